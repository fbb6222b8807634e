"""A service that is told to stop stops soon, whatever its database does; what was acknowledged is there afterwards."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.client import Player
from tests.server.postgres import Postgres
from tests.server.running import Server
from tests.server.tables import GAME

SOON = 14.0
"""Seconds: operators' tools kill what takes much longer."""
TABLES = 4


async def played(server: Server, then: Callable[[], Awaitable[None]]) -> dict[str, int]:
    """Some tables with live channels at which a few moves were made; table -> the last ply that was acknowledged."""
    acknowledged = {}
    async with Player(server.base) as player:
        lives = []
        for _ in range(TABLES):
            table = (await player.table(GAME, [{"kind": "here", "name": "A"}, {"kind": "here", "name": "B"}]))["table"]
            lives.append(live := await player.live(table))
            await live.until("update")
            await live.play(upto=3)
            acknowledged[table] = max(update["ply"] for update in live.state.values())
        await then()
        for live in lives:
            await live.socket.close()
    return acknowledged


async def stop(server: Server) -> None:
    began = time.monotonic()
    await asyncio.to_thread(server.stop)
    assert time.monotonic() - began < SOON


def test_a_file_that_somebody_else_keeps_busy_does_not_hold_up_the_end(tmp_path: Path) -> None:
    async def run() -> None:
        server = Server(tmp_path).start()
        with closing(sqlite3.connect(tmp_path / "stolik.db", isolation_level=None)) as other:

            async def keep_busy() -> None:
                other.execute("PRAGMA busy_timeout=10000")
                other.execute("BEGIN IMMEDIATE")
                await stop(server)
                other.execute("ROLLBACK")

            acknowledged = await played(server, keep_busy)
            stored = dict(other.execute("SELECT table_id, max(ply) FROM plies GROUP BY table_id").fetchall())
        assert {table: stored[table] for table in acknowledged} == acknowledged

    asyncio.run(run())


@pytest.mark.parametrize("how", ["halt", "freeze"])
def test_a_database_that_is_away_does_not_hold_up_the_end(tmp_path: Path, how: str) -> None:
    postgres = Postgres().start()
    try:
        server = Server(tmp_path, postgres.database()).start()

        async def run() -> None:
            async def go_away() -> None:
                await asyncio.to_thread(getattr(postgres, how))
                await stop(server)

            await played(server, go_away)

        asyncio.run(run())
    finally:
        if how == "freeze":
            postgres.thaw()
        else:
            postgres.resume()
        postgres.stop()
