"""The odds of the battles on the table, for people and bots before they move.

forecast(state, "101")                                  the battles of that sector
forecast(state, "101", seat=2, coming=[3, 1, 0, 0])     the same if three interceptors and a cruiser came along
"""

from stolik.games.eclipse.ids import NOBODY, SHIP_TYPES
from stolik.games.eclipse.messages.actions import Attack, FireMissiles, MoveShip
from stolik.games.eclipse.messages.views import Forecast
from stolik.games.eclipse.rules.combat.battle import Battle
from stolik.games.eclipse.rules.combat.chances import Group, Volley, odds, volleys
from stolik.games.eclipse.rules.combat.fleet import count, design_of, named, rows_of, ship_name, side_of, size_of
from stolik.games.eclipse.rules.combat.sector import SectorCombat, are_enemies, fighting_order
from stolik.games.eclipse.rules.galaxy import hex_of
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import SHIP
from stolik.kernel.messages import Action, Odds

Rows = list[tuple[int, Group]]
"""The rows of a side, with their ships."""


def forecast(s: EclipseState, sector: str, seat: int = NOBODY, coming: list[int] | None = None) -> Forecast | None:
    """All battles in this sector as it is now, in order; None if nobody would fight.

    `coming` is the number of ships of each type that `seat` would bring along. It uses only public information.
    """
    h = hex_of(s, sector)
    found = [(side, _rows(s, h, side, seat, coming)) for side in _order(s, h, seat, coming)]
    fleets = [(side, rows) for side, rows in found if rows]
    sides = [side for side, _ in fleets]
    peace = [i for i, side in enumerate(sides[:-1]) if not are_enemies(s, h, side, sides[-1])]
    if len(sides) < 2 or (len(sides) == 2 and peace):
        return None
    groups = [[group for _, group in rows] for _, rows in fleets]
    outcome = odds(*groups, opening=_opening(s, h, [rows for _, rows in fleets], groups), peace=peace)
    ships = [[ship_name(s, h, row) for row, _ in rows] for _, rows in fleets]
    return Forecast(
        [named(s, side) for side in sides], outcome.left, outcome.error, ships, outcome.losses, outcome.spread
    )


def _order(s: EclipseState, h: int, seat: int, coming: list[int] | None) -> list[int]:
    """Sides in the order in which they meet; in the middle of a battle its two sides come first."""
    battle = _battle(s, h)
    if battle is not None:
        waiting = next(f.waiting for f in s.stack if isinstance(f, SectorCombat))
        return [battle.attacker, battle.defender] + waiting[:-2][::-1]
    joins = coming is not None and any(coming) and seat not in s.entered[h]
    return fighting_order(s, h, s.entered[h] + [seat] if joins else s.entered[h])[::-1]


def _battle(s: EclipseState, h: int) -> Battle | None:
    """The battle being fought here."""
    if s.melee is None or s.melee.hex != h:
        return None
    return next((frame for frame in s.stack if isinstance(frame, Battle)), None)


def _rows(s: EclipseState, h: int, side: int, seat: int, coming: list[int] | None) -> Rows:
    found: Rows = []
    for row in rows_of(s, side):
        more = coming[row % SHIP_TYPES] if coming and side_of(row) == seat else 0
        damage = _damage_of(s, h, row) + [0] * more
        if damage:
            d = design_of(s, h, row)
            group = Group(size_of(s, row), d.initiative, d.computer, d.shield, d.hull, d.cannons, d.missiles, damage)
            found.append((row, group))
    return found


def _opening(s: EclipseState, h: int, rows: list[Rows], sides: list[list[Group]]) -> list[Volley] | None:
    """During a battle: who still shoots in this round, or still has missiles; None if it hasn't begun."""
    battle = _battle(s, h)
    if battle is None:
        return None
    return [v for v in volleys(sides[:2], battle.step == "missiles") if rows[v.side][v.group][0] in battle.left]


def _damage_of(s: EclipseState, h: int, row: int) -> list[int]:
    if s.melee is not None and s.melee.hex == h:
        return s.melee.damage[row]
    return [0] * count(s, h, row)


# messages: eclipse-odds-*
def odds_of(s: EclipseState, seat: int, action: Action) -> list[Odds]:
    """The odds of the battles that this action starts or continues."""
    match action:
        case MoveShip():
            coming = [0] * SHIP_TYPES
            coming[SHIP[action.ship]] = 1
            return outlook(forecast(s, action.target, seat, coming), seat)
        case Attack() | FireMissiles():
            return outlook(forecast(s, action.sector), seat)
    return []


def outlook(f: Forecast | None, seat: int) -> list[Odds]:
    """The forecast from one side's point of view."""
    if f is None or seat not in f.sides:
        return []
    own = f.sides.index(seat)
    lost = [sum(n for n in losses) for losses in f.losses]
    return [
        Odds("win", f.left[own], "percent", f.error),
        Odds("defeat", 1 - f.left[own], "percent", f.error, bad=True),
        Odds("lost", lost[own], bad=True, chances=f.spread[own]),
        Odds("sunk", sum(n for n in lost) - lost[own], chances=f.spread[1 - own] if len(f.sides) == 2 else []),
    ]
