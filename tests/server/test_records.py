"""Records: take a game home, bring it back, step through it, go on from it; and prove that the dice were fair."""

import asyncio
import json
from hashlib import sha256
from typing import Any

import pytest

import stolik
from tests.server.client import Player
from tests.server.running import Server
from tests.server.tables import GAME, Party, at_table

Json = dict[str, Any]


async def finished(player: Player, game: str = GAME) -> tuple[str, Json, Json]:
    """A table played to its end by one person: its id, how it stood at the start, its record."""
    seats = stolik.load(game).seats[0]
    made = await player.table(game, [{"kind": "here", "name": f"P{n}"} for n in range(seats)])
    before: Json = await player.get(f"/api/tables/{made['table']}")
    async with await player.live(made["table"]) as live:
        await live.play()
    return made["table"], before, await player.get(f"/api/tables/{made['table']}/record")


def test_the_seed_that_was_committed_to_is_the_one_that_was_played(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as player:
            table, before, record = await finished(player)
            assert before["seed"] is None
            after = await player.get(f"/api/tables/{table}")
            assert after["seed"] == record["seed"]
            assert sha256(json.dumps(record["seed"]).encode()).hexdigest() == before["commitment"]

    asyncio.run(run())


@pytest.mark.parametrize("game", stolik.GAMES)
def test_a_record_can_be_brought_elsewhere_and_stepped_through_all_eyes(server: Server, game: str) -> None:
    async def run() -> None:
        async with Player(server.base) as player, Player(server.base) as other:
            _, _, record = await finished(player, game)
            assert len(json.dumps(record)) < 400_000
            copy = (await other.post("/api/records", record))["table"]
            assert await other.get(f"/api/tables/{copy}/record") == record
            rules = stolik.load(game)
            plies = len(record["actions"])
            for match, _ in stolik.walk(rules, stolik.decode(stolik.encode(record), stolik.Record)):
                ply = len(match.actions)
                if ply not in (0, 1, 17, plies // 2, plies):
                    continue
                for seat in (None, 0, record["seats"] - 1):
                    query = {"ply": ply} if seat is None else {"ply": ply, "seat": seat}
                    step = await other.get(f"/api/tables/{copy}/replay", **query)
                    assert step["plies"] == plies
                    assert step["view"] == json.loads(stolik.encode(rules.view(match.state, seat)))
                    assert step["action"] == (record["actions"][ply] if ply < plies else None)

    asyncio.run(run())


def test_a_record_that_is_not_true_is_refused(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as player:
            _, _, record = await finished(player)
            plies = len(record["actions"])
            lies: list[Json] = [
                {**record, "seed": "another"},
                {**record, "actions": record["actions"][1:]},
                {**record, "actions": record["actions"] + record["actions"][-1:]},
                {**record, "checks": {str(plies): "0" * 16}},
                {**record, "rules": f"{GAME}/999"},
                {**record, "seats": 99},
                {**record, "options": {"no_such": True}},
                {**record, "seed": "x" * 300},
            ]
            for lie in lies:
                answer = await player.post("/api/records", lie, 409)
                assert answer["reason"]["code"] == "damaged-record"
            refused = await player.post("/api/records", {"game": GAME}, 400)
            assert refused["reason"]["values"]["why"] == "Object missing required field `rules`"
            assert (await player.post("/api/records", {**record, "game": "no-such"}, 409))["reason"]["values"]

    asyncio.run(run())


def test_the_beginnings_of_rounds_are_found_in_a_finished_game(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as player:
            table, _, record = await finished(player)
            found = await player.get(f"/api/tables/{table}/replay/events", event="round_began")
            stepped = []
            for ply in range(len(record["actions"]) + 1):
                step = await player.get(f"/api/tables/{table}/replay", ply=ply)
                events = [told["event"] for told in step["events"]]
                stepped += [{"ply": ply, "event": e} for e in events if e["type"] == "round_began"]
            assert found == stepped
            assert len(found) > 1
            assert await player.get(f"/api/tables/{table}/replay/events", event="never") == []

    asyncio.run(run())


def test_a_position_of_the_past_can_be_played_on(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as player:
            table, _, record = await finished(player)
            seats = [{"kind": "here", "name": f"P{n}"} for n in range(record["seats"])]
            fork = await player.post(f"/api/tables/{table}/fork", {"ply": 10, "seats": seats})
            step = await player.get(f"/api/tables/{table}/replay", ply=10, seat=0)
            async with await player.live(fork["table"]) as live:
                update = await live.until("update")
                assert update["view"] == step["view"]
                assert update["ply"] == 10
                await live.play()
            again = await player.get(f"/api/tables/{fork['table']}/record")
            assert again["actions"][:10] == record["actions"][:10]
            assert (await player.get(f"/api/tables/{fork['table']}"))["origin"] == f"fork:{table}:10"
            too_far = {"ply": len(record["actions"])}
            assert (await player.post(f"/api/tables/{table}/fork", too_far, 409))["reason"]["code"] == "no-such-ply"

    asyncio.run(run())


def test_a_fork_is_played_with_bots_unless_seats_are_named(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as player:
            table, _, record = await finished(player)
            fork = await player.post(f"/api/tables/{table}/fork", {"ply": 5})
            mine = [seat["seat"] for seat in fork["seats"] if seat["kind"] == "here"]
            assert mine == [record["actions"][5]["seat"]]
            async with await player.live(fork["table"]) as live:
                await live.play()

    asyncio.run(run())


def test_before_the_end_an_export_holds_only_what_the_seat_knows(server: Server) -> None:
    async def test(people: Party) -> None:
        path = f"/api/tables/{people.table}"
        owner = people.players[0]
        assert (await owner.get(f"{path}/record", 409))["reason"]["code"] == "not-over"
        await owner.get(f"{path}/replay", 409, ply=0)
        for _ in range(10):
            await people.step()
        await people.settle()
        for seat, player in enumerate(people.players):
            known = await player.get(f"{path}/knowledge")
            assert "seed" not in known
            assert known["update"]["view"] == people.lives[seat].state[seat]["view"]
            assert len(known["update"]["events"]) > 5
        await owner.get(f"{path}/knowledge", 403, seat=1)

    at_table(server, test)
