"""Replays of finished tables: step by step, through any eyes. Before the end nobody gets more than their own seat."""

from collections import OrderedDict
from typing import Any

import msgspec

from stolik.kernel.codec import plain
from stolik.kernel.messages import Action, Event, Outcome, Record
from stolik.kernel.record import replay
from stolik.server.create import acceptable, game_of
from stolik.server.tables import Table
from stolik.table import updates
from stolik.table.errors import Refusal
from stolik.table.protocol import EventLine, Question
from stolik.table.session import GameSession

CHECKPOINT = 16
"""Plies between two states that are kept."""
KEEP = 32
"""Replays that are kept."""


class ReplayStep(msgspec.Struct, frozen=True):
    ply: int
    plies: int
    seat: int | None
    view: Any
    events: list[EventLine]
    decision: Question | None
    action: Any
    """What was chosen next; None at the end."""
    outcome: Outcome


class Happened(msgspec.Struct, frozen=True):
    ply: int
    event: Any


class Replay:
    """A finished game with states kept along the way."""

    def __init__(self, session: GameSession) -> None:
        self.game = session.game
        self.actions: list[Action] = list(session.match.actions)
        self.kept: dict[int, Any] = {0: self.game.new(session.seats, session.seed, session.options)}
        self._found: tuple[str, list[Happened]] = "", []
        """The events that were asked for last, by their tag."""

    def at(self, ply: int) -> tuple[Any, list[Event]]:
        """The state after so many actions, and what the last of them brought about."""
        known = tuple(self.kept)  # several readers step at once, each in a thread of its own, and add to it
        near = max(kept for kept in known if kept < max(ply, 1))
        state, events = self.kept[near].copy(), []
        for number in range(near, ply):
            events = self.game.apply(state, self.actions[number])
            if (number + 1) % CHECKPOINT == 0:
                self.kept.setdefault(number + 1, state.copy())
        return state, events

    def when(self, tag: str) -> list[Happened]:
        """All events of one kind, as a spectator may know them, and when. Plays the whole game once."""
        asked, found = self._found
        if asked != tag:
            state, found = self.kept[0].copy(), []
            for ply, action in enumerate(self.actions, 1):
                events = self.game.apply(state, action)
                found += [Happened(ply, event.heard_by(None)) for event in events if event.tag == tag]
            self._found = tag, found
        return found

    def step(self, ply: int, seat: int | None) -> ReplayStep:
        if not 0 <= ply <= len(self.actions):
            raise Refusal("no-such-ply", given=ply, most=len(self.actions))
        state, events = self.at(ply)
        said = updates.update(self.game, state, seat, ply, events, undo=False, over=False)
        action = plain(self.actions[ply]) if ply < len(self.actions) else None
        return ReplayStep(
            ply, len(self.actions), seat, said.view, said.events, said.decision, action, self.game.outcome(state)
        )


def must_be_over(table: Table) -> None:
    """Nobody gets the whole game, nor its seed, before the end of it has been written."""
    if table.row.status != "over":
        raise Refusal("not-over")


class Replays:
    """The replays looked at lately."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Replay] = OrderedDict()

    def of(self, table: Table) -> Replay:
        must_be_over(table)
        if table.id not in self.kept:
            self.kept[table.id] = Replay(table.playing())
        self.kept.move_to_end(table.id)
        while len(self.kept) > KEEP:
            self.kept.popitem(last=False)
        return self.kept[table.id]


replays = Replays()


def proved(record: Record) -> Record:
    """The record as this program plays it; a refusal says where it differs. Takes as long as the game is long."""
    if not acceptable(record):
        raise Refusal("damaged-record", given="game, seed, actions")
    try:
        return replay(game_of(record.game), record).record()
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise Refusal("damaged-record", given=str(error)[:300]) from error
