"""Bots think in worker processes, so that the event loop never waits for them."""

import asyncio
import logging
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import Any

from stolik.bots.personas import in_character
from stolik.games import NAMES, load
from stolik.kernel.codec import decode, encode
from stolik.kernel.game import Game
from stolik.kernel.messages import Action
from stolik.server.fair_queue import FairQueue
from stolik.table.advice import Advice, advise

log = logging.getLogger("stolik")
TIMEOUT = 30.0
"""Seconds after which a worker that does not answer is given up."""
AT_EASE = 3
"""Bots waiting per worker from which on all of them think for a shorter time."""
LEAST_SECONDS = 0.1
SUBSTITUTE = "easy"
"""The level that plays when another has failed."""


def _end_with_parent() -> None:
    """A killed server must leave no workers behind."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


def _awake(cards: str) -> None:
    """A worker's start: leave Ctrl+C to the server, exit with it, and load the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    for name in NAMES:
        load(name)
    use_cards(cards)


def use_cards(path: str) -> None:
    """Play Arcana with this card table in this process; with ours if empty."""
    if path:
        load("arcana").use_cards(Path(path))


class Quota:
    """How many seconds of the last minute workers have thought for each visitor."""

    def __init__(self, seconds: int) -> None:
        self.seconds = seconds
        """What one visitor may have while others wait; 0: no limit."""
        self.spent: dict[str, tuple[float, float]] = {}

    def of(self, visitor: str) -> float:
        """Weight of older seconds."""
        seconds, at = self.spent.get(visitor, (0.0, 0.0))
        return float(seconds * 0.5 ** ((time.monotonic() - at) / 30))

    def spend(self, visitor: str, seconds: float) -> None:
        if len(self.spent) > 10_000:
            self.spent.clear()
        self.spent[visitor] = self.of(visitor) + seconds, time.monotonic()

    def most(self, count: int) -> list[tuple[str, float]]:
        """Those with the most, latest minute."""
        found = [(visitor, self.of(visitor)) for visitor in self.spent]
        return sorted([one for one in found if one[1] >= 0.01], key=lambda one: -one[1])[:count]

    def is_used_up(self, visitor: str) -> bool:
        return bool(self.seconds) and self.of(visitor) > self.seconds


class BotWorkers:
    """The worker processes. Started when the first bot has to think; replaced when one dies."""

    def __init__(self, workers: int, cards: str = "", thinking_per_minute: int = 0) -> None:
        self.workers = workers
        self.quota = Quota(thinking_per_minute)
        self.tables = Quota(0)
        """Which tables the workers have thought for."""
        self.seconds_thought = 0.0
        self.queue = FairQueue(workers)
        self.cards = cards
        self.pool: ProcessPoolExecutor | None = None
        self.hurried = 0
        """How often a bot had to think for a shorter time."""
        self.failures = 0
        self.told_at = -60.0

    def start(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.workers, mp_context=get_context("spawn"), initializer=_awake, initargs=(self.cards,)
            )
        return self.pool

    def replace(self, pool: ProcessPoolExecutor) -> None:
        """Abandon a pool whose worker died or hangs; the first to notice does it. Other jobs in it are finished."""
        if self.pool is pool:
            self.pool = None
            pool.shutdown(wait=False)

    def stop(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    async def run(
        self, job: Callable[..., bytes], *task: Any, customer: str, urgent: bool = False, visitor: str = ""
    ) -> bytes:
        """Run a job on a worker when its turn comes; once more on a new one if a worker died.

        `customer`: the table it is for; `urgent`: a person waits for the answer; `visitor`: who asked for it.
        """
        async with self.queue.turn(customer, urgent, visitor):
            began = time.monotonic()
            try:
                return await self._run(job, *task)
            except BrokenProcessPool:
                log.warning("a worker died and is replaced")
                return await self._run(job, *task)
            finally:
                self._note(visitor, customer, time.monotonic() - began)

    def _note(self, visitor: str, customer: str, seconds: float) -> None:
        self.seconds_thought += seconds
        self.quota.spend(visitor, seconds)
        self.tables.spend(customer, seconds)

    async def _run(self, job: Callable[..., bytes], *task: Any) -> bytes:
        pool = self.start()
        try:
            done = asyncio.get_running_loop().run_in_executor(pool, job, *task)
            return await asyncio.wait_for(done, TIMEOUT)
        except (BrokenProcessPool, TimeoutError):
            self.replace(pool)
            raise

    async def advice(self, game: Game, level: str, state: Any, seat: int, customer: str, visitor: str) -> Advice:
        """A hint for a person."""
        task = (game.name, level, encode(state), seat, secrets.token_hex(16), None, True)
        return decode(await self.run(advise, *task, customer=customer, urgent=True, visitor=visitor), Advice)

    async def choose(
        self, game: Game, level: str, state: Any, seat: int, customer: str, visitor: str = "",
        seconds: float | None = None,
    ) -> Action:  # fmt: skip
        """A bot's move within its seconds; if it fails altogether, `easy` moves instead."""
        task = (game.name, in_character(level, seat), encode(state), seat, secrets.token_hex(16), seconds)
        try:
            answer = await self.run(advise, *task, customer=customer, visitor=visitor)
        except Exception:
            log.exception("a bot of level %s failed at %s: an easy one plays instead", level, game.name)
            self.failures += 1
            answer = await self.run(advise, game.name, SUBSTITUTE, *task[2:5], customer=customer, visitor=visitor)
        return game.action(decode(answer, Advice).action)

    def seconds(self, visitor: str = "") -> float | None:
        """How long a bot of this visitor may think while others wait for the workers; None: as long as it likes."""
        waiting = len(self.queue.waiting)
        if waiting and self.quota.is_used_up(visitor):
            self.hurried += 1
            return LEAST_SECONDS
        if waiting <= self.workers * AT_EASE:
            return None
        self.hurried += 1
        if time.monotonic() - self.told_at > 60:
            self.told_at = time.monotonic()
            log.warning("%d bots wait for %d workers: they think for a shorter time", waiting, self.workers)
        return max(LEAST_SECONDS, 1.0 * self.workers * AT_EASE / waiting)
