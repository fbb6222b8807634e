"""The planner: tree search over redealt worlds, or a race in them, within a budget of time or of simulations."""

import math
import time
from collections.abc import Callable
from typing import Any

from stolik.bots.bot import Bot
from stolik.bots.heuristics import Heuristics
from stolik.bots.messages import Alternative, Choice
from stolik.bots.observation import Observation
from stolik.bots.racing import LAP, Runner, best_of, unbeaten
from stolik.bots.rollout import weigh, weigh_turns
from stolik.bots.search import Node, plan, rooted, simulate, weighed
from stolik.kernel.chance import Chance, draw
from stolik.kernel.messages import Action, Line


class PlannerBot(Bot):
    """Reproducible with a budget of simulations; a budget of seconds fits a table."""

    def __init__(
        self,
        heuristics: Heuristics,
        level: str,
        seconds: float | None = 1.0,
        simulations: int | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        super().__init__("planner", level)
        self.heuristics = heuristics
        self.seconds = seconds
        self.simulations = simulations
        self.clock = clock

    def choose(self, observation: Observation, rng: Chance) -> Choice:
        actions: list[Action] = observation.decision.actions
        if len(actions) == 1:
            return Choice(actions[0], Line("bot-why-forced"))
        if self.heuristics.is_taste(actions[0]):
            return Choice(actions[draw(rng, len(actions))], Line("bot-why-random"))
        root = self.search(observation, rng)
        ranked = sorted(root.children.items(), key=lambda item: (-item[1].visits, -item[1].total))
        best, node = ranked[0]
        others = [Alternative(a, n.total / n.visits, n.visits) for a, n in ranked[1:4]]
        return Choice(best, Line(f"bot-why-{self.heuristics.plan(best)}"), node.total / node.visits, others)

    def search(self, observation: Observation, rng: Chance) -> Node:
        begin = self.clock()
        if self.heuristics.settings.races:
            return self.race(observation, rng, begin)
        root = self.impressions(observation, rng)
        while root.visits == 0 or not self.is_spent(root.visits, begin):
            simulate(self.heuristics, root, observation.world(rng), rng)
        return root

    def impressions(self, observation: Observation, rng: Chance) -> Node:
        """A root with a greedy bot's judgement of its actions; this is not charged to the budget."""
        actions = self.heuristics.worthwhile(observation.decision.actions)
        values, worlds = [0.0] * len(actions), self.heuristics.settings.worlds
        for _ in range(worlds):
            weigh(self.heuristics, observation.world(rng), actions, values)
        return rooted(actions, values, worlds)

    def race(self, observation: Observation, rng: Chance, begin: float) -> Node:
        """A root whose actions were weighed until one was left or the budget was used up; the first worlds are free."""
        settings = self.heuristics.settings
        actions = self.heuristics.worthwhile(observation.decision.actions)
        runners = [Runner(action, plans=settings.plans) for action in actions]
        trees = {runner.action: Node() for runner in runners} if settings.plans else {}
        running, worlds, done, least = runners, 0, 0, settings.worlds + min(1, settings.sense)
        while worlds < least or (len(running) > 1 and not self.is_spent(done + len(running), begin)):
            is_free = worlds < settings.worlds
            done += 0 if is_free else len(running)
            if is_free or not settings.sense:
                self.run(observation.world(rng), running, {} if is_free else trees)
            else:
                self.run_with_sense(observation.world(rng), running, rng)
            worlds += 1
            if settings.sense and worlds == settings.worlds:
                runners = running = [Runner(runner.action) for runner in best_of(running, settings.sense)]
            if settings.halves and worlds >= least:
                running = best_of(running, self.allowed(len(runners), done, begin))
            if worlds % LAP == 0:
                running = unbeaten(running)
        return weighed(runners)

    def run(self, world: Any, running: list[Runner], trees: dict[Action, Node]) -> None:
        """Weigh every action in this world; the rest of the turn follows urges, or the action's own tree."""
        if trees:
            for runner in running:
                runner.values.append(plan(self.heuristics, trees[runner.action], world.copy(), runner.action))
            return
        values = [0.0] * len(running)
        weigh(self.heuristics, world, [runner.action for runner in running], values)
        for runner, value in zip(running, values, strict=True):
            runner.values.append(value)

    def run_with_sense(self, world: Any, running: list[Runner], rng: Chance) -> None:
        """Weigh every action in this world, and every next decision of its turn."""
        values = [0.0] * len(running)
        weigh_turns(self.heuristics, world, [runner.action for runner in running], values, rng)
        for runner, value in zip(running, values, strict=True):
            runner.values.append(value)

    def allowed(self, actions: int, done: int, begin: float) -> int:
        """How many actions may stay in the race: each halving of their number gets an equal part of the budget."""
        return max(2, round(math.pow(actions, 1.0 - min(1.0, self.spent(done, begin)))))

    def is_spent(self, done: int, begin: float) -> bool:
        """Whether the budget is used up."""
        return self.spent(done, begin) >= 1

    def spent(self, done: int, begin: float) -> float:
        """The part of the budget that is used up."""
        simulated = done / self.simulations if self.simulations is not None else 0.0
        return max(simulated, (self.clock() - begin) / self.seconds if self.seconds is not None else 0.0)
