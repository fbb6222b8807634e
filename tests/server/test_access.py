"""Who may do what: every endpoint, asked by everybody. What is not expected here is not allowed."""

import asyncio
from typing import Any

from tests.server.client import Player
from tests.server.running import Server
from tests.server.tables import GAME

Json = dict[str, Any]
ASKERS = ("nobody", "stranger", "spectator", "guest", "owner", "removed")

# Answers in the order of ASKERS: somebody without a cookie, with a cookie, with the spectators' link, another seat,
# the one who made the table, somebody who was removed from it.
MATRIX: dict[tuple[str, str], tuple[int, ...]] = {
    ("GET", "/api/tables/{t}"): (404, 404, 200, 200, 200, 403),
    ("POST", "/api/tables/{t}/start"): (404, 404, 403, 403, 409, 403),
    ("POST", "/api/tables/{t}/sit"): (404, 404, 403, 403, 403, 403),
    ("POST", "/api/tables/{t}/pause"): (404, 404, 403, 200, 200, 403),
    ("POST", "/api/tables/{t}/offer-end"): (404, 404, 403, 200, 409, 403),
    ("POST", "/api/tables/{t}/rematch"): (404, 404, 403, 409, 409, 403),
    ("GET", "/api/tables/{t}/notes"): (404, 404, 403, 200, 200, 403),
    ("PUT", "/api/tables/{t}/notes"): (404, 404, 403, 200, 200, 403),
    ("GET", "/api/tables/{t}/email"): (404, 404, 403, 200, 200, 403),
    ("PUT", "/api/tables/{t}/email"): (404, 404, 403, 409, 409, 403),
    ("GET", "/api/tables/{t}/webhook"): (404, 404, 403, 403, 200, 403),
    ("PUT", "/api/tables/{t}/webhook"): (404, 404, 403, 403, 409, 403),
    ("GET", "/api/tables/{t}/record"): (404, 404, 409, 409, 409, 403),
    ("GET", "/api/tables/{t}/knowledge"): (404, 404, 200, 200, 200, 403),
    ("GET", "/api/tables/{t}/replay"): (404, 404, 409, 409, 409, 403),
    ("GET", "/api/tables/{t}/replay/range"): (404, 404, 409, 409, 409, 403),
    ("GET", "/api/tables/{t}/replay/events"): (404, 404, 409, 409, 409, 403),
    ("GET", "/api/tables/{t}/analysis"): (404, 404, 409, 409, 409, 403),
    ("GET", "/api/tables/{t}/analysis/0"): (404, 404, 409, 409, 409, 403),
    ("POST", "/api/tables/{t}/fork"): (404, 404, 409, 409, 409, 403),
    ("POST", "/api/tables/{t}/seats/0/link"): (404, 404, 403, 403, 200, 403),
    ("POST", "/api/tables/{t}/seats/1/link"): (404, 404, 403, 200, 403, 403),
    ("POST", "/api/tables/{t}/seats/0/remove"): (404, 404, 403, 403, 409, 403),
    ("GET", "/api/join/{removed}"): (404, 404, 404, 404, 404, 404),
    ("POST", "/api/join/{removed}"): (404, 404, 404, 404, 404, 404),
    ("POST", "/api/watch/{old}"): (404, 404, 404, 404, 404, 404),
    ("POST", "/api/confirm/{old}"): (404, 404, 404, 404, 404, 404),
    ("GET", "/api/bot/decisions"): (401, 401, 401, 401, 401, 401),
    ("POST", "/api/bot/move"): (401, 401, 401, 401, 401, 401),
    ("PUT", "/api/account/password"): (403,) * 6,
    ("PUT", "/api/account/email"): (409,) * 6,
    ("POST", "/api/account/recovery"): (409,) * 6,
    ("GET", "/api/account/recovery/{old}"): (404,) * 6,
    ("POST", "/api/account/recovery/{old}"): (404,) * 6,
    ("GET", "/api/account/sessions"): (403,) * 6,
    ("DELETE", "/api/account/sessions"): (403,) * 6,
    ("DELETE", "/api/account/sessions/{old}"): (403,) * 6,
    ("GET", "/api/account/data"): (403,) * 6,
    ("POST", "/api/account/delete"): (403,) * 6,
    # What ends the guest's seat comes last.
    ("POST", "/api/tables/{t}/resign"): (404, 404, 403, 200, 200, 403),
    ("POST", "/api/tables/{t}/watch-link"): (404, 404, 403, 403, 200, 403),
}
BODIES: dict[str, Json] = {
    "/api/account/password": {"password": "x" * 10, "new": "y" * 10},
    "/api/account/email": {"password": "x" * 10, "email": ""},
    "/api/account/recovery": {"email": "ola@example.org"},
    "/api/account/recovery/{old}": {"password": "x" * 10},
    "/api/account/delete": {"password": "x" * 10},
    "sit": {"name": "x"}, "pause": {"paused": False}, "notes": {"text": "x"}, "email": {"email": ""},
    "webhook": {"webhook": ""},
    "fork": {"ply": 0}, "join": {"name": "x"}, "move": {"key": "k", "ply": 0, "action": {}},
}  # fmt: skip
QUERIES: dict[str, Json] = {
    "replay": {"ply": 0}, "range": {"first": 0, "last": 9}, "events": {"event": "round_began"},
}  # fmt: skip
OPEN = {
    "/", "/{path}", "/healthz", "/metrics", "/api/games", "/api/tables", "/api/lobby", "/api/records",
    "/api/account", "/api/account/session", "/api/games/{name}/schema", "/api/games/{name}/words",
}  # fmt: skip
"""Endpoints that belong to no table: they answer everybody about themselves only."""


async def seated(server: Server) -> tuple[dict[str, Player], dict[str, str]]:
    """A table with an owner, a guest, a spectator, and somebody who was removed."""
    people = {name: Player(server.base) for name in ASKERS}
    owner = people["owner"]
    made = await owner.table(GAME, [{"kind": "here", "name": "Ola"}, {"kind": "link"}, {"kind": "link"}])
    await people["guest"].join(made["seats"][1]["invite"], "Jan")
    await people["removed"].join(made["seats"][2]["invite"], "Mirek")
    await people["spectator"].post(f"/api{made['watch']}")
    await people["stranger"].post("/api/watch/no-such-token", status=404)  # has a cookie now
    assert people["stranger"].http.cookies
    removed = await owner.post(f"/api/tables/{made['table']}/seats/2/remove")
    assert removed["seats"][2]["kind"] == "bot"
    token = made["seats"][2]["invite"].removeprefix("/join/")
    return people, {"t": made["table"], "removed": token, "old": "x" * 32}


def test_every_endpoint_answers_everybody_as_the_matrix_says(server: Server) -> None:
    async def run() -> None:
        people, names = await seated(server)
        wrong = []
        for (method, path), expected in MATRIX.items():
            last = path.rpartition("/")[2]
            body = BODIES.get("join" if "/join/" in path else path, BODIES.get(last, {}))
            for who, status in zip(ASKERS, expected):
                query = QUERIES.get(last, {})
                address = path.format(**names)
                if who == "nobody":
                    people[who].http.cookies.clear()
                answer = await people[who].http.request(
                    method, address, params=query, json=None if method == "GET" else body
                )
                if answer.status_code != status:
                    wrong.append(f"{method} {path} by {who}: {answer.status_code}, not {status}: {answer.text[:80]}")
                if answer.status_code >= 400:
                    assert set(answer.json()) == {"reason", "line"}
        for player in people.values():
            await player.http.aclose()
        assert wrong == []

    asyncio.run(run())


def test_the_matrix_names_every_endpoint(server: Server) -> None:
    async def run() -> set[tuple[str, str]]:
        async with Player(server.base) as player:
            schema = await player.get("/api/schema/openapi.json")
            return {(m.upper(), p) for p, methods in schema["paths"].items() for m in methods if p not in OPEN}

    asked = {(method, shape(path)) for method, path in MATRIX}
    assert {(method, shape(path)) for method, path in asyncio.run(run())} == asked


def shape(path: str) -> str:
    """A path with its parameters left out."""
    parts = ["*" if part.startswith("{") or part.isdecimal() else part for part in path.split("/")]
    return "/".join(parts)


def test_live_channels_open_for_those_who_may_look(server: Server) -> None:
    async def run() -> None:
        people, names = await seated(server)
        people["nobody"].http.cookies.clear()
        for who, allowed in {"nobody": 0, "stranger": 0, "spectator": 1, "guest": 1, "owner": 1, "removed": 0}.items():
            async with await people[who].live(names["t"]) as live:
                first = await live.receive()
                assert first["type"] == ("hello" if allowed else "refused"), who
        for player in people.values():
            await player.http.aclose()

    asyncio.run(run())


def test_whoever_is_removed_is_cut_off_at_once(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as owner, Player(server.base) as guest:
            made = await owner.table(GAME, [{"kind": "here", "name": "Ola"}, {"kind": "link"}])
            await guest.join(made["seats"][1]["invite"], "Jan")
            live = await guest.live(made["table"])
            await live.until("update")
            await owner.post(f"/api/tables/{made['table']}/seats/1/remove")
            assert (await live.until("refused"))["reason"]["code"] == "banned"
            await asyncio.wait_for(live.socket.wait_closed(), 5)
            assert live.socket.close_code == 4404, "coming back is no use"
            async with await owner.live(made["table"]) as mine:
                await mine.play()

    asyncio.run(run())


def test_another_sites_page_can_neither_write_nor_listen(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as owner:
            made = await owner.table(GAME, [{"kind": "here", "name": "Ola"}, {"kind": "bot"}])
            path = f"/api/tables/{made['table']}/pause"
            for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}):
                answer = await owner.http.post(path, json={}, headers=headers)
                assert (answer.status_code, answer.json()["reason"]["code"]) == (403, "foreign-origin")
            good = {"Origin": server.base, "Sec-Fetch-Site": "same-origin"}
            assert (await owner.http.post(path, json={"paused": False}, headers=good)).status_code == 200
            live = await owner.live(made["table"], Origin="https://evil.example")
            await asyncio.wait_for(live.socket.wait_closed(), 5)
            assert live.socket.close_code == 1008

    asyncio.run(run())


def test_cookies_are_out_of_reach_of_scripts_and_other_sites(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as player:
            assert "set-cookie" not in (await player.http.get("/api/tables")).headers
            seats = [{"kind": "here", "name": "Ola"}, {"kind": "bot"}]
            answer = await player.http.post("/api/tables", json={"game": GAME, "seats": seats})
            cookie = answer.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=Strict" in cookie
            token = cookie.split("=", 1)[1].split(";")[0]
            assert len(token) >= 32
            stored = b"".join(path.read_bytes() for path in server.folder.glob("stolik.db*"))
            assert token.encode() not in stored

    asyncio.run(run())


def test_a_seed_can_be_chosen_only_by_whoever_holds_all_seats(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as player:
            body = {"game": GAME, "seats": [{"kind": "here", "name": "Ola"}, {"kind": "link"}], "seed": "7"}
            assert (await player.post("/api/tables", body, 409))["reason"]["code"] == "seed-of-shared-table"

    asyncio.run(run())
