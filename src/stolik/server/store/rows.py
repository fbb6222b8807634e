"""Rows as structs, so that the rest of the service never sees a cursor."""

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
    """A time in which nobody served, or that the clock has left out."""

    id: int
    began: float
    ended: float


class Lease(msgspec.Struct, frozen=True):
    """Who looks after a table."""

    table_id: str
    owner: str
    """A process; empty: none."""
    epoch: int
    """Grows with each new owner: whoever names an older one has been replaced and may write nothing."""
    due: float | None = None
    inherited: bool = False
    """Whether the owner before died."""
