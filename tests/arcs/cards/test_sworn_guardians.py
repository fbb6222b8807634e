"""Sworn Guardians."""

from stolik.games.arcs.ids import CARD
from stolik.games.arcs.messages.actions import Battle, CollectDice, Raid, RaidCard
from stolik.games.arcs.messages.events import Buried
from stolik.games.arcs.rules.court import stealable_cards
from stolik.games.arcs.rules.refusals import GUARDED
from stolik.games.arcs.rules.resources import theft_refusal
from tests.arcs.cards.table import ME, RIVAL, Table
from tests.arcs.scenario import GAME


def guardians() -> Table:
    t = Table()
    t.cards(RIVAL, "farseers", "sworn_guardians")
    t.tokens(RIVAL, "fuel", "relic")
    t.city(RIVAL, "hex_1")
    t.ships(ME, "hex_1", 2)
    return t


def raid(t: Table, *faces: int) -> None:
    t.lead(ME, "aggression_2")
    t.do(Battle(ME, "hex_1", RIVAL))
    t.dice(*faces)
    t.do(CollectDice(ME, 0, 0, len(faces)))


def test_nothing_else_of_their_holder_can_be_stolen() -> None:
    t = guardians()
    assert theft_refusal(t.s, RIVAL) == GUARDED
    assert stealable_cards(t.s, RIVAL) == [CARD["sworn_guardians"]]


def test_in_a_raid_they_go_first_and_then_more_keys_may_be_spent() -> None:
    t = guardians()
    raid(t, 0, 0)
    assert t.of(Raid) == []
    assert t.of(RaidCard) == [RaidCard(ME, "sworn_guardians", 1)]
    t.do(RaidCard(ME, "sworn_guardians", 1))
    assert {a.resource for a in t.of(Raid)} == {"fuel", "relic"}
    assert RaidCard(ME, "farseers", 2) in t.options


def test_stolen_they_are_buried_at_the_bottom_of_the_court_deck() -> None:
    t = guardians()
    raid(t, 0, 0)
    events = t.do(RaidCard(ME, "sworn_guardians", 1))
    assert Buried("sworn_guardians") in events
    assert t.s.court_deck[0] == CARD["sworn_guardians"]
    assert not t.has(ME, "sworn_guardians")
    assert not t.has(RIVAL, "sworn_guardians")


def test_everybody_knows_where_they_lie() -> None:
    t = guardians()
    raid(t, 0, 0)
    t.do(RaidCard(ME, "sworn_guardians", 1))
    assert GAME.view(t.s, None).buried == ["sworn_guardians"]
