"""A table's rows: how it was made, who sits there, what happened. Independent of where they are stored."""

import msgspec

WATCHER = -1
"""The seat of spectators."""
NO_SEAT = -1
"""The seat of entries by the service itself."""


class TableRow(msgspec.Struct):
    """A table as it was made; what has happened since is in its entries."""

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
    """JSON of the outcome, whatever later rules would make of the moves."""


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
    """One thing that happened at a table. Entries are only ever added."""

    table_id: str
    ply: int
    kind: str
    seat: int
    data: str = "{}"
    key: str = ""
    at: float = 0.0
    fingerprint: str = ""


class SnapshotRow(msgspec.Struct, frozen=True):
    """The state after some of the entries."""

    table_id: str
    ply: int
    rules: str
    """The rules that produced it."""
    fingerprint: str
    """Fingerprint of the state."""
    data: bytes
