"""What is said about games and tables, to make them and to show them."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from stolik.kernel.messages import Line, Reason

Name = Annotated[
    str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$")
]
"""A player's name: one line, not empty."""
TEXT = r"^[^\x00]*$"
"""What any database can keep."""
Level = Literal["easy", "normal", "hard", "expert"]
Pace = Literal["none", "live", "day"]
Leaver = Literal["wait", "easy", "normal", "hard"]
Language = Literal["en", "pl", "cs"]
Status = Literal["open", "playing", "over"]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Key = Annotated[str, Meta(min_length=1, max_length=80, pattern=TEXT)]
LEVELS: tuple[Level, ...] = ("easy", "normal", "hard", "expert")

# --- games ---


class OptionValue(msgspec.Struct, frozen=True):
    """What an option can be, and when."""

    value: Any
    seats: list[int]
    """How many players can choose it."""
    needs: dict[str, list[Any]]
    """What some other options must be then."""


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    values: list[OptionValue]
    default: Any


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    rules: str
    seats: list[int]
    options: list[OptionInfo]
    presets: dict[str, dict[str, Any]]
    levels: list[Level]


class GameWords(msgspec.Struct, frozen=True):
    """What a table that does not know a game needs to show it."""

    texts: list[str]
    """Its messages in Fluent: in English, then in the reader's language, which goes before."""
    seats: dict[str, Literal["seat", "by seat"]]
    """Fields of its view that hold seats, or a value for each seat."""
    things: dict[str, str]
    """What sort of thing a name is: "B1" is a "card"."""


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
    webhook: Annotated[str, Meta(max_length=500, pattern=TEXT)] = ""
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
    devices: int
    """How many hold this seat: devices, accounts, programs. A new one is told to everybody."""
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
    seed_chosen: bool
    """Whether somebody chose the seed or could know it: it was given, or comes from a fork or a record."""
    origin: str
    rematch: str | None


class ChatLine(msgspec.Struct, frozen=True):
    seat: int
    text: str
    at: float


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused, and what to tell the reader."""

    reason: Reason
    line: Line
