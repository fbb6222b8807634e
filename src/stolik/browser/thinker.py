"""Long computations run in a worker of their own: pure functions of bytes, by name."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from stolik.table.advice import advise, odds
from stolik.table.analysis import judge_positions, weigh

JOBS: dict[str, Callable[..., bytes]] = {
    "advise": advise, "odds": odds, "judge_positions": judge_positions, "weigh": weigh,
}  # fmt: skip
Think = Callable[[bytes, bool], Awaitable[bytes]]
"""Runs a task; told whether somebody waits for it."""


def work(task: bytes) -> bytes:
    """In the thinking worker: run a task."""
    name, *given = msgspec.msgpack.decode(task)
    return JOBS[name](*given)


class Thinker:
    """The thinking worker, as the tables see it."""

    def __init__(self, think: Think) -> None:
        self.think = think

    async def run(self, job: Callable[..., bytes], *given: Any, urgent: bool = False) -> bytes:
        return bytes(await self.think(msgspec.msgpack.encode([job.__name__, *given]), urgent))
