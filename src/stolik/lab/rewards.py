"""What a finished game is worth to each seat: by name, or a function of one's own from the outcome to a list."""

from __future__ import annotations

from collections.abc import Callable

from stolik.kernel.messages import Outcome

Reward = Callable[[Outcome], list[float]]


def places(outcome: Outcome) -> list[float]:
    """By seat, its place from 0 (best); those who share places all get the mean of them."""
    found = [0.0] * len(outcome.scores)
    before = 0
    for group in outcome.ranking:
        for seat in group:
            found[seat] = before + (len(group) - 1) / 2
        before += len(group)
    return found


def win(outcome: Outcome) -> list[float]:
    """1 for a sole winner, its share of 1 for a shared victory, -1 for everybody else."""
    first = outcome.ranking[0]
    return [1.0 / len(first) if seat in first else -1.0 for seat in range(len(outcome.scores))]


def rank(outcome: Outcome) -> list[float]:
    """From 1 for the first place down to -1 for the last, in equal steps. Adds up to 0."""
    steps = len(outcome.scores) - 1
    return [1.0 - 2.0 * place / steps for place in places(outcome)]


def margin(outcome: Outcome) -> list[float]:
    """The lead over the best rival as a part of the best score, from -1 to 1: how clear it was, not only who won."""
    totals = [float(score.total) for score in outcome.scores]
    scale = max(1.0, *map(abs, totals))
    rivals = [max(totals[:seat] + totals[seat + 1 :]) for seat in range(len(totals))]
    return [max(-1.0, min(1.0, (own - best) / scale)) for own, best in zip(totals, rivals, strict=True)]


def zero_sum(outcome: Outcome) -> list[float]:
    """The victory, shared by those who won, paid for by all in equal parts. Adds up to 0 for any number of players."""
    first, seats = outcome.ranking[0], len(outcome.scores)
    return [(1.0 / len(first) if seat in first else 0.0) - 1.0 / seats for seat in range(seats)]


REWARDS: dict[str, Reward] = {"win": win, "rank": rank, "margin": margin, "zero-sum": zero_sum}


def reward_of(given: str | Reward) -> Reward:
    if not isinstance(given, str):
        return given
    if given not in REWARDS:
        raise ValueError(f"reward: {given!r} is not one of {', '.join(REWARDS)}, nor a function of the outcome")
    return REWARDS[given]
