"""What people do at their table besides moving: look, begin, resign, pause, offer, write notes, invite, remove."""

from typing import Any

from litestar import Request, Router, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from stolik.bots.personas import name_of
from stolik.server.create import rematch, start_table
from stolik.server.routes.bodies import Link
from stolik.server.routes.dependencies import AT_TABLE, Caller, Registry, may_make
from stolik.server.routes.lobby import sit_down
from stolik.server.tables import LiveTable
from stolik.server.tokens import device_token, hashed, new_token
from stolik.table.access import Access
from stolik.table.bodies import Made, NoteBody, PauseBody, SeatBody
from stolik.table.errors import Refusal, forbidden
from stolik.table.info import TableInfo
from stolik.table.rows import WATCHER

TheTable = NamedDependency[LiveTable]
TheAccess = NamedDependency[Access]


@get("/", operation_id="table")
async def look(table: TheTable, access: TheAccess) -> TableInfo:
    """How a table stands."""
    return table.describe(access)


@post("/start", operation_id="start", status_code=200)
async def start(registry: Registry, table: TheTable, access: TheAccess) -> TableInfo:
    """Begin now; bots play the seats that nobody took."""
    access.must_own()
    await start_table(registry, table)
    return table.describe(access)


@post("/resign", operation_id="resign", status_code=200)
async def resign(table: TheTable, access: TheAccess, data: JSONBody[SeatBody]) -> TableInfo:
    """Give up a seat for good; a bot plays on."""
    await table.resign(access.must_hold(data.seat))
    return table.describe(access)


@post("/pause", operation_id="pause", status_code=200)
async def pause(table: TheTable, access: TheAccess, data: JSONBody[PauseBody]) -> TableInfo:
    """Stop clocks, bots and moves; or resume."""
    seat = data.seat if data.seat is not None else table.active(access.seats)
    await table.pause(access.must_hold(seat), data.paused)
    return table.describe(access)


@post("/offer-end", operation_id="offerEnd", status_code=200)
async def offer_end(table: TheTable, access: TheAccess, data: JSONBody[SeatBody]) -> TableInfo:
    """Propose to everybody else that the game ends here and counts."""
    await table.offer("end", access.must_hold(data.seat), access.holder)
    return table.describe(access)


@post("/rematch", operation_id="rematch", status_code=200)
async def again(
    request: "Request[Any, Any, Any]", registry: Registry, table: TheTable, access: TheAccess, me: Caller
) -> Made:
    """The same people at a new table."""
    if not (access.seats or access.owner):
        raise forbidden("foreign-seat")
    if table.row.rematch is None:
        may_make(request, registry)
    return Made(await rematch(registry, table, me.holder))


@get("/notes", operation_id="readNotes")
async def read_notes(registry: Registry, table: TheTable, access: TheAccess) -> NoteBody:
    """One's own private notes."""
    return NoteBody(await registry.store.note(table.id, access.must_hold(first_seat(access))))


@put("/notes", operation_id="writeNotes")
async def write_notes(registry: Registry, table: TheTable, access: TheAccess, data: JSONBody[NoteBody]) -> NoteBody:
    await registry.store.set_note(table.id, access.must_hold(first_seat(access)), data.text)
    return data


def first_seat(access: Access) -> int | None:
    """A device that holds several seats keeps notes and notices in the first of them."""
    return access.seats[0] if access.seats else None


@post("/seats/{seat:int}/link", operation_id="newLink", status_code=200)
async def new_link(registry: Registry, table: TheTable, access: TheAccess, seat: FromPath[int]) -> Link:
    """Make a new link to a seat: one's own, for another device or a program; the owner's, for free seats.

    A link to one's own seat works once, within minutes. Earlier links stop working; the person who sits there stays.
    """
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind == "bot":
        raise Refusal("no-such-seat", given=seat, seats=len(table.seats))
    if table.seats[seat].taken or not access.owner:
        access.must_hold(seat)
    token = device_token() if table.seats[seat].taken else new_token()
    await registry.store.change_seat(table.id, seat, token=hashed(token))
    return Link(f"/join/{token}")


@post("/seats/{seat:int}/remove", operation_id="remove", status_code=200)
async def remove(registry: Registry, table: TheTable, access: TheAccess, seat: FromPath[int]) -> TableInfo:
    """Remove somebody from the table for good; a bot plays on."""
    access.must_own()
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind == "bot":
        raise Refusal("no-such-seat", given=seat, seats=len(table.seats))
    banned = set(table.holders.get(seat, set()))
    if table.row.owner in banned:
        raise Refusal("owner-stays")
    row = table.seats[seat]
    await registry.store.ban(table.id, seat, row.name if row.taken else name_of(row.level, seat), banned)
    await registry.seats_changed(table)
    return table.describe(access)


@post("/watch-link", operation_id="newWatchLink", status_code=200)
async def new_watch_link(registry: Registry, table: TheTable, access: TheAccess) -> Link:
    """Send all spectators away and make a new link; the old one stops working."""
    access.must_own()
    token = new_token()
    await registry.store.drop_holders(table.id, WATCHER)
    await registry.store.change_table(table.id, watch=hashed(token))
    await registry.seats_changed(table)
    return Link(f"/watch/{token}")


router = Router(
    "/api/tables/{table_id:str}",
    route_handlers=[
        look, start, resign, pause, offer_end, again, read_notes, write_notes, new_link, remove,
        new_watch_link, sit_down,
    ],
    dependencies=AT_TABLE,
    tags=["table"],
)  # fmt: skip
