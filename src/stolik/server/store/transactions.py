"""How a batch of statements becomes one transaction: on a connection that stays open, as opening it costs more."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Connection, Executable
from sqlalchemy.ext.asyncio import AsyncEngine

from stolik.server.store.engine import plain_engine

Step = tuple[Executable, Mapping[str, Any]]
"""A statement and its values."""
Transact = Callable[[Sequence[Step]], Awaitable[None]]
"""Carry out all steps or none."""


@asynccontextmanager
async def transactions(engine: AsyncEngine) -> AsyncGenerator[Transact, None]:
    """Open a connection for transactions, one after another."""
    how = _in_thread if engine.dialect.name == "sqlite" else _over_network
    async with how(engine) as transact:
        yield transact


@asynccontextmanager
async def _over_network(engine: AsyncEngine) -> AsyncGenerator[Transact, None]:
    async with engine.connect() as connection:

        async def transact(steps: Sequence[Step]) -> None:
            async with connection.begin():
                await connection.run_sync(_execute, steps)

        yield transact


@asynccontextmanager
async def _in_thread(engine: AsyncEngine) -> AsyncGenerator[Transact, None]:
    """The whole transaction in one visit to a thread: the driver for asyncio would go there for each call."""
    loop, plain = asyncio.get_running_loop(), plain_engine(engine.url)
    with ThreadPoolExecutor(1, "writer") as thread:
        connection = await loop.run_in_executor(thread, plain.connect)

        def write(steps: Sequence[Step]) -> None:
            with connection.begin():
                _execute(connection, steps)

        try:
            yield lambda steps: loop.run_in_executor(thread, write, steps)
        finally:
            thread.submit(connection.close)
    plain.dispose()


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
