"""Declaring ambitions and seizing the initiative (rulebook p. 9-10)."""

import pytest

from stolik.games.arcs.ids import AMBITION, NOTHING
from stolik.games.arcs.messages.actions import Copy, Declare, Pivot, Seize, Spend, Surpass
from tests.arcs.scenario import (
    BLUE,
    GAME,
    RED,
    WHITE,
    end,
    follow,
    give,
    hand,
    lead,
    legal,
    play,
    ready,
    who,
)

# --- declaring (p. 9) ---


@pytest.mark.parametrize(
    ("card", "ambition"),
    [
        ("mobilization_2", "tycoon"),
        ("mobilization_3", "tyrant"),
        ("mobilization_4", "warlord"),
        ("mobilization_5", "keeper"),
        ("mobilization_6", "empath"),
    ],
)
def test_cards_two_to_six_declare_their_ambition(card: str, ambition: str) -> None:
    s = ready(4)
    lead(s, card)
    assert [a for a in legal(s) if isinstance(a, Declare)] == [Declare(RED, ambition)]


def test_a_one_declares_nothing_and_a_seven_anything() -> None:
    s = ready(4)
    lead(s, "mobilization_1")
    assert not any(isinstance(a, Declare) for a in legal(s))
    s = ready(4)
    lead(s, "mobilization_7")
    assert {a.ambition for a in legal(s) if isinstance(a, Declare)} == set(AMBITION)


def test_declaring_takes_the_highest_marker_and_zeroes_the_lead_card_but_not_its_pips() -> None:
    s = ready()
    lead(s, "mobilization_4")
    play(s, Declare(RED, "warlord"))
    assert s.markers == [NOTHING, NOTHING, AMBITION["warlord"]]
    assert (s.zero, s.pips) == (True, 3)
    end(s, RED)
    hand(s, BLUE, "mobilization_2")
    assert Surpass(BLUE, "mobilization_2") in legal(s)


@pytest.mark.parametrize("declared", [False, True])
def test_the_question_to_those_who_follow_says_what_the_lead_card_counts(declared: bool) -> None:
    s = ready()
    lead(s, "mobilization_4")
    if declared:
        play(s, Declare(RED, "warlord"))
    end(s, RED)
    asked = GAME.decision(s)
    assert asked is not None
    assert asked.values == {"card": "card:mobilization_4", "number": 0 if declared else 4}


def test_a_card_declares_only_once() -> None:
    s = ready(4)
    lead(s, "mobilization_7")
    play(s, Declare(RED, "warlord"))
    assert not any(isinstance(a, Declare) for a in legal(s))


def test_an_ambition_may_be_declared_again_in_a_later_round() -> None:
    s = ready()
    s.markers = [NOTHING, NOTHING, AMBITION["warlord"]]
    lead(s, "mobilization_4")
    play(s, Declare(RED, "warlord"))
    assert s.markers == [NOTHING, AMBITION["warlord"], AMBITION["warlord"]]


def test_nothing_is_declared_without_a_marker() -> None:
    s = ready()
    s.markers = [0, 1, 2]
    lead(s, "mobilization_4")
    assert not any(isinstance(a, Declare) for a in legal(s))


def test_the_highest_marker_is_judged_by_the_side_that_is_up() -> None:
    s = ready()
    s.flipped = [True, False, False]
    s.markers = [NOTHING, NOTHING, AMBITION["keeper"]]
    lead(s, "mobilization_4")
    play(s, Declare(RED, "warlord"))
    assert s.markers[0] == AMBITION["warlord"]


def test_followers_do_not_declare() -> None:
    s = ready()
    lead(s, "mobilization_4")
    end(s, RED)
    follow(s, BLUE, Surpass, "mobilization_5")
    assert not any(isinstance(a, Declare) for a in legal(s))


def test_declaring_and_seizing_come_before_any_prelude_action() -> None:
    s = ready()
    give(s, RED, "weapon")
    lead(s, "mobilization_4")
    play(s, Spend(RED, 0, "weapon"))
    assert not any(isinstance(a, Declare) for a in legal(s))
    end(s, RED)
    give(s, BLUE, "weapon")
    follow(s, BLUE, Copy, "aggression_2")
    assert any(isinstance(a, Seize) for a in legal(s))
    play(s, Spend(BLUE, 0, "weapon"))
    assert not any(isinstance(a, Seize) for a in legal(s))


# --- seizing (p. 10) ---


def test_a_follower_seizes_with_a_second_card_face_down() -> None:
    s = ready()
    lead(s, "mobilization_4")
    end(s, RED)
    hand(s, BLUE, "aggression_2", "aggression_3")
    play(s, Copy(BLUE, "aggression_2"), Seize(BLUE, "aggression_3"))
    assert (s.initiative, s.seized) == (BLUE, True)
    assert s.players[BLUE].hand == []
    assert s.pips == 1
    assert GAME.view(s, RED).players[BLUE].extra is None


def test_the_initiative_is_seized_once_a_round() -> None:
    s = ready()
    lead(s, "mobilization_4")
    end(s, RED)
    hand(s, BLUE, "aggression_2", "aggression_3")
    play(s, Copy(BLUE, "aggression_2"), Seize(BLUE, "aggression_3"))
    end(s, BLUE)
    follow(s, WHITE, Copy, "aggression_4")
    assert not any(isinstance(a, Seize) for a in legal(s))


def test_a_seizure_does_not_change_the_order_of_the_running_round() -> None:
    s = ready(4)
    lead(s, "mobilization_4")
    end(s, RED)
    hand(s, BLUE, "aggression_2", "aggression_3")
    play(s, Copy(BLUE, "aggression_2"), Seize(BLUE, "aggression_3"))
    end(s, BLUE)
    assert who(s) == WHITE


def test_surpassing_with_a_seven_seizes_and_is_not_optional() -> None:
    s = ready(4)
    lead(s, "mobilization_4")
    end(s, RED)
    follow(s, BLUE, Surpass, "mobilization_7")
    assert (s.initiative, s.seized) == (BLUE, True)
    assert s.pips == 1


def test_a_seven_after_a_seizure_still_surpasses_but_takes_nothing() -> None:
    s = ready(4)
    lead(s, "mobilization_4")
    end(s, RED)
    hand(s, BLUE, "aggression_2", "aggression_3")
    play(s, Copy(BLUE, "aggression_2"), Seize(BLUE, "aggression_3"))
    end(s, BLUE)
    follow(s, WHITE, Surpass, "mobilization_7")
    assert s.initiative == BLUE


def test_a_pivoted_or_copied_seven_seizes_nothing() -> None:
    s = ready(4)
    lead(s, "mobilization_4")
    end(s, RED)
    follow(s, BLUE, Pivot, "aggression_7")
    assert s.seized is False


def test_the_leader_does_not_seize() -> None:
    s = ready()
    lead(s, "mobilization_4")
    assert not any(isinstance(a, Seize) for a in legal(s))
