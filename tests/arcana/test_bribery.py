"""Bribery (Relikty)."""

from stolik.games.arcana import tables
from stolik.games.arcana.ids import DUCATS
from stolik.games.arcana.messages.events import BribeTried
from stolik.games.arcana.tables import CARD, MAIN, NAME
from tests.arcana.table import (
    act,
    actions,
    agent,
    can,
    down,
    end_turns,
    hand,
    kill,
    named,
    pile,
    seal,
    stake,
    stake_at,
    started,
    tags,
    up,
)  # fmt: skip


def test_the_example_of_the_rulebook_the_goblin_and_the_horn_bribe_arkabast() -> None:
    s = started(2)
    stake(s, "N", "N01")
    agent(s, 0, "N", "B8")
    agent(s, 1, "N", "F1", "F2", "F3")
    hand(s, 0, "BRL", "B2")
    hand(s, 1, "F9")
    events = act(s, "card:BRL", "zone:N")
    (tried,) = [e for e in events if isinstance(e, BribeTried)]
    assert (tried.sum, tried.price) == (7, 7)
    assert {"N01", "BRL", "B8"} <= set(named(s.resources[0]))


def test_a_sum_below_the_price_changes_nothing_and_costs_the_relic() -> None:
    s = started(2)
    stake(s, "N", "N05")
    agent(s, 0, "N", "B1")
    hand(s, 0, "BRL", "B2")
    hand(s, 1, "F9")
    events = act(s, "card:BRL", "zone:N")
    assert tags(events) == ["bribe_tried"]
    assert stake_at(s, "N") == "N05"
    assert up(s, "N", 0) == ["B1"]
    assert named(s.resources[0]) == ["BRL"]


def test_relics_and_places_cannot_be_bribed() -> None:
    s = started(2)
    hand(s, 0, "BRL")
    for name in ("R01", "P01"):
        stake(s, "N", name)
        agent(s, 0, "N", "B1")
        assert not can(s, "card:BRL", "zone:N")


def test_a_bribe_needs_an_agent_of_ones_own_there() -> None:
    s = started(2)
    stake(s, "N", "N01")
    agent(s, 1, "N", "F1")
    hand(s, 0, "BRL")
    assert not can(s, "card:BRL", "zone:N")


def test_a_sealed_zone_cannot_be_bribed() -> None:
    s = started(2)
    stake(s, "N", "N01")
    agent(s, 0, "N", "B8")
    hand(s, 0, "BRL")
    seal(s, "N")
    assert not can(s, "card:BRL", "zone:N")


def test_several_agents_add_up_with_the_relic() -> None:
    s = started(2)
    stake(s, "N", "N05")
    agent(s, 0, "N", "B1", "B9", "B7")
    hand(s, 0, "BRL", "B2")
    events = act(s, "card:BRL", "zone:N")
    (tried,) = [e for e in events if isinstance(e, BribeTried)]
    assert (tried.sum, tried.price) == (4 + 1 + 2 + 3, 9)


def test_h13_all_own_agents_there_are_turned_up_even_when_the_bribe_fails() -> None:
    s = started(2)
    stake(s, "1L", "N05")
    agent(s, 0, "1L", "B8", "B9", down=True)
    hand(s, 0, "BRL", "B2")
    hand(s, 1, "F9")
    events = act(s, "card:BRL", "zone:1L")
    assert tags(events) == ["agent_revealed", "agent_revealed", "bribe_tried"]
    assert up(s, "1L", 0) == ["B8", "B9"]
    assert down(s, "1L", 0) == []


def test_a_failed_bribe_does_not_turn_up_agents_of_rivals() -> None:
    s = started(3)
    stake(s, "Z1", "N05")
    agent(s, 0, "Z1", "B8", down=True)
    agent(s, 1, "Z1", "F1", down=True)
    hand(s, 0, "BRL", "B2")
    hand(s, 1, "F9")
    act(s, "card:BRL", "zone:Z1")
    assert down(s, "Z1", 1) == ["F1"]


def test_h14_after_a_bribe_rivals_agents_return_to_their_owners_too() -> None:
    s = started(3)
    stake(s, "Z1", "N01")
    agent(s, 0, "Z1", "B8", down=True)
    agent(s, 1, "Z1", "F1", down=True)
    agent(s, 2, "Z1", "T1")
    hand(s, 0, "BRL", "B2")
    hand(s, 1, "F9")
    act(s, "card:BRL", "zone:Z1")
    assert "F1" in named(s.resources[1])
    assert "T1" in named(s.resources[2])
    assert not any(s.up[i] or s.down[i] for i in range(3))


def test_a_bribe_wins_at_once_whatever_the_rivals_have() -> None:
    s = started(2)
    stake(s, "N", "N01")
    agent(s, 0, "N", "B8")
    agent(s, 1, "N", "F1", "F2", "F3", "F4")
    hand(s, 0, "BRL", "B2")
    act(s, "card:BRL", "zone:N")
    assert "N01" in named(s.resources[0])


def test_after_a_bribe_the_next_stake_is_turned_up_immediately() -> None:
    s = started(2)
    stake(s, "2L", "N01")
    agent(s, 0, "2L", "B8")
    hand(s, 0, "BRL", "B2")
    hand(s, 1, "F9")
    top = NAME[pile(s, "2L")[-1]]
    events = act(s, "card:BRL", "zone:2L")
    assert tags(events)[-1] == "stake_turned"
    assert stake_at(s, "2L") == top


def test_a_bribed_zone_can_be_contested_again_in_the_same_round() -> None:
    s = started(2)
    stake(s, "2L", "N01")
    agent(s, 0, "2L", "B8")
    hand(s, 0, "BRL", "B2")
    hand(s, 1, "F9")
    act(s, "card:BRL", "zone:2L")
    assert can(s, "card:F9", "zone:2L")


def test_a_bribe_of_the_last_card_leaves_the_zone_dead() -> None:
    s = started(2)
    stake(s, "2L", "N01")
    s.box += pile(s, "2L")
    pile(s, "2L").clear()
    agent(s, 0, "2L", "B8")
    hand(s, 0, "BRL", "B2")
    hand(s, 1, "F9")
    events = act(s, "card:BRL", "zone:2L")
    assert tags(events)[-1] == "zone_died"
    assert stake_at(s, "2L") is None


def test_relics_do_not_accumulate_over_attempts() -> None:
    s = started(2)
    stake(s, "N", "N05")
    agent(s, 0, "N", "B1")
    hand(s, 0, "BRL", "R01", "B2")
    act(s, "card:BRL", "zone:N")
    events = act(s, "card:R01", "zone:N")
    (tried,) = [e for e in events if isinstance(e, BribeTried)]
    assert tried.sum == 4 + 3


def test_a_hopeless_attempt_is_legal() -> None:
    s = started(2)
    stake(s, "N", "N10")
    agent(s, 0, "N", "B1")
    hand(s, 0, "BRL")
    assert can(s, "card:BRL", "zone:N")


def test_agents_of_earlier_rounds_take_part() -> None:
    s = started(2)
    stake(s, "N", "N01")
    agent(s, 0, "N", "B8")
    end_turns(s)
    hand(s, 0, "BRL", "B2")
    while actions(s)[0].seat != 0:
        act(s, *actions(s)[-1].targets())
    act(s, "card:BRL", "zone:N")
    assert "N01" in named(s.resources[0])


def test_h15_militia_counts_for_the_bribe_and_is_agent_enough() -> None:
    s = started(2, militia=True)
    stake(s, "N", "N03")
    agent(s, 0, "N", "M2")
    hand(s, 0, "BRL", "B2")
    hand(s, 1, "F9")
    events = act(s, "card:BRL", "zone:N")
    (tried,) = [e for e in events if isinstance(e, BribeTried)]
    assert (tried.sum, tried.price) == (6, 6)
    assert CARD["M2"] in s.militia


def test_a_personality_whose_main_arcanum_is_ducats_is_bribed_with_ducats() -> None:
    s = started(2)
    card = CARD["N01"]
    main = MAIN[card]
    try:
        tables.MAIN[card] = DUCATS
        stake(s, "N", "N01")
        agent(s, 0, "N", "B9", "B3")
        hand(s, 0, "BRL", "B2")
        events = act(s, "card:BRL", "zone:N")
        (tried,) = [e for e in events if isinstance(e, BribeTried)]
        assert tried.sum == 3 + 2 + 3
    finally:
        tables.MAIN[card] = main


def test_bribes_are_counted_for_the_player() -> None:
    s = started(2)
    stake(s, "N", "N01")
    agent(s, 0, "N", "B8")
    hand(s, 0, "BRL", "B2")
    hand(s, 1, "F9")
    act(s, "card:BRL", "zone:N")
    assert (s.bribes, s.wins_in_n, s.won) == ([1, 0], [1, 0], True)


def test_a_dead_zone_cannot_be_bribed() -> None:
    s = started(2)
    hand(s, 0, "BRL")
    kill(s, "N")
    assert not can(s, "card:BRL", "zone:N")
