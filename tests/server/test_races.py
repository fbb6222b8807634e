"""Requests that arrive at the same moment: a double click, two people with one idea, a door that closes meanwhile."""

import asyncio

from tests.server.client import Player
from tests.server.running import Server
from tests.server.tables import GAME, Party, at_table

TIMES = 5
"""Often enough that a race which can be lost is lost."""


def test_a_double_click_takes_one_seat(server: Server) -> None:
    async def run() -> None:
        for _ in range(TIMES):
            async with Player(server.base) as owner, Player(server.base) as guest:
                made = await owner.table(GAME, [{"kind": "here", "name": "Ola"}] + [{"kind": "link"}] * 3, public=True)
                await guest.post("/api/watch/nothing", status=404)  # brings a cookie
                path = f"/api/tables/{made['table']}/sit"
                answers = await asyncio.gather(*(guest.post(path, {"name": "Jan"}) for _ in range(3)))
                info = await guest.get(f"/api/tables/{made['table']}")
                mine = [seat["seat"] for seat in info["seats"] if seat["you"]]
                assert len(mine) == 1
                assert [answer["seat"] for answer in answers] == mine * 3

    asyncio.run(run())


def test_people_who_ask_for_a_rematch_at_once_meet_at_one_table(server: Server) -> None:
    async def test(people: Party) -> None:
        await people.players[0].post(f"/api/tables/{people.table}/offer-end", {"seat": 0})
        await people.lives[1].send(type="consent", what="end", answer=True)
        while not all(live.over for live in people.lives):
            await asyncio.gather(*(live.receive() for live in people.lives if not live.over))
        again = f"/api/tables/{people.table}/rematch"
        made = await asyncio.gather(*(player.post(again) for player in people.players * 3))
        assert len({answer["table"] for answer in made}) == 1
        for player in people.players:
            tables = {info["table"] for info in await player.get("/api/tables")}
            assert tables == {people.table, made[0]["table"]}

    at_table(server, test)


def test_whoever_is_removed_while_opening_a_channel_is_not_let_in(server: Server) -> None:
    async def run() -> None:
        for _ in range(TIMES):
            async with Player(server.base) as owner, Player(server.base) as guest:
                made = await owner.table(GAME, [{"kind": "here", "name": "Ola"}, {"kind": "link"}], chat=True)
                await guest.join(made["seats"][1]["invite"], "Jan")
                table = made["table"]
                opening = [asyncio.create_task(guest.live(table)) for _ in range(12)]
                await owner.post(f"/api/tables/{table}/seats/1/remove")
                for live in await asyncio.gather(*opening):
                    assert (await live.until("refused", seconds=5))["reason"]["code"] == "banned"
                    await live.socket.close()

    asyncio.run(run())


def test_a_channel_that_opens_while_its_session_ends_holds_no_seat(server: Server) -> None:
    async def run() -> None:
        for _ in range(TIMES):
            async with Player(server.base) as player:
                seats = [{"kind": "here", "name": "A"}, {"kind": "here", "name": "B"}]
                table = (await player.table(GAME, seats))["table"]
                opening = [asyncio.create_task(player.live(table)) for _ in range(12)]
                assert (await player.http.delete("/api/account/session")).status_code == 204
                for live in await asyncio.gather(*opening):
                    await asyncio.wait_for(live.socket.wait_closed(), 5)

    asyncio.run(run())
