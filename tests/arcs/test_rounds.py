"""Leading, passing, following, the end of a round, the mulligan (rulebook p. 5, 8-11)."""

import pytest

from stolik.games.arcs.ids import ACTION_CARD, NOTHING
from stolik.games.arcs.messages.actions import Copy, Declare, EndTurn, Keep, Lead, Mulligan, Pass, Pivot, Seize, Surpass
from stolik.games.arcs.messages.events import Copied, Drew, Passed, Played, TookInitiative
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.tables import PIPS
from stolik.kernel.engine import run
from stolik.kernel.messages import Action
from tests.arcs.scenario import (
    BLUE,
    GAME,
    RED,
    WHITE,
    YELLOW,
    end,
    follow,
    give,
    hand,
    kind,
    lead,
    legal,
    play,
    put,
    ready,
    table,
    who,
)


def cards_of(actions: list[Action], how: type) -> set[str]:
    return {a.card for a in actions if isinstance(a, how)}  # type: ignore[attr-defined]


# --- step 1: the leader (p. 8) ---


def test_the_holder_of_the_initiative_leads_any_card_or_passes() -> None:
    s = ready()
    hand(s, RED, "construction_2", "aggression_6")
    assert legal(s) == [Lead(RED, "aggression_6"), Lead(RED, "construction_2"), Pass(RED)]


@pytest.mark.parametrize(("card", "pips"), [("administration_2", 4), ("aggression_2", 3), ("mobilization_6", 2)])
def test_the_leader_has_as_many_actions_as_pips(card: str, pips: int) -> None:
    s = ready()
    lead(s, card)
    assert s.pips == pips == PIPS[ACTION_CARD[card]]


def test_pips_need_not_all_be_used() -> None:
    s = ready()
    lead(s, "mobilization_2")
    play(s, EndTurn(RED))
    assert who(s) == BLUE


# --- passing (p. 8) ---


def test_passing_hands_the_initiative_to_the_next_player_with_cards_and_ends_the_round() -> None:
    s = ready()
    hand(s, BLUE)
    events = play(s, Pass(RED))
    assert s.initiative == WHITE
    assert Passed(RED, WHITE) in events
    assert kind(s) == "lead"
    assert who(s) == WHITE


def test_a_holder_without_cards_must_pass() -> None:
    s = ready()
    hand(s, RED)
    s.stack = s.stack[:1]
    s.pending = None
    run(s, [])
    assert (s.initiative, who(s), kind(s)) == (BLUE, BLUE, "lead")


def test_when_all_players_with_cards_pass_in_a_row_hands_are_discarded_and_the_chapter_ends() -> None:
    s = ready()
    hand(s, WHITE)
    play(s, Pass(RED))
    assert s.chapter == 1
    play(s, Pass(BLUE))
    assert s.chapter == 2
    assert all(len(p.hand) == 6 for p in s.players)


def test_the_pass_that_ends_a_chapter_hands_the_initiative_on_like_any_other() -> None:
    s = ready()
    play(s, Pass(RED), Pass(BLUE))
    events = play(s, Pass(WHITE))
    assert Passed(WHITE, RED) in events
    assert s.chapter == 2
    assert (s.initiative, who(s), kind(s)) == (RED, RED, "lead")


def test_a_lone_player_with_cards_who_passes_keeps_the_initiative() -> None:
    s = ready()
    hand(s, BLUE)
    hand(s, WHITE)
    play(s, Pass(RED))
    assert (s.chapter, s.initiative) == (2, RED)


def test_a_led_card_breaks_the_chain_of_passes() -> None:
    s = ready()
    play(s, Pass(RED), Pass(BLUE))
    lead(s, "mobilization_2", WHITE)
    end(s, WHITE)
    follow(s, RED, Copy, "aggression_2")
    end(s, RED)
    follow(s, BLUE, Copy, "aggression_3")
    end(s, BLUE)
    assert who(s) == WHITE
    play(s, Pass(WHITE))
    assert (s.chapter, who(s)) == (1, RED)


def test_no_prelude_without_playing_a_card() -> None:
    s = ready()
    give(s, RED, "fuel")
    assert all(isinstance(a, (Lead, Pass)) for a in legal(s))


# --- step 2: followers (p. 10) ---


def test_followers_play_clockwise_and_who_has_no_cards_skips() -> None:
    s = ready(4)
    hand(s, BLUE)
    lead(s, "mobilization_2")
    end(s, RED)
    assert who(s) == WHITE
    follow(s, WHITE, Copy, "aggression_2")
    end(s, WHITE)
    assert who(s) == YELLOW


def test_surpass_needs_the_lead_suit_and_a_number_above_the_lead_card_only() -> None:
    s = ready(4)
    lead(s, "mobilization_3")
    end(s, RED)
    hand(s, BLUE, "mobilization_6")
    follow(s, BLUE, Surpass, "mobilization_6")
    end(s, BLUE)
    hand(s, WHITE, "mobilization_2", "mobilization_4", "aggression_7")
    assert cards_of(legal(s), Surpass) == {"mobilization_4"}
    assert cards_of(legal(s), Pivot) == {"aggression_7"}
    assert cards_of(legal(s), Copy) == {"mobilization_2", "mobilization_4", "aggression_7"}


def test_surpassing_gives_all_own_pips() -> None:
    s = ready()
    lead(s, "mobilization_2")
    end(s, RED)
    follow(s, BLUE, Surpass, "mobilization_4")
    assert s.pips == 3


def test_copying_is_face_down_and_gives_one_action_of_the_lead_suit() -> None:
    s = ready()
    lead(s, "mobilization_4")
    end(s, RED)
    events = follow(s, BLUE, Copy, "administration_2")
    assert (s.pips, s.suit) == (1, 3)
    (copied,) = [e for e in events if isinstance(e, Copied)]
    assert copied.heard_by(BLUE) == copied
    assert copied.heard_by(RED) == Copied(BLUE, None)
    assert GAME.view(s, RED).players[BLUE].played is None
    assert GAME.view(s, BLUE).players[BLUE].played == "administration_2"


def test_pivoting_is_face_up_and_gives_one_action_of_the_own_suit() -> None:
    s = ready()
    lead(s, "mobilization_4")
    end(s, RED)
    events = follow(s, BLUE, Pivot, "administration_2")
    assert Played(BLUE, "pivot", "administration_2") in events
    assert (s.pips, s.suit) == (1, 0)


def test_a_lower_card_of_the_lead_suit_can_only_copy() -> None:
    s = ready()
    lead(s, "mobilization_6")
    end(s, RED)
    hand(s, BLUE, "mobilization_2")
    assert legal(s) == [Copy(BLUE, "mobilization_2")]


# --- steps 3 and 4: the end of the round (p. 11) ---


def play_round(s: ArcsState, *follows: tuple[type[Surpass] | type[Copy] | type[Pivot], str]) -> None:
    end(s, RED)
    for seat, (how, card) in enumerate(follows, 1):
        follow(s, seat, how, card)
        end(s, seat)


def test_the_highest_surpassing_card_takes_the_initiative() -> None:
    s = ready(4)
    lead(s, "mobilization_2")
    play_round(s, (Surpass, "mobilization_5"), (Surpass, "mobilization_4"), (Pivot, "aggression_7"))
    assert s.initiative == BLUE
    assert who(s) == BLUE


def test_without_surpassing_the_initiative_stays() -> None:
    s = ready()
    lead(s, "mobilization_2")
    play_round(s, (Pivot, "aggression_5"), (Copy, "mobilization_4"))
    assert s.initiative == RED


def test_a_seizer_keeps_the_initiative_from_who_surpassed() -> None:
    s = ready()
    lead(s, "mobilization_2")
    end(s, RED)
    hand(s, BLUE, "aggression_2", "aggression_3", "aggression_4")
    play(s, Copy(BLUE, "aggression_2"), Seize(BLUE, "aggression_3"))
    end(s, BLUE)
    follow(s, WHITE, Surpass, "mobilization_6")
    events = end(s, WHITE)
    assert s.initiative == BLUE
    assert not any(isinstance(e, TookInitiative) for e in events)


def test_all_played_cards_go_to_the_face_down_pile() -> None:
    s = ready()
    before = len(s.discard)
    lead(s, "mobilization_2")
    play_round(s, (Pivot, "aggression_5"), (Copy, "mobilization_4"))
    assert len(s.discard) == before + 3
    assert s.open_discard == []
    assert (s.lead, s.played) == (NOTHING, [NOTHING] * 4)


def test_split_piles_keep_face_up_cards_open() -> None:
    s = table(3, split_discard=True)
    for seat in range(3):
        put(s, seat, "gate_1", 1)
    before = len(s.discard)
    lead(s, "mobilization_2")
    play_round(s, (Pivot, "aggression_5"), (Copy, "mobilization_4"))
    assert set(GAME.view(s, None).open_discard) == {"mobilization_2", "aggression_5"}
    assert len(s.discard) == before + 1


def test_the_zero_marker_leaves_with_the_round() -> None:
    s = ready()
    lead(s, "mobilization_2")
    play(s, Declare(RED, "tycoon"))
    play_round(s, (Pivot, "aggression_5"), (Copy, "mobilization_4"))
    assert (s.zero, s.declared, s.seized) == (False, False, False)


def test_the_chapter_ends_when_nobody_has_cards() -> None:
    s = ready()
    for seat, card in enumerate(["mobilization_2", "aggression_5", "mobilization_4"]):
        hand(s, seat, card)
    lead(s, "mobilization_2")
    play_round(s, (Pivot, "aggression_5"), (Copy, "mobilization_4"))
    assert s.chapter == 2


# --- the two-player mulligan (p. 5, 19) ---


def test_with_two_players_who_lacks_the_initiative_may_draw_six_new_cards_once() -> None:
    s = GAME.new(2, 5)
    decision = GAME.decision(s)
    assert decision is not None
    second = 1 - s.initiative
    assert decision.actions == [Keep(second), Mulligan(second)]
    old, undealt = s.players[second].hand, set(s.discard)
    events = GAME.apply(s, Mulligan(second))
    assert set(s.players[second].hand) < undealt
    assert len(s.players[second].hand) == 6
    assert set(old) < set(s.discard)
    assert len(s.discard) == 8
    assert kind(s) == "lead"
    (drew,) = [e for e in events if isinstance(e, Drew)]
    assert drew.heard_by(s.initiative).cards is None  # type: ignore[attr-defined]


def test_the_mulligan_comes_back_every_chapter() -> None:
    s = GAME.new(2, 5)
    GAME.apply(s, Keep(1 - s.initiative))
    first = s.initiative
    play(s, Pass(first), Pass(1 - first))
    assert s.chapter == 2
    assert kind(s) == "mulligan"


@pytest.mark.parametrize("seats", [3, 4])
def test_more_players_have_no_mulligan(seats: int) -> None:
    assert kind(GAME.new(seats, 5)) == "lead"
