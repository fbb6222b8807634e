"""Shipping Interest."""

from stolik.games.arcs.messages.actions import Done, PickToken, Spend
from tests.arcs.cards.table import ME, RIVAL, THIRD, Table


def shipping() -> Table:
    t = Table()
    t.cards(ME, "shipping_interest")
    t.ships(ME, "gate_1")
    return t


def test_synthesize_in_place_of_build_gains_one_fuel() -> None:
    t = shipping()
    t.lead(ME, "construction_2")
    t.use(ME, "shipping_interest", "synthesize")
    assert t.held(ME) == ["fuel"]


def test_it_is_not_offered_when_the_supply_has_none() -> None:
    t = shipping()
    t.empty_supply("fuel", RIVAL)
    t.lead(ME, "construction_2")
    assert not t.offers("shipping_interest", "synthesize")


def test_fuel_spent_in_the_prelude_is_back_when_a_pip_pays() -> None:
    t = shipping()
    t.tokens(ME, "fuel")
    t.empty_supply("fuel", RIVAL)
    t.lead(ME, "construction_2")
    t.do(Spend(ME, 0, "fuel"))
    t.do(Done(ME))
    t.use(ME, "shipping_interest", "synthesize")
    assert t.held(ME) == ["fuel"]


def test_discarded_it_fills_every_empty_slot_and_steals_what_the_supply_lacks() -> None:
    t = shipping()
    t.tokens(RIVAL, "fuel", "fuel", "fuel")
    t.tokens(THIRD, "fuel")
    t.lead(ME, "aggression_2")
    t.use(ME, "shipping_interest")
    t.store()
    t.do(PickToken(ME, THIRD, 0, "fuel"))
    assert t.held(ME) == ["fuel", "fuel"]
    assert t.held(THIRD) == []
    assert t.discarded("shipping_interest")
