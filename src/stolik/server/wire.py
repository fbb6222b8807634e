"""The one way out: what a viewer is told is a function of the table and that viewer, and of nothing else."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from stolik.kernel.game import Game
from stolik.kernel.messages import Action, Decision, Event, Line, Reason
from stolik.server.messages import Option, Question, Told, Update
from stolik.text import FALLBACK, locales

MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


@cache
def message_ids() -> frozenset[str]:
    """All messages there are. Only their names are read: parsing the catalogues takes longer than starting a server."""
    texts = [path.read_text("utf-8") for path in (locales() / FALLBACK).glob("*.ftl")]
    return frozenset(id for text in texts for id in MESSAGE.findall(text))


@cache
def message_id(game: str, id: str) -> str:
    """The game's own message `<game>-<id>`, or the one that all games share."""
    own, known = f"{game}-{id}", message_ids()
    return id if not game or (id in known and own not in known) else own


def reason_line(game: str, reason: Reason) -> Line:
    return Line(message_id(game, f"reason-{reason.code}"), reason.values)


def action_line(game: str, action: Action) -> Line:
    return Line(f"{game}-do-{action.tag}", action.words())


class TableEvent(Event, frozen=True):
    """Something that happened on the table and is no part of the game."""

    seat: int


class Undone(TableEvent, frozen=True, tag="table-undone"):
    count: int


class Resigned(TableEvent, frozen=True, tag="table-resigned"):
    pass


class Left(TableEvent, frozen=True, tag="table-left"):
    pass


class Returned(TableEvent, frozen=True, tag="table-returned"):
    pass


class Paused(TableEvent, frozen=True, tag="table-paused"):
    pass


class Resumed(TableEvent, frozen=True, tag="table-resumed"):
    pass


class Ended(TableEvent, frozen=True, tag="table-ended"):
    pass


class RulesChanged(TableEvent, frozen=True, tag="table-rules"):
    rules: str
    lost: int


# messages: table-event-*


def told(game: str, event: Event, viewer: int | None) -> Told:
    """An event as this viewer may know it, with its sentence."""
    heard = event.heard_by(viewer)
    id = (
        heard.tag.replace("table-", "table-event-", 1) if isinstance(event, TableEvent) else f"{game}-event-{heard.tag}"
    )
    return Told(heard, Line(id, heard.words()))


def question(game: str, decision: Decision | None, viewer: int | None) -> Question | None:
    """What is asked. Whoever is not asked learns only who is waited for."""
    if decision is None:
        return None
    if decision.seat != viewer:
        return Question(decision.seat, decision.kind, Line("table-waiting", {"seat": f"seat:{decision.seat}"}), [])
    options = [Option(a, a.targets(), action_line(game, a)) for a in decision.actions]
    return Question(decision.seat, decision.kind, Line(f"{game}-ask-{decision.kind}", decision.values), options)


def update(
    game: Game, state: Any, viewer: int | None, ply: int, events: Sequence[Event], undo: bool, over: bool
) -> Update:
    """All that a viewer (a seat; None: a spectator) is told about a state and how it came about."""
    decision = None if over else game.decision(state)
    return Update(
        n=ply,
        ply=ply,
        seat=viewer,
        view=game.view(state, viewer),
        events=[told(game.name, event, viewer) for event in events],
        decision=question(game.name, decision, viewer),
        undo=undo,
        over=over,
        outcome=game.outcome(state) if over else None,
    )
