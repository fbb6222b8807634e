"""Who plays the seats that do not learn: bots by name, functions, or a pool of both that grows in self-play.

A function gets observations and masks of several games at once and answers with an id for each:
`policy(observations[k, numbers], masks[k, ids]) -> ids[k]`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from stolik import bots
from stolik.bots.safe import SafeBot
from stolik.kernel.batch import Batch
from stolik.kernel.chance import Chance
from stolik.kernel.game import Game
from stolik.kernel.messages import Line
from stolik.lab.job import bot_of

Numbers = npt.NDArray[np.uint8]
Masks = npt.NDArray[np.bool_]
Policy = Callable[[Numbers, Masks], npt.NDArray[np.int64]]


class PolicyBot(bots.Bot):
    """A policy as a bot, for arenas and tables: it is shown what the seat sees, as environments write it."""

    def __init__(self, game: Game, policy: Policy, name: str = "learned") -> None:
        super().__init__(name, "own")
        self.game = game
        self.policy = policy
        self.batches: dict[int, Batch] = {}

    def choose(self, observation: bots.Observation, rng: Chance) -> bots.Choice:
        seats = observation.seats
        batch = self.batches.setdefault(seats, Batch(self.game, 1, seats))
        batch.put(0, observation.world(rng))
        (number,) = self.policy(observations(batch), masks(batch))
        return bots.Choice(batch.legal(0)[int(number)], Line("bot-why-best"))


class Pool:
    """Opponents of which one is drawn for each seat and game. Add a snapshot of the learner now and then."""

    def __init__(self, *members: str | Policy, newest: float = 0.5) -> None:
        if not members:
            raise ValueError("opponents: a pool needs at least one member, such as normal")
        self.members = list(members)
        self.newest = newest
        """How often the newest member is drawn; the others share the rest."""

    def add(self, member: str | Policy) -> None:
        self.members.append(member)

    def draw(self, rng: np.random.Generator) -> str | Policy:
        if len(self.members) == 1 or rng.random() < self.newest:
            return self.members[-1]
        return self.members[int(rng.integers(len(self.members) - 1))]


def at_random(masks: Masks, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """A legal id for each row, all equally likely."""
    count, ids = masks.shape
    legal = np.flatnonzero(masks)
    first = np.searchsorted(legal, np.arange(count + 1) * ids)
    chosen = first[:-1] + (rng.random(count) * np.diff(first)).astype(np.int64)
    return np.asarray(legal[chosen] % ids, np.int64)


Opponent: TypeAlias = "str | Policy | Pool"


def checked(game: Game, opponents: Sequence[Opponent], seats: int) -> list[Opponent]:
    """One for each seat, repeated as needed. ValueError names what is no bot."""
    if not opponents:
        raise ValueError("opponents: name at least one, such as normal")
    for one in opponents:
        for member in one.members if isinstance(one, Pool) else [one]:
            if isinstance(member, str):
                bot_of(member, game)
    return [opponents[seat % len(opponents)] for seat in range(seats)]


class Seated:
    """The opponents of one game: the members drawn from pools, and a bot for each seat."""

    def __init__(self, opponents: list[Opponent]) -> None:
        self.opponents = opponents
        self.drawn: list[str | Policy] = []
        self.made: dict[tuple[int, str], SafeBot] = {}

    def sit_down(self, rng: np.random.Generator) -> None:
        """Before each game."""
        self.drawn = [one.draw(rng) if isinstance(one, Pool) else one for one in self.opponents]

    def player(self, game: Game, seat: int) -> SafeBot | Policy:
        one = self.drawn[seat]
        if not isinstance(one, str):
            return one
        if (seat, one) not in self.made:
            self.made[seat, one] = bot_of(one, game)
        return self.made[seat, one]

    def __getstate__(self) -> dict[str, Any]:
        """Bots are made anew where a game starts from a given state."""
        return {"opponents": self.opponents, "drawn": self.drawn, "made": {}}


def answers(batch: Batch, rows: list[int], seated: list[Seated], chances: list[Chance]) -> list[int]:
    """The ids that the opponents choose in these rows; a function is asked once for all of its rows."""
    found: dict[int, int] = {}
    asked: dict[Policy, list[int]] = {}
    for row in rows:
        player = seated[row].player(batch.game, batch.players[row])
        if isinstance(player, SafeBot):
            found[row] = bot_answer(batch, row, player, chances[row])
        else:
            asked.setdefault(player, []).append(row)
    for policy, own in asked.items():
        chosen = policy(observations(batch)[own], masks(batch)[own])
        found.update(zip(own, (int(number) for number in chosen), strict=True))
    return [found[row] for row in rows]


def bot_answer(batch: Batch, row: int, bot: SafeBot, rng: Chance) -> int:
    seen = bots.Observation(batch.game, batch.states[row], batch.players[row])
    action = bot.choose(seen, rng).action
    return next(number for number, legal in batch.legal(row).items() if legal == action)


def observations(batch: Batch) -> Numbers:
    """The buffer as an array of one row for each game."""
    return np.frombuffer(batch.observations, np.uint8).reshape(batch.count, batch.width)


def masks(batch: Batch) -> Masks:
    return np.frombuffer(batch.masks, np.bool_).reshape(batch.count, batch.ids)
