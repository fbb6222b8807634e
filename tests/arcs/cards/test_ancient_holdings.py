"""Ancient Holdings."""

from stolik.games.arcs.ids import KEEPER
from stolik.games.arcs.messages.actions import Battle, CollectDice, Raid, Spend, Store, Tax
from stolik.games.arcs.rules.resources import open_slots, slot_cost
from stolik.games.arcs.scoring import count
from tests.arcs.cards.table import ME, RIVAL, Table


def holdings() -> Table:
    t = Table()
    t.cards(ME, "ancient_holdings")
    return t


def test_it_is_one_more_resource_slot_with_a_raid_cost_of_four() -> None:
    t = holdings()
    assert open_slots(t.player(ME)) == [0, 1, 6]
    assert slot_cost(t.player(ME), 6) == 4


def test_a_gained_token_may_be_put_there() -> None:
    t = holdings()
    t.city(ME, "hex_2")
    t.lead(ME, "administration_2")
    t.do(Tax(ME, "hex_2.1"))
    t.do(Store(ME, "relic", 6))
    assert t.player(ME).resources[6] == 3


def test_the_token_counts_for_ambitions_and_can_be_spent() -> None:
    t = holdings()
    t.ships(ME, "gate_1")
    t.tokens(ME, "relic", slot=6)
    assert count(t.s, ME, KEEPER) == 1
    t.lead(ME, "construction_2")
    assert Spend(ME, 6, "relic") in t.options


def test_a_raider_needs_four_keys() -> None:
    t = holdings()
    t.tokens(ME, "relic", slot=6)
    t.city(ME, "hex_1")
    t.ships(RIVAL, "hex_1", 2)
    t.lead(RIVAL, "aggression_2")
    t.do(Battle(RIVAL, "hex_1", ME))
    t.dice(0, 0)
    t.do(CollectDice(RIVAL, 0, 0, 2))
    assert t.of(Raid) == [Raid(RIVAL, ME, 6, "relic", 4)]
    t.do(Raid(RIVAL, ME, 6, "relic", 4))
    t.store()
    assert t.held(RIVAL) == ["relic"]


def test_three_keys_are_not_enough() -> None:
    t = holdings()
    t.tokens(ME, "relic", slot=6)
    t.city(ME, "hex_1")
    t.ships(RIVAL, "hex_1", 3)
    t.lead(RIVAL, "aggression_2")
    t.do(Battle(RIVAL, "hex_1", ME))
    t.dice(0, 2)
    t.do(CollectDice(RIVAL, 0, 0, 2))
    assert t.of(Raid) == []
