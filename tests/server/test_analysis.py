"""The analysis of a finished game: made by the workers while somebody looks, and the same for everybody who may."""

import asyncio
import time
from typing import Any

import pytest

import stolik
from stolik.table.analysis import MOST_POINTS, coarse_to_fine, spread
from tests.server.client import Player
from tests.server.running import Server
from tests.server.test_records import finished

Json = dict[str, Any]


async def analysed(player: Player, table: str, seconds: float = 90) -> list[Json]:
    """Ask until it is done; everything that was answered."""
    heard: list[Json] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        heard.append(await player.get(f"/api/tables/{table}/analysis"))
        if heard[-1]["done"]:
            return heard
        await asyncio.sleep(0.1)
    raise AssertionError(f"not done after {seconds} s: {heard[-1]['progress']}")


def test_a_finished_game_gets_its_chances_and_turning_points(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as player:
            table, _, record = await finished(player)
            heard = await analysed(player, table)
            last, plies = heard[-1], len(record["actions"])
            assert [h["progress"] for h in heard] == sorted(h["progress"] for h in heard), "progress only grows"
            assert last["progress"] == 1.0
            assert [m["ply"] for m in last["moments"]][:: len(last["moments"]) - 1] == [0, plies]
            assert all(sum(m["win"]) == pytest.approx(1.0, abs=0.01) for m in last["moments"])
            winner = stolik.load("arcana").outcome(stolik.replay(as_record(record)).state).ranking[0]
            assert [seat for seat, win in enumerate(last["moments"][-1]["win"]) if win] == sorted(winner)
            assert 1 <= len(last["swings"]) <= 5
            assert all(0 < swing["ply"] <= plies and abs(swing["change"]) > last["error"] for swing in last["swings"])
            assert (await player.get(f"/api/tables/{table}/analysis")) == last

    asyncio.run(run())


def test_a_copy_of_the_record_is_judged_alike(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as player, Player(server.base) as other:
            table, _, record = await finished(player)
            copy = (await other.post("/api/records", record))["table"]
            mine, theirs = await asyncio.gather(analysed(player, table), analysed(other, copy))
            assert mine[-1] == theirs[-1]

    asyncio.run(run())


@pytest.mark.parametrize("game", stolik.GAMES)
def test_what_else_could_have_been_played_is_weighed(server: Server, game: str) -> None:
    async def run() -> None:
        async with Player(server.base) as player:
            table, _, record = await finished(player, game)
            weighed_somewhere = 0
            for ply in range(0, len(record["actions"]), len(record["actions"]) // 6):
                step = await player.get(f"/api/tables/{table}/replay", ply=ply)
                found = await player.get(f"/api/tables/{table}/analysis/{ply}")
                assert found["seat"] == step["decision"]["seat"]
                wins = [move["win"] for move in found["weighed"]]
                assert wins == sorted(wins, reverse=True)
                if wins:
                    weighed_somewhere += 1
                    (taken,) = [move["option"]["action"] for move in found["weighed"] if move["played"]]
                    assert taken == record["actions"][ply]
                    assert len(found["weighed"]) >= 2
            assert weighed_somewhere >= 2
            end = await player.get(f"/api/tables/{table}/analysis/{len(record['actions'])}")
            assert end["weighed"] == []
            refused = await player.get(f"/api/tables/{table}/analysis/{len(record['actions']) + 1}", status=409)
            assert refused["reason"]["code"] == "no-such-ply"

    asyncio.run(run())


def test_long_games_are_judged_at_so_many_points_coarse_ones_first() -> None:
    assert spread(0) == [0]
    assert spread(3) == [0, 1, 2, 3]
    assert len(spread(10 * MOST_POINTS)) == MOST_POINTS + 1
    assert coarse_to_fine(list(range(9))) == [0, 8, 4, 2, 6, 1, 3, 5, 7]
    assert sorted(coarse_to_fine(spread(777))) == spread(777)


def as_record(data: Json) -> stolik.Record:
    return stolik.decode(stolik.encode(data), stolik.Record)
