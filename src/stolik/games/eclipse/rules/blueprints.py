"""Blueprints: the sum of a ship's parts, and which designs are allowed (p. 6 and 13)."""

from dataclasses import dataclass
from typing import Final

from stolik.games.eclipse.ids import NOTHING
from stolik.games.eclipse.state import Player
from stolik.games.eclipse.tables import BOARDS, PARTS, SLOT_BASE


@dataclass
class Design:
    """A ship type with its current parts added up (p. 13). Shared and never changed."""

    initiative: int
    movement: int
    computer: int
    shield: int
    hull: int
    energy: int
    """Produced less used."""
    cannons: list[int]
    """Damage of each cannon die, largest last."""
    missiles: list[int]
    """The same for missiles."""


def breaking_point(d: Design) -> int:
    """The damage that destroys a ship: more than its hull (p. 19)."""
    return d.hull + 1


SIZES: Final[list[list[int]]] = [[len(b.printed) for b in board.blueprints] for board in BOARDS]
"""Squares of each blueprint, by board."""
_KNOWN: Final[dict[tuple[int, int, tuple[int, ...]], Design]] = {}
_MOST_KNOWN: Final = 100_000
"""Size of the cache of designs. The limit keeps the memory of a long-running server bounded."""


def part_at(p: Player, ship: int, square: int) -> int:
    """The part in effect on a square: the tile on it, else the printed part, else NOTHING."""
    tile = p.tiles[SLOT_BASE[ship] + square]
    return BOARDS[p.board].blueprints[ship].printed[square] if tile == NOTHING else tile


def design(p: Player, ship: int) -> Design:
    """The current design of this player's ships of a type."""
    base = SLOT_BASE[ship]
    key = (p.board, ship, tuple(p.tiles[base : base + SIZES[p.board][ship]]))
    known = _KNOWN.get(key)
    if known is None:
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        known = _KNOWN[key] = _add_up(p.board, ship, parts_of(p, ship))
    return known


def design_with(p: Player, ship: int, square: int, part: int) -> Design:
    """The design with this part on that square."""
    parts = parts_of(p, ship)
    parts[square] = part
    return _add_up(p.board, ship, parts)


def parts_of(p: Player, ship: int) -> list[int]:
    """The part in effect on each square of a blueprint."""
    return [part_at(p, ship, square) for square in range(SIZES[p.board][ship])]


def _add_up(board: int, ship: int, parts: list[int]) -> Design:
    plan = BOARDS[board].blueprints[ship]
    d = Design(plan.initiative, 0, plan.computer, 0, 0, plan.energy, [], [])
    for part in parts:
        if part != NOTHING:
            _add(d, part)
    d.cannons.sort()
    d.missiles.sort()
    return d


def _add(d: Design, number: int) -> None:
    part = PARTS[number]
    d.initiative += part.initiative
    d.movement += part.movement
    d.computer += part.computer
    d.shield += part.shield
    d.hull += part.hull
    d.energy += part.energy
    (d.missiles if part.missile else d.cannons).extend([part.damage] * part.dice)
