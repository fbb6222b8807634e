"""Farseers."""

from stolik.games.arcs.ids import ACTION_CARD
from stolik.games.arcs.messages.actions import Declare, Done, PickAction, PickSeat
from stolik.games.arcs.messages.events import SawHand, SwappedCards
from stolik.kernel.chance import chance_of
from tests.arcs.cards.table import FOURTH, ME, RIVAL, THIRD, Table
from tests.arcs.scenario import GAME


def cards(*names: str) -> list[int]:
    return sorted(ACTION_CARD[name] for name in names)


def seers() -> Table:
    t = Table()
    t.cards(ME, "farseers")
    t.ships(ME, "gate_1")
    t.hand(ME, "mobilization_2", "mobilization_6")
    t.hand(RIVAL, "aggression_5", "aggression_6")
    t.hand(THIRD, "administration_2")
    return t


def test_declaring_shows_the_hand_of_one_rival() -> None:
    t = seers()
    t.lead(ME, "construction_3")
    t.do(Declare(ME, "tyrant"))
    assert t.options == [PickSeat(ME, RIVAL), PickSeat(ME, THIRD)]
    events = t.do(PickSeat(ME, RIVAL))
    seen = SawHand(ME, RIVAL, ("aggression_5", "aggression_6"))
    assert seen in events
    assert seen.heard_by(THIRD) == SawHand(ME, RIVAL, None)
    assert GAME.view(t.s, ME).players[RIVAL].hand == ["aggression_5", "aggression_6"]
    assert GAME.view(t.s, THIRD).players[RIVAL].hand == [None, None]


def test_then_one_card_may_be_swapped_and_the_owner_of_the_farseers_chooses_both() -> None:
    t = seers()
    t.lead(ME, "construction_3")
    t.do(Declare(ME, "tyrant"))
    t.do(PickSeat(ME, RIVAL))
    assert t.picks() == {"aggression_5", "aggression_6"}
    t.do(PickAction(ME, "aggression_6"))
    assert t.picks() == {"mobilization_2", "mobilization_6"}
    events = t.do(PickAction(ME, "mobilization_2"))
    assert t.player(ME).hand == cards("aggression_6", "mobilization_6")
    assert t.player(RIVAL).hand == cards("aggression_5", "mobilization_2")
    assert SwappedCards(ME, RIVAL, "mobilization_2", "aggression_6") in events
    assert SwappedCards(RIVAL, ME, "aggression_6", "mobilization_2") in events


def test_both_know_where_the_swapped_cards_went_and_others_do_not() -> None:
    t = seers()
    t.lead(ME, "construction_3")
    t.do(Declare(ME, "tyrant"))
    t.do(PickSeat(ME, RIVAL))
    t.do(PickAction(ME, "aggression_6"))
    t.do(PickAction(ME, "mobilization_2"))
    assert "aggression_6" in GAME.view(t.s, RIVAL).players[ME].hand
    assert "mobilization_2" in GAME.view(t.s, ME).players[RIVAL].hand
    assert GAME.view(t.s, FOURTH).players[ME].hand == [None, None]


def test_the_swap_may_be_left_out() -> None:
    t = seers()
    t.lead(ME, "construction_3")
    t.do(Declare(ME, "tyrant"))
    t.do(PickSeat(ME, RIVAL))
    t.do(Done(ME))
    assert t.player(RIVAL).hand == cards("aggression_5", "aggression_6")


def test_discarded_with_cards_of_your_hand_they_draw_as_many_and_one_more_from_the_bottom() -> None:
    t = seers()
    t.pile("administration_5", "administration_6", "construction_6", "construction_3")
    t.lead(ME, "construction_3")
    t.use(ME, "farseers")
    t.do(PickAction(ME, "mobilization_2"))
    t.do(Done(ME))
    assert t.player(ME).hand == cards("mobilization_6", "administration_5", "administration_6")
    assert t.s.discard == [ACTION_CARD["construction_6"], ACTION_CARD["mobilization_2"]]
    assert t.discarded("farseers")


def test_no_card_of_the_hand_is_needed() -> None:
    t = seers()
    t.pile("administration_5", "construction_3")
    t.lead(ME, "construction_3")
    t.use(ME, "farseers")
    t.do(Done(ME))
    assert t.player(ME).hand == cards("mobilization_2", "mobilization_6", "administration_5")


def test_with_a_tiny_pile_it_is_chance_which_of_the_discarded_cards_come_back() -> None:
    returned = set()
    for seed in "abcdefgh":
        t = seers()
        t.pile("administration_5", "administration_6", "construction_3")
        t.lead(ME, "construction_3")
        t.use(ME, "farseers")
        t.do(PickAction(ME, "mobilization_2"))
        t.do(PickAction(ME, "mobilization_6"))
        t.s.chance = chance_of(seed)
        t.do(Done(ME))
        returned.add(tuple(t.player(ME).hand))
    drawn = ("administration_5", "administration_6")
    assert returned == {tuple(cards(*drawn, "mobilization_2")), tuple(cards(*drawn, "mobilization_6"))}


def test_with_a_small_pile_as_many_as_there_are_come() -> None:
    t = seers()
    t.pile("construction_3")
    t.lead(ME, "construction_3")
    t.use(ME, "farseers")
    t.do(Done(ME))
    assert len(t.player(ME).hand) == 2


def test_without_a_card_of_your_own_you_only_look() -> None:
    t = Table()
    t.cards(ME, "farseers")
    t.ships(ME, "gate_1", 1, 1)
    t.hand(RIVAL, "aggression_5")
    t.lead(ME, "construction_3")
    events = t.do(Declare(ME, "tyrant"))  # only one rival has a hand: it is looked at without asking
    assert SawHand(ME, RIVAL, ("aggression_5",)) in events
    assert t.kind() == "prelude"
