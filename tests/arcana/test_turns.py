"""Drawing, turns, fielding, discarding (Rundy gry)."""

from stolik.games.arcana.messages.events import Drew
from stolik.games.arcana.tables import CARD
from tests.arcana.table import (
    GAME,
    act,
    actions,
    agent,
    can,
    deck,
    down,
    end_turns,
    hand,
    kill,
    named,
    resources,
    round_frame,
    seal,
    stake,
    started,
    tags,
    to_move,
    up,
)  # fmt: skip


def test_everybody_draws_four_cards() -> None:
    s = started(3)
    end_turns(s)
    assert [len(h) for h in s.hands] == [4, 4, 4]


def test_a_short_main_deck_is_drawn_empty_then_resources_are_shuffled_into_a_new_one() -> None:
    s = started(2)
    hand(s, 0, "B9")
    deck(s, 0, "B1", "B2")
    events = end_turns(s)
    assert {"B1", "B2"} <= set(named(s.hands[0]))
    assert len(s.hands[0]) == 4
    assert s.resources[0] == []
    assert "reshuffled" in tags(events)
    assert len(s.decks[0]) == 11 - 4


def test_a_main_deck_of_exactly_four_is_not_reshuffled() -> None:
    s = started(2)
    hand(s, 0, "B9")
    deck(s, 0, "B1", "B2", "B3", "B4")
    end_turns(s)
    assert s.decks[0] == []
    assert len(s.resources[0]) == 7


def test_h3_with_too_few_cards_one_plays_with_fewer() -> None:
    s = started(2)
    stake(s, "2L", "P01")
    agent(s, 0, "2L", "B1", "B2", "B3")
    s.box += s.decks[0] + s.resources[0]
    s.decks[0], s.resources[0] = [], []
    hand(s, 0, "BRL")
    s.stakes[4] = CARD["P12"]
    end_turns(s)
    assert named(s.hands[0]) == ["BRL"]


def test_h4_cards_are_drawn_in_turn_order_from_the_first_player() -> None:
    s = started(3)
    s.first = 1
    events = end_turns(s)
    assert s.first == 2
    assert [e.seat for e in events if isinstance(e, Drew)] == [2, 0, 1]


def test_turns_pass_to_the_right_one_card_each() -> None:
    s = started(3)
    for seat, names in enumerate([["B1", "B2"], ["F1", "F2"], ["T1", "T2"]]):
        hand(s, seat, *names)
    order = []
    while actions(s) and round_frame(s).step == "turns" and s.round == 1:
        order.append(actions(s)[0].seat)
        GAME.apply(s, actions(s)[-1])
    assert order == [0, 1, 2, 0, 1, 2]


def test_an_empty_hand_is_skipped() -> None:
    s = started(3)
    hand(s, 0, "B1", "B2")
    hand(s, 2, "T1")
    act(s, "card:B1", "do:discard")
    assert actions(s)[0].seat == 2
    act(s, "card:T1", "do:discard")
    assert actions(s)[0].seat == 0


def test_the_turns_end_when_all_hands_are_empty() -> None:
    s = started(2)
    hand(s, 0, "B1")
    events = act(s, "card:B1", "do:discard")
    assert "round_began" in tags(events)
    assert s.round == 2


def test_h5_there_is_no_passing_while_one_holds_a_card() -> None:
    s = started(2)
    hand(s, 0, "B1")
    assert all("card:B1" in action.targets() for action in actions(s))


def test_an_agent_is_fielded_face_up_in_a_zone_of_somebody_else() -> None:
    s = started(2)
    hand(s, 0, "B1", "B2")
    assert tags(act(s, "card:B1", "zone:2L")) == ["fielded_open"]
    assert up(s, "2L", 0) == ["B1"]


def test_an_agent_is_fielded_face_up_in_no_mans_land() -> None:
    s = started(2)
    hand(s, 0, "B1", "B2")
    act(s, "card:B1", "zone:N")
    assert up(s, "N", 0) == ["B1"]


def test_an_agent_is_fielded_face_down_in_a_controlled_zone() -> None:
    s = started(2)
    hand(s, 0, "B1", "B2")
    assert tags(act(s, "card:B1", "zone:1R")) == ["fielded_hidden"]
    assert down(s, "1R", 0) == ["B1"]


def test_h6_facing_is_not_a_choice() -> None:
    s = started(4)
    hand(s, 0, "B1")
    targets = [a.targets() for a in actions(s)]
    assert targets == [("card:B1", f"zone:{z}") for z in ("Z1", "Z2", "Z3", "Z4", "N")] + [("card:B1", "do:discard")]


def test_h8_there_is_no_limit_of_agents_at_a_stake() -> None:
    s = started(2)
    agent(s, 0, "N", "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8")
    agent(s, 1, "N", "F1", "F2")
    hand(s, 0, "B9")
    assert can(s, "card:B9", "zone:N")


def test_a_won_personality_is_played_like_an_agent() -> None:
    s = started(2)
    hand(s, 0, "N05", "B1")
    act(s, "card:N05", "zone:N")
    assert up(s, "N", 0) == ["N05"]


def test_relics_and_places_are_never_fielded() -> None:
    s = started(2, militia=True)
    stake(s, "N", "P01")
    hand(s, 0, "BRL", "R01")
    assert {t for a in actions(s) for t in a.targets() if t.startswith("zone:")} == set()


def test_any_card_may_be_discarded_without_effect() -> None:
    s = started(2)
    for name in ("B1", "N05", "BRL", "BHQ"):
        hand(s, 0, name, "B2")
        to_move(s, 0)
        act(s, f"card:{name}", "do:discard")
        assert named(s.resources[0])[-1] == name


def test_h17_nothing_may_be_played_to_a_dead_zone() -> None:
    s = started(2)
    hand(s, 0, "B1")
    kill(s, "2R")
    assert not can(s, "card:B1", "zone:2R")


def test_nothing_may_be_played_to_a_sealed_zone() -> None:
    s = started(2)
    hand(s, 0, "B1")
    seal(s, "2R")
    assert not can(s, "card:B1", "zone:2R")


def test_resources_are_not_touched_while_the_main_deck_lasts() -> None:
    s = started(2)
    resources(s, 0, "B1", "B2")
    end_turns(s)
    assert {"B1", "B2"} <= set(named(s.resources[0]))
