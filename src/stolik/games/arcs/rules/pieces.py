"""Pieces on the map: control, positions, and returning pieces to their owners (p. 6-7, 22)."""

from typing import Final

from stolik.games.arcs.cards.common.base import CITY_TYPES, speakers
from stolik.games.arcs.ids import (
    CITY,
    NOBODY,
    NOTHING,
    PLACES_PER_SYSTEM,
    SEATS,
    STARPORT,
    SYSTEMS,
    at,
    is_gate,
    place_at,
)
from stolik.games.arcs.state import TROPHY_AGENT, TROPHY_CITY, TROPHY_SHIP, ArcsState, of_seat, trophy
from stolik.games.arcs.tables import OPEN_SLOTS, TYPE_OF

# --- buildings are one number: 1 + 4 * owner + 2 * kind + damaged ---


def building(owner: int, kind: int, damaged: bool) -> int:
    return 1 + 4 * owner + 2 * kind + int(damaged)


FIRST_OWN: Final[list[int]] = [building(seat, CITY, False) for seat in range(SEATS)]
LAST_OWN: Final[list[int]] = [building(seat, STARPORT, True) for seat in range(SEATS)]
"""Seat -> the least and the greatest number of its buildings."""


def owner_of(b: int) -> int:
    return (b - 1) >> 2


def kind_of(b: int) -> int:
    return ((b - 1) >> 1) & 1


def is_damaged(b: int) -> bool:
    return ((b - 1) & 1) == 1


def is_city(b: int) -> bool:
    return b > 0 and ((b - 1) & 2) == 0


def is_starport(b: int) -> bool:
    return b > 0 and ((b - 1) & 2) == 2


def system_of(place: int) -> int:
    return place // PLACES_PER_SYSTEM


def places_of(system: int) -> range:
    return range(place_at(system, 0), place_at(system + 1, 0))


FIRST_PLACE: Final[list[int]] = [place_at(system, 0) for system in range(len(SYSTEMS))]
"""System -> the first of its places."""
FIRST_SEAT: Final[list[int]] = [at(system, 0) for system in range(len(SYSTEMS))]
"""System -> index of the first seat's ships. These tables save a call in code that runs all the time."""

# --- questions about a system ---


def control(s: ArcsState, system: int) -> int:
    """The player with more fresh ships there than each rival; NOBODY on a tie (p. 7)."""
    best, who, first = 0, NOBODY, FIRST_SEAT[system]
    for seat in range(s.seats):
        n = s.fresh[first + seat]
        if n > best:
            best, who = n, seat
        elif n == best:
            who = NOBODY
    return who


def ships(s: ArcsState, seat: int, system: int) -> int:
    """Fresh and damaged ships."""
    i = FIRST_SEAT[system] + seat
    return s.fresh[i] + s.damaged[i]


def has_building(s: ArcsState, seat: int, system: int) -> bool:
    """Whether one of the three places holds this owner's building (written out, because it runs all the time)."""
    i, first, last, all_ = FIRST_PLACE[system], FIRST_OWN[seat], LAST_OWN[seat], s.buildings
    return first <= all_[i] <= last or first <= all_[i + 1] <= last or first <= all_[i + 2] <= last


def has_starport(s: ArcsState, seat: int, system: int) -> bool:
    return any(is_starport(s.buildings[p]) and owner_of(s.buildings[p]) == seat for p in places_of(system))


def has_piece(s: ArcsState, seat: int, system: int) -> bool:
    """Any loyal ship or building."""
    i = FIRST_SEAT[system] + seat
    return s.fresh[i] > 0 or s.damaged[i] > 0 or has_building(s, seat, system)


def has_any_building(s: ArcsState, seat: int) -> bool:
    return any(b > 0 and owner_of(b) == seat for b in s.buildings)


def city_types(s: ArcsState, place: int) -> list[int]:
    """A city has the type of its planet; on a gate, the card that allowed it decides (p. 12)."""
    system = system_of(place)
    if not is_gate(system):
        return [TYPE_OF[system]]
    owner = owner_of(s.buildings[place])
    types: list[int] = []
    for card in speakers(s.players[owner], CITY_TYPES):
        card.city_types(s, owner, system, types)
    return sorted(set(types))


def has_ships_or_starports(s: ArcsState, seat: int) -> bool:
    if any(of_seat(s.fresh, seat)) or any(of_seat(s.damaged, seat)):
        return True
    return any(is_starport(b) and owner_of(b) == seat for b in s.buildings)


# --- pieces come and go ---


def place_ships(s: ArcsState, seat: int, system: int, count: int) -> int:
    """Place fresh ships there, as far as the supply lasts (p. 22). Returns how many."""
    n = min(count, s.players[seat].ships)
    s.players[seat].ships -= n
    s.fresh[at(system, seat)] += n
    return n


def return_agents(s: ArcsState, seat: int, count: int) -> None:
    """Agents enter the supply; stand-ins on outrage spaces are replaced at once (p. 16, 22)."""
    p = s.players[seat]
    p.agents += count
    for r in range(len(p.outrage)):
        if p.outrage[r] == 2 and p.agents > 0:
            p.outrage[r] = 1
            p.agents -= 1


def return_city(s: ArcsState, owner: int) -> bool:
    """Return a city to the rightmost empty slot of its board. Returns whether it covers resource slots (p. 17, 19).

    Tokens in those slots must be placed again.
    """
    p = s.players[owner]
    p.cities += 1
    covered = range(OPEN_SLOTS[p.cities], OPEN_SLOTS[p.cities - 1])
    for slot in covered:
        if p.resources[slot] != NOTHING:
            p.arriving.append(p.resources[slot])
            p.resources[slot] = NOTHING
    return len(covered) > 0


def remove_building(s: ArcsState, place: int) -> int:
    """Take a building off the map and return its number.

    A later building there isn't limited by what this one did this turn.
    """
    b = s.buildings[place]
    s.buildings[place] = 0
    if place in s.used:
        s.used.remove(place)
    return b


def return_building(s: ArcsState, place: int) -> bool:
    """Return a building to its owner without destroying it.

    If this returns True, it covers resource slots and the owner's tokens must be settled next.
    """
    b = remove_building(s, place)
    if kind_of(b) == CITY:
        return return_city(s, owner_of(b))
    s.players[owner_of(b)].starports += 1
    return False


def return_trophies(s: ArcsState) -> None:
    """All trophies of all players go home (p. 19)."""
    for p in s.players:
        for owner in range(s.seats):
            for _ in range(p.trophies[trophy(owner, TROPHY_CITY)]):
                return_city(s, owner)
            s.players[owner].starports += p.trophies[trophy(owner, STARPORT)]
            s.players[owner].ships += p.trophies[trophy(owner, TROPHY_SHIP)]
            return_agents(s, owner, p.trophies[trophy(owner, TROPHY_AGENT)])
        p.trophies = [0] * len(p.trophies)


def return_captives(s: ArcsState) -> None:
    """All captives of all players go home (p. 19)."""
    for p in s.players:
        for owner in range(s.seats):
            return_agents(s, owner, p.captives[owner])
        p.captives = [0] * len(p.captives)
