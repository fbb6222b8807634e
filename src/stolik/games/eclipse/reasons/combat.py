"""Why something cannot be used in the middle of combat or upkeep."""

from typing import Final

from stolik.games.eclipse.ids import RESOURCES
from stolik.games.eclipse.rules.combat.battle import Battle
from stolik.games.eclipse.rules.combat.bombardment import Bombardment
from stolik.games.eclipse.rules.combat.fleet import design_of, rows_of, ship_name, side_of
from stolik.games.eclipse.rules.combat.melee import melee
from stolik.games.eclipse.rules.combat.reputation import ReputationChoice
from stolik.games.eclipse.rules.combat.volley import Volley
from stolik.games.eclipse.rules.galaxy import enemy_ships, hex_of, open_edges, sector_name
from stolik.games.eclipse.rules.upkeep import Upkeep, balance
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import SECTOR, SHIPS
from stolik.kernel.messages import Reason

MAP_KINDS: Final = ["sector", "ship", "enemy", "cube", "disc", "square"]
TABLE_KINDS: Final = ["do"] + MAP_KINDS
UNARMED: Final = {"attack": "no-cannons", "bomb": "no-bombs"}
"""What is missing to attack population in one way or the other."""


def in_combat(s: EclipseState, seat: int, kind: str, name: str) -> Reason | None:
    """The reason if it comes from what is being asked in combat or upkeep; None if it has nothing to do with that."""
    top = s.stack[-1]
    match top:
        case Battle():
            return in_battle(s, top, seat, kind, name)
        case Volley():
            return in_volley(s, top, kind, name)
        case Bombardment():
            return in_bombardment(s, top, kind, name)
        case ReputationChoice():
            return Reason("reputation-first", page="21") if kind in TABLE_KINDS else None
        case Upkeep():
            return in_upkeep(s, top, kind, name)
    return None


# --- battles ------------------------------------------------------------------------------------------------------


def in_battle(s: EclipseState, frame: Battle, seat: int, kind: str, name: str) -> Reason | None:
    acting = frame.next_rows(s)[0]
    match kind:
        case "sector" if name in SECTOR and SECTOR[name] in s.sectors and frame.step != "missiles":
            return no_retreat(s, acting, hex_of(s, name))
        case "ship":
            return not_its_turn(s, frame, acting, seat, name)
        case "enemy":
            return Reason("attack-first", {"ship": f"ship:{ship_name(s, melee(s).hex, acting)}"}, "20")
    return None


def no_retreat(s: EclipseState, row: int, to: int) -> Reason:
    """Why ships cannot retreat to this hex (p. 20)."""
    seat, h = side_of(row), melee(s).hex
    values: dict[str, str | int] = {"sector": f"sector:{sector_name(s, to)}"}
    if not SHIPS[row % len(SHIPS)].moves:
        return Reason("starbase-stays", page="14")
    edges = [edge for edge in range(6) if s.near[6 * h + edge] == to]
    if not edges:
        return Reason("retreat-too-far", values, "20")
    if not open_edges(s, seat, h) >> edges[0] & 1:
        return Reason("no-way", values, "20")
    if s.disc[to] != seat:
        return Reason("retreat-no-disc", values, "20")
    return Reason("retreat-enemies", values | {"enemies": enemy_ships(s, seat, to)}, "20")


def not_its_turn(s: EclipseState, frame: Battle, acting: int, seat: int, name: str) -> Reason | None:
    """Another type of ship acts now, or the ship stands elsewhere."""
    h = melee(s).hex
    ship, _, sector = name.partition("@")
    if sector != sector_name(s, h):
        return Reason("not-in-battle", {"sector": f"sector:{sector_name(s, h)}"}, "18")
    for row in rows_of(s, seat):
        if ship_name(s, h, row) == ship and row not in frame.left:
            return Reason("has-acted", {"ship": f"ship:{ship}"}, "18")
    now = design_of(s, h, acting).initiative
    return Reason("not-its-turn", {"ship": f"ship:{ship_name(s, h, acting)}", "initiative": now}, "18")


def in_volley(s: EclipseState, frame: Volley, kind: str, name: str) -> Reason | None:
    """The die that is being assigned cannot hit this ship, or must be assigned first (p. 18-19)."""
    h = melee(s).hex
    if kind == "enemy":
        for row in rows_of(s, frame.foe):
            if ship_name(s, h, row) == name.partition("@")[0]:
                computer, shield = design_of(s, h, frame.row).computer, design_of(s, h, row).shield
                return Reason("die-misses", {"face": frame.faces[0], "computer": computer, "shield": shield}, "19")
        return Reason("not-the-enemy", page="18")
    return Reason("assign-first", {"left": len(frame.faces)}, "18") if kind in TABLE_KINDS else None


def in_bombardment(s: EclipseState, frame: Bombardment, kind: str, name: str) -> Reason | None:
    sector = sector_name(s, frame.hex)
    values: dict[str, str | int] = {"sector": f"sector:{sector}"}
    if kind == "do" and name in UNARMED and frame.step == "choose":
        return Reason(UNARMED[name], page="20")
    ship, _, place = name.partition("@")
    if kind == "ship" and place == sector and frame.step == "choose":
        if ship not in [ship_name(s, frame.hex, row) for row in frame.armed(s)]:
            return Reason("cannot-attack-population", {"ship": f"ship:{ship}"}, "20")
    if kind in ("cube", "ship") and frame.step == "choose":
        return Reason("attack-population-first", values, "20")
    if kind == "cube":
        same = name.partition("@")[2].partition(".")[0] == sector
        return Reason("cube-equal" if same else "other-sector-first", values, "20")
    return Reason("other-sector-first", values, "20") if kind in MAP_KINDS else None


# --- upkeep -------------------------------------------------------------------------------------------------------


def in_upkeep(s: EclipseState, frame: Upkeep, kind: str, name: str) -> Reason | None:
    """Bankruptcy comes before everything else (p. 24)."""
    if frame.step == "colonize":
        return None
    missing = -balance(s, frame.seat)
    if kind == "store" and name in RESOURCES:
        return Reason("trade-for-money", {"missing": missing}, "24")
    return Reason("pay-first", {"missing": missing}, "24") if kind == "do" else None
