"""Loyal Pilots."""

from stolik.games.arcs.ids import FUEL
from stolik.games.arcs.messages.actions import Move, Spend
from stolik.games.arcs.rules.hits import provoke
from tests.arcs.cards.table import ME, Table


def pilots() -> Table:
    t = Table()
    t.cards(ME, "loyal_pilots", "fuel_cartel")
    t.ships(ME, "gate_1")
    t.tokens(ME, "relic", "fuel")
    return t


def test_they_stay_when_outrage_is_provoked() -> None:
    t = pilots()
    provoke(t.s, ME, FUEL, [])
    assert t.has(ME, "loyal_pilots")
    assert not t.has(ME, "fuel_cartel")
    assert t.held(ME) == ["relic"]


def test_any_token_may_be_spent_as_fuel() -> None:
    t = pilots()
    t.lead(ME, "construction_2")
    t.do(Spend(ME, 0, "fuel"))
    t.do(Move(ME, "gate_1", "gate_2"))
    assert t.fresh(ME, "gate_2") == 1
    assert t.held(ME) == ["fuel"]


def test_outrage_is_ignored_for_the_prelude_action() -> None:
    t = pilots()
    t.outrage(ME, "fuel")
    t.outrage(ME, "relic")
    t.lead(ME, "construction_2")
    t.do(Spend(ME, 0, "fuel"))
    assert Move(ME, "gate_1", "gate_2") in t.options


def test_the_token_still_may_be_spent_as_itself_and_then_its_own_outrage_counts() -> None:
    t = pilots()
    t.court("farseers")
    t.agents(ME, "farseers")
    t.outrage(ME, "relic")
    t.lead(ME, "construction_2")
    t.do(Spend(ME, 0, "relic"))
    assert t.kind() == "prelude"
    assert not t.has(ME, "farseers")
