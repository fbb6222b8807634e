"""Why not, in the middle of combat and upkeep."""

import pytest

import stolik
from stolik.games.eclipse.messages.actions import Attack, AttackPopulation, AttackWith
from stolik.games.eclipse.rules.upkeep import UpkeepPhase
from stolik.games.eclipse.state import EclipseState
from stolik.kernel.messages import Reason
from tests.eclipse.scenario import (
    TERRANS,
    asked,
    begin,
    choices,
    claim,
    dice,
    discovery,
    fight,
    fit,
    learn,
    no_ancients,
    play,
    put,
    scene,
    tile,
)

RED, BLUE = 0, 1
FIELD, HAVEN = "310", "304"


@pytest.fixture
def s() -> EclipseState:
    """Red may retreat from the field to one haven; other neighbours are closed for one reason each."""
    s = scene(*TERRANS[:2])
    tile(s, FIELD, 8, 8)
    tile(s, HAVEN, 8, 7)
    claim(s, RED, HAVEN)
    return s


def why(s: EclipseState, target: str, seat: int = RED) -> Reason:
    reason = stolik.load("eclipse").explain(s, seat, target)
    assert reason is not None
    return reason


def engage(s: EclipseState) -> None:
    put(s, RED, FIELD, interceptor=1)
    put(s, BLUE, FIELD, cruiser=1)
    fight(s)
    assert asked(s) == f"{RED} engagement"


def test_a_sector_that_is_no_neighbour_is_too_far_to_retreat_to(s: EclipseState) -> None:
    engage(s)
    assert why(s, "sector:221") == Reason("retreat-too-far", {"sector": "sector:221"}, "20")


def test_a_neighbour_without_wormhole_is_no_way_out(s: EclipseState) -> None:
    tile(s, "306", 9, 8)
    claim(s, RED, "306")
    engage(s)
    assert why(s, "sector:306").code == "retreat-no-way"


def test_a_neighbour_without_the_own_disc_is_no_way_out(s: EclipseState) -> None:
    tile(s, "309", 8, 9)
    engage(s)
    assert why(s, "sector:309").code == "retreat-no-disc"


def test_a_neighbour_with_enemies_is_no_way_out(s: EclipseState) -> None:
    tile(s, "309", 8, 9)
    claim(s, RED, "309", "money")
    put(s, BLUE, "309", interceptor=2)
    engage(s)
    assert why(s, "sector:309") == Reason("retreat-enemies", {"sector": "sector:309", "enemies": 2}, "20")


def test_other_ships_wait_for_their_turn(s: EclipseState) -> None:
    put(s, RED, FIELD, dreadnought=1)
    put(s, RED, HAVEN, dreadnought=1)
    engage(s)
    turn = Reason("not-its-turn", {"ship": "ship:interceptor", "initiative": 3}, "18")
    assert why(s, f"ship:dreadnought@{FIELD}") == turn
    assert why(s, f"ship:dreadnought@{HAVEN}").code == "not-in-battle"
    play(s, Attack(RED, "interceptor", FIELD))
    assert why(s, f"ship:interceptor@{FIELD}").code == "has-acted"


def test_dice_are_assigned_only_after_attacking(s: EclipseState) -> None:
    engage(s)
    assert why(s, f"enemy:cruiser@{FIELD}.0").code == "attack-first"


def test_a_die_that_misses_says_by_what(s: EclipseState) -> None:
    fit(s, RED, "interceptor", _0="electron_computer")
    fit(s, BLUE, "cruiser", _1="phase_shield")
    put(s, BLUE, FIELD, interceptor=1, dreadnought=1)
    engage(s)
    dice(s, 5)
    play(s, Attack(RED, "interceptor", FIELD))
    assert why(s, f"enemy:cruiser@{FIELD}.0") == Reason("die-misses", {"face": 5, "computer": 1, "shield": 2}, "19")
    assert why(s, "do:attack") == Reason("assign-first", {"left": 1}, "18")


def test_cubes_can_be_destroyed_only_by_attacking(s: EclipseState) -> None:
    for place, sector in enumerate(["105", "203"]):
        tile(s, sector, 4, 4 + place)
        no_ancients(s, sector)
        discovery(s, sector)
        claim(s, BLUE, sector, "money", "science")
        put(s, RED, sector, interceptor=1)
    fight(s)
    assert why(s, "cube:money@203.0") == Reason("attack-population-first", {"sector": "sector:203"}, "20")
    dice(s, 6)
    play(s, AttackPopulation(RED, "203"))
    assert len(choices(s)) == 2
    assert why(s, "cube:money@105.0").code == "other-sector-first"


def test_whoever_cannot_attack_population_in_one_way_learns_what_is_missing(s: EclipseState) -> None:
    tile(s, "106", 4, 4)
    claim(s, BLUE, "106", "science", "materials")
    put(s, RED, "106", interceptor=1)
    fight(s)
    assert why(s, "do:bomb") == Reason("no-bombs", page="20")
    fit(s, RED, "interceptor", _1="plasma_missile")
    learn(s, RED, "neutron_bombs")
    fight(s)
    assert why(s, "do:attack") == Reason("no-cannons", page="20")


def test_a_ship_attacks_population_once_and_only_with_cannons(s: EclipseState) -> None:
    tile(s, "106", 4, 4)
    claim(s, BLUE, "106", "science", "materials")
    put(s, RED, "106", interceptor=1, cruiser=1, dreadnought=1)
    fit(s, RED, "cruiser", _2="plasma_missile")
    fight(s)
    dice(s, 1)
    assert why(s, "ship:cruiser@106") == Reason("ship-without-cannon", {"ship": "ship:cruiser"}, "20")
    play(s, AttackWith(RED, "interceptor", "106"))
    assert why(s, "ship:interceptor@106") == Reason("ship-has-attacked", {"ship": "ship:interceptor"}, "20")
    assert why(s, "ship:dreadnought@106") == Reason("one-ship-attacks", {"sector": "sector:106"}, "20")


def test_the_bankrupt_trade_only_for_money(s: EclipseState) -> None:
    s.players[RED].colony_ships = s.players[BLUE].colony_ships = 0
    s.players[RED].discs = 5
    s.players[RED].store = [0, 5, 1]
    begin(s, UpkeepPhase())
    assert why(s, "store:materials") == Reason("trade-short", {"ratio": 2, "have": 1}, "7")
    s.players[RED].store = [0, 5, 2]
    s.pending = None
    reason = stolik.load("eclipse").explain(s, RED, ("store:science", "store:materials"))
    assert reason == Reason("trade-for-money", {"missing": 7}, "24")
    assert why(s, "do:pass") == Reason("pay-first", {"missing": 7}, "24")
