"""Tables that one person plays alone, all seats on one socket: made once, found again after a restart."""

import time
import zlib
from typing import Any

import httpx
import msgspec

from benchmarks.server.sockets import Socket, connect

SEATS = 4
GAME = "arcana"
HEAD = b'{"type":"update"'


class Update(msgspec.Struct):
    """As much of an update as it takes to answer it."""

    ply: int
    seat: int | None
    decision: dict[str, Any] | None
    over: bool = False


class SeatedTable:
    def __init__(self, base: str, cookie: str, table: str, seats: int = SEATS) -> None:
        self.base = base
        self.cookie = cookie
        self.table = table
        self.seats = seats
        """How many of its seats this person plays."""
        self.seen: dict[int | None, Update] = {}

    async def open(self) -> None:
        self.socket: Socket = await connect(
            f"{self.base.replace('http', 'ws', 1)}/api/tables/{self.table}/live", Cookie=self.cookie
        )
        while len(self.seen) < self.seats:
            await self.hear()

    async def hear(self) -> None:
        text = await self.socket.recv()
        if text.startswith(HEAD):
            update = msgspec.json.decode(text, type=Update)
            self.seen[update.seat] = update

    @property
    def ply(self) -> int:
        """That every seat has heard of."""
        return min(update.ply for update in self.seen.values())

    def asked(self) -> Update | None:
        """The seat of ours that is asked, as it was told."""
        told = max(self.seen.values(), key=lambda update: update.ply)
        if told.over or told.decision is None:
            return None
        return self.seen.get(told.decision["seat"])

    async def play(self, until: float, latencies: list[float], moves: int | None = None) -> None:
        """Until then, to the end of the game, or so many moves; a move is over when every seat has been told."""
        made = 0
        while time.monotonic() < until and (moves is None or made < moves) and not self.over:
            update = self.asked()
            if update is None or not (update.decision or {}).get("options"):
                await self.hear()  # a bot thinks
                continue
            assert update.decision is not None
            options, ply = update.decision["options"], update.ply
            action = options[zlib.crc32(f"{self.table}{ply}".encode()) % len(options)]["action"]
            began = time.perf_counter()
            message = {"type": "move", "key": f"{ply}-{began}", "ply": ply, "seat": update.seat, "action": action}
            self.socket.send(msgspec.json.encode(message))
            while self.ply <= ply:
                await self.hear()
            latencies.append(time.perf_counter() - began)
            made += 1

    @property
    def over(self) -> bool:
        return any(update.over for update in self.seen.values())

    def close(self) -> None:
        self.socket.close()


async def make(player: httpx.AsyncClient, bots: int = 0) -> str:
    seats = [{"kind": "here", "name": str(seat)} for seat in range(SEATS - bots)]
    seats += [{"kind": "bot", "level": "easy"}] * bots
    answer = await player.post("/api/tables", json={"game": GAME, "seats": seats})
    answer.raise_for_status()
    return str(answer.json()["table"])


def cookie_of(player: httpx.AsyncClient) -> str:
    return "; ".join(f"{name}={value}" for name, value in player.cookies.items())
