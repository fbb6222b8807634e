"""Things during combat or upkeep, and the permission that applies to each."""

from typing import Final

from stolik.games.eclipse.ids import NOTHING
from stolik.games.eclipse.reasons.moments import is_bankrupt
from stolik.games.eclipse.reasons.telling import Asked, told
from stolik.games.eclipse.rules import refusals as r
from stolik.games.eclipse.rules.combat.battle import Battle
from stolik.games.eclipse.rules.combat.bombardment import Bombardment
from stolik.games.eclipse.rules.combat.fleet import rows_of, ship_name
from stolik.games.eclipse.rules.combat.melee import melee
from stolik.games.eclipse.rules.combat.reputation import ReputationChoice
from stolik.games.eclipse.rules.combat.volley import Volley
from stolik.games.eclipse.rules.galaxy import hex_of, sector_name
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import SECTOR
from stolik.kernel.messages import Reason

MAP_KINDS: Final = ["sector", "ship", "enemy", "cube", "disc", "square"]
TABLE_KINDS: Final = ["do"] + MAP_KINDS


def in_combat(s: EclipseState, seat: int, kind: str, name: str) -> Reason | None:
    """The reason if it comes from the current question in combat or upkeep, otherwise None."""
    top, a = s.stack[-1], Asked(s, seat)
    match top:
        case Battle():
            return in_battle(top, a, kind, name)
        case Volley():
            return in_volley(top, a, kind, name)
        case Bombardment():
            return in_bombardment(top, a, kind, name)
        case ReputationChoice() if kind in TABLE_KINDS:
            return told(r.REPUTATION_FIRST, a)
    return told(r.PAY_FIRST, a) if is_bankrupt(s) and kind == "do" else None


def row_named(a: Asked, side: int, ship: str) -> int:
    """The row of a side with ships of this name in the melee, or NOTHING."""
    m = melee(a.s)
    rows = [row for row in rows_of(a.s, side) if ship_name(a.s, m.hex, row) == ship and m.damage[row]]
    return rows[0] if rows else NOTHING


def in_battle(frame: Battle, a: Asked, kind: str, name: str) -> Reason | None:
    s, h = a.s, melee(a.s).hex
    match kind:
        case "sector" if name in SECTOR and SECTOR[name] in s.sectors:
            return retreat_of(frame, a, frame.next_rows(s)[0], hex_of(s, name))
        case "ship":
            ship, _, sector = name.partition("@")
            a.hex, a.row = h, row_named(a, a.seat, ship) if sector == sector_name(s, h) else NOTHING
            return told(r.NOT_IN_BATTLE if a.row == NOTHING else frame.ship_refused(s, a.row), a)
        case "enemy":
            return told(r.ATTACK_FIRST, a)
    return None


def retreat_of(frame: Battle, a: Asked, row: int, to: int) -> Reason:
    a.to = a.hex = to
    refused = frame.retreat_refused(a.s, row, to)
    if refused == r.RETREAT_DECLARED:
        a.to = melee(a.s).fleeing[row]
    return told(refused, a)


def in_volley(frame: Volley, a: Asked, kind: str, name: str) -> Reason | None:
    """The current die can't hit this ship, or must be assigned first (p. 18-19)."""
    if kind != "enemy":
        return told(r.ASSIGN_FIRST, a) if kind in TABLE_KINDS else None
    ship, _, place = name.partition("@")
    hurt = place.partition(".")[2]
    a.row = row_named(a, frame.foe, ship)
    known = a.row != NOTHING and hurt.isdigit()
    return told(frame.target_refused(a.s, a.row, int(hurt)) if known else r.NOT_THE_ENEMY, a)


def in_bombardment(frame: Bombardment, a: Asked, kind: str, name: str) -> Reason | None:
    s, choosing = a.s, frame.step == "choose"
    ship, _, place = name.partition("@")
    here = place.partition(".")[0] == sector_name(s, frame.hex)
    a.hex = frame.hex
    if kind == "do" and choosing and name == "attack":
        return told(frame.cannons_refused(s), a)
    if kind == "do" and choosing and name == "bomb":
        return told(frame.bombs_refused(s), a)
    if kind == "ship" and choosing and here:
        rows = [row for row in rows_of(s, a.seat) if ship_name(s, frame.hex, row) == ship and s.ships[frame.hex][row]]
        a.row = rows[0] if rows else NOTHING
        return told(r.NOT_ON_MAP if a.row == NOTHING else frame.ship_refused(s, a.row), a)
    if kind == "cube" and here:
        return told(r.ATTACK_POPULATION_FIRST if choosing else r.CUBE_EQUAL, a)
    return told(r.OTHER_SECTOR_FIRST, a) if kind in MAP_KINDS else None
