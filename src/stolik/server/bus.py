"""Messages between server processes, by Litestar's channels on PostgreSQL. A single process needs none."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import msgspec

CHANNEL = "stolik"


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has changed at a table. The message only says where to look; the store has the facts."""

    table: str
    sender: str
    ply: int = -1
    """Entries up to this ply have been written."""
    seats: bool = False
    """Seats, names or status have changed."""
    chat: bool = False
    signed: str = ""
    """A device, or an account's holder name, that has signed in or out."""
    online: list[int] | None = None
    """Seats connected to the sender."""


Subscriber = Callable[[News], Awaitable[None]]


class Bus:
    def __init__(self, url: str) -> None:
        self.me = secrets.token_hex(6)
        self.backend = backend_for(url)
        self.task: asyncio.Task[None] | None = None

    async def start(self, listener: Subscriber) -> None:
        if self.backend is None:
            return
        await self.backend.on_startup()
        await self.backend.subscribe([CHANNEL])
        self.task = asyncio.create_task(self._listen(listener), name="bus")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await self.backend.on_shutdown()

    async def reconnect(self, listener: Subscriber) -> bool:
        """Reconnect if the connection was lost; returns whether messages may have been missed."""
        if self.backend is None or not self.backend.deaf:
            return False
        await self.stop()
        await self.start(listener)
        return True

    async def publish(self, table: str, **news: Any) -> None:
        if self.backend is not None:
            await self.backend.publish(msgspec.json.encode(News(table, self.me, **news)), [CHANNEL])

    async def _listen(self, listener: Subscriber) -> None:
        async for _, data in self.backend.stream_events():
            news = msgspec.json.decode(data, type=News)
            if news.sender != self.me:
                await listener(news)


def backend_for(url: str) -> Any:
    if not url.startswith("postgresql"):
        return None
    import asyncpg
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

    class Backend(AsyncPgChannelsBackend):
        """The same, with one connection for publishing instead of a new one for each message."""

        @property
        def deaf(self) -> bool:
            return bool(self._listener_conn.is_closed())

        async def on_startup(self) -> None:
            await super().on_startup()
            self.speaker = await self._connect()
            self.turn = asyncio.Lock()

        async def on_shutdown(self) -> None:
            await self.speaker.close()
            await super().on_shutdown()

        async def publish(self, data: bytes, channels: Iterable[str]) -> None:
            async with self.turn:
                if self.speaker.is_closed():
                    self.speaker = await self._connect()
                for channel in channels:
                    await self.speaker.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    dsn = url.replace("+asyncpg", "", 1)
    return Backend(make_connection=lambda: asyncpg.connect(dsn))
