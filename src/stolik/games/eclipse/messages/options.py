"""Options of a game of Eclipse."""

from __future__ import annotations

from typing import Any, Final, Literal

from stolik.kernel.messages import Options


class EclipseOptions(Options, frozen=True):
    species: Literal["terrans", "all"] = "terrans"
    """Only Terran factions, or the six alien species as well (p. 4)."""
    factions: Literal["choice", "random"] = "choice"
    """Players choose their factions, or chance assigns them."""


PRESETS: Final[dict[str, dict[str, Any]]] = {"first_game": {"species": "terrans"}, "aliens": {"species": "all"}}
"""The book says to play the first game with Terrans only (p. 4). messages: eclipse-preset-*"""
