"""Things that are each usable now, but not together: why one excludes the other."""

from stolik.games.eclipse.ids import NOTHING, RESOURCES, SHIP_TYPES, SQUARES
from stolik.games.eclipse.reasons.board import removal_of, slot_named
from stolik.games.eclipse.reasons.combat import retreat_of, row_named
from stolik.games.eclipse.reasons.moments import is_bankrupt, may_trade
from stolik.games.eclipse.reasons.telling import Asked, told
from stolik.games.eclipse.rules import refusals as r
from stolik.games.eclipse.rules.build import site_refused
from stolik.games.eclipse.rules.combat.battle import Battle
from stolik.games.eclipse.rules.explore import Placement, tile_refused
from stolik.games.eclipse.rules.galaxy import hex_of
from stolik.games.eclipse.rules.move import MoveAction, step_refused
from stolik.games.eclipse.rules.population import cube_refused
from stolik.games.eclipse.rules.trade import trade_refused
from stolik.games.eclipse.rules.upgrade import UpgradeAction
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import ITEM, SECTOR, SHIP
from stolik.kernel.messages import Reason


def together(s: EclipseState, seat: int, targets: tuple[str, ...]) -> Reason:
    """The one thing that the others exclude; otherwise, just that they don't go together."""
    named: dict[str, list[str]] = {}
    for target in targets:
        kind, _, name = target.partition(":")
        named.setdefault(kind, []).append(name)
    found = _of_pair(Asked(s, seat), named)
    return found if found is not None else told(r.APART, Asked(s, seat))


def _of_pair(a: Asked, named: dict[str, list[str]]) -> Reason | None:
    kinds = sorted(kind for kind in named if kind != "do")
    if kinds == ["store"] and len(named["store"]) == 2 and may_trade(a.s):
        return _trade(a, *[RESOURCES.index(name) for name in named["store"]])
    if any(len(names) > 1 for names in named.values()):
        return None
    one = {kind: names[0] for kind, names in named.items()}
    top = a.s.stack[-1]
    if kinds == ["sector", "ship"] and isinstance(top, (MoveAction, Battle)):
        return _course(a, top, one["ship"], hex_of(a.s, one["sector"]))
    if kinds == ["build", "sector"]:
        a.item, a.hex = ITEM[one["build"]], hex_of(a.s, one["sector"])
        return _unless_allowed(site_refused(a.s, a.seat, a.item, a.hex), a)
    if kinds == ["square", "track"]:
        kind, a.track = SQUARES.index(one["square"].partition("@")[0]), RESOURCES.index(one["track"])
        return _unless_allowed(cube_refused(a.p, kind, a.track), a)
    if kinds == ["sector", "turn"] and isinstance(top, Placement):
        return _unless_allowed(tile_refused(a.s, a.seat, top.cell, SECTOR[one["sector"]], int(one["turn"])), a)
    if kinds == ["slot"] and one.get("do") == "remove" and isinstance(top, UpgradeAction):
        a.ship, a.square = slot_named(a.s, a.seat, one["slot"])
        return removal_of(top, a)
    return None


def _unless_allowed(refused: int, a: Asked) -> Reason | None:
    return None if refused == r.ALLOWED else told(refused, a)


def _trade(a: Asked, give: int, take: int) -> Reason | None:
    a.have = a.p.store[give]
    return _unless_allowed(trade_refused(a.p, give, take, is_bankrupt(a.s)), a)


def _course(a: Asked, top: MoveAction | Battle, name: str, to: int) -> Reason | None:
    """A ship and its destination."""
    ship, _, sector = name.partition("@")
    if isinstance(top, Battle):
        row = row_named(a, a.seat, ship)
        return None if row == NOTHING else retreat_of(top, a, row, to)
    a.hex, a.to = hex_of(a.s, sector), to
    if not a.s.ships[a.hex][a.seat * SHIP_TYPES + SHIP[ship]]:
        return None
    return _unless_allowed(step_refused(a.s, a.seat, a.hex, to), a)
