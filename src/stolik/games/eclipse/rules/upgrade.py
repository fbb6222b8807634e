"""Upgrade (p. 13): return any part tiles, then take some and place them on blueprints."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.eclipse.choices import PUTS, TAKES
from stolik.games.eclipse.ids import NOTHING, SHIP_TYPES
from stolik.games.eclipse.messages.actions import PutPart, RemovePart, TakePart
from stolik.games.eclipse.messages.events import PartPlaced, PartRemoved
from stolik.games.eclipse.rules.anytime import ActionFrame
from stolik.games.eclipse.rules.blueprints import SIZES
from stolik.games.eclipse.rules.refusals import ALLOWED
from stolik.games.eclipse.rules.workshop import (
    Workshop,
    anywhere_refused,
    finish_refused,
    fit_refused,
    open_workshop,
    removal_refused,
)
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import PART, PARTS, SHIP, SHIPS, SLOT_BASE
from stolik.kernel.messages import Action, Event


def fitting_squares(seat: int, part: int, w: Workshop, out: list[Action]) -> None:
    """Every square that may take this part."""
    for ship in range(SHIP_TYPES):
        for square in range(SIZES[w.p.board][ship]):
            if fit_refused(w, part, ship, square) == ALLOWED:
                out.append(PUTS[seat][ship][square])


def put_part(s: EclipseState, seat: int, part: int, ship: int, square: int, ev: list[Event]) -> None:
    """Place a tile on a square. The old tile returns to the supply; an ancient one leaves the game."""
    s.players[seat].tiles[SLOT_BASE[ship] + square] = part
    ev.append(PartPlaced(seat, PARTS[part].id, SHIPS[ship].id, square))


def remove_part(s: EclipseState, seat: int, ship: int, square: int, ev: list[Event]) -> None:
    """Take a tile off a square, so that the printed part counts again."""
    p = s.players[seat]
    slot = SLOT_BASE[ship] + square
    ev.append(PartRemoved(seat, PARTS[p.tiles[slot]].id, SHIPS[ship].id, square))
    p.tiles[slot] = NOTHING


@dataclass
class UpgradeAction(ActionFrame):
    seat: int
    left: int
    begun: bool = False
    placed: int = 0
    """Set of bits: squares that got a tile in this action."""
    part: int = NOTHING
    """The tile in hand."""
    kind: Literal["upgrade"] = "upgrade"

    def options(self, s: EclipseState, out: list[Action]) -> None:
        if self.in_between():
            ActionFrame.options(self, s, out)
        else:
            fitting_squares(self.seat, self.part, self.workshop(s), out)

    def in_between(self) -> bool:
        return self.part == NOTHING

    def main(self, s: EclipseState, out: list[Action]) -> None:
        w = self.workshop(s)
        for part in w.supply:
            if anywhere_refused(w, part) == ALLOWED:
                out.append(TAKES[self.seat][part])
        if not self.placed:
            self.removals(w, out)

    def removals(self, w: Workshop, out: list[Action]) -> None:
        """Tiles that may be returned, before new ones are taken."""
        for ship in range(SHIP_TYPES):
            for square in range(SIZES[w.p.board][ship]):
                if w.p.tiles[SLOT_BASE[ship] + square] != NOTHING and removal_refused(w, ship, square) == ALLOWED:
                    out.append(RemovePart(self.seat, SHIPS[ship].id, square))

    def workshop(self, s: EclipseState) -> Workshop:
        """The blueprints as they are now."""
        return open_workshop(s.players[self.seat], self.left, self.placed)

    def stop_refused(self, s: EclipseState) -> int:
        """Not with an unfinished design."""
        refused = ActionFrame.stop_refused(self, s)
        return refused if refused != ALLOWED else finish_refused(s.players[self.seat])

    def carry_out(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        if type(a) is TakePart:
            self.part = PART[a.part]
        elif type(a) is PutPart:
            self.place(s, SHIP[a.ship], a.slot, ev)
        elif type(a) is RemovePart:
            remove_part(s, self.seat, SHIP[a.ship], a.slot, ev)

    def place(self, s: EclipseState, ship: int, square: int, ev: list[Event]) -> None:
        p = s.players[self.seat]
        if PARTS[self.part].ancient:
            p.kept_parts.remove(self.part)
        put_part(s, self.seat, self.part, ship, square, ev)
        self.placed |= 1 << SLOT_BASE[ship] + square
        self.part = NOTHING
        self.left -= 1

    def question(self, s: EclipseState) -> tuple[str, dict[str, str | int]]:
        if self.part != NOTHING:
            return "put-part", {"part": f"part:{PARTS[self.part].id}"}
        return "upgrade", {"left": self.left}
