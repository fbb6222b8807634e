"""The tables in memory: loaded when somebody comes or something is due, unloaded when nobody needs them."""

import asyncio
import gc
import logging
import time
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from typing import Any

from stolik.games import NAMES, load
from stolik.kernel.codec import encode
from stolik.server.bot_turns import BotTurns
from stolik.server.bus import Bus, News
from stolik.server.clocks import Clocks
from stolik.server.finished import FinishedGames
from stolik.server.heartbeat import Heartbeat
from stolik.server.identity import Identities
from stolik.server.limits import Limits, away
from stolik.server.metrics import Metrics
from stolik.server.notices import Notices
from stolik.server.settings import Settings
from stolik.server.store import Conflict, Store
from stolik.server.store.batch import Step
from stolik.server.store.leases import keeping
from stolik.server.store.rows import Lease
from stolik.server.table_loading import read, read_rows
from stolik.server.tables import LiveTable
from stolik.server.timeouts import within
from stolik.server.workers import BotWorkers
from stolik.table.errors import Refusal, not_found, unread
from stolik.table.rows import Entry
from stolik.table.snapshot import take

log = logging.getLogger("stolik")

PRELOAD_DELAY = 1.0
"""Seconds after the start during which only requests are served."""
PARTING = 4.0
"""Seconds allowed for giving tables back when the service stops."""
CLOSING = 2.0
"""Seconds allowed for closing the database connection after that."""
GC_THRESHOLD = (2_000, 250)
"""Thresholds of the garbage collector: new objects before a young collection, young collections before an older one.

A young collection is kept short, because everybody waits for it; older ones are rare, because tables keep nearly all
they make.
"""
SNAPSHOT_EVERY = 50
"""Actions between two snapshots of a running game; another one is taken at its end."""


class TableRegistry:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.heartbeat = Heartbeat(self.store, settings.grace)
        self.bus = Bus(settings.database_url)
        self.bots = BotWorkers(settings.workers, settings.cards, settings.thinking_per_minute)
        self.finished = FinishedGames(self.bots)
        self.limits = Limits(settings, self.store.limits, self.decided)
        self.identities = Identities(self.store, settings.secure, self.limits)
        self.notices = Notices(settings, self.store.outbox, self.store.accounts)
        self.bot_turns = BotTurns(self)
        self.clocks = Clocks(self)
        self.metrics = Metrics(self)
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Future[LiveTable]] = {}
        self.taken: dict[str, Lease] = {}
        """Leases of tables that are about to be loaded."""
        self.tasks: set[asyncio.Task[Any]] = set()
        self.snapshots = asyncio.Lock()
        """Held while one is stored: many tables that are due at once must not keep everybody waiting."""
        self.ready = asyncio.Event()
        """Set while the service is open."""

    async def open(self) -> None:
        await self.store.open()
        await self.heartbeat.beat()
        await self.bus.start(self.on_news)
        await self.limits.look()
        self.ready.set()
        self.spawn(self._load_games(), "games")
        self.spawn(self.clocks.run(), "clocks")
        self.spawn(self.notices.run(), "notices")
        self.spawn(self.limits.run(), "controls")

    async def close(self) -> None:
        """Finish what is being written, then stop; soon, even if the database does not answer.

        Every acknowledged move has been written. What is skipped here is found out by others: snapshots only save time,
        and a process without a heartbeat loses its leases.
        """
        self.ready.clear()
        await self._end_tasks()
        if not await within(PARTING, self._part()):
            log.warning("the database did not answer in time: tables are left as they were last written")
        self.bots.stop()
        self.notices.stop()
        await within(CLOSING, self.bus.stop())
        await within(CLOSING, self.store.close())

    async def _end_tasks(self) -> None:
        """Cancel all tasks. Once may not be enough: a task that has just got its result misses the cancellation."""
        for _ in range(3):
            for task in self.tasks:
                task.cancel()
            if self.tasks:
                await asyncio.wait(self.tasks, timeout=1.0)

    async def _part(self) -> None:
        """Give back all tables, and report that this process has stopped."""
        await asyncio.gather(*(self.unload(table) for table in list(self.tables.values())), return_exceptions=True)
        await self.heartbeat.try_to_beat(stopped=True)

    def spawn(self, work: Coroutine[Any, Any, Any], name: str) -> asyncio.Task[Any]:
        task = asyncio.create_task(work, name=name)
        self.tasks.add(task)
        task.add_done_callback(self._task_done)
        return task

    def _task_done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("task %s failed", task.get_name(), exc_info=error)

    # --- loading ---

    async def _load_games(self) -> None:
        """Load all games before anybody plays them, and after the first page has been served."""
        await asyncio.sleep(PRELOAD_DELAY)
        for name in NAMES:
            await asyncio.to_thread(load, name)
        gc.freeze()  # what is loaded by now stays, so the collector can skip it
        gc.set_threshold(*GC_THRESHOLD)

    async def get(self, table: str) -> LiveTable:
        """The live table with this id, loaded once however many ask for it."""
        found = self.tables.get(table)
        if found is not None:
            found.touched = time.monotonic()
            await found.must_be_read()
            return found
        if not (table.isascii() and table.isprintable()):
            raise not_found()
        if table not in self.loading:
            self.loading[table] = asyncio.ensure_future(self._load(table))
        try:
            return await asyncio.shield(self.loading[table])
        finally:
            self.loading.pop(table, None)

    async def _load(self, id: str) -> LiveTable:
        row = await self.store.table(id)
        if row is None or row.game not in NAMES:
            raise not_found()
        table = LiveTable(self, row, [], {}, set())
        if row.status == "playing":
            for lease in [self.taken[id]] if id in self.taken else await self.store.leases.take([id]):
                table.take(lease)
        table.heard_chat = max((chat.id for chat in await self.store.chats(id, limit=1)), default=0)
        try:
            await read(self.store, table, self.heartbeat.clock.now())
        except ValueError as error:
            log.warning("table %s cannot be opened with today's rules: %s", id, error)
            raise Refusal("rules-changed") from error
        self.tables[id] = table
        self.bot_turns.wake(table)
        return table

    async def refresh(self, table: LiveTable) -> None:
        """Read seats and status again, and the session if the game has begun. The caller holds the lock."""
        if table.unread or table.session is None:
            await table.reload()
        else:
            try:
                await read_rows(self.store, table)
            except Refusal as gone:
                self.drop(table, gone)
                raise
            except Exception as error:
                table.unread = True
                raise unread() from error
        table.announce()

    async def unload(self, table: LiveTable) -> None:
        """Unload a table that nobody needs, after storing what is due at it."""
        self.tables.pop(table.id, None)
        try:
            async with table.lock:
                await self.store.write(*self._parting(table))
        except Exception as error:
            if isinstance(error, Conflict) and await self.store.table(table.id) is None:
                self.drop(table, not_found())
                return
            self.tables.setdefault(table.id, table)
            raise

    def _parting(self, table: LiveTable) -> list[Step]:
        """The statements with which this process gives up a table."""
        if not table.owned or table.unread or table.session is None:
            return []
        steps = keeping([take(table.id, table.session)])
        return [self.store.leases.giving_back(table.lease, self.clocks.due(table)), *steps]

    def drop(self, table: LiveTable, refusal: Refusal) -> None:
        """Forget a table that is no longer stored, and tell everybody connected to it."""
        self.tables.pop(table.id, None)
        if table.thinking is not None:
            table.thinking.cancel()
        for channel in table.connected.everybody():
            channel.turn_away(refusal)

    async def keep_snapshot(self, table: LiveTable) -> None:
        """Store the current state. Without it the entries are replayed, which takes longer."""
        async with self.snapshots:
            if table.session is not None and not table.unread:
                with suppress(Exception):
                    await self.store.write(*keeping([take(table.id, table.session)]))

    # --- what follows from an entry ---

    def happened(self, table: LiveTable, entry: Entry) -> None:
        """An entry has been written and told: wake bots, inform other processes, notify people who are away."""
        self.metrics.entry(entry.kind)
        if self.bus.backend is not None:
            self.spawn(self.bus.publish(table.id, ply=entry.ply), "publish")
        session = table.session
        if session is not None and entry.kind == "move" and (session.over or session.moves % SNAPSHOT_EVERY == 0):
            self.spawn(self.keep_snapshot(table), "snapshot")
        if entry.kind != "clock":  # players need no notice of it
            self.notices.happened(table)
        self.bot_turns.wake(table)

    def broken(self, table: LiveTable, entry: Entry, error: Exception) -> None:
        """The rules have failed: keep a replay file for whoever fixes them."""
        folder = self.settings.folder / "failures"
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{table.id}-{entry.ply}.json"
        session = table.session
        if session is not None:
            record = session.match.record()
            path.write_bytes(encode({"record": record, "entry": entry, "error": repr(error)}))
        self.metrics.failures.inc()
        log.error("rules failed at table %s; see %s", table.id, path, exc_info=error)

    # --- word from other processes ---

    async def signed(self, who: str) -> None:
        """A device or account has changed its identity: close its channels, here and elsewhere."""
        self.hang_up(who)
        await self.bus.publish("", signed=who)

    def decided(self) -> None:
        """A ban or quota has changed: turn away who is banned now, and set the bots' thinking time."""
        self.bots.quota.seconds = self.limits.quota("thinking_per_minute")
        for table in self.tables.values():
            for channel in table.connected.everybody():
                if self.limits.blocks(channel.access.holder, channel.address):
                    channel.turn_away(away())

    def hang_up(self, who: str) -> None:
        self.identities.forget_all()
        for table in self.tables.values():
            for channel in [c for c in table.connected.everybody() if who in (c.device, c.access.holder)]:
                channel.hang_up()

    async def on_news(self, news: News) -> None:
        if news.signed:
            self.hang_up(news.signed)
        table = self.tables.get(news.table)
        if table is None:
            return
        try:
            if news.ply >= 0 and (table.session is None or table.session.ply < news.ply):
                await table.catch_up()
            if news.seats:
                async with table.lock:
                    await self.refresh(table)
            if news.chat:
                await table.hear_chat()
            if news.online is not None:
                table.connected.heard_of(news.sender, set(news.online), self.heartbeat.clock.now())
                table.tell_presence()
        except Refusal as refusal:
            log.warning("word about table %s could not be followed: %s", news.table, refusal)
        except Exception:
            log.exception("word about table %s could not be followed", news.table)

    def tell_presence(self, table: LiveTable) -> None:
        if self.bus.backend is not None:
            self.spawn(self.bus.publish(table.id, online=sorted(table.connected.here())), "presence")

    def chatted(self, table: LiveTable) -> None:
        if self.bus.backend is not None:
            self.spawn(self.bus.publish(table.id, chat=True), "chat")

    async def changed_elsewhere(self, ids: Iterable[str]) -> None:
        """Seats were changed in the store only, or tables were deleted: read them again, here and elsewhere."""
        for id in ids:
            if table := self.tables.get(id):
                with suppress(Refusal):
                    async with table.lock:
                        await self.refresh(table)
            await self.bus.publish(id, seats=True)

    async def seats_changed(self, table: LiveTable) -> None:
        """Somebody sat down, was named or removed: read the table again, here and elsewhere."""
        async with table.lock:
            await self.refresh(table)
        self.bot_turns.wake(table)
        await self.bus.publish(table.id, seats=True)
