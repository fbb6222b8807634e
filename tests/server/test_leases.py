"""A table is in memory while somebody needs it, and one process at a time looks after its bots and clocks."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from stolik.server.create import make_table
from stolik.server.registry import TableRegistry
from stolik.server.settings import Settings
from stolik.server.store import Conflict
from stolik.server.store.schema import leases
from stolik.server.tables import LiveTable
from stolik.table.entries import entry_data
from stolik.table.info import NewSeat, NewTable
from stolik.table.rows import Entry
from tests.server.client import Player
from tests.server.postgres import Postgres
from tests.server.running import Server
from tests.server.tables import GAME, wait_for

PEOPLE = [NewSeat("here", "A"), NewSeat("here", "B")]
WITH_BOT = [NewSeat("here", "A"), NewSeat("bot", level="easy")]


@asynccontextmanager
async def opened(folder: Path, **settings: Any) -> AsyncIterator[TableRegistry]:
    registry = TableRegistry(Settings(data=str(folder), bot_delay=0.0, bot_workers=1, **settings))
    await registry.open()
    try:
        yield registry
    finally:
        await registry.close()


async def made(registry: TableRegistry, seats: list[NewSeat], **more: Any) -> LiveTable:
    return await registry.get((await make_table(registry, NewTable(GAME, seats, **more), "d:me")).table)


async def step(table: LiveTable) -> int:
    """Play the first legal move of whoever's turn it is."""
    session = table.playing()
    decision = session.game.decision(session.match.state)
    assert decision is not None
    return await table.play(decision.seat, session.ply, decision.actions[0])


async def due(registry: TableRegistry, table: str) -> float | None:
    """When it is due, once it has left the memory."""
    await wait_for(lambda: table not in registry.tables)
    while (lease := await registry.store.lease(table)).owner:  # noqa: ASYNC110 # another process could write it
        await asyncio.sleep(0.05)
    return lease.due


def test_a_start_reads_no_table_and_an_idle_one_leaves_the_memory(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path, idle=0.5) as registry:
            table = await made(registry, PEOPLE)
            await step(table)
            state = table.playing().match.state
            assert await due(registry, table.id) is None
            again = await registry.get(table.id)
            assert again is not table
            assert (again.playing().ply, again.playing().match.state) == (1, state)
            await step(again)
        async with opened(tmp_path) as registry:
            await asyncio.sleep(1.5)
            assert registry.tables == {}
            assert (await registry.get(table.id)).playing().ply == 2

    asyncio.run(run())


def test_a_table_whose_clock_runs_is_due_when_it_runs_out(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path, idle=0.5, grace=0.0) as registry:
            table = await made(registry, PEOPLE, pace="live", leaver="easy", patience=5)
            since = table.playing().since
            assert await due(registry, table.id) == pytest.approx(since + 5, abs=0.1)
            await wait_for(lambda: registry.tables)
            await wait_for(lambda: registry.tables[table.id].playing().standins)

    asyncio.run(run())


def test_after_a_kill_bots_play_on_where_it_is_their_turn(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as registry:
            table = await made(registry, PEOPLE)
            resigned = Entry(table.id, 1, "resign", 0, entry_data(level="easy"))
            await registry.store.append(resigned, table.lease.epoch)
            registry.tables.clear()  # as if the process had been killed
            await registry.store.write((leases.update().values(owner="dead", due=0.0), {}))
        async with opened(tmp_path) as registry:
            await wait_for(lambda: registry.tables)
            await wait_for(lambda: registry.tables[table.id].playing().moves > 0)

    asyncio.run(run())


@pytest.mark.xdist_group("postgres")
def test_who_was_replaced_writes_nothing(tmp_path: Path, postgres: Postgres) -> None:
    async def run(database: str) -> None:
        async with opened(tmp_path, database=database) as registry:
            table = await made(registry, PEOPLE)
            await step(table)
            known = table.lease.epoch
            await registry.store.write((leases.update().values(owner="", due=None), {}))
            (lease,) = await registry.store.leases.take([table.id])
            assert lease.epoch == known + 1
            with pytest.raises(Conflict):
                await registry.store.append(Entry(table.id, 2, "move", 0), known)
            assert len(await registry.store.entries(table.id)) == 1
            await step(table)  # reads who owns it now, and judges again
            assert table.lease.epoch == known + 1

    for database in ("", postgres.database()):
        asyncio.run(run(database))


@pytest.mark.xdist_group("postgres")
def test_two_processes_share_the_tables_and_think_once(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.database()

    async def run() -> None:
        async with opened(tmp_path, database=database) as one, opened(tmp_path, database=database) as two:
            table = await made(one, WITH_BOT)
            same = await two.get(table.id)
            assert (table.owned, same.owned) == (True, False)
            for _ in range(5):  # the person plays at the other process
                await wait_for(lambda: same.playing().turn == 0)
                await step(same)
            await wait_for(lambda: same.playing().turn == 0)
            moves = [entry.seat for entry in await two.store.entries(table.id)]
            assert moves.count(1) == one.bot_turns.thoughts
            assert two.bot_turns.thoughts == 0
            await one.unload(table)
            await wait_for(lambda: same.owned)

    asyncio.run(run())


async def heard(player: Player, table: str, ply: int) -> None:
    """Until this process knows what another one has written; it is told a moment later."""
    for _ in range(100):
        if (await player.get(f"/api/tables/{table}"))["ply"] >= ply:
            return
        await asyncio.sleep(0.1)
    raise AssertionError(f"ply {ply} was not heard of")


@pytest.mark.xdist_group("postgres")
@pytest.mark.timeout(120)
@pytest.mark.parametrize("how", ["kill", "freeze"])
def test_an_owner_that_is_gone_is_replaced_within_seconds(tmp_path: Path, postgres: Postgres, how: str) -> None:
    """Killed, or stopped for so long that it lost its tables: then it must not write when it goes on."""
    database = postgres.database()

    async def run(one: Server, two: Server) -> None:
        seats = [{"kind": "here", "name": "A"}, {"kind": "bot", "level": "easy"}]
        async with Player(one.base) as player, Player(two.base) as elsewhere:
            table = (await player.table(GAME, seats))["table"]
            elsewhere.http.cookies.update(player.http.cookies)
            async with await elsewhere.live(table) as live:
                await live.play(upto=2)
                await asyncio.to_thread(getattr(one, how))
                began = time.monotonic()
                await live.play(upto=3)
                assert time.monotonic() - began < 25
                if how == "freeze":
                    await asyncio.to_thread(one.thaw)
                    await asyncio.sleep(2)
                    await live.play(upto=3)
                    await heard(player, table, live.state[0]["ply"])

    with Server(tmp_path / "1", database) as one, Server(tmp_path / "2", database) as two:
        asyncio.run(run(one, two))
