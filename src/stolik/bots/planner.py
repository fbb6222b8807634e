"""The planner: tree search over redealt worlds within a budget of time or of simulations."""

import time

from stolik.bots.bot import Bot
from stolik.bots.knowledge import Knowledge
from stolik.bots.messages import Alternative, Choice
from stolik.bots.search import Node, rooted, simulate
from stolik.bots.sight import Sight
from stolik.kernel.chance import Chance
from stolik.kernel.messages import Action, Line

IMPRESSIONS = 2
"""Worlds in which every action is weighed before the search begins."""


class PlannerBot(Bot):
    """Reproducible with a budget of simulations; a budget of seconds fits a table."""

    def __init__(
        self,
        knowledge: Knowledge,
        level: str,
        seconds: float | None = 1.0,
        simulations: int | None = None,
    ) -> None:
        super().__init__("planner", level)
        self.knowledge = knowledge
        self.seconds = seconds
        self.simulations = simulations

    def choose(self, sight: Sight, rng: Chance) -> Choice:
        actions: list[Action] = sight.decision.actions
        if len(actions) == 1:
            return Choice(actions[0], Line("bot-why-forced"))
        root = self.search(sight, rng)
        ranked = sorted(root.children.items(), key=lambda item: -item[1].visits)
        best, node = ranked[0]
        others = [Alternative(a, n.total / n.visits, n.visits) for a, n in ranked[1:4]]
        return Choice(best, Line(f"bot-why-{self.knowledge.plan(best)}"), node.total / node.visits, others)

    def search(self, sight: Sight, rng: Chance) -> Node:
        stop = None if self.seconds is None else time.perf_counter() + self.seconds
        root = rooted(self.knowledge, [sight.world(rng) for _ in range(IMPRESSIONS)], sight.decision.actions)
        while root.visits == 0 or not self.is_spent(root.visits, stop):
            simulate(self.knowledge, root, sight.world(rng), rng)
        return root

    def is_spent(self, visits: int, stop: float | None) -> bool:
        if self.simulations is not None and visits >= self.simulations:
            return True
        return stop is not None and time.perf_counter() >= stop
