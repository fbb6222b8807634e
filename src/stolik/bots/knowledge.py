"""What a bot knows about a game: how promising an action looks, and who is how near to winning."""

import math
from typing import Any

from stolik.kernel.game import Game
from stolik.kernel.messages import Action

# messages: bot-why-*
VICTORY = 20.0
"""How far a finished game sets its winner apart."""


class Knowledge:
    """Base: knows the score and nothing else. Each game has its own module with small readable weights."""

    spread = 10.0
    """Points of difference in `worth` that make one seat clearly better placed than another."""

    curiosity = 0.25
    """How much the search tries what was tried little, beside what looks good; small where actions differ by little."""
    races = False
    """Whether `hard` lets its actions race in the same worlds instead of searching a tree."""
    horizon = 8
    """Decisions that a simulation plays on by urges after the turn, before the position is judged."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def worth(self, s: Any, seat: int) -> float:
        """How well this seat stands, in victory points or something like them."""
        return float(self.game.outcome(s).scores[seat].total)

    def urge(self, s: Any, a: Action) -> float:
        """How much an action asks to be tried before anything is known about its result; 0 is indifferent."""
        return 0.0

    def is_new_turn(self, s: Any) -> bool:
        """Whether what is asked now is another turn, though perhaps of the same seat."""
        return False

    def is_taste(self, a: Action) -> bool:
        """Whether it is left to chance which action of this kind is taken, so that games differ."""
        return False

    def is_rest(self, s: Any, a: Action) -> bool:
        """Whether the action leaves the world to its course: it is judged by how things stand, not by that course."""
        return False

    def plan(self, a: Action) -> str:
        """The last part of the message `bot-why-…` that says what the action is good for."""
        return "best"

    def worths(self, s: Any) -> list[float]:
        """How well all seats stand, in units of `spread`; whoever won the game stands far above the others."""
        worths = [self.worth(s, seat) / self.spread for seat in range(s.seats)]
        if not s.stack:
            for seat in self.game.outcome(s).ranking[0]:
                worths[seat] += VICTORY
        return worths

    def chances(self, s: Any) -> list[float]:
        """Each seat's chance to win, from how well all stand; exact when the game is over."""
        if not s.stack:
            first = self.game.outcome(s).ranking[0]
            return [1.0 / len(first) if seat in first else 0.0 for seat in range(s.seats)]
        return shares(self.worths(s))


def shares(worths: list[float]) -> list[float]:
    """Chances in the proportion of exp(worth)."""
    top = max(x for x in worths)
    weights = [math.exp(w - top) for w in worths]
    total = sum(w for w in weights)
    return [w / total for w in weights]


def lead(worths: list[float], seat: int) -> float:
    """The logarithm of a seat's odds: orders positions as its chance does, but never saturates."""
    top = max(x for x in worths)
    rivals = sum(math.exp(w - top) for other, w in enumerate(worths) if other != seat)
    return worths[seat] - top - math.log(max(rivals, 1e-300))
