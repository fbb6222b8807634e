"""Accounts are optional; with one, a second device finds the same seats."""

import asyncio
from pathlib import Path

from tests.server.client import Player
from tests.server.running import Server
from tests.server.tables import GAME

ME = {"name": "Ola Nowak", "password": "correct horse"}


def test_an_account_brings_ones_seats_to_another_device(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as desk, Player(server.base) as phone:
            made = await desk.table(GAME, [{"kind": "here", "name": "Ola"}, {"kind": "bot"}])
            assert (await desk.get("/api/account"))["name"] is None
            assert (await desk.post("/api/account", ME))["name"] == "Ola Nowak"
            assert (await desk.post("/api/account", ME, 409))["reason"]["code"] == "signed-in"
            assert (await phone.post("/api/account", ME, 409))["reason"]["code"] == "name-taken"
            wrong = {**ME, "password": "wrong horse"}
            assert (await phone.post("/api/account/session", wrong, 403))["reason"]["code"] == "wrong-password"
            nobody = {**ME, "name": "Nobody"}
            assert (await phone.post("/api/account/session", nobody, 403))["reason"]["code"] == "wrong-password"
            await phone.get(f"/api/tables/{made['table']}", 404)
            await phone.post("/api/account/session", ME)
            assert made["table"] in [info["table"] for info in await phone.get("/api/tables")]
            info = await phone.get(f"/api/tables/{made['table']}")
            assert info["owner"]
            assert info["seats"][0]["you"]
            async with await phone.live(made["table"]) as live:
                assert (await live.receive())["you"] == [0]
            answer = await phone.http.delete("/api/account/session")
            assert answer.status_code == 204
            await phone.get(f"/api/tables/{made['table']}", 404)
            assert (await desk.get(f"/api/tables/{made['table']}"))["seats"][0]["you"]

    asyncio.run(run())


def test_passwords_are_tried_only_so_often(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as thief:
            body = {"name": "Victim", "password": "guess-number"}
            answers = [(await thief.http.post("/api/account/session", json=body)).status_code for _ in range(15)]
            assert answers[0] == 403
            assert answers[-1] == 429

    asyncio.run(run())


def test_a_network_has_only_so_many_passwords_checked_whatever_the_names(tmp_path: Path) -> None:
    """Each takes so long that ever new names would keep the processor busy."""

    async def run(server: Server) -> None:
        async with Player(server.base) as stranger:
            tried = [{"name": f"Nobody {number}", "password": "password"} for number in range(6)]
            answers = [await stranger.http.post("/api/account/session", json=body) for body in tried]
            assert [answer.status_code for answer in answers] == [403] * 4 + [429] * 2
            assert (await stranger.http.post("/api/account", json=tried[0])).status_code == 429
            elsewhere = {"X-Forwarded-For": "192.0.2.7"}
            assert (await stranger.http.post("/api/account", json=tried[0], headers=elsewhere)).status_code == 201

    with Server(tmp_path, requests_per_minute=80) as server:
        asyncio.run(run(server))


def test_passwords_are_stored_hashed(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as player:
            await player.post("/api/account", {"name": "Hashed", "password": "very-secret-password"})

    asyncio.run(run())
    stored = b"".join(path.read_bytes() for path in server.folder.glob("stolik.db*"))
    assert b"very-secret-password" not in stored
    assert b"$argon2id$" in stored


def test_another_account_on_the_same_device_gets_nothing_of_the_first(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as shared, Player(server.base) as phone, Player(server.base) as other:
            first, second = ({"name": name, "password": "correct horse"} for name in ("First", "Second"))
            await other.post("/api/account", second)
            made = await shared.table(GAME, [{"kind": "here", "name": "Ola"}, {"kind": "bot"}])
            await shared.post("/api/account", first)
            await phone.post("/api/account/session", first)
            assert (await shared.post("/api/account/session", second))["name"] == "Second"
            assert await shared.get("/api/tables") == []
            await shared.get(f"/api/tables/{made['table']}", 404)
            await other.get(f"/api/tables/{made['table']}", 404)
            info = await phone.get(f"/api/tables/{made['table']}")
            assert (info["owner"], info["seats"][0]["you"]) == (True, True)
            await shared.post("/api/account/session", first)
            assert (await shared.get(f"/api/tables/{made['table']}"))["owner"]

    asyncio.run(run())


def test_signing_in_renews_the_cookie(server: Server) -> None:
    """Whoever learned the cookie of an anonymous visitor must not be signed in with them."""

    async def run() -> None:
        async with Player(server.base) as person, Player(server.base) as thief:
            made = await person.table(GAME, [{"kind": "here", "name": "Ola"}, {"kind": "bot"}])
            for path in ("/api/account", "/api/account/session"):
                old = person.cookie()
                await person.post(path, {"name": "Renewed", "password": "correct horse"})
                assert person.cookie() != old
                assert (await person.get(f"/api/tables/{made['table']}"))["owner"]
                answer = await thief.http.get(f"/api/tables/{made['table']}", headers={"Cookie": old})
                assert answer.status_code == 404

    asyncio.run(run())


def test_a_channel_ends_when_its_device_signs_out(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as desk, Player(server.base) as phone:
            made = await desk.table(GAME, [{"kind": "here", "name": "Ola"}, {"kind": "here", "name": "Jan"}])
            me = {"name": "Leaving", "password": "correct horse"}
            await desk.post("/api/account", me)
            await phone.post("/api/account/session", me)
            async with await desk.live(made["table"]) as stays, await phone.live(made["table"]) as live:
                await stays.until("update")
                update = await live.until("update")
                await phone.http.delete("/api/account/session")
                await asyncio.wait_for(live.socket.wait_closed(), 5)
                async with await phone.live(made["table"]) as back:
                    assert (await back.receive())["reason"]["code"] == "no-such-table"
                asked = stays.my_question()
                assert asked is not None, update
                assert (await stays.move(asked["seat"], asked["decision"]["options"][0]["action"]))["type"] == "done"

    asyncio.run(run())


def test_a_channel_of_a_device_that_signs_in_goes_on_with_its_new_cookie(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as desk:
            made = await desk.table(GAME, [{"kind": "here", "name": "Ola"}, {"kind": "here", "name": "Jan"}])
            async with await desk.live(made["table"]) as live:
                await live.until("update")
                await desk.post("/api/account", {"name": "Coming", "password": "correct horse"})
                await asyncio.wait_for(live.socket.wait_closed(), 5)
                assert live.socket.close_code == 1012, "the page comes back by itself"
            async with await desk.live(made["table"]) as live:
                assert (await live.receive())["you"] == [0, 1]

    asyncio.run(run())


def test_a_strangers_wrong_passwords_do_not_lock_the_owner_out(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as owner, Player(server.base) as thief:
            me = {"name": "Locked", "password": "correct horse"}
            await owner.post("/api/account", me)
            for _ in range(15):
                body = {**me, "password": "wrong horse"}
                headers = {"X-Forwarded-For": "198.51.100.7"}
                last = await thief.http.post("/api/account/session", json=body, headers=headers)
            assert last.status_code == 429
            mine = {"X-Forwarded-For": "203.0.113.9"}
            assert (await owner.http.post("/api/account/session", json=me, headers=mine)).status_code == 200

    asyncio.run(run())
