"""Silver-Tongues."""

from stolik.games.arcs.messages.actions import PickCard, PickToken
from tests.arcs.cards.table import ME, RIVAL, THIRD, Table


def tongues() -> Table:
    t = Table()
    t.cards(ME, "silver_tongues")
    t.ships(ME, "gate_1")
    t.cards(RIVAL, "farseers", "relic_fence")
    t.tokens(RIVAL, "fuel")
    t.tokens(THIRD, "relic")
    return t


def test_discarded_they_steal_a_guild_card() -> None:
    t = tongues()
    t.lead(ME, "construction_2")
    t.use(ME, "silver_tongues")
    t.do(PickCard(ME, "relic_fence"))
    assert t.has(ME, "relic_fence")
    assert not t.has(RIVAL, "relic_fence")
    assert t.discarded("silver_tongues")


def test_or_a_resource_of_any_rival() -> None:
    t = tongues()
    t.lead(ME, "construction_2")
    t.use(ME, "silver_tongues")
    assert t.stealable() == {(RIVAL, "fuel"), (THIRD, "relic")}
    t.do(PickToken(ME, THIRD, 0, "relic"))
    assert t.held(ME) == ["relic"]
    assert t.held(THIRD) == []


def test_a_stolen_card_may_be_used_at_once() -> None:
    t = tongues()
    t.tokens(ME, "fuel")
    t.lead(ME, "construction_2")
    t.use(ME, "silver_tongues")
    t.do(PickCard(ME, "relic_fence"))
    assert t.offers("relic_fence")


def test_a_token_that_lies_on_a_card_can_be_taken() -> None:
    t = tongues()
    t.cards(THIRD, "ancient_holdings")
    t.tokens(THIRD, "psionic", slot=6)
    t.lead(ME, "construction_2")
    t.use(ME, "silver_tongues")
    t.do(PickToken(ME, THIRD, 6, "psionic"))
    assert t.held(ME) == ["psionic"]


def test_sworn_guardians_leave_only_themselves() -> None:
    t = tongues()
    t.cards(RIVAL, "sworn_guardians")
    t.lead(ME, "construction_2")
    t.use(ME, "silver_tongues")
    assert t.of(PickCard) == [PickCard(ME, "sworn_guardians")]
    assert t.stealable() == {(THIRD, "relic")}
