"""A page without a page: storage in memory, thinking at once, messages in a list."""

import asyncio
import json
from typing import Any
from uuid import uuid4

from stolik.browser.api import DeviceApi
from stolik.browser.channel import Channel
from stolik.browser.thinker import work


class Memory:
    """Storage that keeps texts; `full` makes every write fail as a full disk would."""

    def __init__(self) -> None:
        self.tables: dict[str, str] = {}
        self.entries: dict[tuple[str, int], str] = {}
        self.full = False

    async def all(self) -> list[str]:
        return list(self.tables.values())

    async def read(self, table: str) -> list[str]:
        if table not in self.tables:
            return []
        return [self.tables[table], *(text for (of, _), text in sorted(self.entries.items()) if of == table)]

    async def write(self, table: str, text: str, plies: list[int], entries: list[str]) -> bool:
        if self.full:
            raise OSError("the disk is full")
        if any((table, ply) in self.entries for ply in plies):
            return False
        self.tables[table] = text
        self.entries.update({(table, ply): entry for ply, entry in zip(plies, entries, strict=True)})
        return True

    async def remove(self, table: str) -> None:
        self.tables.pop(table, None)
        self.entries = {key: text for key, text in self.entries.items() if key[0] != table}


async def think(task: bytes, urgent: bool) -> bytes:
    await asyncio.sleep(0)
    return work(task)


class Page:
    """A viewer of tables on this device."""

    def __init__(self, memory: Memory | None = None) -> None:
        self.memory = memory or Memory()
        self.api = DeviceApi(self.memory, think)
        self.heard: list[dict[str, Any]] = []

    async def ask(self, method: str, address: str, body: Any = None) -> Any:
        status, text = await self.api.request(method, f"/api{address}", json.dumps(body) if body is not None else "")
        answer = json.loads(text)
        assert status == 200, answer
        return answer

    async def refusal(self, method: str, address: str, body: Any = None) -> tuple[int, str]:
        """The status and code of a request that is refused."""
        status, text = await self.api.request(method, f"/api{address}", json.dumps(body) if body is not None else "")
        return status, json.loads(text)["reason"]["code"]

    async def make(self, game: str, *kinds: str, **more: Any) -> str:
        """A table with these seats: "here", or the level of a bot."""
        seats = [{"kind": "here", "name": "Ola"} if k == "here" else {"kind": "bot", "level": k} for k in kinds]
        return str((await self.ask("POST", "/tables", {"game": game, "seats": seats, **more}))["table"])

    async def sit(self, table: str) -> Channel:
        return await self.api.connect(table, 0, lambda text: self.heard.append(json.loads(text)))

    async def say(self, channel: Channel, **message: Any) -> dict[str, Any]:
        """Send a message with a key; its answer."""
        key = uuid4().hex
        await channel.hear(json.dumps({"key": key, **message}))
        return next(m for m in reversed(self.heard) if m.get("key") == key)

    async def end(self) -> None:
        """Wait until the game is over."""
        for _ in range(100_000):
            if any(m["type"] == "update" and m["over"] for m in self.heard):
                return
            await asyncio.sleep(0)
        raise AssertionError("the game never ends")

    async def my_turn(self) -> dict[str, Any] | None:
        """The question once it is ours; None when the game is over."""
        for _ in range(100_000):
            latest = {m["seat"]: m for m in self.heard if m["type"] == "update"}
            for update in latest.values():
                if update["over"]:
                    return None
                if update["decision"] and update["decision"]["options"]:
                    return update
            await asyncio.sleep(0)
        raise AssertionError("our turn never comes")
