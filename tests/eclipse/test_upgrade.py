"""Upgrade (p. 13), and every part."""

import pytest

from stolik.games.eclipse.ids import NOTHING, SHIP_TYPES
from stolik.games.eclipse.messages.actions import Done, PutPart, RemovePart, TakePart
from stolik.games.eclipse.rules.blueprints import SIZES, design
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import BOARDS, PART, PARTS, SHIP, SLOT_BASE
from tests.eclipse.acting import BLUE, RED, act, kinds, tags
from tests.eclipse.scenario import asked, choices, fit, learn, play, scene


@pytest.fixture
def s() -> EclipseState:
    return scene(RED, BLUE)


def squares(s: EclipseState) -> list[str]:
    return [f"{a.ship}.{a.slot}" for a in choices(s) if isinstance(a, PutPart)]


def install(s: EclipseState, part: str, ship: str, slot: int, seat: int = 0) -> None:
    play(s, TakePart(seat, part))
    play(s, PutPart(seat, ship, slot))


def test_two_parts_go_onto_any_squares_for_free(s: EclipseState) -> None:
    before = s.players[0].store.copy()
    act(s, "upgrade")
    install(s, "hull", "interceptor", 0)
    install(s, "hull", "cruiser", 1)
    assert not kinds(s, TakePart)
    assert s.players[0].store == before
    assert design(s.players[0], SHIP["interceptor"]).hull == 1
    assert design(s.players[0], SHIP["cruiser"]).hull == 2


def test_the_second_part_is_optional(s: EclipseState) -> None:
    act(s, "upgrade")
    assert "done" not in tags(s)
    install(s, "hull", "interceptor", 0)
    play(s, Done(0))
    assert not kinds(s, TakePart)


def test_a_tile_may_cover_a_printed_part(s: EclipseState) -> None:
    act(s, "upgrade")
    install(s, "hull", "interceptor", 1)
    assert design(s.players[0], SHIP["interceptor"]).cannons == []


def test_removing_a_tile_brings_the_printed_part_back(s: EclipseState) -> None:
    fit(s, 0, "interceptor", _1="hull")
    act(s, "upgrade")
    play(s, RemovePart(0, "interceptor", 1))
    assert s.players[0].tiles[SLOT_BASE[0] + 1] == NOTHING
    assert design(s.players[0], SHIP["interceptor"]).cannons == [1]


def test_any_number_of_tiles_is_returned_before_new_ones_are_taken(s: EclipseState) -> None:
    fit(s, 0, "interceptor", _0="hull", _1="hull")
    act(s, "upgrade")
    play(s, RemovePart(0, "interceptor", 0))
    play(s, RemovePart(0, "interceptor", 1))
    install(s, "hull", "cruiser", 1)
    assert not kinds(s, RemovePart)
    assert kinds(s, TakePart)


def test_returning_parts_alone_is_an_upgrade(s: EclipseState) -> None:
    fit(s, 0, "interceptor", _0="hull")
    act(s, "upgrade")
    play(s, RemovePart(0, "interceptor", 0))
    play(s, Done(0))
    assert not kinds(s, TakePart)


def test_parts_without_a_technology_are_there_for_everybody(s: EclipseState) -> None:
    act(s, "upgrade")
    free = {a.part for a in kinds(s, TakePart) if isinstance(a, TakePart)}
    assert free == {"ion_cannon", "electron_computer", "hull", "nuclear_drive", "nuclear_source"}


def test_energy_used_may_not_exceed_energy_produced(s: EclipseState) -> None:
    learn(s, 0, "antimatter_cannon")
    s.players[0].passed = True
    act(s, "upgrade")
    assert TakePart(0, "antimatter_cannon") not in choices(s), "no ship has four energy to spare"


def test_energy_outside_the_grid_counts(s: EclipseState) -> None:
    learn(s, 0, "plasma_cannon")
    s.players[0].passed = True
    act(s, "upgrade")
    play(s, TakePart(0, "plasma_cannon"))
    assert "starbase.3" in squares(s), "3 outside the grid, 1 used by the ion cannon, 2 by this"


def test_ships_that_move_need_a_drive(s: EclipseState) -> None:
    s.players[0].passed = True
    act(s, "upgrade")
    play(s, TakePart(0, "hull"))
    for ship, drive in (("interceptor", 3), ("cruiser", 5), ("dreadnought", 7)):
        assert f"{ship}.{drive}" not in squares(s)


def test_starbases_may_have_no_drive(s: EclipseState) -> None:
    act(s, "upgrade")
    play(s, TakePart(0, "nuclear_drive"))
    assert not [square for square in squares(s) if square.startswith("starbase")]


def test_a_drive_may_be_moved_to_another_square_in_two_steps(s: EclipseState) -> None:
    """For a moment the ship lacks energy or a drive; only the finished design counts."""
    learn(s, 0, "fusion_drive")
    act(s, "upgrade")
    install(s, "fusion_drive", "interceptor", 0)
    assert "done" not in tags(s), "the interceptor lacks energy"
    play(s, TakePart(0, "hull"))
    assert squares(s) == ["interceptor.1", "interceptor.3"]
    play(s, PutPart(0, "interceptor", 3))
    d = design(s.players[0], SHIP["interceptor"])
    assert (d.movement, d.energy, d.hull) == (2, 0, 1)


def test_a_part_is_not_offered_where_the_design_could_not_be_finished(s: EclipseState) -> None:
    learn(s, 0, "antimatter_cannon")
    act(s, "upgrade")
    play(s, TakePart(0, "antimatter_cannon"))
    assert "interceptor.0" in squares(s), "a nuclear source in place of the ion cannon makes 6 - 4 - 1"
    assert "interceptor.2" not in squares(s), "on the source itself only 3 - 4 - 1 could be reached"
    learn(s, 0, "fusion_source")
    act(s, "upgrade")
    play(s, TakePart(0, "antimatter_cannon"))
    assert "interceptor.2" in squares(s), "now a fusion source can follow: 6 - 4 - 1"


def test_everything_adds_up(s: EclipseState) -> None:
    """The book: two fusion drives make movement 4, initiative 4 and an energy use of 4."""
    fit(s, 0, "dreadnought", _0="fusion_drive", _1="fusion_drive", _7="fusion_source")
    d = design(s.players[0], SHIP["dreadnought"])
    assert d.movement == 4
    assert d.initiative == 0 + 4


def test_built_ships_change_at_once_with_their_blueprint(s: EclipseState) -> None:
    before = design(s.players[0], SHIP["interceptor"]).computer
    act(s, "upgrade")
    install(s, "electron_computer", "interceptor", 0)
    assert design(s.players[0], SHIP["interceptor"]).computer == before + 1


def test_a_square_holds_one_tile_and_the_old_one_goes_back(s: EclipseState) -> None:
    fit(s, 0, "interceptor", _0="hull")
    act(s, "upgrade")
    install(s, "electron_computer", "interceptor", 0)
    assert s.players[0].tiles[0] == PART["electron_computer"]


def test_the_same_part_is_not_put_onto_itself(s: EclipseState) -> None:
    act(s, "upgrade")
    play(s, TakePart(0, "ion_cannon"))
    assert "interceptor.1" not in squares(s)


def test_three_parts_where_the_board_says_so() -> None:
    s = scene("mechanema", BLUE)
    act(s, "upgrade")
    for ship in ("interceptor", "cruiser", "dreadnought"):
        install(s, "hull", ship, {"interceptor": 0, "cruiser": 1, "dreadnought": 2}[ship])
    assert not kinds(s, TakePart)


def test_a_reaction_takes_one_part(s: EclipseState) -> None:
    s.players[0].passed = True
    act(s, "upgrade")
    install(s, "hull", "interceptor", 0)
    assert not kinds(s, TakePart)
    assert s.players[0].acted[6] == 1


def test_a_reaction_may_return_parts_too(s: EclipseState) -> None:
    fit(s, 0, "interceptor", _0="hull", _1="hull")
    s.players[0].passed = True
    act(s, "upgrade")
    play(s, RemovePart(0, "interceptor", 0))
    play(s, RemovePart(0, "interceptor", 1))
    install(s, "hull", "cruiser", 1)
    assert not kinds(s, TakePart)


def test_a_reaction_takes_one_part_even_where_the_board_allows_three() -> None:
    s = scene("mechanema", BLUE)
    s.players[0].passed = True
    act(s, "upgrade")
    install(s, "hull", "interceptor", 0)
    assert not kinds(s, TakePart)


# --- ancient parts ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", [part.id for part in PARTS if part.ancient])
def test_an_ancient_part_beside_the_board_is_one_of_the_parts_of_an_upgrade(s: EclipseState, part: str) -> None:
    act(s, "upgrade")
    assert TakePart(0, part) not in choices(s)
    s.players[0].kept_parts = [PART[part]]
    act(s, "upgrade")
    play(s, TakePart(0, part))
    play(s, kinds(s, PutPart)[0])
    assert s.players[0].kept_parts == []
    assert PART[part] in s.players[0].tiles
    assert asked(s) == "0 upgrade"


def test_a_replaced_ancient_part_is_out_of_the_game(s: EclipseState) -> None:
    fit(s, 0, "interceptor", _0="shard_hull")
    act(s, "upgrade")
    install(s, "hull", "interceptor", 0)
    assert TakePart(0, "shard_hull") not in choices(s)
    assert s.players[0].kept_parts == []


def test_an_ancient_source_can_repair_only_one_design(s: EclipseState) -> None:
    """The source in hand is not counted once more as the repair of the ship that it leaves invalid."""
    learn(s, 0, "antimatter_cannon")
    s.players[0].kept_parts = [PART["hypergrid_source"]]
    act(s, "upgrade")
    play(s, TakePart(0, "hypergrid_source"))
    assert "interceptor.2" in squares(s)
    assert "interceptor.3" in squares(s), "a nuclear drive can follow onto another square"


# --- every part ---------------------------------------------------------------------------------------------------

FIGURES = {
    "ion_cannon": (-1, 0, 0, 0, 0, 0, [1], []),
    "plasma_cannon": (-2, 0, 0, 0, 0, 0, [2], []),
    "antimatter_cannon": (-4, 0, 0, 0, 0, 0, [4], []),
    "plasma_missile": (0, 0, 0, 0, 0, 0, [], [2, 2]),
    "electron_computer": (0, 0, 0, 1, 0, 0, [], []),
    "positron_computer": (-1, 1, 0, 2, 0, 0, [], []),
    "gluon_computer": (-2, 2, 0, 3, 0, 0, [], []),
    "gauss_shield": (0, 0, 0, 0, 1, 0, [], []),
    "phase_shield": (-1, 0, 0, 0, 2, 0, [], []),
    "hull": (0, 0, 0, 0, 0, 1, [], []),
    "improved_hull": (0, 0, 0, 0, 0, 2, [], []),
    "nuclear_drive": (-1, 1, 1, 0, 0, 0, [], []),
    "fusion_drive": (-2, 2, 2, 0, 0, 0, [], []),
    "tachyon_drive": (-3, 3, 3, 0, 0, 0, [], []),
    "nuclear_source": (3, 0, 0, 0, 0, 0, [], []),
    "fusion_source": (6, 0, 0, 0, 0, 0, [], []),
    "tachyon_source": (9, 0, 0, 0, 0, 0, [], []),
    "axion_computer": (0, 0, 0, 3, 0, 0, [], []),
    "hypergrid_source": (11, 0, 0, 0, 0, 0, [], []),
    "shard_hull": (0, 0, 0, 0, 0, 3, [], []),
    "ion_turret": (-1, 0, 0, 0, 0, 0, [1, 1], []),
    "conformal_drive": (-2, 2, 4, 0, 0, 0, [], []),
    "flux_shield": (-2, 0, 0, 0, 3, 0, [], []),
}
"""Energy, initiative, movement, computer, shield, hull, cannons, missiles."""


@pytest.mark.parametrize("part", [part.id for part in PARTS])
def test_every_part_adds_its_figures_to_the_ship(s: EclipseState, part: str) -> None:
    before = design(s.players[0], SHIP["interceptor"])
    fit(s, 0, "interceptor", _0=part)
    after = design(s.players[0], SHIP["interceptor"])
    names = ("energy", "initiative", "movement", "computer", "shield", "hull")
    assert tuple(getattr(after, n) - getattr(before, n) for n in names) == FIGURES[part][:6]
    assert after.cannons == sorted(before.cannons + list(FIGURES[part][6]))
    assert after.missiles == list(FIGURES[part][7])


@pytest.mark.parametrize("board", range(len(BOARDS)))
def test_printed_designs_are_valid(board: int) -> None:
    s = scene(RED, BLUE)
    s.players[0].board = board
    for ship in range(SHIP_TYPES):
        d = design(s.players[0], ship)
        assert d.energy >= 0
        assert (d.movement > 0) == (ship != SHIP["starbase"])
        assert len(BOARDS[board].blueprints[ship].printed) == SIZES[board][ship]
