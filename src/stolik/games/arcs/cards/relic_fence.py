"""Relic Fence: once per turn a token becomes a Relic."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.asking import slot_named
from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.cards.common.steps import Choosing, tell
from stolik.games.arcs.ids import NOTHING, RELIC, RESOURCES
from stolik.games.arcs.messages.actions import PickToken, Use
from stolik.games.arcs.rules.refusals import (
    ALLOWED,
    CARD_USED,
    EMPTY_SLOT,
    NOTHING_TO_FENCE,
    SLOT_OF_OTHER,
    refused,
    what,
    who,
)
from stolik.games.arcs.rules.resources import discard_token, distinct_tokens, gain, gain_refusal, token_refusal
from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Action, Event, Reason


class RelicFence(Card):
    def has_prelude(self) -> bool:
        return True

    def power_refusal(self, s: ArcsState, seat: int, power: str, paid: int) -> int:
        if self.id in s.used_cards:
            return CARD_USED
        return ALLOWED if fenceable(s, seat) else NOTHING_TO_FENCE

    def use(self, s: ArcsState, a: Use, ev: list[Event]) -> None:
        tell(a, ev)
        s.used_cards.append(self.id)
        s.stack.append(Fence(a.seat))


def fenceable(s: ArcsState, seat: int) -> list[Action]:
    """The player's tokens that can be exchanged for a Relic."""
    held = s.players[seat].resources
    return [
        PickToken(seat, seat, slot, RESOURCES[held[slot]])
        for slot in distinct_tokens(s.players[seat])
        if fence_refusal(s, seat, slot) == ALLOWED
    ]


def fence_refusal(s: ArcsState, seat: int, slot: int) -> int:
    """A token that can be exchanged for a Relic, which may be the very token that goes back."""
    refusal = token_refusal(s.players[seat], slot)
    return refusal if refusal == EMPTY_SLOT or held_relic(s, seat, slot) else gain_refusal(s, RELIC) or refusal


def held_relic(s: ArcsState, seat: int, slot: int) -> bool:
    return s.players[seat].resources[slot] == RELIC


@dataclass
class Fence(Choosing):
    """Asks which token to discard for a Relic; it returns to the supply at once."""

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
        owner, slot = slot_named(name)
        if owner != self.seat:
            return refused(SLOT_OF_OTHER, who(self.seat))
        return refused(EMPTY_SLOT if slot == NOTHING else fence_refusal(s, self.seat, slot), what(RELIC))

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return "fence", {}


register(RelicFence("relic_fence"))
