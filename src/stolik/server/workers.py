"""Bots think in processes of their own: the loop that serves people never waits for them."""

import asyncio
import logging
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any

from stolik.bots.personas import in_character
from stolik.games import NAMES, load
from stolik.kernel.codec import decode, encode
from stolik.kernel.game import Game
from stolik.kernel.messages import Action
from stolik.table.advice import Advice, advise

log = logging.getLogger("stolik")
TIMEOUT = 30.0
"""Seconds after which a bot that has not answered is played for by lot."""


def _end_with_parent() -> None:
    """A killed server must leave nothing behind."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


def _awake() -> None:
    """What a worker does first: leave Ctrl+C to the server, end when it ends, and load the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    for name in NAMES:
        load(name)


class BotWorkers:
    """The worker processes. Started when the first bot has to think; replaced when one dies."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    def start(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=_awake)
        return self.pool

    def replace(self, pool: ProcessPoolExecutor) -> None:
        """Leave a pool with a worker that died or hangs; whoever notices first does. Others' work in it is finished."""
        if self.pool is pool:
            self.pool = None
            pool.shutdown(wait=False)

    def stop(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    async def run(self, job: Callable[..., bytes], *task: Any) -> bytes:
        """Have something done by a worker; once more by a new one, if a worker died meanwhile."""
        try:
            return await self._run(job, *task)
        except BrokenProcessPool:
            log.warning("a worker died and is replaced")
            return await self._run(job, *task)

    async def _run(self, job: Callable[..., bytes], *task: Any) -> bytes:
        pool = self.start()
        try:
            done = asyncio.get_running_loop().run_in_executor(pool, job, *task)
            return await asyncio.wait_for(done, TIMEOUT)
        except (BrokenProcessPool, TimeoutError):
            self.replace(pool)
            raise

    async def advice(self, game: Game, level: str, state: Any, seat: int) -> Advice:
        task = (game.name, level, encode(state), seat, secrets.token_hex(16))
        return decode(await self.run(advise, *task), Advice)

    async def choose(self, game: Game, level: str, state: Any, seat: int) -> Action:
        """A legal action for this seat, whatever happens to the worker."""
        decision = game.decision(state)
        assert decision is not None
        try:
            return game.action((await self.advice(game, in_character(level, seat), state, seat)).action)
        except (BrokenProcessPool, TimeoutError):
            log.warning("no answer from a bot of level %s at %s: its move is drawn by lot", level, game.name)
        except Exception:
            log.exception("a bot of level %s failed at %s", level, game.name)
        action: Action = secrets.choice(decision.actions)
        return action
