"""Guild Struggle."""

from stolik.games.arcs.ids import CARD
from stolik.games.arcs.messages.actions import Done, PickCard, Secure
from tests.arcs.cards.table import ME, RIVAL, THIRD, Table


def struggle() -> Table:
    t = Table()
    t.court("guild_struggle")
    t.agents(ME, "guild_struggle")
    t.ships(ME, "gate_1")
    t.cards(RIVAL, "farseers")
    t.cards(THIRD, "relic_fence", "sworn_guardians")
    for name in ("gatekeepers", "mass_uprising"):
        t.s.court_deck.remove(CARD[name])
        t.s.court_discard.append(CARD[name])
    t.lead(ME, "aggression_2")
    t.do(Secure(ME, "guild_struggle"))
    return t


def test_one_guild_card_may_be_stolen() -> None:
    t = struggle()
    assert t.of(PickCard) == [PickCard(ME, "farseers"), PickCard(ME, "sworn_guardians")]
    t.do(PickCard(ME, "farseers"))
    assert t.has(ME, "farseers")


def test_it_may_be_left_out() -> None:
    t = struggle()
    t.do(Done(ME))
    assert t.has(RIVAL, "farseers")


def test_then_all_discarded_guild_cards_are_shuffled_into_the_court_deck_and_vox_cards_stay() -> None:
    t = struggle()
    t.do(Done(ME))
    assert not t.discarded("gatekeepers")
    assert t.discarded("mass_uprising")
    assert CARD["gatekeepers"] in t.s.court_deck + t.s.court


def test_guild_struggle_itself_is_discarded() -> None:
    t = struggle()
    t.do(Done(ME))
    assert t.discarded("guild_struggle")
