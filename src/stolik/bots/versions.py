"""Versions of the bots: weights and settings are data, one file for each game and version in `weights/`.

The highest number plays at the tables; the earlier ones stay, so that progress can be measured: `normal@1`.
"""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec


def folder() -> Traversable:
    """Looked up each time: in an archive it is an open file, which no memory of a page outlives."""
    return files("stolik.bots").joinpath("weights")


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a level plays."""

    worlds: int = 1
    """Redealt worlds in which every action is weighed before anything else."""
    whim: float = 0.0
    """How often, from 0 to 1, any action at all is taken."""
    slack: float = 0.0
    """How far behind the best, in points, an action may be and still be taken, unless nobody feels an urge to it."""
    lots: bool = False
    """Equal actions are drawn by lot; otherwise the first of them is taken."""
    races: bool = False
    """Actions race in the same worlds, and whatever is clearly behind drops out; otherwise a tree is searched."""
    halves: bool = False
    """A race keeps as many as its budget still allows: about the square root of them when half of it is spent."""
    plans: bool = False
    """A race searches the rest of the turn too, below each of its actions, instead of leaving it to urges."""
    lines: float = 0.4
    """How fast a plan of the turn widens: with n visits it considers lines * sqrt(n) + 2 ways to go on."""
    sense: int = 0
    """After the first worlds so many of the best go on, and every next decision of their turns is weighed, too."""
    thrifty: bool = False
    """What spends without need is not even weighed, where a game's bots know of such actions."""
    horizon: int = 8
    """Decisions that a simulation plays on by urges after the turn, before the position is judged."""
    rounds: bool = False
    """Judged where the round ends, everybody playing on by urges until then; only Arcana knows how."""
    curiosity: float = 0.25
    """How much the search tries what was tried little, beside what looks good; small where actions differ by little."""
    seconds: float = 1.0
    """Thinking time at a table, at most."""
    worth: dict[str, float] = {}
    """Weights that this level changes."""
    urge: dict[str, float] = {}
    """The same of urges."""


class Version(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything that a game's bots of one version know."""

    worth: dict[str, float] = {}
    """What makes a position good, in points."""
    urge: dict[str, float] = {}
    """How much each kind of action asks to be tried before its result is known."""
    level: dict[str, Settings] = {}
    step: dict[str, float] = {}
    """How far training tries a weight to either side, where a third of its value would not do."""
    made: dict[str, Any] = {}
    """Where the numbers come from: recipe, seeds, games, curve, and the arena games that justified them."""

    def settings(self, level: str) -> Settings:
        return self.level.get(level, Settings())


def numbers(game: str) -> list[int]:
    """The versions there are, oldest first; a game without a file has none."""
    names = [file.name.removesuffix(".toml").rpartition("-") for file in folder().iterdir()]
    return sorted(int(number) for name, _, number in names if name == game)


@cache
def version(game: str, number: int | None = None) -> Version:
    """A version of a game's bots, the newest without a number."""
    known = numbers(game)
    if not known:
        return Version(level=LEVELS)
    if number is not None and number not in known:
        raise ValueError(f"version: {game}@{number} is not one of {', '.join(map(str, known))}")
    return read(folder().joinpath(f"{game}-{number or known[-1]}.toml"))


def read(file: Traversable) -> Version:
    return msgspec.toml.decode(file.read_bytes(), type=Version)


LEVELS = {
    "easy": Settings(slack=2.0),
    "normal": Settings(lots=True),
    "hard": Settings(worlds=2),
    "expert": Settings(worlds=2, seconds=10.0),
}
"""How the levels play a game that has no weights yet."""
