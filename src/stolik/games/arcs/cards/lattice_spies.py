"""Lattice Spies: seize the initiative before doing anything else."""

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.cards.common.steps import give_up
from stolik.games.arcs.ids import NOTHING
from stolik.games.arcs.messages.actions import Use
from stolik.games.arcs.rules.declare import seize, seize_refusal
from stolik.games.arcs.rules.refusals import ACTED_ALREADY, ALLOWED
from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Event


class LatticeSpies(Card):
    def has_prelude(self) -> bool:
        return True

    def power_refusal(self, s: ArcsState, seat: int, power: str, paid: int) -> int:
        """Only before any other action of the turn. It may be discarded even if nothing can be seized."""
        return ACTED_ALREADY if s.acted else ALLOWED

    def use(self, s: ArcsState, a: Use, ev: list[Event]) -> None:
        give_up(s, self, a, ev)
        if seize_refusal(s, a.seat) == ALLOWED:
            seize(s, a.seat, NOTHING, ev)


register(LatticeSpies("lattice_spies"))
