"""Versions of the bots: weights and settings are data, one file for each game and version in `weights/`.

The highest number plays at the tables; the earlier ones stay, so that progress can be measured: `normal@1`.
"""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from stolik.bots.net import Net


def folder() -> Traversable:
    """Looked up each time, because in an archive it is an open file, which a page's memory snapshot cannot hold."""
    return files("stolik.bots").joinpath("weights")


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a level plays."""

    worlds: int = 1
    """Redealt worlds in which every action is weighed first."""
    whim: float = 0.0
    """Probability, from 0 to 1, of a random action."""
    slack: float = 0.0
    """Points behind the best at which an action may still be taken, unless no urge speaks for it."""
    lots: bool = False
    """Ties are broken at random; otherwise the first action is taken."""
    races: bool = False
    """Actions race in the same worlds, and those clearly behind drop out; otherwise a tree is searched."""
    halves: bool = False
    """A race keeps as many actions as its budget still allows: about their square root when half of it is used."""
    plans: bool = False
    """A race searches the rest of the turn too, below each of its actions, instead of leaving it to urges."""
    focus: float = 1.0
    """How much more the leading rival counts than those behind, with more than two players."""
    lines: float = 0.4
    """How fast a plan of the turn widens: after n visits it considers lines * sqrt(n) + 2 actions."""
    sense: int = 0
    """After the first worlds this many of the best go on, and every next decision of their turns is weighed too."""
    thrifty: bool = False
    """Needless spending is not even weighed, where a game's bots know such actions."""
    horizon: int = 8
    """Decisions that a simulation plays on by urges after the turn, before the position is judged."""
    rounds: bool = False
    """Positions are judged at the end of the round, played out for everybody; Arcana and Eclipse have this."""
    net: str = ""
    """The file of a net in `weights/` that adds to worth what self-play has taught."""
    curiosity: float = 0.25
    """How much the search prefers rarely tried actions to good ones; small where actions differ little."""
    seconds: float = 1.0
    """Thinking time at a table, at most."""
    worth: dict[str, float] = {}
    """Weights that this level changes."""
    urge: dict[str, float] = {}
    """The same for urges."""


class Version(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything that a game's bots of one version know."""

    worth: dict[str, float] = {}
    """What makes a position good, in points."""
    urge: dict[str, float] = {}
    """How much each kind of action deserves to be tried before its result is known."""
    level: dict[str, Settings] = {}
    step: dict[str, float] = {}
    """How far training varies a weight, where a third of its value would not do."""
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


class NetFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A net as it is stored; `net.py` says what the numbers mean."""

    facts: list[str]
    rows: list[list[int]]
    bias: list[int]
    last: list[float]
    made: dict[str, Any]


def read_net(data: bytes, share: float = 1.0) -> Net:
    """A net from its file, or one that says only a share of what it would."""
    file = msgspec.json.decode(data, type=NetFile)
    rows, bias = ([[round(share * row[0]), *row[1:]] for row in lanes] for lanes in (file.rows, [file.bias]))
    return Net(rows, bias[0], [share * weight for weight in file.last])


@cache
def net(name: str) -> Net:
    return read_net(folder().joinpath(name).read_bytes())


LEVELS = {
    "easy": Settings(slack=2.0),
    "normal": Settings(lots=True),
    "hard": Settings(worlds=2),
    "expert": Settings(worlds=2, seconds=10.0),
}
"""How the levels play a game that has no weights yet."""
