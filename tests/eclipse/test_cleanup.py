"""The cleanup phase (p. 24)."""

import pytest

from stolik.games.eclipse.ids import MONEY
from stolik.games.eclipse.messages.actions import ReturnCube
from stolik.games.eclipse.messages.events import TechsDrawn
from stolik.games.eclipse.rules.cleanup import CleanupPhase
from stolik.games.eclipse.rules.round import Round
from stolik.games.eclipse.state import EclipseState
from stolik.kernel.messages import Event
from tests.eclipse.scenario import TERRANS, begin, choices, play, scene

RED = 0


@pytest.fixture
def s() -> EclipseState:
    return scene(*TERRANS[:2])


def cleanup(s: EclipseState) -> list[Event]:
    return begin(s, CleanupPhase())


@pytest.mark.parametrize(("seats", "tiles"), [(2, 4), (3, 6), (4, 7), (5, 8)])
def test_new_technologies_by_number_of_players(seats: int, tiles: int) -> None:
    s = scene(*TERRANS[:seats])
    before = sum(s.market)
    ev = cleanup(s)
    assert [len(e.techs) for e in ev if isinstance(e, TechsDrawn)] == [tiles]
    assert sum(s.market) == before + tiles


def test_an_empty_bag_gives_what_is_left(s: EclipseState) -> None:
    s.bag = [0] * len(s.bag)
    s.bag[3] = 1
    before = sum(s.market)
    cleanup(s)
    assert sum(s.market) == before + 1


def test_discs_return_from_actions_and_reactions(s: EclipseState) -> None:
    s.players[RED].acted = [1, 0, 2, 0, 0, 1, 0, 1, 0]
    before = s.players[RED].discs
    cleanup(s)
    assert s.players[RED].discs == before + 5
    assert s.players[RED].acted == [0] * 9


def test_cubes_return_from_the_graveyards_to_their_tracks(s: EclipseState) -> None:
    s.players[RED].track = [8, 9, 10]
    s.players[RED].graves = [1, 0, 2]
    cleanup(s)
    assert s.players[RED].track == [9, 9, 12]
    assert s.players[RED].graves == [0, 0, 0]


def test_a_cube_whose_track_is_full_goes_to_another_of_the_owners_choice(s: EclipseState) -> None:
    s.players[RED].track = [12, 9, 9]
    s.players[RED].graves = [1, 0, 0]
    cleanup(s)
    assert choices(s) == [ReturnCube(RED, "science"), ReturnCube(RED, "materials")]
    play(s, ReturnCube(RED, "science"))
    assert s.players[RED].track == [12, 10, 9]


def test_colony_ships_turn_face_up() -> None:
    s = scene("terran_directorate", "planta")
    for p in s.players:
        p.colony_ships = 0
    cleanup(s)
    assert [p.colony_ships for p in s.players] == [3, 4]


def test_who_has_left_is_passed_over(s: EclipseState) -> None:
    s.players[RED].gone = True
    s.players[RED].graves = [3, 0, 0]
    cleanup(s)
    assert s.players[RED].graves[MONEY] == 3


def test_as_many_technologies_come_when_somebody_has_left() -> None:
    s = scene(*TERRANS[:4])
    s.players[RED].gone = True
    assert [len(e.techs) for e in cleanup(s) if isinstance(e, TechsDrawn)] == [7]


def test_the_first_to_pass_starts_the_next_round_and_everybody_may_act_again(s: EclipseState) -> None:
    s.next_start = 1
    for p in s.players:
        p.passed = True
    begin(s, Round("cleanup"))
    assert (s.round, s.start) == (2, 1)
    assert not any(p.passed for p in s.players)
    assert choices(s)[0].seat == 1


def test_the_game_ends_after_the_ninth_round(s: EclipseState) -> None:
    s.round = 9
    begin(s, Round("upkeep"))
    while choices(s):
        play(s, choices(s)[-1])
    assert s.stack == []
    assert s.round == 9
