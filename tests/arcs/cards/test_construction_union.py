"""Construction Union."""

from stolik.games.arcs.events.messages import PickedUp
from stolik.games.arcs.ids import ACTION_CARD, CARD
from stolik.games.arcs.messages import EndTurn, PickAction
from stolik.games.arcs.rules.court import stealable_cards
from tests.arcs.cards.table import ME, RIVAL, Table


def union() -> Table:
    t = Table()
    t.cards(ME, "construction_union")
    t.ships(ME, "gate_1", 1, 1)
    t.court("farseers")
    return t


def test_when_the_round_is_over_the_card_beside_it_comes_to_hand_and_the_union_is_discarded() -> None:
    t = union()
    t.hand(RIVAL, "mobilization_6")
    t.pivot(ME, "administration_3", lead="construction_4", leader=RIVAL)
    t.use(ME, "construction_union")
    assert not t.has(ME, "construction_union")
    assert not t.discarded("construction_union")
    t.do(EndTurn(ME))
    assert t.player(ME).hand == [ACTION_CARD["construction_4"]]
    assert ACTION_CARD["construction_4"] not in t.s.discard
    assert t.discarded("construction_union")
    assert PickedUp(ME, "construction_4") in t.events


def test_it_can_be_laid_beside_your_own_card_or_any_other_of_the_suit() -> None:
    t = union()
    t.surpass(ME, "construction_5", lead="construction_3", leader=RIVAL)
    t.use(ME, "construction_union")
    assert t.picks() == {"construction_3", "construction_5"}
    t.do(PickAction(ME, "construction_5"))
    assert [(laid.card, laid.owner, laid.action) for laid in t.s.laid] == [
        (CARD["construction_union"], ME, ACTION_CARD["construction_5"])
    ]


def test_a_card_that_lies_face_down_does_not_count() -> None:
    t = union()
    t.copy(ME, "construction_2", lead="mobilization_4", leader=RIVAL)
    assert not t.offers("construction_union")


def test_a_card_of_another_suit_does_not_count() -> None:
    t = union()
    t.lead(ME, "mobilization_4")
    assert not t.offers("construction_union")


def test_while_it_lies_there_it_cannot_be_stolen() -> None:
    t = union()
    t.lead(ME, "construction_4")
    assert stealable_cards(t.s, ME) == [CARD["construction_union"]]
    t.use(ME, "construction_union")
    assert stealable_cards(t.s, ME) == []


def test_the_initiative_still_goes_to_the_highest_surpassing_card_that_was_picked_up() -> None:
    t = union()
    t.hand(RIVAL, "mobilization_6")
    t.surpass(ME, "construction_5", lead="construction_3", leader=RIVAL)
    t.use(ME, "construction_union")
    t.do(PickAction(ME, "construction_5"))
    t.do(EndTurn(ME))
    assert t.s.initiative == ME
    assert t.player(ME).hand == [ACTION_CARD["construction_5"]]
