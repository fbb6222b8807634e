"""Places that touch zones and hands (Rundy gry, H7, H9, H11): P02 swaps, P01 seals, P15 redraws, P05 renews,
P04 searches; headquarters: THQ pilfer, UHQ loan. Those that touch agents are in test_places_agents.py."""

import pytest

from stolik.games.arcana.cards.common.registry import BY_NAME
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
    ways,
)  # fmt: skip


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


def test_redraw_puts_the_rest_of_the_hand_into_resources_and_draws_one_more() -> None:
    s = started(2)
    hand(s, 0, "P15", "B1", "B2")
    deck(s, 0, "B4", "B5", "B6")
    resources(s, 0)
    s.decks[0] = [CARD["B6"], CARD["B5"], CARD["B4"]]
    events = act(s, "card:P15", "do:play")
    assert named(s.hands[0]) == ["B4", "B5", "B6"]
    assert named(s.resources[0]) == ["B1", "B2", "P15"]
    assert tags(events)[:4] == ["place_played", "discarded", "discarded", "drew"]


def test_redraw_may_reshuffle_but_the_place_itself_is_not_yet_in_resources() -> None:
    s = started(2)
    hand(s, 0, "P15", "B1")
    deck(s, 0)
    s.box += s.resources[0]
    s.resources[0] = []
    resources(s, 0, "B2")
    act(s, "card:P15", "do:play")
    assert named(s.hands[0]) == ["B1", "B2"]
    assert named(s.resources[0]) == ["P15"]


def test_redraw_draws_one_card_if_it_is_the_last_in_hand() -> None:
    s = started(2)
    hand(s, 0, "P15")
    s.decks[0] = [CARD["B4"]]
    act(s, "card:P15", "do:play")
    assert named(s.hands[0]) == ["B4"]


def test_redraw_needs_a_card_that_can_be_drawn() -> None:
    s = started(2)
    hand(s, 0, "P15", "B1")
    s.decks[0], s.resources[0] = [], []
    assert ways(s, "P15") == []


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
