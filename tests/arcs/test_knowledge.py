"""Who knows which action card: hands, piles, draws, redealt worlds."""

from typing import Any

import pytest

from stolik.games.arcs.ids import ACTION_CARD
from stolik.games.arcs.messages.actions import Copy, Mulligan, Pivot
from stolik.games.arcs.rules.hands import draw_from_bottom
from stolik.games.arcs.state import ArcsState
from stolik.kernel.chance import chance_of
from tests.arcs.scenario import BLUE, GAME, RED, WHITE, end, follow, hand, lead, play, put, table


def round_played(**options: Any) -> ArcsState:
    """Red led Mobilization 2, Blue pivoted with Aggression 5, White copied with Administration 4."""
    s = table(3, **options)
    for seat in range(3):
        put(s, seat, "gate_1", 1)
    lead(s, "mobilization_2")
    end(s, RED)
    follow(s, BLUE, Pivot, "aggression_5")
    end(s, BLUE)
    s.known[ACTION_CARD["administration_4"]] = 1 << WHITE
    follow(s, WHITE, Copy, "administration_4")
    end(s, WHITE)
    return s


def test_everybody_knows_the_cards_that_were_played_face_up() -> None:
    s = round_played()
    for seat in range(3):
        assert {"mobilization_2", "aggression_5"} <= set(GAME.view(s, seat).seen)


def test_only_its_owner_knows_a_card_that_was_played_face_down() -> None:
    s = round_played()
    assert "administration_4" in GAME.view(s, WHITE).seen
    assert "administration_4" not in GAME.view(s, RED).seen


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_redealt_world_keeps_what_the_seat_saw_and_deals_the_rest_anew(seat: int | None) -> None:
    s = round_played()
    worlds = [GAME.redeal(s, seat, chance_of(str(i))) for i in range(20)]
    seen = {ACTION_CARD[c] for c in ("mobilization_2", "aggression_5")}
    assert all(seen <= set(w.discard) for w in worlds)
    for other in range(3):
        hands = {tuple(w.players[other].hand) for w in worlds}
        assert (len(hands) == 1) == (other == seat)
    assert len({tuple(w.court_deck) for w in worlds}) > 1


def test_a_redealt_world_deals_every_card_once() -> None:
    s = round_played()
    for i in range(20):
        w = GAME.redeal(s, BLUE, chance_of(str(i)))
        cards = [c for p in w.players for c in p.hand] + w.discard
        assert len(set(cards)) == len(cards) == 20


def test_others_know_their_own_hands_in_a_redealt_world() -> None:
    w = GAME.redeal(round_played(), BLUE, chance_of("x"))
    for seat, p in enumerate(w.players):
        assert all(w.known[c] >> seat & 1 for c in p.hand)


def test_who_threw_a_hand_away_knows_that_it_lies_in_the_pile_but_not_where() -> None:
    s = GAME.new(2, 5)
    second = 1 - s.initiative
    old = set(s.players[second].hand)
    GAME.apply(s, Mulligan(second))
    assert {ACTION_CARD[c] for c in GAME.view(s, second).seen} == old
    worlds = [GAME.redeal(s, second, chance_of(str(i))) for i in range(20)]
    assert all(old <= set(w.discard) for w in worlds)
    assert len({tuple(w.discard) for w in worlds}) > 1
    assert GAME.view(s, s.initiative).seen == []


def test_drawing_from_the_bottom_takes_the_lowest_cards() -> None:
    s = round_played()
    lowest = s.discard[:2]
    draw_from_bottom(s, RED, 2, [])
    assert set(lowest) <= set(s.players[RED].hand)
    assert not set(lowest) & set(s.discard)


def test_drawing_more_than_there_is_takes_all() -> None:
    s = round_played()
    n = len(s.discard)
    before = len(s.players[RED].hand)
    draw_from_bottom(s, RED, n + 3, [])
    assert len(s.players[RED].hand) == before + n
    assert s.discard == []


def test_with_split_piles_the_bottom_of_the_face_down_pile_is_drawn() -> None:
    s = round_played(split_discard=True)
    assert len(s.discard) == 3
    draw_from_bottom(s, RED, 1, [])
    assert len(s.open_discard) == 2


def test_split_piles_are_shuffled_together_when_the_closed_one_is_too_small() -> None:
    s = round_played(split_discard=True)
    draw_from_bottom(s, RED, 4, [])
    assert s.open_discard == []
    assert len(s.discard) == 1


@pytest.mark.parametrize("played", ["mobilization_5", "administration_4"])
def test_a_card_that_everybody_knew_is_lost_from_sight_when_a_card_is_played_face_down(played: str) -> None:
    s = table(3)
    put(s, RED, "gate_1", 1)
    put(s, BLUE, "gate_1", 1)
    lead(s, "mobilization_2")
    end(s, RED)
    hand(s, BLUE, "mobilization_5", "administration_4")
    s.known[ACTION_CARD["mobilization_5"]] = 7
    assert "mobilization_5" in GAME.view(s, RED).players[BLUE].hand
    play(s, Copy(BLUE, played))
    assert GAME.view(s, RED).players[BLUE].hand == [None]
    assert GAME.view(s, RED).players[BLUE].played is None
    assert GAME.view(s, BLUE).players[BLUE].played == played


def test_a_spectator_sees_no_hand() -> None:
    s = round_played()
    assert all(set(p.hand) <= {None} for p in GAME.view(s, None).players)
