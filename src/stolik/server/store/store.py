"""All reading from the database, and all writing."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    Delete,
    Executable,
    Select,
    Update,
    and_,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError

from stolik.server.store import leases
from stolik.server.store import schema as db
from stolik.server.store.accounts import Accounts
from stolik.server.store.append import APPEND, Conflict
from stolik.server.store.batch import Step, is_lost
from stolik.server.store.databases import database_for
from stolik.server.store.housekeeping import Housekeeping
from stolik.server.store.limits import LimitRows
from stolik.server.store.migrate import migrate
from stolik.server.store.outbox import Outbox
from stolik.server.store.rows import Account, Chat, Device, Lease
from stolik.server.store.writer import Writer
from stolik.server.tokens import new_id, used
from stolik.table.rows import WATCHER, Entry, SeatRow, SnapshotRow, TableRow

T = TypeVar("T", bound=msgspec.Struct)
__all__ = ["Conflict", "Entry", "Store"]

IN_LOBBY = 5
"""Tables of one owner that the lobby shows."""
ADD_TABLE = insert(db.tables)
ADD_SEAT = insert(db.seats)
ADD_HOLDER = insert(db.holders)
ADD_BAN = insert(db.bans)
ADD_PLY = insert(db.plies)
ADD_CHAT = insert(db.chats)
ADD_DEVICE = insert(db.devices)
ADD_ACCOUNT = insert(db.accounts)
FINISH = update(db.tables).where(db.tables.c.id == bindparam("table"))
FINISH = FINISH.values(status="over", updated=bindparam("now"), result=bindparam("outcome"))


def columns(row: msgspec.Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(row)


def _holding(table: str, seat: int, holders: Sequence[str]) -> list[tuple[Executable, dict[str, Any]]]:
    """Steps that make these the holders of a seat, whether they were before or not."""
    here = db.holders.c
    gone = delete(db.holders).where(here.table_id == table, here.seat == seat, here.holder.in_(holders))
    return [(gone, {}), *((ADD_HOLDER, {"table_id": table, "seat": seat, "holder": holder}) for holder in holders)]


class Store:
    def __init__(self, url: str) -> None:
        self.database = database_for(url)
        self.leases = leases.Leases(self.database, new_id())
        self.outbox = Outbox(self.database)
        self.accounts = Accounts(self.database)
        self.limits = LimitRows(self.database)
        self.housekeeping = Housekeeping(self.database)
        self.writer = Writer(self.database)

    async def open(self) -> None:
        await self.database.visit(migrate)
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        await self.database.close()

    # --- reading ---

    async def fetch(self, query: Select[Any]) -> Sequence[Any]:
        """Rows of a query. After a lost connection it is asked once more, which is harmless."""

        def ask(connection: Connection) -> Sequence[Any]:
            return connection.execute(query).all()

        try:
            return await self.database.visit(ask)
        except DBAPIError as error:
            if not is_lost(error):
                raise
            return await self.database.visit(ask)

    async def rows(self, query: Select[Any], kind: type[T]) -> list[T]:
        return [kind(**row._asdict()) for row in await self.fetch(query)]

    async def one(self, query: Select[Any], kind: type[T]) -> T | None:
        found = await self.rows(query.limit(1), kind)
        return found[0] if found else None

    async def table(self, table: str) -> TableRow | None:
        return await self.one(select(db.tables).where(db.tables.c.id == table), TableRow)

    async def running(self) -> int:
        """How many tables are not over."""
        query = select(func.count()).select_from(db.tables).where(db.tables.c.status != "over")
        return int((await self.fetch(query))[0][0])

    async def lobby(self, limit: int = 100) -> list[TableRow]:
        """Public tables that wait for players, the newest first; few of one owner, so that nobody fills the page."""
        here = db.tables.c
        rank = func.row_number().over(partition_by=here.owner, order_by=here.created.desc()).label("rank")
        waiting = select(here.id, rank).where(here.public, here.status == "open").subquery()
        query = select(db.tables).join(waiting, waiting.c.id == here.id).where(waiting.c.rank <= IN_LOBBY)
        return await self.rows(query.order_by(here.created.desc()).limit(limit), TableRow)

    async def held(self, holder: str, limit: int = 200) -> list[TableRow]:
        mine = select(db.holders.c.table_id).where(db.holders.c.holder == holder, db.holders.c.seat != WATCHER)
        owned = db.tables.c.owner == holder
        query = select(db.tables).where(db.tables.c.id.in_(mine) | owned).order_by(db.tables.c.updated.desc())
        return await self.rows(query.limit(limit), TableRow)

    async def seats(self, tables: Iterable[str]) -> list[SeatRow]:
        here = db.seats.c
        query = select(db.seats).where(here.table_id.in_(list(tables))).order_by(here.table_id, here.seat)
        return await self.rows(query, SeatRow)

    async def holders(self, table: str) -> dict[int, set[str]]:
        query = select(db.holders.c.seat, db.holders.c.holder).where(db.holders.c.table_id == table)
        found: dict[int, set[str]] = {}
        for seat, holder in await self.fetch(query):
            found.setdefault(seat, set()).add(holder)
        return found

    async def bans(self, table: str) -> set[str]:
        query = select(db.bans.c.holder).where(db.bans.c.table_id == table)
        return {holder for (holder,) in await self.fetch(query)}

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        here = db.plies.c
        query = select(db.plies).where(here.table_id == table, here.ply > after).order_by(here.ply)
        return await self.rows(query, Entry)

    async def lease(self, table: str) -> Lease:
        return await self.one(select(db.leases).where(db.leases.c.table_id == table), Lease) or Lease(table, "", 0)

    async def snapshot(self, table: str) -> SnapshotRow | None:
        """The snapshot of a table, unless earlier entries are missing; then it would hide that."""
        here = db.plies.c
        upto = select(func.count()).select_from(db.plies)
        upto = upto.where(here.table_id == table, here.ply <= db.snapshots.c.ply)
        whole = db.snapshots.c.ply == upto.scalar_subquery()
        return await self.one(select(db.snapshots).where(db.snapshots.c.table_id == table, whole), SnapshotRow)

    async def last_plies(self, tables: Iterable[str]) -> dict[str, int]:
        here = db.plies.c
        query = select(here.table_id, func.max(here.ply)).where(here.table_id.in_(list(tables))).group_by(here.table_id)
        return dict(await self.fetch(query))

    async def seat_of_token(self, *tokens: str) -> SeatRow | None:
        """The seat of a link, by any of the names that it may be stored under."""
        return await self.one(select(db.seats).where(db.seats.c.token.in_(tokens)), SeatRow)

    async def seat_of_holder(self, holder: str) -> tuple[str, int] | None:
        """Table and seat of a program, which has only one."""
        here = db.holders.c
        found = await self.fetch(select(here.table_id, here.seat).where(here.holder == holder).limit(1))
        return (found[0].table_id, found[0].seat) if found else None

    async def table_of_watch(self, token: str) -> TableRow | None:
        return await self.one(select(db.tables).where(db.tables.c.watch == token), TableRow)

    async def chats(self, table: str, after: int = 0, limit: int = 200) -> list[Chat]:
        here = db.chats.c
        query = select(db.chats).where(here.table_id == table, here.id > after).order_by(here.id.desc()).limit(limit)
        return (await self.rows(query, Chat))[::-1]

    async def chats_of(self, table: str, seats: Sequence[int]) -> list[Chat]:
        """What these seats wrote in the chat."""
        here = db.chats.c
        return await self.rows(
            select(db.chats).where(here.table_id == table, here.seat.in_(seats)).order_by(here.id), Chat
        )

    async def note(self, table: str, seat: int) -> str:
        here = db.notes.c
        found = await self.fetch(select(here.text).where(here.table_id == table, here.seat == seat))
        return found[0].text if found else ""

    async def device(self, token: str) -> Device | None:
        return await self.one(select(db.devices).where(db.devices.c.token == token), Device)

    async def account(self, name: str) -> Account | None:
        return await self.one(select(db.accounts).where(db.accounts.c.name == name), Account)

    async def account_by_id(self, account: str) -> Account | None:
        return await self.one(select(db.accounts).where(db.accounts.c.id == account), Account)

    # --- writing ---

    async def write(self, *steps: Step) -> None:
        await self.writer.write(*steps)

    async def once(self, statement: Update | Delete, *more: tuple[Executable, dict[str, Any]]) -> bool:
        """Carry out a conditional change, and the rest only if it found its row; returns whether it did."""

        def work(connection: Connection) -> bool:
            found = connection.execute(statement).rowcount == 1
            for step, values in more if found else ():
                connection.execute(step, values)
            return found

        return await self.database.visit(work)

    async def create(
        self, row: TableRow, seats: Sequence[SeatRow], holders: Iterable[tuple[int, str]], entries: Sequence[Entry] = ()
    ) -> None:
        """A new table. If its game has begun, this process owns it."""
        await self.write(*self._adding(row, seats, holders, entries))

    async def create_rematch(
        self, of: str, row: TableRow, seats: Sequence[SeatRow], holders: Iterable[tuple[int, str]]
    ) -> bool:
        """The table that follows a finished one; returns whether it had none yet."""
        here = db.tables.c
        first = update(db.tables).where(here.id == of, here.status == "over", here.rematch.is_(None))
        return await self.once(first.values(rematch=row.id), *self._adding(row, seats, holders))

    def _adding(
        self, row: TableRow, seats: Sequence[SeatRow], holders: Iterable[tuple[int, str]], entries: Sequence[Entry] = ()
    ) -> list[tuple[Executable, dict[str, Any]]]:
        playing = row.status == "playing"
        owner, due = (self.leases.process, leases.ALWAYS) if playing else ("", None)
        return [
            (ADD_TABLE, columns(row)),
            (leases.ADD, {"table_id": row.id, "owner": owner, "epoch": int(playing), "due": due}),
            *((ADD_SEAT, columns(seat)) for seat in seats),
            *((ADD_HOLDER, {"table_id": row.id, "seat": seat, "holder": holder}) for seat, holder in holders),
            *((ADD_PLY, columns(entry)) for entry in entries),
        ]

    async def begin(self, table: str, now: float) -> bool:
        """Begin the game of an open table and own it; returns whether it was still open."""
        here = db.tables.c
        begun = update(db.tables).where(here.id == table, here.status == "open").values(status="playing", updated=now)
        return await self.once(begun, (leases.TAKE, {"table": table, "process": self.leases.process, "next": 1}))

    async def append(self, entry: Entry, epoch: int, result: str | None = None) -> None:
        """Write an entry, and with the last one the result. Conflict if it is not the next one, the table has another
        owner, or the game is over."""
        steps: list[Step] = [(APPEND, {**columns(entry), "epoch": epoch})]
        if result is not None:
            steps.append((FINISH, {"table": entry.table_id, "now": entry.at, "outcome": result}))
            steps.append((leases.FINISH, {"table": entry.table_id}))
        await self.write(*steps)

    async def add_holder(self, table: str, seat: int, holder: str) -> None:
        with suppress(Conflict):  # they hold it already
            await self.write((ADD_HOLDER, {"table_id": table, "seat": seat, "holder": holder}))

    async def drop_holders(self, table: str, seat: int) -> None:
        here = db.holders.c
        await self.write((delete(db.holders).where(here.table_id == table, here.seat == seat), {}))

    async def claim(self, table: str, seat: int, name: str, holders: Sequence[str], link: str | None = None) -> bool:
        """Take a free seat. The same statement uses up the link; without one nobody gets a second seat."""
        here, held = db.seats.c, db.holders.c
        free = update(db.seats).where(here.table_id == table, here.seat == seat, here.taken.is_(False))
        sits = select(held.seat).where(held.table_id == table, held.seat != WATCHER, held.holder.in_(holders))
        free = free.where(here.kind != "bot", here.token == link if link else ~sits.exists())
        taken = free.values(taken=True, name=name, token=used(link) if link else None)
        return await self.once(taken, *_holding(table, seat, holders))

    async def let_in(self, table: str, seat: int, holders: Sequence[str], link: str) -> bool:
        """Become another holder of a seat, by a link that a holder has made; it is used up."""
        here = db.seats.c
        held = update(db.seats).where(here.table_id == table, here.seat == seat, here.taken, here.token == link)
        return await self.once(held.values(token=used(link)), *_holding(table, seat, holders))

    async def give_to_bot(self, table: str, seat: int, name: str) -> bool:
        """Give a free seat to a bot; its link stops working."""
        here = db.seats.c
        free = update(db.seats).where(here.table_id == table, here.seat == seat, here.taken.is_(False))
        return await self.once(free.values(kind="bot", taken=True, name=name, token=None))

    async def change_seat(self, table: str, seat: int, **values: Any) -> None:
        here = db.seats.c
        await self.write((update(db.seats).where(here.table_id == table, here.seat == seat).values(**values), {}))

    async def change_table(self, table: str, when: str | None = None, **values: Any) -> bool:
        """Change a table's row if its status is (still) this."""
        here = db.tables.c
        change = update(db.tables).where(here.id == table).values(**values)
        return await self.once(change.where(here.status == when) if when else change)

    async def ban(self, table: str, seat: int, name: str, banned: set[str]) -> None:
        """Take a seat from its holders for good and give it to a bot."""
        here = db.seats.c
        bot = update(db.seats).where(here.table_id == table, here.seat == seat)
        bot = bot.values(kind="bot", name=name, taken=True, token=None)
        gone = delete(db.holders).where(db.holders.c.table_id == table, db.holders.c.holder.in_(list(banned)))
        await self.write(
            (bot, {}), (gone, {}), *((ADD_BAN, {"table_id": table, "holder": holder}) for holder in sorted(banned))
        )

    async def add_chat(self, table: str, seat: int, text: str, at: float) -> None:
        await self.write((ADD_CHAT, {"table_id": table, "seat": seat, "text": text, "at": at}))

    async def set_note(self, table: str, seat: int, text: str) -> None:
        here = db.notes.c
        old = delete(db.notes).where(and_(here.table_id == table, here.seat == seat))
        await self.write((old, {}), (insert(db.notes), {"table_id": table, "seat": seat, "text": text}))

    async def add_device(self, device: Device) -> None:
        await self.write((ADD_DEVICE, columns(device)))

    async def add_account(self, account: Account) -> None:
        await self.write((ADD_ACCOUNT, columns(account)))

    def seen(self, device: str, now: float, agent: str) -> None:
        """Note that a device is still in use. Nobody waits for this write."""
        self.writer.write_later((update(db.devices).where(db.devices.c.id == device).values(seen=now, agent=agent), {}))

    async def sign_in(self, device: str, account: str, token: str) -> None:
        """Give the device to the account, with every seat that it held without one."""
        before, after = f"d:{device}", f"a:{account}"
        mine, theirs = db.holders, db.holders.alias()
        twice = select(theirs.c.table_id).where(theirs.c.holder == after, theirs.c.seat == mine.c.seat)
        already = delete(mine).where(mine.c.holder == before, mine.c.table_id.in_(twice))
        await self.write(
            (update(db.devices).where(db.devices.c.id == device).values(account=account, token=token), {}),
            (already, {}),
            (update(mine).where(mine.c.holder == before).values(holder=after), {}),
            (update(db.tables).where(db.tables.c.owner == before).values(owner=after), {}),
        )

    async def drop_device(self, device: str) -> None:
        await self.write((delete(db.devices).where(db.devices.c.id == device), {}))
