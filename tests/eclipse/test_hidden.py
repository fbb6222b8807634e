"""What each seat may know, and worlds that it cannot tell apart."""

import random

import pytest

import stolik
from stolik.games.eclipse.ids import OUTER
from stolik.games.eclipse.rules.diplomacy import return_reputation
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import CUBES, DISCS, SHIPS
from stolik.kernel.chance import chance_of
from stolik.kernel.messages import Event
from tests.eclipse.scenario import scene, tile
from tests.eclipse.thrifty import choose

GAME = stolik.load("eclipse")
LOOK = 60


@pytest.fixture
def s() -> EclipseState:
    s = scene("eridani_empire", "terran_federation", "terran_union")
    s.players[1].reputation = [3]
    s.reputation[2] -= 1
    s.players[1].kept_discoveries = [s.discoveries.pop()]
    tile(s, "206", 0, -3)
    return s


def world(s: EclipseState, seat: int | None, seed: int) -> EclipseState:
    dealt: EclipseState = GAME.redeal(s, seat, chance_of(str(seed)))
    return dealt


def test_reputation_values_are_their_owners_secret(s: EclipseState) -> None:
    assert GAME.view(s, 0).players[0].reputation == sorted(s.players[0].reputation)
    assert GAME.view(s, 1).players[0].reputation is None
    assert GAME.view(s, 1).players[0].reputation_tiles == 2


def test_a_returned_tile_is_told_to_its_owner_only(s: EclipseState) -> None:
    ev: list[Event] = []
    return_reputation(s, 1, 3, ev)
    assert ev[0].heard_by(1) == ev[0]
    assert ev[0].heard_by(0) != ev[0]


def test_the_others_tiles_change_and_the_own_stay(s: EclipseState) -> None:
    seen = set()
    for seed in range(40):
        dealt = world(s, 0, seed)
        assert dealt.players[0].reputation == s.players[0].reputation
        seen.add(tuple(dealt.players[1].reputation))
    assert len(seen) > 2


def test_stacks_are_mixed_and_unused_outer_tiles_with_them(s: EclipseState) -> None:
    dealt = world(s, 0, 1)
    assert sorted(dealt.stacks[0]) == sorted(s.stacks[0])
    assert dealt.stacks[0] != s.stacks[0]
    assert sorted(dealt.stacks[OUTER] + dealt.unused) == sorted(s.stacks[OUTER] + s.unused)
    assert {tuple(sorted(world(s, 0, seed).unused)) for seed in range(10)} != {tuple(sorted(s.unused))}


def test_hidden_discovery_tiles_are_mixed_and_kept_ones_of_others_too(s: EclipseState) -> None:
    under = {world(s, 0, seed).discovery[0] for seed in range(60)}
    kept = {world(s, 0, seed).players[1].kept_discoveries[0] for seed in range(60)}
    own = {world(s, 1, seed).players[1].kept_discoveries[0] for seed in range(60)}
    assert len(under) > 3
    assert len(kept) > 3
    assert len(own) == 1


def test_a_redealt_world_does_not_foresee_the_dice(s: EclipseState) -> None:
    assert world(s, 0, 1).chance.key != s.chance.key


def test_the_census_finds_every_piece_of_the_box() -> None:
    census = GAME.census(GAME.new(3, 1))
    assert (census["sectors"], census["technologies"]) == (37, 96)
    assert (census["discoveries"], census["reputation"]) == (21, 32)
    for seat in range(3):
        assert census[f"cubes:{seat}"] == CUBES
        assert census[f"discs:{seat}"] == DISCS
        assert [census[f"{ship.id}:{seat}"] for ship in SHIPS] == [8, 4, 2, 4]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("species", ["terrans", "all"])
def test_in_long_games_views_agree_and_pieces_are_conserved(seats: int, species: str) -> None:
    """As the contract tests, but with a player who reaches the last round."""
    rng = random.Random(seats)
    s: EclipseState = GAME.new(seats, seats, {"species": species})
    census = GAME.census(s)
    while (decision := GAME.decision(s)) is not None:
        if not rng.randrange(LOOK):
            assert GAME.census(s) == census
            for seat in (None, *range(seats)):
                dealt = world(s, seat, rng.randrange(99))
                assert stolik.encode(GAME.view(dealt, seat)) == stolik.encode(GAME.view(s, seat))
                assert GAME.census(dealt) == census
            assert stolik.decode(stolik.encode(s), EclipseState) == s
        GAME.apply(s, choose(s, decision.actions, rng))
    assert s.round == 9
