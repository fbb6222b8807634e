"""Outrage Spreads: everyone provokes outrage of one type."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.cards.common.steps import Choosing, or_done
from stolik.games.arcs.choices import PICK_RESOURCE
from stolik.games.arcs.ids import RESOURCE, RESOURCES
from stolik.games.arcs.messages.actions import PickResource
from stolik.games.arcs.rules.hits import provoke
from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Action, Event


class OutrageSpreads(Card):
    def resolve(self, s: ArcsState, seat: int, ev: list[Event]) -> None:
        s.stack.append(Spreading(seat))


@dataclass
class Spreading(Choosing):
    """Asks which type, if any. No city is destroyed, so nobody ransacks."""

    seat: int
    kind: Literal["spreading"] = "spreading"

    def choices(self, s: ArcsState) -> list[Action]:
        return or_done(self.seat, [PICK_RESOURCE[self.seat][r] for r in range(len(RESOURCES))])

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        s.stack.pop()
        if isinstance(a, PickResource):
            for i in range(s.seats):
                provoke(s, (s.initiative + i) % s.seats, RESOURCE[a.resource], ev)

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return "spreading", {}


register(OutrageSpreads("outrage_spreads"))
