"""The component tables against the totals known from the printed boards and tiles."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

DATA = Path(__file__).parents[2] / "src/stolik/games/eclipse/data"
STATS = ("energy", "initiative", "movement", "computer", "shield", "hull", "dice")

Row = dict[str, Any]


def table(name: str) -> Row:
    return tomllib.loads((DATA / f"{name}.toml").read_text("utf-8"))


def rows(name: str) -> list[Row]:
    found: list[Row] = table(name)[name]
    return found


SECTORS = rows("sectors")
TECHNOLOGIES = rows("technologies")
PARTS = {part["id"]: part for part in rows("parts")}
SHIPS = table("ships")
SPECIES = table("species")
TRACKS = table("tracks")
DISCOVERIES = rows("discoveries")
BOARDS = {name: SPECIES["defaults"] | board for name, board in SPECIES["boards"].items()}


def stack(name: str) -> list[Row]:
    return [sector for sector in SECTORS if sector["stack"] == name]


def blueprint(board: Row, ship: str) -> Row:
    """The row of the board's own set if it has one: the tables list the common set first."""
    sets = ("common", board["blueprints"])
    found: list[Row] = [row for row in SHIPS["blueprints"] if row["ship"] == ship and row["set"] in sets]
    return found[-1]


def totals(row: Row) -> dict[str, int]:
    """What the printed parts of a blueprint add up to, with the base initiative and the parts outside the grid."""
    sums = dict.fromkeys(STATS, 0) | {stat: row[stat] for stat in ("initiative", "energy", "computer")}
    for part in [square for column in row["grid"] for square in column if square]:
        for stat in STATS:
            sums[stat] += PARTS[part].get(stat, 0)
    return sums


# Sectors ----------------------------------------------------------------------------------------------------------


def test_stacks_have_the_printed_number_of_sectors() -> None:
    assert Counter(sector["stack"] for sector in SECTORS) == {
        "centre": 1,
        "inner": 8,
        "middle": 11,
        "outer": 18,
        "start": 12,
    }
    assert len({sector["id"] for sector in SECTORS}) == 50


def test_sector_numbers_tell_the_stack() -> None:
    assert [sector["id"] for sector in stack("inner")] == [str(number) for number in range(101, 109)]
    assert [sector["id"] for sector in stack("middle")] == [str(number) for number in range(201, 212)]
    assert [sector["id"] for sector in stack("outer")] == [str(number) for number in range(301, 319)]
    assert [sector["id"] for sector in stack("start")] == [str(number) for number in range(221, 233)]


def test_fourteen_ancients_stand_on_the_sectors() -> None:
    assert sum(sector.get("ancients", 0) for sector in SECTORS) == 14
    assert [sector["id"] for sector in SECTORS if sector.get("gcds")] == ["001"]


@pytest.mark.parametrize(("name", "spots"), [("inner", 4), ("middle", 6), ("outer", 10), ("centre", 1), ("start", 0)])
def test_discovery_spots_of_each_stack(name: str, spots: int) -> None:
    assert sum(sector.get("discovery", False) for sector in stack(name)) == spots


@pytest.mark.parametrize(("name", "count"), [("inner", 2), ("middle", 2), ("outer", 3), ("centre", 1), ("start", 12)])
def test_artifacts_of_each_stack(name: str, count: int) -> None:
    assert sum(sector.get("artifact", False) for sector in stack(name)) == count


def test_ancients_always_guard_a_discovery() -> None:
    assert all(sector["discovery"] for sector in SECTORS if sector.get("ancients"))


def test_every_sector_can_be_turned_to_fit() -> None:
    assert all(len(set(sector["wormholes"])) == len(sector["wormholes"]) >= 2 for sector in SECTORS)
    assert all(sector["wormholes"] == [0, 1, 3, 4] for sector in stack("start"))


def test_there_are_as_many_discovery_tiles_as_spots() -> None:
    spots = sum(sector.get("discovery", False) for sector in SECTORS)
    assert sum(tile["copies"] for tile in DISCOVERIES) == spots == 21


# Technologies and parts -------------------------------------------------------------------------------------------


def test_ninety_six_technology_tiles_thirty_two_of_each_category() -> None:
    copies: Counter[str] = Counter()
    for technology in TECHNOLOGIES:
        copies[technology["category"]] += technology["copies"]
    assert copies == {"military": 32, "grid": 32, "nano": 32}


@pytest.mark.parametrize("category", ["military", "grid", "nano"])
def test_each_category_has_the_same_ladder_of_prices(category: str) -> None:
    ladder = [(t["cost"], t["minimum"], t["copies"]) for t in TECHNOLOGIES if t["category"] == category]
    assert ladder == [(2, 2, 5), (4, 3, 5), (6, 4, 5), (8, 5, 4), (10, 6, 4), (12, 6, 3), (14, 7, 3), (16, 8, 3)]


def test_a_technology_unlocks_the_part_of_its_name() -> None:
    unlocked = {technology["gives"] for technology in TECHNOLOGIES if technology["kind"] == "part"}
    assert unlocked == {part["technology"] for part in PARTS.values() if "technology" in part}
    assert all(part["id"] == part["technology"] for part in PARTS.values() if "technology" in part)


def test_five_parts_need_neither_technology_nor_discovery() -> None:
    free = {part["id"] for part in PARTS.values() if "technology" not in part and "ancient" not in part}
    assert free == {"ion_cannon", "nuclear_drive", "nuclear_source", "hull", "electron_computer"}


def test_each_ancient_part_is_one_discovery_tile() -> None:
    found = [(tile["part"], tile["copies"]) for tile in DISCOVERIES if tile["kind"] == "part"]
    assert found == [(part["id"], 1) for part in PARTS.values() if part.get("ancient")]


def test_every_die_has_a_colour() -> None:
    assert {part["damage"] for part in PARTS.values() if "dice" in part} == set(table("parts")["dice"].values())


# Ships and species ------------------------------------------------------------------------------------------------

# initiative, movement, computer, shield, hull, dice, free energy
START_TOTALS = {
    ("terran", "interceptor"): (3, 1, 0, 0, 0, 1, 1),
    ("terran", "cruiser"): (2, 1, 1, 0, 1, 1, 1),
    ("terran", "dreadnought"): (1, 1, 1, 0, 2, 2, 0),
    ("terran", "starbase"): (4, 0, 1, 0, 2, 1, 2),
    ("eridani_empire", "dreadnought"): (1, 1, 1, 0, 2, 2, 1),
    ("planta", "interceptor"): (1, 1, 1, 0, 0, 1, 3),
    ("planta", "cruiser"): (1, 1, 1, 0, 1, 1, 3),
    ("planta", "dreadnought"): (1, 1, 1, 0, 2, 2, 2),
    ("planta", "starbase"): (2, 0, 2, 0, 2, 1, 4),
    ("orion_hegemony", "interceptor"): (4, 1, 0, 1, 0, 1, 2),
    ("orion_hegemony", "cruiser"): (3, 1, 1, 1, 1, 1, 3),
    ("orion_hegemony", "dreadnought"): (2, 1, 1, 1, 2, 2, 3),
    ("orion_hegemony", "starbase"): (5, 0, 1, 1, 2, 1, 2),
}


@pytest.mark.parametrize(("board", "ship"), START_TOTALS)
def test_blueprints_add_up_to_the_start_totals(board: str, ship: str) -> None:
    sums = totals(blueprint(BOARDS[board], ship))
    order = ("initiative", "movement", "computer", "shield", "hull", "dice", "energy")
    assert tuple(sums[stat] for stat in order) == START_TOTALS[board, ship]


@pytest.mark.parametrize("board", ["hydran_progress", "descendants_of_draco", "mechanema"])
def test_other_boards_have_the_common_blueprints(board: str) -> None:
    assert BOARDS[board]["blueprints"] == "common"


@pytest.mark.parametrize(
    ("name", "sizes"), [("terran", (4, 6, 8, 5)), ("planta", (3, 5, 7, 4)), ("orion_hegemony", (4, 6, 8, 5))]
)
def test_grids_have_the_printed_number_of_squares(name: str, sizes: tuple[int, ...]) -> None:
    grids = [blueprint(BOARDS[name], ship["id"])["grid"] for ship in SHIPS["ships"]]
    assert tuple(sum(len(column) for column in grid) for grid in grids) == sizes


@pytest.mark.parametrize("board", BOARDS)
def test_printed_blueprints_obey_the_design_rules(board: str) -> None:
    for ship in SHIPS["ships"]:
        sums = totals(blueprint(BOARDS[board], ship["id"]))
        assert sums["energy"] >= 0
        assert (sums["movement"] > 0) == ship["moves"]


def test_fourteen_plastic_ships_and_four_starbases() -> None:
    assert {ship["id"]: ship["count"] for ship in SHIPS["ships"]} == {
        "interceptor": 8,
        "cruiser": 4,
        "dreadnought": 2,
        "starbase": 4,
    }


def test_six_colours_with_a_terran_and_an_alien_side() -> None:
    sides = Counter((faction["colour"], faction["board"] == "terran") for faction in SPECIES["factions"])
    assert len(sides) == 12
    assert set(sides.values()) == {1}
    assert {faction["sector"] for faction in SPECIES["factions"]} == {sector["id"] for sector in stack("start")}


@pytest.mark.parametrize("faction", [faction["id"] for faction in SPECIES["factions"]])
def test_settled_squares_are_on_the_start_sector(faction: str) -> None:
    [row] = [row for row in SPECIES["factions"] if row["id"] == faction]
    [home] = [sector for sector in SECTORS if sector["id"] == row["sector"]]
    settled = BOARDS[row["board"]]["settled"]
    plain = [square for square in home["squares"] if not square.startswith("advanced_")]
    assert set(plain) <= set(settled) <= set(home["squares"])


START_PRODUCTION = {
    "terran": (3, 3, 3),
    "planta": (3, 3, 3),
    "eridani_empire": (3, 3, 2),
    "mechanema": (3, 3, 2),
    "descendants_of_draco": (3, 3, 2),
    "hydran_progress": (3, 4, 2),
    "orion_hegemony": (2, 3, 3),
}


@pytest.mark.parametrize("board", BOARDS)
def test_start_production(board: str) -> None:
    settled = Counter(square.removeprefix("advanced_") for square in BOARDS[board]["settled"])
    cubes = [TRACKS["population_cubes"] - settled[resource] for resource in ("money", "science", "materials")]
    assert tuple(TRACKS["production"][left] for left in cubes) == START_PRODUCTION[board]


@pytest.mark.parametrize("board", BOARDS)
def test_upkeep_at_the_start_is_nothing_except_with_two_discs_fewer(board: str) -> None:
    assert TRACKS["upkeep"][BOARDS[board]["discs"] - 1] == (1 if board == "eridani_empire" else 0)


def test_technologies_of_the_boards_exist() -> None:
    known = {technology["id"] for technology in TECHNOLOGIES}
    assert all(set(board["technologies"]) <= known for board in BOARDS.values())


# Tracks, bags and layouts -----------------------------------------------------------------------------------------


def test_tracks_fall_without_gaps() -> None:
    for name in ("production", "upkeep"):
        assert TRACKS[name] == sorted(TRACKS[name], reverse=True)
    assert (len(TRACKS["production"]), len(TRACKS["upkeep"])) == (13, 14)


def test_thirty_two_reputation_tiles() -> None:
    bag = TRACKS["reputation"]["bag"]
    assert sum(bag.values()) == 32
    assert sum(int(value) * count for value, count in bag.items()) == 67


def test_outer_stack_and_technology_draws_by_number_of_players() -> None:
    counts = [(p["outer_sectors"], p["technologies_at_setup"], p["technologies_each_round"]) for p in players()]
    assert counts == [(5, 12, 4), (10, 14, 6), (14, 16, 7), (16, 18, 8), (18, 20, 9)]
    assert [p["diplomacy"] for p in players()] == [False, False, True, True, True]


def players() -> list[Row]:
    return [TRACKS["players"][str(count)] for count in range(2, 7)]


@pytest.mark.parametrize("count", range(2, 7))
def test_start_sectors_are_two_steps_away_and_open_to_the_centre(count: int) -> None:
    steps = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    places = TRACKS["layouts"][str(count)]
    assert len({(place["q"], place["r"]) for place in places}) == len(places) == count
    for place in places:
        outwards = steps.index((place["q"] // 2, place["r"] // 2))
        turned = {(edge + place["turn"]) % 6 for edge in stack("start")[0]["wormholes"]}
        assert {outwards, (outwards + 3) % 6} <= turned
