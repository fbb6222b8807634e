"""Word for people who are not looking: a real SMTP conversation, and a webhook that cannot be turned against us."""

import asyncio
import socketserver
import threading
from collections.abc import Iterator
from email import message_from_bytes
from email.message import Message
from pathlib import Path

import pytest

from stolik.server.notices import call, is_public
from tests.server.running import Server
from tests.server.tables import Party, party


class PostOffice(socketserver.StreamRequestHandler):
    """As much SMTP as a letter needs."""

    def handle(self) -> None:
        letters: list[Message] = self.server.letters  # type: ignore[attr-defined]  # our own
        self.wfile.write(b"220 test\r\n")
        for line in self.rfile:
            match line[:4].upper():
                case b"DATA":
                    self.wfile.write(b"354 go on\r\n")
                    letters.append(message_from_bytes(b"".join(iter(self.rfile.readline, b".\r\n"))))
                    self.wfile.write(b"250 taken\r\n")
                case b"QUIT":
                    self.wfile.write(b"221 bye\r\n")
                    return
                case _:
                    self.wfile.write(b"250 ok\r\n")


class Office(socketserver.ThreadingTCPServer):
    allow_reuse_address = True

    def __init__(self) -> None:
        self.letters: list[Message] = []
        super().__init__(("127.0.0.1", 0), PostOffice)


@pytest.fixture
def office() -> Iterator[Office]:
    with Office() as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


async def letters(office: Office, count: int) -> list[Message]:
    for _ in range(100):
        if len(office.letters) >= count:
            break
        await asyncio.sleep(0.1)
    return office.letters


def test_whoever_is_away_gets_one_letter_a_turn_in_the_tables_language(tmp_path: Path, office: Office) -> None:
    smtp = f"smtp://127.0.0.1:{office.server_address[1]}"

    async def run(server: Server) -> None:
        async with party(server, language="pl") as people:
            away = people.players[1]
            answer = await away.http.put(f"/api/tables/{people.table}/email", json={"email": "jan@example.org"})
            assert answer.status_code == 200
            while (await people.settle())["seat"] != 0:
                await people.step()
            await people.lives[1].socket.close()
            await until_turn_of_the_other(people)
            found = await letters(office, 1)
            assert [str(letter["To"]) for letter in found] == ["jan@example.org"]
            text = str(found[0].get_payload(decode=True), "utf-8")  # type: ignore[arg-type]  # not multipart
            assert "Seat 1" in text
            assert f"/t/{people.table}" in text
            assert "twoja kolej" in text
            await asyncio.sleep(1.5)
            assert len(office.letters) == 1

    with Server(tmp_path, smtp=smtp, mail_from="stolik@example.org") as server:
        asyncio.run(run(server))


async def until_turn_of_the_other(people: Party) -> None:
    live = people.lives[0]
    while live.state[0]["decision"]["seat"] == 0:
        await live.move(0, live.state[0]["decision"]["options"][0]["action"])


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "10.0.0.1", "192.168.1.1", "169.254.169.254", "::1", ""])
def test_a_webhook_cannot_knock_at_the_house_itself(host: str) -> None:
    assert not is_public(host)
    with pytest.raises(ValueError, match="not a public"):
        call(f"http://[{host}]/" if ":" in host else f"http://{host}/", {})


def test_a_webhook_is_nothing_but_http() -> None:
    with pytest.raises(ValueError, match="not a public"):
        call("file:///etc/passwd", {})
