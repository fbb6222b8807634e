"""Whoever listens at a table: a browser's channel, a bot's stream."""

from stolik.table.access import Access
from stolik.table.errors import Refusal
from stolik.table.updates import Updates


class Subscriber:
    def __init__(self, access: Access) -> None:
        self.access = access
        self.device: str | None = None
        """The device that listens, if it has a name."""
        self.address = ""
        """Where it listens from."""
        self.network = ""
        """With whom it is counted."""

    @property
    def viewers(self) -> tuple[int | None, ...]:
        """Through whose eyes it wants to be told how the game stands."""
        return ()

    def send(self, *texts: bytes) -> None:
        """Messages for everybody: chat, presence, offers."""

    def catch_up(self, updates: Updates) -> None:
        """Something has happened in the game."""

    def hang_up(self) -> None:
        """Whoever listens is somebody else from now on."""

    def turn_away(self, refusal: Refusal) -> None:
        """The table is no longer there."""

    def table_changed(self) -> None:
        """Seats, names or status have changed."""
