"""Measures the games in a browser without a server. docs/anywhere.md has the results.

python -m tools.anywhere records --games 100    # of each game, played in WebAssembly, replayed by this Python
python -m tools.anywhere bytes                  # what a first visit fetches
python -m tools.anywhere bots                   # seconds that a bot of each level thinks in WebAssembly
python -m tools.anywhere visit                  # from an address to the first question, in a real browser
"""

import argparse
import gzip
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
from playwright.sync_api import BrowserContext, sync_playwright

from stolik.games import OURS, load
from stolik.kernel.codec import encode
from stolik.kernel.messages import Record
from stolik.kernel.record import replay
from tools.browser import chosen

ROOT = Path(__file__).parents[1]
BUILT = ROOT / "src" / "stolik" / "server" / "static"
IMPORT = re.compile(rb'(?:from|import)\s*"\./([\w.-]+\.js)"')
RECORDS = """
import random, sys
from stolik import Match, encode, load
name, first, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
game = load(name)
for number in range(first, first + count):
    match, dice = Match(game, game.seats[number % len(game.seats)], f"anywhere:{number}"), random.Random(number)
    while (decision := game.decision(match.state)) is not None:
        match.play(dice.choice(decision.actions))
    print(encode(match.record()).decode())
"""
"""Records of random games, one a line."""
BOTS = """
import sys, time
from stolik import encode, load
from stolik.table.advice import Advice, advise
from stolik.kernel.codec import decode
name, level, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
game = load(name)
state, took = game.new(3, "anywhere"), []
for number in range(count):
    seat, packed, began = game.decision(state).seat, encode(state), time.perf_counter()
    advice = decode(advise(name, level, packed, seat, str(number)), Advice)
    took.append(time.perf_counter() - began)
    game.apply(state, game.action(advice.action))
print(f"{sorted(took)[len(took) // 2]:.2f} {max(took):.2f}")
"""
"""The median and the longest time of thinking, in the first moves of a game of three."""
BROTLI = """
const { brotliCompressSync } = require("node:zlib"), { readFileSync } = require("node:fs");
const files = JSON.parse(readFileSync(0, "utf-8"));
console.log(files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0));
"""
"""Bytes of these files as hosts send them that know brotli, which Python does not."""
NODE = ROOT / ".venv" / "bin" / "node"
AT_ONCE = """try { localStorage.setItem("stolik-settings", JSON.stringify({ pace: "instant" })) } catch {}"""
"""The table is not laid out for two seconds first, nor do others' moves take their time."""
MOVES = {"easy": 40, "normal": 40, "hard": 12}


def in_wasm(script: str, *arguments: object) -> bytes:
    """What a script prints that runs as in a page."""
    node = [str(NODE), "wasm.mjs", *map(str, arguments)]
    return subprocess.run(node, cwd=ROOT / "web", input=script.encode(), stdout=subprocess.PIPE, check=True).stdout


def made(game: str, first: int, games: int) -> Iterator[bytes]:
    """Records of random games, as WebAssembly plays them."""
    yield from in_wasm(RECORDS, game, first, games).splitlines()


def differs(text: bytes) -> str:
    """Where a record from elsewhere replays differently here; empty if all of its bytes match."""
    try:
        record = msgspec.json.decode(text, type=Record)
        again = encode(replay(load(record.game), record).record())
    except ValueError as error:
        return str(error)
    return "" if again == text else f"{record.game}, seed {record.seed}: other bytes"


def records(games: int) -> int:
    wrong = 0
    for game in OURS:
        faults = [fault for text in made(game, 0, games) if (fault := differs(text))]
        print(f"{game}: {games - len(faults)} of {games} replay to the same bytes", *faults, sep="\n  ", flush=True)
        wrong += len(faults)
    return 1 if wrong else 0


def opening(folder: Path) -> list[Path]:
    """The scripts that the home page needs: those of the page itself, and of the page behind its first address."""
    assets = folder / "assets"
    page = (folder / "index.html").read_bytes()
    wanted = [name.decode() for name in re.findall(rb'src="\./assets/([\w.-]+\.js)"', page)]
    wanted += [path.name for path in assets.glob("Home-*.js")]
    found: dict[str, Path] = {}
    while wanted:
        name = wanted.pop()
        if name not in found and (assets / name).exists():
            found[name] = assets / name
            wanted += [other.decode() for other in IMPORT.findall(found[name].read_bytes())]
    return list(found.values())


def sizes() -> int:
    groups = {"script of shell and home page": opening(BUILT)}
    groups |= {path.name: [path] for path in sorted((BUILT / "engine").glob("*/*")) if path.suffix != ".gz"}
    groups["pictures and sounds"] = [path for path in (BUILT / "art").rglob("*") if path.is_file()]
    print(f"{'':32}{'kB':>8}{'gzip':>8}{'brotli':>8}")
    for name, files in groups.items():
        bodies = [path.read_bytes() for path in files]
        plain, packed = sum(map(len, bodies)), sum(len(gzip.compress(body, 9)) for body in bodies)
        print(f"{name:32}{plain / 1000:8.0f}{packed / 1000:8.0f}{brotli(files) / 1000:8.0f}", flush=True)
    return 0


def brotli(files: list[Path]) -> int:
    names = msgspec.json.encode([str(path) for path in files])
    return int(subprocess.run([str(NODE), "-e", BROTLI], input=names, stdout=subprocess.PIPE, check=True).stdout)


def bots() -> int:
    print(f"{'seconds of thinking':24}{'median':>8}{'longest':>9}")
    for game in OURS:
        for level, count in MOVES.items():
            median, longest = in_wasm(BOTS, game, level, count).decode().split()
            print(f"{game + ', ' + level:24}{median:>8}{longest:>9}", flush=True)
    return 0


def visit() -> int:
    from tests.browser.site import Site

    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder))
        launch = chosen()
        for game in OURS:
            profile = Path(folder) / f"profile-{game}"  # kept on disk, as everybody's: a private one caches no code
            context = playwright.chromium.launch_persistent_context(
                profile, executable_path=launch["executable_path"], env={**launch["env"]}
            )
            context.add_init_script(AT_ONCE)
            for which in ("first", "second", "third"):
                took, worked, held = to_play(context, site.base, game, profile)
                print(f"{game}, {which} visit: first question after {took:.1f} s", end=", ")
                print(f"{worked:.1f} s of processor time, {held / 1e6:.0f} MB", flush=True)
            context.close()
        site.stop()
    return 0


def to_play(context: BrowserContext, base: str, game: str, profile: Path) -> tuple[float, float, int]:
    """From the address of a deal to the first thing that glows, in a new page; the click in between counts.

    Seconds, the browser's seconds of processor time, and the bytes that it holds then.
    """
    from tests.browser.site import deal, remembered

    page = context.new_page()
    began, before = time.monotonic(), sum(worked(process) for process in browser(profile))
    deal(page, base, game, "here,easy", "visit")
    took, after = time.monotonic() - began, sum(worked(process) for process in browser(profile))
    held = sum(memory(process) for process in browser(profile))
    page.wait_for_function("() => navigator.serviceWorker?.controller ?? true")
    remembered(page)
    page.close()
    return took, after - before, held


def browser(profile: Path) -> list[Path]:
    """The processes of the browser with this profile, as folders of /proc."""
    processes = [path.parent for path in Path("/proc").glob("[0-9]*/stat")]
    parents = {process.name: fields(process)[1] for process in processes if fields(process)}
    found = [process for process in processes if str(profile).encode() in command(process)]
    for process in found:  # grows meanwhile
        found += [other for other in processes if parents.get(other.name) == process.name and other not in found]
    return found


def fields(process: Path) -> list[str]:
    """State, parent and so on; nothing if it has ended meanwhile."""
    try:
        return (process / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def command(process: Path) -> bytes:
    try:
        return (process / "cmdline").read_bytes()
    except OSError:
        return b""


def worked(process: Path) -> float:
    """Seconds of processor time."""
    known = fields(process)
    return (int(known[11]) + int(known[12])) / os.sysconf("SC_CLK_TCK") if known else 0.0


def memory(process: Path) -> int:
    """Bytes that it holds alone."""
    try:
        held = re.search(r"RssAnon:\s+(\d+)", (process / "status").read_text())
    except OSError:
        return 0
    return 1024 * int(held[1]) if held else 0


def main() -> int:
    parser = argparse.ArgumentParser(description="What the games are like in a browser.")
    parser.add_argument("what", choices=["records", "bytes", "bots", "visit"])
    parser.add_argument("--games", type=int, default=100)
    asked = parser.parse_args()
    return {"records": lambda: records(asked.games), "bytes": sizes, "bots": bots, "visit": visit}[asked.what]()


if __name__ == "__main__":
    sys.exit(main())
