"""Counting over the rows of a simulation: shares of wins by seat, by trait, by thing taken."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

import msgspec

from stolik.lab.arena import wilson

Row = dict[str, Any]
OWN = {"bot", "score", "place", "win"}
"""Columns of a seat that are no trait."""


class Share(msgspec.Struct, frozen=True):
    """How often seats of one group won."""

    group: str
    seats: int
    wins: float
    rate: float
    low: float
    high: float


def share(group: str, wins: float, seats: int) -> Share:
    low, high = wilson(wins, seats)
    return Share(group, seats, wins, wins / seats if seats else 0.0, low, high)


def traits(rows: Iterable[Row]) -> list[str]:
    """Names of the traits that seats have in this game: guild, leader, species …"""
    names = (key.removeprefix("seat0_") for row in islice(rows, 50) for key in row if key.startswith("seat0_"))
    return [n for n in dict.fromkeys(names) if n not in OWN and not n.startswith("part_")]


def seat_values(rows: Iterable[Row], field: str) -> Iterator[tuple[Any, Row, int]]:
    """Every seat's value of a field, with its row and number."""
    return ((row.get(f"seat{s}_{field}"), row, s) for row in rows for s in range(row["seats"]))


def wins_by(rows: Iterable[Row], field: str) -> list[Share]:
    """Win rate per value of a trait. Several values joined by "+" count each."""
    wins: dict[str, float] = defaultdict(float)
    seats: dict[str, int] = defaultdict(int)
    for value, row, seat in seat_values(rows, field):
        for one in str(value).split("+") if value is not None else []:
            wins[one] += row[f"seat{seat}_win"]
            seats[one] += 1
    return [share(one, wins[one], seats[one]) for one in sorted(seats)]


def wins_by_seat(rows: Iterable[Row]) -> list[Share]:
    wins: dict[int, float] = defaultdict(float)
    seats: dict[int, int] = defaultdict(int)
    for value, _, seat in seat_values(rows, "win"):
        wins[seat] += value
        seats[seat] += 1
    return [share(str(seat + 1), wins[seat], seats[seat]) for seat in sorted(seats)]


def wins_by_take(rows: Iterable[Row], takes: Iterable[Row]) -> dict[str, list[Share]]:
    """Event -> per thing: how many seats took it, and their win rate. Both come in the order of the games."""
    games = iter(rows)
    row: Row | None = next(games, None)
    wins: dict[tuple[str, str], float] = defaultdict(float)
    seats: dict[tuple[str, str], int] = defaultdict(int)
    for take in takes:
        while row is not None and row["number"] < take["number"]:
            row = next(games, None)
        if row is not None and row["number"] == take["number"]:  # a simulation that still runs may have added games
            key = take["event"], take["thing"]
            seats[key] += 1
            wins[key] += row[f"seat{take['seat']}_win"]
    found: dict[str, list[Share]] = defaultdict(list)
    for event, thing in sorted(seats):
        found[event].append(share(thing, wins[event, thing], seats[event, thing]))
    return dict(found)
