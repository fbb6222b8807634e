"""Random play for the contract tests: which cases there are, and a walk over the decisions of a game."""

import os
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import stolik
from stolik.kernel.codec import option_sets
from stolik.kernel.messages import Decision

GAMES = int(os.environ.get("STOLIK_GAMES", "1"))
"""Random games per case. `make test` plays few; a long run sets it to hundreds."""
RUNAWAY = 60_000
"""More decisions than any game can take."""


class Case(NamedTuple):
    name: str
    seats: int
    options: dict[str, Any]
    seed: int

    @property
    def game(self) -> stolik.Game:
        return stolik.load(self.name)

    def match(self) -> stolik.Match:
        return stolik.Match(self.game, self.seats, self.seed, self.options)


def cases(per_count: int) -> list[Case]:
    """`per_count` cases for each game and player count, spread over its option sets."""
    found = []
    for name in stolik.GAMES:
        game = stolik.load(name)
        for seats in game.seats:
            sets = option_sets(game.Options, seats)
            random.Random(f"{name}/{seats}").shuffle(sets)
            sets.insert(0, {})
            found += [Case(name, seats, sets[i % len(sets)], i) for i in range(per_count * GAMES)]
    return found


def label(case: Case) -> str:
    chosen = ",".join(f"{k}={v}" for k, v in case.options.items())
    return f"{case.name}-{case.seats}-{case.seed}-{chosen or 'default'}"


def decisions(case: Case) -> Iterator[tuple[stolik.Match, Decision, random.Random]]:
    """Every decision of one random game; after the caller has looked at it, a random action is played."""
    rng = random.Random(case.seed)
    match = case.match()
    for _ in range(RUNAWAY):
        decision = case.game.decision(match.state)
        if decision is None:
            return
        yield match, decision, rng
        match.play(rng.choice(decision.actions))
    raise AssertionError(f"{label(case)} runs away")
