"""Learn to play Arcana from nothing: python examples/learn.py [--minutes 10] [--workers 2] [--out curve.svg]

Afterwards, against others: PYTHONPATH=examples stolik arena arcana --bots learn:Learned,easy --games 100

A linear policy on what an action touches and what lies there, trained by policy gradient against a random player and
the `easy` bot in turn; a linear guess of the return is its baseline. Needs `stolik[lab]`. Each worker plays its share
of a batch with the weights of the last one; the curve shows the games won as they were played, exploring and all.
"""

import argparse
import math
import time
import zlib
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import fmean
from typing import Any

import numpy as np
import numpy.typing as npt

from stolik.bots import Bot, Choice, Observation
from stolik.kernel.chance import Chance
from stolik.kernel.messages import Action, Line
from stolik.lab.arena import wilson
from stolik.lab.environment import SeatEnv

TEACHERS = ("random", "easy")
FEATURES = 1 << 15
BATCH = 32
POLICY_STEP, VALUE_STEP = 0.5, 0.1
DISCOUNT, POINTS = 0.95, 0.1
"""What the future counts from one decision to the next, and a point of lead beside a victory."""
WEIGHTS = "weights.npy"
"""Where the policy is kept, in the folder in which it was learned."""
WINDOW = 100
"""The curve shows the share won of so many games."""

Vector = npt.NDArray[np.float64]
Step = tuple[list[list[int]], Vector, int, Vector, float]
"""The features of every action, their odds, which one was taken, what was seen, and the lead in points before."""
Point = tuple[float, int, dict[str, float]]
"""Minutes and games played so far, and the share won lately against each teacher."""


def features(action: Any, view: Any, seat: int) -> list[int]:
    """What an action is, what it touches and what lies there, as places in the vector of weights."""
    words = [action.tag, *(f"{action.tag} {target}" for target in action.targets())]
    for zone in view.zones:
        if zone.zone == getattr(action, "zone", None):
            mine = sum(agent.owner == seat for agent in zone.agents)
            words += [f"{word} for {zone.stake}" for word in words[:2]]
            words += [f"{action.tag} with {mine} against {len(zone.agents) - mine}", f"{zone.stake} with {mine}"]
    return [zlib.crc32(word.encode()) % FEATURES for word in words]


def play(weights: Vector, value: Vector, seed: int) -> tuple[str, float, Vector, Vector]:
    """One game: against whom, what it brought (1 won, 0 lost), and how to change the policy and the baseline."""
    seat, teacher = seed % 2, TEACHERS[seed // 2 % 2]
    env = SeatEnv("arcana", seat=seat, opponents=(teacher,))
    rng = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    steps: list[Step] = []
    over, reward = False, 0.0
    while not over:
        numbers = np.flatnonzero(info["action_mask"])
        batch = env.games.batch
        view = batch.game.view(batch.states[0], seat)
        known = [features(batch.legal[0][int(number)], view, seat) for number in numbers]
        odds = np.array([weights[places].sum() for places in known])
        odds = np.exp(odds - odds.max())
        odds /= odds.sum()
        choice = int(rng.choice(len(numbers), p=odds))
        seen = np.tanh(observation.astype(np.float64))
        steps.append((known, odds, choice, seen, lead(view, seat)))
        observation, reward, over, _, info = env.step(int(numbers[choice]))
    ahead = lead(batch.game.view(batch.states[0], seat), seat)
    return teacher, max(0.0, reward), *gradients(steps, value, reward, ahead)


def lead(view: Any, seat: int) -> float:
    """Points ahead of the other seat."""
    return float(view.seats[seat].vp - view.seats[1 - seat].vp)


def gradients(steps: list[Step], value: Vector, reward: float, points: float) -> tuple[Vector, Vector]:
    """Actions that led to more than expected become likelier. A lead in points counts a little, a victory most."""
    policy, baseline = np.zeros(FEATURES), np.zeros_like(value)
    rest = reward
    for known, odds, choice, seen, before in reversed(steps):
        rest = POINTS * (points - before) + DISCOUNT * rest
        points = before
        surprise = rest - float(value @ seen)
        baseline += surprise * seen / (1.0 + seen @ seen)
        for i, places in enumerate(known):
            np.add.at(policy, places, surprise * (float(i == choice) - odds[i]))
    return policy / math.sqrt(len(steps)), baseline / len(steps)


class Learned(Bot):
    """The policy as a bot: it takes what it likes best and explores no more."""

    def __init__(self, game: Any) -> None:
        super().__init__("learned", "own")
        self.weights: Vector = np.load(WEIGHTS)

    def choose(self, observation: Observation, rng: Chance) -> Choice:
        view = observation.view

        def liking(action: Action) -> float:
            return float(self.weights[features(action, view, observation.seat)].sum())

        return Choice(max(observation.decision.actions, key=liking), Line("bot-why-best"))


def learn(minutes: float, workers: int) -> tuple[Vector, list[Point]]:
    """The policy, and how it went, batch by batch."""
    weights, value = np.zeros(FEATURES), np.zeros(SeatEnv("arcana").games.batch.width)
    results: dict[str, list[float]] = {teacher: [] for teacher in TEACHERS}
    curve: list[Point] = []
    begin, seed = time.monotonic(), 0
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        while time.monotonic() < begin + 60 * minutes:
            batch = pool.map(play, [weights] * BATCH, [value] * BATCH, range(seed, seed + BATCH), chunksize=4)
            for teacher, won, policy, baseline in list(batch):
                weights += POLICY_STEP * policy
                value += VALUE_STEP * baseline
                results[teacher].append(won)
            seed += BATCH
            lately = {teacher: fmean(won[-WINDOW:]) for teacher, won in results.items()}
            curve.append(((time.monotonic() - begin) / 60, seed, lately))
            shares = ", ".join(f"{share:.0%} against {teacher}" for teacher, share in lately.items())
            print(f"{curve[-1][0]:5.1f} min, {seed} games, lately won: {shares}", flush=True)
    return weights, curve


def draw(curve: list[Point], out: str) -> None:
    """The share won of the last games against each teacher over time, with its 95 % interval."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 3.6))
    axes = figure.subplots()
    times = [when for when, _, _ in curve]
    for teacher, colour in zip(TEACHERS, ("#8F5200", "#1F6F78"), strict=True):
        shares = [lately[teacher] for _, _, lately in curve]
        counts = [min(WINDOW, games // len(TEACHERS)) for _, games, _ in curve]
        low, high = zip(*(wilson(share * n, n) for share, n in zip(shares, counts, strict=True)), strict=True)
        axes.fill_between(times, low, high, color=colour, alpha=0.18, linewidth=0)
        axes.plot(times, shares, color=colour, label=f"against {teacher}")
    axes.axhline(0.5, color="#241B12", linestyle="--", linewidth=1)
    axes.set(xlabel="minutes", ylabel=f"won of the last {WINDOW} games", ylim=(0, 1.02), xlim=(0, None))
    axes.legend(loc="center right")
    figure.savefig(out, bbox_inches="tight", metadata={"Date": None})


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", default="curve.svg")
    given = parser.parse_args()
    policy, course = learn(given.minutes, given.workers)
    np.save(WEIGHTS, policy)
    draw(course, given.out)
