"""What happens at a table beside moves: take back, give up, pause, end, leave, return, talk."""

import asyncio
from pathlib import Path

import pytest

from stolik.table.entries import entry_data
from stolik.table.requests import Request
from tests.server.client import Player
from tests.server.running import Server
from tests.server.tables import GAME, Party, at_table, party
from tests.server.test_rules_versions import opened, played


async def until_undoable(people: Party) -> int:
    """Play until somebody may take back a move without asking; the seat."""
    for _ in range(60):
        await people.step()
        await people.settle()
        for seat, live in enumerate(people.lives):
            if live.state[seat]["undo"]:
                return seat
    raise AssertionError("no move of this game can be taken back")


def test_a_move_is_taken_back_up_to_the_barrier_and_the_log_says_so(server: Server) -> None:
    async def test(people: Party) -> None:
        seat = await until_undoable(people)
        live, other = people.lives[seat], people.lives[1 - seat]
        before = live.state[seat]
        done = await live.ask(type="undo", seat=seat)
        assert done["type"] == "done"
        assert done["ply"] == before["ply"] + 1
        while other.state[1 - seat]["ply"] < done["ply"]:
            await other.receive()
        told = other.state[1 - seat]["events"][-1]
        assert told["event"] == {"type": "table-undone", "seat": seat, "count": 1}
        assert told["line"] == {"id": "table-event-undone", "args": {"seat": f"seat:{seat}", "count": 1}}
        assert live.state[seat]["decision"]["options"]

    at_table(server, test)


def test_beyond_the_barrier_everybody_concerned_is_asked(server: Server) -> None:
    async def test(people: Party) -> None:
        seat = (await people.settle())["seat"]
        start = people.lives[seat].state[seat]["view"]
        while (await people.settle())["seat"] == seat or people.lives[seat].state[seat]["undo"]:
            await people.step()
        live, other = people.lives[seat], people.lives[1 - seat]
        await live.send(type="undo", seat=seat, key="back")
        asked = await other.until("consent")
        assert asked["what"] == "undo"
        assert asked["by"] == seat
        assert asked["answers"] == {str(1 - seat): None}
        await other.send(type="consent", what="undo", answer=True)
        while not (await other.until("update"))["events"]:
            pass
        told = other.state[1 - seat]["events"][-1]["event"]
        assert told["type"] == "table-undone"
        assert (await people.settle())["seat"] == seat
        while live.state[seat]["view"] != start:  # all the way back to where it began
            await live.send(type="undo", seat=seat, key=live.key())
            await other.send(type="consent", what="undo", answer=True)
            await live.until("update")

    at_table(server, test)


def test_a_refused_offer_changes_nothing(server: Server) -> None:
    async def test(people: Party) -> None:
        update = await people.settle()
        await people.players[0].post(f"/api/tables/{people.table}/offer-end", {})
        assert (await people.lives[1].until("consent"))["what"] == "end"
        assert (await people.players[1].post(f"/api/tables/{people.table}/offer-end", {}, 409))["reason"][
            "code"
        ] == "offer-open"
        await people.lives[1].send(type="consent", what="end", answer=False)
        closed = await people.lives[0].until("consent")
        while closed["open"]:
            closed = await people.lives[0].until("consent")
        await people.lives[1].send(type="consent", what="end", answer=True)
        assert (await people.lives[1].until("refused"))["reason"]["code"] == "nothing-offered"
        seat, live, now = await people.turn()
        assert now["view"] == update["view"]
        assert (await live.move(seat, now["decision"]["options"][0]["action"]))["type"] == "done"

    at_table(server, test)


def test_all_agree_to_end_and_the_outcome_is_counted(server: Server) -> None:
    async def test(people: Party) -> None:
        for _ in range(5):
            await people.step()
        await people.players[0].post(f"/api/tables/{people.table}/offer-end", {})
        await people.lives[1].until("consent")
        await people.lives[1].send(type="consent", what="end", answer=True)
        while not people.lives[0].over:
            await people.lives[0].receive()
        assert len(people.lives[0].state[0]["outcome"]["scores"]) == 2
        info = await people.players[0].get(f"/api/tables/{people.table}")
        assert (info["status"], info["turn"]) == ("over", None)
        record = await people.players[0].get(f"/api/tables/{people.table}/record")
        assert len(record["actions"]) == 5

    at_table(server, test)


@pytest.mark.parametrize("what", ["end", "undo"])
def test_an_offer_that_two_carry_out_at_once_is_carried_out_once(tmp_path: Path, what: str) -> None:
    async def run() -> None:
        registry = await opened(tmp_path)
        table = await played(registry, 3)
        await table.commit(Request("offer", 0, entry_data(what=what, to=1, asked=[1])))
        await table.commit(Request("answer", 1, entry_data(seats=[1], answer=True)))
        settled = await asyncio.gather(*(table.settle_offer() for _ in range(3)))
        assert settled == [6, None, None]
        assert [entry.kind for entry in await registry.store.entries(table.id)][3:] == ["offer", "answer", what]
        await registry.close()

    asyncio.run(run())


def test_after_giving_up_a_bot_plays_on_to_the_end(server: Server) -> None:
    async def test(people: Party) -> None:
        await people.players[0].post(f"/api/tables/{people.table}/resign", {})
        await people.lives[1].play()
        info = await people.players[0].get(f"/api/tables/{people.table}")
        assert info["status"] == "over"
        assert [seat["resigned"] for seat in info["seats"]] == [True, False]
        again = await people.players[0].post(f"/api/tables/{people.table}/resign", {}, 409)
        assert again["reason"]["code"] in ("game-over", "resigned")

    at_table(server, test)


def test_a_paused_table_takes_no_moves(server: Server) -> None:
    async def test(people: Party) -> None:
        seat, live, update = await people.turn()
        action = update["decision"]["options"][0]["action"]
        assert (await people.players[1 - seat].post(f"/api/tables/{people.table}/pause", {"paused": True}))["paused"]
        assert (await live.move(seat, action))["reason"]["code"] == "paused"
        await people.players[seat].post(f"/api/tables/{people.table}/pause", {"paused": False})
        assert (await live.move(seat, action, ply=update["ply"]))["type"] == "done"

    at_table(server, test)


def test_a_bot_takes_the_seat_of_whoever_left_and_gives_it_back(server: Server) -> None:
    async def run() -> None:
        async with party(server, leaver="easy", patience=5) as people:
            while (await people.settle())["seat"] != 1:
                await people.step()
            away = people.players[1]
            await people.lives[1].socket.close()
            presence = await people.lives[0].until("presence")
            assert presence["seats"][1]["online"] is False
            told: list[str] = []
            while "table-left" not in told:
                told += [e["event"]["type"] for e in (await people.lives[0].until("update"))["events"]]
            info = await away.get(f"/api/tables/{people.table}")
            assert info["seats"][1]["standin"] == "easy"
            async with await away.live(people.table) as back:
                while "table-returned" not in told:
                    told += [e["event"]["type"] for e in (await people.lives[0].until("update"))["events"]]
                assert (await away.get(f"/api/tables/{people.table}"))["seats"][1]["standin"] is None
                await back.until("update")
                people.lives[1] = back
                await people.step()

    asyncio.run(run())


def test_no_key_of_a_player_keeps_the_bot_away(server: Server) -> None:
    """Whatever name a move was given, a clock that has run out hands the seat over."""

    async def run() -> None:
        async with party(server, pace="live", leaver="easy", patience=5) as people:
            while True:
                seat, live, update = await people.turn()
                action, key = update["decision"]["options"][0]["action"], f"away:{update['ply'] + 1}"
                answer = await live.move(seat, action, key=key)
                assert answer["type"] == "done"
                if (await people.settle())["seat"] == seat:
                    break
            told: list[str] = []
            while "table-left" not in told:
                update = await people.lives[seat].until("update", seconds=12)
                told += [e["event"]["type"] for e in update["events"]]

    asyncio.run(run())


@pytest.mark.parametrize("pace", ["live", "day"])
def test_a_clock_shows_when_a_bot_would_take_over(server: Server, pace: str) -> None:
    async def test(people: Party) -> None:
        info = await people.players[0].get(f"/api/tables/{people.table}")
        assert info["pace"] == pace
        patience = {"live": 180, "day": 86_400}[pace]
        assert 0 < info["deadline"] - info["updated"] <= patience + 1

    at_table(server, test, pace=pace, leaver="normal")


def test_without_a_clock_nobody_is_hurried(server: Server) -> None:
    async def test(people: Party) -> None:
        assert (await people.players[0].get(f"/api/tables/{people.table}"))["deadline"] is None

    at_table(server, test)


def test_chat_is_heard_by_all_and_kept(server: Server) -> None:
    async def test(people: Party) -> None:
        text = "<b>Cześć</b> & ahoj!"
        await people.lives[0].send(type="chat", text=text)
        heard = await people.lives[1].until("chat")
        assert (heard["seat"], heard["text"]) == (0, text)
        async with await people.players[1].live(people.table) as later:
            assert [line["text"] for line in (await later.receive())["chat"]] == [text]

    at_table(server, test)


def test_chat_can_be_switched_off(server: Server) -> None:
    async def test(people: Party) -> None:
        await people.lives[0].send(type="chat", text="hello")
        assert (await people.lives[0].until("refused"))["reason"]["code"] == "chat-off"

    at_table(server, test, chat=False)


def test_notes_are_private(server: Server) -> None:
    async def test(people: Party) -> None:
        path = f"/api/tables/{people.table}/notes"
        answer = await people.players[0].http.put(path, json={"text": "watch the red zone"})
        assert answer.status_code == 200
        assert await people.players[0].get(path) == {"text": "watch the red zone"}
        assert await people.players[1].get(path) == {"text": ""}

    at_table(server, test)


def test_a_rematch_seats_the_same_people_at_one_new_table(server: Server) -> None:
    async def test(people: Party) -> None:
        path = f"/api/tables/{people.table}/rematch"
        assert (await people.players[0].post(path, {}, 409))["reason"]["code"] == "not-over"
        await people.players[0].post(f"/api/tables/{people.table}/offer-end", {})
        await people.lives[1].until("consent")
        await people.lives[1].send(type="consent", what="end", answer=True)
        while not people.lives[0].over:
            await people.lives[0].receive()
        first = (await people.players[0].post(path, {}))["table"]
        second = (await people.players[1].post(path, {}))["table"]
        assert first == second != people.table
        for seat, player in enumerate(people.players):
            info = await player.get(f"/api/tables/{first}")
            assert [s["you"] for s in info["seats"]] == [seat == 0, seat == 1]
            assert info["status"] == "playing"

    at_table(server, test)


def test_the_owner_begins_and_bots_take_the_empty_seats(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as owner, Player(server.base) as guest:
            made = await owner.table(GAME, [{"kind": "here", "name": "Ola"}, {"kind": "link"}, {"kind": "link"}])
            await guest.join(made["seats"][1]["invite"], "Jan")
            table = made["table"]
            assert (await owner.get(f"/api/tables/{table}"))["status"] == "open"
            await guest.post(f"/api/tables/{table}/start", status=403)
            info = await owner.post(f"/api/tables/{table}/start")
            assert info["status"] == "playing"
            assert [seat["kind"] for seat in info["seats"]] == ["here", "link", "bot"]
            await owner.post(f"/api/tables/{table}/start", status=409)

    asyncio.run(run())


def test_public_tables_stand_in_the_lobby_until_they_are_full(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as owner, Player(server.base) as guest:
            made = await owner.table(GAME, [{"kind": "here", "name": "Ola"}, {"kind": "link"}], public=True)
            assert made["table"] in [info["table"] for info in await guest.get("/api/lobby")]
            joined = await guest.post(f"/api/tables/{made['table']}/sit", {"name": "Jan"})
            assert joined == {"table": made["table"], "seat": 1, "key": None}
            assert made["table"] not in [info["table"] for info in await guest.get("/api/lobby")]
            assert made["table"] in [info["table"] for info in await guest.get("/api/tables")]
            assert (await guest.get(f"/api/tables/{made['table']}"))["status"] == "playing"

    asyncio.run(run())


def test_a_free_seat_that_is_removed_is_a_bots_and_nobody_can_sit_there(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as owner, Player(server.base) as guest:
            seats = [{"kind": "here", "name": "Ola"}, {"kind": "link"}, {"kind": "link"}]
            made = await owner.table(GAME, seats, public=True)
            at = f"/api/tables/{made['table']}"
            info = await owner.post(f"{at}/seats/2/remove")
            assert (info["seats"][2]["kind"], info["seats"][2]["taken"]) == ("bot", True)
            assert info["seats"][2]["name"]
            await guest.post(f"/api{made['seats'][2]['invite']}", {"name": "Jan"}, 404)
            assert (await guest.post(f"{at}/sit", {"name": "Jan"}))["seat"] == 1
            assert (await owner.get(at))["status"] == "playing"

    asyncio.run(run())


def test_whoever_gave_up_neither_pauses_nor_offers_nor_plays(server: Server) -> None:
    async def test(people: Party) -> None:
        at = f"/api/tables/{people.table}"
        seat, live, update = await people.turn()
        player, action = people.players[seat], update["decision"]["options"][0]["action"]
        await people.players[1 - seat].post(f"{at}/pause", {"paused": True})  # so that the bot waits
        await player.post(f"{at}/resign", {})
        for path, body in {"pause": {"paused": False}, "offer-end": {}}.items():
            assert (await player.post(f"{at}/{path}", body, 409))["reason"]["code"] == "resigned"
        await people.players[1 - seat].post(f"{at}/pause", {"paused": False})
        assert (await player.post(f"{at}/pause", {"paused": True}, 409))["reason"]["code"] == "resigned"
        assert (await live.move(seat, action))["reason"]["code"] == "resigned"
        assert (await live.ask(type="undo", seat=seat))["reason"]["code"] == "resigned"

    at_table(server, test)


def test_the_list_of_my_tables_says_whose_turn_it_is_after_a_restart_too(tmp_path: Path) -> None:
    async def turns(player: Player) -> dict[str, int | None]:
        return {info["table"]: info["turn"] for info in await player.get("/api/tables")}

    async def run(server: Server) -> None:
        people = [{"kind": "here", "name": "Ola"}, {"kind": "here", "name": "Jan"}]
        async with Player(server.base) as ola:
            table = (await ola.table(GAME, people))["table"]
            before = await turns(ola)
            assert before[table] in (0, 1)
            server.stop()
            server.start()
            assert await turns(ola) == before

    with Server(tmp_path) as server:
        asyncio.run(run(server))
