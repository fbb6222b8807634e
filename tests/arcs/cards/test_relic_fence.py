"""Relic Fence."""

from stolik.games.arcs.messages.actions import PickToken
from tests.arcs.cards.table import ME, RIVAL, THIRD, Table


def fence() -> Table:
    t = Table()
    t.cards(ME, "relic_fence")
    t.ships(ME, "gate_1")
    t.tokens(ME, "fuel", "weapon")
    return t


def test_a_discarded_resource_gains_a_relic() -> None:
    t = fence()
    t.lead(ME, "construction_2")
    t.use(ME, "relic_fence")
    assert t.options == [PickToken(ME, ME, 0, "fuel"), PickToken(ME, ME, 1, "weapon")]
    t.do(PickToken(ME, ME, 1, "weapon"))
    t.store()
    assert t.held(ME) == ["fuel", "relic"]
    assert t.has(ME, "relic_fence")


def test_the_discarded_token_is_back_in_the_supply_at_once() -> None:
    t = fence()
    t.lead(ME, "construction_2")
    t.use(ME, "relic_fence")
    t.do(PickToken(ME, ME, 1, "weapon"))
    assert t.supply("weapon") == 5


def test_once_per_turn() -> None:
    t = fence()
    t.lead(ME, "construction_2")
    t.use(ME, "relic_fence")
    t.do(PickToken(ME, ME, 1, "weapon"))
    t.store()
    assert not t.offers("relic_fence")


def test_not_for_nothing_when_the_supply_has_no_relic() -> None:
    t = fence()
    t.tokens(RIVAL, "relic", "relic", "relic")
    t.tokens(THIRD, "relic", "relic")
    t.lead(ME, "construction_2")
    assert not t.offers("relic_fence")


def test_cartel_supply_is_not_held_and_cannot_be_fenced() -> None:
    t = Table()
    t.cards(ME, "relic_fence", "fuel_cartel")
    t.ships(ME, "gate_1")
    t.lead(ME, "construction_2")
    assert not t.offers("relic_fence")
