"""Everything on the seven kinds of boards (p. 26-27), and that chapter rules name none of them."""

import re
from pathlib import Path

import pytest

import stolik
from stolik.games.eclipse.ids import ACTIONS
from stolik.games.eclipse.rules.blueprints import design
from stolik.games.eclipse.rules.galaxy import enemy_ships
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import BOARDS, FACTIONS, SHIP, TECHS
from tests.eclipse.scenario import claim, scene, tile

GAME = stolik.load("eclipse")
PACKAGE = Path(stolik.__file__).parent / "games/eclipse"
BY_NAME = {board.id: board for board in BOARDS}
BOARD = pytest.mark.parametrize("board", BY_NAME)

STORAGE = {
    "terran": [2, 3, 3],
    "eridani_empire": [26, 2, 4],
    "hydran_progress": [2, 5, 2],
    "planta": [4, 4, 4],
    "descendants_of_draco": [2, 4, 3],
    "mechanema": [3, 3, 3],
    "orion_hegemony": [3, 3, 5],
}
ACTIVATIONS = {
    "terran": [1, 2, 1, 2, 2, 3],
    "eridani_empire": [1, 2, 1, 2, 2, 2],
    "hydran_progress": [1, 2, 2, 2, 2, 2],
    "planta": [2, 2, 1, 2, 2, 2],
    "descendants_of_draco": [1, 2, 1, 2, 2, 2],
    "mechanema": [1, 2, 1, 3, 3, 2],
    "orion_hegemony": [1, 2, 1, 2, 2, 2],
}
START_TECHS = {
    "terran": {"starbase"},
    "eridani_empire": {"plasma_cannon", "gauss_shield", "fusion_drive"},
    "hydran_progress": {"advanced_labs"},
    "planta": {"starbase"},
    "descendants_of_draco": set[str](),
    "mechanema": {"positron_computer"},
    "orion_hegemony": {"neutron_bombs", "gauss_shield"},
}


def alone(board: str) -> EclipseState:
    """This board against a Terran of another colour."""
    faction = next(f for f in FACTIONS if BOARDS[f.board].id == board)
    other = next(f for f in FACTIONS if f.colour != faction.colour)
    return scene(faction.id, other.id)


@BOARD
def test_every_board_starts_with_its_stores(board: str) -> None:
    assert alone(board).players[0].store == STORAGE[board]


@BOARD
def test_every_board_has_its_activations(board: str) -> None:
    assert dict(zip(ACTIONS, BY_NAME[board].activations)) == dict(zip(ACTIONS, ACTIVATIONS[board]))


@BOARD
def test_every_board_starts_with_its_technologies(board: str) -> None:
    techs = alone(board).players[0].techs
    assert {tech.id for number, tech in enumerate(TECHS) if techs >> number & 1} == START_TECHS[board]


def test_two_discs_fewer_and_two_reputation_tiles_at_the_start() -> None:
    p = alone("eridani_empire").players[0]
    assert p.discs == 10
    assert len(p.reputation) == 2
    assert alone("terran").players[0].reputation == []


def test_start_reputation_tiles_come_out_of_the_bag() -> None:
    s = alone("eridani_empire")
    assert sum(s.reputation) == 30


@BOARD
def test_ships_have_the_printed_initiative(board: str) -> None:
    wanted = {"planta": [1, 1, 1, 2], "orion_hegemony": [4, 3, 2, 5]}.get(board, [3, 2, 1, 4])
    p = alone(board).players[0]
    assert [design(p, ship).initiative for ship in range(4)] == wanted


@BOARD
def test_ships_have_the_printed_free_energy(board: str) -> None:
    wanted = {"planta": [3, 3, 2, 4], "orion_hegemony": [2, 3, 3, 2], "eridani_empire": [1, 1, 1, 2]}
    p = alone(board).players[0]
    assert [design(p, ship).energy for ship in range(4)] == wanted.get(board, [1, 1, 0, 2])


def test_printed_shields_and_outside_computers() -> None:
    orion, planta = alone("orion_hegemony").players[0], alone("planta").players[0]
    assert [design(orion, ship).shield for ship in range(4)] == [1, 1, 1, 1]
    assert [design(planta, ship).computer for ship in range(4)] == [1, 1, 1, 2]
    assert design(planta, SHIP["interceptor"]).cannons == [1]


def test_one_more_point_for_every_controlled_sector() -> None:
    s = alone("planta")
    tile(s, "304", 0, -3)
    claim(s, 0, "304")
    assert GAME.outcome(s).scores[0].parts["species"] == 2


def test_one_point_for_every_ancient_ship_left_but_not_for_the_defence_of_the_centre() -> None:
    s = alone("descendants_of_draco")
    assert GAME.outcome(s).scores[0].parts["species"] == 0
    tile(s, "203", 0, -3)
    tile(s, "301", 0, -4)
    assert GAME.outcome(s).scores[0].parts["species"] == 4


def test_ancients_are_friends_of_one_board_only() -> None:
    s = alone("descendants_of_draco")
    h = tile(s, "203", 0, -3)
    assert enemy_ships(s, 0, h) == 0
    assert enemy_ships(s, 1, h) == 2
    assert enemy_ships(s, 0, 0) == 1, "the defence of the centre is nobody's friend"


def test_rules_name_no_species() -> None:
    """What boards can do is in species.toml; the chapters ask for the ability."""
    words = "|".join(sorted({word for f in FACTIONS for word in f.id.split("_") if word not in ("of", "progress")}))
    for file in [*PACKAGE.glob("rules/**/*.py"), *PACKAGE.glob("reasons/*.py"), *PACKAGE.glob("view/*.py")]:
        code = "\n".join(line for line in file.read_text("utf-8").splitlines() if "species ==" not in line)
        names = [w for w in re.findall(rf"(?i)\b(?:{words})s?\b", code) if w.lower() not in ("terrans", "union")]
        assert not names, f"{file.name}: {names}"
