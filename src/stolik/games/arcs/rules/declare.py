"""Declaring ambitions and seizing the initiative (p. 9-10)."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import DECLARED, DECLARING, MAY_DECLARE, OMITS_ZERO, speakers
from stolik.games.arcs.choices import DECLARE
from stolik.games.arcs.ids import ACTION_CARDS, AMBITIONS, ANY, NOTHING
from stolik.games.arcs.messages.events import Declared, Seized
from stolik.games.arcs.rules.react import react
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


def can_declare(s: ArcsState, seat: int) -> bool:
    if best_marker(s) == NOTHING:
        return False
    return all(c.may_declare(s, seat) for c in speakers(s.players[seat], MAY_DECLARE))


def list_declare(s: ArcsState, seat: int, card: int, out: list[Action]) -> None:
    """The ambition printed on the card; a 7 allows any, a 1 none."""
    printed = PRINTED[card]
    if printed != NOTHING and can_declare(s, seat):
        out.extend(DECLARE[seat] if printed == ANY else [DECLARE[seat][printed]])


def declare(s: ArcsState, seat: int, ambition: int, zero: bool) -> None:
    """Declare an ambition, with the zero marker on the lead card if `zero`."""
    s.stack.append(Declaring(seat, ambition, zero))


@dataclass
class Declaring(Frame):
    """What a declaration costs, the marker, and what it brings."""

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


def can_seize(s: ArcsState, seat: int) -> bool:
    """Not by who has it, and once a round (p. 10)."""
    return not s.seized and s.initiative != seat


def seize(s: ArcsState, seat: int, card: int, ev: list[Event]) -> None:
    """Take the initiative; `card` is what was played face down for it, or NOTHING."""
    s.seized = True
    s.initiative = seat
    ev.append(Seized(seat, ACTION_CARDS[card] if card != NOTHING else None))
