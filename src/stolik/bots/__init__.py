"""Bots: they see a seat's view and its legal actions, and nothing else."""

import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from stolik.bots.bot import Bot, RandomBot
from stolik.bots.greedy import GreedyBot
from stolik.bots.heuristics import Heuristics
from stolik.bots.messages import Alternative, Choice
from stolik.bots.observation import Observation
from stolik.bots.personas import STYLES, styled
from stolik.bots.planner import PlannerBot
from stolik.bots.versions import Version, version
from stolik.kernel.game import Game

# messages: level-*
LEVELS = ("random", "easy", "normal", "hard", "expert")
"""Levels that can take a seat. A table offers all but the first."""
PLANNING = ("hard", "expert")
"""Levels that use thinking time; the others answer at once."""


def heuristics_of(game: Game, level: str = "normal") -> Heuristics:
    """The heuristics of a level such as "normal", "normal@1" or "normal+warlike" for a game."""
    name, number, style = parsed(level)
    return known(game, styled(version(game.name, number), game.name, style), name)


def known(game: Game, version: Version, level: str) -> Heuristics:
    """The same with given weights: the game's own module, or one that knows only the score."""
    module = f"{__name__}.{game.name}"
    if find_spec(module) is None:
        return Heuristics(game, version, level)
    kind: type[Heuristics] = import_module(module).HEURISTICS
    return kind(game, version, level)


def parsed(level: str) -> tuple[str, int | None, str]:
    """The level, the version that a number after @ names (without it the newest), and the style after + (or none)."""
    named, plus, style = level.partition("+")
    name, at, number = named.partition("@")
    if name not in LEVELS or (at and not number.isdecimal()):
        raise ValueError(f"level: {level!r} is not one of {', '.join(LEVELS)}")
    if plus and style not in STYLES:
        raise ValueError(f"level: {level!r}: {style!r} is not one of the styles {', '.join(STYLES)}")
    return name, int(number) if at else None, style


def make(
    level: str,
    game: Game,
    seconds: float | None = None,
    simulations: int | None = None,
    clock: Callable[[], float] = time.perf_counter,
) -> Bot:
    """A bot of this level. With a budget of simulations instead of seconds, `hard` is reproducible."""
    name, _, _ = parsed(level)
    if name == "random":
        return RandomBot("random", level)
    heuristics = heuristics_of(game, level)
    if name in PLANNING:
        allowed = (seconds or heuristics.settings.seconds) if simulations is None else None
        return PlannerBot(heuristics, level, allowed, simulations, clock)
    return GreedyBot(heuristics, level)


__all__ = ["LEVELS", "Alternative", "Bot", "Choice", "Heuristics", "Observation", "heuristics_of", "make"]
