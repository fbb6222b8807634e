"""Advanced Economy, Labs and Mining (p. 8): each opens the advanced squares of one resource."""

from typing import Final

from stolik.games.eclipse.ids import SQUARES
from stolik.games.eclipse.tables import TECHS

SQUARE_TECH: Final[list[int]] = [
    sum(1 << t for t, tech in enumerate(TECHS) if tech.kind == "advanced" and tech.gives == square)
    for square in SQUARES
]
"""The technology that a square requires, as a set of bits."""
