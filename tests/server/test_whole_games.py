"""Whole games over HTTP and WebSocket, by scripted clients; the records replay to the same state."""

import asyncio
from typing import Any

import pytest

import stolik
from tests.server.client import Player
from tests.server.playing import prove, whole_game
from tests.server.running import Server

Json = dict[str, Any]
CASES = [(name, seats) for name in stolik.GAMES for seats in {stolik.load(name).seats[0], stolik.load(name).seats[-1]}]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_a_whole_game_by_link_replays_to_the_same_state(server: Server, game: str, seats: int) -> None:
    prove(asyncio.run(whole_game([server.base], game, seats)), seats)


@pytest.mark.parametrize("game", stolik.GAMES)
def test_a_whole_game_with_bots(server: Server, game: str) -> None:
    async def play() -> Json:
        async with Player(server.base) as player:
            seats = stolik.load(game).seats[0]
            kinds = [{"kind": "here", "name": "Ola"}] + [{"kind": "bot", "level": "easy"} for _ in range(seats - 1)]
            table = (await player.table(game, kinds))["table"]
            async with await player.live(table) as live:
                await live.play()
            record: Json = await player.get(f"/api/tables/{table}/record")
            return record

    prove(asyncio.run(play()), stolik.load(game).seats[0])


@pytest.mark.parametrize("game", stolik.GAMES)
def test_one_device_holds_all_seats(server: Server, game: str) -> None:
    async def play() -> Json:
        async with Player(server.base) as player:
            seats = stolik.load(game).seats[0]
            made = await player.table(game, [{"kind": "here", "name": f"P{n}"} for n in range(seats)], seed="7")
            async with await player.live(made["table"]) as live:
                hello = await live.receive()
                assert hello["you"] == list(range(seats))
                await live.play()
            record: Json = await player.get(f"/api/tables/{made['table']}/record")
            return record

    record = asyncio.run(play())
    assert record["seed"] == "7"
    prove(record, stolik.load(game).seats[0])
