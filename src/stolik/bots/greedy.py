"""The greedy bot: tries every action in a few worlds, finishes its own turn by urges, and takes what looks best."""

import math

from stolik.bots.bot import Bot
from stolik.bots.knowledge import Knowledge
from stolik.bots.messages import Alternative, Choice
from stolik.bots.observation import Observation
from stolik.bots.rollout import weigh
from stolik.kernel.chance import Chance, draw
from stolik.kernel.messages import Action, Line


class GreedyBot(Bot):
    def __init__(self, knowledge: Knowledge, level: str, worlds: int, noise: float = 0.0) -> None:
        super().__init__("greedy", level)
        self.knowledge = knowledge
        self.worlds = worlds
        self.noise = noise
        """How often, from 0 to 1, an easy bot acts on a whim."""

    def choose(self, observation: Observation, rng: Chance) -> Choice:
        actions: list[Action] = observation.decision.actions
        if self.knowledge.is_taste(actions[0]) or (self.noise and draw(rng, 1000) < 1000 * self.noise):
            return Choice(actions[draw(rng, len(actions))], Line("bot-why-random"))
        values = [0.0] * len(actions)
        if len(actions) > 1:
            for _ in range(self.worlds):
                weigh(self.knowledge, observation.world(rng), actions, values)
        order = sorted(range(len(actions)), key=lambda i: -values[i])
        best = actions[order[0]]
        chances = [1.0 / (1.0 + math.exp(-values[i] / self.worlds)) for i in order[:4]]
        others = [Alternative(actions[i], chance) for i, chance in zip(order[1:4], chances[1:])]
        return Choice(best, Line(f"bot-why-{self.knowledge.plan(best)}"), chances[0], others)
