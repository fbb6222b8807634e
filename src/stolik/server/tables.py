"""A live table with its connections. A change is written to disk before anybody is told."""

import asyncio
import logging
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from stolik.kernel.codec import encode
from stolik.server.presence import ConnectedSeats
from stolik.server.store.rows import Lease
from stolik.server.store.writer import Conflict
from stolik.server.table_loading import read
from stolik.table import requests
from stolik.table.access import Access
from stolik.table.errors import Refusal, unread
from stolik.table.info import TableInfo
from stolik.table.protocol import Chatted, ConsentAsked
from stolik.table.requests import Request
from stolik.table.rows import Entry, SeatRow, TableRow
from stolik.table.session import GameSession, result_of
from stolik.table.writable import WritableTable

if TYPE_CHECKING:
    from stolik.server.registry import TableRegistry

log = logging.getLogger("stolik")


class LiveTable(WritableTable):
    """One table in memory. Several processes may each have a copy; the store decides between them."""

    def __init__(
        self,
        registry: "TableRegistry",
        row: TableRow,
        seats: list[SeatRow],
        holders: dict[int, set[str]],
        bans: set[str],
    ) -> None:
        super().__init__(row, seats, holders, bans)
        self.registry = registry
        self.connected = ConnectedSeats()
        self.lock: asyncio.Lock = asyncio.Lock()
        self.weighing = asyncio.Lock()
        """Held while it is worked out what an action would bring."""
        self.thinking: asyncio.Task[None] | None = None
        self.lease = Lease(row.id, "", 0)
        """Its owner, as far as this process knows."""
        self.inherited = 0.0
        """Since when this process owns it because the previous owner died."""
        self.hurried = -3600.0
        """When the players were last told that bots think for a shorter time."""
        self.touched = time.monotonic()
        self.heard_chat = 0
        """Number of the last chat line that was sent to clients here."""
        self._offered: ConsentAsked | None = None

    @property
    def owned(self) -> bool:
        """Whether this process owns its bots and clocks."""
        return self.lease.owner == self.registry.heartbeat.process

    def take(self, lease: Lease) -> None:
        """This process is its owner from now on."""
        self.lease = lease
        self.inherited = time.monotonic() if lease.inherited else 0.0

    def idle_since(self, now: float) -> float:
        """For how many seconds nobody has needed it here."""
        needed = self.connected.everybody() or self.thinking or self.lock.locked()
        return 0.0 if needed else now - self.touched

    # --- what is told ---

    def broadcast(self) -> None:
        """Send everybody what they have not been sent yet."""
        updates = self.updates({viewer for channel in self.connected.channels for viewer in channel.viewers})
        for channel in list(self.connected.channels):
            channel.catch_up(updates)
        self._tell_offer()

    def _tell_offer(self) -> None:
        """Tell how an offer stands, if that has changed."""
        now = self.consent()
        if now is not None and now != self._offered:
            self.say(now)
        self._offered = now

    def announce(self) -> None:
        """Tell everybody that the table itself has changed: seats, names, status."""
        for channel in list(self.connected.channels):
            channel.table_changed()

    def say(self, message: msgspec.Struct) -> None:
        text = encode(message)
        for channel in list(self.connected.channels):
            channel.send(text)

    def describe(self, access: Access) -> TableInfo:
        return self.info(access, self.connected.online(), self.connected.deadline(self))

    def tell_presence(self) -> None:
        self.say(self.presence(self.connected.online()))

    def arrived(self) -> None:
        """Somebody has come: tell the others."""
        self.registry.heartbeat.changed = True
        self.tell_presence()
        self.registry.tell_presence(self)

    def left(self, seats: Iterable[int]) -> None:
        """A connection has closed; its seats may still be present on another one."""
        heartbeat = self.registry.heartbeat
        self.connected.last_seen.update(dict.fromkeys(seats, heartbeat.clock.now()))
        heartbeat.left(self.id, seats)
        self.touched = time.monotonic()
        self.arrived()
        self.registry.notices.happened(self)

    async def hear_chat(self) -> None:
        """Send chat lines that were stored here or by another process."""
        async with self.lock:
            for chat in await self.registry.store.chats(self.id, self.heard_chat):
                self.heard_chat = chat.id
                self.say(Chatted(chat.seat, chat.text, chat.at))

    # --- what changes it ---

    async def commit(self, request: Request) -> int:
        """Apply an entry, write it, tell everybody; returns its ply. A refusal changes nothing.

        Callers are cancelled only when the service stops; then memory is not believed any more.
        """
        async with self.lock:
            if self.unread:
                await self.reload()
            while True:
                session = self.playing()
                if request.key and (ply := session.keys.get((request.seat, request.key))) is not None:
                    return ply
                requests.check(session, request)
                entry = await self._apply(session, self._entry(session, request))
                try:
                    await self.registry.store.append(entry, self.lease.epoch, result_of(session))
                except Conflict:  # another process was faster or has taken over: read again, and judge again
                    await self.reload()
                    continue
                except asyncio.CancelledError:
                    self.unread = True  # nobody knows whether it was written: its key must not stand for it
                    raise
                except Exception as error:
                    return await self._after_failure(entry, error)
                break
            self._settle()
            self.broadcast()
        self.registry.happened(self, entry)
        return entry.ply

    def _entry(self, session: GameSession, request: Request) -> Entry:
        now = self.registry.heartbeat.clock.now()
        return Entry(self.id, session.ply + 1, request.kind, request.seat, request.data, request.key, now)

    async def _after_failure(self, entry: Entry, error: Exception) -> int:
        """An entry was perhaps not written: read what is stored, then answer.

        The connection may have been lost after the commit: if the entry's key is there, the move was played.
        """
        log.warning("table %s: entry %d was not saved: %r", self.id, entry.ply, error)
        with suppress(Refusal):
            await self.reload()
            if entry.key and (ply := self.playing().keys.get((entry.seat, entry.key))) is not None:
                return ply
        raise Refusal("not-saved", status=503) from error

    async def _apply(self, session: GameSession, entry: Entry) -> Entry:
        try:
            return requests.apply(session, entry)
        except Refusal:
            raise
        except Exception as error:  # a fault in the rules: keep the last good state and a file to reproduce it
            self.registry.broken(self, entry, error)
            await self.reload()
            raise Refusal("rules-failed") from error

    def _settle(self) -> None:
        """Note in memory the result that was stored."""
        if self.session and self.session.over and self.row.status != "over":
            self.row.status, self.row.result = "over", result_of(self.session)
            self.row.updated = self.registry.heartbeat.clock.now()
            self.announce()

    async def reload(self) -> None:
        """Discard what is in memory and read the table again. The caller holds the lock.

        If that fails, the table stays unread and refuses everybody until it can be read.
        """
        self.unread = True
        try:
            await read(self.registry.store, self, self.registry.heartbeat.clock.now())
        except Refusal as gone:
            self.registry.drop(self, gone)
            raise
        except Exception as error:
            log.warning("table %s cannot be read: %r", self.id, error)
            raise unread() from error
        self.unread = False
        if self.session is not None:
            self.broadcast()

    async def must_be_read(self) -> None:
        """Wait until memory matches what is stored, or refuse."""
        if self.unread:
            async with self.lock:
                if self.unread:
                    await self.reload()
                    self.announce()
            self.registry.bot_turns.wake(self)

    async def catch_up(self) -> None:
        """Another process has written: apply its entries here too."""
        async with self.lock:
            session = self.session
            if session is None or self.unread:
                await self.registry.refresh(self)
                return
            entries = await self.registry.store.entries(self.id, session.ply)
            try:
                for entry in entries:
                    session.apply_next(entry)
            except Exception:  # some of them may have been applied
                log.exception("table %s: what another process has written could not be applied", self.id)
                await self.reload()
                return
            self._settle()
            self.broadcast()

    async def new_device(self, seat: int) -> None:
        """Tell everybody, and above all its holder, that another device holds a seat now."""
        if self.session is not None and not self.session.over:
            with suppress(Refusal):  # the game has just ended
                await self.commit(Request("device", seat))
