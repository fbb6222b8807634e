"""Arcana: guilds of Cadwallon send agents to win relics, places and personalities. Rules: docs/rules/arcana.md."""
