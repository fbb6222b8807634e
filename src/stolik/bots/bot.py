"""The base of all bots, and the one that plays at random."""

from stolik.bots.messages import Choice
from stolik.bots.observation import Observation
from stolik.kernel.chance import Chance, draw
from stolik.kernel.messages import Line


class Bot:
    """A player without hands. `name` and `level` are refs for the texts `bot-<name>` and `level-<level>`."""

    def __init__(self, name: str, level: str) -> None:
        self.name = name
        self.level = level

    def choose(self, observation: Observation, rng: Chance) -> Choice:
        raise NotImplementedError


class RandomBot(Bot):
    """Every legal action is equally likely."""

    def choose(self, observation: Observation, rng: Chance) -> Choice:
        actions = observation.decision.actions
        return Choice(actions[draw(rng, len(actions))], Line("bot-why-random"))
