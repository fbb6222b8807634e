"""A password can be changed by whoever knows it, and chosen anew by whoever reads a confirmed address."""

import asyncio
import re
from email.message import Message
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from stolik.server.settings import Settings
from stolik.server.store import Store, schema
from tests.server.client import Player
from tests.server.post_office import Office, confirm, letters, text_of
from tests.server.running import Server
from tests.server.tables import GAME

NEW = "battery staple"
ADDRESS = "ola@example.org"


def me(name: str, password: str = "correct horse") -> dict[str, str]:
    return {"name": name, "password": password}


async def put(player: Player, path: str, body: Any, status: int = 200) -> Any:
    answer = await player.http.put(path, json=body)
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


def code(problem: Any) -> str:
    return str(problem["reason"]["code"])


def test_a_new_password_needs_the_old_one_and_ends_all_other_sessions(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as desk, Player(server.base) as phone, Player(server.base) as thief:
            await desk.post("/api/account", me("Changing"))
            await phone.post("/api/account/session", me("Changing"))
            made = await desk.table(GAME, [{"kind": "here", "name": "Ola"}, {"kind": "here", "name": "Jan"}])
            wrong = {"password": "wrong horse", "new": NEW}
            assert code(await put(desk, "/api/account/password", wrong, 403)) == "wrong-old-password"
            short = {"password": "correct horse", "new": "short"}
            assert code(await put(desk, "/api/account/password", short, 400)) == "not-understood"
            right = {"password": "correct horse", "new": NEW}
            assert code(await put(thief, "/api/account/password", right, 403)) == "signed-out"
            assert (await phone.get("/api/account"))["name"] == "Changing", "nothing has changed so far"
            old = desk.cookie()
            async with await phone.live(made["table"]) as live:
                await live.until("update")
                await put(desk, "/api/account/password", right)
                await asyncio.wait_for(live.socket.wait_closed(), 5)
            assert desk.cookie() != old
            assert (await desk.get("/api/account"))["name"] == "Changing"
            assert (await desk.get(f"/api/tables/{made['table']}"))["owner"]
            assert (await phone.get("/api/account"))["name"] is None
            stolen = await thief.http.get("/api/account", headers={"Cookie": old})
            assert stolen.json()["name"] is None
            assert code(await phone.post("/api/account/session", me("Changing"), 403)) == "wrong-password"
            assert (await phone.post("/api/account/session", me("Changing", NEW)))["name"] == "Changing"

    asyncio.run(run())


def test_old_passwords_are_tried_only_so_often(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as thief:
            await thief.post("/api/account", me("Left open"))
            body = {"password": "guess-number", "new": NEW}
            answers = [(await thief.http.put("/api/account/password", json=body)).status_code for _ in range(12)]
            assert (answers[0], answers[-1]) == (403, 429)

    asyncio.run(run())


def links(letter: Message) -> dict[str, str]:
    """Account -> the token of its link."""
    return dict(re.findall(r"(\S[^\n]*): http\S+/recover/(\S+)", text_of(letter)))


async def confirmed_account(player: Player, office: Office, name: str, address: str = ADDRESS) -> None:
    before = len(office.letters)
    await player.post("/api/account", me(name))
    body = {"password": "correct horse", "email": address.upper(), "language": "en"}
    told = await put(player, "/api/account/email", body)
    assert told == {"name": name, "mail": True, "email": address, "confirmed": False}
    await confirm(player, (await letters(office, before + 1))[-1])
    assert (await player.get("/api/account"))["confirmed"]


@pytest.fixture
def posting(tmp_path: Path, office: Office) -> Any:
    with Server(tmp_path, smtp=f"smtp://127.0.0.1:{office.server_address[1]}") as server:
        yield server


def test_a_lost_password_is_chosen_anew_by_a_link_that_works_once(posting: Server, office: Office) -> None:
    async def run() -> None:
        async with Player(posting.base) as desk, Player(posting.base) as phone:
            await confirmed_account(desk, office, "Forgetful")
            unknown = await phone.http.post("/api/account/recovery", json={"email": "nobody@example.org"})
            known = await phone.http.post("/api/account/recovery", json={"email": ADDRESS, "language": "pl"})
            again = await phone.http.post("/api/account/recovery", json={"email": ADDRESS, "language": "pl"})
            assert [(a.status_code, a.content) for a in (unknown, known, again)] == [(204, b"")] * 3
            letter = (await letters(office, 2))[1]
            assert (letter["To"], letter["Subject"].encode() != b"") == (ADDRESS, True)
            assert "godzin" in text_of(letter), "in the reader's language"
            token = links(letter)["Forgetful"]
            assert await phone.get(f"/api/account/recovery/{token}") == {"name": "Forgetful"}
            path = f"/api/account/recovery/{token}"
            assert code(await phone.post(path, {"password": "short"}, 400)) == "not-understood"
            assert (await phone.post(path, {"password": NEW}))["name"] == "Forgetful"
            assert (await phone.get("/api/account"))["name"] == "Forgetful", "whoever chose it is signed in"
            assert (await desk.get("/api/account"))["name"] is None, "all others are signed out"
            assert code(await desk.post(path, {"password": NEW}, 404)) == "no-such-link"
            await desk.get(path, 404)
            assert code(await desk.post("/api/account/session", me("Forgetful"), 403)) == "wrong-password"
            await desk.post("/api/account/session", me("Forgetful", NEW))
            await asyncio.sleep(0.5)
            assert len(office.letters) == 2, "one letter, however often it is asked for"

    asyncio.run(run())


def test_no_letter_goes_to_an_address_that_nobody_confirmed(posting: Server, office: Office) -> None:
    async def run() -> None:
        async with Player(posting.base) as player:
            await player.post("/api/account", me("Unsure"))
            wrong = {"password": "wrong horse", "email": ADDRESS}
            assert code(await put(player, "/api/account/email", wrong, 403)) == "wrong-old-password"
            await put(player, "/api/account/email", {"password": "correct horse", "email": "x"}, 400)
            assert (await player.get("/api/account"))["email"] == ""
            await put(player, "/api/account/email", {"password": "correct horse", "email": ADDRESS})
            await letters(office, 1)
            await player.post("/api/account/recovery", {"email": ADDRESS}, 204)
            await asyncio.sleep(1.0)
            assert len(office.letters) == 1, "only the question whether it is right"

    asyncio.run(run())


def test_a_link_for_a_lost_password_expires(posting: Server, office: Office) -> None:
    async def run() -> None:
        async with Player(posting.base) as player:
            await confirmed_account(player, office, "Slow")
            await player.post("/api/account/recovery", {"email": ADDRESS}, 204)
            token = links((await letters(office, 2))[1])["Slow"]
            store = Store(Settings(data=str(posting.folder)).database_url)
            await store.database.visit(lambda c: c.execute(update(schema.recoveries).values(expires=1.0)))
            await store.database.close()
            assert code(await player.post(f"/api/account/recovery/{token}", {"password": NEW}, 404)) == "no-such-link"
            await player.post("/api/account/session", me("Slow"))

    asyncio.run(run())


def test_a_changed_password_ends_links_for_the_lost_one(posting: Server, office: Office) -> None:
    async def run() -> None:
        async with Player(posting.base) as player:
            await confirmed_account(player, office, "Found it")
            await player.post("/api/account/recovery", {"email": ADDRESS}, 204)
            token = links((await letters(office, 2))[1])["Found it"]
            await put(player, "/api/account/password", {"password": "correct horse", "new": NEW})
            await player.get(f"/api/account/recovery/{token}", 404)

    asyncio.run(run())


def test_without_a_mail_server_nothing_is_promised(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as player:
            await player.post("/api/account", me("No mail"))
            assert (await player.get("/api/account"))["mail"] is False
            assert code(await player.post("/api/account/recovery", {"email": ADDRESS}, 409)) == "no-mail"
            body = {"password": "correct horse", "email": ADDRESS}
            assert code(await put(player, "/api/account/email", body, 409)) == "no-mail"

    asyncio.run(run())


def test_letters_are_asked_for_only_so_often_and_tokens_are_not_stored(posting: Server, office: Office) -> None:
    async def run() -> str:
        async with Player(posting.base) as player:
            await confirmed_account(player, office, "Stored")
            await player.post("/api/account/recovery", {"email": ADDRESS}, 204)
            token = links((await letters(office, 2))[1])["Stored"]
            body = {"email": "other@example.org"}
            answers = [(await player.http.post("/api/account/recovery", json=body)).status_code for _ in range(6)]
            assert answers[-1] == 429
            return token

    token = asyncio.run(run())
    stored = b"".join(path.read_bytes() for path in posting.folder.glob("stolik.db*"))
    assert token.encode() not in stored
