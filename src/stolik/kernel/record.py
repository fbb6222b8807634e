"""Records: a seed, the setup and a list of actions are the whole game."""

from collections.abc import Iterator
from typing import Any, Final

from stolik.kernel.codec import fingerprint, plain
from stolik.kernel.errors import DamagedRecord, IllegalAction
from stolik.kernel.game import Game
from stolik.kernel.messages import Action, Event, Record
from stolik.kernel.state import State

CHECK_EVERY: Final = 50
"""Actions between two fingerprints."""
CHECKPOINT_EVERY: Final = 16
"""Actions between two kept states; copying each would cost more than the rules of a small game."""


class Checkpoints:
    """Some states of a game by number of actions, so that every other one is a few actions away."""

    def __init__(self) -> None:
        self.states: dict[int, Any] = {}

    def keep(self, number: int, state: Any) -> None:
        """Keep a copy of the state after this many actions."""
        if number not in self.states:
            self.states[number] = state.copy()

    def latest(self, number: int) -> tuple[int, Any]:
        """A copy of the last state kept up to here, to continue from."""
        near = max(kept for kept in tuple(self.states) if kept <= number)  # another thread may be adding one
        return near, self.states[near].copy()

    def drop(self, least: int, most: int) -> None:
        """Forget all states but those after `least` to `most` actions."""
        self.states = {number: state for number, state in self.states.items() if least <= number <= most}


def is_barrier(drawn_before: int, seat_before: int, state: Any, events: list[Event]) -> bool:
    """Whether undo must stop here: dice were rolled, something was drawn or revealed, or another seat is to move."""
    s: State = state
    if s.chance.drawn != drawn_before or not s.pending or s.pending[0].seat != seat_before:
        return True
    return any(e.reveals for e in events)


class Match:
    """A game being played: its state, its record so far, and undo up to the last barrier."""

    def __init__(self, game: Game, seats: int, seed: int | str = 0, options: Any = None) -> None:
        self.game = game
        self.seed = seed
        self.state: Any = game.new(seats, seed, options)
        self.options: dict[str, Any] = plain(self.state.options)
        self.actions: list[Action] = []
        self.checks: dict[int, str] = {}
        self.free = 0
        """How many of the last actions may be undone."""
        self.checkpoints = Checkpoints()
        """Undo replays from there."""

    def play(self, action: Action) -> list[Event]:
        """Carry out a legal action and record it."""
        if len(self.actions) % CHECKPOINT_EVERY == 0:
            self._keep()
        drawn = self.state.chance.drawn
        events = self.game.apply(self.state, action)
        self.actions.append(action)
        self.free = 0 if is_barrier(drawn, action.seat, self.state, events) else self.free + 1
        if len(self.actions) % CHECK_EVERY == 0:
            self.checks[len(self.actions)] = fingerprint(self.state)
        return events

    def _keep(self) -> None:
        """Keep this state, and only those older ones that undo may need."""
        number = len(self.actions)
        self.checkpoints.drop(number - self.free - CHECKPOINT_EVERY + 1, number - 1)
        self.checkpoints.keep(number, self.state)

    def undo(self) -> bool:
        """Undo the last action, unless there is a barrier in between."""
        if not self.free:
            return False
        self.free -= 1
        self.checks.pop(len(self.actions), None)
        self.actions.pop()
        self.checkpoints.drop(0, len(self.actions))
        number, self.state = self.checkpoints.latest(len(self.actions))
        for action in self.actions[number:]:
            self.game.apply(self.state, action)
        return True

    def record(self) -> Record:
        checks = {**self.checks, len(self.actions): fingerprint(self.state)}
        actions = [plain(a) for a in self.actions]
        g = self.game
        return Record(g.name, g.rules, self.state.seats, self.seed, self.options, actions, checks)


def start(game: Game, record: Record) -> Match:
    """The match at the beginning of this record."""
    if record.rules != game.rules:
        raise DamagedRecord(f"rules: the record was made with {record.rules}, this program plays {game.rules}")
    try:
        return Match(game, record.seats, record.seed, record.options)
    except ValueError as error:
        raise DamagedRecord(str(error)) from error


def walk(game: Game, record: Record) -> Iterator[tuple[Match, list[Event]]]:
    """The match before the first action and after each one. DamagedRecord says at which action the replay differs."""
    match = start(game, record)
    yield match, []
    for number, data in enumerate(record.actions, 1):
        try:
            events = match.play(game.action(data))
        except (IllegalAction, ValueError) as error:
            raise DamagedRecord(f"actions[{number - 1}]: {error}") from error
        expected = record.checks.get(number)
        if expected is not None and fingerprint(match.state) != expected:
            raise DamagedRecord(f"actions[{number - 1}]: the state after this action differs from the recorded one")
        yield match, events


def replay(game: Game, record: Record, upto: int | None = None) -> Match:
    """Replay a record, whole or its first `upto` actions."""
    match = None
    for match, _ in walk(game, record):
        if len(match.actions) == upto:
            break
    assert match is not None
    return match
