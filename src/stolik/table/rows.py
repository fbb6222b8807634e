"""A table as it is kept: how it was made, who sits there, what happened. Where it is kept is not known here."""

import msgspec

WATCHER = -1
"""The seat of those who only look on."""
NO_SEAT = -1
"""The seat of entries by which the service itself speaks."""


class TableRow(msgspec.Struct):
    """A table as it was made; what happened on it since is in its entries."""

    id: str
    game: str
    rules: str
    seed: str
    """JSON of a number or a text."""
    options: str
    """JSON."""
    pace: str
    leaver: str
    patience: int
    public: bool
    chat: bool
    language: str
    status: str
    owner: str
    watch: str
    webhook: str
    origin: str
    rematch: str | None
    created: float
    updated: float
    result: str | None = None
    """JSON of the outcome: how the game ended, whatever later rules would make of its moves."""


class SeatRow(msgspec.Struct):
    table_id: str
    seat: int
    kind: str
    name: str
    level: str
    taken: bool
    token: str | None = None
    email: str = ""
    seen: float | None = None


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened on a table. Entries are only ever added."""

    table_id: str
    ply: int
    kind: str
    seat: int
    data: str = "{}"
    key: str = ""
    at: float = 0.0
    fingerprint: str = ""


class SnapshotRow(msgspec.Struct, frozen=True):
    """What follows from the entries up to one of them."""

    table_id: str
    ply: int
    rules: str
    """With which they were followed."""
    fingerprint: str
    """Of the state."""
    data: bytes
