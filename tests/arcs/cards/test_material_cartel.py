"""Material Cartel."""

from stolik.games.arcs.ids import KEEPER, TYCOON
from stolik.games.arcs.messages import EndTurn, PickToken
from stolik.games.arcs.scoring import count
from tests.arcs.cards.table import ME, RIVAL, THIRD, Table


def cartel() -> Table:
    t = Table()
    t.cards(ME, "material_cartel")
    t.ships(ME, "gate_1")
    t.tokens(RIVAL, "material", "fuel", "material")
    return t


def test_the_supply_counts_for_tycoon_of_the_holder() -> None:
    t = cartel()
    assert count(t.s, ME, TYCOON) == 3 + 1  # three tokens in the supply and the icon of the card
    assert count(t.s, RIVAL, TYCOON) == 3
    assert count(t.s, ME, KEEPER) == 0


def test_the_supply_cannot_be_spent() -> None:
    t = cartel()
    t.lead(ME, "construction_2")
    assert not [a for a in t.options if a.tag == "spend"]


def test_after_scoring_rivals_discard_theirs_also_if_tycoon_was_not_declared() -> None:
    t = cartel()
    t.tokens(ME, "material")
    t.lead(ME, "construction_2")
    t.do(EndTurn(ME))
    assert t.s.chapter == 2
    assert t.held(RIVAL) == ["fuel"]
    assert t.held(ME) == ["material"]


def test_discarded_it_steals_one() -> None:
    t = cartel()
    t.tokens(THIRD, "material")
    t.lead(ME, "construction_2")
    t.use(ME, "material_cartel")
    assert t.stealable() == {(RIVAL, "material"), (THIRD, "material")}
    t.do(PickToken(ME, THIRD, 0, "material"))
    t.store()
    assert t.held(ME) == ["material"]
    assert t.held(THIRD) == []
    assert t.discarded("material_cartel")


def test_it_may_be_discarded_for_nothing() -> None:
    t = Table()
    t.cards(ME, "material_cartel")
    t.ships(ME, "gate_1")
    t.lead(ME, "construction_2")
    t.use(ME, "material_cartel")
    assert t.discarded("material_cartel")
    assert t.held(ME) == []


def test_the_supply_on_it_cannot_be_stolen() -> None:
    t = cartel()
    t.cards(THIRD, "silver_tongues")
    t.ships(THIRD, "gate_1")
    t.lead(THIRD, "construction_2")
    t.use(THIRD, "silver_tongues")
    assert t.stealable() == {(RIVAL, "material"), (RIVAL, "fuel")}
