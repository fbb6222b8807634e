"""Bodies of requests and answers that only the service has."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from stolik.kernel.messages import Record
from stolik.table.bodies import Knowledge
from stolik.table.info import ChatLine, Key, Language, Name, Ply, TableInfo

Email = Annotated[str, Meta(max_length=200, pattern=r"^([^@\s<>,;\x00]+@[^@\s<>,;\x00]+)?$")]
"""An address, or nothing."""
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Invitation(msgspec.Struct, frozen=True):
    game: str
    people: list[str]
    """The person who sits there already."""
    table: str | None
    """The table, if the visitor sits there already and has nothing to join."""


class Joined(msgspec.Struct, frozen=True):
    table: str
    seat: int
    key: str | None = None
    """For programs: the key to /api/bot for this seat. It is shown once."""


class Watching(msgspec.Struct, frozen=True):
    table: str


class Link(msgspec.Struct, frozen=True):
    invite: str


# --- bodies ---


class JoinBody(msgspec.Struct, frozen=True):
    name: Name
    program: bool = False
    """Whether a program will play this seat; then the answer has its key."""


class MailBody(msgspec.Struct, frozen=True):
    email: Email


class MailInfo(msgspec.Struct, frozen=True):
    possible: bool
    """Whether this service sends e-mail at all."""
    email: str
    confirmed: bool = False
    """Whether its owner has confirmed it; nothing is sent to it before."""


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
    password: Password


class AccountInfo(msgspec.Struct, frozen=True):
    name: str | None
    mail: bool = False
    """Whether this service sends e-mail at all."""
    email: str = ""
    """Where to write when the password is lost."""
    confirmed: bool = False
    """Whether its owner has confirmed it; nothing is sent to it before."""


class PasswordBody(msgspec.Struct, frozen=True):
    password: Password


class NewPassword(msgspec.Struct, frozen=True):
    password: Password
    """The current one."""
    new: Password


class AccountMail(msgspec.Struct, frozen=True):
    password: Password
    email: Email
    language: Language = "en"


class Lost(msgspec.Struct, frozen=True):
    email: Email
    language: Language = "en"


class Recovery(msgspec.Struct, frozen=True):
    name: str
    """The account whose password can be changed."""


class SessionInfo(msgspec.Struct, frozen=True):
    id: str
    agent: str
    """Browser and system, such as “Firefox · Linux”; empty if unknown."""
    created: float
    seen: float
    """When it was last used, to a few minutes."""
    current: bool
    """Whether it is this device."""


class TableData(msgspec.Struct, frozen=True):
    """A table of this account, as far as its player may know it."""

    table: TableInfo
    chat: list[ChatLine]
    """What they wrote."""
    notes: str
    record: Record | None
    """The whole record, once the game is over."""
    known: list[Knowledge]
    """Until then, what each of the account's seats knows."""


class AccountData(msgspec.Struct, frozen=True):
    """Everything stored about the account."""

    name: str
    created: float
    email: str
    confirmed: bool
    sessions: list[SessionInfo]
    tables: list[TableData]


# --- bots ---


class BotMove(msgspec.Struct, frozen=True):
    key: Key
    ply: Ply
    action: dict[str, Any]


class BotDone(msgspec.Struct, frozen=True):
    ply: int
