"""Elder Broker."""

from stolik.games.arcs.messages.actions import PickBuilding, PickToken
from stolik.games.arcs.messages.events import Traded
from tests.arcs.cards.table import ME, RIVAL, THIRD, Table


def broker() -> Table:
    t = Table()
    t.cards(ME, "elder_broker")
    t.city(RIVAL, "hex_1")  # material
    t.ships(ME, "hex_1", 1)
    t.tokens(RIVAL, "material", "fuel")
    t.tokens(ME, "fuel", "relic")
    return t


def test_trade_in_place_of_tax_swaps_a_token_of_the_citys_type_for_one_that_the_rival_lacks() -> None:
    t = broker()
    t.lead(ME, "administration_2")
    events = t.use(ME, "elder_broker", "trade")
    assert Traded(ME, RIVAL, "material", "relic") in events  # fuel cannot be given: the rival has some
    t.store()
    assert t.held(ME) == ["fuel", "material"]
    assert t.held(RIVAL) == ["fuel", "relic"]


def test_the_broker_chooses_city_and_tokens() -> None:
    t = broker()
    t.city(THIRD, "crescent_1")  # fuel
    t.ships(ME, "crescent_1", 1)
    t.tokens(THIRD, "fuel", "psionic")
    t.city(ME, "hex_3")
    t.tokens(ME, "weapon")
    t.lead(ME, "administration_2")
    t.use(ME, "elder_broker", "trade")
    assert t.options == [PickBuilding(ME, "crescent_1.1"), PickBuilding(ME, "hex_1.1")]
    t.do(PickBuilding(ME, "hex_1.1"))
    assert t.options == [PickToken(ME, ME, 1, "relic"), PickToken(ME, ME, 2, "weapon")]
    t.do(PickToken(ME, ME, 2, "weapon"))
    t.store()
    assert t.held(ME) == ["fuel", "material", "relic"]
    assert t.held(RIVAL) == ["fuel", "weapon"]


def test_only_where_you_control_the_city() -> None:
    t = broker()
    t.ships(RIVAL, "hex_1", 1)
    t.lead(ME, "administration_2")
    assert not t.offers("elder_broker", "trade")


def test_not_without_a_token_of_the_citys_type() -> None:
    t = broker()
    t.player(RIVAL).resources[0] = -1
    t.s.supply[0] += 1
    t.lead(ME, "administration_2")
    assert not t.offers("elder_broker", "trade")


def test_not_without_a_type_that_the_rival_lacks() -> None:
    t = broker()
    t.tokens(RIVAL, "relic")
    t.lead(ME, "administration_2")
    assert not t.offers("elder_broker", "trade")


def test_supply_that_lies_on_a_card_of_the_rival_is_a_type_it_has() -> None:
    t = broker()
    t.cards(RIVAL, "fuel_cartel")
    t.player(RIVAL).resources[1] = -1
    t.s.supply[1] += 1
    t.player(ME).resources[1] = -1
    t.s.supply[3] += 1
    t.lead(ME, "administration_2")
    assert not t.offers("elder_broker", "trade")  # all that could be given is fuel, and the rival keeps its supply


def test_it_is_no_theft_so_sworn_guardians_do_not_stop_it() -> None:
    t = broker()
    t.cards(RIVAL, "sworn_guardians")
    t.lead(ME, "administration_2")
    assert t.offers("elder_broker", "trade")


def test_it_is_no_tax_so_the_city_may_still_be_taxed() -> None:
    t = broker()
    t.lead(ME, "administration_2")
    t.use(ME, "elder_broker", "trade")
    t.store()
    assert t.s.used == []
    assert t.player(ME).captives == [0] * 4


def test_discarded_it_brings_material_fuel_and_a_weapon() -> None:
    t = Table()
    t.cards(ME, "elder_broker")
    for system in ("hex_1", "hex_2", "hex_3"):
        t.city(ME, system)
    t.lead(ME, "administration_2")
    t.use(ME, "elder_broker")
    t.store()
    assert t.held(ME) == ["fuel", "material", "weapon"]
    assert t.discarded("elder_broker")
