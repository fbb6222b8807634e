"""Somebody who follows a table: a browser's channel or a bot's stream."""

from stolik.table.access import Access
from stolik.table.errors import Refusal
from stolik.table.updates import Updates


class Subscriber:
    def __init__(self, access: Access) -> None:
        self.access = access
        self.device: str | None = None
        """The device behind it, if any."""
        self.address = ""
        """The address it connects from."""
        self.network = ""
        """The network it is counted with."""

    @property
    def viewers(self) -> tuple[int | None, ...]:
        """The seats whose view it wants, or a spectator's."""
        return ()

    def send(self, *texts: bytes) -> None:
        """Send a message for everybody: chat, presence, offers."""

    def catch_up(self, updates: Updates) -> None:
        """The game has moved on."""

    def hang_up(self) -> None:
        """The follower's identity has changed."""

    def turn_away(self, refusal: Refusal) -> None:
        """The table has been deleted."""

    def table_changed(self) -> None:
        """Seats, names or status have changed."""
