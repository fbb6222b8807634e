"""The heartbeat of this process: that it serves and whom it sees, what time it is, and when nobody served."""

import logging
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

from stolik.server.store import Store
from stolik.server.store.heartbeat import ALIVE, Beat
from stolik.server.store.rows import Outage

if TYPE_CHECKING:
    from stolik.server.tables import LiveTable

log = logging.getLogger("stolik")
PRESENT = 45.0
"""Seconds for which a seat counts as present after it was said so."""
NAME_EVERY = 6
"""Beats between two in which everybody who is there is named."""


class Clock:
    """The time of the database as it was told last, and what has gone by since: nobody can set it meanwhile."""

    def __init__(self) -> None:
        self.set(time.time())

    def set(self, now: float) -> None:
        self.told, self.at = now, time.monotonic()

    def now(self) -> float:
        return self.told + time.monotonic() - self.at


class Heartbeat:
    def __init__(self, store: Store, grace: float) -> None:
        self.store = store
        self.grace = grace
        self.clock = Clock()
        self.process = store.leases.process
        self.outages: list[Outage] = []
        self.beats = 0
        self.changed = False
        """Whether somebody came or went since the last beat."""
        self.gone: set[tuple[str, int]] = set()
        self.begun = self.latest = time.monotonic()

    async def beat(self, tables: Iterable["LiveTable"] = (), stopped: bool = False) -> None:
        """Say that this process serves, and whom it sees; hear what time it is, and when nobody served."""
        beat = Beat(self.process, self.clock.now, stopped)
        gone, self.gone = self.gone, set()
        if self.beats % NAME_EVERY == 0 or self.changed:
            here = {
                (table.id, seat) for table in tables if table.waits_for_leavers() for seat in table.connected.here()
            }
            beat.seen = [(*who, PRESENT) for who in sorted(here)] + [(*who, 0.0) for who in sorted(gone - here)]
        self.changed = False
        now, outages = await self.store.database.visit(beat)
        if outages and outages[-1].ended == now:
            lost = now - outages[-1].began
            log.warning("nobody served for %.0f s, or the clock was set: running clocks are moved", lost)
        self.clock.set(now)
        self.outages = outages
        self.beats += 1
        self.latest = time.monotonic()

    async def try_to_beat(self, tables: Iterable["LiveTable"] = (), stopped: bool = False) -> None:
        """The same; if the database is away, the next beat finds out for how long."""
        try:
            await self.beat(tables, stopped)
        except Exception as error:
            log.warning("the database did not hear that this process serves: %r", error)

    @property
    def last_outage(self) -> int:
        return self.outages[-1].id if self.outages else 0

    def judges(self, since: float) -> bool:
        """Whether this process may say that somebody is late at a table that it looks after since then.

        Not soon after its start or after another owner's death, nor if it is late itself.
        """
        now = time.monotonic()
        return now - max(self.begun, since) >= self.grace and now - self.latest < ALIVE

    def left(self, table: str, seats: Iterable[int]) -> None:
        self.gone.update((table, seat) for seat in seats)
        self.changed = True
