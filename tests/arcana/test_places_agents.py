"""Places that touch agents (H9–H12): P09 moves, P07 lures, P03 expels; headquarters: BHQ duel, FHQ ferry."""

from stolik.games.arcana.tables import CARD
from tests.arcana.table import (
    act,
    actions,
    agent,
    can,
    down,
    hand,
    named,
    seal,
    started,
    tags,
    to_move,
    up,
    ways,
)  # fmt: skip

# --- MOVE ---


def test_move_takes_one_own_agent_to_another_open_zone() -> None:
    s = started(2)
    agent(s, 0, "N", "B1")
    hand(s, 0, "P09", "B2")
    hand(s, 1, "F1")
    act(s, "card:P09", "card:B1")
    assert [a.targets() for a in actions(s)] == [(f"zone:{z}",) for z in ("1L", "1R", "2L", "2R")]
    assert named(s.resources[0]) == []
    act(s, "zone:2L")
    assert up(s, "2L", 0) == ["B1"]
    assert up(s, "N", 0) == []
    assert named(s.resources[0]) == ["P09"]
    assert actions(s)[0].seat == 1


def test_move_needs_a_second_open_zone() -> None:
    s = started(2)
    agent(s, 0, "N", "B1")
    hand(s, 0, "P09")
    for zone in ("1L", "1R", "2L", "2R"):
        seal(s, zone)
    assert ways(s, "P09") == []


def test_move_does_not_touch_agents_in_a_sealed_zone() -> None:
    s = started(2)
    agent(s, 0, "N", "B1")
    hand(s, 0, "P09")
    seal(s, "N")
    assert ways(s, "P09") == []


def test_move_does_not_touch_agents_of_rivals() -> None:
    s = started(2)
    agent(s, 1, "N", "F1")
    hand(s, 0, "P09")
    assert ways(s, "P09") == []


def test_move_may_take_ones_own_militia() -> None:
    s = started(2, militia=True)
    agent(s, 0, "N", "M1")
    hand(s, 0, "P09")
    assert can(s, "card:P09", "card:M1")


def test_h10_a_face_up_agent_stays_face_up_in_a_controlled_zone() -> None:
    s = started(2)
    agent(s, 0, "N", "B1")
    hand(s, 0, "P09", "B2")
    act(s, "card:P09", "card:B1")
    act(s, "zone:1L")
    assert up(s, "1L", 0) == ["B1"]


def test_h10_a_face_down_agent_stays_face_down_where_its_owner_is_in_control() -> None:
    s = started(2)
    agent(s, 0, "1L", "B1", down=True)
    hand(s, 0, "P09", "B2")
    act(s, "card:P09", "card:B1")
    events = act(s, "zone:1R")
    assert down(s, "1R", 0) == ["B1"]
    assert tags(events) == ["hidden_moved"]
    assert events[0].heard_by(1).card is None  # type: ignore[attr-defined]  # a secret field


def test_h10_a_face_down_agent_is_turned_up_elsewhere() -> None:
    s = started(2)
    agent(s, 0, "1L", "B1", down=True)
    hand(s, 0, "P09", "B2")
    act(s, "card:P09", "card:B1")
    events = act(s, "zone:N")
    assert up(s, "N", 0) == ["B1"]
    assert tags(events) == ["agent_revealed", "agent_moved"]


# --- LURE ---


def test_lure_moves_an_agent_of_a_rival_to_another_open_zone() -> None:
    s = started(2)
    agent(s, 1, "N", "F1")
    hand(s, 0, "P07", "B2")
    act(s, "card:P07", "card:F1")
    act(s, "zone:1L")
    assert up(s, "1L", 1) == ["F1"]


def test_lure_moves_a_face_down_agent_unseen() -> None:
    s = started(2)
    agent(s, 1, "2L", "F1", "F2", down=True)
    hand(s, 0, "P07", "B2")
    assert ways(s, "P07") == [("card:P07", "back:2L.1.1"), ("card:P07", "back:2L.1.2")]
    act(s, "card:P07", "back:2L.1.2")
    events = act(s, "zone:2R")
    assert down(s, "2R", 1) == ["F2"]
    assert events[0].heard_by(0).card is None  # type: ignore[attr-defined]  # a secret field
    assert events[0].heard_by(1).card == "F2"  # type: ignore[attr-defined]


def test_h12_lure_cannot_touch_militia() -> None:
    s = started(2, militia=True)
    agent(s, 1, "N", "M1")
    agent(s, 1, "2L", "M2", down=True)
    hand(s, 0, "P07")
    assert ways(s, "P07") == []


def test_lure_cannot_touch_ones_own_agents_or_a_sealed_zone() -> None:
    s = started(2)
    agent(s, 0, "N", "B1")
    agent(s, 1, "1L", "F1")
    hand(s, 0, "P07")
    seal(s, "1L")
    assert ways(s, "P07") == []


# --- FERRY ---


def test_ferry_moves_one_or_two_own_agents_of_one_zone_to_one_other_zone() -> None:
    s = started(2)
    to_move(s, 1)
    agent(s, 1, "N", "F1", "F2", "F3")
    agent(s, 1, "1L", "F4")
    hand(s, 1, "FHQ", "F9")
    act(s, "card:FHQ", "card:F1")
    zones = [(f"zone:{z}",) for z in ("1L", "1R", "2L", "2R")]
    assert [a.targets() for a in actions(s)] == [("card:F2",), ("card:F3",), *zones]
    act(s, "card:F3")
    assert [a.targets() for a in actions(s)] == zones
    act(s, "zone:1L")
    assert sorted(up(s, "1L", 1)) == ["F1", "F3", "F4"]
    assert up(s, "N", 1) == ["F2"]
    assert named(s.resources[1]) == ["FHQ"]


def test_ferry_may_take_a_single_agent() -> None:
    s = started(2)
    to_move(s, 1)
    agent(s, 1, "N", "F1", "F2")
    hand(s, 1, "FHQ", "F9")
    act(s, "card:FHQ", "card:F1")
    act(s, "zone:1L")
    assert up(s, "1L", 1) == ["F1"]


def test_ferry_takes_the_two_agents_in_either_order() -> None:
    for first, second in (("card:F1", "card:F3"), ("card:F3", "card:F1")):
        s = started(2)
        to_move(s, 1)
        agent(s, 1, "N", "F1", "F2", "F3")
        hand(s, 1, "FHQ", "F9")
        act(s, "card:FHQ", first)
        act(s, second)
        act(s, "zone:1L")
        assert sorted(up(s, "1L", 1)) == ["F1", "F3"]
        assert up(s, "N", 1) == ["F2"]


# --- EXPEL ---


def test_expel_sends_a_face_up_rival_to_its_owners_resources() -> None:
    s = started(2)
    agent(s, 1, "N", "F1", "F2")
    hand(s, 0, "P03", "B1")
    events = act(s, "card:P03", "card:F2")
    assert up(s, "N", 1) == ["F1"]
    assert named(s.resources[1]) == ["F2"]
    assert tags(events) == ["place_played", "agent_expelled"]


def test_expel_sends_militia_back_to_its_deck() -> None:
    s = started(2, militia=True)
    agent(s, 1, "N", "M1")
    hand(s, 0, "P03", "B1")
    events = act(s, "card:P03", "card:M1")
    assert CARD["M1"] in s.militia
    assert len(s.militia) == 6
    assert s.resources[1] == []
    assert tags(events) == ["place_played", "agent_expelled", "militia_returned"]


def test_expel_reaches_neither_face_down_nor_own_nor_sealed_agents() -> None:
    s = started(2)
    agent(s, 0, "N", "B1")
    agent(s, 1, "2L", "F1", down=True)
    agent(s, 1, "1L", "F2")
    seal(s, "1L")
    hand(s, 0, "P03")
    assert ways(s, "P03") == []


# --- DUEL ---


def test_duel_drives_out_a_face_up_rival_with_less_combat_in_the_same_zone() -> None:
    s = started(2)
    agent(s, 0, "N", "B1")
    agent(s, 1, "N", "F5", "N05")
    agent(s, 1, "1L", "F1")
    hand(s, 0, "BHQ", "B9")
    assert ways(s, "BHQ") == [("card:BHQ", "card:F5", "card:B1")]
    act(s, "card:BHQ", "card:F5", "card:B1")
    assert named(s.resources[1]) == ["F5"]


def test_duel_equal_combat_is_enough_and_less_is_not() -> None:
    s = started(2)
    agent(s, 0, "N", "B1", "B9")
    agent(s, 1, "N", "T8")
    hand(s, 0, "BHQ")
    assert ways(s, "BHQ") == [("card:BHQ", "card:T8", "card:B1")]


def test_duel_turns_up_the_face_down_agent_that_is_used() -> None:
    s = started(2)
    agent(s, 0, "1L", "B1", "B2", down=True)
    agent(s, 1, "1L", "F5")
    hand(s, 0, "BHQ", "B9")
    assert ways(s, "BHQ") == [("card:BHQ", "card:F5", "card:B1"), ("card:BHQ", "card:F5", "card:B2")]
    events = act(s, "card:BHQ", "card:F5", "card:B2")
    assert (up(s, "1L", 0), down(s, "1L", 0)) == (["B2"], ["B1"])
    assert tags(events) == ["place_played", "agent_revealed", "agent_expelled"]


def test_duel_offers_every_agent_as_strong_as_champion() -> None:
    s = started(2)
    agent(s, 0, "N", "B1", "B2")
    agent(s, 1, "N", "F5")
    hand(s, 0, "BHQ")
    assert ways(s, "BHQ") == [("card:BHQ", "card:F5", "card:B1"), ("card:BHQ", "card:F5", "card:B2")]


def test_duel_sends_militia_back_to_its_deck() -> None:
    s = started(2, militia=True)
    agent(s, 0, "N", "B1")
    agent(s, 1, "N", "M3")
    hand(s, 0, "BHQ", "B9")
    act(s, "card:BHQ", "card:M3", "card:B1")
    assert len(s.militia) == 6
