"""Learning environments: PettingZoo (all seats learn) and Gymnasium (one seat learns, bots play the others).

An observation is `{"observation": vector, "action_mask": which action ids are legal}`; the mask is in the info too.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

import stolik
from stolik import bots
from stolik.kernel.chance import Chance, chance_of
from stolik.kernel.messages import Action, Decision
from stolik.lab.encodings import encoding
from stolik.lab.job import bot_of

ACTIONS = 4096
"""Action ids of every game: many more than any decision has actions, so that two rarely want the same id."""
Mask = npt.NDArray[np.int8]


def wanted_id(action: Action) -> int:
    """The id of an action wherever it can be taken: a hash of what it touches, without who takes it."""
    name = f"{action.tag} {' '.join(action.targets())}"
    return int.from_bytes(blake2b(name.encode(), digest_size=4).digest(), "little") % ACTIONS


def action_ids(decision: Decision) -> dict[int, Action]:
    """Id -> action for a decision, one to one. Two actions that want one id: the later one takes the next free id."""
    found: dict[int, Action] = {}
    for action in decision.actions:
        number = wanted_id(action)
        while number in found:
            number = (number + 1) % ACTIONS
        found[number] = action
    return found


class Table:
    """One game with its ids, vectors and masks: what both environments share."""

    def __init__(self, name: str, seats: int | None, options: dict[str, Any] | None) -> None:
        self.game = stolik.load(name)
        self.seats = seats or min(self.game.seats)
        self.options = options
        self.layout = encoding(self.game)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.layout.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self.state: Any = None
        self.ids: dict[int, Action] = {}
        self.seat: int | None = None

    def reset(self, seed: int) -> None:
        self.state = self.game.new(self.seats, seed, self.options)
        self._look()

    def play(self, number: int) -> None:
        if number not in self.ids:
            raise ValueError(f"action: {number} is not one of the legal ids {sorted(self.ids)}")
        self.game.apply(self.state, self.ids[number])
        self._look()

    def _look(self) -> None:
        decision = self.game.decision(self.state)
        self.ids = action_ids(decision) if decision else {}
        self.seat = decision.seat if decision else None

    def mask(self, seat: int) -> Mask:
        mask = np.zeros(ACTIONS, np.int8)
        if seat == self.seat:
            mask[list(self.ids)] = 1
        return mask

    def observe(self, seat: int) -> dict[str, Any]:
        view = self.game.view(self.state, seat)
        return {"observation": self.layout.encode(view), "action_mask": self.mask(seat)}

    def rewards(self) -> list[float]:
        """At the end: 1 for a sole winner, its share of 1 for a shared victory, -1 for everybody else."""
        first = self.game.outcome(self.state).ranking[0]
        return [1.0 / len(first) if seat in first else -1.0 for seat in range(self.seats)]


class StolikEnv(AECEnv):
    """All seats of one game, in turn."""

    metadata = {"name": "stolik_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self, name: str, seats: int | None = None, options: dict[str, Any] | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.table = Table(name, seats, options)
        self.metadata = {**self.metadata, "name": f"stolik_{name}_v0"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents = list(self.possible_agents)
        self._seeds = np.random.default_rng()
        self._action_space = {a: spaces.Discrete(ACTIONS) for a in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_space[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.table.reset(int(self._seeds.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._next()

    def _next(self) -> None:
        seat = self.table.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
        self.infos = {a: {"action_mask": self.table.mask(i)} for i, a in enumerate(self.possible_agents)}

    def observe(self, agent: str) -> dict[str, Any]:
        return self.table.observe(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.table.play(int(action))
        if self.table.seat is None:
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._next()
        self._accumulate_rewards()

    def render(self) -> str:
        return stolik.encode(self.table.game.view(self.table.state, None)).decode()

    def close(self) -> None:
        """Nothing to close."""


def env(name: str, seats: int | None = None, options: dict[str, Any] | None = None) -> Any:
    """A PettingZoo environment of this game that refuses calls in the wrong order."""
    return OrderEnforcingWrapper(StolikEnv(name, seats, options))


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """One seat learns; bots such as "normal" or "hard:50" play the others, in seat order."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: tuple[str, ...] = ("normal",),
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, seats, options)
        if not 0 <= seat < self.table.seats:
            raise ValueError(f"seat: {seat} is not one of 0 to {self.table.seats - 1}")
        self.seat = seat
        self.render_mode = render_mode
        if not opponents:
            raise ValueError("opponents: name at least one, such as normal")
        self.opponents = [bot_of(opponents[i % len(opponents)], self.table.game) for i in range(self.table.seats)]
        self.observation_space = self.table.observation_space
        self.action_space = spaces.Discrete(ACTIONS)  # type: ignore[assignment]  # numpy's int is theirs
        self.rng: Chance = chance_of("0")

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**62))
        self.rng = chance_of(f"bots/{number}")
        self.table.reset(number)
        self._others()
        return self._seen()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        self.table.play(int(action))
        self._others()
        over = self.table.seat is None
        reward = self.table.rewards()[self.seat] if over else 0.0
        observation, info = self._seen()
        return observation, reward, over, False, info

    def _others(self) -> None:
        """Let the bots answer until this seat is asked or the game is over."""
        table = self.table
        while table.seat is not None and table.seat != self.seat:
            observation = bots.Observation(table.game, table.state, table.seat)
            choice = self.opponents[table.seat].choose(observation, self.rng)
            table.play(next(number for number, action in table.ids.items() if action == choice.action))

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask alone, by the name under which maskable agents of Stable-Baselines3 ask for it."""
        return self.table.mask(self.seat).astype(np.bool_)

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        observation = self.table.observe(self.seat)
        return observation, {"action_mask": observation["action_mask"]}

    def render(self) -> str:
        return stolik.encode(self.table.game.view(self.table.state, self.seat)).decode()


# Gymnasium knows what has been imported: gymnasium.register_envs(stolik.lab.environment)
for _name in stolik.GAMES:
    gymnasium.register(f"stolik/{_name}-v0", entry_point="stolik.lab.environment:SeatEnv", kwargs={"game": _name})
