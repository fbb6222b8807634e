"""Populist Demands: declare any ambition."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.cards.common.steps import Choosing, or_done
from stolik.games.arcs.ids import AMBITION, AMBITIONS
from stolik.games.arcs.messages.actions import PickAmbition
from stolik.games.arcs.rules.declare import declare, declare_refusal
from stolik.games.arcs.rules.refusals import ALLOWED
from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Action, Event


class PopulistDemands(Card):
    def resolve(self, s: ArcsState, seat: int, ev: list[Event]) -> None:
        s.stack.append(Demands(seat))


@dataclass
class Demands(Choosing):
    """Any ambition, if a marker is available; never with the zero marker."""

    seat: int
    kind: Literal["demands"] = "demands"

    def choices(self, s: ArcsState) -> list[Action]:
        if declare_refusal(s, self.seat) != ALLOWED:
            return []
        return or_done(self.seat, [PickAmbition(self.seat, name) for name in AMBITIONS])

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        s.stack.pop()
        if isinstance(a, PickAmbition):
            declare(s, self.seat, AMBITION[a.ambition], False)

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return "demands", {}


register(PopulistDemands("populist_demands"))
