"""The tables of Arcs: counts and sums that the box and the rulebook give, and that every name in a table exists."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

DATA = Path(__file__).parents[2] / "src" / "stolik" / "games" / "arcs" / "data"


def table(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{name}.toml").read_text("utf-8"))


RESOURCES = table("resources")
MAP = table("map")
CARDS = table("action_cards")
AMBITIONS = table("ambitions")
DICE = table("dice")
BOARD = table("board")
SETUPS = table("setups")
COURT = table("court")
LEADERS = table("leaders")["leader"]
LORE = table("lore")["lore"]

SYSTEMS = {system["id"]: system for system in MAP["systems"]}
PLANETS = [system for system in MAP["systems"] if system["site"] != "gate"]
SETUP_IDS = [setup["id"] for setup in SETUPS["setup"]]


def neighbours(system: str) -> set[str]:
    return {b if a == system else a for a, b in MAP["adjacent"] if system in (a, b)}


# --- Map ---------------------------------------------------------------------


def test_six_clusters_of_a_gate_and_three_planets() -> None:
    assert Counter(system["cluster"] for system in MAP["systems"]) == dict.fromkeys(range(1, 7), 4)
    assert Counter(system["site"] for system in MAP["systems"]) == dict.fromkeys(
        ("gate", "arrow", "crescent", "hex"), 6
    )
    assert len(SYSTEMS) == 24


def test_planet_types_and_building_slots() -> None:
    types = Counter(planet["type"] for planet in PLANETS)
    assert types == {"material": 4, "fuel": 4, "weapon": 4, "relic": 3, "psionic": 3}
    assert sum(planet["slots"] for planet in PLANETS) == 26
    assert {planet["slots"] for planet in PLANETS} == {1, 2}
    assert all(system["slots"] == 0 and system["type"] == "" for system in MAP["systems"] if system["site"] == "gate")


def test_a_gate_is_adjacent_to_its_planets_and_the_two_gates_beside_it() -> None:
    assert neighbours("gate_1") == {
        "arrow_1",
        "crescent_1",
        "hex_1",
        "gate_6",
        "gate_2",
    }
    assert all(len(neighbours(f"gate_{n}")) == 5 for n in range(1, 7))


def test_planets_touch_only_along_thin_borders() -> None:
    edges = [edge for edge in MAP["adjacent"] if not any(end.startswith("gate") for end in edge)]
    across = [edge for edge in edges if SYSTEMS[edge[0]]["cluster"] != SYSTEMS[edge[1]]["cluster"]]
    assert len(edges) == 14
    assert across == [["hex_2", "arrow_3"], ["hex_5", "arrow_6"]]
    assert not any(edge in edges for edge in MAP["jagged"])
    assert all(f"hex_{n}" not in neighbours(f"arrow_{n}") for n in range(1, 7))


def test_every_border_between_clusters_is_thin_or_jagged() -> None:
    between = {(f"hex_{n}", f"arrow_{n % 6 + 1}") for n in range(1, 7)}
    thin = {tuple(edge) for edge in MAP["adjacent"]} & between
    assert thin | {tuple(edge) for edge in MAP["jagged"]} == between


# --- Action cards ------------------------------------------------------------


def test_twenty_eight_action_cards_of_which_twenty_for_two_or_three_players() -> None:
    used = [len(CARDS["suits"]) * sum(n in row["players"] for row in CARDS["numbers"].values()) for n in (2, 3, 4)]
    assert used == [20, 20, 28]
    assert list(CARDS["numbers"]) == [str(n) for n in range(1, 8)]


def test_pips_by_suit() -> None:
    assert {suit: sum(row["pips"]) for suit, row in CARDS["suits"].items()} == {
        "administration": 20,
        "aggression": 15,
        "construction": 19,
        "mobilization": 19,
    }
    assert CARDS["suits"]["construction"]["pips"][5 - 1] == 2  # the example of the rulebook
    assert all(len(row["pips"]) == 7 for row in CARDS["suits"].values())


def test_cards_two_to_six_carry_the_five_ambitions() -> None:
    printed = {int(n): row["ambition"] for n, row in CARDS["numbers"].items()}
    assert {row["number"]: row["id"] for row in AMBITIONS["ambitions"]} == {n: printed[n] for n in range(2, 7)}
    assert (printed[1], printed[7]) == ("", "any")


# --- Ambitions ---------------------------------------------------------------


def test_markers_grow_when_flipped() -> None:
    assert [marker["start"] for marker in AMBITIONS["markers"]] == [
        [2, 0],
        [3, 2],
        [5, 3],
    ]
    assert [marker["flipped"] for marker in AMBITIONS["markers"]] == [
        [4, 2],
        [6, 3],
        [9, 4],
    ]


def test_an_ambition_worth_seven_pays_three_for_second_place() -> None:
    """The scoring example of p. 18: the high and the low marker on Tycoon."""
    low, _, high = (marker["start"] for marker in AMBITIONS["markers"])
    assert [a + b for a, b in zip(low, high, strict=True)] == [7, 3]


def test_power_that_ends_the_game() -> None:
    assert AMBITIONS["power_to_end"] == {"2": 33, "3": 30, "4": 27}


# --- Dice and player board ---------------------------------------------------


def symbols(kind: str) -> Counter[str]:
    return Counter(symbol for face in DICE[kind]["faces"] for symbol in face)


def test_dice_faces() -> None:
    assert all(len(DICE[kind]["faces"]) == 6 for kind in ("skirmish", "assault", "raid"))
    assert symbols("skirmish") == {"hit": 3}
    assert symbols("assault") == {"hit": 7, "self": 3, "intercept": 1}
    assert symbols("raid") == {"key": 4, "building": 3, "self": 3, "intercept": 2}


def test_resource_slots_open_as_cities_leave_the_board() -> None:
    gone = BOARD["resource_slots"]["cities_gone"]
    assert [sum(need <= cities for need in gone) for cities in range(6)] == [
        2,
        3,
        4,
        6,
        6,
        6,
    ]
    assert BOARD["resource_slots"]["raid_cost"] == [3, 1, 1, 2, 1, 3]


def test_city_bonus_is_two_and_then_five() -> None:
    bonus = BOARD["city_slots"]["won_ambition_bonus"]
    assert [sum(bonus[:gone]) for gone in range(6)] == [0, 0, 0, 0, 2, 5]


def test_undealt_action_cards() -> None:
    cards = {"2": 20, "3": 20, "4": 28}
    assert {n: cards[n] - int(n) * BOARD["table"]["hand"] for n in cards} == {
        "2": 8,
        "3": 2,
        "4": 4,
    }


def test_twenty_five_resource_tokens() -> None:
    assert sum(row["tokens"] for row in RESOURCES.values()) == 25
    assert {r: row["ambition"] for r, row in RESOURCES.items() if row["ambition"]} == {
        resource: row["id"] for row in AMBITIONS["ambitions"] for resource in row["counts"] if resource in RESOURCES
    }


# --- Set-up cards ------------------------------------------------------------


def test_four_setup_cards_for_each_player_count() -> None:
    assert Counter(setup["players"] for setup in SETUPS["setup"]) == {2: 4, 3: 4, 4: 4}
    assert len(set(SETUP_IDS)) == 12
    assert [setup["number"] for setup in SETUPS["setup"] if setup["experienced"]] == [
        "2-01",
        "3-04",
    ]


@pytest.mark.parametrize("setup", SETUPS["setup"], ids=SETUP_IDS)
def test_setup_card_names_systems_in_play(setup: dict[str, Any]) -> None:
    assert len(setup["start"]) == setup["players"]
    assert len(setup["out_of_play"]) == (1 if setup["players"] == 4 else 2)
    for row in setup["start"]:
        assert len(row["c"]) == (2 if setup["players"] == 2 else 1)
        assert SYSTEMS[row["a"]]["slots"] > 0
        assert SYSTEMS[row["b"]]["slots"] > 0
        assert not {SYSTEMS[system]["cluster"] for system in (row["a"], row["b"], *row["c"])} & set(
            setup["out_of_play"]
        )


@pytest.mark.parametrize("setup", SETUPS["setup"], ids=SETUP_IDS)
def test_no_system_is_a_start_for_two_buildings_too_many(setup: dict[str, Any]) -> None:
    built = Counter(system for row in setup["start"] for system in (row["a"], row["b"]))
    assert all(count <= SYSTEMS[system]["slots"] for system, count in built.items())


@pytest.mark.parametrize("setup", SETUPS["setup"], ids=SETUP_IDS)
def test_gate_ring_skips_the_clusters_out_of_play(setup: dict[str, Any]) -> None:
    assert setup["gate_ring"] == [f"gate_{n}" for n in range(1, 7) if n not in setup["out_of_play"]]


def start_resources(setup_id: str) -> list[list[str]]:
    setup = SETUPS["setup"][SETUP_IDS.index(setup_id)]
    return [[SYSTEMS[row["a"]]["type"], SYSTEMS[row["b"]]["type"]] for row in setup["start"]]


def test_start_resources_follow_from_a_and_b() -> None:
    assert start_resources("two_frontiers") == [
        ["psionic", "material"],
        ["material", "weapon"],
    ]
    assert start_resources("two_mix_up_1") == [["fuel", "fuel"], ["psionic", "weapon"]]
    assert start_resources("two_homelands") == [["weapon", "material"]] * 2
    assert start_resources("two_mix_up_2") == [
        ["relic", "psionic"],
        ["weapon", "material"],
    ]
    assert start_resources("three_mix_up") == [
        ["weapon", "relic"],
        ["psionic", "psionic"],
        ["relic", "material"],
    ]
    assert start_resources("three_frontiers") == [
        ["material", "material"],
        ["psionic", "fuel"],
        ["fuel", "material"],
    ]
    assert start_resources("three_homelands") == [
        ["relic", "fuel"],
        ["material", "psionic"],
        ["weapon", "material"],
    ]
    assert start_resources("three_core_conflict") == [
        ["material", "weapon"],
        ["relic", "fuel"],
        ["weapon", "psionic"],
    ]
    assert start_resources("four_mix_up_1") == [
        ["relic", "psionic"],
        ["material", "psionic"],
        ["weapon", "material"],
        ["material", "weapon"],
    ]
    assert start_resources("four_mix_up_2") == [
        ["psionic", "material"],
        ["weapon", "relic"],
        ["relic", "material"],
        ["weapon", "psionic"],
    ]
    assert start_resources("four_frontiers") == [
        ["material", "fuel"],
        ["relic", "psionic"],
        ["fuel", "psionic"],
        ["weapon", "material"],
    ]
    assert start_resources("four_mix_up_3") == [
        ["weapon", "relic"],
        ["weapon", "material"],
        ["material", "material"],
        ["relic", "weapon"],
    ]


@pytest.mark.parametrize(
    ("out_of_play", "phantom"),
    [
        ([1, 6], {"tycoon": 4, "warlord": 1, "empath": 1}),
        ([2, 5], {"warlord": 2, "keeper": 2, "empath": 2}),
        ([1, 4], {"tycoon": 4, "warlord": 1, "keeper": 1}),
    ],
)
def test_two_player_tokens_on_the_ambition_boxes(out_of_play: list[int], phantom: dict[str, int]) -> None:
    covered = [planet["type"] for planet in PLANETS if planet["cluster"] in out_of_play]
    assert Counter(RESOURCES[resource]["phantom"] for resource in covered) == phantom


# --- Court, leaders, lore ----------------------------------------------------


def test_thirty_one_court_cards_numbered_through() -> None:
    assert [card["number"] for card in COURT["guild"] + COURT["vox"]] == list(range(1, 32))
    assert (len(COURT["guild"]), len(COURT["vox"])) == (25, 6)
    assert Counter(card["suit"] for card in COURT["guild"]) == dict.fromkeys(RESOURCES, 5)


def test_raid_costs_of_guild_cards() -> None:
    cheap = [card["id"] for card in COURT["guild"] if card["keys"] == 1]
    dear = [card["id"] for card in COURT["guild"] if card["keys"] == 3]
    assert cheap == ["sworn_guardians", "galactic_bards"]
    assert dear == [
        "loyal_engineers",
        "loyal_pilots",
        "loyal_marines",
        "loyal_empaths",
        "loyal_keepers",
    ]
    assert {card["keys"] for card in COURT["guild"]} == {1, 2, 3}


def test_eight_leaders_and_fourteen_lore_cards() -> None:
    assert [leader["number"] for leader in LEADERS] == list(range(1, 9))
    assert [card["number"] for card in LORE] == list(range(1, 15))


def test_leaders_start_with_eight_ships_or_as_printed() -> None:
    ships = {leader["id"]: [leader[place]["ships"] for place in "abc"] for leader in LEADERS}
    special = {"upstart": [4, 3, 2], "rebel": [4, 4, 2], "feastbringer": [3, 3, 3]}
    assert ships == {leader: [3, 3, 2] for leader in ships} | special
    cities = {leader["id"]: sum(leader[place]["city"] for place in "abc") for leader in LEADERS}
    assert cities == dict.fromkeys(cities, 1) | {"rebel": 0, "feastbringer": 2}
    assert all(set(leader["resources"]) | set(leader["outraged"]) <= set(RESOURCES) for leader in LEADERS)


def test_only_the_mystic_starts_outraged() -> None:
    assert {leader["id"]: leader["outraged"] for leader in LEADERS if leader["outraged"]} == {
        "mystic": ["material", "fuel"]
    }


def test_no_two_cards_share_an_id() -> None:
    ids = [card["id"] for card in COURT["guild"] + COURT["vox"] + LORE + LEADERS]
    assert len(set(ids)) == 25 + 6 + 14 + 8
