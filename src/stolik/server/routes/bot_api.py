"""The open bot API: a key, a stream of decisions, one endpoint for moves. In any language."""

import asyncio
import time
from collections.abc import AsyncGenerator
from typing import Any

from litestar import Request, Router, get, post
from litestar.params import JSONBody
from litestar.response import Stream

from stolik.kernel.codec import encode
from stolik.server.live.subscriber import Subscriber
from stolik.server.registry import TableRegistry
from stolik.server.routes.bodies import BotDone, BotMove
from stolik.server.routes.dependencies import Registry
from stolik.server.security import address_of
from stolik.server.tables import LiveTable
from stolik.server.tokens import key_holder
from stolik.table.access import Access
from stolik.table.errors import Refusal
from stolik.table.updates import Updates

HEARTBEAT = 15.0
STREAMS = 4
"""Streams that one key keeps open. A program that was cut off comes back before its old stream is known to be gone."""


def holder_of(request: "Request[Any, Any, Any]") -> str:
    """The program's holder name, from the key in the header; nobody's without one."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key_holder(key.strip()) if scheme.lower() == "bearer" else ""


async def seat_of(request: "Request[Any, Any, Any]", registry: TableRegistry) -> tuple[LiveTable, int]:
    """The seat whose key is in the header `Authorization: Bearer …`."""
    found = await registry.store.seat_of_holder(holder_of(request))
    if found is None:
        raise Refusal("no-token", status=401)
    return await registry.get(found[0]), found[1]


class BotSubscriber(Subscriber):
    """Follows one seat's decisions. Chat is not for bots."""

    def __init__(self, holder: str, seat: int) -> None:
        super().__init__(Access(holder, (seat,)))
        self.news = asyncio.Event()
        self.doubted = False
        """Seats have changed: the key may no longer open this one."""
        self.ended = False
        self.began = time.monotonic()

    def catch_up(self, updates: Updates) -> None:
        self.news.set()

    def table_changed(self) -> None:
        self.doubted = True
        self.news.set()

    def hang_up(self) -> None:
        self.ended = True
        self.news.set()

    def turn_away(self, refusal: Refusal) -> None:
        self.hang_up()


@get("/decisions", operation_id="botDecisions", media_type="application/x-ndjson")
async def decisions(request: "Request[Any, Any, Any]", registry: Registry) -> Stream:
    """NDJSON: an update for each question to this seat, and a last one when the game is over. Empty lines keep the
    connection alive."""
    table, seat = await seat_of(request, registry)
    listener = BotSubscriber(holder_of(request), seat)
    listener.address = address_of(request)
    return Stream(stream(table, seat, listener), media_type="application/x-ndjson")


def follow(table: LiveTable, listener: BotSubscriber) -> None:
    """Follow the table; the oldest of too many streams of the same key ends."""
    table.connected.channels.add(listener)
    same = [c for c in table.connected.channels if isinstance(c, BotSubscriber) and c.access == listener.access]
    for old in sorted(same, key=lambda stream: stream.began)[:-STREAMS]:
        old.hang_up()


async def stream(table: LiveTable, seat: int, listener: BotSubscriber) -> AsyncGenerator[bytes, None]:
    holder = listener.access.holder or ""
    follow(table, listener)
    seen, asked = 0, -1
    try:
        while True:
            listener.news.clear()
            if listener.ended:
                return
            if listener.doubted and await table.registry.store.seat_of_holder(holder) is None:
                return
            listener.doubted = False
            async with table.lock:
                session = table.session
                line = b""
                if session is not None and session.ply != asked and (session.over or session.turn == seat):
                    line = encode(table.updates([seat]).update(seat, seen)) + b"\n"
                    seen = asked = session.ply
            if line:
                yield line
            if session is not None and session.over:
                return
            try:
                await asyncio.wait_for(listener.news.wait(), HEARTBEAT)
            except TimeoutError:
                yield b"\n"
    finally:
        table.connected.channels.discard(listener)


@post("/move", operation_id="botMove", status_code=200)
async def move(request: "Request[Any, Any, Any]", registry: Registry, data: JSONBody[BotMove]) -> BotDone:
    """Answer a decision."""
    table, seat = await seat_of(request, registry)
    await table.welcome_back([seat])
    return BotDone(await table.move(seat, data.ply, data.action, data.key))


router = Router("/api/bot", route_handlers=[decisions, move], tags=["bots"])
