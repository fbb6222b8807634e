"""Databases that older versions of this program have written are brought up to date, and their games go on."""

import asyncio
import re
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.client import Player
from tests.server.running import Server

FOLDER = Path(__file__).parent / "old_databases"
"""What a service of some older commit had on its disk: Ada and Bea in the middle of each game, Bea with an account."""
PASSWORD = "a long old password"
OLD = sorted(FOLDER.glob("*.sql"))


def rows(folder: Path, query: str) -> list[Any]:
    with sqlite3.connect(folder / "stolik.db") as database:
        return database.execute(query).fetchall()


def entries(folder: Path) -> list[Any]:
    return rows(folder, "SELECT table_id, ply, kind, seat, data, key FROM plies ORDER BY table_id, ply")


def cookie(text: str, name: str) -> httpx.Cookies:
    found = re.search(rf"-- {name}: (\w+)=(\S+)", text)
    assert found is not None
    return httpx.Cookies({found[1]: found[2]})


@pytest.mark.parametrize("old", OLD, ids=lambda path: path.stem)
def test_people_go_on_with_what_an_older_version_has_stored(tmp_path: Path, old: Path) -> None:
    text = old.read_text()
    with sqlite3.connect(tmp_path / "stolik.db") as database:
        database.executescript(text)
    before, tables = entries(tmp_path), rows(tmp_path, "SELECT id FROM tables")

    async def run(base: str) -> None:
        async with Player(base) as ada, Player(base) as bea, Player(base) as elsewhere:
            ada.http.cookies, bea.http.cookies = cookie(text, "Ada"), cookie(text, "Bea")
            for (table,) in tables:
                lives = [await ada.live(table), await bea.live(table)]
                for live in lives:
                    await live.until("update")
                asked = next(live for live in lives if live.my_question())
                question = asked.my_question()
                assert question is not None
                answer = await asked.move(question["seat"], question["decision"]["options"][0]["action"])
                assert answer["type"] == "done", answer
                for live in lives:
                    await live.socket.close()
            await elsewhere.post("/api/account/session", {"name": "Bea", "password": PASSWORD})
            mine = await elsewhere.get("/api/tables")
            assert {one["table"] for one in mine} == {table for (table,) in tables}

    with Server(tmp_path) as server:
        asyncio.run(run(server.base))
    after = entries(tmp_path)
    assert [entry for entry in after if entry in before] == before, "everything is kept as it was written"
    added = [entry for entry in after if entry not in before]
    assert {entry[2] for entry in added} <= {"move", "rules", "clock"}
    assert sum(entry[2] == "move" for entry in added) == len(tables)
    for table, _, _, _, data, _ in [entry for entry in added if entry[2] == "rules"]:
        assert '"count":0' in data, f"moves of {table} are lost: {data}"


def test_there_are_at_least_three_of_different_forms() -> None:
    forms = {re.search(r'INSERT INTO "?alembic_version"? VALUES\(\'(\d+)\'\)', path.read_text()) for path in OLD}
    assert len({form[1] for form in forms if form}) >= 3
