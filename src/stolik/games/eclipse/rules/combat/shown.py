"""What everyone sees of a battle, or of an attack on population."""

from typing import Final

from stolik.games.eclipse.ids import NOTHING
from stolik.games.eclipse.messages.views import DesignView, MeleeView, SiegeView, TargetView, TurnView
from stolik.games.eclipse.rules.blueprints import Design, breaking_point
from stolik.games.eclipse.rules.combat.battle import Battle
from stolik.games.eclipse.rules.combat.bombardment import Bombardment
from stolik.games.eclipse.rules.combat.dice import least_hit
from stolik.games.eclipse.rules.combat.fleet import (
    ANCIENT_DESIGN,
    GCDS_DESIGN,
    design_of,
    named,
    rows_of,
    ship_name,
    side_of,
)
from stolik.games.eclipse.rules.combat.volley import Volley
from stolik.games.eclipse.rules.galaxy import sector_name
from stolik.games.eclipse.state import EclipseState, Melee


def melee_view(s: EclipseState) -> MeleeView | None:
    """The battles of a sector, with the damage of every ship."""
    m = s.melee
    if m is None:
        return None
    ships = [
        target_view(s, m, row, hurt)
        for side in range(s.seats + 1)
        for row in rows_of(s, side)
        for hurt in m.damage[row]
    ]
    battle = next((f for f in s.stack if isinstance(f, Battle)), None)
    volley = next((f for f in s.stack if isinstance(f, Volley)), None)
    return MeleeView(
        sector_name(s, m.hex),
        named(s, battle.attacker) if battle else None,
        named(s, battle.defender) if battle else None,
        battle.step if battle else "",
        ships,
        order_view(s, m, battle) if battle else [],
        dice_view(s, volley) if volley else [],
    )


def dice_view(s: EclipseState, volley: Volley) -> list[list[int]]:
    dice = zip(volley.faces, volley.powers)
    return [[face, power, int(len(volley.hit_by(s, face)) > 0)] for face, power in dice]


def target_view(s: EclipseState, m: Melee, row: int, hurt: int) -> TargetView:
    to = m.fleeing[row]
    haven = None if to == NOTHING else sector_name(s, to)
    d = design_of(s, m.hex, row)
    return TargetView(named(s, side_of(row)), ship_name(s, m.hex, row), hurt, d.initiative, haven, design_view(d))


def design_view(d: Design) -> DesignView:
    figures = (d.initiative, d.movement, d.computer, d.shield, d.hull, d.energy)
    return DesignView(*figures, d.cannons, d.missiles, breaking_point(d))


NEUTRALS: Final[dict[str, DesignView]] = {"ancient": design_view(ANCIENT_DESIGN), "gcds": design_view(GCDS_DESIGN)}


def order_view(s: EclipseState, m: Melee, battle: Battle) -> list[TurnView]:
    found: list[TurnView] = []
    for row in battle.in_order(s, battle.rows(s)):
        initiative = design_of(s, m.hex, row).initiative
        name = ship_name(s, m.hex, row)
        found.append(TurnView(named(s, side_of(row)), name, initiative, len(m.damage[row]), needs(s, m, battle, row)))
    return found


def needs(s: EclipseState, m: Melee, battle: Battle, row: int) -> dict[str, int]:
    """Which faces hit each type of the enemy's ships."""
    computer = design_of(s, m.hex, row).computer
    foes = [foe for foe in rows_of(s, battle.foe(row)) if m.damage[foe]]
    return {ship_name(s, m.hex, foe): least_hit(computer, design_of(s, m.hex, foe).shield) for foe in foes}


def siege_view(s: EclipseState) -> SiegeView | None:
    frame = next((f for f in s.stack if isinstance(f, Bombardment)), None)
    if frame is None:
        return None
    ships = frame.armed(s)
    dice = [[power, computer] for power, computer in frame.dice(s, ships)]
    return SiegeView(sector_name(s, frame.hex), frame.seat, len(ships), sorted(dice, reverse=True))
