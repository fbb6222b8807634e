"""Rebel: Committed and Disorganized."""

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.state import ArcsState, Fight


class Rebel(Card):
    def dice(self, s: ArcsState, fight: Fight, limits: list[int]) -> None:
        """Committed: two dice beyond the ships, and these two must be taken."""
        limits[0] += 2
        limits[1] += 2

    def ship_limit(self, s: ArcsState, seat: int, limit: int) -> int:
        """Disorganized: two ships at a time."""
        return min(limit, 2)


register(Rebel("rebel"))
