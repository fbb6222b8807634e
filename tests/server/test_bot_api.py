"""The open bot interface, and the example bot as it stands in the repository."""

import asyncio
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from stolik.server.routes.bot_api import STREAMS
from tests.server.client import Json, Player
from tests.server.running import Server
from tests.server.tables import GAME

EXAMPLES = Path(__file__).parents[2] / "examples"
every_language = pytest.mark.parametrize(
    "bot_command", [[sys.executable, EXAMPLES / "bot.py"], ["node", EXAMPLES / "bot.mjs"]], ids=["Python", "JavaScript"]
)


@every_language
def test_the_example_bot_plays_a_whole_game(server: Server, bot_command: list[str]) -> None:
    async def run() -> None:
        async with Player(server.base) as player:
            made = await player.table(GAME, [{"kind": "here", "name": "Ola"}, {"kind": "link"}])
            link = server.base + made["seats"][1]["invite"]
            bot = await asyncio.to_thread(subprocess.Popen, [*bot_command, link], stdout=subprocess.PIPE)
            async with await player.live(made["table"]) as live:
                await live.play()  # begins when the bot has sat down
            said, _ = await asyncio.to_thread(bot.communicate, timeout=20)
            assert bot.returncode == 0
            assert b"final ranking" in said
            info = await player.get(f"/api/tables/{made['table']}")
            assert [seat["name"] for seat in info["seats"]] == ["Ola", "Example bot"]

    asyncio.run(run())


@every_language
def test_the_example_bot_says_why_it_was_turned_away(server: Server, bot_command: list[str]) -> None:
    def run(*link: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([*bot_command, *link], capture_output=True, text=True, timeout=20, check=False)

    turned_away = run(f"{server.base}/join/nonsense")
    assert turned_away.returncode == 1
    assert turned_away.stderr.startswith("404: ")
    assert '"reason"' in turned_away.stderr
    assert "/join/<token>" in run().stderr


async def seated(bot: Player, made: Json) -> dict[str, str]:
    """A program takes the second seat; the headers with its key."""
    key = (await bot.post(f"/api{made['seats'][1]['invite']}", {"name": "Bot", "program": True}))["key"]
    return {"Authorization": f"Bearer {key}"}


def test_the_stream_of_a_removed_bot_ends(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as owner, Player(server.base) as bot:
            made = await owner.table(GAME, [{"kind": "here", "name": "Ola"}, {"kind": "link"}])
            headers = await seated(bot, made)
            async with bot.http.stream("GET", "/api/bot/decisions", headers=headers) as answer:
                assert answer.status_code == 200
                await owner.post(f"/api/tables/{made['table']}/seats/1/remove")
                lines = [line async for line in answer.aiter_lines() if line]
            assert all('"over":true' not in line for line in lines)

    asyncio.run(run())


def test_a_key_opens_only_so_many_streams_and_the_newest_go_on(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as owner, Player(server.base) as bot:
            made = await owner.table(GAME, [{"kind": "link"}, {"kind": "link"}])
            headers = await seated(bot, made)
            async with AsyncExitStack() as stack:
                streams = [
                    await stack.enter_async_context(bot.http.stream("GET", "/api/bot/decisions", headers=headers))
                    for _ in range(STREAMS + 3)
                ]
                reading = [asyncio.create_task(stream.aread()) for stream in streams]
                ended, still = await asyncio.wait(reading, timeout=3)
                assert ended == set(reading[:3])
                for task in still:
                    task.cancel()

    asyncio.run(run())


def test_the_stream_of_a_deleted_table_ends(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as owner, Player(server.base) as bot:
            made = await owner.table(GAME, [{"kind": "here", "name": "Ola"}, {"kind": "link"}])
            headers = await seated(bot, made)
            async with bot.http.stream("GET", "/api/bot/decisions", headers=headers) as answer:
                command = [sys.executable, "-m", "stolik", "tables", "delete", made["table"], "--yes"]
                await asyncio.to_thread(subprocess.run, [*command, f"--data={server.folder}"], check=True)
                await owner.post(f"/api/tables/{made['table']}/pause", {"paused": True}, 404)  # it is noticed
                await asyncio.wait_for(answer.aread(), 10)

    asyncio.run(run())


def test_a_bot_needs_the_key_of_its_seat(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as player:
            made = await player.table(GAME, [{"kind": "here", "name": "Ola"}, {"kind": "link"}])
            token = made["seats"][1]["invite"].removeprefix("/join/")
            key = (await player.post(f"/api/join/{token}", {"name": "Bot", "program": True}))["key"]
            given = {"": 401, "Bearer nonsense": 401, f"Basic {key}": 401, f"Bearer {token}": 401, f"Bearer {key}": 409}
            for header, status in given.items():
                body = {"key": "k", "ply": 0, "action": {}}
                answer = await player.http.post("/api/bot/move", json=body, headers={"Authorization": header})
                assert answer.status_code == status

    asyncio.run(run())
