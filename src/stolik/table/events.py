"""Events of a table that are not part of the game."""

from stolik.kernel.messages import Event

# messages: table-event-*


class TableEvent(Event, frozen=True):
    """Something that happened at the table and is not part of the game."""

    seat: int


class Undone(TableEvent, frozen=True, tag="table-undone"):
    count: int


class Resigned(TableEvent, frozen=True, tag="table-resigned"):
    pass


class Left(TableEvent, frozen=True, tag="table-left"):
    pass


class Returned(TableEvent, frozen=True, tag="table-returned"):
    pass


class Paused(TableEvent, frozen=True, tag="table-paused"):
    pass


class Resumed(TableEvent, frozen=True, tag="table-resumed"):
    pass


class Ended(TableEvent, frozen=True, tag="table-ended"):
    pass


class NewDevice(TableEvent, frozen=True, tag="table-device"):
    """Another person or device holds the seat from now on."""


class RulesChanged(TableEvent, frozen=True, tag="table-rules"):
    rules: str
    lost: int


class ClockMoved(TableEvent, frozen=True, tag="table-clock"):
    minutes: int


class GapFound(TableEvent, frozen=True, tag="table-gap"):
    lost: int


class BotsHurried(TableEvent, frozen=True, tag="table-hurried"):
    """Bots think for a shorter time because many are waiting."""
