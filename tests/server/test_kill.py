"""Killed in the middle of play: every acknowledged move is there afterwards, and every table plays on."""

import asyncio
import contextlib
import os
import random
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

import stolik
from tests.server.client import Player, by_hash
from tests.server.running import Server
from tests.server.tables import GAME

Json = dict[str, Any]
KILLS = int(os.environ.get("STOLIK_KILLS", "3"))
TABLES = 4
pytestmark = [pytest.mark.xdist_group("kill"), pytest.mark.timeout(60 + 20 * KILLS)]


class Load:
    """Somebody who plays at a table of their own as fast as it goes, and remembers what was acknowledged."""

    def __init__(self, player: Player, table: str) -> None:
        self.player = player
        self.table = table
        self.acknowledged: dict[int, Json] = {}
        self.over = False

    async def play(self, moves: int | None = None) -> None:
        """Until the server dies, the game is over, or so many moves have been made."""
        try:
            async with await self.player.live(self.table) as live:
                made = 0
                while not live.over and (moves is None or made < moves):
                    question = live.my_question()
                    if question is None:
                        await live.receive()
                        continue
                    action = by_hash(question["decision"]["options"])
                    answer = await live.move(question["seat"], action)
                    assert answer["type"] == "done", answer
                    self.acknowledged[answer["ply"]] = action
                    made += 1
                self.over = live.over
        except (WebSocketException, OSError):
            pass


async def make(server: Server, stack: AsyncExitStack) -> Load:
    player = await stack.enter_async_context(Player(server.base))
    seats = stolik.load(GAME).seats[0]
    made = await player.table(GAME, [{"kind": "here", "name": f"P{n}"} for n in range(seats)])
    return Load(player, made["table"])


def test_no_acknowledged_move_is_lost_by_kill(tmp_path: Path) -> None:
    server = Server(tmp_path)
    chance = random.Random(7)

    async def run() -> None:
        async with AsyncExitStack() as stack:
            await play(stack)

    async def play(stack: AsyncExitStack) -> None:
        loads: list[Load] = []
        for _ in range(KILLS):
            loads = [load for load in loads if not load.over]
            loads += [await make(server, stack) for _ in range(TABLES - len(loads))]
            playing = asyncio.gather(*(load.play() for load in loads))
            await asyncio.sleep(chance.uniform(0.2, 0.7))
            await asyncio.to_thread(server.kill)
            await playing
            await asyncio.to_thread(server.start)
            for load in loads:
                info = await load.player.get(f"/api/tables/{load.table}")
                assert info["ply"] >= max(load.acknowledged, default=0)
        await asyncio.gather(*(load.play(moves=5) for load in loads))
        for load in loads:
            if not load.over:
                await load.player.post(f"/api/tables/{load.table}/offer-end", {"seat": 0})
            record = await load.player.get(f"/api/tables/{load.table}/record")
            stolik.replay(stolik.decode(stolik.encode(record), stolik.Record))
            for ply, action in load.acknowledged.items():
                assert record["actions"][ply - 1] == action
        assert sum(len(load.acknowledged) for load in loads) > 20

    server.start()
    try:
        asyncio.run(run())
    finally:
        server.stop()
    assert '"level": "error"' not in server.said()


def test_a_killed_server_leaves_no_process_behind(tmp_path: Path) -> None:
    async def begin(server: Server) -> None:
        async with Player(server.base) as player:
            made = await player.table(GAME, [{"kind": "here", "name": "A"}, {"kind": "bot"}])
            async with await player.live(made["table"]) as live:
                await live.play(upto=3)

    server = Server(tmp_path).start()
    asyncio.run(begin(server))
    assert server.process is not None
    workers = children(server.process.pid)
    assert workers
    server.kill()
    for _ in range(100):
        if not any(Path(f"/proc/{worker}").exists() for worker in workers):
            return
        time.sleep(0.05)
    raise AssertionError(f"still running: {workers}")


def children(parent: int) -> list[int]:
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(status.read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(status.parent.name))
    return found
