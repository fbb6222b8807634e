"""Everything that travels between the service and its clients."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from stolik.kernel.messages import Line, Outcome, Reason

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*\S[^\x00-\x1f\x7f]*$")]
"""A player's name: one line, not empty."""
Level = Literal["easy", "normal", "hard"]
Pace = Literal["none", "live", "day"]
Leaver = Literal["wait", "easy", "normal", "hard"]
Language = Literal["en", "pl", "cs"]
Status = Literal["open", "playing", "over"]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Key = Annotated[str, Meta(min_length=1, max_length=80)]
LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")

# --- games ---


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    values: list[Any]
    default: Any


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    rules: str
    seats: list[int]
    options: list[OptionInfo]
    presets: dict[str, dict[str, Any]]
    levels: list[Level]


# --- making a table ---


class NewSeat(msgspec.Struct, frozen=True):
    kind: Literal["here", "link", "bot"]
    name: Annotated[str, Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")] = ""
    level: Level = "normal"


class NewTable(msgspec.Struct, frozen=True):
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    pace: Pace = "none"
    leaver: Leaver = "wait"
    patience: Annotated[int, Meta(ge=5, le=2_592_000)] | None = None
    """Seconds a seat may take before a bot plays for it; without: what the pace suggests."""
    public: bool = False
    chat: bool = True
    language: Language = "en"
    """Of messages to people who are not looking: e-mail."""
    webhook: Annotated[str, Meta(max_length=500)] = ""
    seed: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    """Only where one person holds all seats: the dice of a shared table are nobody's choice."""


class MadeSeat(msgspec.Struct, frozen=True):
    seat: int
    kind: str
    name: str
    invite: str | None = None


class MadeTable(msgspec.Struct, frozen=True):
    table: str
    seats: list[MadeSeat]
    watch: str


# --- looking at a table ---


class SeatInfo(msgspec.Struct, frozen=True):
    seat: int
    name: str
    kind: str
    level: str
    taken: bool
    online: bool
    you: bool
    standin: str | None
    """Level of the bot that plays for this seat now."""
    resigned: bool


class TableInfo(msgspec.Struct, frozen=True):
    table: str
    game: str
    rules: str
    options: dict[str, Any]
    status: Status
    owner: bool
    seats: list[SeatInfo]
    ply: int
    turn: int | None
    updated: float
    created: float
    pace: Pace
    leaver: Leaver
    patience: int
    deadline: float | None
    """When a bot would take over the seat whose turn it is."""
    paused: bool
    public: bool
    chat: bool
    commitment: str
    """SHA-256 of the seed's JSON, published before the first move."""
    seed: str | int | None
    """Opened when the game is over."""
    origin: str
    rematch: str | None


class Joined(msgspec.Struct, frozen=True):
    table: str
    seat: int


class Watching(msgspec.Struct, frozen=True):
    table: str


class Link(msgspec.Struct, frozen=True):
    invite: str


class Made(msgspec.Struct, frozen=True):
    table: str


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused, and what to tell the reader."""

    reason: Reason
    line: Line


# --- bodies ---


class JoinBody(msgspec.Struct, frozen=True):
    name: Name


class SeatBody(msgspec.Struct, frozen=True):
    seat: SeatNumber | None = None
    """Needed only by devices that hold several seats."""


class PauseBody(msgspec.Struct, frozen=True):
    paused: bool = True
    seat: SeatNumber | None = None


class ForkBody(msgspec.Struct, frozen=True):
    ply: Ply
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)] | None = None


class NoteBody(msgspec.Struct, frozen=True):
    text: Annotated[str, Meta(max_length=10_000)]


class MailBody(msgspec.Struct, frozen=True):
    email: Annotated[str, Meta(max_length=200, pattern=r"^([^@\s<>,;]+@[^@\s<>,;]+)?$")]


class AccountBody(msgspec.Struct, frozen=True):
    name: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class AccountInfo(msgspec.Struct, frozen=True):
    name: str | None


class ChatLine(msgspec.Struct, frozen=True):
    seat: int
    text: str
    at: float


# --- the live channel: what the service says ---


class Option(msgspec.Struct, frozen=True):
    action: Any
    targets: tuple[str, ...]
    line: Line


class Question(msgspec.Struct, frozen=True):
    seat: int
    kind: str
    line: Line
    options: list[Option]


class Told(msgspec.Struct, frozen=True):
    event: Any
    line: Line


class Change(msgspec.Struct, frozen=True):
    """One place in a view that has changed."""

    at: tuple[str | int, ...]
    """The way to it: names of fields, keys, numbers in a list."""
    now: Any = msgspec.UNSET
    """What is there now; without it: nothing any more."""


class Update(msgspec.Struct, frozen=True, tag="update"):
    """What happened, and how things stand: as a whole first, then as changes to what this connection was told last."""

    n: int
    ply: int
    seat: int | None
    events: list[Told]
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
    by: str
    """The name of the bot that says so."""


class Expected(msgspec.Struct, frozen=True):
    """One line of what an action would bring."""

    line: Line
    value: float
    kind: Literal["percent", "number"]
    error: float
    bad: bool


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
    """False when it has been settled."""


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    pass


# --- the live channel: what clients say ---


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
    """What would this action of mine bring?"""

    key: Key
    seat: SeatNumber
    action: dict[str, Any]


class Consent(msgspec.Struct, frozen=True, tag="consent"):
    what: Literal["undo", "end"]
    answer: bool


class Say(msgspec.Struct, frozen=True, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Return(msgspec.Struct, frozen=True, tag="return"):
    """I am here: give me my seat back."""

    seat: SeatNumber


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    pass


Incoming = Move | Undo | Why | Hint | AskOdds | Consent | Say | Return | Ping


# --- bots ---


class BotMove(msgspec.Struct, frozen=True):
    key: Key
    ply: Ply
    action: dict[str, Any]


class BotDone(msgspec.Struct, frozen=True):
    ply: int


# --- replays ---


class ReplayStep(msgspec.Struct, frozen=True):
    ply: int
    plies: int
    seat: int | None
    view: Any
    events: list[Told]
    decision: Question | None
    action: Any
    """What was chosen next; None at the end."""
    outcome: Outcome
