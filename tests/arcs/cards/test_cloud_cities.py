"""Cloud Cities."""

from stolik.games.arcs.messages.actions import Build, PickSystem, PickToken, Spend
from tests.arcs.cards.table import ME, RIVAL, Table


def clouds(*tokens: str) -> Table:
    t = Table()
    t.cards(ME, "cloud_cities")
    t.ships(ME, "crescent_1", 1)  # a fuel planet with one slot
    t.city(RIVAL, "crescent_1")
    t.tokens(ME, *tokens)
    return t


def test_one_more_city_outside_the_slots_for_a_token_of_the_planets_type() -> None:
    t = clouds("fuel", "relic")
    t.ships(ME, "gate_1", 0, 1)
    t.lead(ME, "construction_2")
    assert t.of(Build) == []
    t.use(ME, "cloud_cities", "build")
    assert t.at("crescent_1.extra") != 0
    assert t.player(ME).cities == 4
    assert t.held(ME) == ["relic"]
    assert t.s.pips == 3


def test_not_without_such_a_token() -> None:
    t = clouds("relic")
    t.lead(ME, "construction_2")
    assert not t.offers("cloud_cities", "build")


def test_planet_and_token_are_chosen() -> None:
    t = clouds("fuel", "fuel", "relic")
    t.ships(ME, "hex_2", 1)
    t.lead(ME, "construction_2")
    t.use(ME, "cloud_cities", "build")
    assert t.options == [PickSystem(ME, "crescent_1"), PickSystem(ME, "hex_2")]
    t.do(PickSystem(ME, "crescent_1"))
    assert t.options == [PickToken(ME, ME, 0, "fuel"), PickToken(ME, ME, 1, "fuel")]
    t.do(PickToken(ME, ME, 1, "fuel"))
    assert t.player(ME).resources[:3] == [1, -1, 3]


def test_at_most_one_such_city_per_planet_whoever_owns_it() -> None:
    t = clouds("fuel")
    t.city(RIVAL, "crescent_1", extra=True)
    t.lead(ME, "construction_2")
    assert not t.offers("cloud_cities", "build")


def test_outrage_does_not_block_the_payment() -> None:
    t = clouds("fuel")
    t.outrage(ME, "fuel")
    t.lead(ME, "construction_2")
    assert t.offers("cloud_cities", "build")


def test_paid_in_a_prelude_the_token_returns_only_when_that_ends() -> None:
    t = clouds("material", "fuel")
    t.lead(ME, "aggression_2")
    t.do(Spend(ME, 0, "material"))
    t.use(ME, "cloud_cities", "build")
    assert t.s.spent == [1, 1, 0, 0, 0]


def test_an_own_piece_must_be_there() -> None:
    t = Table()
    t.cards(ME, "cloud_cities")
    t.ships(ME, "gate_1", 1)
    t.tokens(ME, "fuel")
    t.lead(ME, "construction_2")
    assert not t.offers("cloud_cities", "build")


def test_where_a_rival_rules_it_arrives_damaged() -> None:
    t = clouds("fuel")
    t.ships(RIVAL, "crescent_1", 2)
    t.lead(ME, "construction_2")
    t.use(ME, "cloud_cities", "build")
    assert t.at("crescent_1.extra") % 2 == 0  # damaged


def test_not_without_a_city_in_supply() -> None:
    t = clouds("fuel")
    for system in ("hex_1", "hex_2", "hex_3", "hex_4", "hex_5"):
        t.city(ME, system)
    t.lead(ME, "construction_2")
    assert not t.offers("cloud_cities", "build")
