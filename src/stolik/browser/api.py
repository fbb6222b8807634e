"""What the page calls: the service's addresses as far as one device can answer them, and live channels."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from urllib.parse import parse_qs, urlsplit

import msgspec

from stolik.browser.channel import Channel
from stolik.browser.store import Keeper, Store
from stolik.browser.tables import ME, LocalTable, LocalTables, Send
from stolik.browser.thinker import Think, Thinker
from stolik.games import NAMES
from stolik.kernel.codec import encode
from stolik.kernel.messages import Record
from stolik.table.bodies import ForkBody, Knowledge, Made, NoteBody, PauseBody, SeatBody, knowledge
from stolik.table.catalogue import describe
from stolik.table.drafts import proved
from stolik.table.errors import Refusal, not_found
from stolik.table.info import GameInfo, MadeTable, NewTable, TableInfo
from stolik.table.replay import Occurrence, Replay, ReplayRange, ReplayStep

T = TypeVar("T")


class Asked(msgspec.Struct, frozen=True):
    """A request of the page."""

    parts: tuple[str, ...]
    """What the address has in the places of its pattern."""
    query: dict[str, str]
    body: bytes

    def read(self, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(self.body or b"{}", type=kind)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise Refusal("not-understood", status=400, given="JSON", why=str(error)[:200]) from error

    def number(self, name: str) -> int | None:
        text = self.query.get(name, "")
        return int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else None


Handler = Callable[["DeviceApi", Asked], Awaitable[Any]]
ROUTES: list[tuple[str, re.Pattern[str], Handler]] = []


def route(method: str, address: str) -> Callable[[Handler], Handler]:
    pattern = re.compile("/api" + re.sub(r"{\w+}", "([^/]+)", address) + "/?")

    def add(handler: Handler) -> Handler:
        ROUTES.append((method, pattern, handler))
        return handler

    return add


class DeviceApi:
    """What a page without a server talks to."""

    def __init__(self, keeper: Keeper, think: Think, pause: float = 0.0) -> None:
        self.tables = LocalTables(Store(keeper), Thinker(think), pause)

    async def request(self, method: str, address: str, body: str = "") -> tuple[int, str]:
        """Answer as the service would: a status and JSON."""
        place = urlsplit(address)
        query = {name: values[-1] for name, values in parse_qs(place.query).items()}
        try:
            for verb, pattern, handler in ROUTES:
                if verb == method and (found := pattern.fullmatch(place.path)):
                    answer = await handler(self, Asked(found.groups(), query, body.encode()))
                    return 200, encode(answer).decode()
            raise not_found("needs-server")
        except Refusal as refusal:
            return refusal.status, encode(refusal.problem()).decode()

    async def connect(self, table: str, since: int, send: Send) -> Channel:
        """Open the live channel of a table. Refusal: there is no such table here."""
        channel = Channel(await self.tables.get(table), send, since)
        channel.hello()
        return channel

    async def news(self, table: str) -> None:
        """Another page of this device has written to a table."""
        if (known := self.tables.tables.get(table)) is not None:
            await known.news()

    async def table(self, asked: Asked) -> LocalTable:
        return await self.tables.get(asked.parts[0])


# --- games and tables ---


@route("GET", "/games")
async def games(api: DeviceApi, asked: Asked) -> list[GameInfo]:
    return [describe(name) for name in NAMES]


@route("GET", "/tables")
async def mine(api: DeviceApi, asked: Asked) -> list[TableInfo]:
    return await api.tables.infos()


@route("POST", "/tables")
async def make(api: DeviceApi, asked: Asked) -> MadeTable:
    return await api.tables.make(asked.read(NewTable))


@route("GET", "/tables/{table}")
async def look(api: DeviceApi, asked: Asked) -> TableInfo:
    return (await api.table(asked)).describe()


@route("DELETE", "/tables/{table}")
async def remove(api: DeviceApi, asked: Asked) -> None:
    await api.tables.remove(asked.parts[0])


@route("POST", "/tables/{table}/resign")
async def resign(api: DeviceApi, asked: Asked) -> TableInfo:
    table = await api.table(asked)
    await table.resign(table.access(ME).must_hold(asked.read(SeatBody).seat))
    return table.describe()


@route("POST", "/tables/{table}/pause")
async def pause(api: DeviceApi, asked: Asked) -> TableInfo:
    table, body = await api.table(asked), asked.read(PauseBody)
    access = table.access(ME)
    seat = access.must_hold(body.seat if body.seat is not None else table.active(access.seats))
    await table.pause(seat, body.paused)
    return table.describe()


@route("POST", "/tables/{table}/offer-end")
async def offer_end(api: DeviceApi, asked: Asked) -> TableInfo:
    table = await api.table(asked)
    await table.offer("end", table.access(ME).must_hold(asked.read(SeatBody).seat), ME)
    return table.describe()


@route("POST", "/tables/{table}/rematch")
async def rematch(api: DeviceApi, asked: Asked) -> Made:
    return Made(await api.tables.rematch(await api.table(asked)))


@route("GET", "/tables/{table}/notes")
async def notes(api: DeviceApi, asked: Asked) -> NoteBody:
    return NoteBody((await api.table(asked)).saved.notes)


@route("PUT", "/tables/{table}/notes")
async def write_notes(api: DeviceApi, asked: Asked) -> NoteBody:
    table, note = await api.table(asked), asked.read(NoteBody)
    async with table.lock:
        table.saved.notes = note.text
        await api.tables.store.write(table.saved)
    return note


@route("GET", "/tables/{table}/email")
async def email(api: DeviceApi, asked: Asked) -> dict[str, Any]:
    return {"possible": False, "email": ""}


@route("GET", "/tables/{table}/webhook")
async def webhook(api: DeviceApi, asked: Asked) -> dict[str, Any]:
    return {"possible": False, "webhook": ""}


# --- records ---


@route("GET", "/tables/{table}/record")
async def record(api: DeviceApi, asked: Asked) -> Record:
    return (await api.table(asked)).finished().record()


@route("GET", "/tables/{table}/knowledge")
async def known(api: DeviceApi, asked: Asked) -> Knowledge:
    table = await api.table(asked)
    access = table.access(ME)
    return knowledge(table, access.must_hold(asked.number("seat")) if access.seats else None)


@route("GET", "/tables/{table}/replay")
async def step(api: DeviceApi, asked: Asked) -> ReplayStep:
    return (await _replay(api, asked)).step(asked.number("ply") or 0, asked.number("seat"))


@route("GET", "/tables/{table}/replay/range")
async def steps(api: DeviceApi, asked: Asked) -> ReplayRange:
    replay = await _replay(api, asked)
    return replay.range(asked.number("first") or 0, asked.number("last") or 0, asked.number("seat"))


async def _replay(api: DeviceApi, asked: Asked) -> Replay:
    table, seat = await api.table(asked), asked.number("seat")
    if seat is not None and seat >= len(table.seats):
        raise Refusal("no-such-seat", given=seat, seats=len(table.seats))
    return table.looked_back().replay


@route("GET", "/tables/{table}/replay/events")
async def happened(api: DeviceApi, asked: Asked) -> list[Occurrence]:
    return (await api.table(asked)).looked_back().replay.when(asked.query.get("event", ""))


@route("POST", "/tables/{table}/fork")
async def fork(api: DeviceApi, asked: Asked) -> MadeTable:
    body = asked.read(ForkBody)
    return await api.tables.fork(await api.table(asked), body.ply, body.seats)


@route("POST", "/records")
async def bring(api: DeviceApi, asked: Asked) -> Made:
    return Made(await api.tables.bring(proved(asked.read(Record))))


@route("GET", "/tables/{table}/analysis")
async def analysis(api: DeviceApi, asked: Asked) -> Any:
    return (await api.table(asked)).looked_back().analyse()


@route("GET", "/tables/{table}/analysis/{ply}")
async def choices(api: DeviceApi, asked: Asked) -> Any:
    ply = asked.parts[1]
    return await (await api.table(asked)).looked_back().choices_at(int(ply) if ply.isdecimal() else -1)
