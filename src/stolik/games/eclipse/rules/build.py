"""Build (p. 13): ships and structures in controlled hexes."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.eclipse.choices import BUILDS
from stolik.games.eclipse.ids import MATERIALS, MONOLITH, NOTHING, ORBITAL, SHIP_TYPES
from stolik.games.eclipse.messages.actions import Build
from stolik.games.eclipse.messages.events import Built
from stolik.games.eclipse.rules.anytime import ActionFrame
from stolik.games.eclipse.rules.galaxy import hex_of, put_ship
from stolik.games.eclipse.state import EclipseState, Player
from stolik.games.eclipse.tables import BOARDS, ITEM, ITEM_TECH, ITEMS, SECTORS
from stolik.kernel.messages import Action, Event


def may_build(p: Player, item: int) -> bool:
    """Paid for, known, and not all in play already."""
    if p.store[MATERIALS] < BOARDS[p.board].costs[item]:
        return False
    tech = ITEM_TECH[item]
    return (tech == NOTHING or bool(p.techs >> tech & 1)) and (item >= SHIP_TYPES or p.hangar[item] > 0)


def has_place(s: EclipseState, item: int, h: int) -> bool:
    """A hex holds one orbital and one monolith."""
    return not ((item == ORBITAL and s.orbital[h]) or (item == MONOLITH and s.monolith[h]))


def can_build(s: EclipseState, seat: int) -> bool:
    p = s.players[seat]
    for item in range(len(ITEMS)):
        if may_build(p, item) and any(s.disc[h] == seat and has_place(s, item, h) for h in range(len(s.disc))):
            return True
    return False


@dataclass
class BuildAction(ActionFrame):
    seat: int
    left: int
    begun: bool = False
    kind: Literal["build"] = "build"

    def main(self, s: EclipseState, out: list[Action]) -> None:
        p = s.players[self.seat]
        homes = [h for h, owner in enumerate(s.disc) if owner == self.seat]
        for item in range(len(ITEMS)):
            if may_build(p, item):
                builds = BUILDS[self.seat][item]
                for h in homes:
                    if has_place(s, item, h):
                        out.append(builds[s.sectors[h]])

    def carry_out(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        if isinstance(a, Build):
            self.left -= 1
            build(s, self.seat, ITEM[a.item], hex_of(s, a.sector), ev)

    def question(self, s: EclipseState) -> tuple[str, dict[str, str | int]]:
        return "build", {"left": self.left, "materials": s.players[self.seat].store[MATERIALS]}


def build(s: EclipseState, seat: int, item: int, h: int, ev: list[Event]) -> None:
    """Pay and put it onto the map."""
    p = s.players[seat]
    cost = BOARDS[p.board].costs[item]
    p.store[MATERIALS] -= cost
    if item == ORBITAL:
        s.orbital[h] = 1
    elif item == MONOLITH:
        s.monolith[h] = 1
    else:
        p.hangar[item] -= 1
        put_ship(s, seat, item, h)
    ev.append(Built(seat, ITEMS[item], SECTORS[s.sectors[h]].id, cost))
