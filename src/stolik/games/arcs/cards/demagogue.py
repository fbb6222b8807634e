"""Demagogue: Bold and Paranoid."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.cards.common.steps import Choosing, or_done
from stolik.games.arcs.choices import PICK_COURT
from stolik.games.arcs.ids import CARD, NOTHING, at, is_guild
from stolik.games.arcs.messages.actions import PickCourt
from stolik.games.arcs.reasons.pieces import court_position, not_in_court
from stolik.games.arcs.rules.court import influence
from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Action, Event, Reason


class Demagogue(Card):
    def wants(self, s: ArcsState, seat: int, moment: int, x: int) -> bool:
        return s.players[seat].agents > 0

    def declared(self, s: ArcsState, seat: int, ambition: int, ev: list[Event]) -> None:
        s.stack.append(Bold(seat))

    def may_secure(self, s: ArcsState, seat: int, position: int) -> bool:
        """Paranoid: a guild card needs two agents; vox cards do not."""
        return not is_guild(s.court[position]) or s.influence[at(position, seat)] >= 2


@dataclass
class Bold(Choosing):
    """One agent on each of any number of court cards, from the left."""

    seat: int
    position: int = 0
    kind: Literal["bold"] = "bold"

    def choices(self, s: ArcsState) -> list[Action]:
        if s.players[self.seat].agents == 0:
            return []
        return or_done(self.seat, [PICK_COURT[self.seat][c] for c in s.court[self.position :] if c != NOTHING])

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        if isinstance(a, PickCourt):
            position = s.court.index(CARD[a.card])
            self.position = position + 1
            influence(s, self.seat, position, ev)
        else:
            s.stack.pop()

    def why(self, s: ArcsState, kind: str, name: str) -> Reason | None:
        if kind != "card":
            return None
        known = court_position(s, name) != NOTHING
        return Reason("from-the-left", {"card": f"card:{name}"}, "21") if known else not_in_court(name)

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return "bold", {}


register(Demagogue("demagogue"))
