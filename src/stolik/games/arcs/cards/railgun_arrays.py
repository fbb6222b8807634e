"""Railgun Arrays: attackers are hit first."""

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.ids import at
from stolik.games.arcs.rules.hits import HitShips
from stolik.games.arcs.state import ArcsState, Fight
from stolik.kernel.messages import Event


class RailgunArrays(Card):
    def wants(self, s: ArcsState, seat: int, moment: int, x: int) -> bool:
        """Applies when defending with a fresh ship."""
        fight = s.fights[-1]
        return fight.defender == seat and s.fresh[at(fight.system, seat)] > 0

    def battle_begins(self, s: ArcsState, seat: int, fight: Fight, ev: list[Event]) -> None:
        """The attacker takes one hit before collecting dice, and chooses where."""
        s.stack.append(HitShips(fight.attacker, fight.attacker, seat, fight.system, 1, False))


register(RailgunArrays("railgun_arrays"))
