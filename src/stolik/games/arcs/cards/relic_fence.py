"""Relic Fence: once per turn a token becomes a Relic."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.cards.common.steps import Choosing, tell
from stolik.games.arcs.ids import RELIC, RESOURCES
from stolik.games.arcs.messages.actions import PickToken, Use
from stolik.games.arcs.reasons.pieces import no_token, same_token, supply_empty
from stolik.games.arcs.rules.resources import discard_token, distinct_tokens, gain
from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Action, Event, Reason


class RelicFence(Card):
    def prelude(self, s: ArcsState, seat: int, out: list[Action]) -> None:
        if self.id not in s.used_cards and fenceable(s, seat):
            out.append(Use(seat, self.name, "prelude"))

    def use(self, s: ArcsState, a: Use, ev: list[Event]) -> None:
        tell(a, ev)
        s.used_cards.append(self.id)
        s.stack.append(Fence(a.seat))

    def idle(self, s: ArcsState, seat: int, verbs: int) -> Reason:
        if not s.prelude:
            return super().idle(s, seat, verbs)
        if self.id in s.used_cards:
            return Reason("card-used", {"card": f"card:{self.name}"}, "20")
        return Reason("nothing-to-fence", {}, "17")


def fenceable(s: ArcsState, seat: int) -> list[Action]:
    """Own tokens for which a Relic can be had."""
    held = s.players[seat].resources
    return [
        PickToken(seat, seat, slot, RESOURCES[held[slot]])
        for slot in distinct_tokens(s.players[seat])
        if s.supply[RELIC] > 0 or held[slot] == RELIC
    ]


@dataclass
class Fence(Choosing):
    """Which token is discarded for a Relic; it is back in the supply at once."""

    seat: int
    kind: Literal["fence"] = "fence"

    def choices(self, s: ArcsState) -> list[Action]:
        return fenceable(s, self.seat)

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        assert isinstance(a, PickToken)
        s.stack.pop()
        discard_token(s, self.seat, a.slot, ev)
        gain(s, self.seat, RELIC, ev)

    def why(self, s: ArcsState, kind: str, name: str) -> Reason | None:
        if kind != "slot":
            return None
        none_left = s.supply[RELIC] == 0
        return no_token(s, self.seat, name) or (supply_empty(RELIC) if none_left else same_token())

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return "fence", {}


register(RelicFence("relic_fence"))
