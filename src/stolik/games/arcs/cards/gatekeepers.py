"""Gatekeepers: two more dice in gates, or a ship in every gate."""

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.cards.common.steps import Spread, give_up
from stolik.games.arcs.ids import is_gate
from stolik.games.arcs.messages.actions import Use
from stolik.games.arcs.state import ArcsState, Fight
from stolik.games.arcs.tables import GATES_IN_PLAY
from stolik.kernel.messages import Event


class Gatekeepers(Card):
    def dice(self, s: ArcsState, fight: Fight, limits: list[int]) -> None:
        """When battling in a gate, up to two dice beyond the ships."""
        if is_gate(fight.system):
            limits[1] += 2

    def has_prelude(self) -> bool:
        return True

    def use(self, s: ArcsState, a: Use, ev: list[Event]) -> None:
        """Discard it: one ship in every gate in play."""
        give_up(s, self, a, ev)
        s.stack.append(Spread(a.seat, GATES_IN_PLAY[s.setup].copy(), self.id))


register(Gatekeepers("gatekeepers"))
