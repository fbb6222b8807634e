"""The greedy bot: tries every action in a few worlds, finishes its own turn by urges, and takes what looks best."""

import math

from stolik.bots.bot import Bot
from stolik.bots.heuristics import Heuristics
from stolik.bots.messages import Alternative, Choice
from stolik.bots.observation import Observation
from stolik.bots.rollout import weigh, weigh_turns
from stolik.kernel.chance import Chance, draw
from stolik.kernel.messages import Action, Line

EQUAL = 1e-9
"""Values that differ by less are equal but for rounding."""
LEAST_URGE = 0.0
"""Actions with a weaker urge are never taken out of mere slack: trades to and fro, or giving a turn away."""


class GreedyBot(Bot):
    def __init__(self, heuristics: Heuristics, level: str) -> None:
        super().__init__("greedy", level)
        self.heuristics = heuristics
        self.settings = heuristics.settings

    def choose(self, observation: Observation, rng: Chance) -> Choice:
        actions: list[Action] = observation.decision.actions
        if self.heuristics.is_taste(actions[0]) or self.is_whim(rng):
            return Choice(actions[draw(rng, len(actions))], Line("bot-why-random"))
        actions = self.heuristics.worthwhile(actions)
        values = [0.0] * len(actions)
        if len(actions) > 1:
            for _ in range(self.settings.worlds):
                weigh(self.heuristics, observation.world(rng), actions, values)
            actions, values = self.finalists(observation, actions, values, rng)
        order = sorted(range(len(actions)), key=lambda i: -values[i])
        self.loosen(observation, actions, order, values, rng)
        best = actions[order[0]]
        chances = [1.0 / (1.0 + math.exp(-values[i] / self.settings.worlds)) for i in order[:4]]
        others = [Alternative(actions[i], chance) for i, chance in zip(order[1:4], chances[1:])]
        return Choice(best, Line(f"bot-why-{self.heuristics.plan(best)}"), chances[0], others)

    def finalists(
        self, observation: Observation, actions: list[Action], values: list[float], rng: Chance
    ) -> tuple[list[Action], list[float]]:
        """At the beginning of a turn the best actions are weighed again, in other worlds and with every decision of the
        turn."""
        world = observation.world(rng) if self.settings.sense else None
        if world is None or not self.heuristics.is_new_turn(world):
            return actions, values
        best = [actions[i] for i in sorted(range(len(actions)), key=lambda i: -values[i])[: self.settings.sense]]
        anew = [0.0] * len(best)
        for _ in range(self.settings.worlds):
            weigh_turns(self.heuristics, observation.world(rng), best, anew, rng)
        return best, anew

    def is_whim(self, rng: Chance) -> bool:
        return self.settings.whim > 0 and draw(rng, 1000) < 1000 * self.settings.whim

    def loosen(
        self, observation: Observation, actions: list[Action], order: list[int], values: list[float], rng: Chance
    ) -> None:
        """Swap in another action that is as good as the best, or nearly so for a bot with slack."""
        slack = self.settings.slack * self.settings.worlds / self.heuristics.spread
        if not (slack or self.settings.lots) or len(order) == 1:
            return
        best = values[order[0]]
        near = [i for i in order if values[i] >= best - max(slack, EQUAL)]
        if slack:
            world = observation.world(rng)
            near = [i for i in near if i == order[0] or self.heuristics.urge(world, actions[i]) >= LEAST_URGE]
        taken = near[draw(rng, len(near))]
        order.remove(taken)
        order.insert(0, taken)
