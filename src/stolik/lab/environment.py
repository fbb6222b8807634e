"""Learning environments: PettingZoo (all seats learn) and Gymnasium (one seat learns, opponents play the others).

An observation is what a seat knows, as numbers (`form="vector"`); which ids are legal stands in the info.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

import stolik
from stolik.kernel.encoding import WAIT
from stolik.kernel.messages import Event
from stolik.lab.observations import Form, form_of
from stolik.lab.opponents import Opponent
from stolik.lab.parallel_games import ILLEGAL, Games, SeatGames
from stolik.lab.rewards import Reward

Mask = npt.NDArray[np.int8]


def checked_illegal(given: str) -> str:
    if given not in ("stay", "raise"):
        raise ValueError(f"illegal: {given!r} is not one of stay, raise")
    return given


class StolikEnv(AECEnv):
    """All seats of one game, in turn."""

    metadata = {"name": "stolik_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        form: str = "vector",
        reward: str | Reward = "win",
        illegal: str = "stay",
        history: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.games = Games(name, 1, seats, options, reward)
        self.form: Form = form_of(form, self.games)
        self.illegal = checked_illegal(illegal)
        self.events: list[Event] | None = [] if history else None
        self.metadata = {**self.metadata, "name": f"stolik_{name}_v1"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.games.seats)]
        self.agents = list(self.possible_agents)
        self._number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_space = {a: spaces.Discrete(self.games.batch.ids) for a in self.possible_agents}
        self._waiting = np.zeros(self.games.batch.ids, np.int8)
        self._waiting[WAIT] = 1

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.form.space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_space[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.games.seed(0, seed)
        self.games.begin(0)
        if self.events is not None:
            self.events.clear()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._next()

    @property
    def state_of_the_game(self) -> Any:
        """The whole state, hidden things included."""
        return self.games.batch.states[0]

    def _next(self) -> None:
        batch = self.games.batch
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"action_mask": self._waiting} for agent in self.possible_agents
        }
        if not batch.over[0]:
            self.agent_selection = self.possible_agents[batch.players[0]]
            mask = self.games.masks[0].astype(np.int8)
            self.infos[self.agent_selection] = {"action_mask": mask, "illegal": bool(batch.illegal[0])}

    def observe(self, agent: str) -> Any:
        return self.form.seen(0, self._number[agent])

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if self.illegal == "raise":
            self.games.check([0], [int(action)])
        batch = self.games.batch
        if not batch.play(0, int(action)):
            self.rewards[self.agent_selection] = ILLEGAL
        elif self.events is not None:
            self.events += batch.events
        if batch.over[0]:
            self.rewards = dict(zip(self.possible_agents, self.games.payoff(0), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._next()
        self._accumulate_rewards()

    def information_state(self, agent: str) -> str:
        """JSON of all that this agent has been told since the game began, and of what it sees now."""
        if self.events is None:
            raise ValueError("history: make the environment with history=True to keep what happened")
        seat = self._number[agent]
        heard = [event.heard_by(seat) for event in self.events]
        return stolik.encode({"events": heard, "view": self.games.game.view(self.state_of_the_game, seat)}).decode()

    def render(self) -> str:
        return stolik.encode(self.games.game.view(self.state_of_the_game, None)).decode()

    def close(self) -> None:
        """Nothing to close."""


class Ordered(OrderEnforcingWrapper):
    """Refuses calls in the wrong order. Once the game has begun, `last` calls the environment directly, because the
    wrappers' way there looks up eight attributes at every step."""

    def last(self, observe: bool = True) -> Any:
        return self.env.last(observe) if self._has_reset else super().last(observe)


def env(name: str, seats: int | None = None, options: dict[str, Any] | None = None, **more: Any) -> Any:
    """A PettingZoo environment of this game that refuses calls in the wrong order."""
    return Ordered(StolikEnv(name, seats, options, **more))


class SeatEnv(gymnasium.Env[Any, int]):
    """One seat learns; opponents play the others: bots such as "normal" or "hard:50", functions, or pools of them."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = 0,
        opponents: Sequence[Opponent] = ("normal",),
        options: dict[str, Any] | None = None,
        form: str = "vector",
        reward: str | Reward = "win",
        illegal: str = "stay",
        render_mode: str | None = None,
    ) -> None:
        self.games = SeatGames(game, 1, seats, seat, opponents, options, reward)
        self.form: Form = form_of(form, self.games)
        self.illegal = checked_illegal(illegal)
        self.render_mode = render_mode
        self.observation_space = self.form.space
        self.action_space = self.games.action_space  # type: ignore[assignment]  # numpy's int is theirs

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None or self._np_random is None:
            self._np_random, self._np_random_seed = seeding.np_random(seed)
        self.games.rngs[0] = self.np_random
        self.games.begin(0)
        return self._seen()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self.illegal == "raise":
            self.games.check([0], [int(action)])
        over = bool(self.games.play([0], [int(action)]))
        reward = self.games.payoff(0)[self.games.own[0]] if over else 0.0
        observation, info = self._seen()
        return observation, ILLEGAL if info["illegal"] else reward, over, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask alone, by the name under which maskable agents of Stable-Baselines3 ask for it."""
        return np.array(self.games.masks[0])

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        info = {
            "action_mask": self.action_masks(),
            "current_player": self.games.own[0],
            "illegal": bool(self.games.illegal[0]),
        }
        return self.form.seen(0, self.games.own[0]), info

    def render(self) -> str:
        return stolik.encode(self.games.game.view(self.games.batch.states[0], self.games.own[0])).decode()


# Gymnasium knows what has been imported: gymnasium.register_envs(stolik.lab.environment)
for _name in stolik.GAMES:
    gymnasium.register(
        f"stolik/{_name}-v1",
        entry_point="stolik.lab.environment:SeatEnv",
        vector_entry_point="stolik.lab.vector_env:SeatVectorEnv",
        kwargs={"game": _name},
    )
