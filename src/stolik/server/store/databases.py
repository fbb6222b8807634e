"""The two ways to a database: SQLite in threads of our own, PostgreSQL over the network."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import create_async_engine

from stolik.server.store.batch import Result, Write, commit

T = TypeVar("T")
Work = Callable[[Connection], T]
Transact = Callable[[Sequence[Write]], Awaitable[list[Result]]]
"""Commit the writes of many in one transaction."""
BUSY = "SQLITE_BUSY"
"""SQLite: somebody else is writing, or has written since this transaction read; it may read on, but not write."""
WRITING = "BEGIN IMMEDIATE"
"""Nobody else can write from the beginning of the transaction on."""


class FileDatabase:
    """SQLite is called in a thread, once for a whole piece of work; an asyncio driver would switch threads for each
    call."""

    def __init__(self, url: str) -> None:
        self.engine = file_engine(url)
        self.thread = ThreadPoolExecutor(1, "visits")

    async def visit(self, work: Work[T]) -> T:
        """Run some work in a transaction of its own. It may run twice, if what it read was out of date."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._visit, work)

    def _visit(self, work: Work[T]) -> T:
        try:
            with self.engine.begin() as connection:
                return work(connection)
        except OperationalError as error:
            if not getattr(error.orig, "sqlite_errorname", "").startswith(BUSY):
                raise
        with self.engine.connect().execution_options(first=WRITING) as connection, connection.begin():
            return work(connection)

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[Transact, None]:
        """A connection that stays open for many transactions, because opening it costs more than they do."""
        loop = asyncio.get_running_loop()
        thread = ThreadPoolExecutor(1, "writer")
        try:
            connection = await loop.run_in_executor(thread, self.engine.connect)
            try:
                yield lambda writes: loop.run_in_executor(thread, commit, connection, writes)
            finally:
                thread.submit(connection.close)
        finally:
            thread.shutdown(wait=False)  # a busy file must not block everybody

    async def close(self) -> None:
        loop = asyncio.get_running_loop()
        await asyncio.wait([loop.run_in_executor(self.thread, self.engine.dispose)], timeout=1.0)
        self.thread.shutdown(wait=False)


class NetworkDatabase:
    """The same over the network, where the driver waits without a thread. The name in the URL is kept for `sslmode`."""

    def __init__(self, url: str) -> None:
        try:
            self.engine = create_async_engine(url.replace("sslmode=", "ssl="), pool_pre_ping=True, hide_parameters=True)
        except ModuleNotFoundError as error:
            raise ValueError(
                f"{error.name} is not installed; PostgreSQL needs it: install the extra stolik[postgresql]"
            ) from error

    async def visit(self, work: Work[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[Transact, None]:
        async with self.engine.connect() as connection:
            yield lambda writes: connection.run_sync(commit, writes)

    async def close(self) -> None:
        await self.engine.dispose()


Database = FileDatabase | NetworkDatabase


def database_for(url: str) -> Database:
    return FileDatabase(url) if url.startswith("sqlite") else NetworkDatabase(url)


def file_engine(url: str) -> Engine:
    engine = create_engine(url, hide_parameters=True)  # keeps names and e-mail addresses out of the log
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("first", "BEGIN"))


def _prepare(connection: Any, _record: Any) -> None:
    """WAL: readers do not wait for the writer. FULL: a commit survives a power cut. We begin transactions ourselves;
    the driver would begin them too late for savepoints."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
