"""Plays random games of one kind and says how fast: started by run.py, one process per contender.

Each line on standard input asks for one round of so many seconds of processor time; each answer is a line of JSON.
Only one contender works at a time, so they can share a core.
"""

import json
import random
import sys
from collections.abc import Callable, Iterator
from itertools import count
from time import process_time
from typing import Any, NamedTuple

SEATS = 4
COPIES = 20
"""Copies of each sampled position."""


class Contender(NamedTuple):
    """How to play a random game as a walk over its positions, one per decision, and how to copy one."""

    play: Callable[[int], Iterator[Any]]
    copy: Callable[[Any], Any]


def ours(name: str) -> Contender:
    """A game of stolik, through the loop that simulation and search use."""
    import stolik
    from stolik.kernel.engine import options, step

    game = stolik.load(name)
    seats = min(SEATS, game.seats[-1])

    def play(seed: int) -> Iterator[Any]:
        rng, state = random.Random(seed), game.new(seats, seed)
        actions = options(state)
        while actions:
            yield state
            actions = step(state, rng.choice(actions), [])

    return Contender(play, lambda state: state.copy())


def catanatron() -> Contender:
    """Catan as catanatron plays it, without checking actions that are known to be legal."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    def play(seed: int) -> Iterator[Any]:
        rng, game = random.Random(seed), Game([RandomPlayer(color) for color in Color], seed=seed + 1)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            yield game
            game.execute(rng.choice(game.state.playable_actions), validate_action=False)

    return Contender(play, lambda game: game.copy())


def speed(contender: Contender, seeds: Iterator[int], seconds: float) -> dict[str, float]:
    """Whole games until the time is up."""
    games = decisions = 0
    begin = process_time()
    while process_time() - begin < seconds:
        decisions += sum(1 for _ in contender.play(next(seeds)))
        games += 1
    spent = process_time() - begin
    return {"decisions": decisions / spent, "games": games / spent, "length": decisions / games}


def copying(contender: Contender, seed: int) -> float:
    """Microseconds for the copy of a position, averaged over one game."""
    spent, copies = 0.0, 0
    for ply, position in enumerate(contender.play(seed)):
        if ply % 10 == 0:
            begin = process_time()
            for _ in range(COPIES):
                contender.copy(position)
            spent += process_time() - begin
            copies += COPIES
    return 1e6 * spent / copies


def main() -> None:
    name = sys.argv[1]
    contender = catanatron() if name == "catanatron" else ours(name)
    seeds = count()
    for line in sys.stdin:
        figures = speed(contender, seeds, float(line)) | {"copy": copying(contender, next(seeds))}
        print(json.dumps(figures), flush=True)


if __name__ == "__main__":
    main()
