"""Tables of this device. Its user holds all seats that no bot has."""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence

import msgspec

from stolik.bots.personas import in_character
from stolik.browser.finished import FinishedGame
from stolik.browser.store import Conflict, Saved, Store
from stolik.browser.thinker import Thinker
from stolik.games import NAMES
from stolik.kernel.codec import decode, encode
from stolik.kernel.messages import Record
from stolik.table import requests
from stolik.table.advice import Advice, advise
from stolik.table.drafts import Draft, checked, entries_of, forked, game_of, imported, same_again
from stolik.table.errors import Refusal, not_found
from stolik.table.info import MadeSeat, MadeTable, NewSeat, NewTable, TableInfo
from stolik.table.protocol import TableChanged
from stolik.table.requests import Request
from stolik.table.resuming import close, corrections
from stolik.table.rows import Entry
from stolik.table.session import GameSession, result_of
from stolik.table.updates import Told
from stolik.table.writable import WritableTable

ME = "d:here"
"""The holder name of this device's user."""
MARK = "here-"
"""How the ids of tables on this device begin, so that the page knows where to ask."""
Send = Callable[[str], None]


class Listener:
    """A page that shows a table."""

    def __init__(self, send: Send, since: int) -> None:
        self.send = send
        self.told = Told(since)

    def tell(self, message: msgspec.Struct) -> None:
        self.send(encode(message).decode())


class LocalTable(WritableTable):
    """A table in memory. Another page of this device may have its own copy; the store decides between them."""

    def __init__(self, tables: "LocalTables", saved: Saved) -> None:
        held = {seat.seat: {ME} for seat in saved.seats if seat.kind == "here"}
        super().__init__(saved.row, saved.seats, held, set())
        self.tables = tables
        self.saved = saved
        self.listeners: set[Listener] = set()
        self.lock: asyncio.Lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.finished_game: FinishedGame | None = None

    # --- what is told ---

    @property
    def mine(self) -> set[int]:
        return set(self.holders)

    def describe(self) -> TableInfo:
        return self.info(self.access(ME), online=self.mine)

    def broadcast(self) -> None:
        """Send every page what it has not been sent yet."""
        viewers = self.access(ME).viewers
        updates = self.updates(viewers)
        for listener in list(self.listeners):
            for text in listener.told.catch_up(updates, viewers):
                listener.send(text.decode())

    def announce(self) -> None:
        for listener in list(self.listeners):
            listener.tell(TableChanged(self.describe()))

    def looked_back(self) -> FinishedGame:
        """The finished game for stepping through it."""
        if self.finished_game is None:
            self.finished_game = FinishedGame(self.finished(), self.tables.thinker)
        return self.finished_game

    # --- what changes it ---

    async def must_be_read(self) -> None:
        """Memory matches what is stored, from now on."""
        if self.unread or self.session is None:
            async with self.lock:
                if self.unread or self.session is None:
                    await self.read()
            self.tables.wake_bot(self)

    async def read(self) -> None:
        """Load the table from the store; nobody else has it, or the caller holds its lock."""
        self.unread = True
        found = await self.tables.store.read(self.id)
        if found is None:
            raise not_found()
        self.saved, entries = found
        self.row, self.seats = self.saved.row, self.saved.seats
        session = self.follow(entries)
        if self.row.status != "over":
            await self._correct(session)
        self.unread = False

    def follow(self, entries: Sequence[Entry]) -> GameSession:
        """The session after all entries."""
        self.session = session = GameSession(self.row, len(self.seats))
        session.follow(entries)
        if self.row.status == "over":
            close(self.row, session)
        return session

    async def _correct(self, session: GameSession) -> None:
        """The site may have been updated: what today's rules make of the game is reported at the table."""
        self.row.rules = session.game.rules
        for entry in corrections(self.row, session, self.tables.now()):
            await self.tables.store.write(self.saved, entry)
            session.apply(entry)

    async def commit(self, request: Request) -> int:
        """Apply an entry, store it, tell everybody; returns its ply. A refusal changes nothing."""
        async with self.lock:
            if self.unread:
                await self.read()
            while (entry := await self._try(request)) is None:  # another page was faster: judge again
                await self.read()
                self.broadcast()
            if isinstance(entry, int):
                return entry
            self._settle()
            self.broadcast()
        self.tables.wake_bot(self)
        return entry.ply

    async def _try(self, request: Request) -> Entry | int | None:
        """The ply of the entry as it was stored before; None if another one has its place."""
        session = self.playing()
        if request.key and (ply := session.keys.get((request.seat, request.key))) is not None:
            return ply
        requests.check(session, request)
        now = self.tables.now()
        entry = Entry(self.id, session.ply + 1, request.kind, request.seat, request.data, request.key, now)
        try:
            entry = requests.apply(session, entry)
        except Refusal:
            raise
        except Exception as error:  # a fault in the rules
            await self.read()
            raise Refusal("rules-failed") from error
        self._note(session, now)
        try:
            await self.tables.store.write(self.saved, entry)
        except Conflict:
            return None
        except Exception as error:
            self.unread = True
            raise Refusal("not-kept", status=503) from error
        return entry

    def _note(self, session: GameSession, now: float) -> None:
        """What is stored beside the entries, so that a list of tables need not replay them."""
        self.row.updated = now
        if session.over:
            self.row.status, self.row.result = "over", result_of(session)
        self.saved.info = self.describe()

    def _settle(self) -> None:
        if self.playing().over:
            self.announce()

    async def news(self) -> None:
        """Another page of this device has written."""
        async with self.lock:
            await self.read()
            self.broadcast()
            self.announce()
        self.tables.wake_bot(self)


class LocalTables:
    """All tables of this device, and the bots at them."""

    def __init__(self, store: Store, thinker: Thinker, pause: float = 0.0, clock: Callable[[], float] = time.time):
        self.store = store
        self.thinker = thinker
        self.pause = pause
        """Seconds that a bot waits, so that people can follow."""
        self.now = clock
        self.tables: dict[str, LocalTable] = {}

    async def get(self, id: str) -> LocalTable:
        table = self.tables.get(id)
        if table is None:
            found = await self.store.read(id)
            if found is None or found[0].row.game not in NAMES:
                raise not_found()
            table = self.tables.setdefault(id, LocalTable(self, found[0]))
        await table.must_be_read()
        return table

    async def infos(self) -> list[TableInfo]:
        """Every table, latest first."""
        return [saved.info for saved in await self.store.all() if saved.info is not None]

    # --- making tables ---

    async def make(self, new: NewTable) -> MadeTable:
        game = checked(new)
        if any(seat.kind == "link" for seat in new.seats):
            raise Refusal("needs-server")
        seed = encode(new.seed or secrets.token_hex(24)).decode()
        return await self._keep(self._draft(new, game.name, seed, "" if new.seed is None else "seed"))

    async def rematch(self, table: LocalTable) -> str:
        """The same seats at a new table. Asking twice gives the same one."""
        table.finished()
        if table.row.rematch is None:
            draft = self._draft(same_again(table), table.row.game, encode(secrets.token_hex(24)).decode())
            for seat, before in zip(draft.seats, table.seats):
                seat.kind, seat.taken = before.kind, True
            made = await self._keep(draft)
            table.row.rematch = made.table
            await self.store.write(table.saved)
            table.announce()
        return str(table.row.rematch)

    async def fork(self, table: LocalTable, ply: int, seats: Sequence[NewSeat] | None) -> MadeTable:
        new, actions = forked(table, ply, seats)
        draft = self._draft(new, new.game, table.row.seed, f"fork:{table.id}:{ply}")
        return await self._keep(draft, entries_of(draft.row.id, actions, self.now()))

    async def bring(self, record: Record) -> str:
        """A finished table from a record that was replayed and verified."""
        draft = self._draft(imported(record), record.game, encode(record.seed).decode(), "import")
        draft.row.status = "over"
        return (await self._keep(draft, entries_of(draft.row.id, record.actions, self.now()))).table

    def _draft(self, new: NewTable, game: str, seed: str, origin: str = "") -> Draft:
        return Draft(new, game_of(game), ME, seed, MARK + secrets.token_hex(8), self.now(), origin)

    async def _keep(self, draft: Draft, entries: Sequence[Entry] = ()) -> MadeTable:
        draft.begin()
        saved = Saved(draft.row, draft.seats)
        table = LocalTable(self, saved)
        table.follow(entries)
        saved.info = table.describe()
        try:
            await self.store.write(saved, *entries)
        except Exception as error:
            raise Refusal("not-kept", status=503) from error
        self.tables[table.id] = table
        self.wake_bot(table)
        return MadeTable(draft.row.id, [MadeSeat(s.seat, s.kind, s.name) for s in draft.seats], "")

    async def remove(self, id: str) -> None:
        self.tables.pop(id, None)
        await self.store.remove(id)

    # --- bots ---

    def wake_bot(self, table: LocalTable) -> None:
        """Start thinking if it is a bot's turn."""
        if table.thinking is None and self._bot_to_move(table) is not None:
            table.thinking = asyncio.ensure_future(self._bot_turns(table))

    def _bot_to_move(self, table: LocalTable) -> tuple[int, str] | None:
        current = not table.unread and self.tables.get(table.id) is table
        return table.bot_to_move() if current else None

    async def _bot_turns(self, table: LocalTable) -> None:
        try:
            while to_move := self._bot_to_move(table):
                await asyncio.sleep(self.pause)
                await self._bot_turn(table, *to_move)
        finally:
            table.thinking = None

    async def _bot_turn(self, table: LocalTable, seat: int, level: str) -> None:
        session = table.playing()
        ply, game = session.ply, session.game
        task = (game.name, in_character(level, seat), encode(session.match.state), seat, secrets.token_hex(16))
        answer = await self.thinker.run(advise, *task)
        try:
            if table.bot_level(seat):  # nobody has come back meanwhile
                await table.play(seat, ply, game.action(decode(answer, Advice).action))
        except Refusal as refusal:
            if refusal.reason.code not in ("old-ply", "game-over", "paused", "not-kept"):
                raise
