"""Two processes on PostgreSQL beside one: what a process gets done in a second of its processor time, and whether bots'
thinking is shared or doubled.

    python -m benchmarks.server.processes --tables 40

Each table has two people on one socket and two bots. On the side of two processes every other table is made and played
at the second. PostgreSQL is a real one, started here.
"""

import argparse
import asyncio
import re
import subprocess
import tempfile
import time
from contextlib import ExitStack
from statistics import median

import httpx

from benchmarks.server.run import SOURCES, Figures, cpu, our_server, run
from benchmarks.server.seated import SEATS, SeatedTable, cookie_of, make
from tests.server.postgres import Postgres

BOTS = 2
MOVES = 'stolik_entries_total{kind="move"}'
Process = subprocess.Popen[bytes]


def figure(base: str, name: str) -> float:
    """One of the service's own figures; 0 if it has not been counted yet."""
    text = httpx.get(f"{base}/metrics").text
    return sum(float(value) for value in re.findall(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE))


async def load(servers: list[tuple[Process, str]], tables: int, seconds: float) -> Figures:
    seated = []
    for number, (_, base) in enumerate(servers):
        async with httpx.AsyncClient(base_url=base, timeout=60) as player:
            for _ in range(number, tables, len(servers)):
                id = await make(player, BOTS)
                seated.append(SeatedTable(base, cookie_of(player), id, SEATS - BOTS))
    for table in seated:
        await table.open()
    latencies: list[float] = []
    bases = [base for _, base in servers]
    asked, written = (sum(figure(base, name) for base in bases) for name in ("stolik_bots_asked", MOVES))
    used, began = sum(cpu(process) for process, _ in servers), time.monotonic()
    await asyncio.gather(*(table.play(began + seconds, latencies) for table in seated))
    took, used = time.monotonic() - began, sum(cpu(process) for process, _ in servers) - used
    written = sum(figure(base, MOVES) for base in bases) - written
    asked = sum(figure(base, "stolik_bots_asked") for base in bases) - asked
    for table in seated:
        table.close()
    return {"moves": written / took, "moves a cpu second": written / used, "asked": asked / (written - len(latencies))}


ROWS = {
    "moves": ("moves a second", "{:.0f}"),
    "moves a cpu second": ("moves a second of processor time", "{:.0f}"),
    "asked": ("times a bot was asked for each move of a bot", "{:.3f}"),
}


def measure(postgres: Postgres, processes: int, port: int, tables: int, seconds: float) -> Figures:
    database = postgres.database()
    with ExitStack() as stack:
        folders = [stack.enter_context(tempfile.TemporaryDirectory()) for _ in range(processes)]
        servers = [
            stack.enter_context(our_server(folder, port + number, SOURCES, database))
            for number, folder in enumerate(folders)
        ]
        return run(load(servers, tables, seconds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10.0, help="of play in each round")
    given = parser.parse_args()
    sides: dict[int, list[Figures]] = {1: [], 2: []}
    postgres = Postgres(settings=("fsync=on",)).start()
    try:
        for number in range(given.rounds):
            for processes, figures in sides.items():
                port = 8951 + 4 * number + 2 * (processes - 1)
                figures.append(measure(postgres, processes, port, given.tables, given.seconds))
                print(processes, {key: round(value, 3) for key, value in figures[-1].items()}, flush=True)
    finally:
        postgres.stop()
    print("| | one process | two processes | ratio |\n|---|--:|--:|--:|")
    for key, (name, form) in ROWS.items():
        one, two = ([figures[key] for figures in side] for side in sides.values())
        ratio = median(y / max(x, 1e-9) for x, y in zip(one, two))
        print(f"| {name} | {form.format(median(one))} | {form.format(median(two))} | {ratio:.2f} |")


if __name__ == "__main__":
    main()
