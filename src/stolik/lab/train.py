"""Train the bots' weights by mirrored games: change all weights at once by random signs, and see which signs win.

One sample is two games on one seed: one side plays the weights plus a step, the other minus the same step; then they
change seats. Signs are random, so a regression of the results on them tells what a weight causes, not what goes along
with winning, and every game informs all weights at once (simultaneous perturbation, SPSA).
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

import stolik
from stolik import bots
from stolik.bots.bot import Bot
from stolik.bots.greedy import GreedyBot
from stolik.bots.versions import Version, numbers, version
from stolik.kernel.chance import chance_of
from stolik.lab.workers import spread

RIDGE = 1.0
FADE = 0.9
"""Weight of older batches, which were played around other weights, for each batch since."""
CLIP = 3.0
"""Standard errors that a weight moves at most."""
MARGIN = 15.0
"""A difference in points that counts nearly as much as the win itself."""
AVERAGED = 4
"""Batches whose weights are averaged into the candidate."""
STEP = 0.1
"""The smallest step for a weight near zero; `[step]` in its file overrides it."""
UNTRAINED = {"spread", "spread_of_many"}
"""Scales everything alike, so games between two cannot measure it."""


class Recipe(msgspec.Struct, frozen=True):
    """What to train and how; the same recipe gives the same weights."""

    game: str
    base: int
    """The version to start from."""
    seats: int = 2
    samples: int = 150
    """Samples, of two games each, in a batch."""
    batches: int = 12
    rate: float = 0.15
    """Part of a step for each standard error."""
    size: float = 1.0
    """Steps are so many times as large as usual."""
    gate: int = 0
    """Games against the base after every third batch."""
    start: dict[str, float] = {}
    """Starting values of weights that differ from the base's."""
    only: list[str] = []
    """Prefixes of the weights to train; all without it."""
    worlds: int = 0
    """Redealt worlds per decision; as the base without it. One is quick and teaches nearly as much."""
    seed: str = "train"
    options: dict[str, object] = {}

    def version(self) -> Version:
        return version(self.game, self.base)

    def trains(self, name: str) -> bool:
        return name not in UNTRAINED and (not self.only or name.startswith(tuple(self.only)))

    def player(self, side: Version) -> Bot:
        """A bot of this version, as quick as training needs."""
        heuristics = bots.known(stolik.load(self.game), side, "normal")
        if self.worlds:
            heuristics.settings = msgspec.structs.replace(heuristics.settings, worlds=self.worlds)
        return GreedyBot(heuristics, "normal")


class Batch(msgspec.Struct, frozen=True):
    """The results of one batch, played around `weights`, and how it moved them."""

    weights: dict[str, float]
    results: list[float]
    moved: dict[str, float]
    """By weight: standard errors by which more of it did better."""
    gate: tuple[float, int] | None = None
    """Games won against the base, and games played, with the mean of the last weights."""


# Weights as one list ----------------------------------------------------------------------------------------------


def flat(v: Version) -> dict[str, float]:
    """All weights and urges in one list, by name."""
    return v.worth | {f"urge {name}": urge for name, urge in v.urge.items()}


def with_weights(v: Version, weights: dict[str, float]) -> Version:
    worth = {name: weights[name] for name in v.worth}
    urge = {name: weights[f"urge {name}"] for name in v.urge}
    return msgspec.structs.replace(v, worth=worth, urge=urge)


def steps(recipe: Recipe) -> dict[str, float]:
    """How far each weight is varied."""
    v = recipe.version()
    sizes = {name: v.step.get(name, max(STEP, abs(value) / 3)) for name, value in (flat(v) | recipe.start).items()}
    return {name: recipe.size * size for name, size in sizes.items() if size and recipe.trains(name)}


# Games ------------------------------------------------------------------------------------------------------------


class Mirror(msgspec.Struct, frozen=True):
    """One sample to be played."""

    recipe: Recipe
    weights: dict[str, float]
    batch: int
    number: int

    def key(self) -> str:
        return f"{self.recipe.seed}/{self.batch}/{self.number}"

    def signs(self) -> dict[str, int]:
        rng = random.Random(self.key())
        return {name: rng.choice((-1, 1)) for name in steps(self.recipe)}


def play_mirror(mirror: Mirror) -> float:
    """How much better the plus side did in both games of a sample, from -1 to 1."""
    sizes, signs = steps(mirror.recipe), mirror.signs()
    sides = []
    for side in (1, -1):
        moved = {name: value + side * signs.get(name, 0) * sizes.get(name, 0.0)
                 for name, value in mirror.weights.items()}  # fmt: skip
        sides.append(with_weights(mirror.recipe.version(), moved))
    return sum(play_sides(mirror.recipe, sides, mirror.key(), swap)[1] for swap in (0, 1)) / 2


def play_sides(recipe: Recipe, sides: list[Version], seed: str, swap: int) -> tuple[float, float]:
    """A game of two versions that alternate seats: the first one's share of the win, and its lead from -1 to 1."""
    game = stolik.load(recipe.game)
    side_of = [(seat + swap) % 2 for seat in range(recipe.seats)]
    players = [recipe.player(side) for side in sides]
    state, rng = game.new(recipe.seats, seed, recipe.options), chance_of(f"train/{seed}/{swap}")
    while (decision := game.decision(state)) is not None:
        observation = bots.Observation(game, state, decision.seat)
        game.apply(state, players[side_of[decision.seat]].choose(observation, rng).action)
    outcome = game.outcome(state)
    won = sum(1 - side_of[seat] for seat in outcome.ranking[0]) / len(outcome.ranking[0])
    best = [max(score.total for score in outcome.scores if side_of[score.seat] == side) for side in (0, 1)]
    return won, (2 * won - 1 + math.tanh((best[0] - best[1]) / MARGIN)) / 2


class Gate(msgspec.Struct, frozen=True):
    """One game of a candidate against the base."""

    recipe: Recipe
    weights: dict[str, float]
    number: int


def play_gate(gate: Gate) -> float:
    recipe = gate.recipe
    sides = [with_weights(recipe.version(), gate.weights), recipe.version()]
    return play_sides(recipe, sides, f"{recipe.seed}/gate/{gate.number // 2}", gate.number % 2)[0]


# Learning ---------------------------------------------------------------------------------------------------------


def moved_by(recipe: Recipe, batches: list[Batch], results: list[float]) -> dict[str, float]:
    """By weight: how many standard errors the plus sign was better, over this batch and the faded ones before it."""
    names = list(steps(recipe))
    rows, values, counts = [], [], []
    for number, found in enumerate([*(batch.results for batch in batches), results]):
        for sample, value in enumerate(found):
            signs = Mirror(recipe, {}, number, sample).signs()
            rows.append([signs[name] for name in names])
            values.append(value)
            counts.append(FADE ** (len(batches) - number))
    x, y, w = np.array(rows, float), np.array(values), np.array(counts)
    inverse = np.linalg.inv((x * w[:, None]).T @ x + RIDGE * np.eye(len(names)))
    slope = inverse @ (x.T @ (w * y))
    left = y - x @ slope
    freedom = max(1.0, w.sum() - len(names))
    variance = float((w * left * left).sum() / freedom)
    error = np.sqrt(variance * np.diag(inverse))
    return {name: float(value) for name, value in zip(names, slope / error, strict=True)}


def stepped(recipe: Recipe, weights: dict[str, float], moved: dict[str, float]) -> dict[str, float]:
    sizes = steps(recipe)
    after = dict(weights)
    for name, t in moved.items():
        after[name] = round(weights[name] + recipe.rate * sizes[name] * max(-CLIP, min(CLIP, t)), 5)
    return after


def candidate(recipe: Recipe, batches: list[Batch]) -> dict[str, float]:
    """The mean of the last weights."""
    path = [batch.weights for batch in batches] + [after(recipe, batches)]
    last = path[-AVERAGED:]
    return {name: round(sum(weights[name] for weights in last) / len(last), 4) for name in last[0]}


def after(recipe: Recipe, batches: list[Batch]) -> dict[str, float]:
    """Where the next batch begins."""
    if not batches:
        return flat(recipe.version()) | recipe.start
    return stepped(recipe, batches[-1].weights, batches[-1].moved)


def train(recipe: Recipe, folder: Path, workers: int, report: Callable[[], None]) -> Iterator[Batch]:
    """Play batch after batch into a folder; finished ones are not played again."""
    batches = resumed(recipe, folder)
    yield from batches
    while len(batches) < recipe.batches:
        weights, number = after(recipe, batches), len(batches)
        todo = [Mirror(recipe, weights, number, sample) for sample in range(recipe.samples)]
        results = []
        for result in spread(play_mirror, todo, workers):
            results.append(result)
            report()
        batch = Batch(weights, results, moved_by(recipe, batches, results))
        if recipe.gate and number % 3 == 2:
            mean = candidate(recipe, [*batches, batch])
            games = [Gate(recipe, mean, n) for n in range(recipe.gate)]
            won = sum(spread(play_gate, games, workers))
            batch = msgspec.structs.replace(batch, gate=(won, recipe.gate))
        batches.append(batch)
        path(folder, number).write_bytes(msgspec.json.encode(batch))
        yield batch


def path(folder: Path, number: int) -> Path:
    return folder / f"batch-{number}.json"


def resumed(recipe: Recipe, folder: Path) -> list[Batch]:
    """Batches already played with the same recipe; ValueError if the folder holds another recipe."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / "recipe.json"
    if kept.exists():
        before = msgspec.json.decode(kept.read_bytes(), type=Recipe)
        if msgspec.structs.replace(before, batches=recipe.batches) != recipe:
            raise ValueError(f"out: {folder} holds the training of another recipe ({kept})")
    kept.write_bytes(msgspec.json.format(msgspec.json.encode(recipe)))
    batches: list[Batch] = []
    while (file := path(folder, len(batches))).exists():
        batches.append(msgspec.json.decode(file.read_bytes(), type=Batch))
    return batches[: recipe.batches]


def trained(recipe: Recipe, batches: list[Batch]) -> Version:
    """The candidate as a version, with its recipe and curve."""
    base = recipe.version()
    made = {
        "by": "mirrored games (stolik train)",
        "recipe": msgspec.to_builtins(recipe),
        "games": sum(2 * len(batch.results) for batch in batches),
        "curve": [[index + 1, *batch.gate] for index, batch in enumerate(batches) if batch.gate],
    }
    return msgspec.structs.replace(with_weights(base, candidate(recipe, batches)), made=made)


def dump(v: Version) -> str:
    """The file of a version."""
    tables = {name: table for name, table in msgspec.to_builtins(v).items() if table}
    return "".join(lines([name], table) for name, table in tables.items()).lstrip()


def lines(name: list[str], table: dict[str, Any]) -> str:
    """A table of TOML, its own values first."""
    plain = "".join(f"{quoted(key)} = {toml(value)}\n" for key, value in table.items() if not isinstance(value, dict))
    inner = (lines([*name, key], value) for key, value in table.items() if isinstance(value, dict) and value)
    return (f"\n[{'.'.join(map(quoted, name))}]\n{plain}" if plain else "") + "".join(inner)


def quoted(key: str) -> str:
    return key if key.replace("-", "").replace("_", "").isalnum() and key.isascii() else json.dumps(key)


def toml(value: object) -> str:
    """Numbers, words, truths and lists are written alike in JSON and TOML."""
    return json.dumps(value, ensure_ascii=False)


def next_number(game: str) -> int:
    return max(numbers(game), default=0) + 1
