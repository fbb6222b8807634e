"""A played game as the bots judge it, move by move, with alternatives: every position is played on from.

Each number comes from its own seed, so a position is judged alike whoever asks, and in any order.
"""

import math
from collections.abc import Sequence
from statistics import fmean, median
from typing import Any

from stolik.bots import heuristics_of
from stolik.bots.heuristics import Heuristics
from stolik.bots.messages import Judgement, Swing
from stolik.bots.rollout import finish_turn
from stolik.bots.search import play_out
from stolik.kernel.chance import Chance, chance_of
from stolik.kernel.engine import options, step
from stolik.kernel.game import Game
from stolik.kernel.messages import Action

TO_THE_END = 10_000
"""More decisions than any game has."""
Wins = Sequence[Sequence[float]]
"""Everybody's chance to win, at one position after another."""


def judge(game: Game, state: Any, seed: str, playouts: int, depth: int | None = None) -> Judgement:
    """Chances and scores after a turn and `depth` decisions, in worlds that look the same to every spectator."""
    heuristics = heuristics_of(game)
    wins: list[list[float]] = []
    score = [0.0] * state.seats
    for number in range(playouts):
        rng = chance_of(f"{seed}:{number}")
        world = game.redeal(state, None, rng)
        play_on(heuristics, world, options(world), rng, depth)
        wins.append(heuristics.chances(world))
        for seat, result in enumerate(game.outcome(world).scores):
            score[seat] += result.total / playouts
    columns = list(zip(*wins, strict=True))
    return Judgement([fmean(column) for column in columns], score, max(map(standard_error, columns)))


def compare(game: Game, state: Any, actions: Sequence[Action], seed: str, playouts: int) -> list[float]:
    """The mover's chance to win after each of these actions, in the same worlds: only what that seat knew counts."""
    heuristics = heuristics_of(game)
    seat = actions[0].seat
    values = [0.0] * len(actions)
    for number in range(playouts):
        world = game.redeal(state, seat, chance_of(f"{seed}:{number}"))
        for i, action in enumerate(actions):
            after = world.copy()
            play_on(heuristics, after, step(after, action, []), chance_of(f"{seed}:{number}:on"), None)
            values[i] += heuristics.chances(after)[seat] / playouts
    return values


def play_on(heuristics: Heuristics, world: Any, actions: list[Action], rng: Chance, depth: int | None) -> None:
    """As the search does before it judges: finish the turn, then play on by urges as far as helps in this game."""
    if actions:
        actions = finish_turn(heuristics, world, actions, actions[0].seat)
    play_out(heuristics, world, actions, rng, heuristics.horizon if depth is None else depth)


def calm(wins: Wins) -> list[list[float]]:
    """Chances without blips that the next move undoes: the median of five neighbors. The end is certain."""
    smooth = [normalized([median(column) for column in zip(*near(wins, i), strict=True)]) for i in range(len(wins))]
    return [*smooth[:-1], list(wins[-1])]


def near(wins: Wins, i: int) -> Wins:
    reach = min(2, i, len(wins) - 1 - i) if i else 2
    return wins[max(0, i - reach) : i + reach + 1]


def normalized(parts: Sequence[float]) -> list[float]:
    total = sum(parts)
    return [part / total for part in parts]


def swings(plies: Sequence[int], wins: Wins, least: float = 0.0, most: int = 5) -> list[Swing]:
    """Turning points: where chances changed for longer than a round, largest first, none within a round of another."""
    reach = len(wins[0])
    found = [swing(plies[i], wins[i - reach : i], wins[i : i + reach]) for i in range(reach, len(wins))]
    chosen: list[Swing] = []
    for candidate in sorted(found, key=lambda s: -abs(s.change)):
        is_apart = all(abs(candidate.ply - other.ply) > reach for other in chosen)
        if is_apart and abs(candidate.change) >= least and len(chosen) < most:
            chosen.append(candidate)
    return chosen


def swing(ply: int, before: Wins, after: Wins) -> Swing:
    """Whose chance changed from this ply on, and by how much."""
    changes = [fmean(b) - fmean(a) for a, b in zip(zip(*before, strict=True), zip(*after, strict=True), strict=True)]
    seat = max(range(len(changes)), key=lambda s: abs(changes[s]))
    return Swing(ply, seat, round(changes[seat], 4))


def standard_error(values: Sequence[float]) -> float:
    middle = fmean(values)
    return math.sqrt(sum((v - middle) ** 2 for v in values)) / len(values)
