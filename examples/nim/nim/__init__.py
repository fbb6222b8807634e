"""Nim as a game for stolik, in a separate package. docs/adding-a-game.md explains it."""
