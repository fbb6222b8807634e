"""Move (p. 14): one ship at a time, edge by edge through wormholes; enemies pin."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.eclipse.ids import NOTHING, SHIP_TYPES, STARBASE
from stolik.games.eclipse.messages.actions import MoveShip, Stop
from stolik.games.eclipse.messages.events import ShipMoved
from stolik.games.eclipse.rules.anytime import ActionFrame
from stolik.games.eclipse.rules.blueprints import design
from stolik.games.eclipse.rules.diplomacy import are_friends, break_relations
from stolik.games.eclipse.rules.galaxy import (
    can_leave,
    can_pass,
    guarded,
    hex_of,
    is_present,
    open_edges,
    put_ship,
    sector_name,
    take_ship,
)
from stolik.games.eclipse.rules.hexes import EDGES_OF
from stolik.games.eclipse.rules.refusals import (
    ALLOWED,
    HELD_BY_GCDS,
    HERE_ALREADY,
    NO_SHIP_BESIDE,
    NO_WAY,
    NO_WAY_OUT,
    PINNED,
    STARBASE_STAYS,
    TOO_FAR,
)
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import SHIP, SHIPS
from stolik.kernel.messages import Action, Event


def leave_refused(s: EclipseState, seat: int, h: int) -> int:
    """Whether a ship of this player may leave a hex: not pinned, and over an open edge (p. 14)."""
    if not can_leave(s, seat, h):
        return HELD_BY_GCDS if guarded(s, h) else PINNED
    return ALLOWED if open_edges(s, seat, h) else NO_WAY_OUT


def ship_refused(s: EclipseState, seat: int, ship: int, h: int) -> int:
    """Whether a ship of this type may leave a hex; starbases never do (p. 14)."""
    return leave_refused(s, seat, h) if SHIPS[ship].moves else STARBASE_STAYS


def step_refused(s: EclipseState, seat: int, h: int, to: int) -> int:
    """Whether an open edge connects the hexes: wormholes on both sides, or one with the Generator."""
    if h == to:
        return HERE_ALREADY
    for edge in range(6):
        if s.near[6 * h + edge] == to:
            return ALLOWED if open_edges(s, seat, h) >> edge & 1 else NO_WAY
    return TOO_FAR


def beside(s: EclipseState, seat: int, to: int) -> list[int]:
    """Hexes with this player's movable ships and an open edge to the hex."""
    found: list[int] = []
    for edge in EDGES_OF[open_edges(s, seat, to)]:
        h = s.near[6 * to + edge]
        if any(s.ships[h][seat * SHIP_TYPES + ship] for ship in range(STARBASE)):
            found.append(h)
    return found


def goal_refused(s: EclipseState, seat: int, to: int) -> int:
    """Whether any ship may move to a hex; if all neighboring ships are held, what holds the first."""
    from_here = beside(s, seat, to)
    if not from_here:
        return NO_SHIP_BESIDE
    for h in from_here:
        if leave_refused(s, seat, h) == ALLOWED:
            return ALLOWED
    return leave_refused(s, seat, from_here[0])


def can_move(s: EclipseState, seat: int) -> bool:
    """Whether any ship isn't pinned and has a way out."""
    for h, present in enumerate(s.entered):
        if seat in present and leave_refused(s, seat, h) == ALLOWED:
            at = s.ships[h]
            base = seat * SHIP_TYPES
            if at[base] or at[base + 1] or at[base + 2]:
                return True
    return False


@dataclass
class MoveAction(ActionFrame):
    seat: int
    left: int
    begun: bool = False
    ship: int = NOTHING
    """Type of the moving ship."""
    hex: int = NOTHING
    """Where it is."""
    steps: int = 0
    """How far it may still move."""
    kind: Literal["move"] = "move"

    def options(self, s: EclipseState, out: list[Action]) -> None:
        if self.in_between():
            ActionFrame.options(self, s, out)
        elif self.steps and can_leave(s, self.seat, self.hex):
            self.steps_from(s, self.ship, self.hex, out)
            if out:
                out.append(Stop(self.seat))

    def in_between(self) -> bool:
        return self.ship == NOTHING

    def main(self, s: EclipseState, out: list[Action]) -> None:
        for h, present in enumerate(s.entered):
            if self.seat in present and leave_refused(s, self.seat, h) == ALLOWED:
                for ship in range(STARBASE):
                    if s.ships[h][self.seat * SHIP_TYPES + ship]:
                        self.steps_from(s, ship, h, out)

    def stop_refused(self, s: EclipseState) -> int:
        """The action says "up to", so no move at all is allowed (p. 14)."""
        return ALLOWED

    def steps_from(self, s: EclipseState, ship: int, h: int, out: list[Action]) -> None:
        """Only to explored hexes, through wormholes on both sides, or one with the Generator."""
        name = sector_name(s, h)
        for edge in EDGES_OF[open_edges(s, self.seat, h)]:
            out.append(MoveShip(self.seat, SHIPS[ship].id, name, sector_name(s, s.near[6 * h + edge])))

    def carry_out(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        if isinstance(a, MoveShip):
            if self.ship == NOTHING:
                self.ship = SHIP[a.ship]
                self.steps = design(s.players[self.seat], self.ship).movement
                self.left -= 1
            self.steps -= 1
            self.hex = hex_of(s, a.target)
            move_ship(s, self.seat, self.ship, hex_of(s, a.origin), self.hex, ev)
        elif isinstance(a, Stop):
            self.ship = NOTHING

    def advance(self, s: EclipseState, ev: list[Event]) -> None:
        if self.ship != NOTHING:
            self.ship = NOTHING
        else:
            ActionFrame.advance(self, s, ev)

    def question(self, s: EclipseState) -> tuple[str, dict[str, str | int]]:
        if self.ship != NOTHING:
            return "move-on", {"ship": f"ship:{SHIPS[self.ship].id}", "steps": self.steps}
        return "move", {"left": self.left}


def reach(s: EclipseState, seat: int, ship: int, h: int) -> list[int]:
    """Hexes that one ship could reach in one activation; enemies pin it on the way, as in `can_leave`."""
    found: list[int] = []
    edge = [h] if SHIPS[ship].moves and can_leave(s, seat, h) else []
    for _ in range(design(s.players[seat], ship).movement):
        beyond: list[int] = []
        for at in edge:
            if at == h or can_pass(s, seat, at):
                beyond += [s.near[6 * at + e] for e in EDGES_OF[open_edges(s, seat, at)]]
        edge = [at for at in dict.fromkeys(beyond) if at != h and at not in found]
        found += edge
    return found


def move_ship(s: EclipseState, seat: int, ship: int, origin: int, target: int, ev: list[Event]) -> None:
    """Move over one edge. Entering a hex with a partner's disc or ships is an attack (p. 11)."""
    take_ship(s, seat, ship, origin)
    put_ship(s, seat, ship, target)
    ev.append(ShipMoved(seat, SHIPS[ship].id, sector_name(s, origin), sector_name(s, target)))
    for other in betrayed(s, seat, target):
        break_relations(s, seat, other, ev)


def betrayed(s: EclipseState, seat: int, h: int) -> list[int]:
    """Partners that a ship attacks by entering this hex: those with a disc or ships there (p. 11)."""
    if not s.players[seat].friends:
        return []
    return [other for other in range(s.seats) if are_friends(s, seat, other) and is_present(s, other, h)]
