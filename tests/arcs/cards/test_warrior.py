"""Warrior: Tactical and Violent."""

from stolik.games.arcs.ids import EMPATH, TYRANT
from stolik.games.arcs.messages.actions import Battle, CollectDice, Done, EndTurn, Move, Spend
from stolik.games.arcs.scoring import award
from tests.arcs.cards.table import ME, RIVAL, Table


def warrior() -> Table:
    t = Table()
    t.cards(ME, "warrior")
    t.ships(ME, "gate_1", 1)
    t.ships(RIVAL, "gate_2", 1)
    return t


def fight(t: Table, system: str) -> None:
    t.do(Battle(ME, system, RIVAL))
    t.dice(3)
    t.do(CollectDice(ME, 1, 0, 0))


def test_tactical_moves_before_the_battle_of_a_pivot() -> None:
    t = warrior()
    t.ships(ME, "gate_4", 1)
    t.ships(RIVAL, "gate_4", 1)
    t.pivot(ME, "aggression_3", lead="construction_4", leader=RIVAL)
    t.use(ME, "warrior", "move")
    t.do(Move(ME, "gate_1", "gate_2"))
    assert set(t.options) == {Battle(ME, "gate_2", RIVAL), Battle(ME, "gate_4", RIVAL)}
    fight(t, "gate_2")
    assert t.of(Move) == []


def test_or_after_it() -> None:
    t = warrior()
    t.ships(ME, "gate_2", 1)
    t.pivot(ME, "aggression_3", lead="construction_4", leader=RIVAL)
    fight(t, "gate_2")
    assert t.kind() == "free-move"
    t.do(Move(ME, "gate_1", "gate_5"))
    assert t.fresh(ME, "gate_5") == 1


def test_the_move_after_it_may_be_left_out() -> None:
    t = warrior()
    t.ships(ME, "gate_2", 1)
    t.pivot(ME, "aggression_3", lead="construction_4", leader=RIVAL)
    fight(t, "gate_2")
    t.do(Done(ME))
    assert t.fresh(ME, "gate_1") == 1


def test_a_move_first_needs_a_legal_battle_afterwards() -> None:
    t = warrior()
    t.pivot(ME, "aggression_3", lead="construction_4", leader=RIVAL)
    t.use(ME, "warrior", "move")
    # The only move that leads to a battle is taken without asking.
    assert t.fresh(ME, "gate_2") == 1
    assert t.kind() == "dice"
    u = Table()
    u.cards(ME, "warrior")
    u.ships(ME, "gate_1", 1)
    u.ships(RIVAL, "gate_4", 1)
    u.pivot(ME, "aggression_3", lead="construction_4", leader=RIVAL)
    assert not u.offers("warrior", "move")


def test_also_when_a_weapon_lets_the_copied_pip_battle() -> None:
    t = warrior()
    t.tokens(ME, "weapon")
    t.copy(ME, "aggression_3", lead="construction_4", leader=RIVAL)
    t.do(Spend(ME, 0, "weapon"))
    assert t.offers("warrior", "move")


def test_not_when_leading() -> None:
    t = warrior()
    t.ships(ME, "gate_2", 1)
    t.lead(ME, "aggression_2")
    assert not t.offers("warrior", "move")
    fight(t, "gate_2")
    assert t.kind() == "act"


def test_not_for_the_defender() -> None:
    t = warrior()
    t.ships(ME, "gate_2", 1)
    t.pivot(RIVAL, "aggression_3", lead="construction_4", leader=ME)
    t.do(Battle(RIVAL, "gate_2", ME))
    t.dice(3)
    t.do(CollectDice(RIVAL, 1, 0, 0))
    assert t.kind() != "free-move"


def test_the_move_may_be_a_catapult() -> None:
    t = warrior()
    t.starport(ME, "hex_1")
    t.ships(ME, "hex_1", 1)
    t.pivot(ME, "aggression_3", lead="construction_4", leader=RIVAL)
    t.use(ME, "warrior", "move")
    t.do(Move(ME, "hex_1", "gate_1"))
    assert {a.to for a in t.options} == {"gate_2", "gate_5"}  # on to where a battle can follow, either way round
    t.do(Move(ME, "gate_1", "gate_2"))
    assert t.fresh(ME, "gate_2") == 1
    assert t.kind() == "dice"


def test_violent_gets_second_place_for_first_in_empath_and_nothing_for_second() -> None:
    t = warrior()
    t.marker("empath", 2)
    t.marker("tyrant", 1)
    assert award(t.s, ME, EMPATH, 1) == (3, 0)
    assert award(t.s, ME, EMPATH, 2) == (0, 0)
    assert award(t.s, ME, TYRANT, 1) == (3, 0)
    assert award(t.s, ME, TYRANT, 2) == (2, 0)


def test_the_turn_may_end_without_any_of_it() -> None:
    t = warrior()
    t.hand(RIVAL, "construction_6")
    t.pivot(ME, "aggression_3", lead="construction_4", leader=RIVAL)
    t.do(EndTurn(ME))
    assert t.fresh(ME, "gate_1") == 1
