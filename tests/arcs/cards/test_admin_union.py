"""Admin Union."""

from stolik.games.arcs.events.messages import PickedUp
from stolik.games.arcs.ids import ACTION_CARD, CARD
from stolik.games.arcs.messages import EndTurn, PickAction
from stolik.games.arcs.rules.court import stealable_cards
from tests.arcs.cards.table import ME, RIVAL, Table


def union() -> Table:
    t = Table()
    t.cards(ME, "admin_union")
    t.ships(ME, "gate_1", 1, 1)
    t.court("farseers")
    return t


def test_when_the_round_is_over_the_card_beside_it_comes_to_hand_and_the_union_is_discarded() -> None:
    t = union()
    t.hand(RIVAL, "construction_6")
    t.pivot(ME, "aggression_3", lead="administration_4", leader=RIVAL)
    t.use(ME, "admin_union")
    assert not t.has(ME, "admin_union")
    assert not t.discarded("admin_union")
    t.do(EndTurn(ME))
    assert t.player(ME).hand == [ACTION_CARD["administration_4"]]
    assert ACTION_CARD["administration_4"] not in t.s.discard
    assert t.discarded("admin_union")
    assert PickedUp(ME, "administration_4") in t.events


def test_it_can_be_laid_beside_your_own_card_or_any_other_of_the_suit() -> None:
    t = union()
    t.surpass(ME, "administration_5", lead="administration_3", leader=RIVAL)
    t.use(ME, "admin_union")
    assert t.picks() == {"administration_3", "administration_5"}
    t.do(PickAction(ME, "administration_5"))
    assert [(laid.card, laid.owner, laid.action) for laid in t.s.laid] == [
        (CARD["admin_union"], ME, ACTION_CARD["administration_5"])
    ]


def test_a_card_that_lies_face_down_does_not_count() -> None:
    t = union()
    t.copy(ME, "administration_2", lead="construction_4", leader=RIVAL)
    assert not t.offers("admin_union")


def test_a_card_of_another_suit_does_not_count() -> None:
    t = union()
    t.lead(ME, "construction_4")
    assert not t.offers("admin_union")


def test_while_it_lies_there_it_cannot_be_stolen() -> None:
    t = union()
    t.lead(ME, "administration_4")
    assert stealable_cards(t.s, ME) == [CARD["admin_union"]]
    t.use(ME, "admin_union")
    assert stealable_cards(t.s, ME) == []


def test_the_initiative_still_goes_to_the_highest_surpassing_card_that_was_picked_up() -> None:
    t = union()
    t.hand(RIVAL, "construction_6")
    t.surpass(ME, "administration_5", lead="administration_3", leader=RIVAL)
    t.use(ME, "admin_union")
    t.do(PickAction(ME, "administration_5"))
    t.do(EndTurn(ME))
    assert t.s.initiative == ME
    assert t.player(ME).hand == [ACTION_CARD["administration_5"]]
