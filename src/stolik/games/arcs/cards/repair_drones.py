"""Repair Drones: a battle ends with a repair."""

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.ids import at
from stolik.games.arcs.rules.build import repair_ship
from stolik.games.arcs.state import ArcsState, Fight
from stolik.kernel.messages import Event


class RepairDrones(Card):
    def wants(self, s: ArcsState, seat: int, moment: int, x: int) -> bool:
        fight = s.fights[-1]
        return fight.attacker == seat and s.damaged[at(fight.system, seat)] > 0

    def battle_over(self, s: ArcsState, seat: int, fight: Fight, ev: list[Event]) -> None:
        """Repairs one attacking ship. Damaged ships are all alike, so there is nothing to ask."""
        repair_ship(s, seat, fight.system, ev)


register(RepairDrones("repair_drones"))
