"""Two server processes on one real PostgreSQL: every table is one table, wherever its players are connected."""

import asyncio
from pathlib import Path

import pytest

import stolik
from tests.server.client import Live, Player
from tests.server.playing import prove, whole_game
from tests.server.postgres import Postgres
from tests.server.running import Server
from tests.server.tables import GAME

pytestmark = pytest.mark.xdist_group("postgres")


@pytest.mark.parametrize("game", stolik.GAMES)
def test_players_at_two_processes_play_one_game(two_servers: list[Server], game: str) -> None:
    seats = stolik.load(game).seats[0]
    prove(asyncio.run(whole_game([server.base for server in two_servers], game, seats)), seats)


def test_of_answers_to_one_ply_at_two_processes_one_is_accepted(two_servers: list[Server]) -> None:
    async def run() -> None:
        async with Player(two_servers[0].base) as player, Player(two_servers[1].base) as elsewhere:
            made = await player.table(GAME, [{"kind": "here", "name": "A"}, {"kind": "here", "name": "B"}])
            for seat in (0, 1):
                await elsewhere.join(await player.own_link(made["table"], seat), "the same person")
            lives = [await who.live(made["table"]) for who in (player, elsewhere) * 5]
            for live in lives:
                await live.until("update")
            for _ in range(10):
                await asyncio.gather(*(caught_up(live, lives) for live in lives))
                question = lives[0].my_question()
                assert question is not None
                seat, ply, options = question["seat"], question["ply"], question["decision"]["options"]
                sent = [options[n % len(options)]["action"] for n in range(len(lives))]
                answers = await asyncio.gather(*(live.move(seat, action, ply=ply) for live, action in zip(lives, sent)))
                assert [answer["type"] for answer in answers].count("done") == 1
                assert {a["reason"]["code"] for a in answers if a["type"] == "refused"} <= {"old-ply"}
            for live in lives:
                await live.socket.close()

    asyncio.run(run())


async def caught_up(live: Live, lives: list[Live]) -> None:
    """Wait until this channel has heard the newest that any has."""
    while newest(live) < max(newest(other) for other in lives):
        await live.receive()


def newest(live: Live) -> int:
    return max(int(update["ply"]) for update in live.state.values())


def test_people_who_ask_for_a_rematch_at_two_processes_meet_at_one_table(two_servers: list[Server]) -> None:
    async def run() -> None:
        async with Player(two_servers[0].base) as here, Player(two_servers[1].base) as there:
            made = await here.table(GAME, [{"kind": "here", "name": "A"}] + [{"kind": "link"}] * 2, public=True)
            assert made["table"] in [info["table"] for info in await there.get("/api/lobby")]
            await there.join(made["seats"][1]["invite"], "B")
            await here.post(f"/api/tables/{made['table']}/start")
            async with await there.live(made["table"]) as live:
                await here.post(f"/api/tables/{made['table']}/offer-end", {"seat": 0})
                await live.until("consent")
                await live.send(type="consent", what="end", answer=True)
                while not live.over:
                    await live.receive()
            again = f"/api/tables/{made['table']}/rematch"
            answers = await asyncio.gather(*(player.http.post(again) for player in (here, there) * 3))
            tables = {answer.json()["table"] for answer in answers if answer.status_code == 200}
            assert len(tables) == 1
            assert {answer.status_code for answer in answers} <= {200, 409}, "one process may not have heard of the end"

    asyncio.run(run())


def test_the_same_key_at_two_processes_is_one_move(two_servers: list[Server]) -> None:
    async def run() -> None:
        async with Player(two_servers[0].base) as player, Player(two_servers[1].base) as elsewhere:
            made = await player.table(GAME, [{"kind": "here", "name": "A"}, {"kind": "here", "name": "B"}])
            for seat in (0, 1):
                await elsewhere.join(await player.own_link(made["table"], seat), "the same person")
            lives = [await who.live(made["table"]) for who in (player, elsewhere)]
            for live in lives:
                await live.until("update")
            question = lives[0].my_question()
            assert question is not None
            action = question["decision"]["options"][0]["action"]
            ply = question["ply"]
            answers = await asyncio.gather(*(live.move(question["seat"], action, ply=ply, key="k") for live in lives))
            assert answers == [{"type": "done", "key": "k", "ply": ply + 1}] * 2
            for live in lives:
                await live.socket.close()

    asyncio.run(run())


def test_chat_presence_and_offers_cross_processes(two_servers: list[Server]) -> None:
    async def run() -> None:
        async with Player(two_servers[0].base) as owner, Player(two_servers[1].base) as guest:
            made = await owner.table(GAME, [{"kind": "here", "name": "A"}, {"kind": "link"}])
            async with await owner.live(made["table"]) as here:
                await here.receive()
                await guest.join(made["seats"][1]["invite"], "B")
                async with await guest.live(made["table"]) as there:
                    await there.until("update")
                    while not (await here.until("presence"))["seats"][1]["online"]:
                        pass
                    await there.send(type="chat", text="ahoj")
                    assert (await here.until("chat"))["text"] == "ahoj"
                    await owner.post(f"/api/tables/{made['table']}/offer-end", {})
                    assert (await there.until("consent"))["what"] == "end"
                    await there.send(type="consent", what="end", answer=True)
                    while not (here.over and there.over):
                        await asyncio.gather(*(live.receive() for live in (here, there) if not live.over))

    asyncio.run(run())


def test_signing_out_at_one_process_ends_channels_at_another(two_servers: list[Server]) -> None:
    async def run() -> None:
        async with Player(two_servers[0].base) as here, Player(two_servers[1].base) as there:
            made = await here.table(GAME, [{"kind": "here", "name": "A"}, {"kind": "bot"}])
            there.http.cookies.update(here.http.cookies)  # the same browser
            async with await there.live(made["table"]) as live:
                assert (await live.receive())["you"] == [0]
                await here.http.delete("/api/account/session")
                await asyncio.wait_for(live.socket.wait_closed(), 5)
            async with await there.live(made["table"]) as back:
                assert (await back.receive())["reason"]["code"] == "no-such-table"

    asyncio.run(run())


def test_when_one_process_dies_another_plays_on(two_servers: list[Server], shared: str, tmp_path: Path) -> None:
    async def run() -> None:
        doomed = await asyncio.to_thread(Server(tmp_path, shared).start)
        async with Player(doomed.base) as player, Player(two_servers[1].base) as elsewhere:
            made = await player.table(GAME, [{"kind": "here", "name": "A"}, {"kind": "bot", "level": "easy"}])
            await elsewhere.join(await player.own_link(made["table"], 0), "A")
            async with await player.live(made["table"]) as live:
                await live.play(upto=5)
            await asyncio.to_thread(doomed.kill)
            async with await elsewhere.live(made["table"]) as live:
                await live.play()
            assert (await elsewhere.get(f"/api/tables/{made['table']}"))["status"] == "over"

    asyncio.run(run())


def test_after_a_lost_connection_the_processes_hear_each_other_again(
    postgres: Postgres, two_servers: list[Server], shared: str
) -> None:
    async def run() -> None:
        async with Player(two_servers[0].base) as owner, Player(two_servers[1].base) as guest:
            made = await owner.table(GAME, [{"kind": "here", "name": "A"}, {"kind": "link"}])
            await guest.join(made["seats"][1]["invite"], "B")
            async with await owner.live(made["table"]) as here, await guest.live(made["table"]) as there:
                await asyncio.gather(here.until("update"), there.until("update"))
                await asyncio.to_thread(postgres.hang_up, shared)
                await asyncio.gather(*(insist(live, 4) for live in (here, there)))

    asyncio.run(run())


async def insist(live: Live, ply: int) -> None:
    """Play and listen until so many moves are known here; a move that failed is sent again with its key."""
    while newest(live) < ply:
        question = live.my_question()
        if question is None:
            await live.receive()
            continue
        at, action = question["ply"], question["decision"]["options"][0]["action"]
        await live.move(question["seat"], action, ply=at, key=str(at))
