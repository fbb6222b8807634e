"""The odds of battles on the table."""

import stolik
from stolik.games.eclipse.messages.actions import Attack
from stolik.games.eclipse.messages.events import NEUTRAL
from stolik.games.eclipse.messages.views import Forecast
from stolik.games.eclipse.odds import forecast, outlook
from stolik.games.eclipse.rules.combat.chances import ATTACKER, DEFENDER, Group, Volley, odds
from tests.eclipse.scenario import TERRANS, asked, dice, fight, fit, play, put, scene, tile
from tests.eclipse.test_odds import ancients, interceptors


def test_the_forecast_of_a_sector_names_those_who_fight() -> None:
    s = scene(*TERRANS[:3])
    tile(s, "201", 8, 8)
    put(s, 0, "201", interceptor=1)
    assert forecast(s, "201") is None
    put(s, 2, "201", cruiser=1)
    found = forecast(s, "201")
    assert found is not None
    assert found.sides == [2, 0]
    assert found.ships == [["cruiser"], ["interceptor"]]
    exact = odds([Group(2, 2, 1, 0, 1, [1], [], [0])], [interceptors(1)])
    assert (found.left[ATTACKER], found.losses, found.error) == (exact.attacker, exact.losses, 0)
    assert stolik.decode(stolik.encode(found), Forecast) == found


def test_the_forecast_of_an_attack_on_ancients_counts_ships_to_come() -> None:
    s = scene(*TERRANS[:2])
    tile(s, "101", 8, 8)
    assert forecast(s, "101") is None
    weak = forecast(s, "101", seat=1, coming=[1, 0, 0, 0])
    strong = forecast(s, "101", seat=1, coming=[3, 1, 0, 0])
    assert weak is not None
    assert strong is not None
    assert (weak.sides, weak.ships[DEFENDER]) == ([1, NEUTRAL], ["ancient"])
    assert weak.left[DEFENDER] == odds([interceptors(1)], [ancients(1)]).defender
    assert strong.left[ATTACKER] > weak.left[ATTACKER]


def test_whoever_comes_to_the_aid_of_the_own_sector_defends() -> None:
    s = scene(*TERRANS[:2])
    put(s, 1, "221", interceptor=1)
    found = forecast(s, "221", seat=0, coming=[1, 0, 0, 0])
    assert found is not None
    assert found.sides == [1, 0]
    assert found.left[DEFENDER] > 0.5


def test_a_friend_of_the_ancients_has_no_battle_to_forecast() -> None:
    s = scene("descendants_of_draco", "terran_alliance")
    tile(s, "101", 8, 8)
    assert forecast(s, "101", seat=0, coming=[2, 0, 0, 0]) is None


def test_missiles_that_have_flown_are_not_counted_again() -> None:
    s = scene(*TERRANS[:2])
    tile(s, "103", 0, -1)
    put(s, 0, "103", interceptor=2)
    put(s, 1, "103", cruiser=1)
    fit(s, 0, "interceptor", _0="plasma_missile")
    before = forecast(s, "103")
    fight(s)
    assert asked(s) == "0 engagement"
    after = forecast(s, "103")
    assert before is not None
    assert after is not None
    assert after.left[DEFENDER] == odds([Group(2, 2, 1, 0, 1, [1], [], [0])], [interceptors(2)]).defender
    assert after.left[DEFENDER] < before.left[DEFENDER]


def test_types_that_have_acted_in_a_round_wait_for_the_next() -> None:
    s = scene(*TERRANS[:2])
    tile(s, "103", 0, -1)
    put(s, 0, "103", interceptor=1, cruiser=1)
    put(s, 1, "103", dreadnought=1)
    fight(s)
    play(s, Attack(0, "interceptor", "103"))
    found = forecast(s, "103")
    sides = [Group(3, 1, 1, 0, 2, [1, 1], [], [0])], [interceptors(1), Group(2, 2, 1, 0, 1, [1], [], [0])]
    opening = [Volley(DEFENDER, 1, False), Volley(ATTACKER, 0, False)]
    assert found is not None
    assert found.left[DEFENDER] == odds(*sides, opening=opening).defender < odds(*sides).defender


def test_in_the_middle_of_a_battle_the_forecast_knows_the_damage() -> None:
    s = scene(*TERRANS[:2])
    tile(s, "103", 0, -1)
    put(s, 0, "103", interceptor=2)
    put(s, 1, "103", cruiser=1)
    fight(s)
    before = forecast(s, "103")
    dice(s, 6, 1, 1)
    play(s, Attack(0, "interceptor", "103"))
    after = forecast(s, "103")
    assert before is not None
    assert after is not None
    assert after.left[ATTACKER] < before.left[ATTACKER]


def test_the_odds_of_a_move_look_beyond_the_first_battle() -> None:
    """The first battle is easily won, but ten guns wait behind: winning it is not holding the sector."""
    s = scene(*TERRANS[:3])
    tile(s, "201", 1, -2)
    put(s, 1, "201", dreadnought=2, cruiser=4)
    put(s, 2, "201", interceptor=1)
    put(s, 0, "201", dreadnought=1)
    found = forecast(s, "201", seat=0, coming=[1, 0, 0, 0])
    assert found is not None
    assert found.sides == [0, 2, 1]
    assert found.left[0] < 0.2
    assert odds([Group(3, 1, 1, 0, 2, [1, 1], [], [0]), interceptors(1)], [interceptors(1)]).attacker > 0.8


def test_whoever_controls_the_sector_is_told_the_odds_against_two_enemies() -> None:
    s = scene(*TERRANS[:3])
    put(s, 1, "221", interceptor=1)
    put(s, 2, "221", interceptor=1)
    found = forecast(s, "221", seat=0, coming=[0, 1, 0, 0])
    assert found is not None
    assert found.sides == [2, 1, 0]
    lines = outlook(found, 0)
    assert [line.what for line in lines] == ["win", "defeat", "lost", "sunk"]
    assert 0 < lines[0].value < 1
