"""Nim, as the game contract requires it (`stolik.kernel.game.Game`)."""

from typing import Any

from nim.messages import AnyAction, AnyEvent, NimOptions, NimView
from nim.rules import EMPTY_HEAP, MOST, Turns, take_refused
from nim.state import NimState
from stolik.kernel.chance import Chance, draw, fresh_key
from stolik.kernel.encoding import ActionIds, Block, Encoding, Kind, Part
from stolik.kernel.game import Game
from stolik.kernel.messages import Decision, Event, Outcome, Reason, Score
from stolik.kernel.state import State

HEAPS, SMALLEST, LARGEST = 3, 3, 7


class Nim(Game):
    def setup(self, seats: int, options: Any, chance: Chance, ev: list[Event]) -> State:
        heaps = [SMALLEST + draw(chance, LARGEST - SMALLEST + 1) for _ in range(HEAPS)]
        return NimState(seats, chance, [Turns()], options, heaps, [0] * seats)

    def view(self, state: Any, seat: int | None) -> NimView:
        return NimView(state.heaps.copy(), state.turn, state.taken.copy())

    def redeal(self, state: Any, seat: int | None, rng: Chance) -> Any:
        """Nothing is hidden but the chance to come."""
        world = state.copy()
        world.chance = Chance(fresh_key(rng), state.chance.drawn)
        return world

    def outcome(self, state: Any) -> Outcome:
        """Whoever took the last stone has won; misère, has lost. Before the end nobody is ahead."""
        s: NimState = state
        last = (s.turn - 1) % s.seats
        best = s.turn if s.options.misere else last
        won = [int(seat == best and not any(s.heaps)) for seat in range(s.seats)]
        scores = [Score(seat, won[seat], {"won": won[seat]}) for seat in range(s.seats)]
        places = sorted({score.total for score in scores}, reverse=True)
        return Outcome(scores, [[score.seat for score in scores if score.total == total] for total in places])

    def things(self, state: Any, seat: int | None) -> list[str]:
        return [f"heap:{heap}" for heap in range(HEAPS)] + [f"count:{count}" for count in range(1, MOST + 1)]

    def why(self, state: Any, seat: int, targets: tuple[str, ...], decision: Decision) -> Reason:
        """The permission that these targets ask about, told as a reason with its rule."""
        heap = next((int(t.partition(":")[2]) for t in targets if t.startswith("heap:")), None)
        count = next((int(t.partition(":")[2]) for t in targets if t.startswith("count:")), 1)
        if heap is None or heap >= HEAPS:
            return Reason("no-such-heap", {}, "1")
        if take_refused(state, heap, count) == EMPTY_HEAP:
            return Reason("empty-heap", {"heap": f"heap:{heap}"}, "1")
        return Reason("too-many", {"heap": f"heap:{heap}", "left": state.heaps[heap], "most": MOST}, "1")

    def census(self, state: Any) -> dict[str, int]:
        return {"stones": sum(state.heaps) + sum(state.taken)}

    def unpack(self, data: Any) -> State:
        from nim.derived import unpack_nim_state

        return unpack_nim_state(data)


class Table(Block):
    """The heaps, and who has taken how much: for learners."""

    def __init__(self) -> None:
        heaps = [f"heap {heap}" for heap in range(HEAPS)]
        super().__init__("table", ["now"], [*heaps, *[f"taken by seat+{seat}" for seat in range(3)]])

    def write(self, s: Any, seat: int, out: list[bytes]) -> None:
        out.append(bytes([*s.heaps, *s.taken[seat:], *s.taken[:seat]]))
        out.append(bytes(3 - s.seats))


TAKE = Kind("take", [Part("heap", [*map(str, range(HEAPS))]), Part("count", [*map(str, range(1, MOST + 1))])])

GAME = Nim("nim", 1, range(2, 4), NimState, NimOptions, AnyAction, AnyEvent, NimView)
GAME.presets = {"misere": {"misere": True}}
GAME.encoding = Encoding(1, ActionIds([TAKE], 3), [Table()])
