"""Who is here, and what time it is: what survives a restart, is shared between processes, and forgives downtime."""

import logging
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

from stolik.server.store import Store
from stolik.server.store.heartbeat import ALIVE, Beat
from stolik.server.store.rows import Outage
from stolik.server.tokens import new_id
from stolik.table.entries import entry_data
from stolik.table.requests import Request

if TYPE_CHECKING:
    from stolik.server.tables import LiveTable

log = logging.getLogger("stolik")
NO_SEAT = -1
PRESENT = 45.0
"""Seconds for which a seat counts as present after it was said so: somebody there is named every other beat."""
LITTLE_MORE = 20.0
"""Seconds that clocks are moved beyond an outage: people have to find their way back."""


class Clock:
    """The time of the database as it was told last, and what has gone by since: nobody can set it meanwhile."""

    def __init__(self) -> None:
        self.set(time.time())

    def set(self, now: float) -> None:
        self.told, self.at = now, time.monotonic()

    def now(self) -> float:
        return self.told + time.monotonic() - self.at


class Attendance:
    """The heartbeat of this process."""

    def __init__(self, store: Store, grace: float) -> None:
        self.store = store
        self.grace = grace
        self.clock = Clock()
        self.process = new_id()
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
        if self.beats % 2 == 0 or self.changed:
            here = {(table.id, seat) for table in tables if table.waits_for_leavers() for seat in table.visitors.here()}
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

    @property
    def judges(self) -> bool:
        """Whether this process may say that somebody is late: not soon after its start, nor if it is late itself."""
        now = time.monotonic()
        return now - self.begun >= self.grace and now - self.latest < ALIVE

    def left(self, table: str, seats: Iterable[int]) -> None:
        self.gone.update((table, seat) for seat in seats)
        self.changed = True

    async def forgive(self, table: "LiveTable") -> None:
        """Move the clock that runs at this table by the times in which nobody served. Each counts once."""
        session = table.session
        if session is None or session.forgiven >= self.last_outage:
            return
        due = [o for o in self.outages if o.id > session.forgiven and o.ended > session.since]
        if due and table.clock_runs():
            seconds = sum(outage.ended - outage.began + LITTLE_MORE for outage in due)
            data = entry_data(outage=due[-1].id, until=due[-1].ended, seconds=round(seconds, 1))
            await table.commit(Request("clock", NO_SEAT, data, f"outage:{due[-1].id}"))
        else:
            session.forgiven = self.last_outage

    async def is_late(self, table: "LiveTable") -> bool:
        """Whether the seat whose turn it is has run out of time, as far as any process knows."""
        deadline = table.visitors.deadline(table)
        if deadline is None or deadline > self.clock.now() or not self.judges:
            return False
        for row in await self.store.seats([table.id]):
            table.seats[row.seat].seen = row.seen
        deadline = table.visitors.deadline(table)
        return deadline is not None and deadline < self.clock.now()
