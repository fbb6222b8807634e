"""Whole games over HTTP and WebSocket, by scripted clients; the records replay to the same state."""

import asyncio
from typing import Any

import pytest

import stolik
from tests.server.client import Player
from tests.server.playing import prove, whole_game
from tests.server.running import Server
from tests.server.tables import GAME

Json = dict[str, Any]
CASES = sorted({(name, stolik.load(name).seats[-1]) for name in stolik.GAMES} | {(GAME, 2), (GAME, 3)})
"""The fullest table of every game, and every size of one."""


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_a_whole_game_by_link_replays_to_the_same_state(server: Server, game: str, seats: int) -> None:
    prove(asyncio.run(whole_game([server.base], game, seats)), seats)


def test_a_whole_game_with_bots(server: Server) -> None:
    async def play() -> Json:
        async with Player(server.base) as player:
            seats = stolik.load(GAME).seats[0]
            kinds = [{"kind": "here", "name": "Ola"}] + [{"kind": "bot", "level": "easy"} for _ in range(seats - 1)]
            table = (await player.table(GAME, kinds))["table"]
            async with await player.live(table) as live:
                await live.play()
            record: Json = await player.get(f"/api/tables/{table}/record")
            return record

    prove(asyncio.run(play()), stolik.load(GAME).seats[0])


def test_one_device_holds_all_seats(server: Server) -> None:
    async def play() -> Json:
        async with Player(server.base) as player:
            seats = stolik.load(GAME).seats[0]
            made = await player.table(GAME, [{"kind": "here", "name": f"P{n}"} for n in range(seats)], seed="7")
            async with await player.live(made["table"]) as live:
                hello = await live.receive()
                assert hello["you"] == list(range(seats))
                await live.play()
            record: Json = await player.get(f"/api/tables/{made['table']}/record")
            return record

    record = asyncio.run(play())
    assert record["seed"] == "7"
    prove(record, stolik.load(GAME).seats[0])
