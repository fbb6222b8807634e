"""Counting over the rows of a simulation: shares of wins by seat, by trait, by thing taken."""

from __future__ import annotations

from collections import defaultdict
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


def traits(rows: list[Row]) -> list[str]:
    """Names of the traits that seats have in this game: guild, leader, species …"""
    names = (key.removeprefix("seat0_") for row in rows[:50] for key in row if key.startswith("seat0_"))
    return [n for n in dict.fromkeys(names) if n not in OWN and not n.startswith("part_")]


def seat_values(rows: list[Row], field: str) -> list[tuple[Any, Row, int]]:
    """Every seat's value of a field, with its row and number."""
    return [(row.get(f"seat{s}_{field}"), row, s) for row in rows for s in range(row["seats"])]


def wins_by(rows: list[Row], field: str) -> list[Share]:
    """Win rate per value of a trait. Several values joined by "+" count each."""
    wins: dict[str, float] = defaultdict(float)
    seats: dict[str, int] = defaultdict(int)
    for value, row, seat in seat_values(rows, field):
        for one in str(value).split("+") if value is not None else []:
            wins[one] += row[f"seat{seat}_win"]
            seats[one] += 1
    return [share(one, wins[one], seats[one]) for one in sorted(seats)]


def wins_by_seat(rows: list[Row]) -> list[Share]:
    seats = max(row["seats"] for row in rows)
    found = []
    for s in range(seats):
        own = [row[f"seat{s}_win"] for row in rows if s < row["seats"]]
        found.append(share(str(s + 1), sum(own), len(own)))
    return found


def wins_by_take(rows: list[Row], takes: list[Row]) -> dict[str, list[Share]]:
    """Event -> per thing: how many seats took it, and their win rate."""
    by_number = {row["number"]: row for row in rows}
    wins: dict[tuple[str, str], float] = defaultdict(float)
    seats: dict[tuple[str, str], int] = defaultdict(int)
    for take in takes:
        row = by_number.get(take["number"])
        if row is not None:  # a simulation that still runs may have added games since the rows were read
            key = take["event"], take["thing"]
            seats[key] += 1
            wins[key] += row[f"seat{take['seat']}_win"]
    found: dict[str, list[Share]] = defaultdict(list)
    for event, thing in sorted(seats):
        found[event].append(share(thing, wins[event, thing], seats[event, thing]))
    return dict(found)
