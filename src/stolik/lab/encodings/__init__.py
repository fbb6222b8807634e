"""Observations as vectors: each game names the words of its view (`encoding.py`), the rest follows from its type."""

import stolik
from stolik.lab.encodings.layout import Layout, layout_of


def encoding(game: stolik.Game) -> Layout:
    """How views of this game become numbers, field by field."""
    return layout_of(game.View, game.encoding)
