"""Demagogue: Bold and Paranoid."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.asking import court_position
from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.cards.common.steps import Choosing, or_done
from stolik.games.arcs.choices import PICK_COURT
from stolik.games.arcs.ids import CARD, NOTHING, at, is_guild
from stolik.games.arcs.messages.actions import PickCourt
from stolik.games.arcs.rules.court import influence, influence_refusal
from stolik.games.arcs.rules.refusals import ALLOWED, FROM_THE_LEFT, NOT_IN_COURT, refused
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
        open_ = [i for i in range(len(s.court)) if self.refusal(s, i) == ALLOWED]
        return or_done(self.seat, [PICK_COURT[self.seat][s.court[i]] for i in open_])

    def refusal(self, s: ArcsState, position: int) -> int:
        return FROM_THE_LEFT if position < self.position else influence_refusal(s, self.seat, position)

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
        position = court_position(s, name)
        return refused(NOT_IN_COURT if position == NOTHING else self.refusal(s, position), {"card": f"card:{name}"})

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return "bold", {}


register(Demagogue("demagogue"))
