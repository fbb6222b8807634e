"""Galactic Rifles."""

from stolik.games.arcs.ids import CARD
from stolik.games.arcs.messages.actions import AssignHits, PickNumber, PickSeat, PickSystem
from tests.arcs.cards.table import ME, RIVAL, THIRD, Table


def rifles(fresh: int = 2) -> Table:
    t = Table()
    t.cards(ME, "galactic_rifles")
    t.ships(ME, "gate_1", fresh, 1)
    return t


def test_fire_rifles_in_place_of_battle_hits_pieces_in_an_adjacent_system() -> None:
    t = rifles()
    t.ships(RIVAL, "gate_2", 3)
    t.lead(ME, "aggression_2")
    t.use(ME, "galactic_rifles", "fire_rifles")
    t.dice(0, 1)
    t.do(PickNumber(ME, 2))
    t.do(AssignHits(ME, 2, 0))
    assert (t.fresh(RIVAL, "gate_2"), t.wrecks(RIVAL, "gate_2")) == (1, 2)
    assert (t.fresh(ME, "gate_1"), t.wrecks(ME, "gate_1")) == (2, 1)


def test_one_skirmish_die_for_each_fresh_ship_at_most_six() -> None:
    t = rifles(8)
    t.ships(RIVAL, "gate_2", 3)
    t.lead(ME, "aggression_2")
    t.use(ME, "galactic_rifles", "fire_rifles")
    assert [a.n for a in t.of(PickNumber)] == [6, 5, 4, 3, 2, 1]


def test_where_from_where_to_and_at_whom_are_chosen() -> None:
    t = rifles()
    t.ships(ME, "gate_4", 1)
    t.ships(RIVAL, "gate_2", 1)
    t.ships(THIRD, "gate_2", 1)
    t.ships(RIVAL, "gate_5", 1)
    t.lead(ME, "aggression_2")
    t.use(ME, "galactic_rifles", "fire_rifles")
    assert t.options == [PickSystem(ME, "gate_1"), PickSystem(ME, "gate_4")]
    t.do(PickSystem(ME, "gate_1"))
    assert t.options == [PickSystem(ME, "gate_2"), PickSystem(ME, "gate_5")]
    t.do(PickSystem(ME, "gate_2"))
    assert t.options == [PickSeat(ME, RIVAL), PickSeat(ME, THIRD)]
    t.do(PickSeat(ME, THIRD))
    t.dice(0)
    t.do(PickNumber(ME, 1))
    assert t.wrecks(THIRD, "gate_2") == 1


def test_ships_before_buildings_and_a_destroyed_city_has_its_consequences() -> None:
    t = rifles()
    t.court("farseers")
    t.agents(RIVAL, "farseers")
    t.ships(RIVAL, "hex_1", 0, 1)
    t.city(RIVAL, "hex_1", damaged=True)
    t.tokens(ME, "material")
    t.lead(ME, "aggression_2")
    t.use(ME, "galactic_rifles", "fire_rifles")
    t.dice(0, 0)
    t.do(PickNumber(ME, 2))
    assert t.at("hex_1.1") == 0
    assert t.held(ME) == []
    assert t.player(ME).outrage[0] == 1
    assert t.has(ME, "farseers")
    assert sum(t.player(ME).trophies) == 3  # a ship, a city and an agent
    assert t.s.fights == []


def test_battle_modifiers_do_not_apply() -> None:
    """Nothing that speaks in battles is asked: no railguns, no extra dice, no influence of a beloved defender."""
    t = rifles(1)
    t.cards(ME, "gatekeepers", "rebel", "skirmishers", "repair_drones")
    t.cards(RIVAL, "railgun_arrays", "elder")
    t.court("farseers")
    t.ships(RIVAL, "gate_2", 1)
    t.ships(RIVAL, "gate_2", 0, 1)
    t.lead(ME, "aggression_2")
    t.dice(0)
    t.use(ME, "galactic_rifles", "fire_rifles")
    t.do(AssignHits(ME, 0, 1))
    assert (t.fresh(ME, "gate_1"), t.wrecks(ME, "gate_1")) == (1, 1)
    assert t.kind() == "act"


def test_the_elders_shield_against_ransacking_only_names_battles() -> None:
    t = rifles(1)
    t.cards(RIVAL, "elder")
    t.court("farseers")
    t.agents(RIVAL, "farseers")
    t.city(RIVAL, "hex_1", damaged=True)
    t.lead(ME, "aggression_2")
    t.dice(0)
    t.use(ME, "galactic_rifles", "fire_rifles")
    assert CARD["farseers"] in t.player(ME).cards


def test_not_without_a_fresh_ship_or_a_target() -> None:
    t = rifles(0)
    t.ships(RIVAL, "gate_2", 1)
    t.lead(ME, "aggression_2")
    assert not t.offers("galactic_rifles", "fire_rifles")
    u = rifles(1)
    u.ships(RIVAL, "gate_3", 1)
    u.lead(ME, "aggression_2")
    assert not u.offers("galactic_rifles", "fire_rifles")
