"""Rows as structs, so that the rest of the service never handles cursors."""

import msgspec


class Chat(msgspec.Struct, frozen=True):
    id: int
    table_id: str
    seat: int
    text: str
    at: float


class Device(msgspec.Struct, frozen=True):
    id: str
    token: str
    account: str | None
    created: float
    agent: str = ""
    """Browser and system."""
    seen: float | None = None


class Account(msgspec.Struct, frozen=True):
    id: str
    name: str
    password: str
    created: float
    email: str = ""


class Outage(msgspec.Struct, frozen=True):
    """A time in which no process served, or by which the clock was set."""

    id: int
    began: float
    ended: float


class Lease(msgspec.Struct, frozen=True):
    """Who owns a table."""

    table_id: str
    owner: str
    """A process; empty: none."""
    epoch: int
    """Raised for each new owner: an older epoch means that its process has been replaced and may write nothing."""
    due: float | None = None
    inherited: bool = False
    """Whether the previous owner died."""
