"""Which parts may go where (p. 13).

The limits on energy and drives hold for the finished designs. A step of an upgrade may leave a ship unfinished, as long
as the parts that are still to be placed can make every design valid.
"""

from dataclasses import dataclass
from typing import Final

from stolik.games.eclipse.ids import NOTHING, SHIP_TYPES
from stolik.games.eclipse.rules.blueprints import SIZES, part_at
from stolik.games.eclipse.state import Player
from stolik.games.eclipse.tables import BOARDS, ENERGY, MOVEMENT, PART, PARTS, SHIPS, SLOT_BASE

IMPOSSIBLE: Final = -99
DRIVE: Final[int] = PART["nuclear_drive"]
"""The drive that uses least energy; everybody may take it."""


def supply(p: Player) -> list[int]:
    """Parts that a player may take: those that need no technology, those whose technology is known, and ancient ones
    kept beside the board (p. 13 and 30)."""
    found: list[int] = []
    for number, part in enumerate(PARTS):
        if part.ancient:
            if number in p.kept_parts:
                found.append(number)
        elif part.tech == NOTHING or p.techs >> part.tech & 1:
            found.append(number)
    return found


@dataclass
class Workshop:
    """The four blueprints on the bench: what each lacks, and what may be put onto it."""

    p: Player
    left: int
    """Parts still to be placed."""
    closed: int
    """Set of bits: squares that got their tile in this action."""
    parts: list[list[int]]
    energy: list[int]
    movement: list[int]
    needs: int
    """Parts that it takes to make all designs valid as they are."""


def open_workshop(p: Player, left: int, closed: int = 0) -> Workshop:
    board = BOARDS[p.board]
    parts = [[part_at(p, ship, q) for q in range(SIZES[p.board][ship])] for ship in range(SHIP_TYPES)]
    energy = [board.blueprints[ship].energy + sum(ENERGY[q] for q in parts[ship]) for ship in range(SHIP_TYPES)]
    movement = [sum(MOVEMENT[q] for q in parts[ship]) for ship in range(SHIP_TYPES)]
    w = Workshop(p, left, closed, parts, energy, movement, 0)
    for ship in range(SHIP_TYPES):
        w.needs += missing(w, ship, NOTHING)
    return w


def is_valid(ship: int, energy: int, movement: int) -> bool:
    """Enough energy; a drive in everything that moves, none in what does not."""
    return energy >= 0 and (movement > 0) == SHIPS[ship].moves


def fits(w: Workshop, part: int, ship: int, square: int) -> bool:
    """Whether a part may go onto a square now: it changes something, and all designs can still become valid."""
    old = w.parts[ship][square]
    if old == part or w.closed >> SLOT_BASE[ship] + square & 1 or (MOVEMENT[part] and not SHIPS[ship].moves):
        return False
    if w.needs == 0 and is_valid(
        ship, w.energy[ship] - ENERGY[old] + ENERGY[part], w.movement[ship] - MOVEMENT[old] + MOVEMENT[part]
    ):
        return True
    closed = w.closed | 1 << SLOT_BASE[ship] + square
    return can_finish(w, ship, square, part, w.left - 1, closed)


def can_finish(w: Workshop, ship: int, square: int, part: int, left: int, closed: int) -> bool:
    """Whether `left` parts can make all designs valid once this part lies on that square."""
    then = w.parts[ship].copy()
    then[square] = part
    others = w.needs - missing(w, ship, NOTHING)
    return others + repairs(w.p, ship, then, closed, part, left) <= left


def missing(w: Workshop, ship: int, hand: int) -> int:
    """Parts that a design needs as it is."""
    if is_valid(ship, w.energy[ship], w.movement[ship]):
        return 0
    return repairs(w.p, ship, w.parts[ship], w.closed, hand, w.left)


def repairs(p: Player, ship: int, parts: list[int], closed: int, hand: int, most: int) -> int:
    """How many further parts make a design valid, at least; more than `most` if that cannot be."""
    energy = BOARDS[p.board].blueprints[ship].energy + sum(ENERGY[q] for q in parts)
    if is_valid(ship, energy, sum(MOVEMENT[q] for q in parts)):
        return 0
    shut = closed >> SLOT_BASE[ship]
    for count in range(1, most + 1):
        if _most_energy(p, ship, parts, shut, hand, count) >= 0:
            return count
    return most + 1


def _most_energy(p: Player, ship: int, parts: list[int], shut: int, hand: int, count: int) -> int:
    """The most free energy of a design with its drive after `count` more parts, all sources or one a drive."""
    if not SHIPS[ship].moves:
        return _energy_with(p, ship, parts, shut, hand, count, NOTHING, NOTHING)
    best = _energy_with(p, ship, parts, shut, hand, count, DRIVE, NOTHING)
    for square, part in enumerate(parts):
        if MOVEMENT[part]:
            best = max(best, _energy_with(p, ship, parts, shut, hand, count, NOTHING, square))
    return best


def _energy_with(
    p: Player, ship: int, parts: list[int], shut: int, hand: int, count: int, drive: int, keep: int
) -> int:
    """Free energy if `count` of the open squares got sources, or one of them `drive`; square `keep` stays."""
    opened: list[int] = []
    energy = BOARDS[p.board].blueprints[ship].energy
    for square, part in enumerate(parts):
        if shut >> square & 1 or square == keep:
            energy += ENERGY[part]
        else:
            opened.append(ENERGY[part])
    if len(opened) < count:
        return IMPOSSIBLE
    opened.sort()
    energy += sum(e for e in opened[count:]) + ENERGY[drive]
    return energy + sum(e for e in _best_sources(p, hand, count if drive == NOTHING else count - 1))


def _best_sources(p: Player, hand: int, count: int) -> list[int]:
    """Energies of the best sources that could still be taken: an ancient one is there only once."""
    usual = max(ENERGY[part] for part in supply(p) if not PARTS[part].ancient)
    ancient = sorted((ENERGY[part] for part in p.kept_parts if part != hand and ENERGY[part] > usual), reverse=True)
    return (ancient + [usual] * count)[:count]
