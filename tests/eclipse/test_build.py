"""Build (p. 13)."""

import pytest

from stolik.games.eclipse.messages.actions import Act, Build, Colonize, Done
from stolik.games.eclipse.rules.galaxy import hex_of, ships_of
from stolik.games.eclipse.state import EclipseState
from tests.eclipse.acting import BLUE, RED, act, kinds, own, tags, turn
from tests.eclipse.scenario import choices, claim, learn, play, put, scene, tile


@pytest.fixture
def s() -> EclipseState:
    s = scene(RED, BLUE)
    learn(s, 0, "orbital", "monolith")
    own(s, 0, materials=40)
    return s


def items(s: EclipseState) -> set[str]:
    return {a.item for a in kinds(s, Build) if isinstance(a, Build)}


COSTS = {"interceptor": 3, "cruiser": 5, "dreadnought": 8, "starbase": 3, "orbital": 5, "monolith": 10}
CHEAPER = {"interceptor": 2, "cruiser": 4, "dreadnought": 7, "starbase": 2, "orbital": 4, "monolith": 8}


@pytest.mark.parametrize("item", COSTS)
def test_every_item_costs_its_materials(s: EclipseState, item: str) -> None:
    act(s, "build")
    play(s, Build(0, item, "221"))
    assert s.players[0].store == [0, 0, 40 - COSTS[item]]


@pytest.mark.parametrize("item", CHEAPER)
def test_one_board_builds_more_cheaply(item: str) -> None:
    s = scene("mechanema", BLUE)
    learn(s, 0, "orbital", "monolith", "starbase")
    own(s, 0, materials=40)
    act(s, "build")
    play(s, Build(0, item, "230"))
    assert s.players[0].store == [0, 0, 40 - CHEAPER[item]]


def test_up_to_two_are_built(s: EclipseState) -> None:
    act(s, "build")
    play(s, Build(0, "cruiser", "221"))
    assert "done" in tags(s)
    play(s, Build(0, "orbital", "221"))
    assert not kinds(s, Build)


def test_three_are_built_where_the_board_says_so_and_four_with_nanorobots() -> None:
    s = scene("mechanema", BLUE)
    own(s, 0, materials=40)
    learn(s, 0, "nanorobots")
    act(s, "build")
    for _ in range(4):
        play(s, Build(0, "interceptor", "230"))
    assert not kinds(s, Build)


def test_only_controlled_sectors_are_built_in(s: EclipseState) -> None:
    tile(s, "106", 0, -1)
    put(s, 0, "106", interceptor=1)
    act(s, "build")
    assert {a.sector for a in kinds(s, Build) if isinstance(a, Build)} == {"221"}


def test_enemy_ships_do_not_hinder_building(s: EclipseState) -> None:
    put(s, 1, "221", dreadnought=1)
    act(s, "build")
    assert Build(0, "interceptor", "221") in choices(s)


@pytest.mark.parametrize(("ship", "limit"), [("interceptor", 8), ("cruiser", 4), ("dreadnought", 2), ("starbase", 4)])
def test_ships_are_limited_to_the_pieces(s: EclipseState, ship: str, limit: int) -> None:
    put(s, 0, "221", **{ship: limit - 1})
    act(s, "build")
    play(s, Build(0, ship, "221"))
    assert ship not in items(s)


def test_a_sector_holds_one_orbital_and_one_monolith(s: EclipseState) -> None:
    act(s, "build")
    play(s, Build(0, "orbital", "221"))
    assert "orbital" not in items(s)
    assert "monolith" in items(s)
    play(s, Build(0, "monolith", "221"))
    act(s, "build")
    assert not {"orbital", "monolith"} & items(s)


def test_several_starbases_may_stand_in_one_sector(s: EclipseState) -> None:
    act(s, "build")
    play(s, Build(0, "starbase", "221"))
    play(s, Build(0, "starbase", "221"))
    assert ships_of(s, 0, hex_of(s, "221")) == 2


def test_an_orbital_adds_a_square_for_money_or_science(s: EclipseState) -> None:
    act(s, "build")
    play(s, Build(0, "orbital", "221"))
    play(s, Done(0))
    assert [a.track for a in kinds(s, Colonize) if isinstance(a, Colonize) and a.square == "orbital"] == [
        "money",
        "science",
    ]


def test_structures_stay_and_serve_a_new_owner(s: EclipseState) -> None:
    s.orbital[hex_of(s, "221")] = 1
    s.disc[hex_of(s, "221")], s.cubes[hex_of(s, "221")] = 1, 0
    turn(s, 1)
    assert Colonize(1, "221", "orbital", "money") in choices(s)


def test_without_materials_there_is_no_building(s: EclipseState) -> None:
    own(s, 0, materials=2)
    turn(s)
    assert Act(0, "build") not in choices(s)


def test_a_reaction_builds_one_and_nanorobots_do_not_help(s: EclipseState) -> None:
    learn(s, 0, "nanorobots")
    s.players[0].passed = True
    act(s, "build")
    play(s, Build(0, "cruiser", "221"))
    assert not kinds(s, Build)
    assert s.players[0].acted[7] == 1


def test_a_built_ship_enters_after_those_who_are_there(s: EclipseState) -> None:
    put(s, 1, "221", cruiser=1)
    act(s, "build")
    play(s, Build(0, "interceptor", "221"))
    assert s.entered[hex_of(s, "221")] == [1, 0]


def test_two_sectors_are_both_offered(s: EclipseState) -> None:
    tile(s, "106", 0, -1)
    claim(s, 0, "106")
    act(s, "build")
    assert {a.sector for a in kinds(s, Build) if isinstance(a, Build)} == {"221", "106"}


def test_up_to_two_builds_may_be_none(s: EclipseState) -> None:
    own(s, 0, materials=9)
    act(s, "build")
    play(s, Done(0))
    assert s.players[0].store[2] == 9
