"""Word for people who are not looking: a real SMTP conversation, and a webhook that cannot be turned against us."""

import asyncio
import json
import socketserver
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from stolik.games import load
from stolik.server.create import TableDraft
from stolik.server.delivery import call, public_address
from stolik.server.doctor import mail
from stolik.server.settings import Settings
from stolik.server.store import Store, schema
from stolik.server.store.outbox import Notice
from stolik.table.info import NewSeat, NewTable
from tests.server.client import Player
from tests.server.post_office import Office, confirm, letters, serving, text_of
from tests.server.running import Server
from tests.server.tables import GAME, Party, party


def test_whoever_is_away_gets_one_letter_a_turn_in_the_tables_language(tmp_path: Path, office: Office) -> None:
    smtp = f"smtp://127.0.0.1:{office.server_address[1]}"

    async def run(server: Server) -> None:
        async with party(server, language="pl") as people:
            away = people.players[1]
            answer = await away.http.put(f"/api/tables/{people.table}/email", json={"email": "jan@example.org"})
            assert answer.status_code == 200
            mail = await away.get(f"/api/tables/{people.table}/email")
            assert mail == {"possible": True, "email": "jan@example.org", "confirmed": False}
            while (await people.settle())["seat"] != 0:
                await people.step()
            await people.lives[1].socket.close()
            await until_turn_of_the_other(people)
            asked = await letters(office, 1)
            await asyncio.sleep(1.5)
            assert len(asked) == 1, "nothing is sent to an address that nobody has confirmed"
            await confirm(away, asked[0])
            assert (await away.get(f"/api/tables/{people.table}/email"))["confirmed"]
            found = (await letters(office, 2))[1:]
            assert [str(letter["To"]) for letter in found] == ["jan@example.org"]
            assert "Seat" not in str(found[0]["Subject"])
            text = text_of(found[0])
            assert "Seat 1" in text
            assert f"/t/{people.table}" in text
            assert "twoja kolej" in text
            await asyncio.sleep(1.5)
            assert len(office.letters) == 2

    with Server(tmp_path, smtp=smtp, mail_from="stolik@example.org") as server:
        asyncio.run(run(server))


def test_the_doctor_knocks_at_the_post_office(office: Office) -> None:
    assert (
        mail(Settings(smtp=f"smtp://127.0.0.1:{office.server_address[1]}", mail_from="a@example.org"))
        == "a@example.org"
    )
    assert mail(Settings()) == "–"
    with pytest.raises(OSError, match="refused"):
        mail(Settings(smtp="smtp://127.0.0.1:1"))


async def until_turn_of_the_other(people: Party) -> None:
    live = people.lives[0]
    while live.state[0]["decision"]["seat"] == 0:
        await live.move(0, live.state[0]["decision"]["options"][0]["action"])


class Hook(BaseHTTPRequestHandler):
    """Takes what a webhook says."""

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.heard.append((self.path, body))  # type: ignore[attr-defined]  # our own
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


class Receiver(ThreadingHTTPServer):
    def __init__(self) -> None:
        self.heard: list[tuple[str, dict[str, Any]]] = []
        super().__init__(("127.0.0.1", 0), Hook)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    yield from serving(Receiver())


async def heard(receiver: Receiver, count: int, seat: int | None = None) -> list[tuple[str, dict[str, Any]]]:
    """What a webhook was told, about one seat or all of them, as soon as it is so much."""
    for _ in range(200):
        told = [(path, said) for path, said in receiver.heard if seat in (None, said["seat"])]
        if len(told) >= count:
            break
        await asyncio.sleep(0.1)
    return told


def test_a_webhook_is_told_whose_turn_it_is_and_once_more_when_half_of_the_time_is_gone(
    tmp_path: Path, receiver: Receiver
) -> None:
    address = f"http://127.0.0.1:{receiver.server_address[1]}/turns"

    async def run(server: Server) -> None:
        async with party(server, webhook=address, patience=16) as people:
            while (await people.settle())["seat"] != 0:
                await people.step()
            await people.lives[1].socket.close()
            await until_turn_of_the_other(people)
            path, said = (await heard(receiver, 1, seat=1))[0]
            assert path == "/turns"
            assert (said["table"], said["game"], said["seat"], said["name"]) == (people.table, GAME, 1, "Seat 1")
            assert said["address"].endswith(f"/t/{people.table}")
            again = (await heard(receiver, 2, seat=1))[1][1]
            assert again["at"] - said["at"] >= 6
            await asyncio.sleep(3)
            assert len(await heard(receiver, 2, seat=1)) == 2, "reminded once, not every second"

    with Server(tmp_path, webhooks=True, webhook_hosts="nas.example, 127.0.0.1") as server:
        asyncio.run(run(server))


def test_whoever_made_the_table_may_name_another_service_later_or_none(tmp_path: Path, receiver: Receiver) -> None:
    address = f"http://127.0.0.1:{receiver.server_address[1]}/later"

    async def run(server: Server) -> None:
        async with party(server) as people:
            maker, place = people.players[0], f"/api/tables/{people.table}/webhook"
            assert await maker.get(place) == {"possible": True, "webhook": ""}
            assert (await maker.http.put(place, json={"webhook": "ftp://example.org"})).status_code == 400
            assert (await maker.http.put(place, json={"webhook": address})).status_code == 200
            assert await maker.get(place) == {"possible": True, "webhook": address}
            while (await people.settle())["seat"] != 0:
                await people.step()
            await people.lives[1].socket.close()
            await until_turn_of_the_other(people)
            assert [path for path, _ in await heard(receiver, 1)] == ["/later"]
            assert (await maker.http.put(place, json={"webhook": ""})).status_code == 200

    with Server(tmp_path, webhooks=True, webhook_hosts="127.0.0.1") as server:
        asyncio.run(run(server))


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "10.0.0.1", "192.168.1.1", "169.254.169.254", "::1", ""])
def test_a_webhook_cannot_knock_at_the_house_itself(host: str) -> None:
    assert public_address(host) is None
    with pytest.raises(ValueError, match="not a public"):
        call(f"http://[{host}]/" if ":" in host else f"http://{host}/", {})


def test_a_webhook_is_nothing_but_http() -> None:
    with pytest.raises(ValueError, match="not a public"):
        call("file:///etc/passwd", {})


def test_a_hundred_tables_send_an_address_one_question_and_then_one_letter(tmp_path: Path, office: Office) -> None:
    """Nobody can be bombed with mail: whoever did not ask gets one letter, whoever did gets all news in one."""
    smtp = f"smtp://127.0.0.1:{office.server_address[1]}"
    seats = [{"kind": "here", "name": "A"}, {"kind": "here", "name": "B"}]

    async def run(server: Server) -> None:
        async with Player(server.base) as player:
            for _ in range(12):
                table = (await player.table(GAME, seats))["table"]
                await player.http.put(f"/api/tables/{table}/email", json={"email": "jan@example.org"})
            asked = await letters(office, 1)
            await asyncio.sleep(6)
            assert len(asked) == 1
            await confirm(player, asked[0])
            (_, digest) = await letters(office, 2)
            assert text_of(digest).count("/t/") > 1
            await asyncio.sleep(6)
            assert len(office.letters) == 2
            assert (await player.post("/api/confirm/nonsense", status=404))["reason"]["code"] == "no-such-link"

    with Server(tmp_path, smtp=smtp) as server:
        asyncio.run(run(server))


def test_a_notice_is_claimed_once_and_sent_again_after_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        store = Store(Settings(data=str(tmp_path)).database_url)
        await store.open()
        row = TableDraft(NewTable(GAME, [NewSeat("here"), NewSeat("here")]), load(GAME), "d:x", '"s"').row
        await store.create(row, [], [])
        notice = Notice("t:1:1:hook", "hook", "https://example.org", row.id, "{}")
        for _ in range(2):  # the same occasion, told by two processes
            await store.outbox.add(notice)
        assert await store.outbox.claim() == [notice]
        assert await store.outbox.claim() == [], "another process does not get it too"
        await store.write((schema.outbox.update().values(claimed=0.0), {}))  # whoever had it died
        assert await store.outbox.claim() == [notice]
        await store.outbox.sent([notice])
        await store.outbox.add(notice)
        assert await store.outbox.claim() == []
        await store.close()

    asyncio.run(run())


def test_slow_services_hold_nobody_up(tmp_path: Path) -> None:
    """Whoever takes the call and says nothing keeps the threads of notices busy, and no others."""
    with socketserver.TCPServer(("127.0.0.1", 0), socketserver.BaseRequestHandler) as deaf:  # never accepts
        address = f"http://127.0.0.1:{deaf.server_address[1]}/"

        async def run(server: Server) -> None:
            async with Player(server.base) as player:
                seats = [{"kind": "here", "name": "A"}, {"kind": "here", "name": "B"}]
                for _ in range(12):
                    table = (await player.table(GAME, seats, webhook=address))["table"]
                    async with await player.live(table) as live:
                        await live.play(upto=1)
                await asyncio.sleep(1)
                began = time.monotonic()
                table = (await player.table(GAME, [{"kind": "here", "name": "A"}, {"kind": "bot"}]))["table"]
                async with await player.live(table) as live:
                    await live.play(upto=2)  # reading and thinking need threads too
                assert time.monotonic() - began < 8

        with Server(tmp_path, webhooks=True, webhook_hosts="127.0.0.1") as server:
            asyncio.run(run(server))
