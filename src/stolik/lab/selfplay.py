"""Self-play: one policy plays all seats of many games at once, and every seat's decisions come back with what they led
to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from stolik.lab.opponents import Policy


class Step(NamedTuple):
    """One decision: who was asked, what it saw, what it could do and what it did."""

    seat: int
    observation: npt.NDArray[np.uint8]
    mask: npt.NDArray[np.bool_]
    action: int


class Played(NamedTuple):
    """A whole game, and its value for each seat."""

    steps: list[Step]
    rewards: list[float]


def play_games(games: Any, policy: Policy, count: int, seed: int | None = None) -> Iterator[Played]:
    """So many finished games of a `lab.vector` in its default mode, in the order in which they end.

    Short games end first: whoever stops after a few has seen too many of them. Ask for several times as many games as
    the batch is wide.
    """
    observations, info = games.reset(seed=seed)
    under_way: list[list[Step]] = [[] for _ in range(games.num_envs)]
    over = np.zeros(games.num_envs, np.bool_)
    while count:
        ids = policy(observations, info["action_mask"])
        for row in np.flatnonzero(~over):
            seen, mask = observations[row].copy(), info["action_mask"][row].copy()
            under_way[row].append(Step(int(info["current_player"][row]), seen, mask, int(ids[row])))
        observations, rewards, over, _, info = games.step(ids)
        for row in np.flatnonzero(over):
            if count:
                yield Played(under_way[row], rewards[row].tolist())
                count -= 1
            under_way[row] = []
