"""Influence and secure (rulebook p. 13)."""

from stolik.games.arcs.ids import CARD, NOTHING
from stolik.games.arcs.messages.actions import (
    Influence,
    Secure,
)
from stolik.games.arcs.messages.events import Refilled
from tests.arcs.scenario import (
    BLUE,
    GAME,
    RED,
    WHITE,
    agents,
    captives,
    cards,
    court,
    kind,
    lead,
    legal,
    of,
    play,
    put,
    table,
)

# --- influence and secure (p. 13) ---


def test_influence_puts_one_agent_on_any_card() -> None:
    s = table()
    court(s, "farseers", "silver_tongues", "lattice_spies", "secret_order")
    lead(s, "mobilization_2")
    assert len(of(s, Influence)) == 4
    play(s, Influence(RED, "lattice_spies"), Influence(RED, "lattice_spies"))
    assert s.influence[4 * 2 + RED] == 2
    assert s.players[RED].agents == 8


def test_without_agents_there_is_no_influence() -> None:
    s = table()
    s.players[RED].agents = 0
    put(s, RED, "gate_1", 1)
    lead(s, "mobilization_2")
    assert not of(s, Influence)


def test_securing_needs_more_agents_than_each_rival() -> None:
    s = table()
    court(s, "farseers", "silver_tongues", "lattice_spies", "secret_order")
    put(s, RED, "gate_1", 1)
    agents(s, RED, 0, 2)
    agents(s, BLUE, 0, 2)
    agents(s, RED, 1, 2)
    agents(s, BLUE, 1, 1)
    agents(s, WHITE, 1, 1)
    agents(s, WHITE, 2, 1)
    lead(s, "aggression_2")
    assert of(s, Secure) == [Secure(RED, "silver_tongues")]


def test_securing_returns_own_agents_captures_rivals_and_refills_the_same_place() -> None:
    s = table()
    court(s, "farseers", "silver_tongues", "lattice_spies", "secret_order")
    agents(s, RED, 1, 3)
    agents(s, BLUE, 1, 2)
    lead(s, "aggression_2")
    new = s.court_deck[-1]
    events = play(s, Secure(RED, "silver_tongues"))
    assert cards(s, RED) == ["silver_tongues"]
    assert captives(s, RED) == [0, 2, 0]
    assert s.players[RED].agents == 10
    assert s.court[1] == new
    assert s.influence[4:8] == [0, 0, 0, 0]
    assert any(isinstance(e, Refilled) for e in events)


def test_an_empty_court_deck_leaves_the_place_empty() -> None:
    s = table()
    court(s, "farseers", "silver_tongues", "lattice_spies", "secret_order")
    agents(s, RED, 0, 1)
    s.court_discard += s.court_deck
    s.court_deck = []
    lead(s, "aggression_2")
    play(s, Secure(RED, "farseers"))
    assert s.court[0] == NOTHING
    assert GAME.view(s, RED).court[0].card == ""


def test_a_gap_in_the_row_is_filled_with_the_next_refill_once_the_deck_has_cards_again() -> None:
    s = table()
    court(s, "farseers", "silver_tongues", "lattice_spies", "secret_order")
    agents(s, RED, 0, 1)
    agents(s, RED, 2, 1)
    put(s, RED, "gate_1", 1)
    deck, s.court_deck = s.court_deck, []
    lead(s, "aggression_2")
    play(s, Secure(RED, "farseers"))
    s.court_deck = deck
    first, second = deck[-1], deck[-2]
    play(s, Secure(RED, "lattice_spies"))
    assert s.court == [first, CARD["silver_tongues"], second, CARD["secret_order"]]


def test_a_vox_card_takes_effect_before_the_court_is_refilled() -> None:
    s = table()
    court(s, "mass_uprising", "silver_tongues", "lattice_spies", "secret_order")
    put(s, RED, "gate_1", 1)
    agents(s, RED, 0, 1)
    lead(s, "aggression_2")
    play(s, Secure(RED, "mass_uprising"))
    assert kind(s) not in ("act", "prelude")
    assert s.court[0] == NOTHING
    play(s, legal(s)[0])
    assert s.court[0] != NOTHING
    assert kind(s) == "act"


def test_a_card_that_was_taken_counts_no_agents_of_the_old_one() -> None:
    s = table()
    court(s, "farseers", "silver_tongues", "lattice_spies", "secret_order")
    put(s, RED, "gate_1", 1)
    agents(s, RED, 0, 2)
    agents(s, BLUE, 0, 1)
    lead(s, "aggression_2")
    play(s, Secure(RED, "farseers"))
    assert s.influence[:4] == [0, 0, 0, 0]
    assert not of(s, Secure)
