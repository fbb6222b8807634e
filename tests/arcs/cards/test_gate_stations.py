"""Gate Stations."""

from stolik.games.arcs.ids import FUEL, MATERIAL, PLACE
from stolik.games.arcs.messages.actions import Battle, Build, CollectDice, PickResource, Tax
from stolik.games.arcs.rules.pieces import city_types
from tests.arcs.cards.table import ME, RIVAL, THIRD, Table


def stations() -> Table:
    t = Table()
    t.cards(ME, "gate_stations")
    t.ships(ME, "gate_1", 1)
    return t


def test_cities_may_be_built_in_gates() -> None:
    t = stations()
    t.lead(ME, "construction_2")
    assert Build(ME, "starport", "gate_1.starport") not in t.options
    t.do(Build(ME, "city", "gate_1.city"))
    assert t.at("gate_1.city") != 0
    assert t.player(ME).cities == 4


def test_at_most_one_city_per_gate_whoever_owns_it() -> None:
    t = stations()
    t.city(RIVAL, "gate_1")
    t.lead(ME, "construction_2")
    assert Build(ME, "city", "gate_1.city") not in t.options


def test_its_types_are_those_of_all_cities_on_planets_of_the_cluster() -> None:
    t = stations()
    t.city(ME, "gate_1")
    t.city(RIVAL, "hex_1")
    t.city(THIRD, "crescent_1")
    t.city(THIRD, "hex_2")
    assert city_types(t.s, PLACE["gate_1.city"]) == [MATERIAL, FUEL]


def test_whoever_taxes_it_picks_one_of_them() -> None:
    t = stations()
    t.city(ME, "gate_1")
    t.city(RIVAL, "hex_1")
    t.city(THIRD, "crescent_1")
    t.lead(ME, "administration_2")
    t.do(Tax(ME, "gate_1.city"))
    assert t.options == [PickResource(ME, "material"), PickResource(ME, "fuel")]
    t.do(PickResource(ME, "fuel"))
    t.store()
    assert t.held(ME) == ["fuel"]


def test_without_cities_in_the_cluster_taxing_is_legal_and_brings_nothing() -> None:
    t = stations()
    t.city(ME, "gate_1")
    t.ships(ME, "gate_2", 0, 1)
    t.lead(ME, "administration_2")
    t.do(Tax(ME, "gate_1.city"))
    assert t.held(ME) == []
    assert t.s.pips == 3


def battle(t: Table) -> None:
    t.ships(RIVAL, "gate_1", 1)
    t.s.fresh[ME] = 0
    t.player(ME).ships += 1
    t.lead(RIVAL, "aggression_2")
    t.do(Battle(RIVAL, "gate_1", ME))
    t.dice(0)
    t.do(CollectDice(RIVAL, 1, 0, 0))


def test_whoever_destroys_it_provokes_outrage_of_all_of_them() -> None:
    t = stations()
    t.city(ME, "gate_1", damaged=True)
    t.city(RIVAL, "hex_1")
    t.city(THIRD, "crescent_1")
    battle(t)
    assert t.player(RIVAL).outrage == [1, 1, 0, 0, 0]


def test_without_cities_in_the_cluster_destroying_it_provokes_none() -> None:
    t = stations()
    t.city(ME, "gate_1", damaged=True)
    battle(t)
    assert t.at("gate_1.city") == 0
    assert t.player(RIVAL).outrage == [0, 0, 0, 0, 0]


def test_not_without_a_city_in_supply() -> None:
    t = stations()
    for system in ("hex_1", "hex_2", "hex_3", "hex_4", "hex_5"):
        t.city(ME, system)
    t.lead(ME, "construction_2")
    assert Build(ME, "city", "gate_1.city") not in t.options
