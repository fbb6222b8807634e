"""Build (p. 13): ships and structures in controlled hexes."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.eclipse.choices import BUILDS
from stolik.games.eclipse.ids import MATERIALS, MONOLITH, NOTHING, ORBITAL, SHIP_TYPES
from stolik.games.eclipse.messages.actions import Build
from stolik.games.eclipse.messages.events import Built
from stolik.games.eclipse.rules.anytime import ActionFrame
from stolik.games.eclipse.rules.galaxy import hex_of, put_ship
from stolik.games.eclipse.rules.refusals import (
    ALLOWED,
    BUILD_NEEDS_TECH,
    BUILD_NOT_YOURS,
    MATERIALS_SHORT,
    NO_SECTOR,
    NOTHING_TO_BUILD_HERE,
    SHIPS_USED_UP,
    STRUCTURE_EVERYWHERE,
    STRUCTURE_THERE,
)
from stolik.games.eclipse.state import EclipseState, Player
from stolik.games.eclipse.tables import BOARDS, ITEM, ITEM_TECH, ITEMS, SECTORS
from stolik.kernel.messages import Action, Event


def item_refused(p: Player, item: int) -> int:
    """Its technology must be known, it must not be used up, and the player must be able to pay (p. 13)."""
    tech = ITEM_TECH[item]
    if tech != NOTHING and not p.techs >> tech & 1:
        return BUILD_NEEDS_TECH
    if item < SHIP_TYPES and not p.hangar[item]:
        return SHIPS_USED_UP
    return ALLOWED if p.store[MATERIALS] >= BOARDS[p.board].costs[item] else MATERIALS_SHORT


def site_refused(s: EclipseState, seat: int, item: int, h: int) -> int:
    """Only in the player's hexes; a hex holds one orbital and one monolith (p. 13)."""
    if s.disc[h] != seat:
        return BUILD_NOT_YOURS
    full = (item == ORBITAL and s.orbital[h]) or (item == MONOLITH and s.monolith[h])
    return STRUCTURE_THERE if full else ALLOWED


def build_refused(s: EclipseState, seat: int, item: int) -> int:
    """Whether an item may be built anywhere."""
    refused = item_refused(s.players[seat], item)
    if refused != ALLOWED:
        return refused
    if item < SHIP_TYPES:
        return ALLOWED if seat in s.disc else NO_SECTOR
    for h in range(len(s.disc)):
        if site_refused(s, seat, item, h) == ALLOWED:
            return ALLOWED
    return STRUCTURE_EVERYWHERE if seat in s.disc else NO_SECTOR


def hex_refused(s: EclipseState, seat: int, h: int) -> int:
    """Whether anything may be built in a hex."""
    if s.disc[h] != seat:
        return BUILD_NOT_YOURS
    p = s.players[seat]
    for item in range(len(ITEMS)):
        if item_refused(p, item) == ALLOWED and site_refused(s, seat, item, h) == ALLOWED:
            return ALLOWED
    return NOTHING_TO_BUILD_HERE


def can_build(s: EclipseState, seat: int) -> bool:
    """Whether anything may be built; items that are too expensive need no further check."""
    p = s.players[seat]
    costs, materials = BOARDS[p.board].costs, p.store[MATERIALS]
    payable = [item for item in range(len(ITEMS)) if costs[item] <= materials]
    return any(build_refused(s, seat, item) == ALLOWED for item in payable)


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
            if item_refused(p, item) == ALLOWED:
                builds = BUILDS[self.seat][item]
                for h in homes:
                    if site_refused(s, self.seat, item, h) == ALLOWED:
                        out.append(builds[s.sectors[h]])

    def stop_refused(self, s: EclipseState) -> int:
        """The action says "up to", so no build at all is allowed (p. 13)."""
        return ALLOWED

    def carry_out(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        if isinstance(a, Build):
            self.left -= 1
            build(s, self.seat, ITEM[a.item], hex_of(s, a.sector), ev)

    def question(self, s: EclipseState) -> tuple[str, dict[str, str | int]]:
        return "build", {"left": self.left, "materials": s.players[self.seat].store[MATERIALS]}


def build(s: EclipseState, seat: int, item: int, h: int, ev: list[Event]) -> None:
    """Pay, and place it on the map."""
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
