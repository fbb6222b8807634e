"""Tokens and slots (rulebook p. 17)."""

import pytest

from stolik.games.arcs.ids import RESOURCE
from stolik.games.arcs.messages.actions import DiscardToken, Done, LeaveEmpty, Rearrange, Spend, Store
from stolik.games.arcs.rules.hits import provoke
from stolik.games.arcs.rules.pieces import return_city
from stolik.games.arcs.rules.resources import gain, settle
from stolik.games.arcs.state import ArcsState
from stolik.kernel.engine import run
from tests.arcs.scenario import GAME, RED, give, kind, lead, legal, open_slots, play, put, slots, table


def with_slots(n: int, *tokens: str) -> ArcsState:
    s = table()
    put(s, RED, "gate_1", 1)
    open_slots(s, RED, n)
    give(s, RED, *tokens)
    lead(s, "mobilization_2")
    return s


def gains(s: ArcsState, *resources: str) -> None:
    for name in resources:
        gain(s, RED, RESOURCE[name], [])
    s.pending = None
    run(s, [])


@pytest.mark.parametrize(("cities", "slots"), [(5, 2), (4, 3), (3, 4), (2, 6), (1, 6), (0, 6)])
def test_cities_that_left_the_board_open_slots(cities: int, slots: int) -> None:
    s = table()
    s.players[RED].cities = cities
    assert GAME.view(s, RED).players[RED].slots == slots


def test_raid_costs_of_the_six_slots() -> None:
    assert GAME.view(table(), RED).players[RED].raid_costs == [3, 1, 1, 2, 1, 3]


def test_a_gained_token_goes_into_an_empty_slot_of_choice_by_raid_cost() -> None:
    s = with_slots(6)
    gains(s, "fuel")
    assert legal(s) == [Store(RED, "fuel", 0), Store(RED, "fuel", 1), Store(RED, "fuel", 3)]
    play(s, Store(RED, "fuel", 3))
    assert slots(s, RED) == ["", "", "", "fuel", "", "", ""]


def test_the_only_slot_is_not_asked_about() -> None:
    s = with_slots(2, "fuel")
    gains(s, "fuel")
    assert slots(s, RED)[:2] == ["fuel", "fuel"]


def test_a_token_that_does_not_fit_is_discarded_by_choice() -> None:
    s = with_slots(2, "fuel", "relic")
    gains(s, "weapon")
    assert legal(s) == [
        DiscardToken(RED, 0, "fuel"),
        DiscardToken(RED, 1, "relic"),
        DiscardToken(RED, -1, "weapon"),
        Rearrange(RED),
    ]
    before = s.supply.copy()
    play(s, DiscardToken(RED, 1, "relic"))
    assert slots(s, RED)[:2] == ["fuel", "weapon"]
    assert s.supply[RESOURCE["relic"]] == before[RESOURCE["relic"]] + 1


def test_the_arriving_token_itself_may_be_discarded() -> None:
    s = with_slots(2, "fuel", "relic")
    gains(s, "weapon")
    play(s, DiscardToken(RED, -1, "weapon"))
    assert slots(s, RED)[:2] == ["fuel", "relic"]


def test_tokens_may_be_rearranged_when_gaining() -> None:
    s = with_slots(4, "fuel", "relic")
    gains(s, "weapon")
    play(s, Rearrange(RED))
    assert kind(s) == "rearrange"
    play(s, Store(RED, "weapon", 0), Store(RED, "fuel", 3))
    play(s, Store(RED, "relic", 1))
    assert slots(s, RED)[:4] == ["weapon", "relic", "", "fuel"]


def test_equal_tokens_may_be_rearranged_into_dearer_slots() -> None:
    s = with_slots(6)
    give(s, RED, "relic", slots=(1,))
    gains(s, "relic")
    play(s, Rearrange(RED), Store(RED, "relic", 0), Store(RED, "relic", 5))
    assert slots(s, RED) == ["relic", "", "", "", "", "relic", ""]


def test_rearranging_is_not_asked_about_where_it_changes_nothing() -> None:
    s = with_slots(6)
    gains(s, "relic")
    assert Rearrange(RED) not in legal(s)  # the only token: where it goes is asked anyway
    s = with_slots(2, "relic")
    gains(s, "relic")
    assert kind(s) == "prelude"  # two equal tokens fill both slots
    s = with_slots(3, "relic")
    gains(s, "relic")
    assert kind(s) == "prelude"  # the first lies in the dearest slot and the others are alike


def test_rearranging_may_leave_slots_empty_while_all_tokens_fit() -> None:
    s = with_slots(3, "fuel")
    gains(s, "weapon")
    play(s, Rearrange(RED), LeaveEmpty(RED, 0))
    assert LeaveEmpty(RED, 1) not in legal(s)


def test_rearranging_with_too_many_tokens_discards_what_is_left() -> None:
    s = with_slots(2, "fuel", "relic")
    gains(s, "weapon")
    play(s, Rearrange(RED), Store(RED, "weapon", 0), Store(RED, "relic", 1))
    assert slots(s, RED)[:2] == ["weapon", "relic"]
    assert s.supply[RESOURCE["fuel"]] == 5


def test_no_rearranging_when_a_token_leaves() -> None:
    s = with_slots(4, "fuel", "relic", "weapon")
    play(s, Spend(RED, 0, "fuel"), Done(RED))
    assert kind(s) == "prelude"
    assert slots(s, RED)[:4] == ["", "relic", "weapon", ""]


def test_an_empty_supply_means_no_gain() -> None:
    s = with_slots(4)
    s.supply[RESOURCE["fuel"]] = 0
    assert gain(s, RED, RESOURCE["fuel"], []) is False
    assert s.players[RED].arriving == []


def test_a_returning_city_covers_slots_and_their_tokens_are_laid_anew() -> None:
    s = with_slots(6, "fuel", "relic", "weapon", "psionic", "material")
    return_city(s, RED)
    settle(s, RED)
    s.pending = None
    run(s, [])
    assert GAME.view(s, RED).players[RED].slots == 4
    assert kind(s) == "store"
    assert slots(s, RED)[4] == ""
    play(s, DiscardToken(RED, 2, "weapon"))
    assert slots(s, RED)[:5] == ["fuel", "relic", "material", "psionic", ""]


def test_a_returning_city_that_covers_an_empty_slot_lets_tokens_be_rearranged() -> None:
    s = with_slots(6, "fuel", "relic")
    settle(s, RED, return_city(s, RED))
    s.pending = None
    run(s, [])
    assert kind(s) == "covered"
    assert legal(s) == [Rearrange(RED), Done(RED)]
    play(s, Rearrange(RED), Store(RED, "relic", 0), Store(RED, "fuel", 3))
    assert slots(s, RED)[:4] == ["relic", "", "", "fuel"]
    assert kind(s) == "prelude"


def test_tokens_may_stay_where_they_are_when_a_city_returns() -> None:
    s = with_slots(6, "fuel", "relic")
    settle(s, RED, return_city(s, RED))
    s.pending = None
    run(s, [])
    play(s, Done(RED))
    assert slots(s, RED)[:2] == ["fuel", "relic"]
    assert kind(s) == "prelude"


def test_a_returning_city_that_covers_no_slot_changes_nothing() -> None:
    s = with_slots(6, "fuel", "relic")
    s.players[RED].cities = 0
    settle(s, RED, return_city(s, RED))
    assert kind(s) == "prelude"


def test_outraged_tokens_can_still_be_gained_and_count() -> None:
    s = with_slots(2)
    provoke(s, RED, RESOURCE["relic"], [])
    gains(s, "relic")
    play(s, legal(s)[0])
    assert GAME.view(s, RED).players[RED].counts["keeper"] == 1
