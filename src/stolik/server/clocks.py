"""Everything that happens without a request: clocks, reminders, tables that are due, tables that leave memory."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from stolik.server.store.heartbeat import BEAT
from stolik.server.store.rows import Lease
from stolik.table.entries import entry_data
from stolik.table.errors import Refusal
from stolik.table.requests import Request
from stolik.table.rows import NO_SEAT
from stolik.table.session import GameSession

if TYPE_CHECKING:
    from stolik.server.registry import TableRegistry
    from stolik.server.tables import LiveTable

log = logging.getLogger("stolik")
AHEAD = 60.0
"""Seconds by which a turn may lie in the future because clocks were moved; beyond that the clock was set back."""
LITTLE_MORE = 20.0
"""Seconds added to clocks on top of an outage, so that people can find their way back."""
TELL_PRESENCE = 20
"""Seconds between messages to other processes about who is connected."""
LOOK_AGAIN = 10
"""Seconds between checks for entries whose message was lost."""
AT_ONCE = 8
"""Tables in a row; then moves that have come in meanwhile have their turn."""
TRY_LATER = 600.0
"""Seconds before a table that could not be opened is tried again."""


class Clocks:
    """Once a second, a round through the tables in memory."""

    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry
        self.heartbeat = registry.heartbeat
        self.waking: asyncio.Task[None] | None = None
        self.given_up: list[Lease] = []
        """Leases of tables that could not be opened; they are given back."""

    async def run(self) -> None:
        beat = 0
        while True:
            await asyncio.sleep(1.0)
            beat += 1
            if beat % BEAT == 0 or self.heartbeat.changed:
                await self.heartbeat.try_to_beat(self.registry.tables.values())
            try:
                await self._hear(beat)
                await self._take()
            except Exception as error:
                log.warning("what is due cannot be found: %r", error)
            for number, table in enumerate(list(self.registry.tables.values())):
                if number % AT_ONCE == 0:
                    await asyncio.sleep(0)
                await self._look_after(table, beat)

    async def _hear(self, beat: int) -> None:
        """Reconnect to the database's notifications. Whatever was missed is looked up."""
        registry = self.registry
        if not (await registry.bus.reconnect(registry.on_news) or (registry.bus.backend and beat % LOOK_AGAIN == 0)):
            return
        running = {id: table for id, table in registry.tables.items() if table.session and not table.session.over}
        for id, ply in (await registry.store.last_plies(running)).items():
            session = running[id].session
            if session is not None and session.ply < ply:
                await running[id].catch_up()

    # --- which tables are looked after here ---

    async def _take(self) -> None:
        """Own the tables that are due or in memory here, unless another process owns them."""
        registry = self.registry
        leases = registry.store.leases
        guests = [t.id for t in registry.tables.values() if not t.owned and t.row.status == "playing"]
        for lease in await leases.take(guests):
            if table := registry.tables.get(lease.table_id):
                table.take(lease)
                registry.bot_turns.wake(table)
        while self.given_up:
            later = self.heartbeat.clock.now() + TRY_LATER
            await registry.store.write(leases.giving_back(self.given_up[-1], later))
            self.given_up.pop()
        if (self.waking is None or self.waking.done()) and (due := await leases.take_due()):
            self.waking = registry.spawn(self._wake(due), "wake")

    async def _wake(self, due: list[Lease]) -> None:
        for lease in due:
            self.registry.taken[lease.table_id] = lease
            try:
                table = await self.registry.get(lease.table_id)
                if table.lease.epoch < lease.epoch:  # it was in memory here, owned by another process
                    table.take(lease)
                    self.registry.bot_turns.wake(table)
            except Exception as error:
                log.warning("table %s is due and cannot be opened: %r", lease.table_id, error)
                self.given_up.append(lease)
            finally:
                self.registry.taken.pop(lease.table_id, None)

    def due(self, table: "LiveTable") -> float | None:
        """When the table next needs its owner even if nobody comes; None: never."""
        session = table.session
        if session is None or session.over or session.paused:
            return None
        if table.bot_to_move() or (session.offer is not None and session.offer.agreed):
            return 0.0
        times = [self.registry.notices.due(table)]
        if table.clock_runs():
            times.append(table.connected.deadline(table) or self.heartbeat.clock.now() + table.row.patience)
        return min((at for at in times if at is not None), default=None)

    # --- one table ---

    async def _look_after(self, table: "LiveTable", beat: int) -> None:
        try:
            await table.must_be_read()
            await self.tick(table, beat)
        except Refusal as refusal:
            log.info("table %s could not be looked after: %s", table.id, refusal)
        except Exception:
            log.exception("table %s could not be looked after", table.id)

    async def tick(self, table: "LiveTable", beat: int) -> None:
        if table.row.status == "playing" and table.session is not None:
            await self._tick(table, table.session, beat)
        if table.idle_since(time.monotonic()) > self.registry.settings.idle:
            await self.registry.unload(table)

    async def _tick(self, table: "LiveTable", session: GameSession, beat: int) -> None:
        if beat % TELL_PRESENCE == 0 and table.connected.channels:
            self.registry.tell_presence(table)
        now = self.heartbeat.clock.now()
        session.since = min(session.since, now + AHEAD)
        if not table.owned:
            return
        await self.forgive(table)
        if await self.is_late(table) and (seat := session.turn) is not None:
            await table.stand_in(seat)
        self.registry.bot_turns.wake(table)
        if session.offer is not None and not session.paused:
            await table.settle_offer()  # in case the process that took the last answer has died
        if self.heartbeat.judges(table.inherited):
            self.registry.notices.happened(table)  # unless that has been done
            self.registry.notices.remind(table, now)

    async def forgive(self, table: "LiveTable") -> None:
        """Move the table's running clock by the times in which no process served. Each outage counts once."""
        session, outages = table.session, self.heartbeat.outages
        if session is None or session.forgiven >= self.heartbeat.last_outage:
            return
        due = [o for o in outages if o.id > session.forgiven and o.ended > session.since]
        if due and table.clock_runs():
            seconds = sum(outage.ended - outage.began + LITTLE_MORE for outage in due)
            data = entry_data(outage=due[-1].id, until=due[-1].ended, seconds=round(seconds, 1))
            await table.commit(Request("clock", NO_SEAT, data, f"outage:{due[-1].id}"))
        else:
            session.forgiven = self.heartbeat.last_outage

    async def is_late(self, table: "LiveTable") -> bool:
        """Whether the seat to move has run out of time, as far as any process knows."""
        clock, deadline = self.heartbeat.clock, table.connected.deadline(table)
        if deadline is None or deadline > clock.now() or not self.heartbeat.judges(table.inherited):
            return False
        for row in await self.registry.store.seats([table.id]):
            table.seats[row.seat].seen = row.seen
        deadline = table.connected.deadline(table)
        return deadline is not None and deadline < clock.now()
