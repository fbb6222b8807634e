"""The only way out: what a viewer is told is a function of the table and that viewer, and of nothing else."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from msgspec import UNSET, Raw

from stolik.kernel.codec import encode
from stolik.kernel.game import Game
from stolik.kernel.messages import Action, Decision, Event, Line, Outcome
from stolik.table.diff import Rows, changes
from stolik.table.lines import action_line, event_line
from stolik.table.protocol import EventLine, Option, Question, Update


@lru_cache(8192)  # most actions come up again and again: looking one up takes a tenth of the time
def option(game: str, action: Action) -> Raw:
    """An `Option` as it travels."""
    return Raw(encode(Option(action, action.targets(), action_line(game, action), action.ordered or UNSET)))


def question(game: str, decision: Decision | None, viewer: int | None) -> Question | None:
    """The question. Viewers who are not asked learn only who is."""
    if decision is None:
        return None
    if decision.seat != viewer:
        return Question(decision.seat, decision.kind, Line("table-waiting", {"seat": f"seat:{decision.seat}"}), [])
    options: list[Any] = [option(game, action) for action in decision.actions]
    return Question(decision.seat, decision.kind, Line(f"{game}-ask-{decision.kind}", decision.values), options)


class Updates:
    """All that is told about one state of a game, made once for everybody who hears the same."""

    def __init__(
        self, game: Game, state: Any, viewers: Iterable[int | None], ply: int, history: Sequence[Sequence[Event]],
        over: bool, undo: int | None = None, outcome: Outcome | None = None,
    ) -> None:  # fmt: skip
        self.game = game.name
        self.ply = ply
        self.history = history
        """Events by ply."""
        self.over = over
        self.undo = undo
        """The seat that may undo its last action."""
        self.decision = None if over else game.decision(state)
        self.outcome = outcome
        seats = list(viewers)
        self.views: dict[int | None, Any] = dict(zip(seats, game.views(state, seats)))
        self._texts: dict[tuple[int | None, int, bool], bytes] = {}
        self._rows: Rows = {}
        self._open: dict[int, EventLine] = {}
        """Events by identity, as everybody may know them."""

    def text(self, viewer: int | None, since: int, held: Any) -> bytes:
        """The update as it travels. At one ply, a viewer's view is the same on all its connections."""
        key = viewer, since, held is None
        known = self._texts.get(key)
        if known is None:
            known = self._texts[key] = encode(self.update(viewer, since, held))
        return known

    def update(self, viewer: int | None, since: int = 0, held: Any = None) -> Update:
        """An update for a viewer (a seat; None: a spectator): whole, or as changes to the view that it has."""
        view = self.views[viewer]
        return Update(
            n=self.ply,
            ply=self.ply,
            seat=viewer,
            events=[self._told(event, viewer) for events in self.history[max(0, since) :] for event in events],
            decision=question(self.game, self.decision, viewer),
            undo=viewer is not None and viewer == self.undo,
            over=self.over,
            outcome=self.outcome,
            view=view if held is None else UNSET,
            changes=UNSET if held is None else changes(held, view, self._rows),
        )

    def _told(self, event: Event, viewer: int | None) -> EventLine:
        if event.secret and viewer is not None and viewer == getattr(event, "seat", None):
            return event_line(self.game, event, viewer)
        known = self._open.get(id(event))
        if known is None:
            known = self._open[id(event)] = event_line(self.game, event, None)
        return known


class Told:
    """What one connection has been sent: the last ply, and each viewer's view then."""

    def __init__(self, seen: int) -> None:
        self.seen = seen
        """Before anything was sent: the last ply that the client says it has."""
        self.held: dict[int | None, Any] = {}

    def begin(self, ply: int) -> None:
        """Start from this ply; a client without any state is sent no past events."""
        self.seen = min(self.seen, ply) if self.seen >= 0 else ply

    def catch_up(self, updates: Updates, viewers: Iterable[int | None]) -> list[bytes]:
        """What each viewer has not been sent yet: first the whole view, then its changes."""
        texts = [updates.text(viewer, self.seen, self.held.get(viewer)) for viewer in viewers]
        self.held = {viewer: updates.views[viewer] for viewer in viewers}
        self.seen = updates.ply
        return texts


def update(
    game: Game, state: Any, viewer: int | None, ply: int, events: Sequence[Event], undo: bool, over: bool
) -> Update:
    """All that a viewer is told about a state and the events that led to it."""
    return Updates(game, state, [viewer], ply, [events], over, viewer if undo else None).update(viewer)
