"""A game being played at a table: everything that follows from its entries. No input, no output, no clock."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from stolik.games import load
from stolik.kernel.codec import decode, encode, fingerprint, plain
from stolik.kernel.engine import options
from stolik.kernel.errors import IllegalAction
from stolik.kernel.messages import Action, Event, Record
from stolik.kernel.record import Match
from stolik.table import events as table_events
from stolik.table.entries import data_of, survivors, unbroken
from stolik.table.rows import Entry, TableRow

FINGERPRINT_EVERY = 10
"""Actions between two stored fingerprints."""


class Offer(msgspec.Struct):
    """A proposal that needs the consent of others: to undo beyond the barrier, or to end the game."""

    what: str
    by: int
    to: int
    answers: dict[int, bool | None]
    holder: str | None = None
    """Who made it."""

    @property
    def agreed(self) -> bool:
        return all(self.answers.values())


class GameSession:
    """A game being played, and everything around it that its entries say."""

    def __init__(self, row: TableRow, seats: int) -> None:
        self.game = load(row.game)
        self.rules = row.rules
        """The rules that it was last played with."""
        self.seed: str | int = msgspec.json.decode(row.seed)
        self.options: dict[str, Any] = msgspec.json.decode(row.options)
        self.seats = seats
        self.match = self._start()
        self.ply = 0
        self.changed = 0
        """The ply of the latest action: the oldest one that a move may answer."""
        self.since = row.updated
        """When the turn passed to the seat to move."""
        self.turned = 0
        """The ply at which it did."""
        self.forgiven = 0
        """The latest outage, which counts against nobody."""
        self.shifts: list[tuple[float, float]] = []
        """The end of that outage, and the seconds by which clocks were moved for it."""
        self.history: list[list[Event]] = []
        """Events by ply."""
        self.keys: dict[tuple[int, str], int] = {}
        self.resigned: set[int] = set()
        self.standins: dict[int, str] = {}
        self.paused = False
        self.ended = False
        self.offer: Offer | None = None
        self.latest_offer: Offer | None = None
        """The open offer, or the latest settled one."""
        self.drift: str = ""
        """Why the entries could not be followed to their end under today's rules."""
        self.lost = 0
        """Actions lost by that."""
        self.base = 0
        """Actions played before the rules changed; of these only the resulting state could be kept."""
        self.base_state: Any = None
        self.carried = False
        """Whether the game has just come from other rules and the players have not been told."""
        self.torn = 0
        """The last stored ply, if earlier ones are missing."""
        self.written: list[Entry] = []
        """The actions that count according to the entries, when they could not all be played."""

    def _start(self) -> Match:
        return Match(self.game, self.seats, self.seed, self.options)

    def _replay(self, actions: Sequence[Action]) -> None:
        """Replay these actions, from the start or from the kept state."""
        self.match = self._start()
        if self.base_state is not None:
            self._stand_at(actions[: self.base], self.base_state.copy())
        for action in actions[self.base :]:
            self.match.play(action)

    def _stand_at(self, actions: Sequence[Action], state: Any) -> None:
        """Continue the match from this state, which these actions led to."""
        self.match.actions = list(actions)
        self.match.state = state
        self.match.free = 0
        self.match.checkpoints.drop(0, -1)
        self.match.checkpoints.keep(len(actions), state)

    def go_on_from(self, state: Any) -> None:
        """Keep the state that the actions so far led to under their own rules. They can no longer be undone."""
        self.base, self.base_state = self.moves, state.copy()
        self._stand_at(self.match.actions, state)

    @property
    def over(self) -> bool:
        return self.ended or not self.match.state.stack

    @property
    def turn(self) -> int | None:
        return None if self.over else options(self.match.state)[0].seat

    @property
    def moves(self) -> int:
        return len(self.match.actions)

    @property
    def undoer(self) -> int | None:
        """The seat that may undo its last action without asking: nothing has been revealed since."""
        return self.match.actions[-1].seat if self.match.free and not self.over else None

    def undo_target(self, seat: int) -> int | None:
        """Number of actions left when this seat undoes its last one; None if it has none."""
        for number in range(self.moves, self.base, -1):
            if self.match.actions[number - 1].seat == seat:
                return number - 1
        return None

    # --- following the entries ---

    def follow(self, entries: Sequence[Entry]) -> None:
        """Follow the stored entries; actions that were undone are not played."""
        last = entries[-1].ply if entries else 0
        entries, torn = unbroken(entries)
        kept = survivors(entries)
        checked = max((e.ply for e in entries if e.kind == "rules"), default=0)
        kept_state = max((e.ply for e in entries if e.kind == "rules" and "state" in data_of(e)), default=0)
        for entry in entries:
            if entry.ply < kept_state and entry.kind in ("move", "rules"):
                self._pass_over(entry, entry.ply in kept)
            elif entry.kind != "move":
                self.apply(entry, played=True)
            elif entry.ply in kept and self.drift != "illegal":
                self._follow_move(entry, check=entry.ply > checked)
            else:
                self._note(entry, [])
        self.lost = len(kept) - self.moves
        self.written = [entry for entry in entries if entry.ply in kept] if self.drift or self.base else []
        self.torn = last if torn else 0

    def _pass_over(self, entry: Entry, counts: bool) -> None:
        """Note an action whose resulting state was kept; it is not played again."""
        if counts:
            try:
                self.match.actions.append(self.game.action(entry.data))
            except ValueError:  # there is no such action any more
                self.match.actions.append(Action(entry.seat))
        self._note(entry, [])

    def _follow_move(self, entry: Entry, check: bool) -> None:
        try:
            self.apply(entry)
        except Exception as error:
            if not isinstance(error, IllegalAction):
                self._replay(self.match.actions)  # the rules may have failed half-way
            self.drift = "illegal"
            self._note(entry, [])
            return
        if check and entry.fingerprint and entry.fingerprint != fingerprint(self.match.state):
            self.drift = self.drift or "differs"

    def apply(self, entry: Entry, played: bool = False) -> list[Event]:
        """Apply one entry. IllegalAction or ValueError: nothing has changed."""
        before = self.turn
        events = HANDLERS[entry.kind](self, entry, played)
        self._note(entry, events)
        if self.turn != before or entry.kind in ("back", "go"):
            self.since, self.turned = entry.at, entry.ply
        return events

    def apply_next(self, entry: Entry) -> None:
        """Apply an entry that another process has written. ValueError: one before it is missing."""
        if entry.ply != self.ply + 1:
            raise ValueError(f"entry {entry.ply} does not follow {self.ply}")
        self.apply(entry)

    def pass_by(self, entry: Entry) -> None:
        """Count an entry that has no effect any more."""
        self._note(entry, [])

    def _note(self, entry: Entry, events: list[Event]) -> None:
        self.ply = entry.ply
        self.history += [[] for _ in range(len(self.history) + 1, entry.ply)]  # what is missing has no effect
        self.history.append(events)
        if entry.kind in CHANGES:
            self.changed = entry.ply
            self.offer = None
        if entry.key:
            self.keys[entry.seat, entry.key] = entry.ply

    def record(self) -> Record:
        """The record of the whole game; as it was written, if today's rules cannot follow it."""
        if not (self.drift or self.base):
            return self.match.record()
        actions = [data_of(entry) for entry in self.written]
        actions += [plain(action) for action in self.match.actions[len(actions) :]]
        checks = {number: entry.fingerprint for number, entry in enumerate(self.written, 1) if entry.fingerprint}
        return Record(self.game.name, self.rules, self.seats, self.seed, self.options, actions, checks)

    def moved(self, at: float) -> float:
        """A time before an outage, moved by it."""
        return at + sum(seconds for until, seconds in self.shifts if at < until)

    def mark(self) -> str:
        """The fingerprint to store with the latest action, every so often."""
        return fingerprint(self.match.state) if self.moves % FINGERPRINT_EVERY == 0 else ""


def _move(session: GameSession, entry: Entry, played: bool) -> list[Event]:
    return session.match.play(session.game.action(entry.data))


def _take_back(session: GameSession, to: int) -> None:
    """Undo all but the first `to` actions."""
    count = session.moves - to
    if count <= session.match.free:
        for _ in range(count):
            session.match.undo()
        return
    session._replay(session.match.actions[:to])


def _undo(session: GameSession, entry: Entry, played: bool) -> list[Event]:
    data = data_of(entry)
    if not played:
        _take_back(session, data["to"])
    return [table_events.Undone(entry.seat, data["count"])]


def _rules(session: GameSession, entry: Entry, played: bool) -> list[Event]:
    """The actions before this entry were replayed under other rules; those that no longer fit are gone."""
    data = data_of(entry)
    session.drift, session.carried = "", False
    if "state" in data:
        session.go_on_from(decode(encode(data["state"]), session.game.State))
    return [table_events.RulesChanged(entry.seat, data["rules"], data["count"])]


def _gap(session: GameSession, entry: Entry, played: bool) -> list[Event]:
    session.torn = 0
    return [table_events.GapFound(entry.seat, data_of(entry)["count"])]


def _offer(session: GameSession, entry: Entry, played: bool) -> list[Event]:
    data = data_of(entry)
    session.offer = Offer(data["what"], entry.seat, data["to"], dict.fromkeys(data["asked"]), data.get("holder"))
    session.latest_offer = session.offer
    return []


def _answer(session: GameSession, entry: Entry, played: bool) -> list[Event]:
    data = data_of(entry)
    if session.offer:
        for seat in data["seats"]:
            session.offer.answers[seat] = data["answer"]
        if not data["answer"]:
            session.offer = None
    return []


def _end(session: GameSession, entry: Entry, played: bool) -> list[Event]:
    session.ended = True
    return [table_events.Ended(entry.seat)]


def _resign(session: GameSession, entry: Entry, played: bool) -> list[Event]:
    session.resigned.add(entry.seat)
    session.standins[entry.seat] = data_of(entry)["level"]
    return [table_events.Resigned(entry.seat)]


def _leave(session: GameSession, entry: Entry, played: bool) -> list[Event]:
    session.standins[entry.seat] = data_of(entry)["level"]
    return [table_events.Left(entry.seat)]


def _back(session: GameSession, entry: Entry, played: bool) -> list[Event]:
    session.standins.pop(entry.seat, None)
    return [table_events.Returned(entry.seat)]


def _device(session: GameSession, entry: Entry, played: bool) -> list[Event]:
    return [table_events.NewDevice(entry.seat)]


def _clock(session: GameSession, entry: Entry, played: bool) -> list[Event]:
    data = data_of(entry)
    session.forgiven = data["outage"]
    session.shifts.append((data["until"], data["seconds"]))
    if session.since < data["until"]:
        session.since += data["seconds"]
    return [table_events.ClockMoved(entry.seat, max(1, round(data["seconds"] / 60)))]


def _hurry(session: GameSession, entry: Entry, played: bool) -> list[Event]:
    return [table_events.BotsHurried(entry.seat)]


def _pause(session: GameSession, entry: Entry, played: bool) -> list[Event]:
    session.paused = True
    return [table_events.Paused(entry.seat)]


def _go(session: GameSession, entry: Entry, played: bool) -> list[Event]:
    session.paused = False
    return [table_events.Resumed(entry.seat)]


HANDLERS: dict[str, Callable[[GameSession, Entry, bool], list[Event]]] = {
    "move": _move, "undo": _undo, "rules": _rules, "offer": _offer, "answer": _answer, "end": _end,
    "gap": _gap, "resign": _resign, "leave": _leave, "back": _back, "pause": _pause, "go": _go,
    "device": _device, "clock": _clock, "hurry": _hurry,
}  # fmt: skip
CHANGES = frozenset({"move", "undo", "rules", "gap", "end"})


def result_of(session: GameSession) -> str | None:
    """How the game ended, for the store; None: it goes on."""
    return encode(session.game.outcome(session.match.state)).decode() if session.over else None
