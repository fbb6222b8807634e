"""Set-up of the table (p. 4-5)."""

from stolik.games.eclipse.ids import INNER, MIDDLE, NOBODY, NOTHING, OUTER
from stolik.games.eclipse.messages.options import EclipseOptions
from stolik.games.eclipse.rules.bags import draw_techs
from stolik.games.eclipse.rules.draft import Factions
from stolik.games.eclipse.rules.galaxy import add_hex
from stolik.games.eclipse.rules.hexes import CENTRE_CELL
from stolik.games.eclipse.rules.round import Round
from stolik.games.eclipse.state import EclipseState, Player
from stolik.games.eclipse.tables import (
    COUNTS,
    DISCOVERIES,
    DISCS,
    REPUTATION_BAG,
    SECTOR,
    SECTORS,
    SHIPS,
    SLOTS,
    TECHS,
    TRACK_CUBES,
)
from stolik.kernel.chance import Chance, draw, shuffle
from stolik.kernel.messages import Event


def lay_out(seats: int, options: EclipseOptions, chance: Chance, ev: list[Event]) -> EclipseState:
    """Everything up to the choice of factions, which is the first question."""
    stacks = [shuffled_stack(chance, stack) for stack in (INNER, MIDDLE, OUTER)]
    size = COUNTS[seats].outer_sectors
    unused, stacks[OUTER] = stacks[OUTER][size:], stacks[OUTER][:size]
    s = EclipseState(
        seats,
        chance,
        [],
        options,
        [empty_board() for _ in range(seats)],
        [0] * len(TECHS),
        [tech.copies for tech in TECHS],
        REPUTATION_BAG.copy(),
        shuffled_discoveries(chance),
        [0] * len(DISCOVERIES),
        stacks,
        [[], [], []],
        unused,
        draw(chance, seats),
    )
    add_hex(s, CENTRE_CELL, SECTOR["001"], 0)
    draw_techs(s, COUNTS[seats].technologies_at_setup, ev)
    s.stack += [Round(), Factions()]
    return s


def shuffled_stack(chance: Chance, stack: int) -> list[int]:
    tiles = [number for number, sector in enumerate(SECTORS) if sector.stack == stack]
    shuffle(chance, tiles)
    return tiles


def shuffled_discoveries(chance: Chance) -> list[int]:
    tiles = [number for number, tile in enumerate(DISCOVERIES) for _ in range(tile.copies)]
    shuffle(chance, tiles)
    return tiles


def empty_board() -> Player:
    """A player before the choice of a faction; `draft.settle` fills in what its board says."""
    return Player(
        NOBODY,
        NOBODY,
        [0, 0, 0],
        [TRACK_CUBES] * 3,
        [0, 0, 0],
        0,
        DISCS,
        [0] * 9,
        0,
        [NOTHING] * SLOTS,
        [],
        0,
        [ship.count for ship in SHIPS],
        [],
        0,
        [],
    )
