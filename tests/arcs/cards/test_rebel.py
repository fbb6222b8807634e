"""Rebel: Committed and Disorganized."""

from stolik.games.arcs.messages.actions import Battle, CollectDice, Move, Ships
from tests.arcs.cards.table import ME, RIVAL, Table


def rebel() -> Table:
    t = Table()
    t.cards(ME, "rebel")
    t.ships(ME, "gate_1", 3, 1)
    t.ships(RIVAL, "gate_1", 2)
    return t


def totals(t: Table) -> set[int]:
    return {a.skirmish + a.assault + a.raid for a in t.of(CollectDice)}


def test_committed_collects_two_dice_beyond_the_ships_and_these_two_are_mandatory() -> None:
    t = rebel()
    t.lead(ME, "aggression_2")
    t.do(Battle(ME, "gate_1", RIVAL))
    assert totals(t) == {2, 3, 4, 5, 6}


def test_still_no_more_than_six_of_a_kind() -> None:
    t = rebel()
    t.ships(ME, "gate_1", 4)
    t.lead(ME, "aggression_2")
    t.do(Battle(ME, "gate_1", RIVAL))
    assert max(totals(t)) == 10
    assert max(a.skirmish for a in t.of(CollectDice)) == 6


def test_gatekeepers_add_two_more_that_are_optional() -> None:
    t = rebel()
    t.cards(ME, "gatekeepers")
    t.lead(ME, "aggression_2")
    t.do(Battle(ME, "gate_1", RIVAL))
    assert totals(t) == {2, 3, 4, 5, 6, 7, 8}


def test_disorganized_moves_two_ships_at_most() -> None:
    t = rebel()
    t.lead(ME, "mobilization_2")
    t.do(Move(ME, "gate_1", "gate_2"))
    assert {(a.fresh, a.damaged) for a in t.of(Ships)} == {(2, 0), (1, 1), (1, 0), (0, 1)}


def test_two_ships_catapult_like_any_others() -> None:
    t = rebel()
    t.starport(ME, "hex_1")
    t.ships(ME, "hex_1", 3)
    t.lead(ME, "mobilization_2")
    t.do(Move(ME, "hex_1", "gate_1"))
    t.do(Ships(ME, 2, 0))
    assert t.kind() == "catapult"
    t.do(Move(ME, "gate_1", "gate_2"))
    t.do(Ships(ME, 2, 0))
    assert t.fresh(ME, "gate_2") == 2
    assert t.fresh(ME, "hex_1") == 1
