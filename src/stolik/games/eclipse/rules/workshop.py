"""Which parts may go where (p. 13).

The limits on energy and drives hold for the finished designs. A step of an upgrade may leave a ship unfinished, as long
as the parts that are still to be placed can make every design valid.
"""

from dataclasses import dataclass
from typing import Final

from stolik.games.eclipse.ids import NOTHING, SHIP_TYPES
from stolik.games.eclipse.rules.blueprints import SIZES, design, part_at
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
    supply: list[int]
    energy: list[int]
    """Free energy of each ship as it is."""
    movement: list[int]
    needs: list[int]
    """Parts that it takes to make each design valid."""
    need: int
    """All of them together."""


def open_workshop(p: Player, left: int, closed: int = 0) -> Workshop:
    designs = [design(p, ship) for ship in range(SHIP_TYPES)]
    energy, movement = [d.energy for d in designs], [d.movement for d in designs]
    w = Workshop(p, left, closed, supply(p), energy, movement, [0, 0, 0, 0], 0)
    for ship in range(SHIP_TYPES):
        if not is_valid(ship, w.energy[ship], w.movement[ship]):
            w.needs[ship] = repairs(w, ship, NOTHING, NOTHING, closed, left)
            w.need += w.needs[ship]
    return w


def is_valid(ship: int, energy: int, movement: int) -> bool:
    """Enough energy; a drive in everything that moves, none in what does not."""
    return energy >= 0 and (movement > 0) == SHIPS[ship].moves


def fits(w: Workshop, part: int, ship: int, square: int) -> bool:
    """Whether a part may go onto a square now: it changes something, and all designs can still become valid."""
    old = part_at(w.p, ship, square)
    if old == part or w.closed >> SLOT_BASE[ship] + square & 1 or (MOVEMENT[part] and not SHIPS[ship].moves):
        return False
    return can_finish(w, ship, square, part, w.left - 1, w.closed | 1 << SLOT_BASE[ship] + square)


def can_finish(w: Workshop, ship: int, square: int, part: int, left: int, closed: int) -> bool:
    """Whether `left` parts can make all designs valid once this part lies on that square."""
    old = part_at(w.p, ship, square)
    energy, movement = w.energy[ship] - ENERGY[old] + ENERGY[part], w.movement[ship] - MOVEMENT[old] + MOVEMENT[part]
    needed = w.need - w.needs[ship]
    if needed < left and not is_valid(ship, energy, movement):
        needed += repairs(w, ship, square, part, closed, left)
    elif not is_valid(ship, energy, movement):
        return False
    return needed <= left


def repairs(w: Workshop, ship: int, square: int, part: int, closed: int, most: int) -> int:
    """How many parts make a design valid that is not, with this part on that square; more than `most`: impossible."""
    parts = [part_at(w.p, ship, q) for q in range(SIZES[w.p.board][ship])]
    if square != NOTHING:
        parts[square] = part
    shut = closed >> SLOT_BASE[ship]
    for count in range(1, most + 1):
        if _most_energy(w, ship, parts, shut, part, count) >= 0:
            return count
    return most + 1


def _most_energy(w: Workshop, ship: int, parts: list[int], shut: int, hand: int, count: int) -> int:
    """The most free energy of a design with its drive after `count` more parts, all sources or one a drive."""
    if not SHIPS[ship].moves:
        return _energy_with(w, ship, parts, shut, hand, count, NOTHING, NOTHING)
    best = _energy_with(w, ship, parts, shut, hand, count, DRIVE, NOTHING)
    for square, part in enumerate(parts):
        if MOVEMENT[part]:
            best = max(best, _energy_with(w, ship, parts, shut, hand, count, NOTHING, square))
    return best


def _energy_with(
    w: Workshop, ship: int, parts: list[int], shut: int, hand: int, count: int, drive: int, keep: int
) -> int:
    """Free energy if `count` of the open squares got sources, or one of them `drive`; square `keep` stays."""
    opened: list[int] = []
    energy = BOARDS[w.p.board].blueprints[ship].energy + ENERGY[drive]
    for square, part in enumerate(parts):
        if shut >> square & 1 or square == keep:
            energy += ENERGY[part]
        else:
            opened.append(ENERGY[part])
    if len(opened) < count:
        return IMPOSSIBLE
    opened.sort()
    for e in opened[count:]:
        energy += e
    return energy + _source_energy(w, hand, count if drive == NOTHING else count - 1)


def _source_energy(w: Workshop, hand: int, count: int) -> int:
    """Energy of the best sources that could still be taken: an ancient one is there only once."""
    usual, total = 0, 0
    for part in w.supply:
        if not PARTS[part].ancient:
            usual = max(usual, ENERGY[part])
    for part in w.supply:
        if count and PARTS[part].ancient and part != hand and ENERGY[part] > usual:
            total += ENERGY[part]
            count -= 1
    return total + usual * count
