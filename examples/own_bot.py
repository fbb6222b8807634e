"""Your own bot in the arena: PYTHONPATH=examples stolik arena arcana --bots own_bot:ShortSighted,easy --games 20

It sees what its seat sees. `observation.world` redeals everything hidden, so that you can try a move there.
"""

from typing import Any

from stolik.bots import Bot, Choice, Observation
from stolik.kernel.chance import Chance
from stolik.kernel.messages import Action, Line


class ShortSighted(Bot):
    """Takes whatever scores most right now, and looks no further."""

    def __init__(self, game: Any) -> None:
        super().__init__("short-sighted", "own")

    def choose(self, observation: Observation, rng: Chance) -> Choice:
        world = observation.world(rng)

        def lead(action: Action) -> int:
            tried = world.copy()
            observation.game.apply(tried, action)
            totals = [score.total for score in observation.game.outcome(tried).scores]
            return totals.pop(observation.seat) - max(totals)

        return Choice(max(observation.decision.actions, key=lead), Line("bot-why-best"))
