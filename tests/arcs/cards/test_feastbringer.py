"""Feastbringer: Charismatic and Generous."""

from stolik.games.arcs.ids import CARD
from stolik.games.arcs.messages.actions import Declare, Done, Influence, PickAmbition, PickCard, Secure
from stolik.games.arcs.messages.events import GaveCard
from tests.arcs.cards.table import FOURTH, ME, RIVAL, THIRD, Table


def feast() -> Table:
    t = Table()
    t.cards(ME, "feastbringer")
    t.ships(ME, "gate_1", 1, 1)
    t.court("farseers", "gatekeepers")
    return t


def test_charismatic_influences_before_securing_with_a_pivot() -> None:
    t = feast()
    t.agents(RIVAL, "farseers")
    t.agents(ME, "farseers")
    t.pivot(ME, "aggression_3", lead="construction_4", leader=RIVAL)
    assert t.of(Secure) == []
    t.use(ME, "feastbringer", "influence")
    assert t.of(Influence) == [Influence(ME, "farseers"), Influence(ME, "gatekeepers")]
    t.do(Influence(ME, "farseers"))
    assert t.has(ME, "farseers")  # the only card that can be secured is taken without asking
    assert t.kind() != "free-influence"


def test_influence_and_secure_may_be_on_different_cards() -> None:
    t = feast()
    t.agents(ME, "farseers")
    t.pivot(ME, "aggression_3", lead="construction_4", leader=RIVAL)
    t.use(ME, "feastbringer", "influence")
    t.do(Influence(ME, "gatekeepers"))
    assert t.of(Secure) == [Secure(ME, "farseers"), Secure(ME, "gatekeepers")]
    t.do(Secure(ME, "farseers"))
    assert t.on("gatekeepers", ME) == 1


def test_or_after_it() -> None:
    t = feast()
    t.agents(ME, "farseers")
    t.copy(ME, "construction_3", lead="aggression_4", leader=RIVAL)
    t.do(Secure(ME, "farseers"))
    assert t.kind() == "free-influence"
    t.do(Influence(ME, "gatekeepers"))
    assert t.on("gatekeepers", ME) == 1


def test_the_influence_after_it_may_be_left_out() -> None:
    t = feast()
    t.agents(ME, "farseers")
    t.copy(ME, "construction_3", lead="aggression_4", leader=RIVAL)
    t.do(Secure(ME, "farseers"))
    t.do(Done(ME))
    assert t.player(ME).agents == 10


def test_influence_first_needs_a_legal_secure_afterwards() -> None:
    t = feast()
    t.agents(RIVAL, "farseers", 2)
    t.agents(RIVAL, "gatekeepers", 2)
    t.pivot(ME, "aggression_3", lead="construction_4", leader=RIVAL)
    assert not t.offers("feastbringer", "influence")


def test_not_when_leading() -> None:
    t = feast()
    t.agents(ME, "farseers")
    t.lead(ME, "aggression_2")
    assert not t.offers("feastbringer", "influence")
    t.do(Secure(ME, "farseers"))
    assert t.kind() == "act"


def test_generous_gives_a_guild_card_to_the_weakest_rival_for_every_declaration() -> None:
    t = feast()
    t.cards(ME, "relic_fence", "silver_tongues")
    t.player(RIVAL).power, t.player(THIRD).power, t.player(FOURTH).power = 5, 1, 3
    t.lead(ME, "construction_4")
    t.do(Declare(ME, "warlord"))
    assert t.of(PickCard) == [PickCard(ME, "relic_fence"), PickCard(ME, "silver_tongues")]
    events = t.do(PickCard(ME, "relic_fence"))
    assert GaveCard(ME, THIRD, "relic_fence") in events
    assert t.has(THIRD, "relic_fence")
    assert 2 in t.s.markers


def test_among_equally_weak_rivals_the_first_in_turn_order_gets_it() -> None:
    t = feast()
    t.cards(ME, "relic_fence")
    t.player(RIVAL).power = 2
    t.lead(ME, "construction_4")
    t.do(Declare(ME, "warlord"))
    assert t.has(THIRD, "relic_fence")


def test_without_a_guild_card_there_is_no_declaration() -> None:
    t = feast()
    t.lead(ME, "construction_4")
    assert t.of(Declare) == []


def test_the_price_is_paid_for_populist_demands_too() -> None:
    t = feast()
    t.s.court_deck.remove(CARD["populist_demands"])
    t.s.court[2] = CARD["populist_demands"]
    t.agents(ME, "populist_demands")
    t.cards(ME, "relic_fence")
    t.lead(ME, "aggression_3")
    t.do(Secure(ME, "populist_demands"))
    t.do(PickAmbition(ME, "keeper"))
    assert t.has(RIVAL, "relic_fence")


def test_galactic_bards_cannot_pay_for_their_own_declaration() -> None:
    t = feast()
    t.cards(ME, "galactic_bards")
    t.pivot(ME, "mobilization_4", lead="construction_3", leader=RIVAL)
    assert t.of(Declare) == []
    u = feast()
    u.cards(ME, "galactic_bards", "relic_fence")
    u.pivot(ME, "mobilization_4", lead="construction_3", leader=RIVAL)
    u.do(Declare(ME, "warlord"))
    assert u.has(ME, "galactic_bards")
    assert not u.has(ME, "relic_fence")


def test_a_secret_order_that_was_given_away_no_longer_keeps_the_zero_marker_off() -> None:
    t = feast()
    t.cards(ME, "secret_order", "relic_fence")
    t.lead(ME, "construction_5")
    t.do(Declare(ME, "keeper"))
    t.do(PickCard(ME, "secret_order"))
    assert t.s.zero


def test_with_the_secret_order_kept_there_is_no_zero_marker() -> None:
    t = feast()
    t.cards(ME, "secret_order", "relic_fence")
    t.lead(ME, "construction_5")
    t.do(Declare(ME, "keeper"))
    t.do(PickCard(ME, "relic_fence"))
    assert not t.s.zero


def test_no_agent_no_influence() -> None:
    t = feast()
    t.agents(ME, "farseers", 10)
    t.pivot(ME, "aggression_3", lead="construction_4", leader=RIVAL)
    assert not t.offers("feastbringer", "influence")
