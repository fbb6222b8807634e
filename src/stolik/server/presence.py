"""Who is connected to a table, here and at other processes."""

import time

from stolik.server.live.subscriber import Subscriber
from stolik.table.table import Table

FRESH = 60.0
"""Seconds for which another process's report counts."""


class ConnectedSeats:
    def __init__(self) -> None:
        self.channels: set[Subscriber] = set()
        self.opened: set[Subscriber] = set()
        """The same, including those that have not been sent the state yet: many may arrive at once."""
        self.elsewhere: dict[str, tuple[float, set[int]]] = {}
        """Other process -> when it last reported, and the seats connected to it."""
        self.last_seen: dict[int, float] = {}

    def everybody(self) -> list[Subscriber]:
        """Those who follow the table, or are about to."""
        return [*(self.channels | self.opened)]

    def heard_of(self, process: str, seats: set[int], now: float) -> None:
        """Another process reports its connected seats."""
        _, before = self.elsewhere.get(process, (0.0, set()))
        self.elsewhere[process] = (time.monotonic(), seats)
        self.last_seen.update(dict.fromkeys(before | seats, now))

    def here(self) -> set[int]:
        """Seats connected to this process."""
        return {seat for channel in self.channels for seat in channel.access.seats}

    def online(self) -> set[int]:
        here = self.here()
        recent = time.monotonic() - FRESH
        return here.union(*(seats for at, seats in self.elsewhere.values() if at > recent))

    def deadline(self, table: Table) -> float | None:
        """When the seat to move is handed to a bot."""
        session = table.session
        seat = session.turn if session else None
        if session is None or seat is None or not table.clock_runs():
            return None
        if table.row.pace != "none":
            return session.since + table.row.patience
        if seat in self.online():
            return None
        seen = max(self.last_seen.get(seat, 0.0), table.seats[seat].seen or 0.0)
        return max(session.since, session.moved(seen)) + table.row.patience
