"""People who play on through everything: what failed is sent again with its key, wherever somebody answers."""

import asyncio
import random
import time
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.faults.history import History
from tests.server.client import Live, Player, by_hash

Json = dict[str, Any]
GONE = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, AssertionError)
"""What a server that is killed, stopped or cut off looks like from outside."""
UNSAVED = frozenset({"not-saved", "unread", "server-failed"})
"""Refusals after which the same move is sent again."""


class Person:
    """Plays both seats of a table, as fast as told, at whichever server answers."""

    def __init__(self, bases: list[str], seed: str, pause: float) -> None:
        self.bases = bases
        self.chance = random.Random(seed)
        self.pause = pause
        self.player = Player(bases[0])
        self.histories: list[History] = []
        self.settings: Json = {}
        self.answered = 0.0
        """When a move was last acknowledged."""
        self.pending: tuple[str, int, int, Json] | None = None
        """Key, seat, ply and action of a move that nobody has answered yet."""
        self.moves = 0

    @property
    def history(self) -> History:
        """Of the table that is played at now."""
        return self.histories[-1]

    async def sit_down(self, game: str, **more: Any) -> None:
        self.settings = {"game": game, **more}
        await self._next_table()

    async def _next_table(self) -> None:
        seats = [{"kind": "here", "name": "A"}, {"kind": "here", "name": "B"}]
        made = await self.player.table(seats=seats, **self.settings)
        self.histories.append(History(made["table"]))
        self.pending = None

    async def play(self, enough: asyncio.Event) -> None:
        while not enough.is_set():
            try:
                async with asyncio.timeout(60), await self._connected() as live:
                    await live.until("update", seconds=10)
                    while not enough.is_set() and not live.over:
                        await self._move(live)
                        await asyncio.sleep(self.pause * self.chance.random())
                if live.over:
                    await self._next_table()
            except GONE:
                self.history.reconnected += 1
                await asyncio.sleep(0.1 + 0.4 * self.chance.random())

    async def _connected(self) -> Live:
        self._choose_server()
        return await asyncio.wait_for(self.player.live(self.history.table), 10)

    def _choose_server(self) -> None:
        self.player.base = self.chance.choice(self.bases)
        self.player.http.base_url = httpx.URL(self.player.base)

    async def _move(self, live: Live) -> None:
        if self.pending is None:
            while (question := live.my_question()) is None:
                await live.receive(10)
                if live.over:
                    return
            action = by_hash(question["decision"]["options"])
            self.moves += 1
            self.pending = f"{self.history.table}-{self.moves}", question["seat"], question["ply"], action
        key, seat, ply, action = self.pending
        answer = await asyncio.wait_for(live.move(seat, action, ply=ply, key=key), 10)
        if answer["type"] == "done":
            self.history.acknowledged[key] = answer["ply"], action
            self.answered = time.monotonic()
            self.pending = None
            return
        code = answer["reason"]["code"]
        self.history.refused[code] += 1
        if code not in UNSAVED:
            self.pending = None  # it was not played and never will be: choose again
        await asyncio.sleep(0.2)

    async def all_events(self, history: History) -> list[Json]:
        """The whole game as a newcomer is told it."""
        async with await self.player.live(history.table, since=0) as live:
            return list((await live.until("update"))["events"])

    async def watch(self, enough: asyncio.Event) -> None:
        """Listen all the time; after a break from where it broke off."""
        while not enough.is_set():
            await self._watch(self.history, enough)

    async def _watch(self, history: History, enough: asyncio.Event) -> None:
        seen = 0
        while history is self.history and not enough.is_set():
            try:
                live = await asyncio.wait_for(self.player.live(history.table, since=seen), 10)
                async with asyncio.timeout(60), live:
                    while history is self.history and not enough.is_set():
                        message = await live.receive(5)
                        if message["type"] == "update" and message["seat"] == 0:
                            history.told += message["events"]
                            seen = message["ply"]
            except GONE:
                await asyncio.sleep(0.1 + 0.4 * self.chance.random())
