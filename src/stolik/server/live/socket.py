"""The socket of a live channel. An update goes to all seats at once, so writing must cost next to nothing."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

Write = Callable[[Iterable[bytes]], bool]
EXTENSION = "stolik.socket"
BACKLOG = 1 << 20
"""Bytes that may wait for a slow reader before it is disconnected. It can resume."""
FINAL_TEXT = 0x81
SHORT, MIDDLE = 126, 1 << 16


class LiveSocket(WebSocketsSansIOProtocol):
    """Uvicorn's protocol, with a direct way to write beside ASGI's: a plain call."""

    async def run_asgi(self) -> None:
        self.scope.setdefault("extensions", {})[EXTENSION] = {"write": self.write}
        await super().run_asgi()

    def write(self, texts: Iterable[bytes]) -> bool:
        """Queue messages; False if the connection is gone. They are written once everybody has been served, so that
        many messages in a row wake the reader once."""
        if self.close_sent or self.transport.is_closing():
            return False
        self.loop.call_soon(self._send, b"".join([part for text in texts for part in (head(len(text)), text)]))
        return True

    def _send(self, frames: bytes) -> None:
        transport = self.transport
        if self.close_sent or transport.is_closing():
            return
        transport.write(frames)
        if transport.get_write_buffer_size() > BACKLOG:
            transport.abort()


def head(size: int) -> bytes:
    """The header of a text frame from a server (RFC 6455, 5.2)."""
    if size < SHORT:
        return bytes((FINAL_TEXT, size))
    if size < MIDDLE:
        return bytes((FINAL_TEXT, SHORT)) + size.to_bytes(2, "big")
    return bytes((FINAL_TEXT, SHORT + 1)) + size.to_bytes(8, "big")


def writer_to(scope: Mapping[str, Any]) -> Write:
    """The direct way to write to this client."""
    write: Write = scope["extensions"][EXTENSION]["write"]
    return write
