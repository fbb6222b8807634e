"""Discovery tiles (p. 7): the finder looks at the front and decides at once."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.eclipse.ids import NOTHING, RESOURCES
from stolik.games.eclipse.messages.actions import KeepPoints, PutPart, TakeTech, UseFront
from stolik.games.eclipse.messages.events import (
    DiscoveryFound,
    DiscoveryKept,
    DiscoveryUsed,
    Gained,
    PartKept,
    ShipFound,
)
from stolik.games.eclipse.rules.galaxy import put_ship, sector_name
from stolik.games.eclipse.rules.refusals import ALLOWED, FRONT_IS_TECH, FRONT_USED_UP, NO_GIFT
from stolik.games.eclipse.rules.research import gain_tech, gift_techs
from stolik.games.eclipse.rules.upgrade import fitting_squares, put_part
from stolik.games.eclipse.rules.workshop import Workshop, open_workshop
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import DISCOVERIES, PARTS, SHIP, SHIPS, TECH, TECHS
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame


def find_discovery(s: EclipseState, seat: int, h: int, ev: list[Event]) -> None:
    """Take the tile of a hex and look at its front."""
    tile, s.discovery[h] = s.discovery[h], NOTHING
    ev.append(DiscoveryFound(seat, sector_name(s, h), DISCOVERIES[tile].id))
    s.stack.append(Discovery(seat, h, tile))


@dataclass
class Discovery(Frame):
    seat: int
    hex: int
    tile: int
    kind: Literal["discovery"] = "discovery"

    def options(self, s: EclipseState, out: list[Action]) -> None:
        seat, tile = self.seat, DISCOVERIES[self.tile]
        if tile.kind == "technology":
            out.extend(TakeTech(seat, TECHS[tech].id) for tech in gift_techs(s, seat))
        if tile.kind == "part":
            fitting_squares(seat, tile.part, self.workshop(s), out)
        if self.front_refused(s) == ALLOWED:
            out.append(UseFront(seat))
        out.append(KeepPoints(seat))

    def front_refused(self, s: EclipseState) -> int:
        """Whether the front may be used directly; with an ancient technology, one is chosen instead (p. 7)."""
        tile = DISCOVERIES[self.tile]
        if tile.kind == "technology":
            return FRONT_IS_TECH if gift_techs(s, self.seat) else NO_GIFT
        if tile.kind == "ship" and not s.players[self.seat].hangar[tile.ship]:
            return FRONT_USED_UP
        return ALLOWED

    def workshop(self, s: EclipseState) -> Workshop:
        """The blueprints that may take an ancient part at once."""
        return open_workshop(s.players[self.seat], 1)

    def choose(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        s.stack.pop()
        tile = DISCOVERIES[self.tile]
        if isinstance(a, KeepPoints):
            s.players[self.seat].kept_discoveries.append(self.tile)
            ev.append(DiscoveryKept(self.seat))
            return
        s.spent[self.tile] += 1
        ev.append(DiscoveryUsed(self.seat, tile.id))
        match a:
            case UseFront():
                self.use_front(s, ev)
            case TakeTech():
                gain_tech(s, self.seat, TECH[a.tech], 0, ev)
            case PutPart():
                put_part(s, self.seat, tile.part, SHIP[a.ship], a.slot, ev)

    def use_front(self, s: EclipseState, ev: list[Event]) -> None:
        p, tile = s.players[self.seat], DISCOVERIES[self.tile]
        if tile.kind == "resource":
            p.store[tile.resource] += tile.amount
            ev.append(Gained(self.seat, RESOURCES[tile.resource], tile.amount))
        elif tile.kind == "ship":
            p.hangar[tile.ship] -= 1
            put_ship(s, self.seat, tile.ship, self.hex)
            ev.append(ShipFound(self.seat, SHIPS[tile.ship].id, sector_name(s, self.hex)))
        else:
            p.kept_parts.append(tile.part)
            ev.append(PartKept(self.seat, PARTS[tile.part].id))

    def question(self, s: EclipseState) -> tuple[str, dict[str, str | int]]:
        return "discovery", {"sector": f"sector:{sector_name(s, self.hex)}"}
