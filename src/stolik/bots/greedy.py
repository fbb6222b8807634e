"""The greedy bot: tries every action in a few worlds, finishes its own turn by instinct, and takes what looks best."""

import math
from typing import Any

from stolik.bots.bot import Bot
from stolik.bots.knowledge import Knowledge, lead
from stolik.bots.messages import Alternative, Choice
from stolik.bots.sight import Sight
from stolik.kernel.chance import Chance, draw
from stolik.kernel.engine import step
from stolik.kernel.messages import Action, Event, Line

FOLLOW_UPS = 20
"""How many further decisions of the same turn are played out by instinct before the position is judged."""
TASTE = 0.003
"""Weight of an action's urge beside its result."""


class GreedyBot(Bot):
    def __init__(self, knowledge: Knowledge, level: str, worlds: int, noise: float = 0.0) -> None:
        super().__init__("greedy", level)
        self.knowledge = knowledge
        self.worlds = worlds
        self.noise = noise
        """How often, from 0 to 1, an easy bot acts on a whim."""

    def choose(self, sight: Sight, rng: Chance) -> Choice:
        actions: list[Action] = sight.decision.actions
        if self.noise and draw(rng, 1000) < 1000 * self.noise:
            return Choice(actions[draw(rng, len(actions))], Line("bot-why-random"))
        values = [0.0] * len(actions)
        if len(actions) > 1:
            for _ in range(self.worlds):
                self.weigh(sight.world(rng), actions, values)
        order = sorted(range(len(actions)), key=lambda i: -values[i])
        best = actions[order[0]]
        chances = [1.0 / (1.0 + math.exp(-values[i] / self.worlds)) for i in order[:4]]
        others = [Alternative(actions[i], chance) for i, chance in zip(order[1:4], chances[1:])]
        return Choice(best, Line(f"bot-why-{self.knowledge.plan(best)}"), chances[0], others)

    def weigh(self, world: Any, actions: list[Action], values: list[float]) -> None:
        """Add how far each action puts the seat ahead in this world."""
        know, seat = self.knowledge, actions[0].seat
        for i, action in enumerate(actions):
            after = world.copy()
            urge = know.urge(after, action)
            finish_turn(know, after, step(after, action, []), seat)
            values[i] += lead(know.worths(after), seat) + TASTE * urge


def finish_turn(know: Knowledge, s: Any, actions: list[Action], seat: int) -> None:
    """Answer this seat's next few questions by instinct, so that half-made moves are judged by where they lead."""
    events: list[Event] = []
    for _ in range(FOLLOW_UPS):
        if not actions or actions[0].seat != seat or know.is_new_turn(s):
            return
        actions = step(s, most_urgent(know, s, actions), events)


def most_urgent(know: Knowledge, s: Any, actions: list[Action]) -> Action:
    """The action with the strongest urge; the first among equals."""
    best, strongest = actions[0], know.urge(s, actions[0])
    for a in actions[1:]:
        urge = know.urge(s, a)
        if urge > strongest:
            best, strongest = a, urge
    return best
