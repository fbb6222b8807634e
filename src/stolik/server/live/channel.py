"""The live channel: each viewer gets its own view, decision and events; a move is answered after commit."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from stolik.kernel.codec import encode
from stolik.kernel.game import Game
from stolik.server.live.socket import writer_to
from stolik.server.live.subscriber import Subscriber
from stolik.server.registry import TableRegistry
from stolik.server.security import MAX_MESSAGE, Bucket, address_of, is_ours, network_of, same_origin, too_many
from stolik.server.tables import LiveTable
from stolik.table.access import Access
from stolik.table.advice import ADVISER, Advice, odds
from stolik.table.errors import UNREAD, Refusal
from stolik.table.info import ChatLine
from stolik.table.live_requests import LiveRequests, OddsTask
from stolik.table.protocol import AskOdds, Done, Hello, Incoming, Move, Refused, TableChanged
from stolik.table.updates import Told, Updates

log = logging.getLogger("stolik")
CHANNELS_PER_HOLDER = 30
"""Live channels of one visitor at one table. Visitors without a cookie are counted by network."""
POLICY = 1008
GONE = 4404
AGAIN = 1012


class Channel(Subscriber, LiveRequests):
    """One connection to one table."""

    def __init__(self, socket: "WebSocket[Any, Any, Any]", table: LiveTable, access: Access, since: int) -> None:
        super().__init__(access)
        self.socket = socket
        self.table: LiveTable = table
        self.told = Told(since)
        self.write = writer_to(socket.scope)
        self.closing = False
        self.owed: tuple[int, str] | None = None
        """Seat and key of a move that has not been answered yet."""
        rate = table.registry.limits.quota("messages_per_second")
        self.bucket = Bucket(rate, rate * 3)
        self.questions = Bucket(rate / 4, rate)
        """Limits what needs a worker."""

    # --- out ---

    def send(self, *texts: bytes) -> None:
        if not self.write(texts):
            self.table.connected.channels.discard(self)

    def tell(self, message: msgspec.Struct) -> None:
        self.send(encode(message))

    @property
    def viewers(self) -> tuple[int | None, ...]:
        return self.access.viewers

    def catch_up(self, updates: Updates) -> None:
        """Send what each viewer has not been sent yet."""
        texts = self.told.catch_up(updates, self.viewers)
        if self.owed is not None and self.table.playing().keys.get(self.owed) == updates.ply:
            texts.append(encode(Done(self.owed[1], updates.ply)))  # together with its update, which saves a packet
            self.owed = None
        self.send(*texts)

    def look(self) -> None:
        """Send the current state, if the game has begun."""
        if self.table.session is not None:
            self.catch_up(self.table.updates(self.viewers))

    def table_changed(self) -> None:
        before = self.access
        self.access = self.table.access(before.holder)
        try:
            self.access.must_look()
        except Refusal as refusal:
            self.turn_away(refusal)
            return
        self.tell(TableChanged(self.table.describe(self.access)))
        if self.viewers != before.viewers:
            self.look()

    def turn_away(self, refusal: Refusal) -> None:
        """Close it for good: this reader has no access any more."""
        self.table.connected.channels.discard(self)
        if not self.closing:
            self.closing = True
            self.table.registry.spawn(turn_away(self.socket, refusal), "close")

    def hang_up(self) -> None:
        """Close it so that the client reconnects under its new identity."""
        seats, self.access = self.access.seats, Access(None)
        self.table.connected.channels.discard(self)
        self.table.left(seats)
        if not self.closing:
            self.closing = True
            self.table.registry.spawn(self.socket.close(AGAIN, "signed"), "close")

    async def hello(self) -> None:
        """Send who sits here, then the current state with everything that happened since."""
        table = self.table
        lines = (
            [ChatLine(c.seat, c.text, c.at) for c in await table.registry.store.chats(table.id)]
            if table.row.chat
            else []
        )
        async with table.lock:
            if self.closing:
                return
            self.access = table.access(self.access.holder)  # it may have changed while this channel was opening
            self.access.must_look()
            ply = table.session.ply if table.session else 0
            self.told.begin(ply)
            table.connected.channels.add(self)
            self.tell(Hello(table.describe(self.access), list(self.access.seats), ply, lines))
            self.look()
            offer = table.consent()
            if offer is not None and offer.open:
                self.tell(offer)

    # --- in ---

    async def read(self) -> None:
        while True:
            message: dict[str, Any] = dict(await self.socket.receive())
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text") or message.get("bytes") or ""
            if not self.bucket.take(""):
                self.refuse("", Refusal("too-many-requests"))
                await asyncio.sleep(0.5)
                continue
            await self.hear(text)

    async def hear(self, text: str | bytes) -> None:
        if len(text) > MAX_MESSAGE:
            self.refuse("", Refusal("message-too-long"))
        else:
            await super().hear(text)

    def refuse(self, key: str, refusal: Refusal) -> None:
        self.table.registry.metrics.refusals.labels(refusal.reason.code).inc()
        super().refuse(key, refusal)

    async def obey(self, message: Incoming) -> None:
        try:
            await super().obey(message)
        except Refusal:
            raise
        except Exception as error:
            log.exception("message %s at table %s failed", type(message).__name__, self.table.id)
            raise Refusal("server-failed") from error

    async def move(self, message: Move) -> None:
        self.owed = message.seat, message.key
        try:
            ply = await self.table.move(message.seat, message.ply, message.action, message.key)
            if self.owed is not None:  # it had been played before
                self.tell(Done(message.key, ply))
        finally:
            self.owed = None

    async def advice(self, game: Game, state: Any, seat: int) -> Advice:
        self._must_not_hurry()
        asker = self.access.holder or ""
        return await self.table.registry.bots.advice(game, ADVISER, state, seat, self.table.id, asker)

    async def odds(self, message: AskOdds, seat: int) -> None:
        async with self.table.weighing:  # whoever asks the same meanwhile finds it answered
            await super().odds(message, seat)

    async def think_odds(self, task: OddsTask) -> bytes:
        self._must_not_hurry()
        asker = self.access.holder or ""
        return await self.table.registry.bots.run(odds, *task, customer=self.table.id, urgent=True, visitor=asker)

    def _must_not_hurry(self) -> None:
        """Questions that need a worker have a limit of their own."""
        if not self.questions.take(""):
            raise Refusal("too-many-requests")

    async def say(self, text: str) -> None:
        table = self.table
        if not table.row.chat:
            raise Refusal("chat-off")
        if not self.access.seats:
            raise Refusal("foreign-seat")
        if not table.registry.limits.chat.take(self.access.holder or ""):
            raise too_many()
        await table.registry.store.add_chat(table.id, self.access.seats[0], text, time.time())
        await table.hear_chat()
        table.registry.chatted(table)


async def turn_away(socket: "WebSocket[Any, Any, Any]", refusal: Refusal) -> None:
    """Send the reason and close. Reconnecting is of use only where the table could not be read for a while."""
    await socket.send_text(encode(Refused("", refusal.reason, refusal.line())).decode())
    await socket.close(AGAIN if refusal.status == UNREAD else GONE, refusal.reason.code)


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: "WebSocket[Any, Any, Any]", table_id: FromPath[str]) -> None:
    """The live channel of a table; `from` is the number of the last update that the client has."""
    registry: TableRegistry = socket.app.state.registry
    await socket.accept()
    settings = registry.settings
    ours = is_ours(socket.headers.get("host", ""), settings.public_url, settings.hosts)
    if not (ours and same_origin(socket, settings.public_url)):
        await socket.close(POLICY, "foreign-origin")
        return
    network = network_of(socket)
    if not registry.limits.new_channels.take(network):
        await socket.close(POLICY, "too-many-requests")
        return
    try:
        registry.limits.must_be_welcome(None, address_of(socket))
        table = await registry.get(table_id)
        identity = await registry.identities.find(socket)  # last: from here on the end of the session is heard of
        holder = identity.holder if identity else None
        access = table.access(holder)
        access.must_look()
    except Refusal as refusal:
        await turn_away(socket, refusal)
        return
    same = [c for c in table.connected.opened if c.access.holder == holder and (holder or c.network == network)]
    if len(same) >= CHANNELS_PER_HOLDER:
        await socket.close(POLICY, "too-many-requests")
        return
    channel = Channel(socket, table, access, _number(socket.query_params.get("from")))
    channel.address, channel.network = address_of(socket), network
    channel.device = identity.device.id if identity else None
    await serve(channel)


def _number(text: str | None) -> int:
    """A number from the query; -1 if it is missing or malformed."""
    return int(text) if text and text.isascii() and text.isdecimal() and len(text) < 9 else -1


async def serve(channel: Channel) -> None:
    """Greet, then read until the client leaves."""
    table = channel.table
    table.connected.opened.add(channel)
    try:
        try:
            await channel.hello()
        except Refusal as refusal:
            channel.turn_away(refusal)
        else:
            table.arrived()
            await table.welcome_back(channel.access.seats)
        with suppress(WebSocketDisconnect):
            await channel.read()
    finally:
        table.connected.opened.discard(channel)
        table.connected.channels.discard(channel)
        if table.registry.ready.is_set():
            table.left(channel.access.seats)
