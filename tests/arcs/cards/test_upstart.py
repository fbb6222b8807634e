"""Upstart: Ambitious and Callow."""

from stolik.games.arcs.messages.actions import Declare, Done, PickAmbition, PickResource, Secure, Tax
from tests.arcs.cards.table import ME, RIVAL, Table


def upstart() -> Table:
    t = Table()
    t.cards(ME, "upstart")
    t.city(ME, "hex_1")
    t.city(RIVAL, "hex_2")
    t.ships(ME, "gate_1", 1, 1)
    return t


def test_ambitious_may_gain_any_resource_for_a_declaration() -> None:
    t = upstart()
    t.lead(ME, "construction_4")
    t.do(Declare(ME, "warlord"))
    assert len(t.of(PickResource)) == 5
    t.do(PickResource(ME, "relic"))
    assert t.held(ME) == ["relic"]


def test_it_may_be_left_out() -> None:
    t = upstart()
    t.lead(ME, "construction_4")
    t.do(Declare(ME, "warlord"))
    t.do(Done(ME))
    assert t.held(ME) == []


def test_every_way_of_declaring_counts() -> None:
    t = upstart()
    t.court("populist_demands")
    t.agents(ME, "populist_demands")
    t.lead(ME, "aggression_2")
    t.do(Secure(ME, "populist_demands"))
    t.do(PickAmbition(ME, "keeper"))
    t.do(PickResource(ME, "fuel"))
    assert t.held(ME) == ["fuel"]


def test_callow_cannot_tax_a_city_without_control_not_even_an_own_one() -> None:
    t = upstart()
    t.lead(ME, "administration_2")
    assert t.of(Tax) == []


def test_callow_may_tax_controlled_cities() -> None:
    t = upstart()
    t.ships(ME, "hex_1")
    t.ships(ME, "hex_2")
    t.lead(ME, "administration_2")
    assert t.of(Tax) == [Tax(ME, "hex_1.1"), Tax(ME, "hex_2.1")]
