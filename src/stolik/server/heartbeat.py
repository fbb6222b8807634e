"""This process's heartbeat: it reports that it serves and who is connected, and learns the time and past outages."""

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
"""Seconds for which a seat counts as present after a beat that named it."""
NAME_EVERY = 6
"""Beats between two that name everybody who is connected."""


class Clock:
    """The database's time when it was last read plus what has passed since; setting the clock does not change it."""

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
        """Whether anybody has come or gone since the last beat."""
        self.gone: set[tuple[str, int]] = set()
        self.begun = self.latest = time.monotonic()

    async def beat(self, tables: Iterable["LiveTable"] = (), stopped: bool = False) -> None:
        """Report that this process serves and who is connected; learn the time, and when no process served."""
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
        """The same; if the database is away, the next beat learns how long it was."""
        try:
            await self.beat(tables, stopped)
        except Exception as error:
            log.warning("the database did not hear that this process serves: %r", error)

    @property
    def last_outage(self) -> int:
        return self.outages[-1].id if self.outages else 0

    def judges(self, since: float) -> bool:
        """Whether this process may declare anybody late at a table that it has owned since then.

        Not right after its start or another owner's death, nor while it is late itself.
        """
        now = time.monotonic()
        return now - max(self.begun, since) >= self.grace and now - self.latest < ALIVE

    def left(self, table: str, seats: Iterable[int]) -> None:
        self.gone.update((table, seat) for seat in seats)
        self.changed = True
