"""The odds of the battles on the table, for people and bots before they move.

forecast(state, "101")                                  the next battle of that sector
forecast(state, "101", seat=2, coming=[3, 1, 0, 0])     the same if three interceptors and a cruiser came along
"""

from stolik.games.eclipse.ids import NOBODY, SHIP_TYPES
from stolik.games.eclipse.messages.actions import Attack, FireMissiles, MoveShip
from stolik.games.eclipse.messages.views import Forecast
from stolik.games.eclipse.rules.combat.battle import Battle
from stolik.games.eclipse.rules.combat.chances import ATTACKER, DEFENDER, Group, Volley, odds, volleys
from stolik.games.eclipse.rules.combat.fleet import count, design_of, named, rows_of, ship_name, side_of, size_of
from stolik.games.eclipse.rules.combat.sector import are_enemies, fighting_order
from stolik.games.eclipse.rules.galaxy import hex_of
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import SHIP
from stolik.kernel.messages import Action, Odds


def forecast(s: EclipseState, sector: str, seat: int = NOBODY, coming: list[int] | None = None) -> Forecast | None:
    """The battle that the two sides who fight first in this sector would have now; None if nobody would fight.

    `coming` are ships by type that `seat` would bring along. Everything that goes into it is open to all players.
    """
    h = hex_of(s, sector)
    present = s.entered[h] + [seat] if coming and any(coming) and seat not in s.entered[h] else s.entered[h]
    order = [side for side in fighting_order(s, h, present) if _groups(s, h, side, seat, coming)]
    if len(order) < 2 or not are_enemies(s, h, order[-1], order[-2]):
        return None
    defender, attacker = order[-2:]
    rows = [_groups(s, h, side, seat, coming) for side in (attacker, defender)]
    sides = [[group for _, group in side] for side in rows]
    found = odds(sides[ATTACKER], sides[DEFENDER], opening=_opening(s, h, rows, sides))
    ships = [[ship_name(s, h, row) for row, _ in side] for side in rows]
    chances = (found.attacker, found.defender, found.error)
    return Forecast(named(s, attacker), named(s, defender), *chances, ships, found.losses)


def _groups(s: EclipseState, h: int, side: int, seat: int, coming: list[int] | None) -> list[tuple[int, Group]]:
    """The rows of a side with what ships they have."""
    found = []
    for row in rows_of(s, side):
        more = coming[row % SHIP_TYPES] if coming and side_of(row) == seat else 0
        damage = _damage_of(s, h, row) + [0] * more
        if damage:
            d = design_of(s, h, row)
            group = Group(size_of(s, row), d.initiative, d.computer, d.shield, d.hull, d.cannons, d.missiles, damage)
            found.append((row, group))
    return found


def _opening(
    s: EclipseState, h: int, rows: list[list[tuple[int, Group]]], sides: list[list[Group]]
) -> list[Volley] | None:
    """In the middle of a battle: who still shoots in this round, or still has missiles; None if it has not begun."""
    battle = next((frame for frame in s.stack if isinstance(frame, Battle)), None)
    if battle is None or s.melee is None or s.melee.hex != h:
        return None
    return [v for v in volleys(sides, battle.step == "missiles") if rows[v.side][v.group][0] in battle.left]


def _damage_of(s: EclipseState, h: int, row: int) -> list[int]:
    if s.melee is not None and s.melee.hex == h:
        return s.melee.damage[row]
    return [0] * count(s, h, row)


# messages: eclipse-odds-*
def odds_of(s: EclipseState, seat: int, action: Action) -> list[Odds]:
    """What the battle would bring that this action leads into or goes on with."""
    match action:
        case MoveShip():
            coming = [0] * SHIP_TYPES
            coming[SHIP[action.ship]] = 1
            return outlook(forecast(s, action.target, seat, coming), seat)
        case Attack() | FireMissiles():
            return outlook(forecast(s, action.sector), seat)
    return []


def outlook(f: Forecast | None, seat: int) -> list[Odds]:
    """The forecast with the eyes of one side."""
    if f is None or seat not in (f.attacker, f.defender):
        return []
    own, other = (ATTACKER, DEFENDER) if seat == f.attacker else (DEFENDER, ATTACKER)
    chances = [f.attacker_survives, f.defender_survives]
    return [
        Odds("win", chances[own], "percent", f.error),
        Odds("defeat", chances[other], "percent", f.error, bad=True),
        Odds("lost", sum(n for n in f.losses[own]), bad=True),
        Odds("sunk", sum(n for n in f.losses[other])),
    ]
