"""What does not fit is refused with a reason, on both databases, and never answered with a failure of ours."""

import asyncio
from typing import Any

import pytest

from tests.server.client import Player
from tests.server.running import Server
from tests.server.tables import GAME, Party, at_table

DEEP = "[" * 100_000 + "]" * 100_000


@pytest.fixture
def any_server(request: pytest.FixtureRequest) -> Server:
    """A server on SQLite, or one on PostgreSQL."""
    found: Server = request.getfixturevalue(request.param)[0] if request.param else request.getfixturevalue("server")
    return found


both_databases = pytest.mark.parametrize("any_server", ["", "two_servers"], ids=["SQLite", "PostgreSQL"], indirect=True)


def test_deep_json_is_refused(server: Server) -> None:
    async def test(people: Party) -> None:
        at = f"/api/tables/{people.table}"
        record = (
            f'{{"game":"{GAME}","rules":"","seats":2,"seed":1,"options":{{"x":{DEEP}}},"actions":[],"checks":{{}}}}'
        )
        bodies = {
            "/api/tables": f'{{"game":"{GAME}","seats":[{{"kind":"here"}},{{"kind":"bot"}}],"options":{{"x":{DEEP}}}}}',
            "/api/records": record,
            f"{at}/pause": DEEP,
        }
        for path, body in bodies.items():
            answer = await people.players[0].http.post(path, content=body, headers={"Content-Type": "application/json"})
            assert 400 <= answer.status_code < 500, (path, answer.text)
            assert set(answer.json()) == {"reason", "line"}

    at_table(server, test)


@both_databases
def test_a_character_that_no_database_keeps_is_refused(any_server: Server) -> None:
    async def test(people: Party) -> None:
        guest, at = people.players[1], f"/api/tables/{people.table}"
        await guest.get("/api/tables/%00", 404)
        await guest.get(f"/api/tables/{people.table}%00", 404)
        await guest.get("/api/join/%00", 404)
        async with await guest.live("%00") as nowhere:
            assert (await nowhere.receive())["reason"]["code"] == "no-such-table"
        bodies: list[tuple[str, str, Any]] = [
            ("PUT", f"{at}/notes", {"text": "a\x00b"}),
            ("PUT", f"{at}/email", {"email": "a\x00@b"}),
            ("PUT", f"{at}/webhook", {"webhook": "http://a\x00"}),
            ("POST", f"/api{people.made['seats'][1]['invite']}", {"name": "a\x00b"}),
            ("POST", f"/api{people.made['seats'][1]['invite']}", {"name": "\x00"}),
            ("POST", "/api/account", {"name": "\x00", "password": "long enough"}),
            ("POST", "/api/account/session", {"name": "\x00", "password": "long enough"}),
            ("POST", "/api/tables", {"game": GAME, "seats": [{"kind": "here", "name": "\x00"}, {"kind": "bot"}]}),
            ("POST", "/api/tables", {"game": "\x00", "seats": [{"kind": "here"}, {"kind": "bot"}]}),
            ("POST", "/api/bot/move", {"key": "\x00", "ply": 0, "action": {}}),
        ]
        for method, path, body in bodies:
            answer = await guest.http.request(method, path, json=body)
            assert 400 <= answer.status_code < 500, (path, body, answer.text)
        seat, live, update = await people.turn()
        action = update["decision"]["options"][0]["action"]
        for message in ({"type": "move", "seat": seat, "ply": update["ply"], "action": action, "key": "a\x00"},
                        {"type": "chat", "text": "a\x00b"}):  # fmt: skip
            await live.send(**message)
            assert (await live.until("refused"))["reason"]["code"] == "not-understood"
        await people.step()

    at_table(any_server, test)


@both_databases
def test_notes_keep_their_lines(any_server: Server) -> None:
    async def run() -> None:
        async with Player(any_server.base) as player:
            made = await player.table(GAME, [{"kind": "here", "name": "Ola"}, {"kind": "bot"}])
            path, text = f"/api/tables/{made['table']}/notes", "one\n\ttwo – žluť 🐎\n"
            assert (await player.http.put(path, json={"text": text})).status_code == 200
            assert await player.get(path) == {"text": text}

    asyncio.run(run())
