"""Observations as vectors: a small module per game names the words of its views, the rest follows from their type."""

from importlib import import_module

import stolik
from stolik.lab.encodings.layout import Layout, layout_of


def encoding(game: stolik.Game) -> Layout:
    """How views of this game become numbers, field by field."""
    return layout_of(game.View, import_module(f"{__name__}.{game.name}").NAMES)
