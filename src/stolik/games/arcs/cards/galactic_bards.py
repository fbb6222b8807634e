"""Galactic Bards: a follower declares too."""

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.ids import PIVOT, SURPASS
from stolik.games.arcs.rules.declare import list_declare
from stolik.games.arcs.rules.refusals import ACTED_ALREADY, ALLOWED, DECLARED_THIS_ROUND, NEEDS_SURPASS_OR_PIVOT
from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Action


class GalacticBards(Card):
    def opening(self, s: ArcsState, seat: int, out: list[Action]) -> None:
        """After Surpass or Pivot, if nobody declared this round: the ambition of the played card, no zero marker."""
        if self.opening_refusal(s, seat) == ALLOWED:
            list_declare(s, seat, s.played[seat], out)

    def opening_refusal(self, s: ArcsState, seat: int) -> int:
        if s.modes[seat] not in (SURPASS, PIVOT):
            return NEEDS_SURPASS_OR_PIVOT
        if s.acted:
            return ACTED_ALREADY
        return DECLARED_THIS_ROUND if s.declared else ALLOWED

    def must_stay(self, s: ArcsState, seat: int) -> bool:
        """Until the marker is placed, the declaration depends on this card."""
        return s.active == seat and self.opening_refusal(s, seat) == ALLOWED


register(GalacticBards("galactic_bards"))
