"""The planner: tree search over redealt worlds within a budget of time or of simulations."""

import time

from stolik.bots.bot import Bot
from stolik.bots.instinct import weigh
from stolik.bots.knowledge import Knowledge
from stolik.bots.messages import Alternative, Choice
from stolik.bots.search import Node, rooted, simulate
from stolik.bots.sight import Sight
from stolik.kernel.chance import Chance, draw
from stolik.kernel.messages import Action, Line

IMPRESSIONS = 2
"""Worlds, at least, in which every action is weighed before the search begins."""


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
        if self.knowledge.is_taste(actions[0]):
            return Choice(actions[draw(rng, len(actions))], Line("bot-why-random"))
        root = self.search(sight, rng)
        ranked = sorted(root.children.items(), key=lambda item: (-item[1].visits, -item[1].total))
        best, node = ranked[0]
        others = [Alternative(a, n.total / n.visits, n.visits) for a, n in ranked[1:4]]
        return Choice(best, Line(f"bot-why-{self.knowledge.plan(best)}"), node.total / node.visits, others)

    def search(self, sight: Sight, rng: Chance) -> Node:
        begin = time.perf_counter()
        root, done = self.impressions(sight, rng, begin)
        looks_ahead = self.knowledge.reflection < 1.0
        while looks_ahead and (root.visits == 0 or not self.is_spent(done + root.visits, begin, 1.0)):
            simulate(self.knowledge, root, sight.world(rng), rng)
        return root

    def impressions(self, sight: Sight, rng: Chance, begin: float) -> tuple[Node, int]:
        """A root that knows what a greedy bot thinks of its actions, and how much of the budget went into that.

        The first few worlds are not counted: even the smallest budget begins with them.
        """
        actions = sight.decision.actions
        values = [0.0] * len(actions)
        worlds = done = 0
        while worlds < IMPRESSIONS or not self.is_spent(done + len(actions), begin, self.knowledge.reflection):
            done += len(actions) if worlds >= IMPRESSIONS else 0
            weigh(self.knowledge, sight.world(rng), actions, values)
            worlds += 1
        return rooted(actions, values, worlds), done

    def is_spent(self, done: int, begin: float, part: float) -> bool:
        """Whether this part of the budget is used up."""
        if self.simulations is not None and done >= part * self.simulations:
            return True
        return self.seconds is not None and time.perf_counter() - begin >= part * self.seconds
