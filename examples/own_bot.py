"""A bot of one's own in the arena: PYTHONPATH=examples stolik arena arcana --bots own_bot:ShortSighted,easy --games 20

It sees what its seat sees. `sight.world` deals everything hidden anew, so that what a move brings can be tried there.
"""

from typing import Any

from stolik.bots import Bot, Choice, Sight
from stolik.kernel.chance import Chance
from stolik.kernel.messages import Action, Line


class ShortSighted(Bot):
    """Takes whatever scores most at once, and looks no further."""

    def __init__(self, game: Any) -> None:
        super().__init__("short-sighted", "own")

    def choose(self, sight: Sight, rng: Chance) -> Choice:
        world = sight.world(rng)

        def lead(action: Action) -> int:
            tried = world.copy()
            sight.game.apply(tried, action)
            totals = [score.total for score in sight.game.outcome(tried).scores]
            return totals[sight.seat] - max(total for seat, total in enumerate(totals) if seat != sight.seat)

        return Choice(max(sight.decision.actions, key=lead), Line("bot-why-best"))
