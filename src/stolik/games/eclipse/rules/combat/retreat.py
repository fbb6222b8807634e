"""Retreat (p. 20)."""

from stolik.games.eclipse.ids import NOTHING, SHIP_TYPES
from stolik.games.eclipse.messages.actions import Retreat
from stolik.games.eclipse.messages.events import RetreatDeclared, Retreated
from stolik.games.eclipse.rules.combat.fleet import ship_name, side_of
from stolik.games.eclipse.rules.combat.melee import melee
from stolik.games.eclipse.rules.galaxy import enemy_ships, hex_of, open_edges, put_ship, sector_name, take_ship
from stolik.games.eclipse.rules.hexes import EDGES_OF
from stolik.games.eclipse.rules.move import step_refused
from stolik.games.eclipse.rules.refusals import (
    ALLOWED,
    NO_WAY,
    RETREAT_ENEMIES,
    RETREAT_NO_DISC,
    RETREAT_NO_WAY,
    RETREAT_TOO_FAR,
    STARBASE_STAYS,
)
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import SHIPS
from stolik.kernel.messages import Action, Event


def retreats(s: EclipseState, row: int) -> list[int]:
    """Where ships may retreat to: a neighbor through a wormhole with the player's disc and no enemy ship.

    Starbases stay.
    """
    seat, h = side_of(row), melee(s).hex
    found = [s.near[6 * h + edge] for edge in EDGES_OF[open_edges(s, seat, h)]]
    return [to for to in found if retreat_refused(s, row, to) == ALLOWED]


def retreat_refused(s: EclipseState, row: int, to: int) -> int:
    """Whether ships may retreat to this hex (p. 20)."""
    seat, h = side_of(row), melee(s).hex
    if not SHIPS[row % SHIP_TYPES].moves:
        return STARBASE_STAYS
    refused = step_refused(s, seat, h, to)
    if refused != ALLOWED:
        return RETREAT_NO_WAY if refused == NO_WAY else RETREAT_TOO_FAR
    if s.disc[to] != seat:
        return RETREAT_NO_DISC
    return RETREAT_ENEMIES if enemy_ships(s, seat, to) else ALLOWED


def retreat_options(s: EclipseState, row: int, out: list[Action]) -> None:
    h = melee(s).hex
    for to in retreats(s, row):
        out.append(Retreat(side_of(row), ship_name(s, h, row), sector_name(s, h), sector_name(s, to)))


def declare(s: EclipseState, row: int, a: Retreat, ev: list[Event]) -> None:
    """The ships begin to retreat; until their next turn, they can still be hit (p. 20)."""
    melee(s).fleeing[row] = hex_of(s, a.target)
    ev.append(RetreatDeclared(a.seat, a.ship, a.origin, a.target))


def leave(s: EclipseState, row: int, to: int, ev: list[Event]) -> None:
    """All ships of the type move to the neighboring hex. Outside the battle, their damage no longer matters."""
    m = melee(s)
    seat, ship = side_of(row), row % SHIP_TYPES
    count = len(m.damage[row])
    ev.append(Retreated(seat, ship_name(s, m.hex, row), sector_name(s, m.hex), sector_name(s, to), count))
    for _ in range(count):
        take_ship(s, seat, ship, m.hex)
        put_ship(s, seat, ship, to)
    m.damage[row] = []
    m.fleeing[row] = NOTHING
    m.escaped |= 1 << seat
