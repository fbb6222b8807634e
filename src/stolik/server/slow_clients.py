"""Connections that never finish their request are closed, and one address cannot shut others out with them."""

from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

ASKING = 15.0
"""Seconds in which a whole request must have arrived."""
UNFINISHED = 100
"""Connections of one address that may be waiting to send a request."""


class TimedProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]  # chosen at run time
    """Uvicorn's protocol, with a time limit for requests."""

    unfinished: dict[str, dict["TimedProtocol", None]] = {}
    """Address -> its connections without a complete request, oldest first."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.address = str(self.client[0]) if self.client else ""
        self.timer = None
        self._expect()

    def data_received(self, data: bytes) -> None:
        if self.timer is None and self._is_unfinished():
            self._expect()
        super().data_received(data)
        if self.timer is not None and not self._is_unfinished():
            self._forget()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def _is_unfinished(self) -> bool:
        """Whether the client still owes a request."""
        if self.transport.get_protocol() is not self:
            return False  # it is a live channel by now
        return self.cycle is None or self.cycle.response_complete or self.cycle.more_body

    def _expect(self) -> None:
        waiting = self.unfinished.setdefault(self.address, {})
        waiting[self] = None
        self.timer = self.loop.call_later(ASKING, self._give_up)
        if len(waiting) > UNFINISHED:
            next(iter(waiting))._give_up()

    def _give_up(self) -> None:
        unfinished = self._is_unfinished()
        self._forget()
        if unfinished and not self.transport.is_closing():
            self.transport.abort()

    def _forget(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        waiting = self.unfinished.get(self.address, {})
        waiting.pop(self, None)
        if not waiting:
            self.unfinished.pop(self.address, None)
