"""Galactic Bards: a follower declares too."""

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.ids import NOTHING, NUMBER_OF, PIVOT, SURPASS
from stolik.games.arcs.reasons.pieces import declaring_forbidden
from stolik.games.arcs.rules.declare import best_marker, list_declare
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.tables import PRINTED
from stolik.kernel.messages import Action, Reason


class GalacticBards(Card):
    def opening(self, s: ArcsState, seat: int, out: list[Action]) -> None:
        """After Surpass or Pivot, if nobody declared this round: the ambition of the played card, no zero marker."""
        if self.must_stay(s, seat):
            list_declare(s, seat, s.played[seat], out)

    def must_stay(self, s: ArcsState, seat: int) -> bool:
        """Until the marker lies there the declaration rests on this card."""
        return s.active == seat and s.modes[seat] in (SURPASS, PIVOT) and not s.acted and not s.declared

    def idle(self, s: ArcsState, seat: int, verbs: int) -> Reason:
        if s.modes[seat] not in (SURPASS, PIVOT):
            return Reason("needs-surpass-or-pivot", {}, "10")
        if s.acted:
            return Reason("acted-already", {}, "20")
        if s.declared:
            return Reason("declared-this-round", {}, "9")
        if best_marker(s) == NOTHING:
            return Reason("no-marker", {}, "9")
        if PRINTED[s.played[seat]] == NOTHING:
            return Reason("no-ambition", {"number": NUMBER_OF[s.played[seat]]}, "9")
        return declaring_forbidden(s, seat) or Reason("declare-there", {}, "9")


register(GalacticBards("galactic_bards"))
