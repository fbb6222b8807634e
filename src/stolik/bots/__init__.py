"""Bots: they see a seat's view and its legal actions, and nothing else."""

from importlib import import_module
from importlib.util import find_spec

from stolik.bots.bot import Bot, RandomBot
from stolik.bots.greedy import GreedyBot
from stolik.bots.knowledge import Knowledge
from stolik.bots.messages import Alternative, Choice
from stolik.bots.observation import Observation
from stolik.bots.planner import PlannerBot
from stolik.kernel.game import Game

# messages: level-*
LEVELS = ("random", "easy", "normal", "hard")
"""What a seat may be given to. A table offers all but the first."""


def knowledge(game: Game, level: str = "normal") -> Knowledge:
    """What bots of this level know about a game: its own module beside this one, or only the score."""
    name = f"{__name__}.{game.name}"
    if find_spec(name) is None:
        return Knowledge(game)
    module = import_module(name)
    kind = getattr(module, "MASTERY", module.KNOWLEDGE) if level == "hard" else module.KNOWLEDGE
    found: Knowledge = kind(game)
    return found


def make(level: str, game: Game, seconds: float | None = 1.0, simulations: int | None = None) -> Bot:
    """A bot of this level. A budget of simulations instead of seconds makes `hard` reproducible."""
    match level:
        case "random":
            return RandomBot("random", level)
        case "easy":
            return GreedyBot(knowledge(game), level, worlds=1, noise=0.5)
        case "normal":
            return GreedyBot(knowledge(game), level, worlds=1)
        case "hard":
            return PlannerBot(knowledge(game, level), level, seconds if simulations is None else None, simulations)
    raise ValueError(f"level: {level!r} is not one of {', '.join(LEVELS)}")


__all__ = ["LEVELS", "Alternative", "Bot", "Choice", "Knowledge", "Observation", "knowledge", "make"]
