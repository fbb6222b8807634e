"""Tables as tests need them: people with links, channels open, moves known."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from tests.server.client import Live, Player
from tests.server.running import Server

Json = dict[str, Any]
GAME = "arcana"
"""The game that tests of the table are played with; any would do."""


class Party:
    """Some people at a table, each with a device of their own."""

    def __init__(self, table: str, made: Json, players: list[Player], lives: list[Live]) -> None:
        self.table = table
        self.made = made
        self.players = players
        self.lives = lives

    async def settle(self) -> Json:
        """Wait until everybody has heard the same; the update of whoever is asked."""
        for live in self.lives:
            while not live.state:
                await live.receive()
        top = max(update["ply"] for live in self.lives for update in live.state.values())
        for live in self.lives:
            while max(update["ply"] for update in live.state.values()) < top:
                await live.receive()
        asked = self.lives[0].state[0]["decision"]["seat"]
        update: Json = self.lives[asked].state[asked]
        return update

    async def turn(self) -> tuple[int, Live, Json]:
        """The seat that is asked, its channel, and its update."""
        update = await self.settle()
        return update["seat"], self.lives[update["seat"]], update

    async def step(self, index: int = 0) -> Json:
        """Play one legal move."""
        seat, live, update = await self.turn()
        answer = await live.move(seat, update["decision"]["options"][index]["action"])
        assert answer["type"] == "done", answer
        return answer


@asynccontextmanager
async def party(server: Server, seats: int = 2, bots: int = 0, **more: Any) -> AsyncIterator[Party]:
    """So many people by link, and bots; play has begun and everybody has the first update."""
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(Player(server.base)) for _ in range(seats)]
        kinds = [{"kind": "here", "name": "Seat 0"}] + [{"kind": "link"}] * (seats - 1)
        kinds += [{"kind": "bot", "name": "Bot", "level": "easy"}] * bots
        made = await players[0].table(more.pop("game", GAME), kinds, **more)
        for number, player in enumerate(players[1:], 1):
            await player.join(made["seats"][number]["invite"], f"Seat {number}")
        lives = [await stack.enter_async_context(await player.live(made["table"])) for player in players]
        for live in lives:
            await live.until("update")
        yield Party(made["table"], made, players, lives)


def at_table(server: Server, test: Callable[[Party], Awaitable[None]], **more: Any) -> None:
    async def run() -> None:
        async with party(server, **more) as people:
            await test(people)

    asyncio.run(run())


async def wait_for(happened: Callable[[], object], seconds: float = 20.0) -> None:
    """Look again and again until it has happened."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end
        await asyncio.sleep(0.05)
