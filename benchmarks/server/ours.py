"""Load on our server: tables of four seats, each on a socket of its own; a move counts when all four have been told."""

import time
import zlib

import httpx
import msgspec

from benchmarks.server.sockets import Socket, connect

SEATS = 4
GAME = "arcana"
HEAD = b'{"type":"update","n":'


class Table:
    def __init__(self, base: str, players: list[httpx.AsyncClient]) -> None:
        self.base = base
        self.players = players
        self.sockets: list[Socket] = []
        self.bytes = 0

    async def open(self) -> None:
        """Make a table, seat everybody, and hear the first update on each socket."""
        kinds = [{"kind": "here", "name": "0"}] + [{"kind": "link"}] * (SEATS - 1)
        answer = await self.players[0].post("/api/tables", json={"game": GAME, "seats": kinds})
        made = answer.json()
        for player, seat in zip(self.players[1:], made["seats"][1:]):
            await player.post(f"/api{seat['invite']}", json={"name": str(seat["seat"])})
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{made['table']}/live"
        for player in self.players:
            cookie = "; ".join(f"{name}={value}" for name, value in player.cookies.items())
            self.sockets.append(await connect(address, Cookie=cookie))
        self.state = [await self.heard(seat, 0) for seat in range(SEATS)]

    async def heard(self, seat: int, ply: int) -> bytes:
        """The first update of this ply or later."""
        while True:
            text = await self.sockets[seat].recv()
            self.bytes += len(text)
            if text.startswith(HEAD) and int(text[len(HEAD) : text.index(b",", len(HEAD))]) >= ply:
                return text

    async def play(self, until: float, latencies: list[float]) -> None:
        """Until then, or to the end of the game."""
        while time.monotonic() < until and (decision := msgspec.json.decode(self.state[0])["decision"]):
            seat = decision["seat"]
            asked = msgspec.json.decode(self.state[seat])
            options = asked["decision"]["options"]
            action = options[zlib.crc32(self.state[seat]) % len(options)]["action"]
            began = time.perf_counter()
            message = {"type": "move", "key": str(began), "ply": asked["ply"], "seat": seat, "action": action}
            self.sockets[seat].send(msgspec.json.encode(message))
            self.state = [await self.heard(s, asked["ply"] + 1) for s in range(SEATS)]
            latencies.append(time.perf_counter() - began)

    async def close(self) -> None:
        for socket in self.sockets:
            socket.close()
        self.sockets = []
