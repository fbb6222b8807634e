"""The socket of a live channel. An update goes to all seats of a table at once: writing must cost next to nothing."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

Write = Callable[[Iterable[bytes]], bool]
EXTENSION = "stolik.socket"
BACKLOG = 1 << 20
"""Bytes that may wait for a slow reader before it is cut off (it can resume)."""
FINAL_TEXT = 0x81
SHORT, MIDDLE = 126, 1 << 16


class LiveSocket(WebSocketsSansIOProtocol):
    """Uvicorn's, with a shorter way out beside ASGI's: a plain call."""

    async def run_asgi(self) -> None:
        self.scope.setdefault("extensions", {})[EXTENSION] = {"write": self.write}
        await super().run_asgi()

    def write(self, texts: Iterable[bytes]) -> bool:
        """Whether they are on their way; if not, nothing will be any more.

        They leave when everybody has been told what is to be told now: many sendings in a row wake the readers once.
        """
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
    """The head of a text frame that a server sends (RFC 6455, 5.2)."""
    if size < SHORT:
        return bytes((FINAL_TEXT, size))
    if size < MIDDLE:
        return bytes((FINAL_TEXT, SHORT)) + size.to_bytes(2, "big")
    return bytes((FINAL_TEXT, SHORT + 1)) + size.to_bytes(8, "big")


def writer_to(scope: Mapping[str, Any]) -> Write:
    """The short way to whoever is connected here."""
    write: Write = scope["extensions"][EXTENSION]["write"]
    return write
