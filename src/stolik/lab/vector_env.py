"""Batches: many games in one call, arrays in, arrays out. All seats learn (`Vector`), or one does (`SeatVectorEnv`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from stolik.lab.opponents import Masks, Numbers, Opponent
from stolik.lab.parallel_games import ILLEGAL, Games, SeatGames
from stolik.lab.rewards import Reward

Floats = npt.NDArray[np.float64]
Info = dict[str, Any]


class Stepper:
    """Steps games and begins those anew that are over, as the autoreset mode says."""

    def __init__(self, games: Games, mode: AutoresetMode, illegal: str) -> None:
        if illegal not in ("stay", "raise"):
            raise ValueError(f"illegal: {illegal!r} is not one of stay, raise")
        self.games = games
        self.mode = mode
        self.illegal = illegal
        self.every = list(range(games.count))
        self.over = np.ones(games.count, np.bool_)
        self.payoffs = np.zeros((games.count, games.seats))

    def reset(self, seed: int | Sequence[int] | None, rows: list[int]) -> None:
        if seed is not None:
            seeds = [seed + row for row in self.every] if isinstance(seed, int) else list(seed)
            if len(seeds) != self.games.count:
                raise ValueError(f"seed: {len(seeds)} seeds for {self.games.count} games")
            for row in rows:
                self.games.seed(row, seeds[row])
        for row in rows:
            self.games.begin(row)
        self.over[rows] = False

    def step(self, actions: npt.ArrayLike) -> list[int]:
        """The rows whose game ended with this step. In mode SAME_STEP they still show its end."""
        numbers = np.asarray(actions)
        if numbers.shape != (self.games.count,):
            raise ValueError(f"actions: one id for each of the {self.games.count} games, not {numbers.shape}")
        begun = np.flatnonzero(self.over).tolist()
        if begun and self.mode is not AutoresetMode.NEXT_STEP:
            raise ValueError(f"actions: games {begun} are over; begin them anew with reset")
        rows = [row for row in self.every if not self.over[row]] if begun else self.every
        chosen = numbers.tolist() if not begun else numbers[rows].tolist()
        if self.illegal == "raise":
            self.games.check(rows, chosen)
        asked = self.games.players.copy()
        self.payoffs[:] = 0.0
        ended = self.games.play(rows, chosen)
        wrong = np.flatnonzero(self.games.illegal)
        self.payoffs[wrong, asked[wrong]] = ILLEGAL
        for row in ended:
            self.payoffs[row] = self.games.payoff(row)
        for row in begun:
            self.games.begin(row)
        self.over[begun] = False
        self.over[ended] = True
        return ended

    def begin_ended(self, ended: list[int]) -> None:
        for row in ended:
            self.games.begin(row)
        self.over[ended] = False


def mode_of(given: str | AutoresetMode) -> AutoresetMode:
    known = {mode.name.lower(): mode for mode in AutoresetMode} | {mode.value: mode for mode in AutoresetMode}
    if isinstance(given, AutoresetMode):
        return given
    if given not in known:
        raise ValueError(f"autoreset: {given!r} is not one of next_step, same_step, disabled")
    return known[given]


def rows_of(options: dict[str, Any] | None, count: int) -> list[int]:
    """The games that `reset_mask` names, or all."""
    mask = (options or {}).get("reset_mask")
    if mask is None:
        return list(range(count))
    if not isinstance(mask, np.ndarray) or mask.shape != (count,) or mask.dtype != np.bool_ or not mask.any():
        raise ValueError(f"reset_mask: an array of {count} truth values is needed, one of them true")
    return [int(row) for row in np.flatnonzero(mask)]


class Vector:
    """Many games in which all seats learn. One call brings each to its next decision, of whatever seat.

    `step` answers with `observations[n, numbers]` of the seat that is asked, `rewards[n, seats]`, `terminated[n]`,
    `truncated[n]` and a dict with `action_mask[n, ids]`, `current_player[n]` and `illegal[n]`. Observations, masks and
    players are views into buffers that the next call writes anew: copy what you keep.
    """

    def __init__(
        self,
        name: str,
        n: int,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        reward: str | Reward = "win",
        autoreset: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        illegal: str = "stay",
    ) -> None:
        self.games = Games(name, n, seats, options, reward)
        self.mode = mode_of(autoreset)
        self.stepper = Stepper(self.games, self.mode, illegal)
        self.metadata = {"autoreset_mode": self.mode}
        self.num_envs, self.seats = n, self.games.seats
        self.single_observation_space = self.games.observation_space
        self.single_action_space = self.games.action_space

    def reset(
        self, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, Info]:
        self.stepper.reset(seed, rows_of(options, self.num_envs))
        return self.games.observations, self._info()

    def step(self, actions: npt.ArrayLike) -> tuple[Numbers, Floats, Masks, Masks, Info]:
        ended = self.stepper.step(actions)
        terminated = np.zeros(self.num_envs, np.bool_)
        terminated[ended] = True
        info = self._info()
        if self.mode is AutoresetMode.SAME_STEP and ended:
            info["final_obs"] = self.games.observations[ended].copy()
            info["final_rows"] = np.asarray(ended)
            self.stepper.begin_ended(ended)
        return self.games.observations, self.stepper.payoffs, terminated, np.zeros(self.num_envs, np.bool_), info

    def _info(self) -> Info:
        games = self.games
        return {"action_mask": games.masks, "current_player": games.players, "illegal": games.illegal}


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """Gymnasium's vector environment: one seat of each game learns, opponents play the others."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int | None = 0,
        opponents: Sequence[Opponent] = ("normal",),
        options: dict[str, Any] | None = None,
        reward: str | Reward = "win",
        illegal: str = "stay",
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self.games = SeatGames(game, num_envs, seats, seat, opponents, options, reward)
        self.mode = mode_of(autoreset_mode)
        self.stepper = Stepper(self.games, self.mode, illegal)
        self.metadata = {"autoreset_mode": self.mode, "render_modes": []}
        self.render_mode = render_mode
        self.copy = copy
        """False: observations and masks are views into buffers that the next step writes anew."""
        self.num_envs = num_envs
        self.single_observation_space = self.games.observation_space
        self.single_action_space = self.games.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, Info]:
        rows = rows_of(options, self.num_envs)
        self.stepper.reset(seed, rows)
        return self._seen(), self._info()

    def step(self, actions: npt.ArrayLike) -> tuple[Numbers, Floats, Masks, Masks, Info]:
        ended = self.stepper.step(actions)
        terminated = np.zeros(self.num_envs, np.bool_)
        terminated[ended] = True
        rewards = self.stepper.payoffs[np.arange(self.num_envs), self.games.own].copy()
        final: Info = {}
        if self.mode is AutoresetMode.SAME_STEP:
            for row in ended:
                final = self._add_info(final, self._final(row), row)
            self.stepper.begin_ended(ended)
        return self._seen(), rewards, terminated, np.zeros(self.num_envs, np.bool_), self._info() | final

    def _final(self, row: int) -> Info:
        about = {"action_mask": self.games.masks[row].copy(), "current_player": self.games.own[row], "illegal": False}
        return {"final_obs": self.games.observations[row].copy(), "final_info": about}

    def _seen(self) -> Numbers:
        return self.games.observations.copy() if self.copy else self.games.observations

    def _info(self) -> Info:
        every = np.ones(self.num_envs, np.bool_)
        mask = self.games.masks.copy() if self.copy else self.games.masks
        told: Info = {
            "action_mask": mask,
            "current_player": np.asarray(self.games.own),
            "illegal": self.games.illegal.copy(),
        }
        return told | {f"_{name}": every for name in told}
