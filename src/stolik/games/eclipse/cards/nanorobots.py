"""Nanorobots (p. 12): one more ship or structure in a build action."""

from typing import Final

from stolik.games.eclipse.state import Player
from stolik.games.eclipse.tables import TECH

NANOROBOTS: Final[int] = 1 << TECH["nanorobots"]


def builds_allowed(p: Player, allowed: int) -> int:
    """Nanorobots allow one more, except in a reaction, which doesn't call this (p. 12 and 14)."""
    return allowed + 1 if p.techs & NANOROBOTS else allowed
