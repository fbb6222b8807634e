"""Many stored tables of which few are played, beside as many stored as are played.

    python -m benchmarks.server.stored --stored 100000 --played 500

Some real tables are played for a while, then copied in the database, move by move, under other names: all of them wait
for a person, none is over. The service is started on them anew; some are opened and played as fast as they can. Both
sides run in turns on one machine: what counts is the ratio.
"""

import argparse
import asyncio
import shutil
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from statistics import median

import httpx

from benchmarks.server.run import Figures, cpu, memory, our_server, run
from benchmarks.server.seated import SeatedTable, cookie_of, make

REAL = 10
"""Tables that are really played before they are copied."""
PLIES = 70
SETTLED = 8.0
"""Seconds after the start in which games are loaded."""
COPIED = ("tables", "seats", "holders", "plies", "leases", "snapshots")
ROWS = {
    "start": ("start, s", "{:.2f}"),
    "start cpu": ("processor time of a start, s", "{:.2f}"),
    "memory": ("memory after the start, MB", "{:.0f}"),
    "played memory": ("memory while they are played, MB", "{:.0f}"),
    "idle cpu": ("processor time while nobody plays, % of a core", "{:.1f}"),
    "moves": ("moves a second", "{:.0f}"),
    "cpu": ("processor time of a move, ms", "{:.2f}"),
    "p99": ("p99 of a move, ms", "{:.0f}"),
}


async def play_some(base: str) -> tuple[str, list[str]]:
    """Real tables, played for a while; the cookie of their player."""
    async with httpx.AsyncClient(base_url=base, timeout=60) as player:
        ids = [await make(player) for _ in range(REAL)]
        cookie = cookie_of(player)
        for id in ids:
            table = SeatedTable(base, cookie, id)
            await table.open()
            await table.play(time.monotonic() + 600, [], PLIES)
            assert not table.over, "these are to be running tables"
            table.close()
    return cookie, ids


def multiply(file: Path, ids: Sequence[str], count: int) -> list[str]:
    """Copy these tables until there are so many; the ids of all."""
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        copy = {name: _copying(database, name) for name in COPIED}
        names = [*ids, *(f"{ids[n % len(ids)][:8]}{n:08x}" for n in range(len(ids), count))]
        database.execute("BEGIN")
        for number, name in enumerate(names[len(ids) :], len(ids)):
            for statement in copy.values():
                database.execute(statement, {"new": name, "old": ids[number % len(ids)]})
        database.execute("UPDATE leases SET owner = ''")
        database.execute("COMMIT")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return names


def _copying(database: sqlite3.Connection, name: str) -> str:
    """A statement that copies all rows of one table of the service under another name."""
    own = "id" if name == "tables" else "table_id"
    changed = {own: ":new", "watch": ":new", "token": "NULL"}
    columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
    values = ", ".join(changed.get(column, f'"{column}"') for column in columns)
    return f'INSERT INTO {name} SELECT {values} FROM {name} WHERE "{own}" = :old'


async def play(process: "subprocess.Popen[bytes]", base: str, cookie: str, ids: list[str], seconds: float) -> Figures:
    """Open these tables and play them all at once, as fast as they can."""
    await asyncio.sleep(SETTLED)
    used = cpu(process)
    await asyncio.sleep(5)
    idle = (cpu(process) - used) / 5
    tables = [SeatedTable(base, cookie, id) for id in ids]
    for table in tables:
        await table.open()
    latencies: list[float] = []
    used, began = cpu(process), time.monotonic()
    await asyncio.gather(*(table.play(began + seconds, latencies) for table in tables))
    took, used, moves = time.monotonic() - began, cpu(process) - used, len(latencies)
    grown = memory(process) / 1024
    for table in tables:
        table.close()
    return {
        "idle cpu": 100 * idle,
        "moves": moves / took,
        "p99": 1000 * sorted(latencies)[int(0.99 * moves)],
        "cpu": 1000 * used / moves,
        "played memory": grown,
    }


def measure(folder: Path, cookie: str, ids: list[str], port: int, seconds: float) -> Figures:
    """Start the service on a copy of this folder, and play."""
    with tempfile.TemporaryDirectory(dir=folder.parent) as copy:
        shutil.copy(folder / "stolik.db", copy)
        began = time.monotonic()
        with our_server(copy, port) as (process, base):
            while httpx.get(f"{base}/healthz").json()["status"] != "ready":
                time.sleep(0.02)
            figures = {"start": time.monotonic() - began, "start cpu": cpu(process), "memory": memory(process) / 1024}
            return figures | run(play(process, base, cookie, ids, seconds))


def text(sides: dict[int, list[Figures]], played: int) -> str:
    few, many = sides
    head = f"| {played} played of | {few} stored | {many} stored | ratio |"
    rows = [head, "|---|--:|--:|--:|"]
    for key, (name, form) in ROWS.items():
        one, other = ([figures[key] for figures in sides[count]] for count in sides)
        ratio = median(y / max(x, 1e-9) for x, y in zip(one, other))
        rows.append(f"| {name} | {form.format(median(one))} | {form.format(median(other))} | {ratio:.2f} |")
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stored", type=int, default=100_000)
    parser.add_argument("--played", type=int, default=500)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10.0, help="of play in each round")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as top:
        folder = Path(top) / "real"
        with our_server(str(folder), 8941) as (_, base):
            cookie, ids = asyncio.run(play_some(base))
        sides: dict[int, list[Figures]] = {given.played: [], given.stored: []}
        folders = {count: Path(top) / str(count) for count in sides}
        names = {}
        for count, place in folders.items():
            shutil.copytree(folder, place)
            names[count] = multiply(place / "stolik.db", ids, count)[: given.played]
            print(f"{count} tables are stored: {(place / 'stolik.db').stat().st_size / 1e6:.0f} MB", flush=True)
        for number in range(given.rounds):
            for count, figures in sides.items():
                port = 8942 + 2 * number + (count == given.stored)
                figures.append(measure(folders[count], cookie, names[count], port, given.seconds))
                print(count, {key: round(value, 2) for key, value in figures[-1].items()}, flush=True)
    print(text(sides, given.played))


if __name__ == "__main__":
    main()
