"""The arena: who beats whom, with intervals and ratings."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import msgspec
from openskill.models import PlackettLuce

Row = dict[str, Any]


class Standing(msgspec.Struct, frozen=True):
    bot: str
    games: int
    """Seats it played."""
    win_rate: float
    """Shared first places count in part."""
    low: float
    high: float
    """95 % interval of the win rate (Wilson)."""
    rating: float
    """OpenSkill: mean of the estimated skill."""
    doubt: float
    """OpenSkill: its standard deviation."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share that was seen as wins out of games."""
    if games == 0:
        return 0.0, 1.0
    z, p = 1.96, wins / games
    centre = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, centre - half), min(1.0, centre + half)


def standings(rows: Iterable[Row]) -> list[Standing]:
    """Every bot's win rate and rating, best first."""
    wins: dict[str, float] = defaultdict(float)
    games: dict[str, int] = defaultdict(int)
    model = PlackettLuce()
    ratings: dict[str, Any] = defaultdict(model.rating)
    for row in rows:
        seats = range(row["seats"])
        names = [row[f"seat{s}_bot"] for s in seats]
        for s in seats:
            wins[names[s]] += row[f"seat{s}_win"]
            games[names[s]] += 1
        rate(model, ratings, names, [row[f"seat{s}_place"] for s in seats])
    found = [_standing(bot, wins[bot], games[bot], ratings[bot]) for bot in games]
    return sorted(found, key=lambda s: (-s.rating, s.bot))


def rate(model: PlackettLuce, ratings: dict[str, Any], names: list[str], places: list[int]) -> None:
    """One game into the ratings; several seats of one bot share the change."""
    after = model.rate([[ratings[name]] for name in names], ranks=[float(p) for p in places])
    moved: dict[str, list[Any]] = defaultdict(list)
    for name, (rating,) in zip(names, after, strict=True):
        moved[name].append(rating)
    for name, found in moved.items():
        mu, sigma = (sum(getattr(r, field) for r in found) / len(found) for field in ("mu", "sigma"))
        ratings[name] = model.rating(mu=mu, sigma=sigma)


def _standing(bot: str, wins: float, games: int, rating: Any) -> Standing:
    low, high = wilson(wins, games)
    return Standing(bot, games, wins / games, low, high, rating.mu, rating.sigma)


def cross_table(rows: Iterable[Row]) -> dict[tuple[str, str], float]:
    """(bot, other) -> share of meetings in which the bot's seat placed better; equal places count half."""
    better: dict[tuple[str, str], float] = defaultdict(float)
    met: dict[tuple[str, str], int] = defaultdict(int)
    for row in rows:
        seats = [(row[f"seat{s}_bot"], row[f"seat{s}_place"]) for s in range(row["seats"])]
        for bot, place in seats:
            for other, other_place in seats:
                if bot != other:
                    met[bot, other] += 1
                    better[bot, other] += 1.0 if place < other_place else 0.5 if place == other_place else 0.0
    return {pair: better[pair] / met[pair] for pair in met}
