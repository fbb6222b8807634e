"""Places and their effects (Rundy gry, H7, H9–H12). The cards: P02 swaps, P09 moves, P07 lures, P01 seals, P15 redraws,
P03 expels, P05 renews, P04 searches; headquarters: BHQ duel, FHQ ferry, THQ pilfer, UHQ loan."""

import pytest

from stolik.games.arcana.cards.registry import BY_NAME
from stolik.games.arcana.messages.events import CardPilfered
from stolik.games.arcana.tables import CARD, EFFECT, EFFECTS, JUBILEE, NAME
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
    owns,
    pile,
    resources,
    seal,
    stake,
    stake_at,
    started,
    tags,
    to_move,
    up,
)  # fmt: skip


def ways(s: object, name: str) -> list[tuple[str, ...]]:
    """Targets of all ways to play this place."""
    found = [a.targets() for a in actions(s)]  # type: ignore[arg-type]
    return [t for t in found if t[0] == f"card:{name}" and t[1] != "do:discard"]


def test_every_effect_of_the_table_has_its_module() -> None:
    assert set(BY_NAME) == set(EFFECTS)
    assert {EFFECTS[e] for e in EFFECT if e >= 0} == set(EFFECTS)


def test_a_place_goes_into_resources_after_its_effect() -> None:
    s = started(2)
    hand(s, 0, "P01", "B1")
    hand(s, 1, "F1")
    events = act(s, "card:P01", "zone:N")
    assert tags(events) == ["place_played", "zone_sealed"]
    assert named(s.resources[0]) == ["P01"]


def test_h7_a_place_without_a_legal_target_can_only_be_discarded() -> None:
    s = started(2)
    hand(s, 0, "P09", "P07", "P03", "BHQ")
    assert {a.targets()[1] for a in actions(s)} == {"do:discard"}


# --- SWAP ---


def test_swap_exchanges_the_stakes_of_two_open_zones_and_agents_stay() -> None:
    s = started(2)
    stake(s, "1L", "R12")
    stake(s, "N", "P01")
    agent(s, 0, "N", "B8")
    hand(s, 0, "P02", "B1")
    act(s, "card:P02", "zone:1L", "zone:N")
    assert (stake_at(s, "1L"), stake_at(s, "N")) == ("P01", "R12")
    assert up(s, "N", 0) == ["B8"]


def test_swap_agents_count_for_the_stake_that_lies_there_now() -> None:
    s = started(2)
    stake(s, "1L", "R12")
    stake(s, "N", "P01")
    agent(s, 0, "N", "B8")
    hand(s, 0, "P02", "B1")
    act(s, "card:P02", "zone:1L", "zone:N")
    assert "stake_won" in tags(end_turns(s))


def test_swap_offers_each_pair_of_open_zones_once() -> None:
    s = started(2)
    hand(s, 0, "P02")
    seal(s, "1R")
    kill(s, "2L")
    pairs = [("1L", "2R"), ("1L", "N"), ("2R", "N")]
    assert ways(s, "P02") == [("card:P02", f"zone:{a}", f"zone:{b}") for a, b in pairs]


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


# --- SEAL ---


def test_seal_lets_no_card_be_played_to_the_zone_and_no_effect_touch_it() -> None:
    s = started(2)
    stake(s, "N", "N01")
    agent(s, 1, "N", "F1")
    hand(s, 0, "P01", "B1")
    hand(s, 1, "F2", "FRL", "P02", "P03", "P05", "P07", "P09", "P06")
    act(s, "card:P01", "zone:N")
    assert not any("zone:N" in a.targets() or "card:F1" in a.targets() for a in actions(s))


def test_seal_offers_open_zones() -> None:
    s = started(2)
    hand(s, 0, "P01")
    seal(s, "1R")
    kill(s, "2L")
    assert ways(s, "P01") == [("card:P01", f"zone:{z}") for z in ("1L", "2R", "N")]


# --- REDRAW ---


def test_redraw_puts_the_rest_of_the_hand_into_resources_and_draws_as_many() -> None:
    s = started(2)
    hand(s, 0, "P15", "B1", "B2", "B3")
    deck(s, 0, "B4", "B5", "B6")
    resources(s, 0)
    s.decks[0] = [CARD["B6"], CARD["B5"], CARD["B4"]]
    events = act(s, "card:P15", "do:play")
    assert named(s.hands[0]) == ["B4", "B5", "B6"]
    assert named(s.resources[0]) == ["B1", "B2", "B3", "P15"]
    assert tags(events)[:5] == ["place_played", "discarded", "discarded", "discarded", "drew"]


def test_redraw_may_reshuffle_but_the_place_itself_is_not_yet_in_resources() -> None:
    s = started(2)
    hand(s, 0, "P15", "B1")
    deck(s, 0)
    s.box += s.resources[0]
    s.resources[0] = []
    act(s, "card:P15", "do:play")
    assert named(s.hands[0]) == ["B1"]
    assert named(s.resources[0]) == ["P15"]


def test_redraw_needs_another_card_in_hand() -> None:
    s = started(2)
    hand(s, 0, "P15")
    assert ways(s, "P15") == []


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


# --- RENEW ---


def test_renew_puts_the_stake_under_its_pile_and_turns_up_the_next_and_agents_stay() -> None:
    s = started(2)
    stake(s, "1L", "R12")
    agent(s, 0, "1L", "B1", down=True)
    hand(s, 0, "P05", "B2")
    top = NAME[pile(s, "1L")[-1]]
    events = act(s, "card:P05", "zone:1L")
    assert stake_at(s, "1L") == top
    assert NAME[pile(s, "1L")[0]] == "R12"
    assert down(s, "1L", 0) == ["B1"]
    assert tags(events) == ["place_played", "stake_buried", "stake_turned"]


def test_renew_needs_an_open_zone_whose_pile_is_not_empty() -> None:
    s = started(2)
    hand(s, 0, "P05")
    seal(s, "1R")
    s.box += pile(s, "1L")
    pile(s, "1L").clear()
    assert ways(s, "P05") == [("card:P05", f"zone:{z}") for z in ("2L", "2R", "N")]


def test_renew_may_turn_up_the_jubilee_and_then_this_round_is_the_last() -> None:
    s = started(2)
    pile(s, "N").remove(JUBILEE)
    pile(s, "N").append(JUBILEE)
    hand(s, 0, "P05", "B2")
    hand(s, 1, "F1")
    events = act(s, "card:P05", "zone:N")
    assert tags(events) == ["place_played", "stake_buried", "jubilee_shown", "stake_turned"]
    assert s.last
    assert "game_ended" in tags(end_turns(s))


# --- SEARCH ---


def test_search_takes_a_card_that_is_not_a_place_from_own_resources() -> None:
    s = started(2)
    resources(s, 0, "B1", "BHQ", "R01", "N05")
    resources(s, 1, "F1")
    hand(s, 0, "P04", "B2")
    assert ways(s, "P04") == [("card:P04", f"card:{n}") for n in ("B1", "R01", "N05")]
    act(s, "card:P04", "card:R01")
    assert named(s.hands[0]) == ["B2", "R01"]


def test_search_cannot_find_itself() -> None:
    s = started(2)
    resources(s, 0)
    hand(s, 0, "P04", "B2")
    assert ways(s, "P04") == []


def test_h11_a_searched_or_borrowed_card_is_there_for_a_later_turn() -> None:
    s = started(2)
    resources(s, 0, "B1")
    hand(s, 0, "P04")
    hand(s, 1, "F1", "F2")
    act(s, "card:P04", "card:B1")
    act(s, "card:F1", "do:discard")
    assert can(s, "card:B1", "zone:N")


def test_a_reserve_card_can_not_be_searched() -> None:
    s = started(2, tactical_removal=True)
    resources(s, 0)
    owns(s, 0, "N05")
    s.reserve[0] = [s.resources[0].pop()]
    hand(s, 0, "P04")
    assert ways(s, "P04") == []


# --- DUEL ---


def test_duel_drives_out_a_face_up_rival_with_strictly_less_combat_in_the_same_zone() -> None:
    s = started(2)
    agent(s, 0, "N", "B1")
    agent(s, 1, "N", "F5", "N05")
    agent(s, 1, "1L", "F1")
    hand(s, 0, "BHQ", "B9")
    assert ways(s, "BHQ") == [("card:BHQ", "card:F5", "card:B1")]
    act(s, "card:BHQ", "card:F5", "card:B1")
    assert named(s.resources[1]) == ["F5"]


def test_duel_equal_combat_is_not_enough() -> None:
    s = started(2)
    agent(s, 0, "N", "B1")
    agent(s, 1, "N", "T8")
    hand(s, 0, "BHQ")
    assert ways(s, "BHQ") == []


def test_duel_turns_up_the_face_down_agent_that_is_used() -> None:
    s = started(2)
    agent(s, 0, "1L", "B1", "B2", down=True)
    agent(s, 1, "1L", "F5")
    hand(s, 0, "BHQ", "B9")
    assert ways(s, "BHQ") == [("card:BHQ", "card:F5", "card:B1"), ("card:BHQ", "card:F5", "card:B2")]
    events = act(s, "card:BHQ", "card:F5", "card:B2")
    assert (up(s, "1L", 0), down(s, "1L", 0)) == (["B2"], ["B1"])
    assert tags(events) == ["place_played", "agent_revealed", "agent_expelled"]


def test_duel_offers_face_up_champions_once_as_they_make_no_difference() -> None:
    s = started(2)
    agent(s, 0, "N", "B1", "B2")
    agent(s, 1, "N", "F5")
    hand(s, 0, "BHQ")
    assert ways(s, "BHQ") == [("card:BHQ", "card:F5", "card:B1")]


def test_duel_sends_militia_back_to_its_deck() -> None:
    s = started(2, militia=True)
    agent(s, 0, "N", "B1")
    agent(s, 1, "N", "M3")
    hand(s, 0, "BHQ", "B9")
    act(s, "card:BHQ", "card:M3", "card:B1")
    assert len(s.militia) == 6


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


def test_ferry_reaches_each_pair_in_one_way_only() -> None:
    s = started(2)
    to_move(s, 1)
    agent(s, 1, "N", "F1", "F2")
    hand(s, 1, "FHQ", "F9")
    act(s, "card:FHQ", "card:F2")
    assert ("card:F1",) not in [a.targets() for a in actions(s)]


# --- PILFER ---


def test_pilfer_sends_a_random_card_of_a_rivals_hand_to_its_resources() -> None:
    lost = set()
    for i in range(40):
        s = started(3)
        s.chance.drawn += i
        to_move(s, 2)
        hand(s, 2, "THQ", "T1")
        hand(s, 0, "B1", "B2", "B3")
        assert ways(s, "THQ") == [("card:THQ", "seat:0")]
        events = act(s, "card:THQ", "seat:0")
        lost |= {e.card for e in events if isinstance(e, CardPilfered)}
        assert len(s.hands[0]) == 2
        assert len(s.resources[0]) == 1
    assert lost == {"B1", "B2", "B3"}


def test_pilfer_needs_a_rival_with_cards_in_hand() -> None:
    s = started(2)
    to_move(s, 1)
    hand(s, 1, "THQ", "F1")
    assert ways(s, "THQ") == []


# --- LOAN ---


def test_loan_draws_one_card() -> None:
    s = started(2)
    deck(s, 0, "B4", "B5")
    hand(s, 0, "UHQ", "B1")
    act(s, "card:UHQ", "do:play")
    assert named(s.hands[0]) == ["B1", "B4"]


def test_loan_may_reshuffle_but_cannot_draw_itself() -> None:
    s = started(2)
    hand(s, 0, "UHQ", "B1")
    s.box += s.decks[0] + s.resources[0]
    s.decks[0], s.resources[0] = [], []
    s.pending = None
    assert ways(s, "UHQ") == []
    resources(s, 0, "B2")
    act(s, "card:UHQ", "do:play")
    assert named(s.hands[0]) == ["B1", "B2"]
    assert named(s.resources[0]) == ["UHQ"]


@pytest.mark.parametrize("name", ["P02", "P09", "P07", "P01", "P15", "P03", "P05", "P04", "BHQ", "FHQ", "THQ", "UHQ"])
def test_every_kind_of_place_can_be_discarded_instead(name: str) -> None:
    s = started(2)
    hand(s, 0, name, "B1")
    events = act(s, f"card:{name}", "do:discard")
    assert tags(events)[0] == "discarded"
    assert GAME.decision(s) is not None
