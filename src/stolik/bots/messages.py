"""A bot's answers, and its judgement of a game. Structs live in modules of this name and are never compiled."""

from __future__ import annotations

import msgspec

from stolik.kernel.messages import Action, Line


class Alternative(msgspec.Struct, frozen=True):
    """Another action that was weighed, and its estimated chance to win, 0 to 1."""

    action: Action
    value: float
    visits: int = 0


class Choice(msgspec.Struct, frozen=True):
    """The chosen action, why in one sentence, and the best alternatives."""

    action: Action
    line: Line
    value: float | None = None
    alternatives: list[Alternative] = []


class Judgement(msgspec.Struct, frozen=True):
    """A position, judged by games played on from it."""

    win: list[float]
    """Each seat's chance to win."""
    score: list[float]
    error: float
    """Standard error of the least certain chance."""


class Swing(msgspec.Struct, frozen=True):
    """A move after which somebody's chance to win changed much."""

    ply: int
    seat: int
    change: float
