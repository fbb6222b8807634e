"""What ships can do in combat, from blueprints (p. 13) and tokens (p. 19).

All ships of one type on one side form a *row*. Rows of players are numbered `seat * SHIP_TYPES + type`, as in
`EclipseState.ships`; the row after them belongs to the Ancients or the center's defense. A *side* is a seat, or the
number of seats for neutral ships.
"""

from typing import Final

from stolik.games.eclipse.ids import SHIP_TYPES
from stolik.games.eclipse.messages.events import NEUTRAL
from stolik.games.eclipse.rules.blueprints import Design, design
from stolik.games.eclipse.rules.galaxy import guarded
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import ANCIENT, GCDS, SHIPS, Neutral


def design_of(s: EclipseState, h: int, row: int) -> Design:
    """The combat values of a row in this hex."""
    if side_of(row) == s.seats:
        return GCDS_DESIGN if guarded(s, h) else ANCIENT_DESIGN
    return design(s.players[side_of(row)], row % SHIP_TYPES)


def _token(n: Neutral) -> Design:
    return Design(n.initiative, 0, n.computer, n.shield, n.hull, 0, [n.damage] * n.dice, [])


ANCIENT_DESIGN: Final[Design] = _token(ANCIENT)
GCDS_DESIGN: Final[Design] = _token(GCDS)


# --- rows and sides -----------------------------------------------------------------------------------------------


def side_of(row: int) -> int:
    return row // SHIP_TYPES


def rows_of(s: EclipseState, side: int) -> list[int]:
    base = side * SHIP_TYPES
    return [base] if side == s.seats else [base, base + 1, base + 2, base + 3]


def count(s: EclipseState, h: int, row: int) -> int:
    """Ships of a row in a hex."""
    if side_of(row) == s.seats:
        return 1 if guarded(s, h) else s.ancients[h]
    return s.ships[h][row]


def size_of(s: EclipseState, row: int) -> int:
    return 0 if side_of(row) == s.seats else SHIPS[row % SHIP_TYPES].size


def reputation_of(s: EclipseState, h: int, row: int) -> int:
    """Reputation tiles drawn for destroying a ship of this row (p. 21)."""
    if side_of(row) == s.seats:
        return GCDS.reputation if guarded(s, h) else ANCIENT.reputation
    return SHIPS[row % SHIP_TYPES].reputation


def ship_name(s: EclipseState, h: int, row: int) -> str:
    if side_of(row) == s.seats:
        return "gcds" if guarded(s, h) else "ancient"
    return SHIPS[row % SHIP_TYPES].id


def named(s: EclipseState, side: int) -> int:
    """The seat of a side, as messages name it."""
    return NEUTRAL if side == s.seats else side
