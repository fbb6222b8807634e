"""Facts about the map of Arcs: fleets, what they hold, what they threaten, and what stands in danger."""

from typing import Final

from stolik.bots.arcs_scales import Scale, row, single
from stolik.games.arcs.ids import NOTHING, RESOURCES, SEATS, is_gate
from stolik.games.arcs.rules.pieces import FIRST_PLACE, is_damaged, is_starport, owner_of
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.tables import ADJACENT, IN_PLAY, SLOTS, TYPE_OF

# What is counted for each seat on the way through the map: index in its tally.
FRESH: Final = 0
DAMAGED: Final = 1
HELD: Final = 2
"""Own cities where a rival has more fresh ships; then those that rivals' ships next door threaten much or a little."""
DANGER: Final = 3
WORRY: Final = 4
SAFE: Final = 5
BROKEN: Final = 6
"""Damaged buildings."""
PORT_HELD: Final = 7
PORT_WORRY: Final = 8
PORT_SAFE: Final = 9
PREY: Final = 10
"""Rivals' cities under own ships that are more; then those that own ships next door threaten much or a little."""
GRASP: Final = 11
REACH: Final = 12
PORT_PREY: Final = 13
PORT_REACH: Final = 14
SYSTEMS: Final = 15
GATES: Final = 16
EXPOSED: Final = 17
"""Own ships where a rival has more fresh ships, and rivals' ships where the seat has."""
BEATEN: Final = 18
ROOM: Final = 19
"""Free slots where the seat has a piece and no rival has more fresh ships."""
PLANETS: Final = 20
"""Planets with a piece."""
MIGHT: Final = 21
"""The greatest lead in fresh ships over rivals that have pieces in the same system."""
CITIES_OF: Final = 22
"""Own cities by type of planet; then rivals' cities that can be taxed."""
TAXABLE: Final = 27
CLUSTERS: Final = 32
"""Bits of the clusters with a piece."""
TALLY: Final = 33

MUCH: Final = 3
"""So many ships more than the garrison are a great threat."""

FLEET: Final = Scale("fresh ships", [2, 4, 6, 8, 10, 12])
EDGE: Final = Scale("fresh ships more than the strongest rival", [-5, -3, -1, 1, 3, 5])
WRECKS: Final = Scale("damaged ships", [1, 2, 4])
TOWN: Final = [
    Scale("own cities occupied", [1, 2, 3]),
    Scale("own cities in danger", [1, 2, 3]),
    Scale("own cities threatened", [1, 2, 3]),
    Scale("own cities safe", [1, 2, 3, 4]),
    Scale("own buildings damaged", [1, 2]),
    Scale("own starports occupied", [1]),
    Scale("own starports threatened", [1]),
    Scale("own starports safe", [1, 2, 3]),
    Scale("rivals' cities occupied", [1, 2, 3]),
    Scale("rivals' cities in grasp", [1, 2]),
    Scale("rivals' cities in reach", [1, 2]),
    Scale("rivals' starports occupied", [1, 2]),
    Scale("rivals' starports in reach", [1, 2]),
    Scale("systems ruled", [1, 2, 3, 4, 5, 6]),
    Scale("gates ruled", [1, 2]),
    Scale("own ships exposed", [1, 2, 4, 6]),
    Scale("rivals' ships under more ships", [1, 2, 4, 6]),
    Scale("room to build", [1, 2, 4]),
    Scale("planets with a piece", [2, 4, 6]),
    Scale("greatest lead in a system", [1, 2, 3, 5]),
]
"""By index in the tally, from HELD on."""
FIRST_CITY_OF: Final = row("own cities", RESOURCES)
SECOND_CITY_OF: Final = row("two own cities", RESOURCES)
FIRST_TAXABLE: Final = row("a rival's city to tax", RESOURCES)
SPREAD_OUT: Final = Scale("clusters with a piece", [2, 3, 4])
ALL_PREY: Final = single("rivals' buildings under more ships")


def board_facts(s: ArcsState, out: list[list[int]]) -> None:
    """Fill in what the map says about each seat."""
    tally = [0] * (TALLY * s.seats)
    for system in IN_PLAY[s.setup]:
        look(s, system, tally)
    for seat in range(s.seats):
        strongest = 0
        for other in range(s.seats):
            if other != seat:
                strongest = max(strongest, tally[TALLY * other + FRESH])
        tell(tally, TALLY * seat, strongest, out[seat])


def tell(tally: list[int], base: int, strongest: int, out: list[int]) -> None:
    """One seat's tally as inputs."""
    fresh = tally[base + FRESH]
    FLEET.mark(out, fresh)
    EDGE.mark(out, fresh - strongest)
    WRECKS.mark(out, tally[base + DAMAGED])
    at = base + HELD
    for scale in TOWN:
        scale.mark(out, tally[at])
        at += 1
    for resource in range(len(RESOURCES)):
        cities = tally[base + CITIES_OF + resource]
        if cities:
            out[FIRST_CITY_OF + resource] = 1
            if cities > 1:
                out[SECOND_CITY_OF + resource] = 1
        if tally[base + TAXABLE + resource]:
            out[FIRST_TAXABLE + resource] = 1
    SPREAD_OUT.mark(out, bits(tally[base + CLUSTERS]))
    prey = tally[base + PREY] + tally[base + PORT_PREY]
    out[ALL_PREY] = prey


def bits(number: int) -> int:
    n = 0
    while number:
        n += number & 1
        number >>= 1
    return n


def look(s: ArcsState, system: int, tally: list[int]) -> None:
    """Add what one system says about everybody."""
    first, seats = SEATS * system, s.seats
    fresh, houses = s.fresh[first : first + seats], [0] * seats
    build = FIRST_PLACE[system]
    slots_used = 0
    for place in range(build, build + 3):
        b = s.buildings[place]
        if b:
            houses[owner_of(b)] += 1
            slots_used += 1
    anyone = slots_used
    for seat in range(seats):
        anyone += fresh[seat] + s.damaged[first + seat]
    if not anyone:
        return
    near = next_door(s, system) if slots_used else fresh
    for seat in range(seats):
        fleet_of(s, system, seat, fresh, houses, slots_used, tally)
    if slots_used:
        for place in range(build, build + 3):
            b = s.buildings[place]
            if b:
                building_of(b, system, seats, fresh, near, tally)


def next_door(s: ArcsState, system: int) -> list[int]:
    """By seat: fresh ships in the systems next door."""
    ships = [0] * s.seats
    for near in ADJACENT[s.setup][system]:
        at = SEATS * near
        for seat in range(s.seats):
            ships[seat] += s.fresh[at + seat]
    return ships


def fleet_of(
    s: ArcsState, system: int, seat: int, fresh: list[int], houses: list[int], used: int, tally: list[int]
) -> None:
    """A seat's ships in a system, among those of the others."""
    mine, damaged = fresh[seat], s.damaged[SEATS * system + seat]
    if not (mine or damaged or houses[seat]):
        return
    base = TALLY * seat
    most, theirs, pieces = 0, 0, used - houses[seat]
    for other, ships in enumerate(fresh):
        if other != seat:
            most = max(most, ships)
            theirs += ships + s.damaged[SEATS * system + other]
    tally[base + FRESH] += mine
    tally[base + DAMAGED] += damaged
    tally[base + CLUSTERS] |= 1 << (system >> 2)
    if mine > most:
        tally[base + SYSTEMS] += 1
        if is_gate(system):
            tally[base + GATES] += 1
        tally[base + BEATEN] += theirs
        if theirs or pieces:
            tally[base + MIGHT] = max(tally[base + MIGHT], mine - most)
    elif most > mine:
        tally[base + EXPOSED] += mine + damaged
    if not is_gate(system):
        tally[base + PLANETS] += 1
        if most <= mine:
            tally[base + ROOM] += max(0, SLOTS[system] - used)


def building_of(b: int, system: int, seats: int, fresh: list[int], near: list[int], tally: list[int]) -> None:
    """A building, as its owner and the others see it."""
    owner, starport = owner_of(b), is_starport(b)
    base, mine = TALLY * owner, fresh[owner]
    most, reach = 0, 0
    for other in range(seats):
        if other != owner:
            most = max(most, fresh[other])
            reach = max(reach, fresh[other] + near[other])
            threat_of(other, owner, starport, system, fresh, near, tally)
    if is_damaged(b):
        tally[base + BROKEN] += 1
    if starport:
        tally[base + (PORT_HELD if most > mine else PORT_WORRY if reach > mine else PORT_SAFE)] += 1
        return
    if TYPE_OF[system] != NOTHING:
        tally[base + CITIES_OF + TYPE_OF[system]] += 1
    threat = reach - mine
    tally[base + (HELD if most > mine else DANGER if threat >= MUCH else WORRY if threat > 0 else SAFE)] += 1


def threat_of(
    seat: int, owner: int, starport: bool, system: int, fresh: list[int], near: list[int], tally: list[int]
) -> None:
    """What a seat can do to a rival's building."""
    base, mine, most = TALLY * seat, fresh[seat], 0
    for other, ships in enumerate(fresh):
        if other != seat:
            most = max(most, ships)
    threat = mine + near[seat] - most
    if mine > most:
        tally[base + (PORT_PREY if starport else PREY)] += 1
        if not starport and TYPE_OF[system] != NOTHING:
            tally[base + TAXABLE + TYPE_OF[system]] += 1
    elif threat > 0:
        tally[base + (PORT_REACH if starport else GRASP if threat >= MUCH else REACH)] += 1
