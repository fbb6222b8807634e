"""The messages of the game: options, actions, events, the view."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from stolik.kernel.messages import Action, BySeat, Event, Options, Seat, Word


class NimOptions(Options, frozen=True):
    misere: bool = False


class Take(Action, frozen=True, tag="take"):
    heap: int
    count: int

    def targets(self) -> tuple[str, ...]:
        return f"heap:{self.heap}", f"count:{self.count}"

    def words(self) -> dict[str, Word]:
        return {"seat": f"seat:{self.seat}", "heap": f"heap:{self.heap}", "count": self.count}


class Taken(Event, frozen=True, tag="taken"):
    seat: Seat
    heap: int
    count: int

    def words(self) -> dict[str, Word]:
        return {"seat": f"seat:{self.seat}", "heap": f"heap:{self.heap}", "count": self.count}


class Emptied(Event, frozen=True, tag="emptied"):
    heap: int

    def words(self) -> dict[str, Word]:
        return {"heap": f"heap:{self.heap}"}


class NimView(msgspec.Struct, frozen=True):
    heaps: list[int]
    turn: Seat
    taken: BySeat


AnyAction: TypeAlias = Take
AnyEvent: TypeAlias = Taken | Emptied
