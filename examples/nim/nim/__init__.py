"""Nim as a game for stolik, from outside its package. docs/adding-a-game.md goes through it."""
