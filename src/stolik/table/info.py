"""What is said about games and tables: to make them, and to show them."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from stolik.kernel.messages import Line, Reason

Name = Annotated[
    str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$")
]
"""A player's name: one line, not empty."""
TEXT = r"^[^\x00]*$"
"""Text that any database can store."""
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
    """The values of an option, and when they are allowed."""

    value: Any
    seats: list[int]
    """The player counts that allow it."""
    needs: dict[str, list[Any]]
    """What it requires of other options."""


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
    """What a client without its own table for this game needs in order to show it."""

    texts: list[str]
    """Its messages in Fluent: English first, then the reader's language, which takes precedence."""
    seats: dict[str, Literal["seat", "by seat"]]
    """Fields of its view that hold seats, or one value for each seat."""
    things: dict[str, str]
    """The kind of a name: "B1" is a "card"."""


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
    """Seconds before a bot takes over from a slow player; without it, what the pace suggests."""
    public: bool = False
    chat: bool = True
    language: Language = "en"
    """Language of the notices to people who are away."""
    webhook: Annotated[str, Meta(max_length=500, pattern=TEXT)] = ""
    seed: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    """Only where one person holds all seats: nobody may choose the dice of a shared table."""


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
    """Number of holders: devices, accounts, programs. Everybody is told of a new one."""
    standin: str | None
    """Level of the bot that plays this seat now."""
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
    """When a bot takes over the seat to move."""
    paused: bool
    public: bool
    chat: bool
    commitment: str
    """SHA-256 of the seed's JSON, published before the first move."""
    seed: str | int | None
    """Published when the game is over."""
    seed_chosen: bool
    """Whether somebody chose or could know the seed: it was given, or comes from a fork or a record."""
    origin: str
    rematch: str | None


class ChatLine(msgspec.Struct, frozen=True):
    seat: int
    text: str
    at: float


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused, with a sentence for the reader."""

    reason: Reason
    line: Line
