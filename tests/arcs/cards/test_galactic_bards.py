"""Galactic Bards."""

from stolik.games.arcs.messages.actions import Declare, Move, Seize
from tests.arcs.cards.table import ME, RIVAL, Table


def bards() -> Table:
    t = Table()
    t.cards(ME, "galactic_bards")
    t.ships(ME, "gate_1")
    return t


def test_a_pivot_may_declare_the_ambition_of_its_card_without_the_zero_marker() -> None:
    t = bards()
    t.pivot(ME, "mobilization_4", lead="construction_3", leader=RIVAL)
    t.do(Declare(ME, "warlord"))
    assert t.s.markers.count(2) == 1
    assert not t.s.zero


def test_a_surpassing_card_may_too() -> None:
    t = bards()
    t.surpass(ME, "mobilization_6", lead="mobilization_3", leader=RIVAL)
    assert t.of(Declare) == [Declare(ME, "empath")]


def test_a_copy_may_not() -> None:
    t = bards()
    t.copy(ME, "mobilization_6", lead="mobilization_3", leader=RIVAL)
    assert t.of(Declare) == []


def test_before_any_action_of_the_turn() -> None:
    t = bards()
    t.surpass(ME, "mobilization_3", lead="mobilization_2", leader=RIVAL)
    t.do(Move(ME, "gate_1", "gate_2"))
    assert t.kind() == "act"
    assert t.of(Declare) == []


def test_not_if_an_ambition_was_declared_this_round() -> None:
    t = bards()
    t.s.declared = True
    t.pivot(ME, "mobilization_4", lead="construction_3", leader=RIVAL)
    assert t.of(Declare) == []


def test_only_once() -> None:
    t = bards()
    t.pivot(ME, "mobilization_4", lead="construction_3", leader=RIVAL)
    t.do(Declare(ME, "warlord"))
    assert t.of(Declare) == []


def test_a_seven_declares_any_ambition() -> None:
    t = bards()
    t.pivot(ME, "mobilization_7", lead="construction_3", leader=RIVAL)
    assert len(t.of(Declare)) == 5


def test_declaring_and_seizing_in_either_order() -> None:
    t = bards()
    t.hand(ME, "aggression_2", "aggression_3")
    t.pivot(ME, "mobilization_4", lead="construction_3", leader=RIVAL)
    t.do(Declare(ME, "warlord"))
    assert Seize(ME, "aggression_2") in t.options
    u = bards()
    u.hand(ME, "aggression_2", "aggression_3")
    u.pivot(ME, "mobilization_4", lead="construction_3", leader=RIVAL)
    u.do(Seize(ME, "aggression_2"))
    assert Declare(ME, "warlord") in u.options


def test_not_without_an_available_marker() -> None:
    t = bards()
    t.marker("keeper", 0, 1, 2)
    t.pivot(ME, "mobilization_4", lead="construction_3", leader=RIVAL)
    assert t.of(Declare) == []
