"""Populist Demands."""

from stolik.games.arcs.messages.actions import Done, PickAmbition, Secure
from stolik.games.arcs.messages.events import Declared
from tests.arcs.cards.table import ME, Table


def demands() -> Table:
    t = Table()
    t.court("populist_demands")
    t.agents(ME, "populist_demands")
    t.ships(ME, "gate_1")
    return t


def test_any_ambition_may_be_declared_without_the_zero_marker() -> None:
    t = demands()
    t.lead(ME, "aggression_2")
    t.do(Secure(ME, "populist_demands"))
    assert len(t.of(PickAmbition)) == 5
    events = t.do(PickAmbition(ME, "keeper"))
    assert Declared(ME, "keeper", 5, 3, False) in events
    assert not t.s.zero
    assert t.discarded("populist_demands")


def test_it_may_be_left_out() -> None:
    t = demands()
    t.lead(ME, "aggression_2")
    t.do(Secure(ME, "populist_demands"))
    t.do(Done(ME))
    assert t.s.markers == [-1, -1, -1]
    assert t.discarded("populist_demands")


def test_an_ambition_marker_must_be_available() -> None:
    t = demands()
    t.marker("keeper", 0, 1, 2)
    t.lead(ME, "aggression_2")
    t.do(Secure(ME, "populist_demands"))
    assert t.kind() == "act"
    assert t.discarded("populist_demands")
