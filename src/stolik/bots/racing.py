"""A race of actions: all are weighed in the same worlds, one after another, and what is clearly behind drops out."""

import math
from dataclasses import dataclass, field

from stolik.kernel.messages import Action

LAP = 16
"""After so many worlds each time it is seen who is beaten."""
DOUBT = 3.0
"""Standard errors that a runner must be behind to be beaten."""


@dataclass
class Runner:
    action: Action
    values: list[float] = field(default_factory=list)
    """How far it puts the seat ahead, world by world; the worlds are the same for all that are still running."""
    plans: bool = False
    """The rest of the turn is searched too: what was found late counts."""

    def mean(self) -> float:
        counted = self.values[len(self.values) // 2 :] if self.plans else self.values
        return sum(value for value in counted) / len(counted)


def unbeaten(running: list[Runner]) -> list[Runner]:
    """Whoever might still prove to be the best. Of those that led to the same in every world the first stays."""
    best = running[0]
    for runner in running[1:]:
        if runner.mean() > best.mean():
            best = runner
    return [runner for runner in running if runner is best or not is_beaten(runner, best)]


def best_of(running: list[Runner], number: int) -> list[Runner]:
    """So many of the best, in their order; of those that led to the same in every world only the first."""
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
    """Whether luck alone would hardly leave it so far behind: judged by the difference in each world."""
    behind = [b - r for b, r in zip(best.values, runner.values)]
    worlds = len(behind)
    mean = sum(x for x in behind) / worlds
    variance = sum((x - mean) * (x - mean) for x in behind) / worlds
    return mean >= DOUBT * math.sqrt(variance / worlds)
