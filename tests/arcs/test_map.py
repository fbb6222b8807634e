"""The map, control and set-up (rulebook p. 4-7)."""

from collections import Counter
from typing import Any

import pytest

from stolik.games.arcs.ids import AMBITIONS, NOBODY, NUMBER_OF, RESOURCES, SETUP, SETUPS, SYSTEM, SYSTEMS, is_gate
from stolik.games.arcs.rules.hands import turn_order
from stolik.games.arcs.rules.pieces import control
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.tables import ADJACENT, IN_PLAY, OUT_OF_PLAY, SETUP_SEATS, START, TYPE_OF
from tests.arcs.scenario import BLUE, GAME, RED, WHITE, put, ships, standing, table

every_setup = pytest.mark.parametrize("setup", SETUPS)


def new(setup: str, **options: Any) -> ArcsState:
    s: ArcsState = GAME.new(SETUP_SEATS[SETUP[setup]], 3, {"setup": setup, **options})
    return s


def near(setup: str, system: str) -> set[str]:
    return {SYSTEMS[i] for i in ADJACENT[SETUP[setup]][SYSTEM[system]]}


# --- adjacency (p. 6) ---


def test_a_path_marker_joins_the_gates_on_its_two_sides() -> None:
    assert near("four_mix_up_1", "gate_2") == {"arrow_2", "crescent_2", "hex_2", "gate_1", "gate_4"}


def test_two_covered_clusters_side_by_side_are_bridged_by_both_paths() -> None:
    assert {"gate_2", "gate_5"} <= near("two_frontiers", "gate_5") | near("two_frontiers", "gate_2")
    assert "gate_5" in near("two_frontiers", "gate_2")


def test_thin_borders_between_clusters_need_both_clusters() -> None:
    assert "arrow_3" in near("four_mix_up_2", "hex_2")
    assert near("four_mix_up_1", "hex_2") == {"gate_2", "crescent_2"}


def test_planets_across_a_jagged_border_are_not_adjacent() -> None:
    assert "arrow_2" not in near("four_mix_up_1", "hex_1")


@every_setup
def test_out_of_play_systems_touch_nothing_and_are_touched_by_nothing(setup: str) -> None:
    out = OUT_OF_PLAY[SETUP[setup]]
    for i, neighbours in enumerate(ADJACENT[SETUP[setup]]):
        assert (i // 4 in out) == (not neighbours)
        assert not any(n // 4 in out for n in neighbours)
        assert all(i in ADJACENT[SETUP[setup]][n] for n in neighbours)


@every_setup
def test_gates_in_play_form_one_ring(setup: str) -> None:
    gates = [i for i in IN_PLAY[SETUP[setup]] if is_gate(i)]
    assert all(sum(is_gate(n) for n in ADJACENT[SETUP[setup]][g]) == 2 for g in gates)


# --- set-up A to Q (p. 4-5) ---


@every_setup
def test_players_start_on_the_systems_of_the_card_in_turn_order(setup: str) -> None:
    s = new(setup)
    for i, seat in enumerate(turn_order(s)):
        a, b, c = START[SETUP[setup]][i]
        assert ships(s, seat, SYSTEMS[a[0]]) == (3, 0)
        assert ships(s, seat, SYSTEMS[b[0]]) == (3, 0)
        assert all(ships(s, seat, SYSTEMS[x]) == (2, 0) for x in c)
        owned = {place.partition(".")[0]: (k, d) for place, (o, k, d) in standing(s).items() if o == seat}
        assert owned == {SYSTEMS[a[0]]: ("city", False), SYSTEMS[b[0]]: ("starport", False)}
        assert s.players[seat].cities == 4


@every_setup
def test_starting_resources_are_the_types_of_a_and_b_in_the_two_leftmost_slots(setup: str) -> None:
    s = new(setup)
    for i, seat in enumerate(turn_order(s)):
        a, b, _ = START[SETUP[setup]][i]
        assert s.players[seat].resources == [TYPE_OF[a[0]], TYPE_OF[b[0]], -1, -1, -1, -1, -1]


@every_setup
def test_hands_of_six_and_the_rest_on_the_face_down_pile(setup: str) -> None:
    s = new(setup)
    assert all(len(p.hand) == 6 for p in s.players)
    assert len(s.discard) == {2: 8, 3: 2, 4: 4}[s.seats]
    cards = [c for p in s.players for c in p.hand] + s.discard
    assert len(set(cards)) == {2: 20, 3: 20, 4: 28}[s.seats]
    used = {NUMBER_OF[c] for c in cards}
    assert used == (set(range(1, 8)) if s.seats == 4 else set(range(2, 7)))


@every_setup
def test_the_court_row_has_three_cards_for_two_players_and_four_otherwise(setup: str) -> None:
    s = new(setup)
    assert len(s.court) == (3 if s.seats == 2 else 4)
    assert len(s.court) + len(s.court_deck) == 31


@pytest.mark.parametrize(
    ("setup", "counts"),
    [
        ("two_frontiers", [4, 0, 1, 0, 1]),
        ("two_mix_up_1", [0, 0, 2, 2, 2]),
        ("two_homelands", [4, 0, 1, 1, 0]),
        ("two_mix_up_2", [4, 0, 1, 1, 0]),
    ],
)
def test_two_players_lay_a_token_for_each_covered_planet_on_its_ambition(setup: str, counts: list[int]) -> None:
    s = new(setup)
    assert s.phantom == counts
    held = Counter(r for p in s.players for r in p.resources if r >= 0)
    assert sum(s.supply) + sum(held.values()) == 25 - 6
    assert GAME.view(s, 0).phantom == dict(zip(AMBITIONS, counts))


@pytest.mark.parametrize("setup", ["three_mix_up", "four_frontiers"])
def test_more_players_lay_no_tokens_on_ambitions(setup: str) -> None:
    assert new(setup).phantom == [0] * 5


def test_the_initiative_starts_with_anybody() -> None:
    assert {GAME.new(4, seed).initiative for seed in range(40)} == {0, 1, 2, 3}


def test_a_set_up_card_of_the_player_count_is_drawn() -> None:
    for seats in (2, 3, 4):
        drawn = {GAME.new(seats, seed).setup for seed in range(60)}
        assert drawn == {i for i, n in enumerate(SETUP_SEATS) if n == seats}


def test_a_set_up_card_of_another_player_count_is_refused() -> None:
    with pytest.raises(ValueError, match="setup: two_homelands is not for 3 players"):
        GAME.new(3, 0, {"setup": "two_homelands"})


def test_two_lore_need_leaders_and_lore() -> None:
    with pytest.raises(ValueError, match="lore: 2"):
        GAME.new(3, 0, {"lore": 2})


@pytest.mark.parametrize(("seats", "most"), [(2, 6), (3, 4), (4, 3)])
def test_as_much_lore_as_the_players_like_can_be_laid_out_if_the_deck_has_it(seats: int, most: int) -> None:
    assert GAME.new(seats, 0, {"leaders_and_lore": True, "lore": most})
    with pytest.raises(ValueError, match="lore"):
        GAME.new(seats, 0, {"leaders_and_lore": True, "lore": most + 1})


@pytest.mark.parametrize("preset", GAME.presets)
def test_every_preset_can_be_played(preset: str) -> None:
    for seats in GAME.seats:
        assert GAME.new(seats, 0, GAME.presets[preset])


def test_five_tokens_of_each_resource() -> None:
    census = GAME.census(GAME.new(4, 1))
    assert [census[r] for r in RESOURCES] == [5] * 5
    assert all(census[f"ships {p}"] == 15 and census[f"agents {p}"] == 10 for p in range(4))


# --- control (p. 7) ---


def test_control_needs_more_fresh_ships_than_each_rival() -> None:
    s = table()
    gate = SYSTEM["gate_1"]
    assert control(s, gate) == NOBODY
    put(s, RED, "gate_1", 2)
    assert control(s, gate) == RED
    put(s, BLUE, "gate_1", 2)
    assert control(s, gate) == NOBODY
    put(s, WHITE, "gate_1", 3)
    assert control(s, gate) == WHITE


def test_damaged_ships_and_buildings_do_not_control() -> None:
    s = table()
    put(s, RED, "hex_1", 0, 3)
    put(s, BLUE, "hex_1", 1)
    assert control(s, SYSTEM["hex_1"]) == BLUE
