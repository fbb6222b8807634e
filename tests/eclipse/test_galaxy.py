"""The map's derived data agrees with its tiles throughout long games."""

import pytest

from stolik.games.eclipse.ids import NOBODY, NOTHING, SHIP_TYPES
from stolik.games.eclipse.rules.blueprints import design
from stolik.games.eclipse.rules.galaxy import holes
from stolik.games.eclipse.rules.hexes import STEP, opposite
from stolik.games.eclipse.rules.upgrade import UpgradeAction
from stolik.games.eclipse.rules.workshop import is_valid
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import AMBASSADORS, BOARDS, SECTORS, TRACK_LENGTH
from tests.eclipse.test_long_games import long_game

LOOK = 25


def links_agree(s: EclipseState) -> None:
    """Neighbors and wormholes match the placed tiles."""
    for h, cell in enumerate(s.cells):
        for edge in range(6):
            beside = cell + STEP[edge]
            other = s.cells.index(beside) if beside in s.cells else NOTHING
            assert s.near[6 * h + edge] == other
            assert bool(s.closed[h] >> edge & 1) == (other != NOTHING)
            sides = (holes(s, h) >> edge & 1) + (holes(s, other) >> opposite(edge) & 1) if other != NOTHING else 0
            assert bool(s.full[h] >> edge & 1) == (sides == 2)
            assert bool(s.half[h] >> edge & 1) == (sides >= 1)


def ships_agree(s: EclipseState) -> None:
    """Exactly those who have ships in a hex stand in its order of coming, once each."""
    for h, at in enumerate(s.ships):
        present = {seat for seat in range(s.seats) if any(at[seat * SHIP_TYPES : (seat + 1) * SHIP_TYPES])}
        assert sorted(s.entered[h]) == sorted(present)
        assert min(at) >= 0


def population_agrees(s: EclipseState) -> None:
    """Cubes stand only on squares that exist, in sectors with a disc."""
    for h, cubes in enumerate(s.cubes):
        squares = (1 << len(SECTORS[s.sectors[h]].squares)) - 1 | s.orbital[h] << 7
        assert cubes & ~squares == 0
        assert not cubes or s.disc[h] != NOBODY


def boards_agree(s: EclipseState) -> None:
    """Nothing is below zero or above its track, friends are mutual, designs are valid between upgrades."""
    for seat, p in enumerate(s.players):
        if p.gone:
            continue
        assert min(p.store + p.track + p.graves + p.hangar + p.acted + [p.discs, p.reserve, p.colony_ships]) >= 0
        assert max(p.track) <= TRACK_LENGTH
        assert p.colony_ships <= BOARDS[p.board].colony_ships
        assert p.friends.bit_count() <= AMBASSADORS
        assert all(s.players[other].friends >> seat & 1 for other in range(s.seats) if p.friends >> other & 1)
        if not isinstance(s.stack[-1], UpgradeAction):
            designs = [design(p, ship) for ship in range(SHIP_TYPES)]
            assert all(is_valid(ship, d.energy, d.movement) for ship, d in enumerate(designs))


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("species", ["terrans", "all"])
def test_the_map_and_the_boards_agree_with_themselves(seats: int, species: str) -> None:
    for s, _, rng in long_game(seats, 50 + seats, species):
        if not rng.randrange(LOOK):
            links_agree(s)
            ships_agree(s)
            population_agrees(s)
            boards_agree(s)
