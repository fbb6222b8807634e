"""Scripted players: real HTTP, real WebSockets, a cookie each."""

import asyncio
import copy
import json
import secrets
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
Chooser = Callable[[list[Json]], Json]


def by_hash(options: list[Json]) -> Json:
    """A choice that looks random and is the same in every run."""
    text = json.dumps(options, sort_keys=True)
    chosen: Json = options[sum(map(ord, text)) % len(options)]["action"]
    return chosen


class Player:
    """One browser: its cookie, its requests, its live channels."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, timeout=30)
        self.moves = 0

    async def __aenter__(self) -> "Player":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        return self._answer(await self.http.get(path, params=query), status)

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return self._answer(await self.http.post(path, json=body if body is not None else {}), status)

    def _answer(self, answer: httpx.Response, status: int | None) -> Any:
        if status is None:
            assert answer.status_code in (200, 201), answer.text
        else:
            assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json() if answer.content else None

    async def table(self, game: str, seats: list[Json], **more: Any) -> Json:
        made: Json = await self.post("/api/tables", {"game": game, "seats": seats, **more})
        return made

    async def join(self, invite: str, name: str = "Guest") -> Json:
        joined: Json = await self.post(f"/api{urlsplit(invite).path}", {"name": name})
        return joined

    async def own_link(self, table: str, seat: int) -> str:
        """A new link to a seat: to one's own, or to one that nobody has taken yet."""
        return str((await self.post(f"/api/tables/{table}/seats/{seat}/link"))["invite"])

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def live(self, table: str, since: int | None = None, **headers: str) -> "Live":
        query = "" if since is None else f"?from={since}"
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{table}/live{query}"
        cookies = {"Cookie": self.cookie()} if self.http.cookies else {}
        socket = await connect(
            address, additional_headers={**cookies, **headers}, max_size=None, max_queue=None, proxy=None
        )
        return Live(self, socket)


def changed(view: Any, changes: list[Json]) -> Any:
    """The view after these changes; the old one stays as it is."""
    view = copy.deepcopy(view)
    for change in changes:
        *way, last = change["at"]
        place = view
        for step in way:
            place = place[step]
        if "now" in change:
            place[last] = change["now"]
        else:
            del place[last]
    return view


class Live:
    """A live channel, and what was last heard on it."""

    def __init__(self, player: Player, socket: ClientConnection) -> None:
        self.player = player
        self.socket = socket
        self.heard: list[str] = []
        self.state: dict[int | None, Json] = {}
        self.name = secrets.token_hex(8)  # not id(): a later connection may get the same one
        self.keys = 0

    async def __aenter__(self) -> "Live":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def receive(self, seconds: float = 40) -> Json:
        text = await asyncio.wait_for(self.socket.recv(), seconds)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        if message["type"] == "update":
            if "changes" in message:
                message["view"] = changed(self.state[message["seat"]]["view"], message.pop("changes"))
            self.state[message["seat"]] = message
        return message

    async def until(self, *types: str, seconds: float = 40) -> Json:
        while True:
            message = await self.receive(seconds)
            if message["type"] in types:
                return message

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    def key(self) -> str:
        self.keys += 1
        return f"{self.name}-{self.keys}"

    async def ask(self, **message: Any) -> Json:
        """Send, and wait for the answer to it."""
        key = message.setdefault("key", self.key())
        await self.send(**message)
        while True:
            answer = await self.receive()
            if answer.get("key") == key:
                return answer

    async def move(self, seat: int, action: Json, ply: int | None = None, **more: Any) -> Json:
        at = self.state[seat]["ply"] if ply is None else ply
        return await self.ask(type="move", seat=seat, ply=at, action=action, **more)

    def my_question(self) -> Json | None:
        """The newest decision of a seat of mine that waits for an answer."""
        newest = max(self.state.values(), key=lambda u: u["ply"], default=None)
        if newest is None or newest["over"] or newest["decision"] is None:
            return None
        mine = self.state.get(newest["decision"]["seat"])
        if mine is None or mine["ply"] != newest["ply"] or not mine["decision"] or not mine["decision"]["options"]:
            return None
        return mine

    @property
    def over(self) -> bool:
        return any(update["over"] for update in self.state.values())

    async def play(self, choose: Chooser = by_hash, upto: int | None = None) -> int:
        """Play all seats of this channel until the game is over, or so many moves have been made."""
        made = 0
        while not self.over and (upto is None or made < upto):
            question = self.my_question()
            if question is None:
                await self.receive()
                continue
            answer = await self.move(question["seat"], choose(question["decision"]["options"]))
            assert answer["type"] == "done" or answer["reason"]["code"] in ("old-ply", "game-over"), answer
            made += answer["type"] == "done"
        return made
