"""Learn to play Arcana against a random player: python examples/learn.py [--minutes 10] [--workers 2] [--out curve.svg]

A linear policy on what an action touches, trained by policy gradient; a linear guess of the result from the observation
is its baseline. Needs `stolik[lab]`. Each worker plays its share of a batch with the weights of the last one.
"""

import argparse
import time
import zlib
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np
import numpy.typing as npt

from stolik.lab.environment import SeatEnv

FEATURES = 1 << 14
BATCH = 16
POLICY_STEP, VALUE_STEP = 0.04, 0.1

Vector = npt.NDArray[np.float64]


def features(action: Any) -> list[int]:
    """What an action is and what it touches, alone and together, as places in the vector of weights."""
    names = [action.tag, *(f"{action.tag} {target}" for target in action.targets()), " ".join(action.targets())]
    return [zlib.crc32(name.encode()) % FEATURES for name in names]


def play(weights: Vector, value: Vector, seed: int) -> tuple[Vector, Vector, float]:
    """One game: how to change the policy and the baseline, and the result (1 won, -1 lost)."""
    env = SeatEnv("arcana", seat=seed % 2, opponents=("random",))
    rng = np.random.default_rng(seed)
    observation, _ = env.reset(seed=seed)
    steps: list[tuple[list[list[int]], Vector, int, Vector]] = []
    over, reward = False, 0.0
    while not over:
        numbers = np.flatnonzero(observation["action_mask"])
        known = [features(env.table.ids[int(number)]) for number in numbers]
        odds = np.array([weights[places].sum() for places in known])
        odds = np.exp(odds - odds.max())
        odds /= odds.sum()
        choice = int(rng.choice(len(numbers), p=odds))
        if len(numbers) > 1:
            seen = np.tanh(observation["observation"].astype(np.float64))
            steps.append((known, odds, choice, seen))
        observation, reward, over, _, _ = env.step(int(numbers[choice]))
    return *gradients(steps, value, reward), reward


def gradients(steps: list[Any], value: Vector, reward: float) -> tuple[Vector, Vector]:
    policy, baseline = np.zeros(FEATURES), np.zeros_like(value)
    for known, odds, choice, seen in steps:
        surprise = reward - float(value @ seen)
        baseline += surprise * seen / (1.0 + seen @ seen) / len(steps)
        for i, places in enumerate(known):
            np.add.at(policy, places, surprise * (float(i == choice) - odds[i]))
    return policy / np.sqrt(len(steps)), baseline


def learn(minutes: float, workers: int) -> list[float]:
    """The share of games won in each batch."""
    size = SeatEnv("arcana", opponents=("random",)).table.layout.size
    weights, value = np.zeros(FEATURES), np.zeros(size)
    curve: list[float] = []
    stop = time.monotonic() + 60 * minutes
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        while time.monotonic() < stop:
            seeds = range(len(curve) * BATCH, (len(curve) + 1) * BATCH)
            games = list(pool.map(play, [weights] * BATCH, [value] * BATCH, seeds))
            for policy, baseline, _ in games:
                weights += POLICY_STEP * policy
                value += VALUE_STEP * baseline
            curve.append(sum((reward + 1) / 2 for _, _, reward in games) / BATCH)
            print(f"{len(curve) * BATCH:6d} games, last 10 batches won: {np.mean(curve[-10:]):.0%}", flush=True)
    return curve


def draw(curve: list[float], out: str) -> None:
    """Every batch as a dot, the mean of the last ten as a line."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 3.6))
    axes = figure.subplots()
    games = [BATCH * (i + 1) for i in range(len(curve))]
    axes.plot(games, curve, "o", color="#D3C5AE", markersize=3, label=f"batch of {BATCH} games")
    axes.plot(
        games, [np.mean(curve[max(0, i - 9) : i + 1]) for i in range(len(curve))], color="#8F5200", label="last 10"
    )
    axes.axhline(0.5, color="#241B12", linestyle="--", linewidth=1)
    axes.set(xlabel="games played", ylabel="games won against random", ylim=(0, 1.02))
    axes.legend(loc="lower right")
    figure.savefig(out, bbox_inches="tight", metadata={"Date": None})


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", default="curve.svg")
    given = parser.parse_args()
    draw(learn(given.minutes, given.workers), given.out)
