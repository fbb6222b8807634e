"""Population cubes: placing them with colony ships, and returning them (p. 8 and 10)."""

from dataclasses import dataclass
from typing import Final, Literal

from stolik.games.eclipse.cards.advanced_squares import SQUARE_TECH
from stolik.games.eclipse.ids import ADVANCED, AMBASSADOR, GRAY, ORBITAL_SPACE, ORBITAL_SQUARE, RESOURCES, SQUARES
from stolik.games.eclipse.messages.actions import Colonize, ReturnCube
from stolik.games.eclipse.messages.events import Colonized, CubeReturned
from stolik.games.eclipse.rules.galaxy import hex_of, sector_name
from stolik.games.eclipse.rules.refusals import (
    ALLOWED,
    NO_COLONY_SHIP,
    NO_SQUARE,
    SECTOR_NOT_YOURS,
    SQUARE_NEEDS_TECH,
    SQUARE_TAKEN,
    TRACK_EMPTY,
    TRACK_FULL,
    TRACK_UNFIT,
    TRACKS_EMPTY,
)
from stolik.games.eclipse.state import EclipseState, Player
from stolik.games.eclipse.tables import SECTORS, TRACK_LENGTH
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame

TRACKS_OF: Final[list[list[int]]] = [[0], [1], [2], [0], [1], [2], [0, 1, 2], [0, 1], [0, 1, 2]]
"""The tracks whose cubes fit a square: gray squares and ambassadors take any, an orbital money or science."""


def squares_of(s: EclipseState, h: int) -> list[int]:
    """Kinds of the squares of a hex."""
    return SECTORS[s.sectors[h]].squares


def kind_of(s: EclipseState, h: int, square: int) -> int:
    return ORBITAL_SPACE if square == ORBITAL_SQUARE else squares_of(s, h)[square]


def free_squares(s: EclipseState, seat: int, h: int) -> list[int]:
    """Kinds of empty squares in one of the player's hexes that they may populate, each kind once.

    This is `square_refused` in one pass, because it runs at every step of a turn.
    """
    techs = s.players[seat].techs
    cubes = s.cubes[h]
    found: list[int] = []
    for square, kind in enumerate(squares_of(s, h)):
        if not cubes >> square & 1 and (kind < ADVANCED or kind == GRAY or techs & SQUARE_TECH[kind]):
            if kind not in found:
                found.append(kind)
    if s.orbital[h] and not cubes >> ORBITAL_SQUARE & 1:
        found.append(ORBITAL_SPACE)
    return found


def square_refused(s: EclipseState, seat: int, h: int, kind: int) -> int:
    """Whether a colony ship may bring a cube to a square of this kind (p. 8)."""
    p = s.players[seat]
    if s.disc[h] != seat:
        return SECTOR_NOT_YOURS
    if is_settled(s, h, kind):
        return SQUARE_TAKEN
    if ADVANCED <= kind < GRAY and not p.techs & SQUARE_TECH[kind]:
        return SQUARE_NEEDS_TECH
    if not p.colony_ships:
        return NO_COLONY_SHIP
    for track in TRACKS_OF[kind]:
        if p.track[track]:
            return ALLOWED
    return TRACK_EMPTY if len(TRACKS_OF[kind]) == 1 else TRACKS_EMPTY


def cube_refused(p: Player, kind: int, track: int) -> int:
    """Whether a cube of this track may go to a square of this kind (p. 8)."""
    if track not in TRACKS_OF[kind]:
        return TRACK_UNFIT
    return ALLOWED if p.track[track] else TRACK_EMPTY


def track_refused(s: EclipseState, seat: int, track: int) -> int:
    """Whether a colony ship may take a cube from this track anywhere."""
    p = s.players[seat]
    if not p.colony_ships:
        return NO_COLONY_SHIP
    if not p.track[track]:
        return TRACK_EMPTY
    for h, owner in enumerate(s.disc):
        if owner == seat and any(track in TRACKS_OF[kind] for kind in free_squares(s, seat, h)):
            return ALLOWED
    return NO_SQUARE


def is_settled(s: EclipseState, h: int, kind: int) -> bool:
    """Whether all squares of this kind have cubes."""
    if kind == ORBITAL_SPACE:
        return bool(s.cubes[h] >> ORBITAL_SQUARE & 1)
    return all(s.cubes[h] >> q & 1 for q, k in enumerate(squares_of(s, h)) if k == kind)


def colonize_options(s: EclipseState, seat: int, out: list[Action]) -> None:
    """A colony ship may take a cube to an empty square in the player's hexes at any time in their turn (p. 8)."""
    p = s.players[seat]
    if not p.colony_ships:
        return
    for h, owner in enumerate(s.disc):
        if owner == seat:
            for kind in free_squares(s, seat, h):
                for track in TRACKS_OF[kind]:
                    if p.track[track]:
                        out.append(Colonize(seat, sector_name(s, h), SQUARES[kind], RESOURCES[track]))


def colonize(s: EclipseState, a: Colonize, ev: list[Event]) -> None:
    p = s.players[a.seat]
    h = hex_of(s, a.sector)
    p.colony_ships -= 1
    p.track[RESOURCES.index(a.track)] -= 1
    s.cubes[h] |= 1 << _empty_square(s, h, SQUARES.index(a.square))
    ev.append(Colonized(a.seat, a.sector, a.square, a.track))


def _empty_square(s: EclipseState, h: int, kind: int) -> int:
    if kind == ORBITAL_SPACE:
        return ORBITAL_SQUARE
    squares = squares_of(s, h)
    return next(q for q in range(len(squares)) if squares[q] == kind and not s.cubes[h] >> q & 1)


# --- cubes return ----------------------------------------------------------------------------------------------


def homes(p: Player, kind: int) -> list[int]:
    """Tracks that may take a cube from such a square. If they are full, any other track may (p. 24)."""
    fitting = [track for track in TRACKS_OF[kind] if p.track[track] < TRACK_LENGTH]
    return fitting or [track for track in TRACKS_OF[GRAY] if p.track[track] < TRACK_LENGTH]


def home_refused(p: Player, kind: int, track: int) -> int:
    """Whether a cube from such a square may return to this track."""
    if track in homes(p, kind):
        return ALLOWED
    return TRACK_FULL if p.track[track] >= TRACK_LENGTH else TRACK_UNFIT


def bring_home(s: EclipseState, seat: int, kinds: list[int], ev: list[Event]) -> None:
    """Return cubes from squares of these kinds to the tracks; if there is a choice, the owner decides."""
    rest = [kind for kind in kinds if not _brought_home(s.players[seat], seat, kind, ev)]
    if rest:
        s.stack.append(Homecoming(seat, rest))


def _brought_home(p: Player, seat: int, kind: int, ev: list[Event]) -> bool:
    tracks = homes(p, kind)
    if len(tracks) == 1:
        p.track[tracks[0]] += 1
        ev.append(CubeReturned(seat, RESOURCES[tracks[0]]))
    return len(tracks) == 1


def clear_population(s: EclipseState, seat: int, h: int, ev: list[Event]) -> None:
    """Return all cubes of a hex because its disc is removed (p. 10)."""
    kinds = [kind_of(s, h, square) for square in range(ORBITAL_SQUARE + 1) if s.cubes[h] >> square & 1]
    s.cubes[h] = 0
    bring_home(s, seat, kinds, ev)


@dataclass
class Homecoming(Frame):
    """Cubes that may return to more than one track."""

    seat: int
    kinds: list[int]
    """The squares they come from."""
    kind: Literal["homecoming"] = "homecoming"

    def options(self, s: EclipseState, out: list[Action]) -> None:
        if self.kinds:
            tracks = homes(s.players[self.seat], self.kinds[0])
            if len(tracks) > 1:
                out.extend(ReturnCube(self.seat, RESOURCES[track]) for track in tracks)

    def choose(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        if isinstance(a, ReturnCube):
            self.kinds.pop(0)
            s.players[self.seat].track[RESOURCES.index(a.track)] += 1
            ev.append(CubeReturned(self.seat, a.track))

    def advance(self, s: EclipseState, ev: list[Event]) -> None:
        if self.kinds:
            _brought_home(s.players[self.seat], self.seat, self.kinds.pop(0), ev)
        else:
            s.stack.pop()

    def question(self, s: EclipseState) -> tuple[str, dict[str, str | int]]:
        kind = self.kinds[0]
        place = "piece:ambassador" if kind == AMBASSADOR else f"square:{SQUARES[kind]}"
        return "return-cube", {"square": place, "left": len(self.kinds)}
