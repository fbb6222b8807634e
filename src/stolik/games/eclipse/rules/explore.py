"""Explore (p. 9): choose a space, draw a tile, place or discard it, and optionally claim it."""

from dataclasses import dataclass, field
from typing import Literal

from stolik.games.eclipse.cards.wormhole_generator import GENERATOR
from stolik.games.eclipse.ids import STACKS
from stolik.games.eclipse.messages.actions import Answer, DiscardTile, Explore, PlaceTile
from stolik.games.eclipse.messages.events import StackReshuffled, TileDiscarded, TileDrawn, TilePlaced
from stolik.games.eclipse.rules.anytime import ActionFrame, did_anytime, last_chances
from stolik.games.eclipse.rules.control import place_disc
from stolik.games.eclipse.rules.galaxy import (
    add_hex,
    can_leave,
    holes,
    hostile,
    is_present,
    sector_name,
)
from stolik.games.eclipse.rules.hexes import CELL, CELL_NAME, EDGES_OF, STEP, opposite, stack_of
from stolik.games.eclipse.rules.refusals import (
    ALLOWED,
    SPACE_NO_WORMHOLE,
    SPACE_NOT_BESIDE,
    SPACE_PINNED,
    STACK_EMPTY,
    TURN_APART,
    TURN_EQUAL,
)
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import BOARDS, SECTOR, SECTORS
from stolik.kernel.chance import shuffle
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame

# --- where ---------------------------------------------------------------------------------------------------------


def explores_from(s: EclipseState, seat: int, h: int) -> bool:
    """Whether the player explores from this hex: it has their disc, or one of their ships that isn't pinned."""
    return s.disc[h] == seat or (seat in s.entered[h] and can_leave(s, seat, h))


def space_refused(s: EclipseState, seat: int, space: int) -> int:
    """Whether a space may be explored: next to a hex the player explores from, where a tile can connect to one of their
    hexes, with tiles left in its stack (p. 9, H10)."""
    beside = [h for h, cell in enumerate(s.cells) if space - cell in STEP and is_present(s, seat, h)]
    if not beside:
        return SPACE_NOT_BESIDE
    if not any(explores_from(s, seat, h) for h in beside):
        return SPACE_PINNED
    if not can_join(s, seat, space):
        return SPACE_NO_WORMHOLE
    return ALLOWED if has_tiles(s, stack_of(space)) else STACK_EMPTY


def spaces(s: EclipseState, seat: int, most: int = 999) -> list[int]:
    """Spaces that aren't refused, searched from the hexes outwards, because this runs at every choice of an action.

    To know only whether there is one, ask for one at `most`.
    """
    anywhere = s.players[seat].techs & GENERATOR
    found: list[int] = []
    held: list[int] = []  # next to a hex with pinned ships, which the tile may join if another hex is next to it
    for h, cell in enumerate(s.cells):
        if s.disc[h] == seat or seat in s.entered[h]:
            ways = 63 if anywhere else holes(s, h)
            reached = found if explores_from(s, seat, h) else held
            for edge in EDGES_OF[ways & ~s.closed[h]]:
                space = cell + STEP[edge]
                if space not in reached and has_tiles(s, stack_of(space)):
                    reached.append(space)
                    if len(found) == most:
                        return found
    found += [space for space in held if space not in found and is_beside(s, seat, space)]
    found.sort()
    return found[:most]


def is_beside(s: EclipseState, seat: int, space: int) -> bool:
    """Whether a hex the player explores from touches this space, with or without a wormhole."""
    return any(space - cell in STEP and explores_from(s, seat, h) for h, cell in enumerate(s.cells))


def has_tiles(s: EclipseState, stack: int) -> bool:
    return bool(s.stacks[stack] or s.discards[stack])


def tiles_left(s: EclipseState, stack: int) -> int:
    return len(s.stacks[stack]) + len(s.discards[stack])


# --- the tile ------------------------------------------------------------------------------------------------------


def draw_tile(s: EclipseState, stack: int, ev: list[Event]) -> int:
    """The next tile; an empty stack is refilled from the discarded tiles (p. 9)."""
    if not s.stacks[stack]:
        s.stacks[stack], s.discards[stack] = s.discards[stack], []
        shuffle(s.chance, s.stacks[stack])
        ev.append(StackReshuffled(STACKS[stack]))
    return s.stacks[stack].pop()


def can_join(s: EclipseState, seat: int, space: int) -> bool:
    """Whether a wormhole of one of the player's hexes, even one with only pinned ships, faces the space.

    The Generator needs none.
    """
    return bool(s.players[seat].techs & GENERATOR or links(s, seat, space)[1])


def links(s: EclipseState, seat: int, cell: int) -> tuple[int, int]:
    """Edges of a space towards the player's hexes, and those of them facing a wormhole, as sets of bits."""
    towards, joined = 0, 0
    for edge in range(6):
        beside = cell + STEP[edge]
        if beside in s.cells:
            h = s.cells.index(beside)
            if is_present(s, seat, h):
                towards |= 1 << edge
                joined |= (holes(s, h) >> opposite(edge) & 1) << edge
    return towards, joined


def facing_holes(s: EclipseState, cell: int) -> int:
    """Edges of a space that face a wormhole of any placed tile, as a set of bits."""
    found = 0
    for edge in range(6):
        beside = cell + STEP[edge]
        if beside in s.cells:
            found |= (holes(s, s.cells.index(beside)) >> opposite(edge) & 1) << edge
    return found


def turns_of(s: EclipseState, seat: int, cell: int, sector: int) -> list[int]:
    """Every distinct rotation that connects a tile to the player's hexes: two wormholes, or one with the Generator."""
    towards, joined = links(s, seat, cell)
    generator = bool(s.players[seat].techs & GENERATOR)
    holes_of = SECTORS[sector].holes
    return [turn for turn in range(6) if turn_refused(holes_of, turn, towards, joined, generator) == ALLOWED]


def tile_refused(s: EclipseState, seat: int, cell: int, sector: int, turn: int) -> int:
    """Whether a tile may be placed on a space with this rotation."""
    towards, joined = links(s, seat, cell)
    return turn_refused(SECTORS[sector].holes, turn, towards, joined, bool(s.players[seat].techs & GENERATOR))


def turn_refused(holes_of: list[int], turn: int, towards: int, joined: int, generator: bool) -> int:
    """Whether a tile with these wormholes may be placed this way (p. 9); of equal rotations, only the first counts."""
    mask = holes_of[turn]
    if not ((mask & towards) | joined if generator else mask & joined):
        return TURN_APART
    return TURN_EQUAL if mask in holes_of[:turn] else ALLOWED


@dataclass
class ExploreAction(ActionFrame):
    seat: int
    left: int
    begun: bool = False
    kind: Literal["explore"] = "explore"

    def main(self, s: EclipseState, out: list[Action]) -> None:
        for cell in spaces(s, self.seat):
            out.append(Explore(self.seat, CELL_NAME[cell]))

    def carry_out(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        if isinstance(a, Explore):
            self.left -= 1
            cell = CELL[a.hex]
            s.stack.append(Placement(self.seat, cell))
            draw_for(s, self.seat, cell, 1, ev)
            if BOARDS[s.players[self.seat].board].explore_draws > 1 and has_tiles(s, stack_of(cell)):
                s.stack.append(SecondTile(self.seat, cell))

    def question(self, s: EclipseState) -> tuple[str, dict[str, str | int]]:
        return "explore", {"left": self.left}


@dataclass
class SecondTile(Frame):
    """Boards that may draw a second tile for a space decide after seeing the first (p. 27)."""

    seat: int
    cell: int
    kind: Literal["second_tile"] = "second_tile"

    def options(self, s: EclipseState, out: list[Action]) -> None:
        out.extend((Answer(self.seat, True), Answer(self.seat, False)))

    def choose(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        s.stack.pop()
        if isinstance(a, Answer) and a.yes:
            draw_for(s, self.seat, self.cell, BOARDS[s.players[self.seat].board].explore_draws - 1, ev)

    def question(self, s: EclipseState) -> tuple[str, dict[str, str | int]]:
        first = next(f.tiles[0] for f in s.stack if isinstance(f, Placement))
        return "second-tile", {"sector": f"sector:{SECTORS[first].id}"}


def draw_for(s: EclipseState, seat: int, cell: int, count: int, ev: list[Event]) -> None:
    """Draw a number of tiles for the placement on top of the stack."""
    top = s.stack[-1]
    assert isinstance(top, Placement)
    for _ in range(min(count, tiles_left(s, stack_of(cell)))):
        tile = draw_tile(s, stack_of(cell), ev)
        top.tiles.append(tile)
        ev.append(TileDrawn(seat, SECTORS[tile].id, CELL_NAME[cell]))


@dataclass
class Placement(Frame):
    """Tiles drawn for a space: place one of them or discard all.

    Discarding ends the turn, so last actions come first.
    """

    seat: int
    cell: int
    tiles: list[int] = field(default_factory=list)
    kind: Literal["placement"] = "placement"

    def options(self, s: EclipseState, out: list[Action]) -> None:
        for tile in self.tiles:
            name = SECTORS[tile].id
            for turn in turns_of(s, self.seat, self.cell, tile):
                out.append(PlaceTile(self.seat, name, turn))
        out.append(DiscardTile(self.seat))
        last_chances(s, self.seat, out)

    def choose(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        if did_anytime(s, a, ev):
            return
        s.stack.pop()
        if type(a) is PlaceTile:
            self.place(s, SECTOR[a.sector], a.turn, ev)
        else:
            end_by_discarding(s)
        for tile in self.tiles:
            s.discards[SECTORS[tile].stack].append(tile)
            ev.append(TileDiscarded(self.seat, SECTORS[tile].id))

    def place(self, s: EclipseState, tile: int, turn: int, ev: list[Event]) -> None:
        self.tiles.remove(tile)
        h = add_hex(s, self.cell, tile, turn)
        ev.append(TilePlaced(self.seat, SECTORS[tile].id, CELL_NAME[self.cell], turn))
        if can_claim(s, self.seat, tile):
            s.stack.append(Claim(self.seat, h))

    def question(self, s: EclipseState) -> tuple[str, dict[str, str | int]]:
        return "place-tile", {"count": len(self.tiles)}


def end_by_discarding(s: EclipseState) -> None:
    """Discarding ends the turn at once, unless another space may be explored (p. 9)."""
    action = s.stack[-1]
    if isinstance(action, ExploreAction) and not action.left:
        s.turn_over = True


def can_claim(s: EclipseState, seat: int, tile: int) -> bool:
    """Whether a tile may get a disc when it is placed: a disc is left, and the tile has no enemy ship (p. 9)."""
    return s.players[seat].discs > 0 and not hostile(s, seat, SECTORS[tile].ancients)


@dataclass
class Claim(Frame):
    """Optionally move a disc from the influence track to the new hex."""

    seat: int
    hex: int
    kind: Literal["claim"] = "claim"

    def options(self, s: EclipseState, out: list[Action]) -> None:
        out.extend((Answer(self.seat, True), Answer(self.seat, False)))

    def choose(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        s.stack.pop()
        if isinstance(a, Answer) and a.yes:
            place_disc(s, self.seat, self.hex, ev)

    def question(self, s: EclipseState) -> tuple[str, dict[str, str | int]]:
        return "claim", {"sector": f"sector:{sector_name(s, self.hex)}"}
