"""Tax, build, move, repair, influence, secure (rulebook p. 12-13), and the prelude (p. 17, 20)."""

import pytest

from stolik.games.arcs.events.messages import Captured, NoneLeft, Refilled
from stolik.games.arcs.ids import CARD, NOTHING, RESOURCE
from stolik.games.arcs.messages import (
    Battle,
    Build,
    BuildShip,
    Copy,
    Done,
    EndTurn,
    Influence,
    Move,
    PickSystem,
    Pivot,
    RepairBuilding,
    RepairShip,
    Secure,
    Ships,
    Spend,
    Tax,
)
from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Action
from tests.arcs.scenario import (
    BLUE,
    GAME,
    RED,
    WHITE,
    agents,
    captives,
    cards,
    court,
    end,
    follow,
    found,
    give,
    kind,
    lead,
    legal,
    play,
    put,
    settle,
    ships,
    slots,
    standing,
    table,
)


def of(s: ArcsState, how: type[Action]) -> list[Action]:
    return [a for a in legal(s) if isinstance(a, how)]


# --- what a suit allows (p. 8) ---


@pytest.mark.parametrize(
    ("card", "allowed"),
    [
        ("administration_2", {Tax, RepairShip, Influence}),
        ("aggression_2", {Battle, Move, Secure}),
        ("construction_2", {Build, BuildShip, RepairShip}),
        ("mobilization_2", {Move, Influence}),
    ],
)
def test_each_suit_allows_its_actions(card: str, allowed: set[type[Action]]) -> None:
    s = table()
    put(s, RED, "hex_1", 2, 1)
    put(s, BLUE, "hex_1", 1)
    found(s, RED, "city", "arrow_1.1")
    found(s, RED, "starport", "arrow_1.2")
    agents(s, RED, 0, 1)
    lead(s, card)
    every = {Tax, Build, BuildShip, Move, RepairShip, Influence, Secure, Battle}
    assert {type(a) for a in legal(s)} & every == allowed


# --- tax (p. 12) ---


def test_taxing_a_loyal_city_gains_its_planets_resource_without_control() -> None:
    s = table()
    found(s, RED, "city", "hex_1.1")
    put(s, BLUE, "hex_1", 3)
    lead(s, "administration_2")
    play(s, Tax(RED, "hex_1.1"))
    settle(s)
    assert slots(s, RED)[0] == "material"
    assert captives(s, RED) == [0, 0, 0]


def test_a_rival_city_is_taxed_only_where_you_control_and_also_captures_an_agent() -> None:
    s = table()
    found(s, BLUE, "city", "hex_1.1")
    put(s, RED, "hex_1", 1)
    put(s, BLUE, "hex_1", 1)
    lead(s, "administration_2")
    assert not of(s, Tax)
    put(s, RED, "hex_1", 1)
    events = play(s, Tax(RED, "hex_1.1"))
    assert captives(s, RED) == [0, 1, 0]
    assert s.players[BLUE].agents == 9
    assert Captured(RED, BLUE, 1) in events


def test_each_city_is_taxed_once_a_turn() -> None:
    s = table()
    found(s, RED, "city", "hex_1.1")
    found(s, RED, "city", "hex_1.2")
    put(s, RED, "hex_1", 1)
    lead(s, "administration_2")
    play(s, Tax(RED, "hex_1.1"))
    settle(s)
    assert of(s, Tax) == [Tax(RED, "hex_1.2")]


def test_a_city_may_be_taxed_again_in_a_later_turn() -> None:
    s = table()
    found(s, RED, "city", "hex_1.1")
    put(s, RED, "gate_1", 1)
    put(s, BLUE, "hex_1", 1)
    lead(s, "administration_2")
    play(s, Tax(RED, "hex_1.1"))
    settle(s)
    end(s, RED)
    follow(s, BLUE, Copy, "aggression_2")
    assert of(s, Tax) == [Tax(BLUE, "hex_1.1")]


def test_taxing_without_a_token_in_supply_still_captures() -> None:
    s = table()
    found(s, BLUE, "city", "hex_1.1")
    put(s, RED, "hex_1", 1)
    s.supply[RESOURCE["material"]] = 0
    lead(s, "administration_2")
    events = play(s, Tax(RED, "hex_1.1"))
    assert NoneLeft(RED, "material") in events
    assert captives(s, RED) == [0, 1, 0]
    assert slots(s, RED) == [""] * 7


def test_taxing_a_rival_without_agents_captures_nobody() -> None:
    s = table()
    found(s, BLUE, "city", "hex_1.1")
    put(s, RED, "hex_1", 1)
    s.players[BLUE].agents = 0
    lead(s, "administration_2")
    play(s, Tax(RED, "hex_1.1"))
    assert captives(s, RED) == [0, 0, 0]


def test_a_damaged_city_pays_tax() -> None:
    s = table()
    found(s, RED, "city", "hex_1.1", damaged=True)
    lead(s, "administration_2")
    assert Tax(RED, "hex_1.1") in legal(s)


# --- build (p. 12) ---


def test_a_building_needs_an_empty_slot_and_a_loyal_piece() -> None:
    s = table()
    put(s, RED, "crescent_1", 0, 1)
    put(s, BLUE, "hex_1", 1)
    lead(s, "construction_2")
    assert of(s, Build) == [Build(RED, "city", "crescent_1.1"), Build(RED, "starport", "crescent_1.1")]
    play(s, Build(RED, "city", "crescent_1.1"))
    assert not of(s, Build)


def test_a_loyal_building_is_piece_enough() -> None:
    s = table()
    found(s, RED, "city", "hex_1.1")
    lead(s, "construction_2")
    assert Build(RED, "starport", "hex_1.2") in legal(s)


def test_nothing_is_built_on_a_gate() -> None:
    s = table()
    put(s, RED, "gate_1", 3)
    lead(s, "construction_2")
    assert not of(s, Build)


def test_the_leftmost_city_leaves_the_board_and_opens_a_slot() -> None:
    s = table()
    put(s, RED, "hex_1", 1)
    assert GAME.view(s, RED).players[RED].slots == 2
    lead(s, "construction_2")
    play(s, Build(RED, "city", "hex_1.1"))
    assert GAME.view(s, RED).players[RED].slots == 3
    assert s.players[RED].cities == 4


def test_a_ship_is_built_at_a_loyal_starport_once_a_turn_each() -> None:
    s = table()
    found(s, RED, "starport", "hex_1.1")
    found(s, RED, "starport", "hex_1.2", damaged=True)
    found(s, BLUE, "starport", "arrow_1.1")
    lead(s, "construction_2")
    assert of(s, BuildShip) == [BuildShip(RED, "hex_1.1"), BuildShip(RED, "hex_1.2")]
    play(s, BuildShip(RED, "hex_1.1"))
    assert of(s, BuildShip) == [BuildShip(RED, "hex_1.2")]
    play(s, BuildShip(RED, "hex_1.2"))
    assert ships(s, RED, "hex_1") == (2, 0)
    assert not of(s, BuildShip)


def test_a_starport_just_built_can_build_a_ship() -> None:
    s = table()
    put(s, RED, "hex_1", 1)
    lead(s, "construction_2")
    play(s, Build(RED, "starport", "hex_1.1"), BuildShip(RED, "hex_1.1"))
    assert ships(s, RED, "hex_1") == (2, 0)


def test_what_is_built_where_a_rival_controls_is_damaged() -> None:
    s = table()
    found(s, RED, "starport", "hex_1.1")
    put(s, BLUE, "hex_1", 1)
    lead(s, "construction_2")
    play(s, Build(RED, "city", "hex_1.2"), BuildShip(RED, "hex_1.1"))
    assert standing(s)["hex_1.2"] == (RED, "city", True)
    assert ships(s, RED, "hex_1") == (0, 1)


def test_where_nobody_controls_it_arrives_fresh() -> None:
    s = table()
    found(s, RED, "starport", "hex_1.1")
    put(s, BLUE, "hex_1", 1)
    put(s, WHITE, "hex_1", 1)
    lead(s, "construction_2")
    play(s, BuildShip(RED, "hex_1.1"))
    assert ships(s, RED, "hex_1") == (1, 0)


def test_pieces_are_limited_to_the_supply() -> None:
    s = table()
    found(s, RED, "starport", "hex_1.1")
    s.players[RED].ships = s.players[RED].cities = 0
    lead(s, "construction_2")
    assert not of(s, BuildShip)
    assert of(s, Build) == [Build(RED, "starport", "hex_1.2")]


# --- move (p. 13) ---


def test_any_number_of_ships_moves_to_one_adjacent_system() -> None:
    s = table()
    put(s, RED, "hex_1", 2, 1)
    lead(s, "mobilization_2")
    assert of(s, Move) == [Move(RED, "hex_1", "gate_1"), Move(RED, "hex_1", "crescent_1")]
    play(s, Move(RED, "hex_1", "gate_1"))
    assert set(legal(s)) == {Ships(RED, f, d) for f in range(3) for d in range(2) if f + d}
    play(s, Ships(RED, 1, 1))
    assert ships(s, RED, "hex_1") == (1, 0)
    assert ships(s, RED, "gate_1") == (1, 1)


def test_a_single_ship_is_not_asked_about() -> None:
    s = table()
    put(s, RED, "hex_1", 1)
    lead(s, "mobilization_2")
    play(s, Move(RED, "hex_1", "gate_1"))
    assert ships(s, RED, "gate_1") == (1, 0)


def test_moving_follows_a_path_between_gates() -> None:
    s = table(3, "three_frontiers")
    put(s, RED, "gate_1", 1)
    lead(s, "mobilization_2")
    play(s, Move(RED, "gate_1", "gate_4"))
    assert ships(s, RED, "gate_4") == (1, 0)


def catapult(starport: int = RED) -> ArcsState:
    s = table(3, "three_frontiers")
    put(s, RED, "hex_1", 3)
    found(s, starport, "starport", "hex_1.1")
    lead(s, "mobilization_2")
    play(s, Move(RED, "hex_1", "gate_1"), Ships(RED, 3, 0))
    return s


def test_from_a_loyal_starport_ships_go_on_from_gate_to_gate_and_drop_off_on_the_way() -> None:
    s = catapult()
    assert kind(s) == "catapult"
    play(s, Move(RED, "gate_1", "gate_6"), Ships(RED, 2, 0))
    play(s, Move(RED, "gate_6", "gate_5"), Ships(RED, 1, 0))
    play(s, Move(RED, "gate_5", "arrow_5"))
    assert [ships(s, RED, x) for x in ("gate_1", "gate_6", "gate_5", "arrow_5")] == [(1, 0), (1, 0), (0, 0), (1, 0)]
    assert s.pips == 3
    assert kind(s) == "act"


def test_a_catapult_may_stop_at_any_gate() -> None:
    s = catapult()
    play(s, Done(RED))
    assert ships(s, RED, "gate_1") == (3, 0)
    assert kind(s) == "act"


def test_a_planet_stops_a_catapult() -> None:
    s = catapult()
    play(s, Move(RED, "gate_1", "arrow_1"), Ships(RED, 3, 0))
    assert kind(s) == "act"


def test_a_gate_controlled_by_a_rival_before_entering_stops_a_catapult() -> None:
    s = catapult()
    put(s, BLUE, "gate_6", 1)
    play(s, Move(RED, "gate_1", "gate_6"), Ships(RED, 3, 0))
    assert kind(s) == "act"
    assert ships(s, RED, "gate_6") == (3, 0)


def test_a_gate_that_nobody_controls_does_not_stop_a_catapult() -> None:
    s = catapult()
    put(s, BLUE, "gate_6", 0, 2)
    play(s, Move(RED, "gate_1", "gate_6"), Ships(RED, 3, 0))
    assert kind(s) == "catapult"


def test_ships_on_the_way_are_not_picked_up() -> None:
    s = catapult()
    put(s, RED, "gate_6", 4)
    play(s, Move(RED, "gate_1", "gate_6"), Ships(RED, 3, 0), Move(RED, "gate_6", "gate_5"))
    assert max(a.fresh for a in legal(s) if isinstance(a, Ships)) == 3


def test_no_catapult_from_a_rival_starport() -> None:
    s = catapult(starport=BLUE)
    assert kind(s) == "act"


def test_backtracking_is_legal_after_dropping_off_and_endless_circles_are_not() -> None:
    s = catapult()
    play(s, Move(RED, "gate_1", "gate_6"), Ships(RED, 3, 0))
    assert Move(RED, "gate_6", "gate_1") not in legal(s)
    play(s, Move(RED, "gate_6", "gate_5"), Ships(RED, 2, 0))
    play(s, Move(RED, "gate_5", "gate_4"), Ships(RED, 1, 0))
    assert Move(RED, "gate_4", "gate_5") not in legal(s)
    assert Move(RED, "gate_4", "gate_1") in legal(s)


def test_a_catapult_ends_although_gates_form_a_ring() -> None:
    s = catapult()
    for _ in range(9):
        on = [a for a in legal(s) if isinstance(a, Move) and a.to.startswith("gate")]
        if kind(s) != "catapult" or not on:
            break
        play(s, on[0], Ships(RED, 3, 0))
    assert not [a for a in legal(s) if isinstance(a, Move) and a.to.startswith("gate")] or kind(s) == "act"


# --- repair (p. 13) ---


def test_repair_makes_one_loyal_piece_fresh_anywhere() -> None:
    s = table()
    put(s, RED, "gate_1", 0, 2)
    put(s, BLUE, "gate_1", 0, 1)
    found(s, RED, "city", "hex_4.1", damaged=True)
    found(s, BLUE, "city", "hex_1.1", damaged=True)
    lead(s, "construction_2")
    assert of(s, RepairShip) == [RepairShip(RED, "gate_1")]
    assert of(s, RepairBuilding) == [RepairBuilding(RED, "hex_4.1")]
    play(s, RepairShip(RED, "gate_1"), RepairBuilding(RED, "hex_4.1"))
    assert ships(s, RED, "gate_1") == (1, 1)
    assert standing(s)["hex_4.1"] == (RED, "city", False)


# --- influence and secure (p. 13) ---


def test_influence_puts_one_agent_on_any_card() -> None:
    s = table()
    court(s, "farseers", "silver_tongues", "lattice_spies", "secret_order")
    lead(s, "mobilization_2")
    assert len(of(s, Influence)) == 4
    play(s, Influence(RED, "lattice_spies"), Influence(RED, "lattice_spies"))
    assert s.influence[4 * 2 + RED] == 2
    assert s.players[RED].agents == 8


def test_without_agents_there_is_no_influence() -> None:
    s = table()
    s.players[RED].agents = 0
    put(s, RED, "gate_1", 1)
    lead(s, "mobilization_2")
    assert not of(s, Influence)


def test_securing_needs_more_agents_than_each_rival() -> None:
    s = table()
    court(s, "farseers", "silver_tongues", "lattice_spies", "secret_order")
    put(s, RED, "gate_1", 1)
    agents(s, RED, 0, 2)
    agents(s, BLUE, 0, 2)
    agents(s, RED, 1, 2)
    agents(s, BLUE, 1, 1)
    agents(s, WHITE, 1, 1)
    agents(s, WHITE, 2, 1)
    lead(s, "aggression_2")
    assert of(s, Secure) == [Secure(RED, "silver_tongues")]


def test_securing_returns_own_agents_captures_rivals_and_refills_the_same_place() -> None:
    s = table()
    court(s, "farseers", "silver_tongues", "lattice_spies", "secret_order")
    agents(s, RED, 1, 3)
    agents(s, BLUE, 1, 2)
    lead(s, "aggression_2")
    new = s.court_deck[-1]
    events = play(s, Secure(RED, "silver_tongues"))
    assert cards(s, RED) == ["silver_tongues"]
    assert captives(s, RED) == [0, 2, 0]
    assert s.players[RED].agents == 10
    assert s.court[1] == new
    assert s.influence[4:8] == [0, 0, 0, 0]
    assert any(isinstance(e, Refilled) for e in events)


def test_an_empty_court_deck_leaves_the_place_empty() -> None:
    s = table()
    court(s, "farseers", "silver_tongues", "lattice_spies", "secret_order")
    agents(s, RED, 0, 1)
    s.court_discard += s.court_deck
    s.court_deck = []
    lead(s, "aggression_2")
    play(s, Secure(RED, "farseers"))
    assert s.court[0] == NOTHING
    assert GAME.view(s, RED).court[0].card == ""


# --- prelude (p. 17, 20) ---


@pytest.mark.parametrize(
    ("resource", "allowed"),
    [
        ("material", {Build, BuildShip, RepairShip}),
        ("fuel", {Move}),
        ("relic", {Secure}),
        ("psionic", {Move, Influence}),
    ],
)
def test_a_token_buys_its_prelude_action(resource: str, allowed: set[type[Action]]) -> None:
    s = table()
    put(s, RED, "hex_1", 1, 1)
    found(s, RED, "starport", "hex_1.1")
    agents(s, RED, 0, 1)
    give(s, RED, resource)
    lead(s, "mobilization_2")
    play(s, Spend(RED, 0, resource))
    assert {type(a) for a in legal(s)} == allowed | {Done}


def test_a_psionic_buys_an_action_of_the_lead_card_also_for_a_pivot() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    put(s, BLUE, "gate_1", 1)
    give(s, BLUE, "psionic")
    lead(s, "administration_2")
    end(s, RED)
    follow(s, BLUE, Pivot, "mobilization_2")
    play(s, Spend(BLUE, 0, "psionic"))
    assert {type(a) for a in legal(s)} == {Influence, Done}


def test_a_weapon_lets_pips_of_this_turn_battle() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    put(s, BLUE, "gate_1", 1)
    give(s, RED, "weapon")
    lead(s, "mobilization_2")
    assert not of(s, Battle)
    play(s, Spend(RED, 0, "weapon"))
    assert of(s, Battle) == [Battle(RED, "gate_1", BLUE)]


def test_a_weapon_does_not_turn_the_action_of_another_token_into_a_battle() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    put(s, BLUE, "gate_1", 1)
    give(s, RED, "weapon", "fuel")
    lead(s, "construction_2")
    play(s, Spend(RED, 0, "weapon"), Spend(RED, 1, "fuel"))
    assert {type(a) for a in legal(s)} == {Move, Done}


def test_spending_costs_no_pip_and_the_action_may_be_left_out() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    give(s, RED, "fuel")
    lead(s, "mobilization_2")
    play(s, Spend(RED, 0, "fuel"), Done(RED))
    assert s.pips == 4
    assert slots(s, RED) == [""] * 7


def test_an_outraged_token_may_be_spent_without_effect() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    give(s, RED, "fuel")
    s.players[RED].outrage[RESOURCE["fuel"]] = 1
    lead(s, "mobilization_2")
    play(s, Spend(RED, 0, "fuel"))
    assert kind(s) == "prelude"
    assert ships(s, RED, "gate_1") == (1, 0)


def test_an_outraged_weapon_arms_nobody() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    put(s, BLUE, "gate_1", 1)
    give(s, RED, "weapon")
    s.players[RED].outrage[RESOURCE["weapon"]] = 1
    lead(s, "mobilization_2")
    play(s, Spend(RED, 0, "weapon"))
    assert not of(s, Battle)


def test_spent_tokens_return_to_the_supply_only_when_the_prelude_ends() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    give(s, RED, "fuel")
    lead(s, "mobilization_2")
    before = s.supply[RESOURCE["fuel"]]
    play(s, Spend(RED, 0, "fuel"), Done(RED))
    assert (s.supply[RESOURCE["fuel"]], s.spent[RESOURCE["fuel"]]) == (before, 1)
    play(s, Move(RED, "gate_1", "hex_1"))
    assert (s.supply[RESOURCE["fuel"]], s.spent[RESOURCE["fuel"]]) == (before + 1, 0)


def test_the_prelude_also_ends_with_the_turn() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    give(s, RED, "fuel")
    lead(s, "mobilization_2")
    before = s.supply[RESOURCE["fuel"]]
    play(s, Spend(RED, 0, "fuel"), Done(RED), EndTurn(RED))
    assert s.supply[RESOURCE["fuel"]] == before + 1


def test_the_first_pip_ends_the_prelude() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    give(s, RED, "fuel")
    lead(s, "mobilization_2")
    play(s, Move(RED, "gate_1", "hex_1"))
    assert not of(s, Spend)


def test_a_card_secured_in_the_prelude_is_locked_until_it_ends() -> None:
    s = table()
    court(s, "farseers", "silver_tongues", "lattice_spies", "secret_order")
    put(s, RED, "gate_1", 1)
    agents(s, RED, 1, 1)
    give(s, RED, "relic")
    lead(s, "mobilization_2")
    play(s, Spend(RED, 0, "relic"), Secure(RED, "silver_tongues"))
    assert s.locked == [CARD["silver_tongues"]]
    play(s, Move(RED, "gate_1", "hex_1"))
    assert s.locked == []


# --- elimination (p. 22) ---


def test_a_player_without_ships_and_starports_gets_three_ships_in_a_gate_at_the_end_of_the_own_turn() -> None:
    s = table()
    found(s, RED, "city", "hex_1.1")
    lead(s, "administration_2")
    end(s, RED)
    assert kind(s) == "rescue"
    assert {a.system for a in legal(s) if isinstance(a, PickSystem)} == {"gate_1", "gate_4", "gate_5", "gate_6"}
    play(s, PickSystem(RED, "gate_5"))
    assert ships(s, RED, "gate_5") == (3, 0)


@pytest.mark.parametrize("left", ["ship", "starport"])
def test_a_ship_or_a_starport_is_enough_not_to_be_rescued(left: str) -> None:
    s = table()
    if left == "ship":
        put(s, RED, "gate_1", 0, 1)
    else:
        found(s, RED, "starport", "hex_1.1")
    lead(s, "administration_2")
    end(s, RED)
    assert kind(s) == "follow"
