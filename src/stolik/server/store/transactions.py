"""How a batch of statements becomes one transaction: on a connection that stays open, as opening it costs more."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Connection, Executable
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from stolik.server.store.engine import plain_engine

Step = tuple[Executable, Mapping[str, Any]]
"""A statement and its values."""
Wish = Sequence[Step]
"""Steps that somebody wants carried out: all of them or none."""
Fate = Exception | None
"""Why a wish cannot be granted; nothing if it was."""
Transact = Callable[[Sequence[Wish]], Awaitable[list[Fate]]]
"""Carry out the wishes of many in one transaction."""


@asynccontextmanager
async def transactions(engine: AsyncEngine) -> AsyncGenerator[Transact, None]:
    """Open a connection for transactions, one after another."""
    how = _in_thread if engine.dialect.name == "sqlite" else _over_network
    async with how(engine) as transact:
        yield transact


@asynccontextmanager
async def _over_network(engine: AsyncEngine) -> AsyncGenerator[Transact, None]:
    async with engine.connect() as connection:
        yield lambda wishes: connection.run_sync(_grant, wishes)


@asynccontextmanager
async def _in_thread(engine: AsyncEngine) -> AsyncGenerator[Transact, None]:
    """The whole transaction in one visit to a thread: the driver for asyncio would go there for each call."""
    loop, plain = asyncio.get_running_loop(), plain_engine(engine.url)
    with ThreadPoolExecutor(1, "writer") as thread:
        connection = await loop.run_in_executor(thread, plain.connect)
        try:
            yield lambda wishes: loop.run_in_executor(thread, _grant, connection, wishes)
        finally:
            thread.submit(connection.close)
    plain.dispose()


def _grant(connection: Connection, wishes: Sequence[Wish]) -> list[Fate]:
    """All at once; if that fails, once more with a look at each, so that nobody suffers for another's mistake."""
    try:
        with connection.begin():
            _execute(connection, [step for steps in wishes for step in steps])
        return [None] * len(wishes)
    except Exception as error:
        if is_lost(error):
            raise
    with connection.begin():
        return [_grant_one(connection, steps) for steps in wishes]


def _grant_one(connection: Connection, steps: Wish) -> Fate:
    try:
        with connection.begin_nested():
            _execute(connection, steps)
    except Exception as error:
        if is_lost(error):
            raise
        return error
    return None


def is_lost(error: Exception) -> bool:
    """Whether it was the connection that failed, not what was asked."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def _execute(connection: Connection, steps: Sequence[Step]) -> None:
    """Neighbours with the same statement go to the database together."""
    start = 0
    while start < len(steps):
        end = start
        while end < len(steps) and steps[end][0] is steps[start][0]:
            end += 1
        values = [values for _, values in steps[start:end]]
        connection.execute(steps[start][0], values if len(values) > 1 else values[0])
        start = end
