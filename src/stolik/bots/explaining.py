"""Why an action is good, in the game's terms: which parts of the evaluation it moves, beside what else could be done.

What makes a position good is a sum of weighted facts. With only the weights of one part, and without any, it says what
that part is worth. A part that an action moves more than the other actions do on average is a reason for it, or a risk.
"""

import tomllib
from functools import cache
from importlib.resources import files
from statistics import fmean
from typing import Any

import msgspec

from stolik.bots import heuristics_of, known, telling
from stolik.bots.heuristics import Heuristics
from stolik.bots.rollout import finish_turn
from stolik.bots.versions import version
from stolik.games import load
from stolik.kernel.engine import step
from stolik.kernel.messages import Action, Line

# messages: bot-gain-*, bot-risk-*
PARTS: dict[str, dict[str, list[str]]] = tomllib.loads(files("stolik.bots").joinpath("parts.toml").read_text("utf-8"))
"""Game -> part -> its weights, by name or by how their names begin."""
POINTS = "points"
"""The part that has no weights."""
ENOUGH = 0.15
"""Points by which a part must change to be mentioned."""
OTHERS = 24
"""Other actions to compare with, at most."""


@cache
def readers(game: str, level: str) -> dict[str, Heuristics]:
    """For each part of a game's evaluation, heuristics that see nothing else."""
    rules, newest = load(game), version(game)
    worth = {**newest.worth, **newest.settings(level).worth}
    parts = {POINTS: [], **PARTS.get(game, {})}
    scales = tuple(PARTS.get(game, {}).get("scales", []))

    def only(names: tuple[str, ...]) -> Heuristics:
        kept = {name: value if name.startswith((*names, *scales)) else 0.0 for name, value in worth.items()}
        return known(rules, msgspec.structs.replace(newest, worth=kept, level={}), level)

    return {part: only(tuple(names)) for part, names in parts.items() if part != "scales"}


@cache
def mover(game: str, level: str) -> Heuristics:
    return heuristics_of(load(game), level)


def reasons(game: str, level: str, world: Any, chosen: Action, actions: list[Action]) -> tuple[list[Line], list[Line]]:
    """What the chosen action gains and risks, most important first, naming the things concerned."""
    others = [action for action in actions if action != chosen]
    if not others or game not in PARTS:
        return [], []
    others = others[:: len(others) // OTHERS + 1]
    seat, steps = chosen.seat, positions(game, level, world, chosen)
    mine = outlook(game, level, steps[-1], seat)
    theirs = [outlook(game, level, positions(game, level, world, action)[-1], seat) for action in others]
    moved = {part: value - fmean(other[part] for other in theirs) for part, value in mine.items()}
    order = sorted(moved, key=lambda part: -abs(moved[part]))
    gains = [part for part in order if moved[part] > ENOUGH][:2]
    risks = [part for part in order if moved[part] < -ENOUGH][:1]
    return (
        [telling.told(game, "gain", part, world, steps, seat) for part in gains],
        [telling.told(game, "risk", part, world, steps, seat) for part in risks],
    )


def positions(game: str, level: str, world: Any, action: Action) -> list[Any]:
    """The world after this action, and after the turn if it continues as usual."""
    after = world.copy()
    actions = step(after, action, [])
    ended = after.copy()
    finish_turn(mover(game, level), ended, actions, action.seat)
    return [after, ended]


def outlook(game: str, level: str, after: Any, seat: int) -> dict[str, float]:
    """The value of each part to the seat, in points."""
    read = readers(game, level)
    plain = read[POINTS].standing(after)[seat]
    return {part: reader.standing(after)[seat] - (plain if part != POINTS else 0.0) for part, reader in read.items()}
