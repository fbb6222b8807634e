"""Everything that travels on the live channel of a table."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from stolik.kernel.messages import Line, Outcome, Reason
from stolik.table.info import TEXT, ChatLine, Key, Ply, SeatNumber, TableInfo

# --- what the service says ---


class Option(msgspec.Struct, frozen=True, gc=False):
    action: Any
    targets: tuple[str, ...]
    line: Line
    ordered: bool | msgspec.UnsetType = msgspec.UNSET
    """Set where the order of two targets of one kind matters: A for B is not B for A."""


class Question(msgspec.Struct, frozen=True, gc=False):
    seat: int
    kind: str
    line: Line
    options: list[Option]


class EventLine(msgspec.Struct, frozen=True, gc=False):
    event: Any
    line: Line


class Change(msgspec.Struct, frozen=True, gc=False):
    """A change at one place of a view."""

    at: tuple[str | int, ...]
    """The path to it: fields, keys, list indices."""
    now: Any = msgspec.UNSET
    """The new value; without it, the place is gone."""


class Update(msgspec.Struct, frozen=True, gc=False, tag="update"):
    """What happened, and the state: first as a whole, then as changes to what this connection has."""

    n: int
    ply: int
    seat: int | None
    events: list[EventLine]
    decision: Question | None
    undo: bool
    over: bool
    outcome: Outcome | None
    view: Any = msgspec.UNSET
    changes: list[Change] | msgspec.UnsetType = msgspec.UNSET


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    table: TableInfo
    you: list[int]
    n: int
    chat: list[ChatLine]


class TableChanged(msgspec.Struct, frozen=True, tag="table"):
    table: TableInfo


class Done(msgspec.Struct, frozen=True, tag="done"):
    key: str
    ply: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    key: str
    reason: Reason
    line: Line


class WhyAnswer(msgspec.Struct, frozen=True, tag="why"):
    key: str
    target: list[str]
    reason: Reason | None
    line: Line | None


class Alternative(msgspec.Struct, frozen=True):
    option: int
    value: float


class HintAnswer(msgspec.Struct, frozen=True, tag="hint"):
    key: str
    option: int
    line: Line
    alternatives: list[Alternative]
    value: float | None
    """The chance to win with it."""
    gains: list[Line]
    """What it gains over other moves, in the game's terms."""
    risks: list[Line]
    """What it costs."""


class Expected(msgspec.Struct, frozen=True):
    """One line of an action's odds."""

    line: Line
    value: float
    kind: Literal["percent", "number"]
    error: float
    bad: bool
    chances: list[float]
    """Entry i: the chance of exactly i; empty where nothing is counted."""


class OddsAnswer(msgspec.Struct, frozen=True, tag="odds"):
    key: str
    lines: list[Expected]


class SeatPresence(msgspec.Struct, frozen=True):
    seat: int
    online: bool
    standin: str | None


class Presence(msgspec.Struct, frozen=True, tag="presence"):
    seats: list[SeatPresence]


class Chatted(msgspec.Struct, frozen=True, tag="chat"):
    seat: int
    text: str
    at: float


class ConsentAsked(msgspec.Struct, frozen=True, tag="consent"):
    what: str
    by: int
    answers: dict[str, bool | None]
    """Seat -> yes, no, or not yet."""
    open: bool
    """False once it is settled."""


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    pass


# --- what clients say ---


class Move(msgspec.Struct, frozen=True, tag="move"):
    key: Key
    ply: Ply
    seat: SeatNumber
    action: dict[str, Any]


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    key: Key
    seat: SeatNumber


class Why(msgspec.Struct, frozen=True, tag="why"):
    key: Key
    seat: SeatNumber
    target: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=12)]


class Hint(msgspec.Struct, frozen=True, tag="hint"):
    key: Key
    seat: SeatNumber


class AskOdds(msgspec.Struct, frozen=True, tag="odds"):
    """Ask for the odds of an action."""

    key: Key
    seat: SeatNumber
    action: dict[str, Any]


class Consent(msgspec.Struct, frozen=True, tag="consent"):
    what: Literal["undo", "end"]
    answer: bool


class Say(msgspec.Struct, frozen=True, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=TEXT)]


class Return(msgspec.Struct, frozen=True, tag="return"):
    """Take back a seat from its stand-in."""

    seat: SeatNumber


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    pass


Incoming = Move | Undo | Why | Hint | AskOdds | Consent | Say | Return | Ping
