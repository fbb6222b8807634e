"""Outrage Spreads."""

from stolik.games.arcs.ids import FUEL
from stolik.games.arcs.messages.actions import Done, PickResource, Secure
from tests.arcs.cards.table import ME, RIVAL, THIRD, Table


def spreading() -> Table:
    t = Table()
    t.court("outrage_spreads")
    t.agents(ME, "outrage_spreads")
    t.ships(ME, "gate_1")
    t.tokens(ME, "fuel", "relic")
    t.tokens(RIVAL, "fuel", "fuel")
    t.cards(THIRD, "gatekeepers", "loyal_pilots")
    return t


def test_every_player_the_taker_too_provokes_outrage_of_the_named_type() -> None:
    t = spreading()
    t.lead(ME, "aggression_2")
    t.do(Secure(ME, "outrage_spreads"))
    t.do(PickResource(ME, "fuel"))
    assert [p.outrage[FUEL] for p in t.s.players] == [1, 1, 1, 1]
    assert t.held(ME) == ["relic"]
    assert t.held(RIVAL) == []
    assert t.discarded("gatekeepers")
    assert t.has(THIRD, "loyal_pilots")
    assert t.discarded("outrage_spreads")


def test_nobody_ransacks() -> None:
    t = spreading()
    t.lead(ME, "aggression_2")
    t.do(Secure(ME, "outrage_spreads"))
    t.do(PickResource(ME, "fuel"))
    assert t.kind() == "act"
    assert all(sum(p.trophies) == 0 for p in t.s.players)


def test_it_may_be_left_out() -> None:
    t = spreading()
    t.lead(ME, "aggression_2")
    t.do(Secure(ME, "outrage_spreads"))
    t.do(Done(ME))
    assert [p.outrage[FUEL] for p in t.s.players] == [0, 0, 0, 0]
