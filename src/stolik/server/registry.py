"""All live tables, and what goes on while nobody looks: bots, clocks, news from other processes."""

import asyncio
import gc
import logging
import time
from collections.abc import Coroutine
from typing import Any

from stolik.games import NAMES, load
from stolik.kernel.codec import encode
from stolik.server.bus import Bus, News
from stolik.server.finished import FinishedGames
from stolik.server.identity import Identities
from stolik.server.loading import read, read_rows
from stolik.server.metrics import Metrics
from stolik.server.notices import Notices
from stolik.server.presence import Attendance
from stolik.server.settings import Settings
from stolik.server.store import Store
from stolik.server.store.heartbeat import BEAT
from stolik.server.tables import LiveTable
from stolik.server.workers import BotWorkers
from stolik.table.errors import Refusal, not_found, unread
from stolik.table.rows import Entry

log = logging.getLogger("stolik")

PRELOAD_DELAY = 1.0
"""Seconds after the start in which only what is asked for is done."""
GC_THRESHOLD = (2_000, 250)
"""New things before a search for rubbish among them, and such searches before one among older things.

The first is short, so that nobody waits for it long; the second is seldom: tables keep nearly all they make."""
UNLOAD_AFTER = 600.0
"""Seconds after which a finished table that nobody looks at leaves the memory."""
AHEAD = 60.0
"""Seconds that a turn may lie ahead because clocks were moved; if it is more, the clock was set back."""
BOT_TAKEOVER_AFTER = 5.0
"""Seconds after which another process takes over a bot's turn."""


class TableRegistry:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.attendance = Attendance(self.store, settings.grace)
        self.bus = Bus(settings.database_url)
        self.bots = BotWorkers(settings.workers, settings.cards)
        self.finished = FinishedGames(self.bots)
        self.identities = Identities(self.store, settings.secure)
        self.notices = Notices(settings)
        self.metrics = Metrics(self)
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Future[LiveTable]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.ready = asyncio.Event()
        """Set when all running tables have been taken up again."""

    async def open(self) -> None:
        await self.store.open()
        await self.attendance.beat()
        await self.bus.start(self.on_news)
        self.spawn(self._wake(), "wake")
        self.spawn(self._load_games(), "games")
        self.spawn(self._watch(), "watch")

    async def close(self) -> None:
        """Finish what is being written, then stop."""
        self.ready.clear()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for table in self.tables.values():
            async with table.lock:
                pass
        await self.attendance.try_to_beat(stopped=True)
        self.bots.stop()
        await self.bus.stop()
        await self.store.close()

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
        """Load all games before somebody wants to play them, and after the first page has been shown."""
        await asyncio.sleep(PRELOAD_DELAY)
        for name in NAMES:
            await asyncio.to_thread(load, name)
        gc.freeze()  # what is loaded by now stays: the collector need not look through it again and again
        gc.set_threshold(*GC_THRESHOLD)

    async def get(self, table: str) -> LiveTable:
        """The live table of this name; loaded once, however many ask for it."""
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
        table.heard_chat = max((chat.id for chat in await self.store.chats(id, limit=1)), default=0)
        try:
            await read(self.store, table, self.attendance.clock.now())
        except ValueError as error:
            log.warning("table %s cannot be opened with today's rules: %s", id, error)
            raise Refusal("rules-changed") from error
        self.tables[id] = table
        self.wake_bot(table)
        return table

    async def refresh(self, table: LiveTable) -> None:
        """Read again who sits where; and the session, if the game has begun meanwhile. The caller holds the lock."""
        if table.unread or table.session is None:
            await table.reload()
        else:
            try:
                await read_rows(self.store, table)
            except Exception as error:
                table.unread = True
                raise unread() from error
        table.announce()

    async def _wake(self) -> None:
        """Replay every running table, so that clocks run and bots play on."""
        for id in await self.store.running():
            try:
                await self.get(id)
            except Refusal:
                log.warning("table %s cannot be opened: its game is not here", id)
            except Exception:
                log.exception("table %s cannot be opened", id)
        self.ready.set()

    # --- what follows from an entry ---

    def happened(self, table: LiveTable, entry: Entry) -> None:
        """An entry has been written and told: let bots, other processes and people who are away know."""
        self.metrics.entry(entry.kind)
        if self.bus.backend is not None:
            self.spawn(self.bus.publish(table.id, ply=entry.ply), "publish")
        if entry.kind != "clock":  # nothing that anybody has to be told again
            self.notices.happened(table)
        self.wake_bot(table)

    def wake_bot(self, table: LiveTable) -> None:
        """If it is a bot's turn, let it think."""
        if table.thinking is None and self._bot_to_move(table) is not None:
            table.thinking = self.spawn(self._bot_turns(table), "bot")

    def _bot_to_move(self, table: LiveTable) -> tuple[int, str] | None:
        session = table.session
        if session is None or session.paused or session.over:
            return None
        seat = session.turn
        level = table.bot_level(seat) if seat is not None else None
        return (seat, level) if seat is not None and level else None

    async def _bot_turns(self, table: LiveTable) -> None:
        try:
            while to_move := self._bot_to_move(table):
                await asyncio.sleep(self.settings.bot_delay)
                await self._bot_turn(table, *to_move)
        finally:
            table.thinking = None

    async def _bot_turn(self, table: LiveTable, seat: int, level: str) -> None:
        async with table.lock:
            session = table.session
            if session is None or session.turn != seat or table.bot_level(seat) != level:
                return
            ply, game, state = session.ply, session.game, session.match.state.copy()
        action = await self.bots.choose(game, level, state, seat, table.id)
        try:
            if table.bot_level(seat):  # nobody has come back meanwhile
                await table.play(seat, ply, action)
        except Refusal as refusal:
            if refusal.reason.code not in ("old-ply", "game-over", "paused", "not-saved", "unread"):
                raise

    def broken(self, table: LiveTable, entry: Entry, error: Exception) -> None:
        """The rules have failed: leave a replay file for whoever mends them."""
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
        """A device or account is somebody else from now on: its channels end, here and elsewhere."""
        self.hang_up(who)
        await self.bus.publish("", signed=who)

    def hang_up(self, who: str) -> None:
        self.identities.known.clear()
        for table in self.tables.values():
            for channel in [c for c in table.visitors.channels if who in (c.device, c.access.holder)]:
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
                table.visitors.heard_of(news.sender, set(news.online), self.attendance.clock.now())
                table.tell_presence()
        except Exception:
            log.exception("word about table %s could not be followed", news.table)

    def tell_presence(self, table: LiveTable) -> None:
        if self.bus.backend is not None:
            self.spawn(self.bus.publish(table.id, online=sorted(table.visitors.here())), "presence")

    def chatted(self, table: LiveTable) -> None:
        if self.bus.backend is not None:
            self.spawn(self.bus.publish(table.id, chat=True), "chat")

    async def seats_changed(self, table: LiveTable) -> None:
        """Somebody sat down, was named or removed: read it again, here and elsewhere."""
        async with table.lock:
            await self.refresh(table)
        self.wake_bot(table)
        await self.bus.publish(table.id, seats=True)

    # --- clocks ---

    async def _watch(self) -> None:
        beat = 0
        while True:
            await asyncio.sleep(1.0)
            beat += 1
            await self._reconnect_bus()
            if beat % BEAT == 0 or self.attendance.changed:
                await self.attendance.try_to_beat(self.tables.values())
            for table in list(self.tables.values()):
                try:
                    await table.must_be_read()
                    await self._tick(table, beat)
                except Refusal as refusal:
                    log.info("table %s could not be looked after: %s", table.id, refusal)
                except Exception:
                    log.exception("table %s could not be looked after", table.id)

    async def _reconnect_bus(self) -> None:
        """After a lost connection to the database: listen again, and see what was missed."""
        try:
            if await self.bus.reconnect(self.on_news):
                for table in list(self.tables.values()):
                    await table.catch_up()
        except Exception:
            log.exception("word from other processes cannot be heard")

    async def _tick(self, table: LiveTable, beat: int) -> None:
        now = self.attendance.clock.now()
        session = table.session
        if table.row.status == "over":
            if not table.visitors.channels and time.monotonic() - table.touched > UNLOAD_AFTER:
                self.tables.pop(table.id, None)
            return
        if beat % 20 == 0 and table.visitors.channels:
            self.tell_presence(table)
        if session is None:
            return
        session.since = min(session.since, now + AHEAD)
        await self.attendance.forgive(table)
        if await self.attendance.is_late(table) and (seat := session.turn) is not None:
            await table.stand_in(seat)
        if now - session.since > BOT_TAKEOVER_AFTER:
            self.wake_bot(table)
        if session.offer is not None and not session.paused:
            await table.settle_offer()  # in case the process that heard the last answer is gone
        if self.attendance.judges:
            self.notices.remind(table, now)
