"""Mining Interest."""

from stolik.games.arcs.messages.actions import Done, PickToken, Spend
from tests.arcs.cards.table import ME, RIVAL, THIRD, Table
from tests.arcs.scenario import GAME


def mining() -> Table:
    t = Table()
    t.cards(ME, "mining_interest")
    t.ships(ME, "gate_1")
    return t


def test_manufacture_in_place_of_build_gains_one_material() -> None:
    t = mining()
    t.lead(ME, "construction_2")
    t.use(ME, "mining_interest", "manufacture")
    assert t.held(ME) == ["material"]
    assert t.s.pips == 3


def test_a_resource_may_pay_for_manufacture_too() -> None:
    t = mining()
    t.tokens(ME, "material")
    t.lead(ME, "aggression_2")
    t.do(Spend(ME, 0, "material"))
    t.use(ME, "mining_interest", "manufacture")
    assert t.held(ME) == ["material"]


def test_a_pip_ends_the_prelude_so_material_spent_in_it_can_be_manufactured_again() -> None:
    t = mining()
    t.tokens(ME, "material")
    t.empty_supply("material", RIVAL)
    t.lead(ME, "construction_2")
    assert not t.offers("mining_interest", "manufacture")
    t.do(Spend(ME, 0, "material"))
    t.use(ME, "mining_interest", "manufacture")
    assert t.held(ME) == ["material"]
    assert t.s.pips == 3


def test_a_token_that_pays_does_not_end_the_prelude_so_it_cannot_be_manufactured_again() -> None:
    t = mining()
    t.ships(ME, "gate_2", 0, 1)
    t.tokens(ME, "material")
    t.empty_supply("material", RIVAL)
    t.lead(ME, "construction_2")
    t.do(Spend(ME, 0, "material"))
    assert t.kind() == "granted"
    assert not t.offers("mining_interest", "manufacture")


def test_no_pip_that_cannot_build_manufactures() -> None:
    t = mining()
    t.lead(ME, "mobilization_2")
    assert not t.offers("mining_interest", "manufacture")


def test_discarded_it_fills_every_empty_slot() -> None:
    t = mining()
    t.city(ME, "hex_1")
    t.tokens(ME, "relic")
    t.lead(ME, "aggression_2")
    t.use(ME, "mining_interest")
    t.store()
    assert t.held(ME) == ["material", "material", "relic"]
    assert t.discarded("mining_interest")


def test_once_the_supply_has_run_out_the_rest_may_be_stolen() -> None:
    t = mining()
    t.tokens(RIVAL, "material", "material")
    t.tokens(THIRD, "material", "material", slot=None)
    t.lead(ME, "aggression_2")
    t.use(ME, "mining_interest")
    t.store()
    assert t.kind() == "steal-token"
    decision = GAME.decision(t.s)
    assert decision is not None
    assert decision.values == {"resource": "resource:material"}
    assert t.stealable() == {(RIVAL, "material"), (THIRD, "material")}
    t.do(PickToken(ME, THIRD, 1, "material"))
    assert t.held(ME) == ["material", "material"]
    assert t.held(THIRD) == ["material"]


def test_the_theft_may_be_left_out() -> None:
    t = mining()
    t.tokens(RIVAL, "material", "material")
    t.tokens(THIRD, "material", "material")
    t.lead(ME, "aggression_2")
    t.use(ME, "mining_interest")
    t.store()
    t.do(Done(ME))
    assert t.held(ME) == ["material"]


def test_guarded_tokens_are_not_stolen() -> None:
    t = mining()
    t.cards(RIVAL, "sworn_guardians")
    t.empty_supply("material", RIVAL)
    t.lead(ME, "aggression_2")
    t.use(ME, "mining_interest")
    assert t.kind() == "prelude"
    assert t.held(ME) == []
