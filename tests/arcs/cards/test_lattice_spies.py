"""Lattice Spies."""

from stolik.games.arcs.messages.actions import EndTurn, Move, Spend
from tests.arcs.cards.table import ME, RIVAL, Table


def spies() -> Table:
    t = Table()
    t.cards(ME, "lattice_spies")
    t.ships(ME, "gate_1")
    t.tokens(ME, "fuel")
    return t


def test_discarded_they_seize_the_initiative() -> None:
    t = spies()
    t.hand(RIVAL, "aggression_6")
    t.hand(ME, "aggression_5")
    t.pivot(ME, "mobilization_3", lead="construction_4", leader=RIVAL)
    t.use(ME, "lattice_spies")
    assert t.discarded("lattice_spies")
    assert t.s.seized
    t.do(EndTurn(ME))
    assert t.s.initiative == ME


def test_only_before_any_other_action_of_the_turn() -> None:
    t = spies()
    t.pivot(ME, "mobilization_3", lead="construction_4", leader=RIVAL)
    assert t.offers("lattice_spies")
    t.do(Spend(ME, 0, "fuel"))
    t.do(Move(ME, "gate_1", "gate_2"))
    assert not t.offers("lattice_spies")


def test_they_may_be_discarded_for_nothing_by_who_has_the_initiative() -> None:
    t = spies()
    t.lead(ME, "mobilization_3")
    t.use(ME, "lattice_spies")
    assert t.discarded("lattice_spies")
    assert (t.s.initiative, t.s.seized) == (ME, False)


def test_they_may_be_discarded_for_nothing_if_it_was_seized_this_round() -> None:
    t = spies()
    t.s.seized = True
    t.pivot(ME, "mobilization_3", lead="construction_4", leader=RIVAL)
    before = t.s.initiative
    t.use(ME, "lattice_spies")
    assert t.discarded("lattice_spies")
    assert t.s.initiative == before
