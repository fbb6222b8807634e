"""Records over HTTP: download, import, step through, continue from a position."""

import asyncio
from typing import Annotated, Any

from litestar import Request, Router, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from stolik.kernel.codec import decode, encode
from stolik.kernel.messages import Record
from stolik.server.create import fork, import_record
from stolik.server.routes.dependencies import AT_TABLE, Caller, Registry, may_make
from stolik.server.tables import LiveTable
from stolik.table.access import Access
from stolik.table.bodies import ForkBody, Knowledge, Made, knowledge
from stolik.table.drafts import prove
from stolik.table.errors import Refusal
from stolik.table.info import MadeTable
from stolik.table.replay import Occurrence, Replay, ReplayRange, ReplayStep

IMPORTS = "imports"
"""All imported records together are one customer of the workers."""


@get("/record", operation_id="record")
async def record(table: NamedDependency[LiveTable], access: NamedDependency[Access]) -> Record:
    """The whole record, once the game is over: a few kilobytes that replay to the same bytes anywhere."""
    return table.finished().record()


@get("/knowledge", operation_id="knowledge")
async def known(
    table: NamedDependency[LiveTable],
    access: NamedDependency[Access],
    seat: Annotated[int | None, QueryParameter()] = None,
) -> Knowledge:
    """What this seat (or a spectator) knows so far: its view and every event it has heard."""
    viewer = access.must_hold(seat) if access.seats else None
    async with table.lock:
        return knowledge(table, viewer)


@get("/replay", operation_id="replay")
async def step(
    registry: Registry,
    table: NamedDependency[LiveTable],
    access: NamedDependency[Access],
    ply: Annotated[int, QueryParameter(ge=0, le=1_000_000)],
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
) -> ReplayStep:
    """A position of a finished game, seen from any seat; without one, a spectator's view."""
    replay = _replay(registry, table, seat)
    return await asyncio.to_thread(replay.step, ply, seat)


@get("/replay/range", operation_id="replayRange")
async def steps(
    registry: Registry,
    table: NamedDependency[LiveTable],
    access: NamedDependency[Access],
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)],
    last: Annotated[int, QueryParameter(ge=0, le=1_000_000)],
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
) -> ReplayRange:
    """Consecutive positions of a finished game; fewer than requested if that is many."""
    replay = _replay(registry, table, seat)
    return await asyncio.to_thread(replay.range, first, last, seat)


def _replay(registry: Registry, table: LiveTable, seat: int | None) -> Replay:
    if seat is not None and seat >= len(table.seats):
        raise Refusal("no-such-seat", given=seat, seats=len(table.seats))
    return registry.finished.get(table.id, table.finished()).replay


@get("/replay/events", operation_id="happened")
async def happened(
    registry: Registry,
    table: NamedDependency[LiveTable],
    access: NamedDependency[Access],
    event: Annotated[str, QueryParameter(min_length=1, max_length=60)],
) -> list[Occurrence]:
    """All events of one kind in a finished game, such as the beginnings of rounds."""
    game = registry.finished.get(table.id, table.finished())
    return await asyncio.to_thread(game.replay.when, event)


@post("/fork", operation_id="fork")
async def go_on(
    request: "Request[Any, Any, Any]",
    registry: Registry,
    me: Caller,
    table: NamedDependency[LiveTable],
    access: NamedDependency[Access],
    data: JSONBody[ForkBody],
) -> MadeTable:
    """A new table that continues from a position of a finished one."""
    table.finished()
    may_make(request, registry)
    return await fork(registry, table, data.ply, data.seats, me.holder)


@post("/api/records", operation_id="importRecord", tags=["records"])
async def bring(request: "Request[Any, Any, Any]", registry: Registry, me: Caller, data: JSONBody[Record]) -> Made:
    """Import a record. It is replayed, and refused with the first difference if it is not genuine."""
    may_make(request, registry)
    true = await registry.bots.run(prove, encode(data), customer=IMPORTS, urgent=True, visitor=me.holder)
    return Made(await import_record(registry, decode(true, Record), me.holder))


router = Router(
    "/api/tables/{table_id:str}",
    route_handlers=[record, known, step, steps, happened, go_on],
    dependencies=AT_TABLE,
    tags=["records"],
)
