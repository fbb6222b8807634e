"""Upkeep, bankruptcy and production (p. 24)."""

import pytest

from stolik.games.eclipse.ids import MATERIALS, MONEY, NOBODY, SCIENCE
from stolik.games.eclipse.messages.actions import Colonize, Done, GiveUp, ReturnCube, Trade
from stolik.games.eclipse.messages.events import Collapsed, LeftGame, Produced, UpkeepPaid
from stolik.games.eclipse.rules.galaxy import hex_of
from stolik.games.eclipse.rules.upkeep import UpkeepPhase, balance, production, upkeep_cost
from stolik.games.eclipse.scoring import outcome
from stolik.games.eclipse.state import EclipseState
from stolik.kernel.messages import Event
from tests.eclipse.scenario import TERRANS, asked, begin, choices, claim, discovery, play, put, scene, tile

RED, BLUE = 0, 1


@pytest.fixture
def s() -> EclipseState:
    s = scene(*TERRANS[:2])
    s.players[RED].colony_ships = s.players[BLUE].colony_ships = 0
    return s


def upkeep(s: EclipseState) -> list[Event]:
    return begin(s, UpkeepPhase())


def example(s: EclipseState, money: int) -> None:
    """The player of p. 24: income 4, upkeep 5, production of science 6 and of materials 3."""
    s.players[RED].track = [9, 8, 10]
    s.players[RED].discs = 7
    s.players[RED].store = [money, 0, 0]


@pytest.mark.parametrize(("cubes", "income"), list(enumerate([28, 24, 21, 18, 15, 12, 10, 8, 6, 4, 3, 2, 0])))
def test_production_is_the_leftmost_uncovered_square(s: EclipseState, cubes: int, income: int) -> None:
    s.players[RED].track[SCIENCE] = cubes
    assert production(s, RED, SCIENCE) == income


@pytest.mark.parametrize(("discs", "cost"), [(15, 0), (13, 0), (12, 0), (11, 0), (10, 1), (7, 5), (1, 25), (0, 30)])
def test_upkeep_is_the_leftmost_uncovered_circle(s: EclipseState, discs: int, cost: int) -> None:
    s.players[RED].discs = discs
    assert upkeep_cost(s.players[RED]) == cost


def test_the_example_of_upkeep(s: EclipseState) -> None:
    """4 - 5 = -1: one money from the store; then 6 science and 3 materials (p. 24)."""
    example(s, money=3)
    ev = upkeep(s)
    assert UpkeepPaid(RED, 4, 5, 2) in ev
    assert Produced(RED, 6, 3) in ev
    assert s.players[RED].store == [2, 6, 3]


def test_a_surplus_goes_into_the_store(s: EclipseState) -> None:
    before = s.players[RED].store.copy()
    upkeep(s)
    assert s.players[RED].store == [amount + 3 for amount in before]


def test_the_example_of_bankruptcy_by_giving_up_a_sector(s: EclipseState) -> None:
    """One disc back makes the upkeep 3, and 4 - 3 = 1 is gained (p. 24)."""
    tile(s, "304", 8, 8)
    claim(s, RED, "304")
    example(s, money=0)
    upkeep(s)
    assert asked(s) == f"{RED} bankrupt"
    play(s, GiveUp(RED, "304"))
    assert s.players[RED].store[MONEY] == 1
    assert s.disc[hex_of(s, "304")] == NOBODY


def test_the_example_of_bankruptcy_by_trade(s: EclipseState) -> None:
    example(s, money=0)
    s.players[RED].store = [0, 2, 0]
    upkeep(s)
    assert Trade(RED, "science", "money") in choices(s)
    play(s, Trade(RED, "science", "money"))
    assert s.players[RED].store == [0, 6, 3]


def test_only_trade_for_money_and_own_sectors_are_offered(s: EclipseState) -> None:
    example(s, money=0)
    s.players[RED].store = [0, 2, 2]
    upkeep(s)
    assert choices(s) == [Trade(RED, "science", "money"), Trade(RED, "materials", "money"), GiveUp(RED, "221")]


def test_colony_ships_come_first_and_not_in_the_middle_of_bankruptcy(s: EclipseState) -> None:
    tile(s, "201", 8, 8)
    claim(s, RED, "201")
    example(s, money=0)
    s.players[RED].colony_ships = 1
    upkeep(s)
    play(s, Done(RED))
    assert asked(s) == f"{RED} bankrupt"
    assert not any(isinstance(a, Colonize) for a in choices(s))


def test_sectors_are_given_up_only_by_those_who_cannot_pay(s: EclipseState) -> None:
    example(s, money=1)
    upkeep(s)
    assert asked(s) == ""


def test_cubes_of_a_sector_given_up_return_to_their_tracks_and_lower_the_income(s: EclipseState) -> None:
    tile(s, "201", 8, 8)
    claim(s, RED, "201", "money", "materials")
    s.players[RED].discs = 7
    s.players[RED].store = [0, 0, 0]
    assert balance(s, RED) == 4 - 5
    upkeep(s)
    play(s, GiveUp(RED, "201"))
    assert s.players[RED].track == [10, 10, 10]
    assert s.players[RED].store == [0, 3, 3]


def test_a_gray_cube_returns_to_a_track_of_the_owners_choice(s: EclipseState) -> None:
    tile(s, "313", 8, 8)
    discovery(s, "313")
    claim(s, RED, "313", "gray/science")
    s.players[RED].discs = 7
    s.players[RED].store = [0, 0, 0]
    upkeep(s)
    play(s, GiveUp(RED, "313"))
    assert choices(s) == [ReturnCube(RED, track) for track in ("money", "science", "materials")]
    play(s, ReturnCube(RED, "materials"))
    assert s.players[RED].track == [10, 9, 11]


def test_giving_up_goes_on_until_the_upkeep_can_be_paid(s: EclipseState) -> None:
    for place, sector in enumerate(["304", "310"]):
        tile(s, sector, 8, 8 + place)
        claim(s, RED, sector)
    s.players[RED].discs = 5
    s.players[RED].store = [2, 0, 0]
    upkeep(s)
    play(s, GiveUp(RED, "304"))
    assert asked(s) == f"{RED} bankrupt"
    play(s, GiveUp(RED, "310"))
    assert s.players[RED].store[MONEY] == 0


def test_whoever_has_no_sector_left_to_give_up_collapses_and_is_out(s: EclipseState) -> None:
    put(s, RED, "001", cruiser=1)
    s.players[RED].discs = 3
    s.players[RED].store = [0, 0, 0]
    upkeep(s)
    ev = play(s, GiveUp(RED, "221"))
    assert Collapsed(RED) in ev
    assert LeftGame(RED) in ev
    assert s.players[RED].gone
    assert s.entered[hex_of(s, "001")] == []
    assert s.players[RED].hangar == [8, 4, 2, 4]


def test_a_collapsed_civilization_keeps_the_points_it_had(s: EclipseState) -> None:
    s.players[RED].reputation = [4, 3]
    s.players[RED].discs = 3
    s.players[RED].store = [0, 0, 0]
    upkeep(s)
    play(s, GiveUp(RED, "221"))
    scored = outcome(s).scores[RED]
    assert scored.parts["reputation"] == scored.total == 7


def test_everybody_pays_in_turn_from_the_start_player(s: EclipseState) -> None:
    s.start = BLUE
    assert [e.seat for e in upkeep(s) if isinstance(e, UpkeepPaid)] == [BLUE, RED]


def test_remaining_colony_ships_come_before_paying(s: EclipseState) -> None:
    s.players[RED].colony_ships = 1
    tile(s, "201", 8, 8)
    claim(s, RED, "201")
    upkeep(s)
    assert asked(s) == f"{RED} upkeep"
    assert Done(RED) in choices(s)
    ev = play(s, Colonize(RED, "201", "money", "money"))
    assert [e.income for e in ev if isinstance(e, UpkeepPaid) and e.seat == RED] == [4]


def test_colony_ships_may_be_left_unused(s: EclipseState) -> None:
    s.players[RED].colony_ships = 1
    tile(s, "201", 8, 8)
    claim(s, RED, "201")
    upkeep(s)
    play(s, Done(RED))
    assert s.cubes[hex_of(s, "201")] == 0


def test_who_has_no_population_still_produces_two_of_each(s: EclipseState) -> None:
    """The rightmost square is uncovered even with all cubes at home (p. 21)."""
    s.players[RED].track = [11, 11, 11]
    s.players[RED].store = [0, 0, 0]
    s.players[RED].discs = 13
    upkeep(s)
    assert s.players[RED].store[MATERIALS] == s.players[RED].store[SCIENCE] == s.players[RED].store[MONEY] == 2


def test_who_has_no_population_gets_two_even_from_a_full_track(s: EclipseState) -> None:
    """Two of each every round, even without a cube on the map (p. 21)."""
    s.cubes = [0] * len(s.cubes)
    s.players[RED].track, s.players[RED].store, s.players[RED].discs = [12, 11, 10], [0, 0, 0], 13
    upkeep(s)
    assert s.players[RED].store == [2, 2, 3]
