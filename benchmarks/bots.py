"""Measure bots, environments and workers, and write the second table into README.md beside this file.

make bench
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from benchmarks.run import NATIVE, ROOT, games, write

SECONDS = float(os.environ.get("SECONDS", "2"))
PEER = "go_v5"
SCALING_GAMES = 30


def rate(work: Callable[[], int]) -> float:
    """Pieces of work per second of processor time, on one core."""
    work()
    start, done = time.process_time(), 0
    while time.process_time() - start < SECONDS:
        done += work()
    return done / (time.process_time() - start)


def planner(name: str) -> float:
    """Simulations per second: a redealt world, the tree, a playout, the judgement."""
    import stolik
    from stolik import bots
    from stolik.kernel.chance import chance_of
    from stolik.kernel.engine import options

    game, rng = stolik.load(name), chance_of("bench")
    normal, hard = bots.make("normal", game), bots.make("hard", game, simulations=50)
    state = game.new(2, 1)
    plies = 0
    while plies < 40 or len(options(state)) < 2:
        observation = bots.Observation(game, state, options(state)[0].seat)
        game.apply(state, normal.choose(observation, rng).action)
        plies += 1
    observation = bots.Observation(game, state, options(state)[0].seat)

    def think() -> int:
        hard.choose(observation, rng)
        return 50

    return rate(think)


def greedy(name: str) -> float:
    """Two-player games of `normal` against itself per second."""
    from stolik.lab.job import Job, play

    job = Job(name, ["normal", "normal"], 1_000_000, {}, "bench")
    number = iter(range(job.games))

    def game() -> int:
        play(job, next(number))
        return 1

    return rate(game)


def steps(env: Any) -> float:
    """Steps per second of a PettingZoo environment under masked random play, observations included."""
    import numpy as np

    rng = np.random.default_rng(1)

    def episode() -> int:
        env.reset(seed=int(rng.integers(2**31)))
        count = 0
        for agent in env.agent_iter():
            observation, _, ended, cut, info = env.last()
            over = ended or cut
            mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
            env.step(None if over else int(rng.choice(np.flatnonzero(mask))))
            count += 1
            assert agent
        return count

    return rate(episode)


def measure(name: str) -> dict[str, float]:
    if name == "scaling":
        return scaling()
    if name == PEER:
        from importlib import import_module

        return {"steps": steps(import_module(f"pettingzoo.classic.{PEER}").env())}
    from stolik import lab

    return {"planner": planner(name), "greedy": greedy(name), "steps": steps(lab.env(name))}


def asked(name: str, path: Path) -> dict[str, float]:
    """The figures of one build, from a process of its own."""
    command = [sys.executable, "-m", "benchmarks.bots", name]
    places = {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run(command, env=places, cwd=ROOT, stdout=subprocess.PIPE, check=True)
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def scaling() -> dict[str, float]:
    """How many times faster two workers finish the same games than one; each has warmed up with a game."""
    from stolik.lab.job import Job, play

    job = Job("eclipse", ["normal", "normal"], SCALING_GAMES, {}, "bench")
    took = []
    for workers in (1, 2):
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            list(pool.map(play, [job] * workers, range(workers)))
            start = time.perf_counter()
            list(pool.map(play, [job] * SCALING_GAMES, range(SCALING_GAMES)))
            took.append(time.perf_counter() - start)
    return {"scaling": took[0] / took[1]}


def main() -> None:
    lines = [
        "| game | build | simulations/s of `hard` | games/s of `normal` | environment steps/s |",
        "|---|---|--:|--:|--:|",
    ]
    builds = [("interpreted", ROOT / "src")] + [("native", NATIVE)] * NATIVE.exists()
    for name, build, path in [(g, b, p) for g in games() for b, p in builds]:
        found = asked(name, path)
        lines.append(f"| {name} | {build} | {found['planner']:,.0f} | {found['greedy']:.2f} | {found['steps']:,.0f} |")
    lines.append(f"| {PEER} | of PettingZoo | | | {asked(PEER, ROOT / 'src')['steps']:,.0f} |")
    times = asked("scaling", ROOT / "src")["scaling"]
    lines += ["", f"Two workers finish {SCALING_GAMES} games of Eclipse {times:.2f} × as fast as one."]
    print("\n".join(lines))
    write("\n".join(lines), "bots")


if __name__ == "__main__":
    if len(sys.argv) == 2:
        print(json.dumps(measure(sys.argv[1])))
    else:
        main()
