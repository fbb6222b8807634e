"""Living Structures."""

from stolik.games.arcs.ids import CITY, STARPORT
from stolik.games.arcs.messages.actions import BuildShip, PickBuilding, Tax
from stolik.games.arcs.rules.pieces import is_damaged, kind_of
from tests.arcs.cards.table import ME, RIVAL, Table


def structures() -> Table:
    t = Table()
    t.cards(ME, "living_structures")
    t.city(ME, "hex_1")
    t.starport(ME, "hex_2")
    t.city(RIVAL, "hex_3")
    t.ships(ME, "hex_3")
    return t


def test_nurture_in_place_of_build_taxes_an_own_city() -> None:
    t = structures()
    t.lead(ME, "construction_2")
    t.use(ME, "living_structures", "nurture")
    t.store()
    assert t.held(ME) == ["material"]
    assert t.player(ME).captives == [0, 0, 0, 0]


def test_each_city_once_a_turn_however_it_is_taxed() -> None:
    t = structures()
    t.lead(ME, "construction_2")
    t.use(ME, "living_structures", "nurture")
    t.store()
    assert not t.offers("living_structures", "nurture")
    u = structures()
    u.tokens(ME, "material")
    u.lead(ME, "administration_2")
    u.do(next(a for a in u.options if a.tag == "spend"))
    u.use(ME, "living_structures", "nurture")
    u.store()
    assert Tax(ME, "hex_1.1") not in u.options


def test_modifiers_of_tax_touch_the_tax_in_it() -> None:
    t = structures()
    t.cards(ME, "upstart")  # cannot tax without control
    t.lead(ME, "construction_2")
    assert not t.offers("living_structures", "nurture")


def test_prune_in_place_of_repair_replaces_a_starport_by_a_city_or_the_reverse() -> None:
    t = structures()
    t.lead(ME, "construction_2")
    t.use(ME, "living_structures", "prune")
    assert t.options == [PickBuilding(ME, "hex_1.1"), PickBuilding(ME, "hex_2.1")]
    t.do(PickBuilding(ME, "hex_1.1"))
    assert kind_of(t.at("hex_1.1")) == STARPORT
    assert (t.player(ME).cities, t.player(ME).starports) == (5, 3)
    t.use(ME, "living_structures", "prune")
    t.do(PickBuilding(ME, "hex_2.1"))
    assert kind_of(t.at("hex_2.1")) == CITY
    assert (t.player(ME).cities, t.player(ME).starports) == (4, 4)


def test_the_new_building_keeps_the_damage_and_nothing_is_destroyed() -> None:
    t = Table()
    t.cards(ME, "living_structures")
    t.ships(ME, "gate_1")
    t.city(ME, "hex_1", damaged=True)
    t.lead(ME, "administration_2")
    t.use(ME, "living_structures", "prune")
    assert is_damaged(t.at("hex_1.1"))
    assert all(sum(p.trophies) == 0 for p in t.s.players)
    assert t.player(ME).outrage == [0] * 5


def test_not_if_the_supply_lacks_the_new_piece() -> None:
    t = Table()
    t.cards(ME, "living_structures")
    t.ships(ME, "gate_1")
    for system in ("hex_1", "hex_2", "hex_3", "hex_4", "hex_5"):
        t.starport(ME, system)
    t.city(ME, "arrow_1")
    t.lead(ME, "administration_2")
    t.use(ME, "living_structures", "prune")
    assert PickBuilding(ME, "arrow_1.1") not in t.options
    assert len(t.options) == 5


def test_only_buildings_in_a_slot() -> None:
    t = Table()
    t.cards(ME, "living_structures")
    t.ships(ME, "gate_1")
    t.city(ME, "gate_1")
    t.starport(ME, "gate_2")
    t.city(ME, "hex_1", extra=True)
    t.lead(ME, "administration_2")
    assert not t.offers("living_structures", "prune")


def test_the_new_starport_may_build_at_once() -> None:
    t = structures()
    t.lead(ME, "construction_2")
    t.use(ME, "living_structures", "prune")
    t.do(PickBuilding(ME, "hex_1.1"))
    assert BuildShip(ME, "hex_1.1") in t.options


def test_a_city_that_returns_covers_its_slot() -> None:
    t = Table()
    t.cards(ME, "living_structures")
    t.ships(ME, "gate_1")
    t.city(ME, "hex_1")
    t.tokens(ME, "fuel", "relic", "weapon")
    t.lead(ME, "administration_2")
    t.use(ME, "living_structures", "prune")
    t.store()
    assert len(t.held(ME)) == 2
