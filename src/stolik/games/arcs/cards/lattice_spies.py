"""Lattice Spies: seize the initiative before doing anything else."""

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.cards.common.steps import give_up
from stolik.games.arcs.ids import NOTHING
from stolik.games.arcs.messages.actions import Use
from stolik.games.arcs.rules.declare import can_seize, seize
from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Action, Event, Reason


class LatticeSpies(Card):
    def prelude(self, s: ArcsState, seat: int, out: list[Action]) -> None:
        """Only before any other action of the turn, and under the normal limits of seizing."""
        if not s.acted and can_seize(s, seat):
            out.append(Use(seat, self.name, "prelude"))

    def use(self, s: ArcsState, a: Use, ev: list[Event]) -> None:
        give_up(s, self, a, ev)
        seize(s, a.seat, NOTHING, ev)

    def idle(self, s: ArcsState, seat: int, verbs: int) -> Reason:
        if not s.prelude:
            return super().idle(s, seat, verbs)
        if s.initiative == seat:
            return Reason("own-initiative", {}, "10")
        if s.seized:
            return Reason("seized-already", {"seat": f"seat:{s.initiative}"}, "10")
        return Reason("acted-already", {}, "20")


register(LatticeSpies("lattice_spies"))
