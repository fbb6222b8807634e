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
    def __init__(self, knowledge: Knowledge, level: str) -> None:
        super().__init__("greedy", level)
        self.knowledge = knowledge
        self.settings = knowledge.settings

    def choose(self, observation: Observation, rng: Chance) -> Choice:
        actions: list[Action] = observation.decision.actions
        if self.knowledge.is_taste(actions[0]) or self.is_whim(rng):
            return Choice(actions[draw(rng, len(actions))], Line("bot-why-random"))
        values = [0.0] * len(actions)
        if len(actions) > 1:
            for _ in range(self.settings.worlds):
                weigh(self.knowledge, observation.world(rng), actions, values)
        order = sorted(range(len(actions)), key=lambda i: -values[i])
        best = actions[order[0]]
        chances = [1.0 / (1.0 + math.exp(-values[i] / self.settings.worlds)) for i in order[:4]]
        others = [Alternative(actions[i], chance) for i, chance in zip(order[1:4], chances[1:])]
        return Choice(best, Line(f"bot-why-{self.knowledge.plan(best)}"), chances[0], others)

    def is_whim(self, rng: Chance) -> bool:
        return self.settings.whim > 0 and draw(rng, 1000) < 1000 * self.settings.whim
