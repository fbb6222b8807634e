"""Call to Action."""

from stolik.games.arcs.ids import ACTION_CARD
from stolik.games.arcs.messages.actions import Secure
from stolik.games.arcs.messages.events import Drew
from tests.arcs.cards.table import ME, RIVAL, Table


def call(**options: bool) -> Table:
    t = Table(**options)
    t.court("call_to_action")
    t.agents(ME, "call_to_action")
    t.ships(ME, "gate_1")
    return t


def test_the_lowest_card_of_the_action_discard_pile_comes_to_hand() -> None:
    t = call()
    t.pile("administration_5", "administration_6", "aggression_2")
    t.lead(ME, "aggression_2")
    events = t.do(Secure(ME, "call_to_action"))
    assert t.player(ME).hand == [ACTION_CARD["administration_5"]]
    assert t.s.discard == [ACTION_CARD["administration_6"]]
    drew = Drew(ME, 1, ("administration_5",))
    assert drew in events
    assert drew.heard_by(RIVAL) == Drew(ME, 1, None)
    assert t.discarded("call_to_action")


def test_an_empty_pile_gives_nothing() -> None:
    t = call()
    t.pile("aggression_2")
    t.lead(ME, "aggression_2")
    events = t.do(Secure(ME, "call_to_action"))
    assert t.player(ME).hand == []
    assert not [event for event in events if isinstance(event, Drew)]


def test_with_split_piles_the_face_down_one_is_used() -> None:
    t = call(split_discard=True)
    t.pile("administration_5", "administration_6", "aggression_2")
    t.s.open_discard = [t.s.discard.pop(0)]
    t.lead(ME, "aggression_2")
    t.do(Secure(ME, "call_to_action"))
    assert t.player(ME).hand == [ACTION_CARD["administration_6"]]


def test_with_split_piles_and_none_face_down_both_are_shuffled_together_first() -> None:
    t = call(split_discard=True)
    t.pile("administration_5", "aggression_2")
    t.s.open_discard = [t.s.discard.pop(0)]
    t.lead(ME, "aggression_2")
    t.do(Secure(ME, "call_to_action"))
    assert t.player(ME).hand == [ACTION_CARD["administration_5"]]
    assert t.s.open_discard == []
