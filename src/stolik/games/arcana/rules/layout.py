"""Zones: their names, who controls them and in which order they are resolved, by number of players."""

from typing import Final

SEATS: Final = range(2, 5)


def _names(seats: int) -> list[str]:
    if seats == 2:
        return ["1L", "1R", "2L", "2R", "N"]
    return [f"Z{i}" for i in range(1, seats + 1)] + ["N"]


def _controls(seats: int, seat: int) -> list[bool]:
    """Two zones each: with two players each player's own, otherwise those shared with the neighbors (setup)."""
    own = (2 * seat, 2 * seat + 1) if seats == 2 else (seat, (seat - 1) % seats)
    return [zone in own for zone in range(len(_names(seats)))]


def _order(seats: int, f: int) -> list[int]:
    """H1: columns as the first player sees them, from the left; in each column, the nearer zone first."""
    n = no_mans_land(seats)
    if seats == 2:
        o = 1 - f
        return [2 * f, 2 * o + 1, n, 2 * f + 1, 2 * o]
    if seats == 3:
        return [(f - 1) % 3, n, (f + 1) % 3, f]
    return [(f - 1) % 4, (f - 2) % 4, n, f, (f + 1) % 4]


def no_mans_land(seats: int) -> int:
    """The zone that nobody controls is always the last."""
    return len(_names(seats)) - 1


ZONES: Final[list[list[str]]] = [[], [], *(_names(n) for n in SEATS)]
"""Seats -> names of the zones."""
ZONE: Final[list[dict[str, int]]] = [{name: zone for zone, name in enumerate(names)} for names in ZONES]
CONTROLS: Final[list[list[list[bool]]]] = [[], [], *([_controls(n, p) for p in range(n)] for n in SEATS)]
"""Seats -> seat -> zone -> whether the seat controls it."""
CONTROLLERS: Final[list[list[list[int]]]] = [
    [[seat for seat, own in enumerate(by_seat) if own[zone]] for zone in range(len(names))]
    for names, by_seat in zip(ZONES, CONTROLS)
]
"""Seats -> zone -> the seats that control it."""
ORDER: Final[list[list[list[int]]]] = [[], [], *([_order(n, f) for f in range(n)] for n in SEATS)]
"""Seats -> first player -> zones in the order of resolution."""
