"""What travels over HTTP beside what every table says."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from stolik.table.info import Key, Name, Ply


class Invitation(msgspec.Struct, frozen=True):
    game: str
    people: list[str]
    """Who sits there already."""
    table: str | None
    """The table, if whoever asks sits there already: there is nothing to join."""


class Joined(msgspec.Struct, frozen=True):
    table: str
    seat: int
    key: str | None = None
    """For programs: what opens /api/bot for this seat. It is told once."""


class Watching(msgspec.Struct, frozen=True):
    table: str


class Link(msgspec.Struct, frozen=True):
    invite: str


# --- bodies ---


class JoinBody(msgspec.Struct, frozen=True):
    name: Name
    program: bool = False
    """Whether a program will play this seat: the answer has its key."""


class MailBody(msgspec.Struct, frozen=True):
    email: Annotated[str, Meta(max_length=200, pattern=r"^([^@\s<>,;\x00]+@[^@\s<>,;\x00]+)?$")]


class MailInfo(msgspec.Struct, frozen=True):
    possible: bool
    """Whether this service sends e-mail at all."""
    email: str
    confirmed: bool = False
    """Whether whoever reads it has said that it is theirs: nothing is sent there before."""


class Confirmed(msgspec.Struct, frozen=True):
    email: str


class HookBody(msgspec.Struct, frozen=True):
    webhook: Annotated[str, Meta(max_length=500, pattern=r"^(https?://[^\s\x00]+)?$")]


class HookInfo(msgspec.Struct, frozen=True):
    possible: bool
    """Whether this service calls other services at all."""
    webhook: str


class AccountBody(msgspec.Struct, frozen=True):
    name: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class AccountInfo(msgspec.Struct, frozen=True):
    name: str | None


# --- bots ---


class BotMove(msgspec.Struct, frozen=True):
    key: Key
    ply: Ply
    action: dict[str, Any]


class BotDone(msgspec.Struct, frozen=True):
    ply: int
