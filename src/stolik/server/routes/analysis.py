"""Win chances along a finished game over HTTP. The work is done while somebody looks, and remembered for a while."""

import asyncio
import time
from collections import OrderedDict
from typing import Any

from litestar import Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from stolik.server.registry import TableRegistry
from stolik.server.routes.dependencies import AT_TABLE, Registry
from stolik.server.tables import Table
from stolik.server.workers import BotWorkers
from stolik.table.access import Access
from stolik.table.analysis import Analysis, Choices, GameAnalysis
from stolik.table.errors import Refusal
from stolik.table.replay import replays

ATTENTION = 15.0
"""Seconds after which work stops that nobody asks about any more."""
KEEP = 32
"""Games about which we remember what we found."""


class AnalysisCache:
    """The games that were asked about lately; one of them is worked on at a time, the one looked at last."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, GameAnalysis] = OrderedDict()
        self.task: asyncio.Task[Any] | None = None

    def of(self, table: Table) -> GameAnalysis:
        if table.id not in self.kept:
            self.kept[table.id] = GameAnalysis(replays.of(table))
        self.kept.move_to_end(table.id)
        while len(self.kept) > KEEP:
            self.kept.popitem(last=False)
        return self.kept[table.id]

    def look(self, registry: TableRegistry, table: Table) -> GameAnalysis:
        """What is known about this game; more will be, if that is not all."""
        story = self.of(table)
        story.looked = time.monotonic()
        if not story.done and (self.task is None or self.task.done()):
            self.task = registry.spawn(self._work(registry.bots), "analysis")
        return story

    async def _work(self, bots: BotWorkers) -> None:
        while story := self._next():
            await story.go_on(bots)

    def _next(self) -> GameAnalysis | None:
        wanted = [story for story in self.kept.values() if not story.done]
        latest = max(wanted, key=lambda story: story.looked, default=None)
        return latest if latest and time.monotonic() - latest.looked < ATTENTION else None


analyses = AnalysisCache()


@get("/analysis", operation_id="analysis")
async def analysis(registry: Registry, table: NamedDependency[Table], access: NamedDependency[Access]) -> Analysis:
    """Win chances along a finished game. Asking begins the work; ask again until it is done."""
    return analyses.look(registry, table).said()


@get("/analysis/{ply:int}", operation_id="choices")
async def choices(
    registry: Registry,
    table: NamedDependency[Table],
    access: NamedDependency[Access],
    ply: FromPath[int],
) -> Choices:
    """What else could have been played at this point of a finished game, and with what chances."""
    story = analyses.of(table)
    if not 0 <= ply <= story.plies:
        raise Refusal("no-such-ply", given=ply, most=story.plies)
    return await story.choices_at(ply, registry.bots)


router = Router(
    "/api/tables/{table_id:str}",
    route_handlers=[analysis, choices],
    dependencies=AT_TABLE,
    tags=["records"],
)
