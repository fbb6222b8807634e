"""Loyal Marines: a loyal guild of Weapons that also musters ships."""

from stolik.games.arcs.cards.common.base import register
from stolik.games.arcs.cards.common.kinds import Mustering


class LoyalMarines(Mustering):
    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.loyal = True

    def spends_as(self) -> int:
        """Any token may be spent as a Weapon, whatever outrage says."""
        return self.suit


register(LoyalMarines("loyal_marines"))
