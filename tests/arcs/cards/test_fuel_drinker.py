"""Fuel-Drinker: Insatiable and Lavish."""

from stolik.games.arcs.messages.actions import EndTurn, Tax
from tests.arcs.cards.table import ME, RIVAL, Table


def drinker() -> Table:
    t = Table()
    t.cards(ME, "fuel_drinker")
    t.city(ME, "hex_1")
    t.city(ME, "hex_2")
    t.ships(ME, "gate_1")
    return t


def test_insatiable_gains_a_fuel_when_pivoting_to_tax() -> None:
    t = drinker()
    t.pivot(ME, "administration_2", lead="mobilization_3", leader=RIVAL)
    t.do(Tax(ME, "hex_1.1"))
    t.store()
    assert t.held(ME) == ["fuel", "material"]


def test_insatiable_gains_a_fuel_when_copying_to_tax() -> None:
    t = drinker()
    t.copy(ME, "mobilization_2", lead="administration_3", leader=RIVAL)
    t.do(Tax(ME, "hex_2.1"))
    t.store()
    assert t.held(ME) == ["fuel", "relic"]


def test_not_when_leading() -> None:
    t = drinker()
    t.lead(ME, "administration_2")
    t.do(Tax(ME, "hex_1.1"))
    t.store()
    assert t.held(ME) == ["material"]


def test_lavish_discards_all_fuel_after_tycoon_was_scored() -> None:
    t = drinker()
    t.tokens(ME, "fuel", "relic", "fuel")
    t.marker("tycoon")
    t.lead(ME, "administration_2")
    t.do(EndTurn(ME))
    assert t.s.chapter == 2
    assert t.player(ME).power == 5
    assert t.held(ME) == ["relic"]


def test_lavish_keeps_it_when_tycoon_was_not_scored() -> None:
    t = drinker()
    t.tokens(ME, "fuel", "relic", "fuel")
    t.marker("keeper")
    t.lead(ME, "administration_2")
    t.do(EndTurn(ME))
    assert t.s.chapter == 2
    assert t.held(ME) == ["fuel", "fuel", "relic"]
