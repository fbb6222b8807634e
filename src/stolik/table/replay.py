"""A finished game, step by step, seen from any seat."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from stolik.kernel.codec import plain
from stolik.kernel.game import Game
from stolik.kernel.messages import Action, Event, Outcome, Record
from stolik.kernel.record import CHECKPOINT_EVERY, Checkpoints
from stolik.table.diff import changes
from stolik.table.errors import Refusal
from stolik.table.protocol import Change, EventLine, Question
from stolik.table.session import GameSession
from stolik.table.updates import update


class ReplayStep(msgspec.Struct, frozen=True):
    ply: int
    plies: int
    seat: int | None
    view: Any
    events: list[EventLine]
    decision: Question | None
    action: Any
    """The next choice; None at the end."""
    outcome: Outcome


LONGEST_RANGE = 64


class ReplayRange(msgspec.Struct, frozen=True):
    """Consecutive positions: the first one whole, then the changes from each to the next."""

    first: ReplayStep
    steps: list[ReplayStep]
    """Without their views."""
    changes: list[list[Change]]


class Occurrence(msgspec.Struct, frozen=True):
    """An event and the moment it happened."""

    ply: int
    event: Any


class Replay:
    """A finished game with states kept along the way. Several threads may step through it at once."""

    def __init__(self, game: Game, seats: int, seed: int | str, options: Any, actions: Sequence[Action]) -> None:
        self.game = game
        self.seats = seats
        self.actions = list(actions)
        self.checkpoints = Checkpoints()
        self.first = 0
        """The first position that can be shown; earlier ones were played under other rules."""
        self.checkpoints.keep(0, game.new(seats, seed, options))
        self._found: tuple[str, list[Occurrence]] = "", []
        """The latest query for events, by tag."""

    @classmethod
    def of_record(cls, game: Game, record: Record) -> "Replay":
        return cls(game, record.seats, record.seed, record.options, [game.action(data) for data in record.actions])

    @classmethod
    def of_session(cls, session: GameSession) -> "Replay":
        found = cls(session.game, session.seats, session.seed, session.options, session.match.actions)
        if session.base_state is not None:
            found.begin_at(session.base, session.base_state)
        return found

    def begin_at(self, ply: int, state: Any) -> None:
        """Nothing before this state can be shown."""
        self.first = ply
        self.checkpoints.drop(0, -1)
        self.checkpoints.keep(ply, state)

    def at(self, ply: int) -> tuple[Any, list[Event]]:
        """The state after this many actions, and the events of the last one."""
        ply = max(ply, self.first)
        near, state = self.checkpoints.latest(max(ply - 1, self.first))
        events: list[Event] = []
        for number in range(near, ply):
            events = self.game.apply(state, self.actions[number])
            if (number + 1) % CHECKPOINT_EVERY == 0:
                self.checkpoints.keep(number + 1, state)
        return state, events

    def when(self, tag: str) -> list[Occurrence]:
        """All events of one kind as a spectator may know them, with their positions. Plays the whole game once."""
        asked, found = self._found
        if asked != tag:
            (_, state), found = self.checkpoints.latest(self.first), []
            for ply, action in enumerate(self.actions[self.first :], self.first + 1):
                events = self.game.apply(state, action)
                found += [Occurrence(ply, event.heard_by(None)) for event in events if event.tag == tag]
            self._found = tag, found
        return found

    def step(self, ply: int, seat: int | None) -> ReplayStep:
        return self._told(ply, seat, *self.at(self._checked(ply)))

    def range(self, first: int, last: int, seat: int | None) -> ReplayRange:
        """Positions from one on: as many as requested, as the game has, and as one answer holds. Each action is played
        once."""
        last = min(last, len(self.actions), self._checked(first) + LONGEST_RANGE - 1)
        state, events = self.at(first)
        steps = [self._told(first, seat, state, events)]
        told: list[list[Change]] = []
        for ply in range(first + 1, last + 1):
            steps.append(self._told(ply, seat, state, self.game.apply(state, self.actions[ply - 1])))
            told.append(changes(steps[-2].view, steps[-1].view))
        return ReplayRange(steps[0], [replace(step, view=None) for step in steps[1:]], told)

    def _checked(self, ply: int) -> int:
        if not 0 <= ply <= len(self.actions):
            raise Refusal("no-such-ply", given=ply, most=len(self.actions))
        return ply

    def _told(self, ply: int, seat: int | None, state: Any, events: list[Event]) -> ReplayStep:
        shown = update(self.game, state, seat, ply, events, undo=False, over=False)
        action = plain(self.actions[ply]) if ply < len(self.actions) else None
        return ReplayStep(
            ply, len(self.actions), seat, shown.view, shown.events, shown.decision, action, self.game.outcome(state)
        )
