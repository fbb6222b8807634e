"""Win chances along a finished game. The work goes on while somebody asks, and the result is kept for a while."""

import time

from litestar import Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from stolik.server.routes.dependencies import AT_TABLE, Registry
from stolik.server.tables import LiveTable
from stolik.table.access import Access
from stolik.table.analysis import Analysis, Choices
from stolik.table.errors import Refusal


@get("/analysis", operation_id="analysis")
async def analysis(registry: Registry, table: NamedDependency[LiveTable], access: NamedDependency[Access]) -> Analysis:
    """Win chances along a finished game. The first request starts the work; ask again until it is done."""
    games = registry.finished
    game = games.get(table.id, table.finished())
    game.asked_at = time.monotonic()
    if not game.analysis.done and (games.work is None or games.work.done()):
        games.work = registry.spawn(games.analyse(), "analysis")
    return game.analysis.summary()


@get("/analysis/{ply:int}", operation_id="choices")
async def choices(
    registry: Registry, table: NamedDependency[LiveTable], access: NamedDependency[Access], ply: FromPath[int]
) -> Choices:
    """The alternatives at this point of a finished game, with their chances."""
    game = registry.finished.get(table.id, table.finished())
    if not 0 <= ply <= game.analysis.plies:
        raise Refusal("no-such-ply", given=ply, most=game.analysis.plies)
    return await game.choices_at(ply, registry.bots, table.id)


router = Router(
    "/api/tables/{table_id:str}",
    route_handlers=[analysis, choices],
    dependencies=AT_TABLE,
    tags=["records"],
)
