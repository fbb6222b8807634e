"""A small neural net: what self-play has taught about a position, beside what `worth` says by hand.

A seat's facts are whole numbers, most of them 0 or 1. All sums of the first layer lie side by side in one big integer,
a lane of 32 bits each, so that a fact adds its whole row of weights at once: fast in plain Python too.
"""

import math
from typing import Final

LANE: Final = 4
"""Bytes of a lane."""
OFFSET: Final = 1 << 31
"""Added to every lane, so that no sum is negative."""
UNIT: Final = 1024
"""Weights of the first layer are whole numbers: so many make 1."""


class Net:
    """One hidden layer of tanh units, and a direct weight for each fact."""

    def __init__(self, rows: list[list[int]], bias: list[int], last: list[float]) -> None:
        """`rows`: for each fact its direct weight, then one for each unit; `bias` likewise; `last`: of the units."""
        self.rows = [packed(row) for row in rows]
        self.start = packed([weight + OFFSET for weight in bias])
        self.last = last
        self.size = LANE * (len(last) + 1)

    def value(self, facts: list[int]) -> float:
        """What the facts add to a seat's `worths`: the logarithm of its odds to win, up to a constant of all seats."""
        total = self.start
        for row, fact in zip(self.rows, facts):
            if fact == 1:
                total += row
            elif fact:
                total += fact * row
        lanes = memoryview(total.to_bytes(self.size, "little")).cast("I").tolist()
        value = float(lanes[0] - OFFSET) / UNIT
        for weight, lane in zip(self.last, lanes[1:]):
            value += weight * math.tanh(float(lane - OFFSET) / UNIT)
        return value


def packed(lanes: list[int]) -> int:
    """Whole numbers side by side; sums of such integers are those of their lanes."""
    total = 0
    for number in reversed(lanes):
        total = (total << 8 * LANE) + number
    return total
