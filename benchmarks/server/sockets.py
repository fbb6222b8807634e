"""A WebSocket client for both sides that costs next to nothing, so that what is measured is the server."""

import asyncio
import base64
import os
import struct
from collections import deque
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Socket(asyncio.Protocol):
    """Short messages out, text in. Frames are masked with zeroes: the server takes the mask off all the same."""

    def __init__(self) -> None:
        self.buffer = bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.texts: deque[bytes] = deque()
        self.waiting: asyncio.Future[None] | None = None
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, _: Exception | None) -> None:
        self.closed = True
        self._wake()

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.opened.done():
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.buffer = rest
            self.opened.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one whole frame off the buffer, if there is one."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1], 2
        if size > 125:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return False
            (size,) = struct.unpack_from("!H" if size == 126 else "!Q", buffer, 2)
        if len(buffer) < start + size:
            return False
        self._take(buffer[0] & 15, bytes(buffer[start : start + size]))
        del buffer[: start + size]
        return True

    def _take(self, kind: int, data: bytes) -> None:
        if kind == TEXT:
            self.texts.append(data)
            self._wake()
        elif kind == PING:
            self._write(PONG, data)
        elif kind == CLOSE:
            self.transport.close()

    def _wake(self) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    def _write(self, kind: int, data: bytes) -> None:
        size = struct.pack("!B", 128 | len(data)) if len(data) < 126 else struct.pack("!BH", 254, len(data))
        self.transport.write(struct.pack("!B", 128 | kind) + size + bytes(4) + data)

    def send(self, data: bytes) -> None:
        self._write(TEXT, data)

    async def recv(self) -> bytes:
        while not self.texts:
            assert not self.closed, "the server has closed the socket"
            self.waiting = asyncio.get_running_loop().create_future()
            await self.waiting
        return self.texts.popleft()

    def close(self) -> None:
        self._write(CLOSE, struct.pack("!H", 1000))
        self.transport.close()


async def connect(address: str, **headers: str) -> Socket:
    url = urlsplit(address)
    _, socket = await asyncio.get_running_loop().create_connection(Socket, url.hostname or "", url.port or 80)
    given = {
        "Host": url.netloc, "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(), **headers,
    }  # fmt: skip
    lines = [f"GET {url.path}?{url.query} HTTP/1.1", *(f"{name}: {value}" for name, value in given.items()), "", ""]
    socket.transport.write("\r\n".join(lines).encode())
    await socket.opened
    return socket
