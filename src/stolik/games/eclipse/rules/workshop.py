"""Which parts may go where (p. 13).

The limits on energy and drives apply to the finished designs (H19). A step of an upgrade may leave a ship unfinished,
as long as the parts still to be placed can make every design valid. So we compute how many more parts each design needs
at least, and their sum must not exceed the number of parts left.

Example: an interceptor has a source (3), a cannon (-1), a drive (-1) and an empty square, so its free energy is 1. Two
parts may be placed. A plasma cannon (-2) on the empty square leaves -1. One more part, a source in place of the old
cannon, makes it valid, and one part is left, so it is allowed. In a reaction, with no parts left, it is refused.
"""

from dataclasses import dataclass
from typing import Final

from stolik.games.eclipse.ids import NOTHING, SHIP_TYPES
from stolik.games.eclipse.rules.blueprints import SIZES, design
from stolik.games.eclipse.rules.refusals import (
    ALLOWED,
    NO_TILE_HERE,
    OTHER_DESIGN,
    OTHER_ENERGY,
    OTHER_NEEDS_DRIVE,
    PART_ANCIENT,
    PART_FITS_NOWHERE,
    PART_NEEDS_TECH,
    SLOT_DONE,
    SLOT_ENERGY,
    SLOT_NEEDS_DRIVE,
    SLOT_SAME,
    STARBASE_NO_DRIVE,
)
from stolik.games.eclipse.state import Player
from stolik.games.eclipse.tables import BOARDS, ENERGY, MOVEMENT, PART, PARTS, SHIPS, SLOT_BASE, SLOTS

UNLOCKED_BY: Final[list[tuple[int, int]]] = [
    (number, 0 if part.tech == NOTHING else 1 << part.tech) for number, part in enumerate(PARTS) if not part.ancient
]
"""Every usual part with its technology as a set of bits; ancient parts come after them."""
PRINTED: Final[list[list[int]]] = [
    [
        board.blueprints[ship].printed[square] if square < len(board.blueprints[ship].printed) else NOTHING
        for ship in range(SHIP_TYPES)
        for square in range((SLOT_BASE + [SLOTS])[ship + 1] - SLOT_BASE[ship])
    ]
    for board in BOARDS
]
"""By board: the printed part of each square on all blueprints."""
DRIVE: Final[int] = PART["nuclear_drive"]
"""The drive that uses the least energy; every player may take it."""


def part_refused(p: Player, part: int) -> int:
    """A part must need no technology, have a known technology, or be an ancient one beside the board (p. 13, 30)."""
    row = PARTS[part]
    if row.ancient:
        return ALLOWED if part in p.kept_parts else PART_ANCIENT
    return ALLOWED if row.tech == NOTHING or p.techs >> row.tech & 1 else PART_NEEDS_TECH


def supply(p: Player) -> list[int]:
    """Parts that aren't refused. This runs at every step of an upgrade, so technologies are compared as bits."""
    unknown = ~p.techs
    return [part for part, tech in UNLOCKED_BY if not tech & unknown] + sorted(set(p.kept_parts))


# --- the four blueprints ------------------------------------------------------------------------------------------


@dataclass
class Workshop:
    """The four blueprints in the workshop: what each is missing, and what it may take."""

    p: Player
    left: int
    """Parts left to place."""
    closed: int
    """Set of bits: squares that received a tile in this action."""
    supply: list[int]
    parts: list[int]
    """The part in effect on each square of all blueprints."""
    energy: list[int]
    """Free energy of each ship as it is."""
    movement: list[int]
    usual: int
    """Energy of the best source available without limit."""
    once: int
    """Energy of a better ancient source beside the board, otherwise that of the usual one."""
    needs: list[int]
    """Parts needed to make each design valid with usual sources."""
    fewer: list[int]
    """The same if the ancient source goes there; it can only go to one ship."""
    need: int
    """The sum over all of them."""


def open_workshop(p: Player, left: int, closed: int = 0) -> Workshop:
    designs = [design(p, ship) for ship in range(SHIP_TYPES)]
    parts = supply(p)
    usual, once = best_sources(parts)
    w = Workshop(
        p=p,
        left=left,
        closed=closed,
        supply=parts,
        parts=[print if tile == NOTHING else tile for tile, print in zip(p.tiles, PRINTED[p.board])],
        energy=[d.energy for d in designs],
        movement=[d.movement for d in designs],
        usual=usual,
        once=once,
        needs=[0] * SHIP_TYPES,
        fewer=[0] * SHIP_TYPES,
        need=0,
    )
    for ship in range(SHIP_TYPES):
        if not is_valid(ship, w.energy[ship], w.movement[ship]):
            plan = plan_of(w, ship, closed)
            w.needs[ship] = plan.repairs(left, usual, usual)
            w.fewer[ship] = plan.repairs(left, usual, once)
    w.need = total(w.needs, w.fewer)
    return w


def best_sources(parts: list[int]) -> tuple[int, int]:
    """Energy of the best usual source, and of the best source overall; an ancient one exists only once."""
    usual, once = 0, 0
    for part in parts:
        once = max(once, ENERGY[part])
        if not PARTS[part].ancient:
            usual = max(usual, ENERGY[part])
    return usual, once


def total(needs: list[int], fewer: list[int]) -> int:
    """Parts for all designs together, if the ancient source goes where it saves the most."""
    saved = 0
    for ship in range(SHIP_TYPES):
        saved = max(saved, needs[ship] - fewer[ship])
    return sum(n for n in needs) - saved


def is_valid(ship: int, energy: int, movement: int) -> bool:
    """Whether the energy is enough, with a drive in everything that moves and none in a starbase."""
    return energy >= 0 and (movement > 0) == SHIPS[ship].moves


def unfinished(w: Workshop, but: int = NOTHING) -> int:
    """The first ship other than `but` whose current design isn't valid; NOTHING if all are."""
    for ship in range(SHIP_TYPES):
        if ship != but and not is_valid(ship, w.energy[ship], w.movement[ship]):
            return ship
    return NOTHING


# --- permissions --------------------------------------------------------------------------------------------------


def fit_refused(w: Workshop, part: int, ship: int, square: int) -> int:
    """Whether a part may go on a square: it must change something, and all designs can still become valid."""
    slot = SLOT_BASE[ship] + square
    if w.closed >> slot & 1:
        return SLOT_DONE
    if w.parts[slot] == part:
        return SLOT_SAME
    if MOVEMENT[part] and not SHIPS[ship].moves:
        return STARBASE_NO_DRIVE
    return change_refused(w, ship, slot, part, w.left - 1, w.closed | 1 << slot)


def removal_refused(w: Workshop, ship: int, square: int) -> int:
    """Whether a tile may be removed, so that the printed part counts again."""
    slot = SLOT_BASE[ship] + square
    if w.p.tiles[slot] == NOTHING:
        return NO_TILE_HERE
    return change_refused(w, ship, slot, PRINTED[w.p.board][slot], w.left, w.closed)


def anywhere_refused(w: Workshop, part: int) -> int:
    """Whether a part may go anywhere; if another design is the obstacle, that is the answer."""
    told = PART_FITS_NOWHERE
    for ship in range(SHIP_TYPES):
        for square in range(SIZES[w.p.board][ship]):
            refused = fit_refused(w, part, ship, square)
            if refused == ALLOWED:
                return ALLOWED
            if refused == OTHER_DESIGN:
                told = refused
    return told


def finish_refused(p: Player) -> int:
    """Whether all current designs are valid."""
    for ship in range(SHIP_TYPES):
        d = design(p, ship)
        if not is_valid(ship, d.energy, d.movement):
            return OTHER_DESIGN
    return ALLOWED


def change_refused(w: Workshop, ship: int, slot: int, part: int, left: int, closed: int) -> int:
    """Whether `left` more parts can make all designs valid with this part on that square."""
    old = w.parts[slot]
    energy, movement = w.energy[ship] - ENERGY[old] + ENERGY[part], w.movement[ship] - MOVEMENT[old] + MOVEMENT[part]
    moves = SHIPS[ship].moves
    valid = energy >= 0 and (movement > 0) == moves
    if valid and not w.need:
        return ALLOWED
    own = SLOT_NEEDS_DRIVE if moves and movement <= 0 else SLOT_ENERGY
    if not left:
        if not valid:
            return own
        return ALLOWED if sum(n for n in w.needs) == w.needs[ship] else OTHER_DESIGN
    spent = part != NOTHING and PARTS[part].ancient and ENERGY[part] == w.once
    needs, fewer = w.needs.copy(), (w.needs if spent else w.fewer).copy()
    needs[ship] = fewer[ship] = 0
    if not valid:
        plan = plan_of(w, ship, closed)
        plan.parts[slot - SLOT_BASE[ship]] = part
        needs[ship] = plan.repairs(left, w.usual, w.usual)
        fewer[ship] = plan.repairs(left, w.usual, w.usual if spent else w.once)
        if fewer[ship] > left:
            return own
    return ALLOWED if total(needs, fewer) <= left else OTHER_DESIGN


def other_refused(w: Workshop, ship: int) -> int:
    """What this unfinished design is missing: the details of OTHER_DESIGN."""
    return OTHER_NEEDS_DRIVE if SHIPS[ship].moves and w.movement[ship] <= 0 else OTHER_ENERGY


# --- repairs ------------------------------------------------------------------------------------------------------


@dataclass
class Plan:
    """One blueprint with the part in effect on each square, and which squares must stay as they are."""

    ship: int
    base: int
    """Energy from the blueprint itself."""
    parts: list[int]
    closed: int
    """Set of bits by square."""

    def repairs(self, most: int, usual: int, once: int) -> int:
        """The fewest parts that make this design valid, with energy `once` for the first source and `usual` for the
        others; `most + 1` if that many aren't enough."""
        for count in range(1, most + 1):
            if self.can_mend(count, usual, once):
                return count
        return most + 1

    def can_mend(self, count: int, usual: int, once: int) -> bool:
        """Whether this many parts are enough: all of them sources, or one of them a drive if no drive stays."""
        if not SHIPS[self.ship].moves:
            return self.lasts(count, usual, once, NOTHING, 0)
        if self.lasts(count - 1, usual, once, NOTHING, 1, ENERGY[DRIVE]):
            return True
        drives = [square for square, part in enumerate(self.parts) if MOVEMENT[part]]
        return any(self.lasts(count, usual, once, drive, 0) for drive in drives)

    def lasts(self, sources: int, usual: int, once: int, keep: int, drives: int, used: int = 0) -> bool:
        """Whether the energy is enough with these numbers of sources and drives (which use `used`) on the open squares
        where least is lost; the square `keep` stays."""
        energy = self.base + used
        lost: list[int] = []
        for square, part in enumerate(self.parts):
            energy += ENERGY[part]
            if not self.closed >> square & 1 and square != keep:
                lost.append(ENERGY[part])
        if len(lost) < sources + drives:
            return False
        lost.sort()
        for e in lost[: sources + drives]:
            energy -= e
        if sources:
            energy += once + usual * (sources - 1)
        return energy >= 0


def plan_of(w: Workshop, ship: int, closed: int) -> Plan:
    blueprint, first = BOARDS[w.p.board].blueprints[ship], SLOT_BASE[ship]
    return Plan(ship, blueprint.energy, w.parts[first : first + len(blueprint.printed)], closed >> first)
