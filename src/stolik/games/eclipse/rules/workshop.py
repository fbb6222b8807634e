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
    usual: int
    """Energy of the best source that may be taken as often as one likes."""
    once: int
    """Energy of a better ancient source beside the board, else that of the usual one."""
    needs: list[int]
    """Parts that it takes to make each design valid with usual sources."""
    fewer: list[int]
    """The same if the ancient source goes there; it can go to one ship only."""
    need: int
    """What all of them take together."""


def open_workshop(p: Player, left: int, closed: int = 0) -> Workshop:
    designs = [design(p, ship) for ship in range(SHIP_TYPES)]
    energy, movement = [d.energy for d in designs], [d.movement for d in designs]
    parts = supply(p)
    usual, once = best_sources(parts)
    w = Workshop(p, left, closed, parts, energy, movement, usual, once, [0, 0, 0, 0], [0, 0, 0, 0], 0)
    for ship in range(SHIP_TYPES):
        if not is_valid(ship, w.energy[ship], w.movement[ship]):
            w.needs[ship] = repairs(w, ship, NOTHING, NOTHING, closed, left, usual)
            w.fewer[ship] = repairs(w, ship, NOTHING, NOTHING, closed, left, once)
    w.need = total(w.needs, w.fewer)
    return w


def best_sources(parts: list[int]) -> tuple[int, int]:
    """Energy of the best usual source, and of the best one at all: an ancient one is there only once."""
    usual, once = 0, 0
    for part in parts:
        once = max(once, ENERGY[part])
        if not PARTS[part].ancient:
            usual = max(usual, ENERGY[part])
    return usual, once


def total(needs: list[int], fewer: list[int]) -> int:
    """Parts for all designs together, if the ancient source goes where it saves most."""
    saved = 0
    for ship in range(SHIP_TYPES):
        saved = max(saved, needs[ship] - fewer[ship])
    return sum(n for n in needs) - saved


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
    valid = is_valid(ship, energy, movement)
    if valid and not w.need:
        return True
    if not left:
        return valid and sum(n for n in w.needs) == w.needs[ship]
    spent = part != NOTHING and PARTS[part].ancient and ENERGY[part] == w.once
    once = w.usual if spent else w.once
    needs = w.needs.copy()
    fewer = needs.copy() if spent else w.fewer.copy()
    needs[ship] = 0 if valid else repairs(w, ship, square, part, closed, left, w.usual)
    fewer[ship] = 0 if valid else repairs(w, ship, square, part, closed, left, once)
    return total(needs, fewer) <= left


def repairs(w: Workshop, ship: int, square: int, part: int, closed: int, most: int, once: int) -> int:
    """How many parts, the first source with the energy `once`, make a design valid that is not, with this part on that
    square; more than `most`: impossible."""
    parts = [part_at(w.p, ship, q) for q in range(SIZES[w.p.board][ship])]
    if square != NOTHING:
        parts[square] = part
    shut = closed >> SLOT_BASE[ship]
    for count in range(1, most + 1):
        if _most_energy(w, ship, parts, shut, count, once) >= 0:
            return count
    return most + 1


def _most_energy(w: Workshop, ship: int, parts: list[int], shut: int, count: int, once: int) -> int:
    """The most free energy of a design with its drive after `count` more parts, all sources or one a drive."""
    if not SHIPS[ship].moves:
        return _energy_with(w, ship, parts, shut, count, once, NOTHING, NOTHING)
    best = _energy_with(w, ship, parts, shut, count, once, DRIVE, NOTHING)
    for square, part in enumerate(parts):
        if MOVEMENT[part]:
            best = max(best, _energy_with(w, ship, parts, shut, count, once, NOTHING, square))
    return best


def _energy_with(
    w: Workshop, ship: int, parts: list[int], shut: int, count: int, once: int, drive: int, keep: int
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
    sources = count if drive == NOTHING else count - 1
    return energy + once + w.usual * (sources - 1) if sources else energy
