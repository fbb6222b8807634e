"""Nonsense on the live channel: malformed, huge, out of order. No crash, no lost table, no growth."""

import json
import os
import random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.client import Live
from tests.server.running import Server
from tests.server.tables import Party, at_table

MESSAGES = int(os.environ.get("STOLIK_FUZZ", "400"))
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    2**63,
    1e308,
    "",
    "x" * 5000,
    "\x00",
    "💥",
    [],
    [[]],
    {},
    {"type": "move"},
    "seat:0",
]
TYPES = ["move", "undo", "why", "hint", "odds", "consent", "chat", "return", "ping", "hello", "update", "", 7, None]
RAW = [
    "",
    "{",
    "[]",
    "null",
    '"move"',
    "[" * 3000,
    '{"type":"move"}' * 2,
    "{\x00}",
    '{"type":"ping","type":"chat"}',
    "1",
]


def nonsense(rng: random.Random, legal: dict[str, Any], ply: int) -> str | bytes:
    """Something that a client should not send; now and then nearly right."""
    match rng.randrange(10):
        case 0:
            return rng.choice(RAW)
        case 1:
            return rng.randbytes(rng.randrange(70))
        case 2:
            return "x" * rng.choice([100, 17_000, 30_000])
        case 3:
            text = json.dumps({"type": "move", "key": "k", "ply": ply, "seat": 0, "action": legal})
            return text[: rng.randrange(len(text))]
    message: dict[str, Any] = {"type": rng.choice(TYPES)}
    for field in rng.sample(["key", "ply", "seat", "action", "target", "what", "answer", "text"], rng.randrange(9)):
        message[field] = rng.choice([*ODD, ply, ply + 1, legal, {**legal, "seat": rng.choice(ODD)}, [rng.choice(ODD)]])
    return json.dumps(message)


async def drown(live: Live, rng: random.Random, legal: dict[str, Any], ply: int) -> None:
    for _ in range(MESSAGES // 8):
        try:
            await live.socket.send(nonsense(rng, legal, ply))
        except ConnectionClosed:
            return


def memory(server: Server) -> int:
    """Resident kilobytes of the server."""
    assert server.process is not None
    with open(f"/proc/{server.process.pid}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def test_nonsense_neither_breaks_a_table_nor_grows_the_server(server: Server) -> None:
    rng = random.Random(7)

    async def test(people: Party) -> None:
        seat, live, update = await people.turn()
        before = (await people.players[0].get(f"/api/tables/{people.table}"))["ply"]
        legal = update["decision"]["options"][0]["action"]
        other = people.players[1 - seat]  # not asked: nothing it sends can be a move
        for round_number in range(8):
            async with await other.live(people.table) as noisy:
                await noisy.until("update")
                await drown(noisy, rng, legal, update["ply"])
            if round_number == 1:
                level = memory(server)
        assert memory(server) < level + 30_000
        info = await people.players[0].get(f"/api/tables/{people.table}")
        assert info["turn"] == seat
        moved = await live.move(seat, legal, ply=info["ply"])
        assert moved["type"] == "done", (before, moved)

    at_table(server, test)
    assert httpx.get(f"{server.base}/healthz").status_code == 200
    assert '"level": "error"' not in server.said()


async def ask_on(socket: ClientConnection, question: str) -> None:
    for _ in range(6000):  # answers of 30 MB: far more than the systems on both sides keep for a connection
        await socket.send(question)


def test_whoever_asks_on_and_on_without_reading_is_cut_off_and_the_others_play_on(server: Server) -> None:
    question = json.dumps({"type": "why", "key": "k", "seat": 1, "target": ["💥" * 100] * 12}, ensure_ascii=False)

    async def test(people: Party) -> None:
        before = memory(server)
        device = people.players[1]
        address = f"{server.base.replace('http', 'ws', 1)}/api/tables/{people.table}/live"
        deaf = await connect(address, additional_headers={"Cookie": device.cookie()}, max_queue=1, proxy=None)
        with pytest.raises(ConnectionClosed):
            await ask_on(deaf, question)
        assert memory(server) < before + 30_000
        await people.step()

    at_table(server, test)


def test_a_flood_is_slowed_down(tmp_path_factory: Any) -> None:
    with Server(tmp_path_factory.mktemp("flood"), messages_per_second=20, requests_per_minute=120) as server:

        async def test(people: Party) -> None:
            live = people.lives[0]
            for _ in range(70):
                await live.send(type="ping")
            assert (await live.until("refused"))["reason"]["code"] == "too-many-requests"

        at_table(server, test)
        with httpx.Client(base_url=server.base) as client:
            answers = [client.get("/api/games").status_code for _ in range(60)]
            assert 429 in answers
            assert client.get("/new").status_code == 200, "a page can still say so"
