"""The database goes away and comes back: nothing that was acknowledged is lost, and nobody is told what is not so."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Live, Player, by_hash
from tests.server.postgres import Postgres
from tests.server.running import Server
from tests.server.tables import GAME

Json = dict[str, Any]
pytestmark = [pytest.mark.xdist_group("outage"), pytest.mark.timeout(180)]
TABLES = 4
RESTARTS = 3
MORE = 5
"""Moves at each table between two restarts."""
NOT_SAVED = {"not-saved", "unread"}


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[Postgres]:
    """A server of our own: others would suffer from what is done to it."""
    postgres = Postgres().start()
    yield postgres
    postgres.stop()


async def seated(player: Player) -> str:
    made = await player.table(GAME, [{"kind": "here", "name": "A"}, {"kind": "here", "name": "B"}])
    return str(made["table"])


async def choose(live: Live) -> tuple[int, Json]:
    """The seat that is asked, and what it answers."""
    while (question := live.my_question()) is None:
        await live.receive()
    return question["seat"], by_hash(question["decision"]["options"])


async def actions(player: Player, table: str) -> list[Json]:
    """The game as it is stored: ended here by the one person who plays it."""
    await player.post(f"/api/tables/{table}/offer-end", {"seat": 0})
    record = await player.get(f"/api/tables/{table}/record")
    found: list[Json] = record["actions"]
    return found


def test_no_move_is_lost_when_the_database_was_away(own_postgres: Postgres, tmp_path: Path) -> None:
    server = Server(tmp_path, own_postgres.database())
    acknowledged: list[Json] = []

    async def play(live: Live, moves: int) -> None:
        for _ in range(moves):
            seat, action = await choose(live)
            answer = await live.move(seat, action)
            assert answer["type"] == "done", answer
            acknowledged.append(action)

    async def run() -> None:
        async with Player(server.base) as player:
            table = await seated(player)
            async with await player.live(table) as live:
                await live.until("update")
                await play(live, 10)
                await asyncio.to_thread(own_postgres.halt)
                seat, action = await choose(live)
                for _ in range(2):
                    answer = await live.move(seat, action)
                    assert answer["type"] == "refused"
                    assert answer["reason"]["code"] in NOT_SAVED, answer
                assert (await player.get(f"/api/tables/{table}", 503))["reason"]["code"] == "unread"
                await asyncio.to_thread(own_postgres.resume)
                await play(live, 40)
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
            assert (await player.get(f"/api/tables/{table}"))["ply"] == 50
            assert await actions(player, table) == acknowledged

    with server:
        asyncio.run(run())


def test_whoever_comes_during_an_outage_is_asked_to_come_again(own_postgres: Postgres, tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        async with Player(server.base) as player:
            table = await seated(player)
            async with await player.live(table) as live:
                await live.until("update")
                await asyncio.to_thread(own_postgres.halt)
                seat, action = await choose(live)
                assert (await live.move(seat, action))["reason"]["code"] in NOT_SAVED
                async with await player.live(table) as other:
                    await asyncio.wait_for(other.socket.wait_closed(), 20)
                    assert other.socket.close_code == 1012, "4404 would say that the table is gone for good"
                await asyncio.to_thread(own_postgres.resume)
                async with await player.live(table) as again:
                    await again.until("update")

    with Server(tmp_path, own_postgres.database()) as server:
        asyncio.run(run(server))


class Stubborn:
    """Somebody who plays on through everything: what failed is sent again with its key."""

    def __init__(self, player: Player, table: str, news: asyncio.Queue[None]) -> None:
        self.player = player
        self.table = table
        self.news = news
        self.acknowledged: dict[int, Json] = {}
        self.refused = 0
        self.over = False

    async def play(self, enough: asyncio.Event) -> None:
        async with await self.player.live(self.table) as live:
            await live.until("update")
            while not (live.over or enough.is_set()):
                await self.move(live)
                self.news.put_nowait(None)
            self.over = live.over
            self.news.put_nowait(None)

    async def move(self, live: Live) -> None:
        seat, action = await choose(live)
        ply, key = live.state[seat]["ply"], live.key()
        while True:
            answer = await live.move(seat, action, ply=ply, key=key)
            if answer["type"] == "done":
                assert self.acknowledged.setdefault(answer["ply"], action) == action
                return
            assert answer["reason"]["code"] in NOT_SAVED, answer
            self.refused += 1
            await asyncio.sleep(0.1)


async def more(loads: list[Stubborn], news: asyncio.Queue[None]) -> None:
    """Wait until everybody has made some moves more."""
    goals = {load: len(load.acknowledged) + MORE for load in loads}
    while any(len(load.acknowledged) < goal and not load.over for load, goal in goals.items()):
        await news.get()


def test_restarts_of_the_database_under_load_damage_no_table(own_postgres: Postgres, tmp_path: Path) -> None:
    server = Server(tmp_path, own_postgres.database())
    chance = random.Random(5)

    async def run() -> None:
        async with AsyncExitStack() as stack:
            players = [await stack.enter_async_context(Player(server.base)) for _ in range(TABLES)]
            news: asyncio.Queue[None] = asyncio.Queue()
            loads = [Stubborn(player, await seated(player), news) for player in players]
            enough = asyncio.Event()
            playing = asyncio.gather(*(load.play(enough) for load in loads))
            for _ in range(RESTARTS):
                await more(loads, news)
                await asyncio.to_thread(own_postgres.halt)
                await asyncio.sleep(chance.uniform(0.0, 0.5))
                await asyncio.to_thread(own_postgres.resume)
            await more(loads, news)
            enough.set()
            await playing
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
            for load in loads:
                stored = await actions(load.player, load.table)
                assert {ply: stored[ply - 1] for ply in load.acknowledged} == load.acknowledged
                assert len(stored) == len(load.acknowledged)
            assert sum(load.refused for load in loads) > 0

    with server:
        asyncio.run(run())
