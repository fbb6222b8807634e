"""Upstart: Ambitious and Callow."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.cards.common.steps import Choosing, or_done
from stolik.games.arcs.choices import PICK_RESOURCE
from stolik.games.arcs.ids import RESOURCE, RESOURCES
from stolik.games.arcs.messages.actions import PickResource
from stolik.games.arcs.rules.pieces import control, system_of
from stolik.games.arcs.rules.refusals import ALLOWED, refused, what
from stolik.games.arcs.rules.resources import gain, gain_refusal
from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Action, Event, Reason


class Upstart(Card):
    def declared(self, s: ArcsState, seat: int, ambition: int, ev: list[Event]) -> None:
        s.stack.append(Ambitious(seat))

    def wants(self, s: ArcsState, seat: int, moment: int, x: int) -> bool:
        return any(s.supply)

    def may_tax(self, s: ArcsState, seat: int, place: int) -> bool:
        """Callow: taxes only cities in controlled systems, even loyal ones."""
        return control(s, system_of(place)) == seat


@dataclass
class Ambitious(Choosing):
    """Optionally gain one token of any type for a declaration."""

    seat: int
    kind: Literal["ambitious"] = "ambitious"

    def choices(self, s: ArcsState) -> list[Action]:
        return or_done(
            self.seat, [PICK_RESOURCE[self.seat][r] for r in range(len(RESOURCES)) if gain_refusal(s, r) == ALLOWED]
        )

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        s.stack.pop()
        if isinstance(a, PickResource):
            gain(s, self.seat, RESOURCE[a.resource], ev)

    def why(self, s: ArcsState, kind: str, name: str) -> Reason | None:
        return refused(gain_refusal(s, RESOURCE[name]), what(RESOURCE[name])) if kind == "resource" else None

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return "gain-any", {}


register(Upstart("upstart"))
