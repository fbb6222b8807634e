"""Sessions, all that is kept about somebody, and the end of an account."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from stolik.server.user_agents import agent_name
from tests.server.client import Player
from tests.server.post_office import Office
from tests.server.running import Server
from tests.server.tables import GAME, party

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PASSWORD = {"password": "correct horse"}


def me(name: str) -> dict[str, str]:
    return {"name": name, **PASSWORD}


def code(answer: Any) -> str:
    return str((answer.json() if hasattr(answer, "json") else answer)["reason"]["code"])


@pytest.mark.parametrize(
    ("header", "name"),
    [
        (FIREFOX, "Firefox · Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge · Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1", "Safari · iPhone"),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36", "Chrome · Android"),
        ("curl/8.0", ""),
    ],
)
def test_a_browser_is_called_by_names_that_people_know(header: str, name: str) -> None:
    assert agent_name(header) == name


def test_sessions_are_listed_and_ended_one_by_one_or_all_others(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as desk, Player(server.base) as phone, Player(server.base) as other:
            desk.http.headers["User-Agent"] = FIREFOX
            await desk.post("/api/account", me("Many devices"))
            await other.post("/api/account", me("Somebody else"))
            await phone.post("/api/account/session", me("Many devices"))
            found = {session["current"]: session for session in await desk.get("/api/account/sessions")}
            assert set(found) == {True, False}
            assert found[True]["agent"] == "Firefox · Linux"
            assert found[True]["seen"] >= found[True]["created"]
            theirs = found[False]["id"]
            assert code(await other.http.delete(f"/api/account/sessions/{theirs}")) == "no-such-session"
            async with Player(server.base) as stranger:
                assert code(await stranger.http.get("/api/account/sessions")) == "signed-out"
            assert (await phone.get("/api/account"))["name"] == "Many devices"
            assert (await desk.http.delete(f"/api/account/sessions/{theirs}")).status_code == 204
            assert (await phone.get("/api/account"))["name"] is None
            assert code(await desk.http.delete(f"/api/account/sessions/{theirs}")) == "no-such-session"
            await phone.post("/api/account/session", me("Many devices"))
            assert (await desk.http.delete("/api/account/sessions")).status_code == 204
            assert (await phone.get("/api/account"))["name"] is None
            assert [session["current"] for session in await desk.get("/api/account/sessions")] == [True]
            assert (await other.get("/api/account"))["name"] == "Somebody else"

    asyncio.run(run())


def test_a_channel_of_an_ended_session_is_closed(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as desk, Player(server.base) as phone:
            made = await desk.table(GAME, [{"kind": "here", "name": "Ola"}, {"kind": "here", "name": "Jan"}])
            await desk.post("/api/account", me("Ending"))
            await phone.post("/api/account/session", me("Ending"))
            async with await phone.live(made["table"]) as live:
                await live.until("update")
                await desk.http.delete("/api/account/sessions")
                await asyncio.wait_for(live.socket.wait_closed(), 5)

    asyncio.run(run())


def test_everything_that_is_kept_can_be_had_and_nothing_that_is_hidden(server: Server) -> None:
    async def run() -> None:
        async with party(server) as people:
            ola, _ = people.players
            await ola.post("/api/account", me("Curious"))
            async with await ola.live(people.table) as live:
                await live.send(type="chat", text="hello there")
                await live.until("chat")
            await ola.http.put(f"/api/tables/{people.table}/notes", json={"text": "they bluff"})
            await people.lives[1].send(type="chat", text="not yours")
            done = await ola.table(GAME, [{"kind": "here", "name": "A"}, {"kind": "here", "name": "B"}])
            await ola.post(f"/api/tables/{done['table']}/offer-end", {"seat": 0})
            answer = await ola.http.get("/api/account/data")
            assert "attachment" in answer.headers["content-disposition"]
            data = answer.json()
            assert (data["name"], len(data["sessions"])) == ("Curious", 1)
            tables = {table["table"]["table"]: table for table in data["tables"]}
            running, over = tables[people.table], tables[done["table"]]
            assert [line["text"] for line in running["chat"]] == ["hello there"]
            assert (running["notes"], running["record"]) == ("they bluff", None)
            assert [known["update"]["seat"] for known in running["known"]] == [0]
            assert (over["record"]["game"], over["known"]) == (GAME, [])
            assert code(await people.players[1].http.get("/api/account/data")) == "signed-out"
            for _ in range(4):
                last = await ola.http.get("/api/account/data")
            assert last.status_code == 429

    asyncio.run(run())


def test_a_deleted_account_leaves_its_seats_to_bots_and_no_name(server: Server) -> None:
    async def run() -> None:
        async with party(server, seats=3, language="pl") as people:
            ola, jan, _ = people.players
            await ola.post("/api/account", me("Leaving for good"))
            async with await ola.live(people.table) as live:
                await live.send(type="chat", text="farewell")
                await live.until("chat")
            alone = await ola.table(GAME, [{"kind": "here", "name": "A"}, {"kind": "bot"}])
            waiting = await ola.table(GAME, [{"kind": "here", "name": "A"}, {"kind": "link"}, {"kind": "link"}])
            await jan.join(waiting["seats"][1]["invite"], "Jan")
            wrong = await ola.http.post("/api/account/delete", json={"password": "wrong horse"})
            assert (wrong.status_code, code(wrong)) == (403, "wrong-old-password")
            stranger = await jan.http.post("/api/account/delete", json=PASSWORD)
            assert (stranger.status_code, code(stranger)) == (403, "signed-out")
            assert (await jan.get(f"/api/tables/{people.table}"))["seats"][0]["standin"] is None
            assert (await ola.http.post("/api/account/delete", json=PASSWORD)).status_code == 204
            assert (await ola.get("/api/account"))["name"] is None
            assert await ola.get("/api/tables") == []
            info = await jan.get(f"/api/tables/{people.table}")
            seat = info["seats"][0]
            assert (seat["name"], seat["standin"], seat["devices"]) == ("Dawny gracz", "normal", 0)
            assert info["owner"], "somebody else is the host"
            await jan.post(f"/api/tables/{people.table}/offer-end", {"seat": 1})
            offer = await people.lives[2].until("consent")
            assert set(offer["answers"]) == {"2"}, "nobody is asked who cannot answer"
            info = await jan.get(f"/api/tables/{waiting['table']}")
            assert (info["seats"][0]["taken"], info["seats"][0]["name"], info["owner"]) == (False, "", True)
            await jan.get(f"/api/tables/{alone['table']}", 404)
            assert code(await ola.http.post("/api/account/session", json=me("Leaving for good"))) == "wrong-password"
            await ola.post("/api/account", me("Leaving for good"))

    asyncio.run(run())
    with closing(sqlite3.connect(server.folder / "stolik.db")) as stored:
        assert stored.execute("SELECT count(*) FROM chats WHERE text = 'farewell'").fetchone() == (0,)


def test_a_running_table_of_nobody_else_goes_with_the_account(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as ola:
            await ola.post("/api/account", me("All alone"))
            made = await ola.table(GAME, [{"kind": "here", "name": "A"}, {"kind": "bot", "level": "easy"}])
            async with await ola.live(made["table"]) as live:
                await live.until("update")
                assert (await ola.http.post("/api/account/delete", json=PASSWORD)).status_code == 204
                await asyncio.wait_for(live.socket.wait_closed(), 5)

    asyncio.run(run())
    with closing(sqlite3.connect(server.folder / "stolik.db")) as stored:
        rows = stored.execute("SELECT count(*) FROM accounts WHERE name = 'All alone'").fetchone()
        assert rows == (0,)


def test_addresses_and_waiting_letters_go_with_the_account(tmp_path: Path, office: Office) -> None:
    async def run(server: Server) -> None:
        async with party(server) as people:
            ola, jan = people.players
            await ola.post("/api/account", me("Reachable"))
            for player, address in ((ola, "ola@example.org"), (jan, "jan@example.org")):
                path = f"/api/tables/{people.table}/email"
                assert (await player.http.put(path, json={"email": address})).status_code == 200
            body = {**PASSWORD, "email": "other@example.org"}
            assert (await ola.http.put("/api/account/email", json=body)).status_code == 200
            assert (await ola.http.post("/api/account/delete", json=PASSWORD)).status_code == 204

    with Server(tmp_path, smtp=f"smtp://127.0.0.1:{office.server_address[1]}") as server:
        asyncio.run(run(server))
    with closing(sqlite3.connect(tmp_path / "stolik.db")) as stored:
        assert stored.execute("SELECT email FROM addresses").fetchall() == [("jan@example.org",)]
        assert stored.execute("SELECT email FROM seats WHERE email != ''").fetchall() == [("jan@example.org",)]
        assert stored.execute("SELECT count(*) FROM devices WHERE account IS NOT NULL").fetchone() == (0,)
