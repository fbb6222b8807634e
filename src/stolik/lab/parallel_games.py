"""Several games of one kind under way at once: what all learning environments are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding

import stolik
from stolik.kernel.batch import Batch
from stolik.kernel.chance import Chance, chance_of
from stolik.lab.opponents import Masks, Numbers, Opponent, Seated, answers, checked, masks, observations
from stolik.lab.rewards import Reward, reward_of

ILLEGAL = -1.0
"""The cost of choosing an illegal id; nothing else happens then."""


class Games:
    """All seats are asked from outside. Observations, masks and the like are views into buffers that are reused."""

    def __init__(
        self,
        name: str,
        count: int,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        reward: str | Reward = "win",
    ) -> None:
        if count < 1:
            raise ValueError(f"count: {count} is not a positive number")
        self.game = stolik.load(name)
        self.seats = seats or min(self.game.seats)
        self.reward = reward_of(reward)
        self.batch = Batch(self.game, count, self.seats, options)
        self.count = count
        self.observations: Numbers = observations(self.batch)
        self.masks: Masks = masks(self.batch)
        self.players: npt.NDArray[np.uint8] = np.frombuffer(self.batch.players, np.uint8)
        self.illegal: Masks = np.frombuffer(self.batch.illegal, np.bool_)
        self.rngs: list[np.random.Generator] = [seeding.np_random(None)[0] for _ in range(count)]
        self.observation_space = spaces.Box(0, 255, (self.batch.width,), np.uint8)
        self.action_space = spaces.Discrete(self.batch.ids)

    def seed(self, row: int, seed: int) -> None:
        """From here on the games of this row are the same for the same seed."""
        self.rngs[row] = seeding.np_random(seed)[0]

    def begin(self, row: int) -> None:
        """The next game of this row."""
        self.batch.begin(row, int(self.rngs[row].integers(2**62)))

    def play(self, rows: list[int], numbers: list[int]) -> list[int]:
        """Play an id in each of these rows; those whose game is over now."""
        return self.batch.play_all(rows, numbers)

    def check(self, rows: list[int], numbers: list[int]) -> None:
        """ValueError names the legal ids of the first row in which an id is not legal."""
        for row, number in zip(rows, numbers, strict=True):
            if number not in self.batch.numbers[row]:
                raise ValueError(f"action: {number} is not one of the legal ids {sorted(self.batch.numbers[row])}")

    def payoff(self, row: int) -> list[float]:
        """What a game that is over is worth, by seat."""
        return self.reward(self.game.outcome(self.batch.states[row]))

    def __getstate__(self) -> dict[str, Any]:
        """Views into buffers cannot be copied: they are made anew."""
        kept = dict(self.__dict__)
        for view in ("observations", "masks", "players", "illegal", "game"):
            del kept[view]
        states = [None if s is None else stolik.encode(s) for s in self.batch.states]
        kept["batch"] = (self.game.name, self.batch.chosen, bytes(self.batch.players), states)
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        name, chosen, players, states = kept.pop("batch")
        self.__dict__.update(kept)
        self.game = stolik.load(name)
        self.batch = Batch(self.game, self.count, self.seats, chosen)
        self.batch.players[:] = players
        for row, state in enumerate(states):
            if state is not None:
                self.batch.put(row, stolik.decode(state, self.game.State))
        self.observations, self.masks = observations(self.batch), masks(self.batch)
        self.players = np.frombuffer(self.batch.players, np.uint8)
        self.illegal = np.frombuffer(self.batch.illegal, np.bool_)


class SeatGames(Games):
    """One seat is asked from outside; opponents play the others."""

    def __init__(
        self,
        name: str,
        count: int,
        seats: int | None = None,
        seat: int | None = 0,
        opponents: Sequence[Opponent] = ("normal",),
        options: dict[str, Any] | None = None,
        reward: str | Reward = "win",
    ) -> None:
        super().__init__(name, count, seats, options, reward)
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"seat: {seat} is not one of 0 to {self.seats - 1}, nor None (drawn for each game)")
        self.seat = seat
        self.own = [seat or 0] * count
        """By row: the seat that learns."""
        named = checked(self.game, opponents, self.seats)
        self.seated = [Seated(named) for _ in range(count)]
        self.chances: list[Chance] = [chance_of("0") for _ in range(count)]

    def begin(self, row: int) -> None:
        rng = self.rngs[row]
        number = int(rng.integers(2**62))
        if self.seat is None:
            self.own[row] = int(rng.integers(self.seats))
        self.chances[row] = chance_of(f"bots/{number}")
        self.seated[row].sit_down(rng)
        self.batch.begin(row, number)
        self._others([row])

    def play(self, rows: list[int], numbers: list[int]) -> list[int]:
        ended = self.batch.play_all(rows, numbers)
        return ended + self._others([row for row in rows if not self.batch.illegal[row]])

    def _others(self, rows: list[int]) -> list[int]:
        """Let the opponents answer until the own seat is asked or the game is over, there and in all of these rows."""
        batch, ended = self.batch, list[int]()
        waiting = rows
        while waiting := [r for r in waiting if not batch.over[r] and batch.players[r] != self.own[r]]:
            numbers = answers(batch, waiting, self.seated, self.chances)
            ended += batch.play_all(waiting, numbers)
            for row, number in zip(waiting, numbers, strict=True):
                if batch.illegal[row]:
                    raise ValueError(f"opponents: one of them chose {number}, which is not legal")
        for row in rows:
            if batch.over[row]:  # the last observation is written for the seat that moved last
                batch.players[row] = self.own[row]
                batch.look(row)
        return ended
