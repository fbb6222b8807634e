"""A fair queue for something scarce: people before programs, then by visitor, then by table.

A person who keeps asking overtakes a waiting program once, not for ever.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

MOST_REMEMBERED = 10_000


class Waiting:
    def __init__(self, customer: str, urgent: bool, visitor: str, since: int) -> None:
        self.customer = customer
        self.visitor = visitor
        self.urgent = urgent
        self.since = since
        """Number of turns taken before it joined the queue."""
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class FairQueue:
    """Serves this many at once. Nobody who waits gets a second turn before the others had their first."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: list[Waiting] = []
        self.served: dict[str, int] = {}
        """Customer -> number of its latest turn."""
        self.turns = 0

    @asynccontextmanager
    async def turn(self, customer: str, urgent: bool = False, visitor: str = "") -> AsyncGenerator[None, None]:
        """`visitor`: the person behind the customer. All customers of one visitor share a single visitor's turns."""
        await self._enter(Waiting(customer, urgent, f"visitor {visitor or customer}", self.turns))
        try:
            yield
        finally:
            self.free += 1
            self._next()

    async def _enter(self, who: Waiting) -> None:
        self.waiting.append(who)
        self._next()
        try:
            await who.turn
        except asyncio.CancelledError:
            if who in self.waiting:
                self.waiting.remove(who)
            else:  # it was served in the meantime
                self.free += 1
                self._next()
            raise

    def _next(self) -> None:
        """Admit the next ones while there is room."""
        while self.free and self.waiting:
            who = self._first()
            self.waiting.remove(who)
            self.free -= 1
            self.turns += 1
            if len(self.served) > MOST_REMEMBERED:
                self.served.clear()
            self.served[who.customer] = self.served[who.visitor] = self.turns
            who.turn.set_result(None)

    def _first(self) -> Waiting:
        """People first, except those who had a turn after the longest-waiting program joined."""
        joined = min((who.since for who in self.waiting if not who.urgent), default=self.turns)

        def order(who: Waiting) -> tuple[bool, int, int]:
            last = self.served.get(who.visitor, 0)
            return not (who.urgent and last <= joined), last, self.served.get(who.customer, 0)

        return min(self.waiting, key=order)
