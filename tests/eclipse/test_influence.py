"""Influence (p. 10)."""

import pytest

from stolik.games.eclipse.ids import NOBODY
from stolik.games.eclipse.messages.actions import Act, Colonize, Done, DropDisc, LiftDisc, ReturnCube
from stolik.games.eclipse.messages.events import ColonyShipsReady, CubeReturned
from stolik.games.eclipse.rules.galaxy import hex_of
from stolik.games.eclipse.state import EclipseState
from tests.eclipse.acting import BLUE, RED, act, kinds, tags, turn
from tests.eclipse.scenario import asked, choices, claim, discovery, learn, no_ancients, play, put, scene, tile


@pytest.fixture
def s() -> EclipseState:
    """Red at the top; beside it 106 (towards the centre, joined) and 205 (not joined)."""
    s = scene(RED, BLUE)
    tile(s, "106", 0, -1, 0)
    tile(s, "205", 1, -2, 2)
    return s


def drops(s: EclipseState) -> list[str]:
    return [a.sector for a in choices(s) if isinstance(a, DropDisc)]


def move_disc(s: EclipseState, source: str, target: str, seat: int = 0) -> None:
    play(s, LiftDisc(seat, source))
    play(s, DropDisc(seat, target))


def test_a_disc_goes_from_the_track_to_a_sector_joined_by_a_wormhole(s: EclipseState) -> None:
    act(s, "influence")
    play(s, LiftDisc(0, ""))
    assert drops(s) == ["106"]
    play(s, DropDisc(0, "106"))
    assert s.disc[hex_of(s, "106")] == 0
    assert s.players[0].discs == 10


def test_up_to_two_discs_move(s: EclipseState) -> None:
    act(s, "influence")
    move_disc(s, "", "106")
    move_disc(s, "106", "")
    assert not kinds(s, LiftDisc)
    assert s.players[0].discs == 11


def test_a_disc_goes_from_sector_to_sector_in_one_move(s: EclipseState) -> None:
    claim(s, 0, "106")
    tile(s, "201", 0, -3, 0)
    act(s, "influence")
    move_disc(s, "106", "201")
    assert s.disc[hex_of(s, "106")] == NOBODY
    assert s.disc[hex_of(s, "201")] == 0
    assert asked(s) == "0 influence", "the second move is left"


def test_the_sector_that_a_disc_leaves_no_longer_gives_the_wormhole(s: EclipseState) -> None:
    claim(s, 0, "106")
    tile(s, "102", 1, -1, 0)
    act(s, "influence")
    play(s, LiftDisc(0, ""))
    assert "102" in drops(s), "106 is joined to it"
    act(s, "influence")
    play(s, LiftDisc(0, "106"))
    assert "102" not in drops(s), "only 106 is joined to it, and its disc is in hand"


def test_a_ship_where_the_disc_leaves_still_gives_the_wormhole(s: EclipseState) -> None:
    claim(s, 0, "106")
    tile(s, "102", 1, -1, 0)
    put(s, 0, "106", interceptor=1)
    act(s, "influence")
    play(s, LiftDisc(0, "106"))
    assert "102" in drops(s)


def test_a_disc_goes_back_from_a_sector_to_the_track(s: EclipseState) -> None:
    claim(s, 0, "106")
    act(s, "influence")
    move_disc(s, "106", "")
    assert s.disc[hex_of(s, "106")] == NOBODY


def test_a_removed_disc_sends_all_cubes_home_at_once(s: EclipseState) -> None:
    claim(s, 0, "106", "science", "materials")
    act(s, "influence")
    play(s, LiftDisc(0, "106"))
    events = play(s, DropDisc(0, ""))
    assert [e.track for e in events if isinstance(e, CubeReturned)] == ["science", "materials"]
    assert s.players[0].track == [10, 10, 10]
    assert s.cubes[hex_of(s, "106")] == 0


def test_cubes_from_gray_squares_return_to_any_track(s: EclipseState) -> None:
    tile(s, "313", 0, -3, 0)
    claim(s, 0, "313", "gray/money")
    act(s, "influence")
    move_disc(s, "313", "")
    assert asked(s) == "0 return-cube"
    assert [a.track for a in choices(s) if isinstance(a, ReturnCube)] == ["money", "science", "materials"]
    play(s, ReturnCube(0, "materials"))
    assert s.players[0].track == [9, 10, 11]


def test_cubes_from_an_orbital_return_to_money_or_science(s: EclipseState) -> None:
    claim(s, 0, "106", "orbital/science")
    act(s, "influence")
    move_disc(s, "106", "")
    assert [a.track for a in choices(s) if isinstance(a, ReturnCube)] == ["money", "science"]


def test_a_full_track_takes_no_cube(s: EclipseState) -> None:
    claim(s, 0, "106", "science")
    s.players[0].track = [9, 12, 8]
    act(s, "influence")
    move_disc(s, "106", "")
    assert [a.track for a in choices(s) if isinstance(a, ReturnCube)] == ["money", "materials"]


def test_a_sector_with_any_disc_cannot_be_influenced(s: EclipseState) -> None:
    claim(s, 1, "106")
    turn(s)
    play(s, Act(0, "influence"))
    assert LiftDisc(0, "") not in choices(s)


def test_a_sector_with_an_enemy_ship_cannot_be_influenced(s: EclipseState) -> None:
    put(s, 1, "106", interceptor=1)
    act(s, "influence")
    assert LiftDisc(0, "") not in choices(s)


def test_ancients_are_enemies(s: EclipseState) -> None:
    tile(s, "203", 0, -3, 0)
    act(s, "influence")
    play(s, LiftDisc(0, ""))
    assert drops(s) == ["106"]


def test_ancients_are_no_enemies_of_their_friend() -> None:
    s = scene("descendants_of_draco", BLUE)
    tile(s, "203", 0, -3, 0)
    act(s, "influence")
    play(s, LiftDisc(0, ""))
    assert drops(s) == ["203"]
    play(s, DropDisc(0, "203"))
    assert asked(s) == "0 influence", "no discovery tile from under Ancients"


def test_the_guarded_centre_cannot_be_influenced(s: EclipseState) -> None:
    claim(s, 0, "106")
    put(s, 0, "001", interceptor=1)
    act(s, "influence")
    play(s, LiftDisc(0, ""))
    assert "001" not in drops(s)
    s.gcds = 0
    act(s, "influence")
    play(s, LiftDisc(0, ""))
    assert "001" in drops(s)


def test_a_sector_beside_an_own_ship_can_be_influenced(s: EclipseState) -> None:
    tile(s, "201", 0, -3, 0)
    tile(s, "202", 0, -4, 0)
    put(s, 0, "201", interceptor=1)
    act(s, "influence")
    play(s, LiftDisc(0, ""))
    assert "201" in drops(s)
    assert "202" not in drops(s), "201 has no wormhole at the top"


def test_a_sector_with_only_an_own_ship_can_be_influenced(s: EclipseState) -> None:
    put(s, 0, "205", interceptor=1)
    act(s, "influence")
    play(s, LiftDisc(0, ""))
    assert "205" in drops(s)


def test_with_the_generator_a_wormhole_on_one_side_is_enough(s: EclipseState) -> None:
    learn(s, 0, "wormhole_generator")
    act(s, "influence")
    play(s, LiftDisc(0, ""))
    assert drops(s) == ["106", "205"]


def test_lifting_a_disc_and_putting_it_back_uses_both_moves(s: EclipseState) -> None:
    claim(s, 0, "106")
    act(s, "influence")
    move_disc(s, "106", "")
    move_disc(s, "", "106")
    assert not kinds(s, LiftDisc)


def test_placing_a_disc_brings_the_discovery_tile(s: EclipseState) -> None:
    tile(s, "206", 0, -3, 0)
    discovery(s, "206", "money")
    act(s, "influence")
    move_disc(s, "", "206")
    assert asked(s) == "0 discovery"


def test_two_colony_ships_are_turned_face_up_afterwards_and_may_be_used_at_once(s: EclipseState) -> None:
    s.players[0].colony_ships = 0
    act(s, "influence")
    move_disc(s, "", "106")
    events = play(s, Done(0))
    assert [e.count for e in events if isinstance(e, ColonyShipsReady)] == [2]
    assert asked(s) == "0 turn-after"
    play(s, Colonize(0, "106", "science", "science"))


def test_colony_ships_may_be_used_before_they_are_turned(s: EclipseState) -> None:
    act(s, "influence")
    move_disc(s, "", "106")
    play(s, Colonize(0, "106", "science", "science"))
    play(s, Colonize(0, "106", "materials", "materials"))
    play(s, Done(0))
    assert s.players[0].colony_ships == 3


def test_no_more_than_all_colony_ships_are_face_up(s: EclipseState) -> None:
    s.players[0].colony_ships = 2
    act(s, "influence")
    move_disc(s, "", "106")
    play(s, Done(0))
    assert s.players[0].colony_ships == 3


def test_the_action_may_turn_colony_ships_without_moving_a_disc(s: EclipseState) -> None:
    s.players[0].colony_ships = 1
    act(s, "influence")
    play(s, Done(0))
    assert s.players[0].colony_ships == 3


def test_the_second_move_may_be_left(s: EclipseState) -> None:
    act(s, "influence")
    move_disc(s, "", "106")
    assert "done" in tags(s)


def test_ships_alone_keep_a_player_in_the_game_to_influence_again(s: EclipseState) -> None:
    s.disc[hex_of(s, "221")], s.cubes[hex_of(s, "221")] = NOBODY, 0
    no_ancients(s, "106")
    put(s, 0, "106", interceptor=1)
    act(s, "influence")
    move_disc(s, "", "106")
    assert s.disc[hex_of(s, "106")] == 0


def test_up_to_two_discs_may_be_none(s: EclipseState) -> None:
    s.players[0].colony_ships = 3
    act(s, "influence")
    assert Done(0) in choices(s)
    play(s, Done(0))
    assert s.disc[hex_of(s, "221")] == 0


def test_on_the_first_turn_influence_does_not_force_the_home_disc_off() -> None:
    s = scene(RED, BLUE, ships=True)
    act(s, "influence")
    assert kinds(s, LiftDisc) == [LiftDisc(0, "221")]
    assert Done(0) in choices(s)
