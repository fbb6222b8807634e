"""The bridge to a page's worker: values from JavaScript get Python's types, and the other way round."""

import gc
from importlib.metadata import MetadataPathFinder
from typing import Any

from stolik.browser.api import DeviceApi
from stolik.browser.channel import Channel
from stolik.browser.thinker import work
from stolik.games import OURS, load
from stolik.kernel.codec import decode, encode
from stolik.table.advice import ADVISER, Advice, advise
from stolik.table.catalogue import describe
from stolik.table.errors import Refusal
from stolik.table.protocol import Refused

PAUSE = 0.4
"""Seconds that a bot waits, so that people can follow."""
REHEARSED = 12
"""Moves until everything that explains a hint has been needed."""


class Engine:
    """The tables of this device, for the worker that keeps them."""

    def __init__(self, keeper: Any, think: Any, pause: float = PAUSE) -> None:
        async def thought(task: bytes, urgent: bool) -> bytes:
            answer: bytes = (await think(task, urgent)).to_bytes()
            return answer

        self.api = DeviceApi(keeper, thought, pause)
        self.channels: dict[int, Channel] = {}

    async def request(self, method: str, address: str, body: str) -> list[Any]:
        return list(await self.api.request(method, address, body))

    async def open(self, number: int, table: str, since: int, send: Any) -> bool:
        """Open a channel with this number for the page; False: there is no such table."""
        try:
            self.channels[number] = await self.api.connect(table, since, send)
        except Refusal as refusal:
            send(encode(Refused("", refusal.reason, refusal.line())).decode())
            return False
        return True

    async def hear(self, number: int, text: str) -> None:
        if number in self.channels:
            await self.channels[number].hear(text)

    def close(self, number: int) -> None:
        if number in self.channels:
            self.channels.pop(number).close()

    async def news(self, table: str) -> None:
        await self.api.news(table)


def thought(task: Any) -> bytes:
    """For the worker that thinks."""
    return work(task.to_bytes())


def rehearse() -> None:
    """A few moves of every game, with a hint for each: what that loads is part of a memory that is kept then."""
    for name in OURS:
        describe(name)
        game = load(name)
        state = game.new(game.seats[0], "rehearsal")
        for _ in range(REHEARSED):
            decision = game.decision(state)
            assert decision is not None
            encode(game.view(state, decision.seat))
            advice = advise(name, ADVISER, encode(state), decision.seat, "rehearsal", explain=True)
            game.apply(state, game.action(decode(advice, Advice).action))


def settle() -> None:
    """Before a memory is made: no file may be open in it, because another worker revives it."""
    MetadataPathFinder().invalidate_caches()
    gc.collect()
