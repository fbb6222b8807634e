"""Bots around a table, for tests that want games as bots play them: rich, crowded and long."""

from collections.abc import Sequence

import stolik
from stolik import bots
from stolik.kernel.chance import chance_of
from stolik.kernel.messages import Action
from stolik.kernel.state import State


class Company:
    """A bot of a level for every seat."""

    def __init__(self, game: stolik.Game, levels: Sequence[str], seed: int) -> None:
        self.game, self.rng = game, chance_of(f"company/{seed}")
        self.bots = [bots.make(level, game) for level in levels]

    def choose(self, s: State, seat: int) -> Action:
        return self.bots[seat].choose(bots.Observation(self.game, s, seat), self.rng).action
