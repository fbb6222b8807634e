"""The same load on boardgame.io: socket.io spoken directly, so that both sides are driven by the same client."""

import time
from typing import Any

import httpx
import msgspec

from benchmarks.server.sockets import Socket, connect

SEATS = 4
GAME = "bench"
HEAD = f'42/{GAME},["update"'.encode()
CARDS = 290


class Table:
    def __init__(self, base: str, players: list[httpx.AsyncClient]) -> None:
        self.base = base
        self.http = players[0]
        self.sockets: list[Socket] = []
        self.credentials: list[str] = []
        self.bytes = 0

    async def open(self) -> None:
        """Make a match, seat everybody, and hear the first state on each socket."""
        self.match = (await self.http.post(f"/games/{GAME}/create", json={"numPlayers": SEATS})).json()["matchID"]
        for seat in range(SEATS):
            body = {"playerID": str(seat), "playerName": str(seat)}
            joined = (await self.http.post(f"/games/{GAME}/{self.match}/join", json=body)).json()
            self.credentials.append(joined["playerCredentials"])
            self.sockets.append(await self.connect(seat))
        self.number = 0

    async def connect(self, seat: int) -> Socket:
        address = f"{self.base.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"
        socket = await connect(address)
        await socket.recv()
        socket.send(f"40/{GAME},".encode())
        await socket.recv()
        self.emit(socket, "sync", self.match, str(seat), self.credentials[seat], SEATS)
        while b'["sync"' not in await socket.recv():
            pass
        return socket

    def emit(self, socket: Socket, *message: Any) -> None:
        socket.send(f"42/{GAME},".encode() + msgspec.json.encode(message))

    async def heard(self, seat: int) -> bytes:
        """The next state of this seat."""
        socket = self.sockets[seat]
        while True:
            text = await socket.recv()
            self.bytes += len(text)
            if text == b"2":
                socket.send(b"3")
            elif text.startswith(HEAD):
                return text

    async def play(self, until: float, latencies: list[float]) -> None:
        while time.monotonic() < until:
            seat = self.number % SEATS
            payload = {
                "type": "take", "args": [self.number % CARDS], "playerID": str(seat),
                "credentials": self.credentials[seat],
            }  # fmt: skip
            action = {"type": "MAKE_MOVE", "payload": payload}
            began = time.perf_counter()
            self.emit(self.sockets[seat], "update", action, self.number, self.match, str(seat))
            texts = [await self.heard(s) for s in range(SEATS)]
            latencies.append(time.perf_counter() - began)
            msgspec.json.decode(texts[seat].partition(b",")[2])  # a player would read it, as ours does
            self.number += 1

    async def close(self) -> None:
        for socket in self.sockets:
            socket.close()
