"""A net learned anew from all games that a training has played: once more from nothing, with other settings.

Generations learn a little from each game and forget slowly; whoever has all games at once can learn better from them.
Every seventh part of the games is kept aside and says how well the rest foretells.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np

from stolik.lab.net_learner import Learner, Played
from stolik.lab.values import NetRecipe, names

ASIDE = 0.15
"""Part of the games that is not learned from."""
SLOWEST = 0.1
"""Where the speed of learning ends, as a part of the recipe's."""


class Pass(msgspec.Struct, frozen=True):
    """Log loss on the games kept aside, after learning once more from all others."""

    seats: int
    by_net: float
    by_hand: float


def relearn(recipe: NetRecipe, folder: Path, file: Path) -> Iterator[list[Pass]]:
    """Learn as often as the recipe says from the games in a folder; the net lies in `file` after each time."""
    games = played_in(folder)
    order = np.random.default_rng(1).permutation(len(games))
    cut = int((1 - ASIDE) * len(games))
    known, aside = ([games[n] for n in part] for part in (order[:cut], order[cut:]))
    learner = Learner.fresh(known, recipe.units, recipe.seed)
    for done in range(recipe.passes):
        learner.study(known, recipe.rate * (1 - done / recipe.passes * (1 - SLOWEST)), recipe.decay, recipe.trust)
        found = foretold(learner, aside)
        made = {
            "by": "games against itself (stolik learn), then learned anew from all of them (--anew)",
            "games": len(games),
            "recipe": msgspec.to_builtins(recipe),
            "loss": msgspec.to_builtins(found),
        }
        file.write_bytes(msgspec.json.encode(learner.net(names(recipe), made)))
        yield found


def played_in(folder: Path) -> list[Played]:
    """All games of a training, oldest first; ValueError if there are none."""
    files = sorted(folder.glob("games-*.npz"), key=lambda file: int(file.stem.rpartition("-")[2]))
    if not files:
        raise ValueError(f"out: {folder} holds no games")
    return [played for file in files for played in Played.load(file)]


def foretold(learner: Learner, games: list[Played]) -> list[Pass]:
    """By number of players."""
    found = []
    for seats in sorted({len(played.result) for played in games}):
        alike = [played for played in games if len(played.result) == seats]
        positions = sum(len(played.facts) for played in alike)
        losses = [sum(learner.loss(played, with_net) for played in alike) / positions for with_net in (True, False)]
        found.append(Pass(seats, round(losses[0], 4), round(losses[1], 4)))
    return found
