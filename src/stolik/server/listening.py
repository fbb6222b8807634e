"""Whoever listens at a table: a browser's channel, a bot's stream."""

from stolik.server.access import Access


class Listener:
    def __init__(self, access: Access) -> None:
        self.access = access

    def send(self, text: str) -> None:
        """A message for everybody: chat, presence, offers."""

    def catch_up(self) -> None:
        """Something has happened in the game."""

    def table_changed(self) -> None:
        """Seats, names or status have changed."""
