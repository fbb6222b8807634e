"""Loyal Keepers."""

from stolik.games.arcs.ids import RELIC
from stolik.games.arcs.messages.actions import Secure, Spend
from stolik.games.arcs.rules.hits import provoke
from tests.arcs.cards.table import ME, Table


def keepers() -> Table:
    t = Table()
    t.cards(ME, "loyal_keepers", "relic_fence")
    t.court("gatekeepers")
    t.agents(ME, "gatekeepers")
    t.tokens(ME, "fuel")
    return t


def test_they_stay_when_outrage_is_provoked() -> None:
    t = keepers()
    provoke(t.s, ME, RELIC, [])
    assert t.has(ME, "loyal_keepers")
    assert not t.has(ME, "relic_fence")


def test_any_token_may_be_spent_as_a_relic_whatever_the_outrage() -> None:
    t = keepers()
    t.outrage(ME, "relic")
    t.lead(ME, "construction_2")
    t.do(Spend(ME, 0, "relic"))
    t.do(Secure(ME, "gatekeepers"))
    assert t.has(ME, "gatekeepers")


def test_a_card_secured_in_a_prelude_keeps_its_prelude_action_for_later() -> None:
    t = keepers()
    t.lead(ME, "construction_2")
    t.do(Spend(ME, 0, "relic"))
    t.do(Secure(ME, "gatekeepers"))
    assert not t.offers("gatekeepers")
