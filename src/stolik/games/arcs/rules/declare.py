"""Declaring ambitions and seizing the initiative (p. 9-10)."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import DECLARED, DECLARING, MAY_DECLARE, OMITS_ZERO, speakers
from stolik.games.arcs.choices import DECLARE
from stolik.games.arcs.ids import ACTION_CARDS, AMBITIONS, ANY, NOTHING
from stolik.games.arcs.messages.events import Declared, Seized
from stolik.games.arcs.rules.react import react
from stolik.games.arcs.rules.refusals import (
    ALLOWED,
    CARD_FORBIDS,
    NO_AMBITION,
    NO_MARKER,
    OTHER_AMBITION,
    OWN_INITIATIVE,
    SEIZED_ALREADY,
)
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.tables import MARKER_VALUES, PRINTED
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame


def first_value(s: ArcsState, marker: int) -> int:
    return MARKER_VALUES[marker][int(s.flipped[marker])][0]


def second_value(s: ArcsState, marker: int) -> int:
    return MARKER_VALUES[marker][int(s.flipped[marker])][1]


def best_marker(s: ArcsState) -> int:
    """The available marker with the highest value; NOTHING if all are used."""
    best = NOTHING
    for m, ambition in enumerate(s.markers):
        if ambition == NOTHING and (best == NOTHING or first_value(s, m) > first_value(s, best)):
            best = m
    return best


def declare_refusal(s: ArcsState, seat: int) -> int:
    """A marker must be available (p. 9); one of the player's cards may forbid it or ask a price."""
    if best_marker(s) == NOTHING:
        return NO_MARKER
    return ALLOWED if declare_forbidder(s, seat) == NOTHING else CARD_FORBIDS


def declare_forbidder(s: ArcsState, seat: int) -> int:
    """The player's card that prevents declaring; NOTHING if none."""
    for c in speakers(s.players[seat], MAY_DECLARE):
        if not c.may_declare(s, seat):
            return c.id
    return NOTHING


def declare_with_refusal(s: ArcsState, seat: int, card: int, ambition: int) -> int:
    """The ambition printed on the card (ANY asks whether it allows any); a 7 allows all, a 1 none (p. 9)."""
    refusal = declare_refusal(s, seat)
    if refusal != ALLOWED:
        return refusal
    printed = PRINTED[card]
    if printed == NOTHING:
        return NO_AMBITION
    return ALLOWED if ANY in (printed, ambition) or printed == ambition else OTHER_AMBITION


def list_declare(s: ArcsState, seat: int, card: int, out: list[Action]) -> None:
    if declare_with_refusal(s, seat, card, ANY) == ALLOWED:
        printed = PRINTED[card]
        out.extend(DECLARE[seat] if printed == ANY else [DECLARE[seat][printed]])


def declare(s: ArcsState, seat: int, ambition: int, zero: bool) -> None:
    """Declare an ambition, with the zero marker on the lead card if `zero`."""
    s.stack.append(Declaring(seat, ambition, zero))


@dataclass
class Declaring(Frame):
    """Pay the declaration's cost, place the marker, and resolve its effects."""

    seat: int
    ambition: int
    zero: bool
    step: Literal["pay", "marker", "gain"] = "pay"
    kind: Literal["declaring"] = "declaring"

    def advance(self, s: ArcsState, ev: list[Event]) -> None:
        if self.step == "pay":
            self.step = "marker"
            react(s, DECLARING, [self.seat], self.ambition, ev)
        elif self.step == "marker":
            self.step = "gain"
            self.place_marker(s, ev)
        else:
            s.stack.pop()
            react(s, DECLARED, [self.seat], self.ambition, ev)

    def place_marker(self, s: ArcsState, ev: list[Event]) -> None:
        marker = best_marker(s)
        s.markers[marker] = self.ambition
        s.declared = True
        zero = self.zero and not omits_zero(s, self.seat, self.ambition)
        if zero:
            s.zero = True
        name = AMBITIONS[self.ambition]
        ev.append(Declared(self.seat, name, first_value(s, marker), second_value(s, marker), zero))


def omits_zero(s: ArcsState, seat: int, ambition: int) -> bool:
    return any(c.omits_zero(s, seat, ambition) for c in speakers(s.players[seat], OMITS_ZERO))


def seize_refusal(s: ArcsState, seat: int) -> int:
    """Not by the player who has it, and only once a round (p. 10)."""
    if s.initiative == seat:
        return OWN_INITIATIVE
    return SEIZED_ALREADY if s.seized else ALLOWED


def seize(s: ArcsState, seat: int, card: int, ev: list[Event]) -> None:
    """Take the initiative; `card` was played face down for it, or is NOTHING."""
    s.seized = True
    s.initiative = seat
    ev.append(Seized(seat, ACTION_CARDS[card] if card != NOTHING else None))
