"""What a suit allows; tax, build, repair (rulebook p. 8, 12-13)."""

import pytest

from stolik.games.arcs.ids import RESOURCE
from stolik.games.arcs.messages.actions import (
    Battle,
    Build,
    BuildShip,
    Copy,
    Influence,
    Move,
    RepairBuilding,
    RepairShip,
    Secure,
    Tax,
)
from stolik.games.arcs.messages.events import Captured, NoneLeft
from stolik.kernel.messages import Action
from tests.arcs.scenario import (
    BLUE,
    GAME,
    RED,
    WHITE,
    agents,
    captives,
    end,
    follow,
    found,
    lead,
    legal,
    of,
    play,
    put,
    settle,
    ships,
    slots,
    standing,
    table,
)

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
