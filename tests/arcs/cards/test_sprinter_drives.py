"""Sprinter Drives."""

from stolik.games.arcs.messages.actions import Done, Move, Ships
from tests.arcs.cards.table import ME, RIVAL, Table


def sprinters() -> Table:
    t = Table()
    t.cards(ME, "sprinter_drives")
    t.ships(ME, "gate_1", 2, 1)
    return t


def test_fresh_ships_that_moved_may_move_once_more() -> None:
    t = sprinters()
    t.lead(ME, "mobilization_2")
    t.do(Move(ME, "gate_1", "gate_2"))
    t.do(Ships(ME, 2, 1))
    assert t.kind() == "sprint"
    t.do(Move(ME, "gate_2", "gate_3"))
    t.do(Ships(ME, 1, 0))
    assert (t.fresh(ME, "gate_2"), t.wrecks(ME, "gate_2")) == (1, 1)
    assert t.fresh(ME, "gate_3") == 1
    assert t.s.pips == 3


def test_damaged_ships_and_ships_that_were_there_do_not_come_along() -> None:
    t = sprinters()
    t.ships(ME, "gate_2", 3)
    t.lead(ME, "mobilization_2")
    t.do(Move(ME, "gate_1", "gate_2"))
    t.do(Ships(ME, 2, 1))
    t.do(Move(ME, "gate_2", "gate_3"))
    assert {(a.fresh, a.damaged) for a in t.of(Ships)} == {(2, 0), (1, 0)}


def test_only_once_and_only_if_you_like() -> None:
    t = sprinters()
    t.lead(ME, "mobilization_2")
    t.do(Move(ME, "gate_1", "gate_2"))
    t.do(Ships(ME, 1, 0))
    t.do(Move(ME, "gate_2", "gate_3"))
    assert t.kind() == "act"
    t.do(Move(ME, "gate_1", "gate_2"))
    t.do(Ships(ME, 1, 0))
    t.do(Done(ME))
    assert t.fresh(ME, "gate_2") == 1


def test_a_move_of_damaged_ships_alone_brings_nothing() -> None:
    t = sprinters()
    t.lead(ME, "mobilization_2")
    t.do(Move(ME, "gate_1", "gate_2"))
    t.do(Ships(ME, 0, 1))
    assert t.kind() == "act"


def test_after_all_catapult_steps_one_group_moves_on() -> None:
    t = sprinters()
    t.starport(ME, "hex_1")
    t.ships(ME, "hex_1", 3)
    t.lead(ME, "mobilization_2")
    t.do(Move(ME, "hex_1", "gate_1"))
    t.do(Ships(ME, 3, 0))
    t.do(Move(ME, "gate_1", "gate_2"))
    t.do(Ships(ME, 2, 0))
    t.do(Done(ME))
    assert t.kind() == "sprint"
    assert {a.origin for a in t.of(Move)} == {"gate_1", "gate_2"}
    t.do(Move(ME, "gate_2", "gate_3"))
    t.do(Ships(ME, 2, 0))
    assert t.fresh(ME, "gate_3") == 2
    assert t.fresh(ME, "gate_1") == 3
    assert t.kind() == "act"


def test_the_bonus_move_may_catapult_if_it_starts_at_an_own_starport() -> None:
    t = sprinters()
    t.starport(ME, "hex_1")
    t.lead(ME, "mobilization_2")
    t.do(Move(ME, "gate_1", "hex_1"))
    t.do(Ships(ME, 1, 0))
    t.do(Move(ME, "hex_1", "gate_1"))
    assert t.kind() == "catapult"
    t.do(Move(ME, "gate_1", "gate_2"))
    t.do(Done(ME))
    assert t.fresh(ME, "gate_2") == 1
    assert t.kind() == "act"


def test_a_gate_that_a_rival_controls_stops_the_catapult_but_not_the_sprint() -> None:
    t = sprinters()
    t.starport(ME, "hex_1")
    t.ships(ME, "hex_1", 1)
    t.ships(RIVAL, "gate_1", 5)
    t.lead(ME, "mobilization_2")
    t.do(Move(ME, "hex_1", "gate_1"))
    assert t.kind() == "sprint"
    t.do(Move(ME, "gate_1", "gate_2"))
    assert t.fresh(ME, "gate_2") == 1


def warrior(*rival_gates: str) -> Table:
    """A warrior who moves before the battle of a pivot."""
    t = Table()
    t.cards(ME, "sprinter_drives", "warrior")
    t.ships(ME, "gate_1", 1)
    for gate in rival_gates:
        t.ships(RIVAL, gate, 1)
    t.pivot(ME, "aggression_3", lead="construction_4", leader=RIVAL)
    t.use(ME, "warrior", "move")
    return t


def test_a_move_that_must_leave_a_battle_possible_binds_the_sprint_too() -> None:
    t = warrior("gate_2", "gate_3")
    assert t.fresh(ME, "gate_2") == 1  # the only move that leads to a battle is taken without asking
    assert t.of(Move) == [Move(ME, "gate_2", "gate_3")]
    assert Done(ME) in t.options
    t.do(Move(ME, "gate_2", "gate_3"))
    assert t.kind() == "dice"


def test_the_sprint_may_be_what_makes_the_battle_possible_and_is_then_a_must() -> None:
    t = warrior("gate_3")
    assert t.fresh(ME, "gate_3") == 1  # by way of gate 2: no other way leads to a battle
    assert t.kind() == "dice"


def test_a_lone_ship_may_leave_its_battle_and_sprint_back_to_it() -> None:
    t = warrior("gate_1")
    assert {a.to for a in t.of(Move)} == {"gate_2", "gate_5", "arrow_1", "crescent_1", "hex_1"}
    t.do(Move(ME, "gate_1", "hex_1"))
    assert t.fresh(ME, "gate_1") == 1
    assert t.kind() == "dice"


def dropping() -> Table:
    """A warrior's catapult with two fresh ships; the only rival stands on a planet of cluster 2."""
    t = Table()
    t.cards(ME, "sprinter_drives", "warrior")
    t.starport(ME, "hex_1")
    t.ships(ME, "hex_1", 2)
    t.city(RIVAL, "hex_2")
    t.pivot(ME, "aggression_3", lead="construction_4", leader=RIVAL)
    t.use(ME, "warrior", "move")
    t.do(Ships(ME, 2, 0))  # to gate 1: no other move leads to a battle
    return t


def test_ships_dropped_off_on_the_way_may_be_the_ones_that_sprint_to_the_battle() -> None:
    t = dropping()
    t.do(Move(ME, "gate_1", "gate_2"))
    t.do(Ships(ME, 2, 0))
    t.do(Move(ME, "gate_2", "gate_3"))
    t.do(Ships(ME, 1, 0))  # the other one waits at gate 2, one step from the battle
    t.do(Move(ME, "gate_3", "hex_3"))
    assert t.kind() == "dice"  # only the sprint of the ship at gate 2 leads to a battle, so nothing is asked
    assert (t.fresh(ME, "hex_2"), t.fresh(ME, "hex_3")) == (1, 1)


def test_a_ship_that_stayed_where_the_move_began_does_not_sprint() -> None:
    t = Table()
    t.cards(ME, "sprinter_drives", "warrior")
    t.starport(ME, "hex_2")
    t.ships(ME, "hex_2", 2)
    t.city(RIVAL, "crescent_2")
    t.pivot(ME, "aggression_3", lead="construction_4", leader=RIVAL)
    t.use(ME, "warrior", "move")
    t.do(Move(ME, "hex_2", "gate_2"))
    t.do(Ships(ME, 1, 0))
    assert Move(ME, "gate_2", "gate_3") not in t.options
    assert Move(ME, "gate_2", "arrow_2") in t.options  # and sprint on to the crescent


def test_who_comes_back_whole_to_the_gate_where_it_began_has_moved_and_may_sprint() -> None:
    t = sprinters()
    t.starport(ME, "gate_1")
    t.lead(ME, "mobilization_2")
    t.do(Move(ME, "gate_1", "gate_2"))
    t.do(Ships(ME, 2, 1))
    t.do(Move(ME, "gate_2", "gate_1"))
    t.do(Ships(ME, 2, 1))
    t.do(Move(ME, "gate_1", "gate_5"))
    t.do(Ships(ME, 0, 1))  # the fresh ones are left where they began, yet they have moved
    t.do(Done(ME))
    t.do(Move(ME, "gate_1", "hex_1"))
    t.do(Ships(ME, 2, 0))
    assert (t.fresh(ME, "hex_1"), t.wrecks(ME, "gate_5")) == (2, 1)


def test_it_comes_back_whole_only_once() -> None:
    t = sprinters()
    t.starport(ME, "gate_1")
    t.lead(ME, "mobilization_2")
    for origin, to in [("gate_1", "gate_2"), ("gate_2", "gate_1")]:
        t.do(Move(ME, origin, to))
        t.do(Ships(ME, 2, 1))
    t.do(Move(ME, "gate_1", "gate_2"))
    assert Ships(ME, 2, 1) not in t.options
