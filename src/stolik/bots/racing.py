"""A race of actions: all are weighed in the same worlds, and those clearly behind drop out."""

import math
from dataclasses import dataclass, field

from stolik.kernel.messages import Action

LAP = 16
"""Worlds between two looks at who is beaten."""
DOUBT = 3.0
"""Standard errors that a beaten runner is behind."""


@dataclass
class Runner:
    action: Action
    values: list[float] = field(default_factory=list)
    """How far it puts the seat ahead, by world; the worlds are the same for all runners still in the race."""
    plans: bool = False
    """Whether the rest of the turn is searched too; then later values count more."""

    def mean(self) -> float:
        counted = self.values[len(self.values) // 2 :] if self.plans else self.values
        return sum(value for value in counted) / len(counted)


def unbeaten(running: list[Runner]) -> list[Runner]:
    """The runners that may still prove best. Of those with equal values in every world, only the first stays."""
    best = running[0]
    for runner in running[1:]:
        if runner.mean() > best.mean():
            best = runner
    return [runner for runner in running if runner is best or not is_beaten(runner, best)]


def best_of(running: list[Runner], number: int) -> list[Runner]:
    """The best runners, in their order, this many; of those with equal values in every world, only the first."""
    seen: set[tuple[float, ...]] = set()
    distinct: list[Runner] = []
    for runner in running:
        known = tuple(runner.values)
        if known not in seen:
            seen.add(known)
            distinct.append(runner)
    means = sorted([-runner.mean() for runner in distinct])
    worst = -means[min(number, len(means)) - 1]
    return [runner for runner in distinct if runner.mean() >= worst]


def is_beaten(runner: Runner, best: Runner) -> bool:
    """Whether it is so far behind that luck hardly explains it, judged by the difference in each world."""
    behind = [b - r for b, r in zip(best.values, runner.values)]
    worlds = len(behind)
    mean = sum(x for x in behind) / worlds
    variance = sum((x - mean) * (x - mean) for x in behind) / worlds
    return mean >= DOUBT * math.sqrt(variance / worlds)
