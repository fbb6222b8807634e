"""What a bot knows about a game: how promising an action looks, and who is how near to winning."""

import math
from typing import Any

from stolik.kernel.game import Game
from stolik.kernel.messages import Action

# messages: bot-why-*


class Knowledge:
    """Base: knows the score and nothing else. Each game has its own module with small readable weights."""

    spread = 10.0
    """Points of difference in `worth` that make one seat clearly better placed than another."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def worth(self, s: Any, seat: int) -> float:
        """How well this seat stands, in victory points or something like them."""
        return float(self.game.outcome(s).scores[seat].total)

    def urge(self, s: Any, a: Action) -> float:
        """How much an action asks to be tried before anything is known about its result; 0 is indifferent."""
        return 0.0

    def plan(self, a: Action) -> str:
        """The last part of the message `bot-why-…` that says what the action is good for."""
        return "best"

    def chances(self, s: Any) -> list[float]:
        """Each seat's chance to win, from how well all stand; exact when the game is over."""
        if not s.stack:
            first = self.game.outcome(s).ranking[0]
            return [1.0 / len(first) if seat in first else 0.0 for seat in range(s.seats)]
        worths = [self.worth(s, seat) / self.spread for seat in range(s.seats)]
        top = max(x for x in worths)
        weights = [math.exp(w - top) for w in worths]
        total = sum(w for w in weights)
        return [w / total for w in weights]
