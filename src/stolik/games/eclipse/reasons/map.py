"""Places and pieces on the map, and the permission that applies to each."""

from stolik.games.eclipse.ids import (
    BUILD,
    EXPLORE,
    INFLUENCE,
    MOVE,
    NOBODY,
    NOTHING,
    SHIP_TYPES,
    SQUARES,
)
from stolik.games.eclipse.reasons.moments import may_colonize, told_of_thing
from stolik.games.eclipse.reasons.telling import Asked, told
from stolik.games.eclipse.rules import refusals as r
from stolik.games.eclipse.rules.build import BuildAction, hex_refused
from stolik.games.eclipse.rules.explore import (
    ExploreAction,
    Placement,
    explores_from,
    space_refused,
    tile_refused,
)
from stolik.games.eclipse.rules.galaxy import hex_of, is_present
from stolik.games.eclipse.rules.hexes import CELL, STEP
from stolik.games.eclipse.rules.influence import InfluenceAction, influence_refused, lift_refused
from stolik.games.eclipse.rules.move import MoveAction, beside, goal_refused, ship_refused, step_refused
from stolik.games.eclipse.rules.population import TRACKS_OF, square_refused, squares_of
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import SECTOR, SHIP
from stolik.kernel.messages import Reason


def place(s: EclipseState, seat: int, kind: str, name: str) -> Reason:
    if s.players[seat].board == NOBODY:
        return told(r.FACTION_FIRST, Asked(s, seat))
    if kind == "hex":
        return space_of(s, seat, CELL.get(name, NOTHING))
    if kind == "turn":
        return turn_of(s, seat, NOTHING, int(name) if name.isdigit() and int(name) < 6 else NOTHING)
    if kind == "disc" and name == "track":
        return track_disc(s, seat)
    what, _, where = name.rpartition("@")
    sector = where.partition(".")[0]
    if sector not in SECTOR or SECTOR[sector] not in s.sectors:
        drawn = kind == "sector" and sector in drawn_tiles(s)
        return turn_of(s, seat, SECTOR[sector], NOTHING) if drawn else told(r.NOT_ON_MAP, Asked(s, seat))
    return on_hex(s, seat, kind, what, hex_of(s, sector))


def on_hex(s: EclipseState, seat: int, kind: str, what: str, h: int) -> Reason:
    match kind:
        case "sector":
            return sector_of(s, seat, h)
        case "square" if what in SQUARES:
            return square_of(s, seat, h, SQUARES.index(what))
        case "cube" if s.disc[h] != NOBODY:
            return told(r.CUBE_STAYS if s.disc[h] == seat else r.CUBE_OF_OTHER, Asked(s, seat, hex=h))
        case "disc" if s.disc[h] != NOBODY:
            return disc_of(s, seat, h)
        case "ship" if what in SHIP and s.ships[h][seat * SHIP_TYPES + SHIP[what]]:
            return ship_of(s, seat, h, SHIP[what])
    return told(r.NOT_ON_MAP, Asked(s, seat))


# --- spaces and tiles ---------------------------------------------------------------------------------------------


def space_of(s: EclipseState, seat: int, cell: int) -> Reason:
    if cell == NOTHING or cell in s.cells:
        return told(r.NOT_ON_MAP, Asked(s, seat))
    a = Asked(s, seat, EXPLORE, cell=cell)
    refused = space_refused(s, seat, cell)
    if refused == r.SPACE_PINNED:
        near = [h for h, c in enumerate(s.cells) if cell - c in STEP and is_present(s, seat, h)]
        a.hex = next(h for h in near if not explores_from(s, seat, h))
    return told(refused, a) if isinstance(s.stack[-1], ExploreAction) else told_of_thing(a, refused)


def drawn_tiles(s: EclipseState) -> list[str]:
    top = s.stack[-1]
    return [name for name, number in SECTOR.items() if number in top.tiles] if isinstance(top, Placement) else []


def turn_of(s: EclipseState, seat: int, tile: int, turn: int) -> Reason:
    """A drawn tile, or a rotation of one; for anything not named, the first one counts."""
    top, a = s.stack[-1], Asked(s, seat)
    if not isinstance(top, Placement) or (tile, turn) == (NOTHING, NOTHING):
        return told(r.NOT_ASKED, a)
    chosen = top.tiles[0] if tile == NOTHING else tile
    return told(tile_refused(s, seat, top.cell, chosen, 0 if turn == NOTHING else turn), a)


# --- hexes --------------------------------------------------------------------------------------------------------


def sector_of(s: EclipseState, seat: int, h: int) -> Reason:
    """A hex as a whole: why no disc, ship or building can go there."""
    top, a = s.stack[-1], Asked(s, seat, INFLUENCE, hex=h, to=h)
    match top:
        case InfluenceAction() if holds_disc(s) or is_lifting(s):
            a.to = hex_of(s, top.source) if top.source else NOTHING
            refused = influence_refused(s, seat, h, a.to)
            return told(refused if refused != r.ALLOWED else r.DISC_FIRST, a)
        case BuildAction():
            return told(hex_refused(s, seat, h), Asked(s, seat, BUILD, hex=h))
        case MoveAction() if top.ship != NOTHING:
            return told(step_refused(s, seat, top.hex, h), Asked(s, seat, MOVE, hex=top.hex, to=h))
        case MoveAction():
            return goal_of(s, seat, h)
    return told_of_thing(a, influence_refused(s, seat, h))


def goal_of(s: EclipseState, seat: int, h: int) -> Reason:
    """No ship may come here: neighboring ships are pinned, or there are none."""
    near = beside(s, seat, h)
    return told(goal_refused(s, seat, h), Asked(s, seat, MOVE, hex=near[0] if near else NOTHING, to=h))


def square_of(s: EclipseState, seat: int, h: int, kind: int) -> Reason:
    a = Asked(s, seat, hex=h, square=kind, track=TRACKS_OF[kind][0])
    if kind not in squares_of(s, h) and not (SQUARES[kind] == "orbital" and s.orbital[h]):
        return told(r.NOT_ON_MAP, a)
    return told(square_refused(s, seat, h, kind) if may_colonize(s) else r.NOT_IN_BETWEEN, a)


# --- discs and ships ----------------------------------------------------------------------------------------------


def disc_of(s: EclipseState, seat: int, h: int) -> Reason:
    a = Asked(s, seat, INFLUENCE, hex=h)
    if s.disc[h] != seat:
        return told(r.DISC_OF_OTHER, a)
    return told(r.DISC_IN_HAND, a) if holds_disc(s) else told_of_thing(a, r.ALLOWED)


def track_disc(s: EclipseState, seat: int) -> Reason:
    a = Asked(s, seat, INFLUENCE)
    if holds_disc(s):
        return told(r.DISC_IN_HAND, a)
    return told(lift_refused(s, seat), a) if is_lifting(s) else told_of_thing(a, r.ALLOWED)


def holds_disc(s: EclipseState) -> bool:
    top = s.stack[-1]
    return isinstance(top, InfluenceAction) and not top.in_between()


def is_lifting(s: EclipseState) -> bool:
    """A disc to move is being chosen."""
    top = s.stack[-1]
    return isinstance(top, InfluenceAction) and top.in_between() and top.left > 0


def ship_of(s: EclipseState, seat: int, h: int, ship: int) -> Reason:
    top, a = s.stack[-1], Asked(s, seat, MOVE, hex=h, ship=ship)
    if not isinstance(top, MoveAction):
        return told_of_thing(a, ship_refused(s, seat, ship, h))
    if top.ship == NOTHING:
        return told(ship_refused(s, seat, ship, h), a)
    a.ship = top.ship
    return told(r.OTHER_SHIP_MOVING, a)
