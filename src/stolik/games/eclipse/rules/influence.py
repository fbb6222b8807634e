"""Influence (p. 10): move discs, then turn colony ships face up."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.eclipse.choices import DONE, DROP_TRACK, DROPS, LIFT_TRACK, LIFTS, TRACK
from stolik.games.eclipse.ids import NOBODY, NOTHING
from stolik.games.eclipse.messages.actions import Done, DropDisc, LiftDisc
from stolik.games.eclipse.messages.events import ColonyShipsReady
from stolik.games.eclipse.rules.anytime import ActionFrame, anytime_options
from stolik.games.eclipse.rules.control import place_disc, return_disc
from stolik.games.eclipse.rules.galaxy import enemy_ships, guarded, hex_of, is_eliminated, open_edges
from stolik.games.eclipse.rules.hexes import EDGES_OF
from stolik.games.eclipse.rules.population import colonize_options
from stolik.games.eclipse.rules.refusals import (
    ALLOWED,
    NO_DISCS,
    NO_SECTOR_FOR_DISC,
    SECTOR_CONTROLLED,
    SECTOR_ENEMIES,
    SECTOR_GUARDED,
    SECTOR_LEFT,
    SECTOR_UNREACHED,
    SECTOR_YOURS,
)
from stolik.games.eclipse.state import EclipseState, Player
from stolik.games.eclipse.tables import BOARDS
from stolik.kernel.messages import Action, Event


def influence_refused(s: EclipseState, seat: int, h: int, left: int = NOTHING) -> int:
    """The hex needs to have no disc and no enemy ship, and either a wormhole to a hex with the player's disc or ship or
    a ship of the player in the hex itself (p. 10, H15). A disc that is just leaving hex `left` doesn't count (H16)."""
    if s.disc[h] != NOBODY:
        return SECTOR_YOURS if s.disc[h] == seat else SECTOR_CONTROLLED
    if enemy_ships(s, seat, h):
        return SECTOR_GUARDED if guarded(s, h) else SECTOR_ENEMIES
    if seat in s.entered[h] or is_reached(s, seat, h, left):
        return ALLOWED
    return SECTOR_LEFT if left != NOTHING and is_reached(s, seat, h) else SECTOR_UNREACHED


def lift_refused(s: EclipseState, seat: int) -> int:
    """Whether a disc from the track has anywhere to go (p. 10)."""
    if not s.players[seat].discs:
        return NO_DISCS
    return ALLOWED if influenced(s, seat) else NO_SECTOR_FOR_DISC


def is_reached(s: EclipseState, seat: int, h: int, left: int = NOTHING) -> bool:
    """Whether a wormhole leads to the player's disc or ship; a disc that is just leaving hex `left` doesn't count."""
    for edge in EDGES_OF[open_edges(s, seat, h)]:
        beside = s.near[6 * h + edge]
        if seat in s.entered[beside] or (s.disc[beside] == seat and beside != left):
            return True
    return False


def influenced(s: EclipseState, seat: int, left: int = NOTHING) -> list[int]:
    """Hexes that may get a disc, possibly the one lifted from hex `left`."""
    return [h for h, owner in enumerate(s.disc) if owner == NOBODY and influence_refused(s, seat, h, left) == ALLOWED]


def turnable(p: Player) -> int:
    """Colony ships that this action would turn face up."""
    board = BOARDS[p.board]
    return min(board.colonize, board.colony_ships - p.colony_ships)


def can_influence(s: EclipseState, seat: int) -> bool:
    """Whether the action can do anything: move a disc or turn a colony ship."""
    if seat in s.disc:
        return True
    if is_eliminated(s, seat):
        return False
    p = s.players[seat]
    return turnable(p) > 0 or (p.discs > 1 and bool(influenced(s, seat)))


@dataclass
class InfluenceAction(ActionFrame):
    seat: int
    left: int
    begun: bool = False
    source: str | None = None
    """Source of the disc in hand."""
    turned: bool = False
    """Whether the player is done, so that colony ships may be turned."""
    kind: Literal["influence"] = "influence"

    def options(self, s: EclipseState, out: list[Action]) -> None:
        if not self.in_between():
            self.drops(s, out)
        elif self.left:
            ActionFrame.options(self, s, out)
        elif not self.turned:
            self.last_colonies(s, out)

    def in_between(self) -> bool:
        return self.source is None

    def main(self, s: EclipseState, out: list[Action]) -> None:
        if lift_refused(s, self.seat) == ALLOWED:
            out.append(LIFT_TRACK[self.seat])
        lifts = LIFTS[self.seat]
        for h, owner in enumerate(s.disc):
            if owner == self.seat:
                out.append(lifts[s.sectors[h]])

    def stop_refused(self, s: EclipseState) -> int:
        """The action says "up to", so no disc at all is allowed; colony ships are turned in any case (p. 10)."""
        return ALLOWED

    def drops(self, s: EclipseState, out: list[Action]) -> None:
        drops = DROPS[self.seat]
        for h in influenced(s, self.seat, hex_of(s, self.source) if self.source else NOTHING):
            out.append(drops[s.sectors[h]])
        if self.source != TRACK:
            out.append(DROP_TRACK[self.seat])

    def last_colonies(self, s: EclipseState, out: list[Action]) -> None:
        """Before colony ships are turned face up, the ones already face up may still be used."""
        colonize_options(s, self.seat, out)
        if out:
            out.clear()
            anytime_options(s, self.seat, out)
            out.append(DONE[self.seat])

    def choose(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        self.turned = type(a) is Done
        ActionFrame.choose(self, s, a, ev)

    def carry_out(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        if type(a) is LiftDisc:
            self.source = a.sector
        elif type(a) is DropDisc:
            self.left -= 1
            source, self.source = self.source, None
            if source:
                return_disc(s, hex_of(s, source), ev)
            if a.sector != TRACK:
                place_disc(s, self.seat, hex_of(s, a.sector), ev)

    def finish(self, s: EclipseState, ev: list[Event]) -> None:
        """Turn up to two colony ships face up."""
        p = s.players[self.seat]
        ready = turnable(p)
        if ready:
            p.colony_ships += ready
            ev.append(ColonyShipsReady(self.seat, ready))

    def question(self, s: EclipseState) -> tuple[str, dict[str, str | int]]:
        if self.source is not None:
            return "drop-disc", {}
        return ("influence", {"left": self.left}) if self.left else ("before-colony-ships", {})
