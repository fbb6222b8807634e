"""Why a place or piece on the map cannot be used now."""

from stolik.games.eclipse.cards.advanced_squares import SQUARE_TECH
from stolik.games.eclipse.ids import (
    ADVANCED,
    GRAY,
    NOBODY,
    NOTHING,
    ORBITAL_SPACE,
    ORBITAL_SQUARE,
    RESOURCES,
    SQUARES,
    STACKS,
)
from stolik.games.eclipse.reasons.now import needs_action, not_asked
from stolik.games.eclipse.rules.build import BuildAction
from stolik.games.eclipse.rules.explore import Placement, can_join, explores_from, has_tiles
from stolik.games.eclipse.rules.galaxy import (
    can_leave,
    enemy_ships,
    guarded,
    hex_of,
    holes,
    is_present,
    open_edges,
    sector_name,
    ships_of,
)
from stolik.games.eclipse.rules.hexes import CELL, STEP, stack_of
from stolik.games.eclipse.rules.influence import InfluenceAction, is_reached, may_influence
from stolik.games.eclipse.rules.move import MoveAction
from stolik.games.eclipse.rules.population import TRACKS_OF, squares_of
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import SECTOR, SHIP, SHIPS, TECHS
from stolik.kernel.messages import Reason


def place(s: EclipseState, seat: int, kind: str, name: str) -> Reason:
    if kind == "hex":
        return space(s, seat, CELL.get(name, NOTHING))
    what, _, where = name.rpartition("@")
    sector, _, detail = (where or what or name).partition(".")
    if kind == "turn" or (kind == "disc" and sector == "track"):
        return loose(s, seat, kind)
    if sector not in SECTOR or SECTOR[sector] not in s.sectors:
        return not_asked(s) if kind == "sector" and is_drawn(s, sector) else Reason("not-on-map", page="7")
    h = hex_of(s, sector)
    match kind:
        case "sector":
            return whole(s, seat, h)
        case "edge":
            return edge_of(s, seat, h, detail)
        case "square":
            return square_of(s, seat, h, what)
        case "cube":
            return cube_of(s, seat, h)
        case "disc":
            return disc_of(s, seat, h)
        case "ship":
            return ship_of(s, seat, h, what)
        case "rival":
            return rival_of(what)
    return Reason("out-of-reach", page="18")


def loose(s: EclipseState, seat: int, kind: str) -> Reason:
    if kind == "turn":
        top = s.stack[-1]
        return Reason("turn-does-not-join", page="9") if isinstance(top, Placement) else not_asked(s)
    if not s.players[seat].discs:
        return Reason("no-discs", page="8")
    top = s.stack[-1]
    if isinstance(top, InfluenceAction):
        return Reason("nothing-to-influence", page="10")
    return needs_action(s, seat, "influence")


def is_drawn(s: EclipseState, sector: str) -> bool:
    """Whether this tile has just been drawn and is not placed yet."""
    return any(SECTOR[sector] in f.tiles for f in s.stack if isinstance(f, Placement)) if sector in SECTOR else False


# --- spaces and hexes ---------------------------------------------------------------------------------------------


def space(s: EclipseState, seat: int, cell: int) -> Reason:
    """Why an empty space cannot be explored."""
    beside = [h for edge in range(6) for h in range(len(s.cells)) if s.cells[h] + STEP[edge] == cell]
    own = [h for h in beside if is_present(s, seat, h)]
    if not own:
        return Reason("space-not-beside", page="9")
    if not any(explores_from(s, seat, h) for h in own):
        h = own[0]
        return Reason(
            "space-pinned", {"sector": f"sector:{sector_name(s, h)}", "enemies": enemy_ships(s, seat, h)}, "9"
        )
    if not can_join(s, seat, cell):
        return Reason("space-no-wormhole", page="H10")
    if not has_tiles(s, stack_of(cell)):
        return Reason("stack-empty", {"stack": f"stack:{STACKS[stack_of(cell)]}"}, "9")
    return needs_action(s, seat, "explore")


def whole(s: EclipseState, seat: int, h: int) -> Reason:
    """Why a hex as a whole is no answer: to which disc, ship or building is it closed?"""
    top = s.stack[-1]
    match top:
        case InfluenceAction():
            return no_influence(s, seat, h) or Reason("choose-disc-first", page="10")
        case BuildAction():
            return no_building(s, seat, h)
        case MoveAction():
            return Reason("no-way", {"sector": f"sector:{sector_name(s, h)}"}, "14")
    return no_influence(s, seat, h) or needs_action(s, seat, "influence")


def no_influence(s: EclipseState, seat: int, h: int) -> Reason | None:
    """Why a hex cannot get a disc; None if it could (p. 10)."""
    if s.disc[h] == seat:
        return Reason("sector-yours", page="10")
    if s.disc[h] != NOBODY:
        return Reason("sector-controlled", {"owner": f"seat:{s.disc[h]}"}, "10")
    if guarded(s, h):
        return Reason("sector-guarded", page="9")
    enemies = enemy_ships(s, seat, h)
    if enemies:
        return Reason("sector-enemies", {"enemies": enemies}, "10")
    if seat not in s.entered[h] and not is_reached(s, seat, h):
        return Reason("sector-unreached", page="10")
    left = disc_in_hand(s)
    if left != NOTHING and not may_influence(s, seat, h, left):
        return Reason("sector-left", {"sector": f"sector:{sector_name(s, left)}"}, "H16")
    return None


def disc_in_hand(s: EclipseState) -> int:
    """The hex that a disc is just leaving, or NOTHING."""
    top = s.stack[-1]
    return hex_of(s, top.source) if isinstance(top, InfluenceAction) and top.source else NOTHING


def no_building(s: EclipseState, seat: int, h: int) -> Reason:
    if s.disc[h] != seat:
        return Reason("sector-not-yours", page="13")
    return Reason("nothing-to-build", page="13")


def edge_of(s: EclipseState, seat: int, h: int, detail: str) -> Reason:
    """What an edge means for ships and influence."""
    if not detail.isdigit() or int(detail) > 5:
        return Reason("not-on-map", page="7")
    edge = int(detail)
    to = s.near[6 * h + edge]
    if to == NOTHING:
        return Reason("edge-space" if holes(s, h) >> edge & 1 else "edge-wall", page="9")
    values: dict[str, str | int] = {"sector": f"sector:{sector_name(s, to)}"}
    if s.full[h] >> edge & 1:
        return Reason("edge-open", values, "14")
    if s.half[h] >> edge & 1:
        return Reason("edge-generator" if open_edges(s, seat, h) >> edge & 1 else "edge-half", values, "14")
    return Reason("edge-closed", values, "14")


# --- squares, cubes, discs ----------------------------------------------------------------------------------------


def square_of(s: EclipseState, seat: int, h: int, what: str) -> Reason:
    """Why a population square cannot be settled now."""
    if what not in SQUARES:
        return Reason("not-on-map", page="7")
    kind = SQUARES.index(what)
    p = s.players[seat]
    if s.disc[h] != seat:
        return Reason("sector-not-yours", page="8")
    if is_full(s, h, kind):
        return Reason("square-taken", page="8")
    if ADVANCED <= kind < GRAY and not p.techs & SQUARE_TECH[kind]:
        tech = next(t for t in range(len(TECHS)) if SQUARE_TECH[kind] >> t & 1)
        return Reason("square-needs-tech", {"tech": f"tech:{TECHS[tech].id}"}, "8")
    if not p.colony_ships:
        return Reason("no-colony-ship", page="8")
    empty = [track for track in TRACKS_OF[kind] if not p.track[track]]
    if len(empty) == len(TRACKS_OF[kind]):
        return Reason("track-empty", {"track": f"resource:{RESOURCES[empty[0]]}"}, "8")
    return Reason("not-in-between", page="8")


def is_full(s: EclipseState, h: int, kind: int) -> bool:
    if kind == ORBITAL_SPACE:
        return bool(s.cubes[h] >> ORBITAL_SQUARE & 1)
    return all(s.cubes[h] >> i & 1 for i, k in enumerate(squares_of(s, h)) if k == kind)


def cube_of(s: EclipseState, seat: int, h: int) -> Reason:
    if s.disc[h] == seat:
        return Reason("cube-stays", page="10")
    return Reason("cube-of-other", {"owner": f"seat:{s.disc[h]}"}, "20")


def disc_of(s: EclipseState, seat: int, h: int) -> Reason:
    if s.disc[h] != seat:
        return Reason("disc-of-other", {"owner": f"seat:{s.disc[h]}"}, "10")
    if isinstance(s.stack[-1], InfluenceAction):
        return Reason("sector-yours", page="10")
    return needs_action(s, seat, "influence")


# --- ships --------------------------------------------------------------------------------------------------------


def ship_of(s: EclipseState, seat: int, h: int, what: str) -> Reason:
    """Why an own ship cannot move now."""
    if what not in SHIP:
        return Reason("not-on-map", page="7")
    if not SHIPS[SHIP[what]].moves:
        return Reason("starbase-stays", page="14")
    if guarded(s, h):
        return Reason("held-by-gcds", page="14")
    if not can_leave(s, seat, h):
        return Reason("pinned", {"ships": ships_of(s, seat, h), "enemies": enemy_ships(s, seat, h)}, "14")
    if not open_edges(s, seat, h):
        return Reason("no-way-out", page="14")
    top = s.stack[-1]
    if isinstance(top, MoveAction) and top.ship != NOTHING:
        return Reason("other-ship-moving", {"ship": f"ship:{SHIPS[top.ship].id}"}, "14")
    return needs_action(s, seat, "move")


def rival_of(what: str) -> Reason:
    owner, _, ship = what.rpartition(".")
    if owner:
        return Reason("ship-of-other", {"owner": f"seat:{owner}", "ship": f"ship:{ship}"}, "14")
    return Reason("ship-of-nobody", {"ship": f"ship:{ship}"}, "19")
