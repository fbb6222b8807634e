"""Setup of the table (p. 4-5)."""

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
    """Everything before the choice of factions, which is the first question."""
    stacks = [shuffled_stack(chance, stack) for stack in (INNER, MIDDLE, OUTER)]
    size = COUNTS[seats].outer_sectors
    unused, stacks[OUTER] = stacks[OUTER][size:], stacks[OUTER][:size]
    s = EclipseState(
        seats=seats,
        chance=chance,
        stack=[],
        options=options,
        players=[empty_board() for _ in range(seats)],
        market=[0] * len(TECHS),
        bag=[tech.copies for tech in TECHS],
        reputation=REPUTATION_BAG.copy(),
        discoveries=shuffled_discoveries(chance),
        spent=[0] * len(DISCOVERIES),
        stacks=stacks,
        discards=[[], [], []],
        unused=unused,
        start=draw(chance, seats),
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
    """A player before choosing a faction; `draft.settle` fills in the values of the board."""
    return Player(
        faction=NOBODY,
        board=NOBODY,
        store=[0, 0, 0],
        track=[TRACK_CUBES] * 3,
        graves=[0, 0, 0],
        discs=0,
        reserve=DISCS,
        acted=[0] * 9,
        techs=0,
        tiles=[NOTHING] * SLOTS,
        kept_parts=[],
        colony_ships=0,
        hangar=[ship.count for ship in SHIPS],
        reputation=[],
        friends=0,
        kept_discoveries=[],
    )
