"""The current map: hexes, wormholes, who is where. Queries that all chapters use."""

from stolik.games.eclipse.cards.wormhole_generator import GENERATOR
from stolik.games.eclipse.ids import NOBODY, NOTHING, SHIP_TYPES
from stolik.games.eclipse.rules.hexes import STEP, opposite
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import BOARDS, SECTOR, SECTORS


def hex_of(s: EclipseState, sector: str) -> int:
    """The number of the hex with this sector tile."""
    return s.sectors.index(SECTOR[sector])


def sector_name(s: EclipseState, h: int) -> str:
    return SECTORS[s.sectors[h]].id


def add_hex(s: EclipseState, cell: int, sector: int, turn: int) -> int:
    """Place a tile on the map with everything that belongs on it (p. 9). Returns its number."""
    tile = SECTORS[sector]
    s.cells.append(cell)
    s.sectors.append(sector)
    s.turns.append(turn)
    s.disc.append(NOBODY)
    s.cubes.append(0)
    s.orbital.append(0)
    s.monolith.append(0)
    s.ancients.append(tile.ancients)
    s.discovery.append(s.discoveries.pop() if tile.discovery and s.discoveries else NOTHING)
    s.ships.append([0] * (s.seats * SHIP_TYPES))
    s.entered.append([])
    _link(s, len(s.cells) - 1)
    return len(s.cells) - 1


def _link(s: EclipseState, h: int) -> None:
    """Connect the new hex with its neighbors."""
    s.near += [NOTHING] * 6
    s.closed.append(0)
    s.full.append(0)
    s.half.append(0)
    for edge in range(6):
        cell = s.cells[h] + STEP[edge]
        if cell in s.cells:
            _join(s, h, edge, s.cells.index(cell))


def _join(s: EclipseState, h: int, edge: int, other: int) -> None:
    back = opposite(edge)
    s.near[6 * h + edge], s.near[6 * other + back] = other, h
    s.closed[h] |= 1 << edge
    s.closed[other] |= 1 << back
    sides = (holes(s, h) >> edge & 1) + (holes(s, other) >> back & 1)
    if sides >= 1:
        s.half[h] |= 1 << edge
        s.half[other] |= 1 << back
    if sides == 2:
        s.full[h] |= 1 << edge
        s.full[other] |= 1 << back


def holes(s: EclipseState, h: int) -> int:
    """The edges of a hex with a wormhole, as a set of bits."""
    return SECTORS[s.sectors[h]].holes[s.turns[h]]


def open_edges(s: EclipseState, seat: int, h: int) -> int:
    """Edges that a player moves and influences across: wormholes on both sides, or one with the Generator (p. 14)."""
    return s.half[h] if s.players[seat].techs & GENERATOR else s.full[h]


def ships_of(s: EclipseState, seat: int, h: int) -> int:
    """How many ships of all types a player has in a hex."""
    at = s.ships[h]
    base = seat * SHIP_TYPES
    return at[base] + at[base + 1] + at[base + 2] + at[base + 3]


def is_present(s: EclipseState, seat: int, h: int) -> bool:
    """Whether the player has a disc or a ship there."""
    return s.disc[h] == seat or seat in s.entered[h]


def hostile_ancients(s: EclipseState, seat: int, h: int) -> int:
    """Ancient ships in a hex that are enemies of this player."""
    return hostile(s, seat, s.ancients[h])


def hostile(s: EclipseState, seat: int, ancients: int) -> int:
    """How many of these Ancients are enemies of this player."""
    return 0 if ancients and BOARDS[s.players[seat].board].friend_of_ancients else ancients


def guarded(s: EclipseState, h: int) -> bool:
    """Whether the center's defense is in this hex."""
    return h == 0 and s.gcds > 0


def enemy_ships(s: EclipseState, seat: int, h: int) -> int:
    """Ships of other players, Ancients and the center's defense in a hex."""
    count = hostile_ancients(s, seat, h)
    for other in s.entered[h]:
        if other != seat:
            count += ships_of(s, other, h)
    return count + 1 if guarded(s, h) else count


def can_leave(s: EclipseState, seat: int, h: int) -> bool:
    """Whether one of the player's ships isn't pinned: each enemy ship pins one, the center's defense all (p. 14)."""
    return not guarded(s, h) and ships_of(s, seat, h) > enemy_ships(s, seat, h)


def can_pass(s: EclipseState, seat: int, h: int) -> bool:
    """Whether an arriving ship could continue; it counts as one more ship of the player here (p. 14)."""
    return not guarded(s, h) and ships_of(s, seat, h) + 1 > enemy_ships(s, seat, h)


def put_ship(s: EclipseState, seat: int, ship: int, h: int) -> None:
    """A ship enters a hex."""
    s.ships[h][seat * SHIP_TYPES + ship] += 1
    if seat not in s.entered[h]:
        s.entered[h].append(seat)


def take_ship(s: EclipseState, seat: int, ship: int, h: int) -> None:
    """A ship leaves a hex; with the last one, the player loses their place in the order of arrival."""
    s.ships[h][seat * SHIP_TYPES + ship] -= 1
    if not ships_of(s, seat, h):
        s.entered[h].remove(seat)


def is_eliminated(s: EclipseState, seat: int) -> bool:
    """Whether the player has no disc and no ship left on the map (p. 21)."""
    if seat in s.disc:
        return False
    return not any(seat in present for present in s.entered)
