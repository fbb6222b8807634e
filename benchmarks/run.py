"""Measure our games beside a peer, interleaved on one core, and write the table into README.md beside this file.

make bench            # measure, and write the table
make bench CHECK=1    # measure, and fail if a game has lost ground against the peer since the table was written
"""

import json
import os
import platform
import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

HERE = Path(__file__).parent
ROOT = HERE.parent
NATIVE = ROOT / "build" / "native"
ROUNDS = int(os.environ.get("ROUNDS", "5"))
SECONDS = float(os.environ.get("SECONDS", "2"))
PEER = "catanatron"
LOSS = 0.1
"""Part of a ratio that may be lost before `CHECK=1` fails: rounds on a shared machine differ by about half of it."""

Figures = dict[str, float]


class Contender:
    """A process that plays when asked."""

    def __init__(self, game: str, build: str, path: Path, script: str = "player.py") -> None:
        self.game, self.build = game, build
        self.rounds: list[Figures] = []
        self.process = subprocess.Popen(
            [sys.executable, HERE / script, game],
            env={**os.environ, "PYTHONPATH": str(path)}, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    def play(self) -> None:
        """One round; the others wait."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(SECONDS, file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline()
        if not answer:
            sys.exit(f"bench: {self.game} ({self.build}) stopped")
        self.rounds.append(json.loads(answer))

    def figure(self, key: str) -> float:
        return median(figures[key] for figures in self.rounds)

    def against(self, peer: "Contender", key: str) -> float:
        """How many times the peer's figure: round by round, so that a busy minute weighs on both."""
        return median(mine[key] / theirs[key] for mine, theirs in zip(self.rounds, peer.rounds, strict=True))


def games() -> list[str]:
    return sorted(path.parent.name for path in (ROOT / "src/stolik/games").glob("*/game.py"))


def contenders() -> list[Contender]:
    builds = [("interpreted", ROOT / "src")] + [("native", NATIVE)] * NATIVE.exists()
    found = [Contender(PEER, "interpreted", ROOT / "src")]
    return found + [Contender(game, build, path) for game in games() for build, path in builds]


def row(contender: Contender, peer: Contender) -> str:
    cells = [
        contender.game,
        contender.build,
        f"{contender.figure('decisions'):,.0f}",
        f"{contender.against(peer, 'decisions'):.1f} ×",
        f"{contender.figure('games'):.1f}",
        f"{contender.figure('length'):,.0f}",
        f"{contender.figure('copy'):.1f}",
        f"{1 / contender.against(peer, 'copy'):.1f} ×",
    ]
    return f"| {' | '.join(cells)} |"


def table(all_: list[Contender]) -> str:
    where = f"Python {platform.python_version()} on one core ({platform.machine()})"
    how = f"median of {ROUNDS} rounds of {SECONDS:g} s of processor time"
    return "\n".join(
        [
            f"Measured on {datetime.now(UTC).date()} with {where}, {how}.",
            "",
            "| game | build | decisions/s | of peer | games/s | decisions a game | µs a copy | faster than peer |",
            "|---|---|--:|--:|--:|--:|--:|--:|",
            *(row(contender, all_[0]) for contender in all_),
        ]
    )


def ratios(figures: str) -> dict[tuple[str, str], float]:
    """By game and build: how many times the decisions of the peer, as a table says."""
    rows = re.findall(r"^\| (\w+) \| (\w+) \| [\d,.]+ \| ([\d.]+) × \|", figures, re.MULTILINE)
    return {(game, build): float(times) for game, build, times in rows}


def lost(before: dict[tuple[str, str], float], now: dict[tuple[str, str], float]) -> list[str]:
    """A sentence for everything that is slower than it was, beside the same peer."""
    return [
        f"{game} ({build}): {now[game, build]:g} × {PEER}, it was {times:g} ×"
        for (game, build), times in before.items()
        if (game, build) in now and now[game, build] < (1 - LOSS) * times
    ]


def write(figures: str, script: str = "run") -> None:
    """Put the figures between the markers of the script that measured them."""
    file = HERE / "README.md"
    between = re.compile(
        rf"(<!-- figures: written by benchmarks/{script}.py -->\n).*?(<!-- end of figures -->)", re.DOTALL
    )
    file.write_text(between.sub(lambda found: f"{found[1]}{figures}\n{found[2]}", file.read_text("utf-8")), "utf-8")


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    all_ = contenders()
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr)
        for contender in all_:
            contender.play()
    for contender in all_:
        contender.process.communicate()
    figures = table(all_)
    print(figures)
    if os.environ.get("CHECK"):
        check(figures)
    else:
        write(figures)


def check(figures: str) -> None:
    slower = lost(ratios((HERE / "README.md").read_text("utf-8")), ratios(figures))
    if slower:
        sys.exit("\n".join(["bench: slower than in benchmarks/README.md", *slower]))
    print("No game has lost ground since benchmarks/README.md was written.")


if __name__ == "__main__":
    main()
