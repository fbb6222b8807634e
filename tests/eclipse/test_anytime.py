"""Colony ships and trade, at any time of one's turn (p. 7 and 8)."""

import pytest

from stolik.games.eclipse.messages.actions import Build, Colonize, Done, Research, Trade
from stolik.games.eclipse.rules.galaxy import hex_of
from stolik.games.eclipse.rules.upkeep import production
from stolik.games.eclipse.state import EclipseState
from tests.eclipse.acting import BLUE, RED, act, kinds, offer_techs, own, turn
from tests.eclipse.scenario import claim, learn, play, scene, tile


@pytest.fixture
def s() -> EclipseState:
    """Red has 104 (money, science, both advanced too), the free centre and 313 (gray)."""
    s = scene(RED, BLUE)
    s.gcds = 0
    tile(s, "104", 0, -1)
    tile(s, "313", 0, -3)
    s.ancients = [0] * len(s.ancients)
    for sector in ("104", "001", "313"):
        claim(s, 0, sector)
    return s


def settlements(s: EclipseState, sector: str) -> list[tuple[str, str]]:
    return [(a.square, a.track) for a in kinds(s, Colonize) if isinstance(a, Colonize) and a.sector == sector]


def test_a_colony_ship_takes_a_cube_from_the_matching_track(s: EclipseState) -> None:
    turn(s)
    assert settlements(s, "104") == [("money", "money"), ("science", "science")]
    before = production(s, 0, 0)
    play(s, Colonize(0, "104", "money", "money"))
    assert s.players[0].track == [9, 10, 10]
    assert s.players[0].colony_ships == 2
    assert production(s, 0, 0) == 4 > before


def test_a_gray_square_takes_a_cube_of_any_track(s: EclipseState) -> None:
    turn(s)
    assert settlements(s, "313") == [("gray", "money"), ("gray", "science"), ("gray", "materials")]


def test_equal_squares_of_a_sector_are_offered_once(s: EclipseState) -> None:
    turn(s)
    assert settlements(s, "001").count(("gray", "money")) == 1
    play(s, Colonize(0, "001", "gray", "money"))
    play(s, Colonize(0, "001", "gray", "money"))
    assert ("gray", "money") not in settlements(s, "001")


def test_a_taken_square_takes_no_second_cube(s: EclipseState) -> None:
    turn(s)
    play(s, Colonize(0, "104", "money", "money"))
    assert settlements(s, "104") == [("science", "science")]


def test_only_sectors_with_the_own_disc_are_settled(s: EclipseState) -> None:
    s.disc[hex_of(s, "104")] = 1
    turn(s)
    assert settlements(s, "104") == []


def test_advanced_squares_need_their_technology(s: EclipseState) -> None:
    learn(s, 0, "advanced_labs")
    turn(s)
    assert ("advanced_science", "science") in settlements(s, "104")
    assert ("advanced_money", "money") not in settlements(s, "104")


def test_an_empty_track_gives_no_cube_and_no_other_may_substitute(s: EclipseState) -> None:
    s.players[0].track[0] = 0
    turn(s)
    assert settlements(s, "104") == [("science", "science")]


def test_without_a_colony_ship_face_up_nothing_is_settled(s: EclipseState) -> None:
    s.players[0].colony_ships = 0
    turn(s)
    assert not kinds(s, Colonize)


def test_one_board_has_four_colony_ships() -> None:
    assert scene("planta", BLUE).players[0].colony_ships == 4


def test_colony_ships_may_be_used_in_the_middle_of_an_action(s: EclipseState) -> None:
    own(s, 0, materials=20)
    act(s, "build")
    play(s, Colonize(0, "104", "money", "money"))
    play(s, Build(0, "interceptor", "221"))
    play(s, Colonize(0, "104", "science", "science"))
    play(s, Done(0))


# --- trade --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("faction", "ratio"),
    [
        ("terran_union", 2),
        ("eridani_empire", 3),
        ("hydran_progress", 3),
        ("planta", 3),
        ("descendants_of_draco", 3),
        ("mechanema", 3),
        ("orion_hegemony", 4),
    ],
)
def test_one_unit_of_another_resource_costs_the_ratio_of_the_board(faction: str, ratio: int) -> None:
    s = scene(faction, "terran_republic" if faction != "descendants_of_draco" else RED)
    own(s, 0, money=ratio, science=ratio - 1)
    turn(s)
    assert {(a.give, a.take) for a in kinds(s, Trade) if isinstance(a, Trade)} == {
        ("money", "science"),
        ("money", "materials"),
    }
    play(s, Trade(0, "money", "materials"))
    assert s.players[0].store == [0, ratio - 1, 1]


def test_trade_may_pay_for_a_second_technology_within_the_action() -> None:
    s = scene("hydran_progress", RED)
    own(s, 0, money=6, science=2)
    offer_techs(s, "gauss_shield", "nanorobots")
    act(s, "research")
    play(s, Research(0, "gauss_shield"))
    assert not kinds(s, Research)
    play(s, Trade(0, "money", "science"))
    play(s, Trade(0, "money", "science"))
    play(s, Research(0, "nanorobots"))


def test_all_units_given_are_of_one_kind(s: EclipseState) -> None:
    own(s, 0, money=1, science=1)
    turn(s)
    assert not kinds(s, Trade)


def test_whoever_trades_the_price_away_in_the_middle_of_an_action_may_leave_it(s: EclipseState) -> None:
    own(s, 0, money=2, science=2)
    offer_techs(s, "gauss_shield")
    act(s, "research")
    play(s, Trade(0, "science", "money"))
    assert not kinds(s, Research)
    play(s, Done(0))
    assert s.players[0].store == [3, 0, 0]
