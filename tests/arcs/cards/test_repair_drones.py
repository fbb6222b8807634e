"""Repair Drones."""

from stolik.games.arcs.messages.actions import Battle, CollectDice
from stolik.games.arcs.messages.events import Repaired
from tests.arcs.cards.table import ME, RIVAL, Table


def drones(attacker: int) -> Table:
    t = Table()
    t.cards(ME, "repair_drones")
    t.ships(ME, "gate_1", 1, 2)
    t.ships(RIVAL, "gate_1", 1, 1)
    t.lead(attacker, "aggression_2")
    t.do(Battle(attacker, "gate_1", ME + RIVAL - attacker))
    t.dice(3)
    t.do(CollectDice(attacker, 1, 0, 0))
    return t


def test_after_a_battle_as_attacker_one_attacking_ship_is_repaired() -> None:
    t = drones(ME)
    assert Repaired(ME, "ship", "gate_1") in t.events
    assert (t.fresh(ME, "gate_1"), t.wrecks(ME, "gate_1")) == (2, 1)


def test_not_after_defending() -> None:
    t = drones(RIVAL)
    assert (t.fresh(ME, "gate_1"), t.wrecks(ME, "gate_1")) == (1, 2)
    assert t.wrecks(RIVAL, "gate_1") == 1


def test_ships_elsewhere_are_not_repaired() -> None:
    t = Table()
    t.cards(ME, "repair_drones")
    t.ships(ME, "gate_1", 1)
    t.ships(ME, "gate_2", 0, 1)
    t.ships(RIVAL, "gate_1", 1)
    t.lead(ME, "aggression_2")
    t.do(Battle(ME, "gate_1", RIVAL))
    t.dice(3)
    t.do(CollectDice(ME, 1, 0, 0))
    assert t.wrecks(ME, "gate_2") == 1
