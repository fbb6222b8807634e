"""Load on our server: tables of four seats, each on a socket of its own; a move counts when all four have been told."""

import asyncio
import json
import time

import httpx
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
GAME = "arcana"
HEAD = '{"type":"update","n":'


class Table:
    def __init__(self, base: str, players: list[httpx.AsyncClient]) -> None:
        self.base = base
        self.players = players
        self.sockets: list[ClientConnection] = []
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
            headers = {"Cookie": cookie}
            socket = await connect(address, additional_headers=headers, max_size=None, max_queue=None, proxy=None)
            self.sockets.append(socket)
        self.state = [await self.heard(seat, 0) for seat in range(SEATS)]

    async def heard(self, seat: int, ply: int) -> str:
        """The first update of this ply or later."""
        while True:
            text = await self.sockets[seat].recv()
            self.bytes += len(text)
            assert isinstance(text, str)
            if text.startswith(HEAD) and int(text[len(HEAD) : text.index(",", len(HEAD))]) >= ply:
                return text

    async def play(self, until: float, latencies: list[float]) -> None:
        while time.monotonic() < until:
            decision = json.loads(self.state[0])["decision"]
            if decision is None:
                await self.close()
                await self.open()
                continue
            seat = decision["seat"]
            asked = json.loads(self.state[seat])
            options = asked["decision"]["options"]
            action = options[hash(self.state[seat]) % len(options)]["action"]
            began = time.perf_counter()
            message = {"type": "move", "key": str(began), "ply": asked["ply"], "seat": seat, "action": action}
            await self.sockets[seat].send(json.dumps(message))
            self.state = await asyncio.gather(*(self.heard(s, asked["ply"] + 1) for s in range(SEATS)))
            latencies.append(time.perf_counter() - began)

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()
        self.sockets = []
