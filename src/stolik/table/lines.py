"""Sentences about a game as message ids with values; the language is chosen where they are shown."""

from functools import cache

from stolik.kernel.messages import Action, Event, Line, Reason
from stolik.table.events import TableEvent
from stolik.table.protocol import EventLine

SHARED_REASONS = frozenset({"game-over", "not-your-turn", "not-legal", "not-an-action", "no-such-seat"})
"""Reasons that all games word alike."""


def reason_line(game: str, reason: Reason) -> Line:
    """A refusal's sentence: in the words of this game, or in those that all games share (the table's own reasons have
    no game)."""
    shared = not game or reason.code in SHARED_REASONS
    return Line(f"reason-{reason.code}" if shared else f"{game}-reason-{reason.code}", reason.values)


def action_line(game: str, action: Action) -> Line:
    return Line(f"{game}-do-{action.tag}", action.words())


def event_line(game: str, event: Event, viewer: int | None) -> EventLine:
    """An event as this viewer may know it, with its sentence."""
    heard = event.heard_by(viewer)
    return EventLine(heard, Line(_event_message(game, type(event)), heard.words()))


@cache
def _event_message(game: str, kind: type[Event]) -> str:
    tag = str(kind.__struct_config__.tag)
    return tag.replace("table-", "table-event-", 1) if issubclass(kind, TableEvent) else f"{game}-event-{tag}"
