"""Group commit: whoever waits to write shares one transaction with all others who wait."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

log = logging.getLogger("stolik")
Step = tuple[Executable, Mapping[str, Any]]
"""A statement and its values."""
Waiting = tuple[Sequence[Step], asyncio.Future[None]]
"""What somebody wants written, and how they are told."""
BATCH = 256


class Conflict(Exception):
    """Somebody else has written this row first."""


class Writer:
    """One task that writes. `write` returns when the steps are on the disk, all of them or none."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.commits = 0

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        await self.queue.join()
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def write(self, *steps: Step) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((steps, done))
        await done

    async def _run(self) -> None:
        while True:
            try:
                async with self.engine.connect() as connection:  # one for all: opening it costs more than a commit
                    await self._serve(connection)
            except (DBAPIError, OSError) as error:
                log.warning("the database cannot be reached: %s", type(error).__name__)
                await asyncio.sleep(1.0)

    async def _serve(self, connection: AsyncConnection) -> None:
        while True:
            batch = [await self.queue.get()]
            while len(batch) < BATCH and not self.queue.empty():
                batch.append(self.queue.get_nowait())
            await self._commit(connection, batch)
            for _ in batch:
                self.queue.task_done()

    async def _commit(self, connection: AsyncConnection, batch: list[Waiting], again: bool = True) -> None:
        """All in one transaction; if that fails, each in its own, so that only the guilty one is told."""
        try:
            async with connection.begin():
                await _execute(connection, [step for steps, _ in batch for step in steps])
        except Exception as error:
            if again and isinstance(error, DBAPIError) and error.connection_invalidated:
                # Lost, perhaps after the commit: then a ply is there already, and its writer finds its own key.
                await self._commit(connection, batch, again=False)
                return
            if len(batch) == 1:
                _fail(batch[0][1], error)
                return
            for one in batch:
                await self._commit(connection, [one])
            return
        self.commits += 1
        for _, done in batch:
            if not done.done():
                done.set_result(None)


async def _execute(connection: AsyncConnection, steps: list[Step]) -> None:
    """Neighbours with the same statement go to the database together."""
    start = 0
    while start < len(steps):
        end = start
        while end < len(steps) and steps[end][0] is steps[start][0]:
            end += 1
        values = [values for _, values in steps[start:end]]
        await connection.execute(steps[start][0], values if len(values) > 1 else values[0])
        start = end


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    if not done.done():
        done.set_exception(Conflict() if isinstance(error, IntegrityError) else error)
