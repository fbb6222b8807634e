"""Damage and losses in the contested sector (p. 19), and who earns reputation for them (p. 21)."""

from stolik.games.eclipse.ids import NOTHING, SHIP_TYPES
from stolik.games.eclipse.messages.events import ShipDestroyed, ShipHit
from stolik.games.eclipse.rules.blueprints import breaking_point
from stolik.games.eclipse.rules.combat.fleet import count, design_of, named, reputation_of, rows_of, ship_name, side_of
from stolik.games.eclipse.rules.galaxy import sector_name, take_ship
from stolik.games.eclipse.state import EclipseState, Melee
from stolik.kernel.messages import Event


def begin_melee(s: EclipseState, h: int) -> None:
    """A melee without damage or retreats."""
    rows = [row for side in range(s.seats + 1) for row in rows_of(s, side)]
    damage = [[0] * count(s, h, row) for row in rows]
    s.melee = Melee(h, s.entered[h].copy(), damage, [NOTHING] * len(rows), 0, 0, [0] * s.seats)


def melee(s: EclipseState) -> Melee:
    assert s.melee is not None
    return s.melee


def has_ships(s: EclipseState, side: int) -> bool:
    """Whether a side still has ships in the battle."""
    damage = melee(s).damage
    return any(damage[row] for row in rows_of(s, side))


def strike(s: EclipseState, row: int, hurt: int, power: int, by: int, ev: list[Event]) -> None:
    """A die hits a ship that already has `hurt` damage.

    The ship is destroyed once its damage exceeds its hull (p. 19).
    """
    m = melee(s)
    if hurt + power >= breaking_point(design_of(s, m.hex, row)):
        destroy(s, row, hurt, by, ev)
        return
    ships = m.damage[row]
    ships[ships.index(hurt)] = hurt + power
    ships.sort()
    owner = named(s, side_of(row))
    ev.append(ShipHit(owner, ship_name(s, m.hex, row), sector_name(s, m.hex), hurt + power))


def destroy(s: EclipseState, row: int, hurt: int, by: int, ev: list[Event]) -> None:
    """A ship is lost; the side that destroyed it draws reputation tiles for it later (p. 21)."""
    m = melee(s)
    side = side_of(row)
    if by < s.seats:
        m.earned[by] += reputation_of(s, m.hex, row)
    ev.append(ShipDestroyed(named(s, side), ship_name(s, m.hex, row), sector_name(s, m.hex)))
    m.damage[row].remove(hurt)
    if side < s.seats:
        take_ship(s, side, row % SHIP_TYPES, m.hex)
        s.players[side].hangar[row % SHIP_TYPES] += 1
    elif s.ancients[m.hex]:
        s.ancients[m.hex] -= 1
    else:
        s.gcds = 0
