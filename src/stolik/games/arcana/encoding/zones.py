"""Zones, counted from one seat."""

from typing import Final

from stolik.games.arcana.ids import NONE
from stolik.games.arcana.rules.layout import ORDER, SEATS, ZONES, no_mans_land

NO_MANS_LAND: Final = 4
COUNTED: Final = 5


def _counted(seats: int, seat: int, zone: int) -> int:
    if zone == no_mans_land(seats):
        return NO_MANS_LAND
    return zone ^ (2 * seat) if seats == 2 else (zone - seat) % seats


FROM: Final[list[list[list[int]]]] = [
    [[_counted(seats, seat, zone) for zone in range(len(ZONES[seats]))] for seat in range(seats)]
    if seats in SEATS
    else []
    for seats in range(SEATS[-1] + 1)
]
"""Seats -> seat -> zone -> its number from this seat."""
HERE: Final[list[list[list[int]]]] = [
    [[counted.index(here) if here in counted else NONE for here in range(COUNTED)] for counted in by_seat]
    for by_seat in FROM
]
"""Seats -> seat -> number -> the zone with this number; NONE if there is none."""
RESOLVED: Final[list[list[list[int]]]] = [
    [[order.index(zone) + 1 for zone in range(len(order))] for order in by_first] for by_first in ORDER
]
"""Seats -> first player -> zone -> its position in the order of resolution."""
