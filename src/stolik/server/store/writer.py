"""Group commit: everybody who waits to write shares one transaction."""

import asyncio
import logging

from sqlalchemy.exc import DBAPIError, IntegrityError

from stolik.server.store.append import Conflict
from stolik.server.store.batch import BATCH, Step, Write, is_lost
from stolik.server.store.databases import Database, Transact

__all__ = ["Conflict", "Writer"]
log = logging.getLogger("stolik")
Waiting = tuple[Write, asyncio.Future[None]]
"""A write, and the future that reports its result."""
AT_ONCE = 4
"""How many are told at a time that their write is done. Their next writes arrive while the others are told, which
spreads the work."""


class Writer:
    """One task that writes. `write` returns when its steps are on disk, all or none."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.commits = 0

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what waits, then stop. Cancelling this cancels the writer too."""
        try:
            await self.queue.join()
        finally:
            if self.task:
                self.task.cancel()
                await asyncio.wait([self.task], timeout=1.0)

    async def write(self, *steps: Step) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((steps, done))
        await done

    def write_later(self, *steps: Step) -> None:
        """Queue a write that nobody waits for; if it fails, it is not missed."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.add_done_callback(lambda written: written.cancelled() or written.exception())
        self.queue.put_nowait((steps, done))

    async def _run(self) -> None:
        while True:
            try:
                async with self.database.writing() as transact:
                    await self._serve(transact)
            except (DBAPIError, OSError) as error:
                log.warning("the database cannot be reached: %s", type(error).__name__)
            except Exception:
                log.exception("the writer failed and begins again")
            await asyncio.sleep(1.0)

    async def _serve(self, transact: Transact) -> None:
        while True:
            batch = [await self.queue.get()]
            while len(batch) < BATCH and not self.queue.empty():
                batch.append(self.queue.get_nowait())
            try:
                await self._commit(transact, batch)
            finally:
                for _ in batch:
                    self.queue.task_done()

    async def _commit(self, transact: Transact, batch: list[Waiting], again: bool = True) -> None:
        """Write all in one transaction; only a faulty write fails."""
        try:
            results = await transact([steps for steps, _ in batch])
        except Exception as error:
            if again and is_lost(error):
                # Lost, perhaps after the commit: then the entry is there already, and its writer finds its own key.
                await self._commit(transact, batch, again=False)
                return
            for _, done in batch:
                _fail(done, error)
            return
        self.commits += 1
        for number, ((_, done), result) in enumerate(zip(batch, results), 1):
            if result is not None:
                _fail(done, result)
            elif not done.done():
                done.set_result(None)
            if number % AT_ONCE == 0:
                await _let_them_go_on()


async def _let_them_go_on() -> None:
    """Let others run until the results of a write are on their way: one turn to make them, one to send them."""
    await asyncio.sleep(0)
    await asyncio.sleep(0)


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    if not done.done():
        done.set_exception(Conflict() if isinstance(error, IntegrityError) else error)
