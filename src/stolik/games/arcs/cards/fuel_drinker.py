"""Fuel-Drinker: Insatiable and Lavish."""

from stolik.games.arcs.cards.common.base import SCORED, register
from stolik.games.arcs.cards.common.taxmen import Taxman
from stolik.games.arcs.ids import FUEL, TYCOON
from stolik.games.arcs.rules.resources import discard_all, tokens
from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Event


class FuelDrinker(Taxman):
    def wants(self, s: ArcsState, seat: int, moment: int, x: int) -> bool:
        if moment == SCORED:
            return TYCOON in s.markers and tokens(s.players[seat], FUEL) > 0
        return super().wants(s, seat, moment, x)

    def scored(self, s: ArcsState, seat: int, ev: list[Event]) -> None:
        """Lavish: discard all Fuel if Tycoon was scored."""
        discard_all(s, seat, FUEL, ev)


register(FuelDrinker("fuel_drinker", FUEL))
