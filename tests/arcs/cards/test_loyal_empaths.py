"""Loyal Empaths."""

from stolik.games.arcs.ids import PSIONIC
from stolik.games.arcs.messages.actions import Influence, Spend
from stolik.games.arcs.rules.hits import provoke
from tests.arcs.cards.table import ME, RIVAL, Table


def empaths() -> Table:
    t = Table()
    t.cards(ME, "loyal_empaths", "farseers")
    t.court("gatekeepers")
    t.ships(ME, "gate_1")
    t.tokens(ME, "weapon")
    return t


def test_they_stay_when_outrage_is_provoked() -> None:
    t = empaths()
    provoke(t.s, ME, PSIONIC, [])
    assert t.has(ME, "loyal_empaths")
    assert not t.has(ME, "farseers")


def test_any_token_may_be_spent_as_a_psionic_for_an_action_of_the_lead_suit() -> None:
    t = empaths()
    t.outrage(ME, "psionic")
    t.pivot(ME, "construction_3", lead="mobilization_4", leader=RIVAL)
    assert Influence(ME, "gatekeepers") not in t.options
    t.do(Spend(ME, 0, "psionic"))
    t.do(Influence(ME, "gatekeepers"))
    assert t.on("gatekeepers", ME) == 1
