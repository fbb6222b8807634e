"""Measure our server beside boardgame.io, in turns on one machine, and write the table into README.md beside this file.

make bench-server
"""

import asyncio
import itertools
import os
import platform
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import uvloop

from benchmarks.server import ours, peer
from benchmarks.server.sockets import connect

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SOURCES, NATIVE = ROOT / "src", ROOT / "build" / "native"
ROUNDS = int(os.environ.get("ROUNDS", "10"))
SECONDS = float(os.environ.get("SECONDS", "6"))
TABLES = int(os.environ.get("TABLES", "50"))
SPARE_TABLES = 2 * TABLES
IDLE_TABLES, IDLE_SOCKETS = 1000, 500
SEATS = 4

Figures = dict[str, float]


def cpu(process: "subprocess.Popen[bytes]") -> float:
    """Seconds of processor time so far."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: "subprocess.Popen[bytes]") -> float:
    """Resident kilobytes."""
    return float(re.findall(r"VmRSS:\s+(\d+)", Path(f"/proc/{process.pid}/status").read_text())[0])


@contextmanager
def running(command: list[str], port: int, **environment: str) -> Any:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env={**os.environ, **environment}, cwd=HERE)
    base = f"http://127.0.0.1:{port}"
    for _ in range(600):
        try:
            httpx.get(base, timeout=5)
            break
        except httpx.TransportError:
            time.sleep(0.05)
    try:
        yield process, base
    finally:
        process.terminate()
        process.wait(20)


def our_server(folder: str, port: int, build: Path = SOURCES, database: str = "") -> Any:
    settings = {
        "STOLIK_HOST": "127.0.0.1", "STOLIK_REQUESTS_PER_MINUTE": "0", "STOLIK_MESSAGES_PER_SECOND": "0",
        "STOLIK_TABLES_PER_HOUR": "0", "STOLIK_BOT_DELAY": "0", "PYTHONPATH": str(build),
    }  # fmt: skip
    command = [sys.executable, "-m", "stolik", "serve", f"--port={port}", f"--data={folder}"]
    command += [f"--database={database}"] if database else []
    return running(command, port, **settings)


def peer_server(port: int) -> Any:
    return running(["node", "peer.cjs", str(port)], port, NODE_ENV="production")


def run(work: Coroutine[Any, Any, Figures]) -> Figures:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


async def load(module: Any, process: "subprocess.Popen[bytes]", base: str) -> Figures:
    """So many tables play as fast as they can, each a move at a time; where a game ends, a spare table goes on.

    The round ends after so many seconds, or when the spare tables are used up: fewer tables would be another load.
    """
    players = [httpx.AsyncClient(base_url=base, timeout=60) for _ in range(SEATS)]
    for player in players:
        await player.post("/api/watch/nothing")  # ours gives each a cookie
        await player.get("/api/games")  # and has loaded all games then
    first = module.Table(base, players)
    await first.open()
    before = memory(process)
    tables = [module.Table(base, players) for _ in range(TABLES + SPARE_TABLES)]
    for table in tables:
        await table.open()
    grown = memory(process) - before
    latencies: list[float] = []
    waiting = iter(tables)

    async def play_on(until: float) -> None:
        while time.monotonic() < until and (table := next(waiting, None)):
            await table.play(until, latencies)

    sent, used, began = sum(table.bytes for table in tables), cpu(process), time.monotonic()
    playing = [asyncio.create_task(play_on(began + SECONDS)) for _ in range(TABLES)]
    ended, still = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    took, used, moves = time.monotonic() - began, cpu(process) - used, len(latencies)
    for task in still:
        task.cancel()
    await asyncio.gather(*ended)  # what failed is said
    for table in [first, *tables]:
        await table.close()
    for player in players:
        await player.aclose()
    return {
        "moves": moves / took,
        "p99": 1000 * sorted(latencies)[int(0.99 * moves)],
        "cpu": 1000 * used / moves,
        "memory": grown / len(tables),
        "bytes": (sum(table.bytes for table in tables) - sent) / moves / SEATS,
    }


async def idle(process: "subprocess.Popen[bytes]", base: str) -> Figures:
    """Many tables that wait for somebody, and many who look on."""
    async with httpx.AsyncClient(base_url=base, timeout=60) as player:
        before = memory(process)
        body = {"game": ours.GAME, "seats": [{"kind": "here", "name": str(seat)} for seat in range(SEATS)]}
        made = [(await player.post("/api/tables", json=body)).json() for _ in range(IDLE_TABLES)]
        cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in player.cookies.items())}
        address = base.replace("http", "ws", 1)
        sockets = [
            await connect(f"{address}/api/tables/{table['table']}/live", **cookie) for table in made[:IDLE_SOCKETS]
        ]
        used = cpu(process)
        await asyncio.sleep(10)
        used = (cpu(process) - used) / 10
        grown = memory(process) - before
        for socket in sockets:
            socket.close()
    return {"idle memory": grown / 1024, "idle cpu": 100 * used}


def first_page(folder: str) -> Figures:
    """Seconds from the command to the first page, and of processor time: on a busy machine they differ much."""
    began = time.monotonic()
    with our_server(folder, 8929) as (process, _):
        return {"first page": time.monotonic() - began, "first page cpu": cpu(process)}


ROWS = {
    "moves": ("moves a second", "{:.0f}", "≥ 1"),
    "p99": ("p99 of a move, ms", "{:.0f}", "≤ 0.5"),
    "cpu": ("processor time of a move, ms", "{:.2f}", "≤ 1"),
    "memory": ("memory of a table, kB", "{:.0f}", "≤ 1"),
    "bytes": ("bytes to a player and move", "{:.0f}", "–"),
}


def table(theirs: list[Figures], mine: dict[str, list[Figures]], more: Figures) -> str:
    when = f"{datetime.now(UTC):%Y-%m-%d}, Python {platform.python_version()}, {os.cpu_count()} cores"
    idle_ones = f"{IDLE_TABLES} idle tables and {IDLE_SOCKETS} sockets: {more['idle memory']:.0f} MB more"
    return "\n".join(
        [
            f"{when}, {TABLES} tables of {SEATS}, median of {len(theirs)} rounds.",
            "",
            f"| | boardgame.io, in memory | {''.join(f'{name} | ratio | ' for name in mine)}promised |",
            f"|---|--:|{'--:|--:|' * len(mine)}--:|",
            *(row(key, theirs, list(mine.values())) for key in ROWS),
            "",
            f"{idle_ones}, {more['idle cpu']:.1f} % of a core.",
            started(more),
        ]
    )


def started(more: Figures) -> str:
    wall, used = more["first page"], more["first page cpu"]
    load = f"load of the machine meanwhile: {os.getloadavg()[1]:.0f}"
    return f"From `stolik serve` to the first page: {wall:.1f} s, of which {used:.1f} s of processor time ({load})."


def row(key: str, theirs: list[Figures], builds: list[list[Figures]]) -> str:
    """One figure of all, and the ratios round by round, so that a busy minute weighs on both sides."""
    name, form, promised = ROWS[key]
    cells = [name, form.format(median(figures[key] for figures in theirs))]
    for mine in builds:
        cells.append(form.format(median(figures[key] for figures in mine)))
        cells.append(f"{median(x[key] / max(y[key], 1e-9) for x, y in zip(mine, theirs)):.2f}")
    return f"| {' | '.join(cells)} | {promised} |"


def play_rounds() -> tuple[list[Figures], dict[str, list[Figures]]]:
    """The figures of the peer and of our builds, round by round, in turns."""
    builds = {"stolik, on disk": SOURCES} | ({"compiled, on disk": NATIVE} if NATIVE.exists() else {})
    theirs: list[Figures] = []
    mine: dict[str, list[Figures]] = {name: [] for name in builds}
    ports = itertools.count(8931)
    for _ in range(ROUNDS):
        for name, build in builds.items():
            with tempfile.TemporaryDirectory() as folder, our_server(folder, next(ports), build) as (process, base):
                mine[name].append(run(load(ours, process, base)))
            print(name, mine[name][-1], flush=True)
        with peer_server(next(ports)) as (process, base):
            theirs.append(run(load(peer, process, base)))
        print("boardgame.io", theirs[-1], flush=True)
    return theirs, mine


def main() -> None:
    theirs, mine = play_rounds()
    with tempfile.TemporaryDirectory() as folder:
        more = first_page(folder)
        with our_server(folder, 8930) as (process, base):
            more |= run(idle(process, base))
    text = table(theirs, mine, more)
    page = HERE / "README.md"
    marks = r"(<!-- figures[^\n]*-->\n).*(<!-- end of figures -->)"
    page.write_text(re.sub(marks, lambda m: f"{m[1]}{text}\n{m[2]}", page.read_text(), flags=re.S))
    print(text)


if __name__ == "__main__":
    main()
