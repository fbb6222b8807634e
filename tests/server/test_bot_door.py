"""The open bot interface, and the example bot as it stands in the repository."""

import asyncio
import subprocess
import sys
from pathlib import Path

from tests.server.client import Player
from tests.server.running import Server
from tests.server.tables import GAME

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def test_the_example_bot_plays_a_whole_game(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as player:
            made = await player.table(GAME, [{"kind": "here", "name": "Ola"}, {"kind": "link"}])
            link = server.base + made["seats"][1]["invite"]
            bot = await asyncio.to_thread(subprocess.Popen, [sys.executable, EXAMPLE, link], stdout=subprocess.PIPE)
            async with await player.live(made["table"]) as live:
                await live.play()  # begins when the bot has sat down
            said, _ = await asyncio.to_thread(bot.communicate, timeout=20)
            assert bot.returncode == 0
            assert b"final ranking" in said
            info = await player.get(f"/api/tables/{made['table']}")
            assert [seat["name"] for seat in info["seats"]] == ["Ola", "Example bot"]

    asyncio.run(run())


def test_the_stream_of_a_removed_bot_ends(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as owner, Player(server.base) as bot:
            made = await owner.table(GAME, [{"kind": "here", "name": "Ola"}, {"kind": "link"}])
            await bot.join(made["seats"][1]["invite"], "Bot")
            token = made["seats"][1]["invite"].removeprefix("/join/")
            headers = {"Authorization": f"Bearer {token}"}
            async with bot.http.stream("GET", "/api/bot/decisions", headers=headers) as answer:
                assert answer.status_code == 200
                await owner.post(f"/api/tables/{made['table']}/seats/1/remove")
                lines = [line async for line in answer.aiter_lines() if line]
            assert all('"over":true' not in line for line in lines)

    asyncio.run(run())


def test_a_bot_needs_the_token_of_a_taken_seat(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as player:
            made = await player.table(GAME, [{"kind": "here", "name": "Ola"}, {"kind": "link"}])
            token = made["seats"][1]["invite"].removeprefix("/join/")
            given = {"": 401, "Bearer nonsense": 401, f"Basic {token}": 401, f"Bearer {token}": 409}
            for header, status in given.items():
                body = {"key": "k", "ply": 0, "action": {}}
                answer = await player.http.post("/api/bot/move", json=body, headers={"Authorization": header})
                assert answer.status_code == status

    asyncio.run(run())
