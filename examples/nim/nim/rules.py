"""The rules: take stones from one heap; the player who takes the last one wins, or loses in misère."""

from dataclasses import dataclass
from typing import Literal

from nim.messages import Emptied, Take, Taken
from nim.state import NimState
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame

MOST = 3
ALLOWED, EMPTY_HEAP, TOO_MANY = range(3)


def take_refused(s: NimState, heap: int, count: int) -> int:
    """Up to three stones, as many as the heap has. Listing checks for ALLOWED; `reasons` explains any other value."""
    if s.heaps[heap] == 0:
        return EMPTY_HEAP
    return ALLOWED if count <= s.heaps[heap] else TOO_MANY


@dataclass
class Turns(Frame):
    """The frame that drives the game."""

    kind: Literal["turns"] = "turns"

    def options(self, s: NimState, out: list[Action]) -> None:
        for heap in range(len(s.heaps)):
            for count in range(1, MOST + 1):
                if take_refused(s, heap, count) == ALLOWED:
                    out.append(Take(s.turn, heap, count))

    def choose(self, s: NimState, a: Action, ev: list[Event]) -> None:
        assert isinstance(a, Take)
        s.heaps[a.heap] -= a.count
        s.taken[a.seat] += a.count
        s.turn = (s.turn + 1) % s.seats
        ev.append(Taken(a.seat, a.heap, a.count))
        if s.heaps[a.heap] == 0:
            ev.append(Emptied(a.heap))

    def advance(self, s: NimState, ev: list[Event]) -> None:
        s.stack.pop()  # nothing to take: the game is over

    def question(self, s: NimState) -> tuple[str, dict[str, str | int]]:
        return "take", {}
