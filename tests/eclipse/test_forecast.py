"""The odds of battles on the table."""

import stolik
from stolik.games.eclipse.messages.actions import Attack
from stolik.games.eclipse.messages.events import NEUTRAL
from stolik.games.eclipse.messages.views import Forecast
from stolik.games.eclipse.odds import forecast
from stolik.games.eclipse.rules.combat.chances import ATTACKER, DEFENDER, Group, Volley, odds
from tests.eclipse.scenario import TERRANS, asked, dice, fight, fit, play, put, scene, tile
from tests.eclipse.test_odds import ancients, interceptors


def test_the_forecast_of_a_sector_names_the_two_who_fight_next() -> None:
    s = scene(*TERRANS[:3])
    tile(s, "201", 8, 8)
    put(s, 0, "201", interceptor=1)
    assert forecast(s, "201") is None
    put(s, 2, "201", cruiser=1)
    found = forecast(s, "201")
    assert found is not None
    assert (found.attacker, found.defender) == (2, 0)
    assert found.ships == [["cruiser"], ["interceptor"]]
    exact = odds([Group(2, 2, 1, 0, 1, [1], [], [0])], [interceptors(1)])
    assert (found.attacker_survives, found.losses, found.error) == (exact.attacker, exact.losses, 0)
    assert stolik.decode(stolik.encode(found), Forecast) == found


def test_the_forecast_of_an_attack_on_ancients_counts_ships_to_come() -> None:
    s = scene(*TERRANS[:2])
    tile(s, "101", 8, 8)
    assert forecast(s, "101") is None
    weak = forecast(s, "101", seat=1, coming=[1, 0, 0, 0])
    strong = forecast(s, "101", seat=1, coming=[3, 1, 0, 0])
    assert weak is not None
    assert strong is not None
    assert (weak.attacker, weak.defender, weak.ships[DEFENDER]) == (1, NEUTRAL, ["ancient"])
    assert weak.defender_survives == odds([interceptors(1)], [ancients(1)]).defender
    assert strong.attacker_survives > weak.attacker_survives


def test_whoever_comes_to_the_aid_of_the_own_sector_defends() -> None:
    s = scene(*TERRANS[:2])
    put(s, 1, "221", interceptor=1)
    found = forecast(s, "221", seat=0, coming=[1, 0, 0, 0])
    assert found is not None
    assert (found.attacker, found.defender) == (1, 0)
    assert found.defender_survives > 0.5


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
    assert after.defender_survives == odds([Group(2, 2, 1, 0, 1, [1], [], [0])], [interceptors(2)]).defender
    assert after.defender_survives < before.defender_survives


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
    assert found.defender_survives == odds(*sides, opening=opening).defender < odds(*sides).defender


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
    assert after.attacker_survives < before.attacker_survives
