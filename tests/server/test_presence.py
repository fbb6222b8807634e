"""Nobody loses a seat or time because the service was away, was started again, or its clock was set."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from stolik.server.create import make_table
from stolik.server.registry import TableRegistry
from stolik.server.settings import Settings
from stolik.server.store.schema import outages
from stolik.server.tables import LiveTable
from stolik.table.info import NewSeat, NewTable
from tests.server.client import Player
from tests.server.postgres import Postgres
from tests.server.running import Server
from tests.server.tables import GAME, party

HOUR = 3600.0


def test_a_restart_hands_no_seat_to_a_bot(tmp_path: Path) -> None:
    server = Server(tmp_path)  # without the time of grace: what is stored must do

    async def run() -> None:
        async with party(server, leaver="easy", patience=5) as people:
            await people.step()
            await asyncio.sleep(2)
            await asyncio.to_thread(server.kill)
            await asyncio.sleep(6)
            await asyncio.to_thread(server.start)
            await asyncio.sleep(4)
            info = await people.players[0].get(f"/api/tables/{people.table}")
            assert [seat["standin"] for seat in info["seats"]] == [None, None]
            assert 15 < info["deadline"] - time.time() < 40
            async with await people.players[0].live(people.table, since=0) as live:
                told = [e["event"]["type"] for e in (await live.until("update"))["events"]]
            assert told.count("table-clock") == 1

    with server:
        asyncio.run(run())


@pytest.mark.xdist_group("postgres")
@pytest.mark.timeout(120)
def test_a_second_process_leaves_the_seats_of_players_at_the_first_alone(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.database()

    async def run(first: Server) -> None:
        async with party(first, leaver="easy", patience=5) as people:
            await people.step()
            await asyncio.sleep(8)
            with Server(tmp_path, database) as second:
                await asyncio.sleep(5)
                async with Player(second.base) as looking:
                    looking.http.cookies = people.players[0].http.cookies
                    info = await looking.get(f"/api/tables/{people.table}")
            assert [seat["standin"] for seat in info["seats"]] == [None, None]
            assert info["ply"] == 1

    with Server(tmp_path, database) as first:
        asyncio.run(run(first))


class Hurried:
    """A registry with a table whose clock runs."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.registry = TableRegistry(Settings(data=str(folder), **settings))

    async def __aenter__(self) -> "Hurried":
        await self.registry.open()
        await self.registry.ready.wait()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.registry.close()

    async def table(self) -> LiveTable:
        seats = [NewSeat("here", "A"), NewSeat("here", "B")]
        new = NewTable(GAME, seats, pace="live", leaver="easy", patience=100)
        return await self.registry.get((await make_table(self.registry, new, "d:me")).table)

    async def look(self, table: LiveTable) -> list[str]:
        """Look after it once; the kinds of all its entries."""
        await self.registry.clocks.tick(table, 1)
        return [entry.kind for entry in await self.registry.store.entries(table.id)]


@pytest.mark.parametrize(("grace", "kinds"), [(120.0, []), (0.0, ["leave"])])
def test_after_a_start_nobody_is_timed_out_for_a_while(tmp_path: Path, grace: float, kinds: list[str]) -> None:
    async def run() -> None:
        async with Hurried(tmp_path, grace=grace) as hurried:
            table = await hurried.table()
            table.playing().since -= HOUR
            assert await hurried.look(table) == kinds

    asyncio.run(run())


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_clock_that_is_set_costs_nobody_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    async def run() -> None:
        async with Hurried(tmp_path, grace=0.0) as hurried:
            table, real = await hurried.table(), time.time
            assert await hurried.look(table) == []
            monkeypatch.setattr(time, "time", lambda: real() + jump)
            assert await hurried.look(table) == []
            await hurried.registry.heartbeat.beat(hurried.registry.tables.values())
            told = ["clock"] if jump > 0 else []
            for _ in range(2):
                assert await hurried.look(table) == told
            left = table.connected.deadline(table)
            assert left is not None
            assert 90 < left - time.time() < 180
            monkeypatch.setattr(time, "time", real)

    asyncio.run(run())


def test_time_away_is_given_back_once_and_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = time.time

    async def begin() -> str:
        async with Hurried(tmp_path, grace=0.0) as hurried:
            return (await hurried.table()).id

    async def again(id: str) -> None:
        monkeypatch.setattr(time, "time", lambda: real() + HOUR)
        async with Hurried(tmp_path, grace=0.0) as hurried:
            for _ in range(2):  # as it is in memory, and read anew
                table = await hurried.registry.get(id)
                assert await hurried.look(table) == ["clock"]
                left = table.connected.deadline(table)
                assert left is not None
                assert 100 < left - time.time() < 130
                hurried.registry.tables.clear()

    asyncio.run(again(asyncio.run(begin())))


@pytest.mark.xdist_group("postgres")
def test_two_processes_give_time_back_once(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.database()

    async def run() -> None:
        async with Hurried(tmp_path, database=database, grace=0.0) as one:
            table = await one.table()
            await one.registry.store.write(
                (outages.insert(), {"began": table.playing().since, "ended": time.time() + HOUR})
            )
            async with Hurried(tmp_path, database=database, grace=0.0) as two:
                same = await two.registry.get(table.id)
                for hurried in (one, two):
                    await hurried.registry.heartbeat.beat(hurried.registry.tables.values())
                await asyncio.gather(one.look(table), two.look(same))
                assert await two.look(same) == ["clock"]

    asyncio.run(run())
