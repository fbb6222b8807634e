"""Rebel: Committed and Disorganized."""

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.state import ArcsState, Fight


class Rebel(Card):
    def dice(self, s: ArcsState, fight: Fight, limits: list[int]) -> None:
        """Committed: two dice more than ships, and both are mandatory."""
        limits[0] += 2
        limits[1] += 2

    def ship_limit(self, s: ArcsState, seat: int, limit: int) -> int:
        """Disorganized: move at most two ships at a time."""
        return min(limit, 2)


register(Rebel("rebel"))
