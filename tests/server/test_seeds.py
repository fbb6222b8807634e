"""A table whose dice somebody chose, or could know, says so to everybody and for ever."""

import asyncio
import sqlite3

from tests.server.client import Player
from tests.server.running import Server
from tests.server.tables import GAME

HERE = [{"kind": "here", "name": "A"}, {"kind": "here", "name": "B"}]
LIKE_OURS = "0123456789abcdef" * 3
"""A chosen seed that looks like one of those that the service draws."""


def test_a_chosen_seed_is_told_to_everybody_for_ever(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as host, Player(server.base) as guest:
            for seed in ("7", LIKE_OURS):
                made = await host.table(GAME, HERE, seed=seed, public=True)
                path = f"/api/tables/{made['table']}"
                await guest.join(await host.own_link(made["table"], 1))
                for player in (host, guest):
                    assert (await player.get(path))["seed_chosen"]
                async with await guest.live(made["table"]) as live:
                    assert (await live.receive())["table"]["seed_chosen"]
                await host.post(f"{path}/offer-end", {"seat": 0})
                async with await guest.live(made["table"]) as live:
                    await live.until("consent")
                    await live.send(type="consent", what="end", answer=True)
                    while not live.over:
                        await live.receive()
                assert (await guest.get(path))["seed_chosen"]
                record = await guest.get(f"{path}/record")
                brought = (await guest.post("/api/records", record))["table"]
                assert (await guest.get(f"/api/tables/{brought}"))["seed_chosen"]

    asyncio.run(run())


def test_a_drawn_seed_is_nobodys_choice_but_a_forks_is_known(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as host:
            made = await host.table(GAME, HERE)
            path = f"/api/tables/{made['table']}"
            assert (await host.get(path))["seed_chosen"] is False
            async with await host.live(made["table"]) as live:
                await live.until("update")
                await live.play(upto=2)
            assert (await host.post(f"{path}/offer-end", {"seat": 0}))["status"] == "over"
            fork = await host.post(f"{path}/fork", {"ply": 1})
            assert (await host.get(f"/api/tables/{fork['table']}"))["seed_chosen"]
            again = (await host.post(f"{path}/rematch"))["table"]
            assert (await host.get(f"/api/tables/{again}"))["seed_chosen"] is False

    asyncio.run(run())


def test_tables_stored_before_say_so_too(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as host:
            made = await host.table(GAME, [{"kind": "here", "name": "A"}, {"kind": "link"}])
            with sqlite3.connect(server.folder / "stolik.db", timeout=10) as database:
                database.execute("UPDATE tables SET seed = '\"7\"' WHERE id = ?", (made["table"],))
            await host.post(f"/api/tables/{made['table']}/start")  # reads its row again
            assert (await host.get(f"/api/tables/{made['table']}"))["seed_chosen"]

    asyncio.run(run())
