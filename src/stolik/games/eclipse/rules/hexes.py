"""Geometry of the map: cells, edges, rings. Nothing here uses the state.

Edges are counted clockwise from the top: 0 north, 1 north-east, 2 south-east, 3 south, 4 south-west, 5 north-west. A
cell is a single number made of its axial coordinates, so that a neighbor is one addition away.
"""

from typing import Final

from stolik.games.eclipse.ids import INNER, MIDDLE, OUTER

WIDTH: Final = 64
ORIGIN: Final = 32
"""Eighteen outer tiles in a row end in ring 20, so a map never exceeds this size."""
STEP: Final[list[int]] = [-1, WIDTH - 1, WIDTH, 1, 1 - WIDTH, -WIDTH]
"""What to add to a cell to get its neighbor across each edge."""
EDGES_OF: Final[list[list[int]]] = [[e for e in range(6) if mask >> e & 1] for mask in range(64)]
"""The edges in a set of bits (or the seats, since there are at most six)."""


def cell(q: int, r: int) -> int:
    return (q + ORIGIN) * WIDTH + r + ORIGIN


def axial(c: int) -> tuple[int, int]:
    """Axial coordinates of a cell."""
    return c // WIDTH - ORIGIN, c % WIDTH - ORIGIN


def ring(c: int) -> int:
    """Steps from the center of the galaxy."""
    q, r = axial(c)
    return max(abs(q), abs(r), abs(q + r))


def opposite(edge: int) -> int:
    return (edge + 3) % 6


CENTRE_CELL: Final[int] = cell(0, 0)
RING: Final[list[int]] = [ring(c) for c in range(WIDTH * WIDTH)]
CELL_NAME: Final[list[str]] = [f"{q},{r}" for q, r in (axial(c) for c in range(WIDTH * WIDTH))]
CELL: Final[dict[str, int]] = {name: c for c, name in enumerate(CELL_NAME)}


def stack_of(c: int) -> int:
    """Rings one and two have their own stacks; everything further out uses the third (p. 7)."""
    return INNER if RING[c] == 1 else MIDDLE if RING[c] == 2 else OUTER
