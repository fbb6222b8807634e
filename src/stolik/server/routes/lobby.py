"""Finding and making tables, taking seats."""

import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import Request, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from stolik.server.create import make_table, random_seat, start_table
from stolik.server.identity import Identity
from stolik.server.registry import TableRegistry
from stolik.server.routes.bodies import Invitation, JoinBody, Joined, Watching
from stolik.server.routes.dependencies import Caller, Registry, may_make
from stolik.server.routes.games import game_schema, game_words, games
from stolik.server.tables import LiveTable
from stolik.server.tokens import end_of, hashed, key_holder, new_token, used
from stolik.table.access import Access, access_of
from stolik.table.errors import Refusal, forbidden, not_found
from stolik.table.info import MadeTable, NewTable, TableInfo
from stolik.table.rows import WATCHER, SeatRow, TableRow
from stolik.table.table import Table

LATEST = 20
"""Running games of a visitor whose turn is told; the home page shows fewer."""


@get("/api/tables", operation_id="mine")
async def mine(registry: Registry, who: NamedDependency[Identity | None]) -> list[TableInfo]:
    """The tables at which this device, or its account, holds a seat."""
    if who is None:
        return []
    rows = await registry.store.held(who.holder)
    await wake_up(registry, [row.id for row in rows if row.status == "playing"][:LATEST])
    return await infos(registry, rows, who.holder)


async def wake_up(registry: TableRegistry, tables: list[str]) -> None:
    """Load tables that have left memory: only a loaded one can say whose turn it is."""
    for table in tables:
        if table not in registry.tables:
            with suppress(Refusal):  # it can't be opened now; the store still describes it
                await registry.get(table)


@get("/api/lobby", operation_id="lobby")
async def lobby(registry: Registry, who: NamedDependency[Identity | None]) -> list[TableInfo]:
    """Public tables that wait for players."""
    rows = await registry.store.lobby() if registry.settings.lobby else []
    return await infos(registry, rows, who.holder if who else None)


async def infos(registry: TableRegistry, rows: list[TableRow], holder: str | None) -> list[TableInfo]:
    """Tables in memory describe themselves; the others are described from the store, without loading them."""
    asleep = [row for row in rows if row.id not in registry.tables]
    seats = await registry.store.seats([row.id for row in asleep])
    plies = await registry.store.last_plies([row.id for row in asleep])
    found = []
    for row in rows:
        live = registry.tables.get(row.id)
        if live:
            found.append(live.describe(live.access(holder)))
            continue
        held = await registry.store.holders(row.id)
        table = Table(row, [s for s in seats if s.table_id == row.id], held, set())
        info = table.info(access_of(row, held, set(), holder), online=set())
        found.append(msgspec.structs.replace(info, ply=plies.get(row.id, 0)))
    return found


@post("/api/tables", operation_id="create")
async def create(
    request: "Request[Any, Any, Any]", registry: Registry, me: Caller, data: JSONBody[NewTable]
) -> MadeTable:
    """Make a table. It begins at once if no seat waits for an invited person."""
    may_make(request, registry)
    return await make_table(registry, data, me.holder)


async def invited(registry: TableRegistry, token: str, holder: str | None) -> tuple[LiveTable, SeatRow]:
    """The table and seat of a link. A used one works only for the person who sits there."""
    name = hashed(token)
    seat = await registry.store.seat_of_token(name, used(name))
    if seat is None:
        raise not_found("no-such-link")
    table, end = await registry.get(seat.table_id), end_of(token)
    if holder in table.holders.get(seat.seat, set()):
        return table, seat
    if seat.token != name or (seat.taken and end is None):
        raise used_up()
    if end is not None and end < time.time():
        raise Refusal("link-expired", status=410)
    return table, seat


def used_up() -> Refusal:
    return Refusal("link-used", status=410)


@get("/api/join/{token:str}", operation_id="invitation")
async def invitation(registry: Registry, who: NamedDependency[Identity | None], token: FromPath[str]) -> Invitation:
    """What a link leads to, before the seat is taken."""
    holder = who.holder if who else None
    table, seat = await invited(registry, token, holder)
    home = table.id if holder in table.holders.get(seat.seat, set()) else None
    return Invitation(table.row.game, [s.name for s in table.seats if s.taken and s.seat != seat.seat], home)


@post("/api/join/{token:str}", operation_id="join", status_code=200)
async def join(registry: Registry, me: Caller, token: FromPath[str], data: JSONBody[JoinBody]) -> Joined:
    """Take the seat of a link; or, with a link that its holder has made, use it on another device."""
    table, seat = await invited(registry, token, me.holder)
    if me.holder in table.holders.get(seat.seat, set()) and not data.program:
        return Joined(table.id, seat.seat)
    key = new_token() if data.program else None
    if not await sit(registry, table, seat.seat, data.name, me.holder, hashed(token), key):
        raise used_up()
    return Joined(table.id, seat.seat, key)


@post("/sit", operation_id="sit", status_code=200)
async def sit_down(
    registry: Registry,
    me: Caller,
    table: NamedDependency[LiveTable],
    access: NamedDependency[Access],
    data: JSONBody[JoinBody],
) -> Joined:
    """Take a free seat of a public table."""
    if not table.row.public:
        raise forbidden("needs-link")
    while not (mine := table.access(me.holder).seats):
        if not await sit(registry, table, random_seat(table).seat, data.name, me.holder):
            await registry.seats_changed(table)  # somebody was faster, perhaps the same visitor
    return Joined(table.id, mine[0])


async def sit(
    registry: TableRegistry,
    table: LiveTable,
    seat: int,
    name: str,
    holder: str,
    link: str | None = None,
    key: str | None = None,
) -> bool:
    """Give the seat to the visitor if it is free or the link is its holder's; the last one begins the game."""
    if holder in table.bans:
        raise forbidden("banned")
    holders = [holder, key_holder(key)] if key else [holder]
    if not await registry.store.claim(table.id, seat, name.strip(), holders, link):
        if link is None or not await registry.store.let_in(table.id, seat, holders, link):
            return False
        await table.new_device(seat)
    await registry.seats_changed(table)
    if table.row.status == "open" and all(s.taken for s in table.seats):
        try:
            await start_table(registry, table)
        except Refusal:
            await registry.seats_changed(table)  # another last seat began it
    return True


@post("/api/watch/{token:str}", operation_id="watch", status_code=200)
async def watch(registry: Registry, me: Caller, token: FromPath[str]) -> Watching:
    """Watch, with the table's link for spectators."""
    row = await registry.store.table_of_watch(hashed(token))
    if row is None:
        raise not_found("no-such-link")
    table = await registry.get(row.id)
    if me.holder in table.bans:
        raise forbidden("banned")
    await registry.store.add_holder(row.id, WATCHER, me.holder)
    await registry.seats_changed(table)
    return Watching(row.id)


HANDLERS = [games, game_schema, game_words, mine, lobby, create, invitation, join, watch]
router = Router("/", route_handlers=HANDLERS, tags=["lobby"])
