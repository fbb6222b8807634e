"""Song of Freedom."""

from stolik.games.arcs.ids import CARD
from stolik.games.arcs.messages.actions import Done, PickBuilding, Secure, Use
from stolik.games.arcs.messages.events import Returned, Seized
from tests.arcs.cards.table import ME, RIVAL, Table

SEIZE = Use(ME, "song_of_freedom", "seize")


def song(follow: bool = True) -> Table:
    t = Table()
    t.court("song_of_freedom")
    t.agents(ME, "song_of_freedom")
    t.city(RIVAL, "hex_1")
    t.ships(ME, "hex_1")
    t.city(ME, "hex_2")
    t.ships(ME, "hex_2")
    t.city(RIVAL, "hex_3")
    if follow:
        t.pivot(ME, "aggression_3", lead="construction_4", leader=RIVAL)
    else:
        t.lead(ME, "aggression_3")
    t.do(Secure(ME, "song_of_freedom"))
    return t


def test_any_city_in_a_system_you_control_may_go_back_to_its_board() -> None:
    t = song()
    assert t.of(PickBuilding) == [PickBuilding(ME, "hex_1.1"), PickBuilding(ME, "hex_2.1")]
    events = t.do(PickBuilding(ME, "hex_1.1"))
    assert Returned(RIVAL, "city", "hex_1.1") in events
    assert t.at("hex_1.1") == 0
    assert t.player(RIVAL).cities == 4
    assert t.player(ME).trophies == [0] * 16


def test_then_the_initiative_may_be_seized() -> None:
    t = song()
    t.do(PickBuilding(ME, "hex_2.1"))
    assert t.options == [SEIZE, Done(ME)]
    assert Seized(ME) in t.do(SEIZE)
    assert t.s.initiative == ME


def test_not_by_who_has_it_yet_the_city_may_be_returned() -> None:
    t = song(follow=False)
    t.do(PickBuilding(ME, "hex_2.1"))
    assert t.kind() == "act"
    assert not t.s.seized


def test_no_city_no_seizure() -> None:
    t = song()
    assert Seized(ME) not in t.do(Done(ME))
    assert t.s.initiative == RIVAL
    assert t.at("hex_1.1") != 0


def test_the_card_is_shuffled_back_into_the_court_deck() -> None:
    t = song(follow=False)
    before = t.s.court_deck.copy()
    t.do(Done(ME))
    assert not t.discarded("song_of_freedom")
    row = [card for card in t.s.court if card >= 0]
    assert sorted(t.s.court_deck + row) == sorted([*before, CARD["song_of_freedom"]])
    assert t.s.buried == 0


def test_a_returning_city_covers_its_slot_and_the_token_there_is_laid_anew() -> None:
    t = Table()
    t.court("song_of_freedom")
    t.agents(ME, "song_of_freedom")
    t.city(RIVAL, "hex_1")
    t.ships(ME, "hex_1")
    t.tokens(RIVAL, "fuel", "relic", "psionic")
    t.pivot(ME, "aggression_3", lead="construction_4", leader=RIVAL)
    t.do(Secure(ME, "song_of_freedom"))
    t.do(PickBuilding(ME, "hex_1.1"))
    assert t.kind() == "store"
    t.store()
    assert len(t.held(RIVAL)) == 2
