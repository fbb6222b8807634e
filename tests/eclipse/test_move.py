"""Move (p. 14)."""

import itertools

import pytest

from stolik.games.eclipse.messages.actions import Act, Done, MoveShip, Stop
from stolik.games.eclipse.rules.blueprints import design
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import SHIP
from tests.eclipse.acting import BLUE, RED, act, kinds, tags, turn
from tests.eclipse.scenario import asked, choices, fit, learn, play, put, scene, ships_in, tile


@pytest.fixture
def s() -> EclipseState:
    """A row of sectors, all joined from top to bottom: 221 (red), 304, 310, 313; 205 beside 221 is not joined."""
    s = scene(RED, BLUE)
    tile(s, "304", 0, -3)
    tile(s, "310", 0, -4)
    tile(s, "313", 0, -5)
    tile(s, "205", 1, -2, 2)
    return s


def go(s: EclipseState, ship: str, *sectors: str, seat: int = 0) -> None:
    """One step after another."""
    for origin, target in itertools.pairwise(sectors):
        play(s, MoveShip(seat, ship, origin, target))


def targets(s: EclipseState) -> set[str]:
    return {a.target for a in kinds(s, MoveShip) if isinstance(a, MoveShip)}


def test_ships_move_only_through_wormholes_on_both_sides(s: EclipseState) -> None:
    put(s, 0, "221", interceptor=1)
    act(s, "move")
    assert targets(s) == {"304"}


def test_with_the_generator_a_wormhole_on_one_side_is_enough(s: EclipseState) -> None:
    put(s, 0, "221", interceptor=1)
    learn(s, 0, "wormhole_generator")
    act(s, "move")
    assert targets(s) == {"304", "205"}


def test_ships_do_not_move_into_unexplored_space(s: EclipseState) -> None:
    put(s, 0, "313", interceptor=1)
    act(s, "move")
    assert targets(s) == {"310"}


def test_one_activation_moves_a_ship_as_far_as_its_drives_allow(s: EclipseState) -> None:
    put(s, 0, "221", interceptor=1)
    fit(s, 0, "interceptor", _0="nuclear_drive")
    assert design(s.players[0], SHIP["interceptor"]).movement == 2
    act(s, "move")
    go(s, "interceptor", "221", "304", "310")
    assert asked(s) == "0 move", "the next activation"
    assert ships_in(s, 0, "310") == [1, 0, 0, 0]


def test_a_ship_may_stop_early(s: EclipseState) -> None:
    put(s, 0, "221", interceptor=1)
    fit(s, 0, "interceptor", _0="nuclear_drive")
    act(s, "move")
    go(s, "interceptor", "221", "304")
    assert asked(s) == "0 move-on"
    play(s, Stop(0))
    assert ships_in(s, 0, "304") == [1, 0, 0, 0]


def test_terrans_have_three_activations_and_may_use_them_on_one_ship(s: EclipseState) -> None:
    put(s, 0, "221", interceptor=1)
    act(s, "move")
    go(s, "interceptor", "221", "304", "310", "313")
    assert not kinds(s, MoveShip)


@pytest.mark.parametrize("faction", ["eridani_empire", "planta", "descendants_of_draco", "mechanema", "orion_hegemony"])
def test_aliens_have_two_activations(faction: str) -> None:
    s = scene(faction, BLUE)
    home = {"eridani_empire": "222", "planta": "226", "descendants_of_draco": "228"}.get(faction)
    home = home or {"mechanema": "230", "orion_hegemony": "232"}[faction]
    tile(s, "304", 0, -3)
    put(s, 0, home, cruiser=1)
    act(s, "move")
    go(s, "cruiser", home, "304", home)
    assert not kinds(s, MoveShip)


def test_activations_may_be_left_over(s: EclipseState) -> None:
    put(s, 0, "221", interceptor=1)
    act(s, "move")
    go(s, "interceptor", "221", "304")
    assert "done" in tags(s)


def test_starbases_never_move(s: EclipseState) -> None:
    put(s, 0, "221", starbase=1)
    turn(s)
    assert Act(0, "move") not in choices(s)


def test_each_enemy_ship_pins_one_ship(s: EclipseState) -> None:
    put(s, 1, "304", interceptor=1)
    put(s, 0, "304", interceptor=1)
    turn(s)
    assert Act(0, "move") not in choices(s)
    put(s, 0, "304", cruiser=1)
    act(s, "move")
    assert {a.ship for a in kinds(s, MoveShip) if isinstance(a, MoveShip)} == {"interceptor", "cruiser"}


def test_only_the_surplus_leaves(s: EclipseState) -> None:
    put(s, 1, "304", interceptor=1)
    put(s, 0, "304", interceptor=2)
    act(s, "move")
    go(s, "interceptor", "304", "310")
    assert {a.origin for a in kinds(s, MoveShip) if isinstance(a, MoveShip)} == {"310"}


def test_ancients_pin_too(s: EclipseState) -> None:
    tile(s, "203", 0, -6)
    put(s, 0, "203", interceptor=2)
    turn(s)
    assert Act(0, "move") not in choices(s)


def test_ancients_do_not_pin_their_friend() -> None:
    s = scene("descendants_of_draco", BLUE)
    tile(s, "203", 0, -3)
    put(s, 0, "203", interceptor=1)
    act(s, "move")
    assert targets(s) == {"228"}


def test_starbases_count_on_both_sides(s: EclipseState) -> None:
    put(s, 1, "221", starbase=1)
    put(s, 0, "221", interceptor=1, starbase=1)
    act(s, "move")
    assert targets(s) == {"304"}
    put(s, 1, "221", interceptor=1)
    turn(s)
    assert Act(0, "move") not in choices(s)


def test_a_ship_passes_through_where_others_hold_the_enemy(s: EclipseState) -> None:
    put(s, 1, "304", interceptor=1)
    put(s, 0, "304", interceptor=1)
    put(s, 0, "221", cruiser=1)
    fit(s, 0, "cruiser", _1="nuclear_drive")
    act(s, "move")
    go(s, "cruiser", "221", "304", "310")
    assert ships_in(s, 0, "310") == [0, 1, 0, 0]


def test_a_ship_is_stopped_by_an_enemy_ship_on_its_way(s: EclipseState) -> None:
    put(s, 1, "304", interceptor=1)
    put(s, 0, "221", cruiser=1)
    fit(s, 0, "cruiser", _1="nuclear_drive")
    act(s, "move")
    go(s, "cruiser", "221", "304")
    assert asked(s) != "0 move-on"


def test_the_defence_of_the_centre_holds_every_ship(s: EclipseState) -> None:
    tile(s, "106", 0, -1)
    put(s, 0, "001", interceptor=3)
    turn(s)
    assert Act(0, "move") not in choices(s)
    s.gcds = 0
    turn(s)
    assert Act(0, "move") in choices(s)


def test_nobody_passes_through_the_guarded_centre(s: EclipseState) -> None:
    tile(s, "106", 0, -1)
    put(s, 0, "106", cruiser=1)
    fit(s, 0, "cruiser", _1="nuclear_drive")
    act(s, "move")
    go(s, "cruiser", "106", "001")
    assert asked(s) != "0 move-on"


def test_the_order_of_coming_is_kept(s: EclipseState) -> None:
    put(s, 1, "304", interceptor=1)
    put(s, 0, "221", interceptor=1)
    act(s, "move")
    go(s, "interceptor", "221", "304")
    h = s.sectors.index(s.sectors[3])
    assert s.entered[h] == [1, 0]


def test_a_reaction_moves_one_ship_once(s: EclipseState) -> None:
    put(s, 0, "221", interceptor=2)
    s.players[0].passed = True
    act(s, "move")
    go(s, "interceptor", "221", "304")
    assert not kinds(s, MoveShip)
    assert s.players[0].acted[8] == 1


# --- the book's example of movement -------------------------------------------------------------------------------


def test_example_of_movement() -> None:
    """Red moves an interceptor twice and a cruiser once; green's first interceptor is held, the second passes."""
    s = scene(RED, "terran_union")
    for sector, r in (("304", -3), ("310", -4), ("313", -5)):
        tile(s, sector, 0, r)
    fit(s, 0, "interceptor", _0="nuclear_drive")
    fit(s, 0, "cruiser", _1="fusion_drive")
    put(s, 0, "221", interceptor=1, cruiser=1)
    assert design(s.players[0], SHIP["interceptor"]).movement == 2
    assert design(s.players[0], SHIP["cruiser"]).movement == 3
    act(s, "move")
    go(s, "interceptor", "221", "304", "310")
    go(s, "interceptor", "310", "304")
    play(s, Stop(0))
    go(s, "cruiser", "221", "304", "310", "313")
    assert not kinds(s, MoveShip), "three moves in all"

    fit(s, 1, "interceptor", _0="nuclear_drive")
    put(s, 1, "221", interceptor=2)
    act(s, "move", 1)
    go(s, "interceptor", "221", "304", seat=1)
    assert asked(s) == "1 move", "the red interceptor holds it"
    go(s, "interceptor", "221", "304", "310", seat=1)
    assert ships_in(s, 1, "304") == [1, 0, 0, 0]
    assert ships_in(s, 1, "310") == [1, 0, 0, 0]


def test_up_to_three_moves_may_be_none(s: EclipseState) -> None:
    put(s, 0, "221", interceptor=1)
    act(s, "move")
    play(s, Done(0))
    assert ships_in(s, 0, "221") == [1, 0, 0, 0]
