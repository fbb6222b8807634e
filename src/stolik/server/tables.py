"""A live table: a session, the people round it, and one lock. What changes it is written down before it is told."""

import asyncio
import logging
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from stolik.kernel.codec import encode
from stolik.kernel.errors import IllegalAction
from stolik.kernel.messages import Action, Reason
from stolik.server.loading import read
from stolik.server.membership import Membership
from stolik.server.store.writer import Conflict
from stolik.table.access import Access
from stolik.table.entries import entry_data
from stolik.table.errors import Refusal, unread
from stolik.table.protocol import Chatted, ConsentAsked
from stolik.table.rows import Entry, SeatRow, TableRow
from stolik.table.session import GameSession, Offer, result_of

if TYPE_CHECKING:
    from stolik.server.registry import TableRegistry

log = logging.getLogger("stolik")
DONE_ALREADY = ("game-over", "old-ply")
"""Reasons for which an offer is refused that another has carried out meanwhile."""


class Table(Membership):
    """One table in memory. Several processes may each have their own copy; the store decides between them."""

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
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.touched = time.monotonic()
        self.heard_chat = 0
        """Number of the last chat line that was told here."""
        self._offered: ConsentAsked | None = None

    # --- what is told ---

    def broadcast(self) -> None:
        """Tell everybody what they have not heard yet."""
        updates = self.updates({viewer for channel in self.channels for viewer in channel.viewers})
        for channel in list(self.channels):
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
        for channel in list(self.channels):
            channel.table_changed()

    def say(self, message: msgspec.Struct) -> None:
        text = encode(message)
        for channel in list(self.channels):
            channel.send(text)

    def arrived(self) -> None:
        """Somebody has come: tell the others."""
        self.registry.attendance.changed = True
        self.say(self.presence())
        self.registry.tell_presence(self)

    def left(self, seats: Iterable[int]) -> None:
        """A connection has gone; the seats it held may still be here on another one."""
        attendance = self.registry.attendance
        self.last_seen.update(dict.fromkeys(seats, attendance.clock.now()))
        attendance.left(self.id, seats)
        self.touched = time.monotonic()
        self.arrived()
        self.registry.notices.happened(self)

    async def hear_chat(self) -> None:
        """Tell chat lines that have been stored, here or by another process, and not been told here."""
        async with self.lock:
            for chat in await self.registry.store.chats(self.id, self.heard_chat):
                self.heard_chat = chat.id
                self.say(Chatted(chat.seat, chat.text, chat.at))

    # --- what changes it ---

    async def commit(self, kind: str, seat: int, data: str = "{}", key: str = "", answers: int | None = None) -> int:
        """Enact an entry, write it, tell it; its ply. A refusal changes nothing.

        Nobody who calls this is cancelled before the service ends: it is never left half done.
        """
        async with self.lock:
            if self.unread:
                await self.reload()
            while True:
                session = self.playing()
                if key and (ply := session.keys.get((seat, key))) is not None:
                    return ply
                self._check(session, kind, answers)
                now = self.registry.attendance.clock.now()
                entry = await self._apply(session, Entry(self.id, session.ply + 1, kind, seat, data, key, now))
                try:
                    await self.registry.store.append(entry, result_of(session))
                except Conflict:  # another process was faster: see what it wrote, and judge again
                    await self.reload()
                    continue
                except Exception as error:
                    return await self._after_failure(entry, error)
                break
            self._settle()
            self.broadcast()
        self.registry.happened(self, entry)
        return entry.ply

    async def _after_failure(self, entry: Entry, error: Exception) -> int:
        """An entry could not be written, as far as we know: look what is stored, then say so.

        The connection may have been lost after the commit: whoever's key is there has played.
        """
        log.warning("table %s: entry %d was not saved: %r", self.id, entry.ply, error)
        with suppress(Refusal):
            await self.reload()
            if entry.key and (ply := self.playing().keys.get((entry.seat, entry.key))) is not None:
                return ply
        raise Refusal("not-saved", status=503) from error

    def _check(self, session: GameSession, kind: str, answers: int | None) -> None:
        if session.over:
            raise Refusal("game-over")
        if session.paused and kind in ("move", "undo"):
            raise Refusal("paused")
        if answers is not None and not session.changed <= answers <= session.ply:
            raise Refusal("old-ply", given=answers, now=session.ply)

    async def _apply(self, session: GameSession, entry: Entry) -> Entry:
        try:
            session.apply(entry)
        except IllegalAction as error:
            raise Refusal.because(error.reason, session.game.name) from error
        except Exception as error:  # a fault in the rules: keep the last good state, and the means to find it
            self.registry.broken(self, entry, error)
            await self.reload()
            raise Refusal("rules-failed") from error
        mark = session.mark() if entry.kind == "move" else ""
        return msgspec.structs.replace(entry, fingerprint=mark) if mark else entry

    def _settle(self) -> None:
        """Note in memory what the store was told about a game that is over."""
        if self.session and self.session.over and self.row.status != "over":
            self.row.status, self.row.result = "over", result_of(self.session)
            self.row.updated = self.registry.attendance.clock.now()
            self.announce()

    async def reload(self) -> None:
        """Throw away what is in memory and read the table again. The caller holds the lock.

        If that fails the table stays unread, and everybody is refused until it could be read.
        """
        self.unread = True
        try:
            await read(self.registry.store, self, self.registry.attendance.clock.now())
        except Exception as error:
            log.warning("table %s cannot be read: %r", self.id, error)
            raise unread() from error
        self.unread = False
        if self.session is not None:
            self.broadcast()

    async def must_be_read(self) -> None:
        """Wait until what is in memory is what is stored, or refuse."""
        if self.unread:
            async with self.lock:
                if self.unread:
                    await self.reload()
                    self.announce()
            self.registry.wake_bot(self)

    async def catch_up(self) -> None:
        """Another process has written: apply it here too."""
        async with self.lock:
            session = self.session
            if session is None or self.unread:
                await self.registry.refresh(self)
                return
            entries = await self.registry.store.entries(self.id, session.ply)
            try:
                for entry in entries:
                    session.enact_next(entry)
            except Exception:  # half of it may have been enacted
                log.exception("table %s: what another process has written could not be enacted", self.id)
                await self.reload()
                return
            self._settle()
            self.broadcast()

    # --- what people do ---

    def _plays(self, seat: int) -> GameSession:
        """The session, for somebody who has not given up this seat."""
        session = self.playing()
        if seat in session.resigned:
            raise Refusal("resigned")
        return session

    async def move(self, seat: int, ply: int, action: dict[str, Any], key: str) -> int:
        session = self._plays(seat)
        try:
            chosen = session.game.action(action)
        except ValueError as error:
            raise Refusal.because(Reason("not-an-action", {"given": "JSON"}), "") from error
        return await self.play(seat, ply, chosen, key)

    async def play(self, seat: int, ply: int, action: Action, key: str = "") -> int:
        if action.seat != seat:
            raise Refusal("foreign-seat")
        return await self.commit("move", seat, encode(action).decode(), key, ply)

    async def undo(self, seat: int, key: str, holder: str | None) -> int:
        """Take back: at once up to the barrier; beyond it everybody concerned is asked."""
        session = self._plays(seat)
        if key and (ply := session.keys.get((seat, key))) is not None:
            return ply
        if session.undoer == seat:
            return await self.commit("undo", seat, entry_data(to=session.moves - 1, count=1), key, session.ply)
        to = session.undo_target(seat)
        if to is None:
            raise Refusal("nothing-to-undo")
        return await self.offer("undo", seat, holder, to, key)

    async def offer(self, what: str, seat: int, holder: str | None, to: int = 0, key: str = "") -> int:
        """Ask all other people at the table; where there are none, it is done at once."""
        session = self._plays(seat)
        asked = self.concerned(seat, holder)
        if not asked:
            return await self._carry_out(Offer(what, seat, to, {}), session, key)
        if session.offer is not None:
            raise Refusal("offer-open")
        return await self.commit(
            "offer", seat, entry_data(what=what, to=to, asked=asked, holder=holder), key, session.ply
        )

    async def answer(self, access: Access, what: str, yes: bool) -> int:
        """Answer for one's seats. Nobody answers their own offer, through whichever seat."""
        session = self.playing()
        offer = session.offer
        mine = [seat for seat in access.seats if offer and seat in offer.answers and offer.holder != access.holder]
        if offer is None or offer.what != what or not mine:
            raise Refusal("nothing-offered")
        ply = await self.commit("answer", mine[0], entry_data(seats=mine, answer=yes), "", session.ply)
        return await self.settle_offer() or ply

    async def settle_offer(self) -> int | None:
        """Carry out what everybody has agreed to, unless somebody else does so at the same moment."""
        session = self.playing()
        if session.offer is None or not session.offer.agreed:
            return None
        try:
            return await self._carry_out(session.offer, session)
        except Refusal as refusal:
            if refusal.reason.code in DONE_ALREADY:
                return None
            raise

    async def _carry_out(self, offer: Offer, session: GameSession, key: str = "") -> int:
        if offer.what == "end":
            return await self.commit("end", offer.by, key=key, answers=session.ply)
        data = entry_data(to=offer.to, count=session.moves - offer.to)
        return await self.commit("undo", offer.by, data, key, session.ply)

    async def resign(self, seat: int) -> int:
        self._plays(seat)
        return await self.commit("resign", seat, entry_data(level=self.stand_in_level()))

    async def pause(self, seat: int, paused: bool) -> int:
        session = self._plays(seat)
        if session.paused == paused:
            return session.ply
        return await self.commit("pause" if paused else "go", seat)

    async def new_device(self, seat: int) -> None:
        """Tell everybody, first of all its holder, that somebody else holds a seat from now on."""
        if self.session is not None and not self.session.over:
            with suppress(Refusal):  # it ended this moment
                await self.commit("device", seat)

    async def stand_in(self, seat: int) -> int:
        """A bot plays for somebody who is away. Another process may say so at the same moment: once is enough."""
        key = f"away:{self.playing().ply}"
        return await self.commit("leave", seat, entry_data(level=self.stand_in_level()), key)

    async def welcome_back(self, seats: Iterable[int]) -> None:
        """Whoever returns gets the seat back (a seat that was given up stays given up)."""
        session = self.session
        for seat in seats:
            if session and not session.over and seat in session.standins and seat not in session.resigned:
                await self.commit("back", seat)
