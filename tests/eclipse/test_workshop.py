"""The workshop offers exactly the steps that can be completed: compared with trying everything."""

import random

import pytest

from stolik.games.eclipse.ids import SHIP_TYPES
from stolik.games.eclipse.rules.blueprints import SIZES, design, part_at
from stolik.games.eclipse.rules.refusals import ALLOWED
from stolik.games.eclipse.rules.workshop import fit_refused, is_valid, open_workshop, supply
from stolik.games.eclipse.state import Player
from stolik.games.eclipse.tables import BOARDS, MOVEMENT, PART, PARTS, SHIPS, SLOT_BASE, SLOTS, TECHS
from tests.eclipse.scenario import scene


def is_good(p: Player, ship: int) -> bool:
    return is_valid(ship, design(p, ship).energy, design(p, ship).movement)


def all_valid(p: Player) -> bool:
    return all(is_good(p, ship) for ship in range(SHIP_TYPES))


def squares(p: Player) -> list[tuple[int, int]]:
    return [(ship, square) for ship in range(SHIP_TYPES) for square in range(SIZES[p.board][ship])]


def can_complete(p: Player, parts: list[int], left: int, closed: set[int]) -> bool:
    """Whether up to `left` more parts on open squares make all designs valid: by trying."""
    if all_valid(p):
        return True
    if left == 0:
        return False
    broken = [
        ship for ship in range(SHIP_TYPES) if not is_valid(ship, design(p, ship).energy, design(p, ship).movement)
    ]
    for ship, square in squares(p):
        slot = SLOT_BASE[ship] + square
        if ship != broken[0] or slot in closed:
            continue
        for part in parts:
            if MOVEMENT[part] and not SHIPS[ship].moves:
                continue
            before, p.tiles[slot] = p.tiles[slot], part
            rest = [q for q in parts if q != part] if PARTS[part].ancient else parts
            done = can_complete(p, rest, left - 1, closed | {slot})
            p.tiles[slot] = before
            if done:
                return True
    return False


def random_player(rng: random.Random) -> Player:
    """Any board, any technologies, parts here and there, all designs valid."""
    s = scene("terran_directorate", "terran_federation")
    p = s.players[0]
    p.board = rng.randrange(len(BOARDS))
    p.techs = rng.getrandbits(len(TECHS)) & rng.getrandbits(len(TECHS))
    p.kept_parts = [part for part in range(len(PARTS)) if PARTS[part].ancient and rng.random() < 0.2]
    for _ in range(rng.randrange(12)):
        ship, square = rng.choice(squares(p))
        slot = SLOT_BASE[ship] + square
        before, p.tiles[slot] = p.tiles[slot], rng.choice([part for part in supply(p) if not PARTS[part].ancient])
        if not all_valid(p) or (MOVEMENT[p.tiles[slot]] and not SHIPS[ship].moves):
            p.tiles[slot] = before
    return p


def agrees(p: Player, part: int, ship: int, square: int, left: int, closed: int) -> bool:
    """Whether the part may go onto the square, after comparing the answer with trying everything."""
    offered = fit_refused(open_workshop(p, left, closed), part, ship, square) == ALLOWED
    slot = SLOT_BASE[ship] + square
    if part_at(p, ship, square) == part or (MOVEMENT[part] and not SHIPS[ship].moves) or closed >> slot & 1:
        assert not offered
        return False
    before, p.tiles[slot] = p.tiles[slot], part
    rest = [q for q in supply(p) if q != part or not PARTS[part].ancient]
    possible = can_complete(p, rest, left - 1, {i for i in range(SLOTS) if (closed | 1 << slot) >> i & 1})
    p.tiles[slot] = before
    assert offered == possible, (PARTS[part].id, SHIPS[ship].id, square, left)
    return offered


@pytest.mark.parametrize("seed", range(25))
def test_steps_that_can_be_completed_and_no_others_are_offered(seed: int) -> None:
    rng = random.Random(seed)
    p = random_player(rng)
    left = rng.choice([1, 2, 2, 3])
    tries = [(part, ship, square) for part in supply(p) for ship, square in squares(p)]
    for part, ship, square in rng.sample(tries, min(len(tries), 40)):
        agrees(p, part, ship, square, left, 0)


def leaves_invalid(p: Player, part: int, ship: int, square: int) -> bool:
    slot = SLOT_BASE[ship] + square
    before, p.tiles[slot] = p.tiles[slot], part
    valid, p.tiles[slot] = all_valid(p), before
    return not valid


@pytest.mark.parametrize("seed", [70, 336, *range(6)])
def test_the_same_holds_in_the_middle_of_an_upgrade_with_an_ancient_source_beside_the_board(seed: int) -> None:
    """The source that an unfinished design waits for may not go to another ship."""
    rng = random.Random(seed)
    p = random_player(rng)
    p.kept_parts = [PART["hypergrid_source"]]
    closed = 0
    for left in (3, 2, 1):
        tries = [(part, ship, square) for part in supply(p) for ship, square in squares(p)]
        offered = [step for step in tries if agrees(p, *step, left, closed)]
        step = max(offered, key=lambda step: (leaves_invalid(p, *step), not PARTS[step[0]].ancient, rng.random()))
        part, ship, square = step
        p.tiles[SLOT_BASE[ship] + square] = part
        p.kept_parts = [] if PARTS[part].ancient else p.kept_parts
        closed |= 1 << SLOT_BASE[ship] + square
    assert all_valid(p)
