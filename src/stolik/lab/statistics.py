"""Counting over the rows of a simulation: shares of wins by seat, by trait, by thing taken, by pairs of them."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec

from stolik.lab.arena import wilson

Row = dict[str, Any]
OWN = {"bot", "score", "place", "win"}
"""Columns of a seat that are no trait."""
PAIR = " × "
LEVEL = 0.05
"""The share of marked rows that may be chance."""


class Share(msgspec.Struct, frozen=True):
    """How often seats of one group won."""

    group: str
    seats: int
    wins: float
    rate: float
    low: float
    high: float
    game: int = -1
    """One of its games, a won one if possible."""
    seat: int = 0
    """Where it sat there."""


def share(group: str, wins: float, seats: int, game: int = -1, seat: int = 0) -> Share:
    low, high = wilson(wins, seats)
    return Share(group, seats, wins, wins / seats if seats else 0.0, low, high, game, seat)


class Tally:
    """Seats and wins by group, with a game to look at for each."""

    def __init__(self) -> None:
        self.wins: dict[str, float] = defaultdict(float)
        self.seats: dict[str, int] = defaultdict(int)
        self.examples: dict[str, tuple[float, int, int]] = {}

    def add(self, group: str, row: Row, seat: int) -> None:
        win = row[f"seat{seat}_win"]
        self.wins[group] += win
        self.seats[group] += 1
        if group not in self.examples or win > self.examples[group][0]:
            self.examples[group] = win, row["number"], seat

    def shares(self) -> list[Share]:
        return [share(one, self.wins[one], self.seats[one], *self.examples[one][1:]) for one in sorted(self.seats)]


def traits(rows: Iterable[Row]) -> list[str]:
    """Names of the traits that seats have in this game: guild, leader, species …"""
    names = (key.removeprefix("seat0_") for row in islice(rows, 50) for key in row if key.startswith("seat0_"))
    return [n for n in dict.fromkeys(names) if n not in OWN and not n.startswith("part_")]


def seat_values(rows: Iterable[Row], field: str) -> Iterator[tuple[Any, Row, int]]:
    """Every seat's value of a field, with its row and number."""
    return ((row.get(f"seat{s}_{field}"), row, s) for row in rows for s in range(row["seats"]))


def values(row: Row, seat: int, field: str) -> list[str]:
    """A seat's value of a trait: several values are joined by "+"."""
    value = row.get(f"seat{seat}_{field}")
    return [] if value is None else str(value).split("+")


def wins_by(rows: Iterable[Row], field: str) -> list[Share]:
    """Win rate per value of a trait; of several values each counts."""
    tally = Tally()
    for _, row, seat in seat_values(rows, field):
        for one in values(row, seat, field):
            tally.add(one, row, seat)
    return tally.shares()


def wins_by_seat(rows: Iterable[Row]) -> list[Share]:
    tally = Tally()
    for _, row, seat in seat_values(rows, "win"):
        tally.add(str(seat + 1), row, seat)
    return tally.shares()


def wins_by_take(rows: Iterable[Row], takes: Iterable[Row]) -> dict[str, list[Share]]:
    """Event -> per thing: how many seats took it, and their win rate. Both come in the order of the games."""
    games = iter(rows)
    row: Row | None = next(games, None)
    tallies: dict[str, Tally] = defaultdict(Tally)
    for take in takes:
        while row is not None and row["number"] < take["number"]:
            row = next(games, None)
        if row is not None and row["number"] == take["number"]:  # a running simulation may have added games
            tallies[take["event"]].add(take["thing"], row, take["seat"])
    return {event: tallies[event].shares() for event in sorted(tallies)}


# --- pairs ---


class Pair(msgspec.Struct, frozen=True):
    """How often two things won together, beside what each of them alone would make one expect."""

    share: Share
    expected: float


def wins_by_pair(rows: Iterable[Row], one: str, other: str) -> list[Pair]:
    """Two traits of the same seat."""
    tally = Tally()
    for _, row, seat in seat_values(rows, one):
        for first in values(row, seat, one):
            for second in values(row, seat, other):
                tally.add(first + PAIR + second, row, seat)
    return pairs(tally.shares())


def wins_by_neighbour(rows: Iterable[Row], trait: str) -> list[Pair]:
    """A trait, and the same trait of a seat that is next to it at the table. Of two players both are neighbors, and one
    wins what the other loses: the first name of each pair stands for both, and pairs of a thing with itself tell
    nothing."""
    tally = Tally()
    for _, row, seat in seat_values(rows, trait):
        beside = {(seat + 1) % row["seats"], (seat - 1) % row["seats"]}
        for first in values(row, seat, trait):
            for second in (value for next_one in sorted(beside) for value in values(row, next_one, trait)):
                tally.add(first + PAIR + second, row, seat)
    found = pairs(tally.shares())
    return [p for p in found if not is_mirrored(p)] if all(row["seats"] == 2 for row in rows) else found


def is_mirrored(p: Pair) -> bool:
    one, other = p.share.group.split(PAIR)
    return one >= other


def pairs(shares: list[Share]) -> list[Pair]:
    """What is expected of a pair: the rate of both alone, less what is common to all."""
    alone: dict[tuple[int, str], list[float]] = defaultdict(lambda: [0.0, 0.0])
    for s in shares:
        for key in (*enumerate(s.group.split(PAIR)), (-1, "")):
            alone[key][0] += s.wins
            alone[key][1] += s.seats

    def rate(key: tuple[int, str]) -> float:
        return alone[key][0] / alone[key][1]

    expected = (sum(map(rate, enumerate(s.group.split(PAIR)))) - rate((-1, "")) for s in shares)
    return [Pair(s, min(1.0, max(0.0, e))) for s, e in zip(shares, expected, strict=True)]


# --- what stands out ---


def chance_of_share(s: Share, expected: float) -> float:
    """How likely a share at least so far from what is expected comes by chance (two-sided, by Wilson's score)."""
    if not 0 < expected < 1 or not s.seats:
        return 1.0
    return chance_of_score((s.rate - expected) / math.sqrt(expected * (1 - expected) / s.seats))


def chance_of_score(z: float) -> float:
    """How likely a normal figure is so far from its mean, either way."""
    return math.erfc(abs(z) / math.sqrt(2))


def stand_out(chances: Sequence[float], level: float = LEVEL) -> list[bool]:
    """Which of many comparisons are more than chance, so that of those marked no more than `level` are mistakes on
    average (Benjamini and Hochberg)."""
    order = sorted(range(len(chances)), key=lambda i: chances[i])
    most = max((rank for rank, i in enumerate(order, 1) if chances[i] <= level * rank / len(chances)), default=0)
    marked = set(order[:most])
    return [i in marked for i in range(len(chances))]


# --- points ---


class Source(msgspec.Struct, frozen=True):
    """Mean points from one source: of all seats, of those that won, and of the others."""

    part: str
    every: float
    winners: float
    others: float


def sources(rows: Iterable[Row]) -> list[Source]:
    """Where the points came from."""
    points: dict[str, list[float]] = {}
    weights = [0.0, 0.0]
    for win, row, seat in seat_values(rows, "win"):
        before = f"seat{seat}_part_"
        sides = (win, 1 - win)  # a shared victory counts in part on either side
        weights = [weight + side for weight, side in zip(weights, sides, strict=True)]
        for name in row:
            if name.startswith(before) and row[name] is not None:
                sums = points.setdefault(name.removeprefix(before), [0.0, 0.0])
                for i, side in enumerate(sides):
                    sums[i] += side * row[name]
    seats = sum(weights)
    won, lost = (max(weight, 1e-9) for weight in weights)
    return [Source(part, (a + b) / seats, a / won, b / lost) for part, (a, b) in points.items()]


def margins(rows: Iterable[Row]) -> Iterator[float]:
    """By how much the winner of each game was ahead of the next; 0 where only a tie-breaker decided."""
    for row in rows:
        first, second = sorted((float(row[f"seat{s}_score"]) for s in range(row["seats"])), reverse=True)[:2]
        yield first - second
