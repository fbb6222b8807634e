"""Tool-Priests."""

from stolik.games.arcs.messages.actions import BuildShip, PickBuilding, Spend
from tests.arcs.cards.table import ME, RIVAL, Table


def priests() -> Table:
    t = Table()
    t.cards(ME, "tool_priests")
    t.city(ME, "hex_1")
    t.ships(ME, "hex_1")
    t.city(RIVAL, "hex_2")
    t.ships(ME, "hex_2")
    t.city(ME, "hex_3")
    t.starport(ME, "arrow_1")
    return t


def test_summon_in_place_of_build_builds_a_ship_at_any_city_you_control_even_a_rivals() -> None:
    t = priests()
    t.lead(ME, "construction_2")
    t.use(ME, "tool_priests", "summon")
    assert t.options == [PickBuilding(ME, "hex_1.1"), PickBuilding(ME, "hex_2.1")]
    t.do(PickBuilding(ME, "hex_2.1"))
    assert t.fresh(ME, "hex_2") == 2


def test_once_per_turn() -> None:
    t = priests()
    t.lead(ME, "construction_2")
    t.use(ME, "tool_priests", "summon")
    t.do(PickBuilding(ME, "hex_2.1"))
    assert not t.offers("tool_priests", "summon")


def test_starports_build_beside_it() -> None:
    t = priests()
    t.lead(ME, "construction_2")
    t.use(ME, "tool_priests", "summon")
    t.do(PickBuilding(ME, "hex_1.1"))
    t.do(BuildShip(ME, "arrow_1.1"))
    assert t.fresh(ME, "arrow_1") == 1


def test_a_material_may_pay_for_it() -> None:
    t = priests()
    t.tokens(ME, "material")
    t.lead(ME, "aggression_2")
    t.do(Spend(ME, 0, "material"))
    assert t.offers("tool_priests", "summon")


def test_not_without_a_ship_in_supply() -> None:
    t = priests()
    t.ships(ME, "gate_5", 13)
    t.lead(ME, "construction_2")
    assert not t.offers("tool_priests", "summon")
