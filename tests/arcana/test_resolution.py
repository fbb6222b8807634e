"""Resolution of the zones (Rozstrzygnięcie rundy)."""

from stolik.games.arcana.messages.events import StakeTied, StakeUnmet, StakeWon
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import CARD
from tests.arcana.table import (
    act,
    actions,
    agent,
    down,
    end_turns,
    hand,
    named,
    seal,
    stake,
    stake_at,
    started,
    tags,
    up,
)


def test_the_sum_in_the_main_arcanum_that_reaches_the_threshold_wins_the_stake() -> None:
    s = started(2)
    stake(s, "N", "N01")
    agent(s, 0, "N", "B8", "B1")
    events = end_turns(s)
    assert [(e.seat, e.card, e.sum, e.threshold) for e in events if isinstance(e, StakeWon)] == [(0, "N01", 5, 5)]
    assert s.won is False  # the next round has begun
    assert has(s, 0, "N01")


def has(s: ArcanaState, seat: int, name: str) -> bool:
    return CARD[name] in s.resources[seat] + s.decks[seat] + s.hands[seat]


def test_only_the_main_arcanum_counts() -> None:
    s = started(2)
    stake(s, "N", "N01")
    agent(s, 0, "N", "B1", "B5", "B9")
    events = end_turns(s)
    (unmet,) = [e for e in events if isinstance(e, StakeUnmet)]
    assert (unmet.best, unmet.threshold) == (1 + 0 + 2, 5)


def test_the_highest_of_several_qualifying_sums_wins() -> None:
    s = started(2)
    stake(s, "N", "R12")
    agent(s, 0, "N", "B8")
    agent(s, 1, "N", "F1", "F3")
    events = end_turns(s)
    assert [(e.seat, e.sum) for e in events if isinstance(e, StakeWon)] == [(1, 7)]


def test_all_agents_of_all_players_return_after_a_win() -> None:
    s = started(3)
    stake(s, "Z1", "R12")
    agent(s, 0, "Z1", "B8", down=True)
    agent(s, 1, "Z1", "F1", "F3", down=True)
    agent(s, 2, "Z1", "T1")
    end_turns(s)
    assert not any(s.up[i] or s.down[i] for i in range(3))
    assert has(s, 0, "B8")
    assert has(s, 1, "F1")
    assert has(s, 2, "T1")


def test_a_tie_for_the_best_sum_leaves_stake_and_agents() -> None:
    s = started(2)
    stake(s, "N", "R12")
    agent(s, 0, "N", "B8")
    agent(s, 1, "N", "F1")
    events = end_turns(s)
    assert [(e.zone, e.sum) for e in events if isinstance(e, StakeTied)] == [("N", 4)]
    assert stake_at(s, "N") == "R12"
    assert up(s, "N", 0) == ["B8"]
    assert up(s, "N", 1) == ["F1"]


def test_a_third_player_with_a_lower_qualifying_sum_does_not_win_a_tie() -> None:
    s = started(3)
    stake(s, "N", "R12")
    agent(s, 0, "N", "B8")
    agent(s, 1, "N", "F1")
    agent(s, 2, "N", "T5")
    assert "stake_won" not in tags(end_turns(s))
    assert stake_at(s, "N") == "R12"


def test_a_tie_below_the_best_sum_does_not_matter() -> None:
    s = started(3)
    stake(s, "N", "R12")
    agent(s, 0, "N", "B8", "B7")
    agent(s, 1, "N", "F5")
    agent(s, 2, "N", "T5")
    assert [e.seat for e in end_turns(s) if isinstance(e, StakeWon)] == [0]


def test_when_nobody_reaches_the_threshold_everything_stays_face_up() -> None:
    s = started(2)
    stake(s, "1L", "P01")
    agent(s, 0, "1L", "B1", down=True)
    end_turns(s)
    assert stake_at(s, "1L") == "P01"
    assert up(s, "1L", 0) == ["B1"]
    assert down(s, "1L", 0) == []


def test_agents_that_stay_count_on_in_later_rounds() -> None:
    s = started(2)
    stake(s, "N", "P01")
    agent(s, 0, "N", "B5", "B6")
    end_turns(s)
    agent(s, 0, "N", "B9")
    assert [e.sum for e in end_turns(s) if isinstance(e, StakeWon)] == [9]


def test_reinforcements_in_a_controlled_zone_are_face_down_again() -> None:
    s = started(2)
    stake(s, "1L", "P01")
    agent(s, 0, "1L", "B1")
    hand(s, 0, "B2", "B3")
    act(s, "card:B2", "zone:1L")
    assert (up(s, "1L", 0), down(s, "1L", 0)) == (["B1"], ["B2"])


def test_h16_without_an_agent_nobody_qualifies() -> None:
    s = started(2)
    events = end_turns(s)
    assert not {"stake_won", "stake_tied", "stake_unmet"} & set(tags(events))


def test_an_agent_without_any_value_in_the_arcanum_does_not_win() -> None:
    s = started(2)
    stake(s, "N", "R12")
    agent(s, 0, "N", "B5")
    assert [e.best for e in end_turns(s) if isinstance(e, StakeUnmet)] == [0]


def test_all_agents_are_turned_up_before_sums_are_compared() -> None:
    s = started(3)
    stake(s, "Z1", "P01")
    agent(s, 0, "Z1", "B1", down=True)
    agent(s, 1, "Z1", "F1", down=True)
    events = end_turns(s)
    assert tags(events)[:3] == ["agent_revealed", "agent_revealed", "stake_unmet"]


def test_a_sealed_zone_is_resolved_normally() -> None:
    s = started(2)
    stake(s, "N", "R12")
    agent(s, 0, "N", "B8")
    seal(s, "N")
    assert "stake_won" in tags(end_turns(s))


def test_agents_beside_a_stake_cannot_be_drawn() -> None:
    s = started(2)
    stake(s, "N", "P01")
    agent(s, 0, "N", "B1", "B2")
    end_turns(s)
    assert not {"B1", "B2"} & set(named(s.decks[0] + s.hands[0] + s.resources[0]))


def test_zones_are_resolved_from_the_left_of_the_first_player() -> None:
    s = started(4)
    for zone, name in (("Z1", "R12"), ("Z2", "R03"), ("Z3", "R21"), ("Z4", "R07"), ("N", "R10")):
        stake(s, zone, name)
    for zone, name in (("Z1", "B8"), ("Z2", "F1"), ("Z3", "F2"), ("Z4", "U5"), ("N", "N10")):
        agent(s, 0, zone, name)
    assert [e.zone for e in end_turns(s) if isinstance(e, StakeWon)] == ["Z4", "Z3", "N", "Z1", "Z2"]


def test_a_won_zone_stays_empty_until_the_refill() -> None:
    s = started(2)
    stake(s, "1L", "R12")
    stake(s, "2R", "R03")
    agent(s, 0, "1L", "B8")
    agent(s, 0, "2R", "F1")
    events = tags(end_turns(s))
    assert events.index("stake_turned") > max(i for i, tag in enumerate(events) if tag == "stake_won")


def test_the_next_player_to_the_right_becomes_first_player() -> None:
    s = started(3)
    end_turns(s)
    assert s.first == 1
    assert actions(s)[0].seat == 1
