"""The arithmetic of a net that learns: forward, backward, and the steps of Adam, in NumPy."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from stolik.bots.net import UNIT
from stolik.bots.versions import NetFile

Floats = npt.NDArray[np.float32]

BATCH = 512
"""Positions learned from at once."""
FORGET = 0.9
FORGET_SQUARES = 0.999
TINY = 1e-8
"""Adam's customary constants."""


class Played(msgspec.Struct, frozen=True):
    """What is noted of a game: by position and seat the facts and the worths by hand, by seat the result."""

    facts: npt.NDArray[np.int8]
    worths: Floats
    result: Floats

    @staticmethod
    def save(file: Path, games: list[Played]) -> None:
        arrays = {f"{n}-{name}": getattr(played, name) for n, played in enumerate(games) for name in PARTS}
        np.savez_compressed(file, **arrays)

    @staticmethod
    def load(file: Path) -> list[Played]:
        with np.load(file) as arrays:
            return [Played(*(arrays[f"{n}-{name}"] for name in PARTS)) for n in range(len(arrays) // len(PARTS))]


PARTS = ("facts", "worths", "result")


def softmax(logits: Floats) -> Floats:
    powers = np.exp(logits - logits.max(axis=-1, keepdims=True))
    chances: Floats = powers / powers.sum(axis=-1, keepdims=True)
    return chances


class Learner:
    """A net with its optimiser. Column 0 of the first layer holds the direct weights."""

    def __init__(self, scale: Floats, first: Floats, bias: Floats, last: Floats) -> None:
        self.scale = scale
        self.parts = [first, bias, last]
        self.slopes = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    @classmethod
    def fresh(cls, games: list[Played], units: int, seed: str) -> Learner:
        """A net whose output is 0; facts are scaled by the largest that were seen."""
        largest = np.max([np.abs(played.facts).max(axis=(0, 1)) for played in games], axis=0)
        scale = (1.0 / np.maximum(1, largest)).astype(np.float32)
        rng = np.random.default_rng(list(seed.encode()))
        first = rng.normal(0, 0.5 / np.sqrt(len(scale) / 4), (len(scale), units + 1)).astype(np.float32)
        first[:, 0] = 0
        return cls(scale, first, np.zeros(units + 1, np.float32), np.zeros(units, np.float32))

    def save(self, file: Path) -> None:
        arrays = {f"{kind}-{n}": part for kind in KINDS for n, part in enumerate(getattr(self, kind))}
        np.savez(file, scale=self.scale, count=np.array(self.steps), **arrays)

    @classmethod
    def restored(cls, file: Path) -> Learner:
        with np.load(file) as arrays:
            learner = cls(arrays["scale"], *(arrays[f"parts-{n}"] for n in range(3)))
            learner.slopes, learner.squares = ([arrays[f"{kind}-{n}"] for n in range(3)] for kind in KINDS[1:])
            learner.steps = int(arrays["count"])
        return learner

    def forward(self, facts: npt.NDArray[Any]) -> tuple[Floats, Floats, Floats]:
        """The scaled facts, the units, and the output."""
        first, bias, last = self.parts
        x: Floats = facts.astype(np.float32) * self.scale
        sums: Floats = x @ first + bias
        units: Floats = np.tanh(sums[..., 1:])
        out: Floats = sums[..., 0] + units @ last
        return x, units, out

    def chances(self, played: Played, with_net: bool = True) -> Floats:
        """By position and seat."""
        return softmax(played.worths + self.forward(played.facts)[2] if with_net else played.worths)

    def loss(self, played: Played, with_net: bool = True) -> float:
        """The sum over positions of how surprising the result was."""
        return float(-(np.log(self.chances(played, with_net) + TINY) * played.result).sum())

    def targets(self, played: Played, trust: float) -> Floats:
        """What each position should have foretold: a mixture of all later opinions and the result."""
        opinions = self.chances(played)
        aims = np.empty_like(opinions)
        aim = played.result
        for position in range(len(opinions) - 1, -1, -1):
            aims[position] = aim
            aim = (1 - trust) * opinions[position] + trust * aim
        return aims

    def study(self, games: list[Played], rate: float, decay: float, trust: float) -> None:
        """Learn once from every position, in random order; games of one number of seats together."""
        rng, batches = np.random.default_rng(self.steps), []
        for seats in sorted({len(played.result) for played in games}):
            alike = [played for played in games if len(played.result) == seats]
            facts = np.concatenate([played.facts for played in alike])
            worths = np.concatenate([played.worths for played in alike])
            aims = np.concatenate([self.targets(played, trust) for played in alike])
            order = rng.permutation(len(facts))
            batches += [(facts, worths, aims, order[at : at + BATCH]) for at in range(0, len(order), BATCH)]
        for n in rng.permutation(len(batches)):
            facts, worths, aims, chosen = batches[n]
            self.step(facts[chosen], worths[chosen], aims[chosen], rate, decay)

    def step(self, facts: npt.NDArray[Any], worths: Floats, aims: Floats, rate: float, decay: float) -> None:
        last = self.parts[2]
        x, units, out = self.forward(facts)
        error = (softmax(worths + out) - aims) / len(facts)
        inner = np.concatenate([error[..., None], error[..., None] * last * (1 - units * units)], axis=-1)
        flat = inner.reshape(-1, inner.shape[-1])
        slopes = [x.reshape(len(flat), -1).T @ flat, flat.sum(axis=0), units.reshape(len(flat), -1).T @ error.ravel()]
        self.steps += 1
        fade, fade_squares = 1 - FORGET**self.steps, 1 - FORGET_SQUARES**self.steps
        for part, slope, mean, square in zip(self.parts, slopes, self.slopes, self.squares, strict=True):
            mean += (1 - FORGET) * (slope - mean)
            square += (1 - FORGET_SQUARES) * (slope * slope - square)
            part -= rate * (mean / fade / (np.sqrt(square / fade_squares) + TINY) + decay * part)

    def net(self, names: list[str], made: dict[str, Any]) -> NetFile:
        """The net as it is stored, in whole numbers."""
        first, bias, last = self.parts
        rows = np.rint(first * self.scale[:, None] * UNIT).astype(int).tolist()
        return NetFile(names, rows, np.rint(bias * UNIT).astype(int).tolist(), [round(float(w), 4) for w in last], made)


KINDS = ("parts", "slopes", "squares")
