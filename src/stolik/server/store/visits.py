"""How work gets to the database and its answer back: each visit is a transaction of its own."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from stolik.server.store.engine import plain_engine

T = TypeVar("T")
Work = Callable[[Connection], T]


class NetworkVisits:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def pay(self, work: Work[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    def end(self) -> None:
        pass


class FileVisits:
    """SQLite is visited in a thread, once for all the work: the driver for asyncio would go there for each call."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.plain = plain_engine(engine.url)
        self.thread = ThreadPoolExecutor(1, "visits")

    async def pay(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._pay, work)

    def _pay(self, work: Work[T]) -> T:
        with self.plain.begin() as connection:
            return work(connection)

    def end(self) -> None:
        self.thread.shutdown()
        self.plain.dispose()


def visits(engine: AsyncEngine) -> FileVisits | NetworkVisits:
    return FileVisits(engine) if engine.dialect.name == "sqlite" else NetworkVisits(engine)
