"""Turns at something scarce, shared fairly: people before programs, then whoever was served longest ago."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

MOST_REMEMBERED = 10_000


class Waiting:
    def __init__(self, customer: str, urgent: bool) -> None:
        self.customer = customer
        self.urgent = urgent
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class FairQueue:
    """So many may be served at once; of those who wait, nobody gets a second turn before the others had their first."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: list[Waiting] = []
        self.served: dict[str, int] = {}
        """Customer -> number of the turn that it had last."""
        self.turns = 0

    @asynccontextmanager
    async def turn(self, customer: str, urgent: bool = False) -> AsyncGenerator[None, None]:
        await self._enter(customer, urgent)
        try:
            yield
        finally:
            self.free += 1
            self._next()

    async def _enter(self, customer: str, urgent: bool) -> None:
        who = Waiting(customer, urgent)
        self.waiting.append(who)
        self._next()
        try:
            await who.turn
        except asyncio.CancelledError:
            if who in self.waiting:
                self.waiting.remove(who)
            else:  # it was this one's turn already
                self.free += 1
                self._next()
            raise

    def _next(self) -> None:
        """Let in whoever is next, as long as there is room."""
        while self.free and self.waiting:
            who = min(self.waiting, key=lambda w: (not w.urgent, self.served.get(w.customer, 0)))
            self.waiting.remove(who)
            self.free -= 1
            self.turns += 1
            if len(self.served) > MOST_REMEMBERED:
                self.served.clear()
            self.served[who.customer] = self.turns
            who.turn.set_result(None)
