"""Loyal Engineers."""

from stolik.games.arcs.ids import MATERIAL
from stolik.games.arcs.messages.actions import Build, Done, RepairShip, Spend
from stolik.games.arcs.rules.hits import provoke
from tests.arcs.cards.table import ME, Table


def engineers() -> Table:
    t = Table()
    t.cards(ME, "loyal_engineers", "mining_interest")
    t.ships(ME, "hex_1", 1, 1)
    t.tokens(ME, "fuel", "material")
    return t


def test_they_stay_when_outrage_is_provoked() -> None:
    t = engineers()
    provoke(t.s, ME, MATERIAL, [])
    assert t.has(ME, "loyal_engineers")
    assert not t.has(ME, "mining_interest")
    assert t.held(ME) == ["fuel"]


def test_any_token_may_be_spent_as_material() -> None:
    t = engineers()
    t.lead(ME, "aggression_2")
    t.do(Spend(ME, 0, "material"))
    assert Build(ME, "city", "hex_1.1") in t.options
    t.do(RepairShip(ME, "hex_1"))
    assert t.fresh(ME, "hex_1") == 2
    assert t.held(ME) == ["material"]


def test_the_token_that_was_spent_goes_back_as_what_it_is() -> None:
    t = engineers()
    t.lead(ME, "aggression_2")
    t.do(Spend(ME, 0, "material"))
    t.do(Done(ME))
    assert t.s.spent == [0, 1, 0, 0, 0]


def test_outrage_is_ignored_for_the_prelude_action() -> None:
    t = engineers()
    t.outrage(ME, "material")
    t.outrage(ME, "fuel")
    t.lead(ME, "aggression_2")
    t.do(Spend(ME, 0, "material"))
    assert RepairShip(ME, "hex_1") in t.options


def test_without_them_outrage_takes_the_prelude_action_away() -> None:
    t = Table()
    t.ships(ME, "hex_1", 1, 1)
    t.tokens(ME, "material")
    t.outrage(ME, "material")
    t.lead(ME, "aggression_2")
    t.do(Spend(ME, 0, "material"))
    assert RepairShip(ME, "hex_1") not in t.options
