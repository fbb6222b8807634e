"""A mail server that keeps its letters, for tests."""

import asyncio
import re
import socketserver
import threading
from collections.abc import Iterator
from email import message_from_bytes
from email.message import Message
from typing import TypeVar

from tests.server.client import Player

Running = TypeVar("Running", bound=socketserver.BaseServer)


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


def serving(server: Running) -> Iterator[Running]:
    with server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def text_of(letter: Message) -> str:
    return str(letter.get_payload(decode=True), "utf-8")  # type: ignore[arg-type]  # not multipart


async def confirm(player: Player, letter: Message) -> None:
    (token,) = re.findall(r"/confirm/(\S+)", text_of(letter))
    await player.post(f"/api/confirm/{token}")


async def letters(office: Office, count: int) -> list[Message]:
    for _ in range(100):
        if len(office.letters) >= count:
            break
        await asyncio.sleep(0.1)
    return office.letters
