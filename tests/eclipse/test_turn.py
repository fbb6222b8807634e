"""Turns, passing and reactions (p. 8 and 14), and the end of the action phase."""

import pytest

from stolik.games.eclipse.ids import NOBODY
from stolik.games.eclipse.messages.actions import Act, Build, Colonize, Pass, Research, Resign
from stolik.games.eclipse.messages.events import LeftGame, Passed
from stolik.games.eclipse.rules.galaxy import hex_of
from stolik.games.eclipse.rules.round import Round, begin_next_round
from stolik.games.eclipse.rules.turn import ActionPhase
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import ROUNDS
from tests.eclipse.acting import BLUE, RED, kinds, offer_techs, own, tags, turn
from tests.eclipse.scenario import asked, begin, choices, play, put, scene


@pytest.fixture
def s() -> EclipseState:
    s = scene(RED, BLUE, "terran_union")
    for seat in range(3):
        s.players[seat].colony_ships = 0
    return s


def phase(s: EclipseState, start: int = 0) -> None:
    begin(s, ActionPhase(start))


def test_turns_go_clockwise_from_the_start_player(s: EclipseState) -> None:
    phase(s, 1)
    order = []
    for _ in range(3):
        order.append(choices(s)[0].seat)
        play(s, Pass(order[-1]))
    assert order == [1, 2, 0]


def test_one_action_per_turn(s: EclipseState) -> None:
    own(s, 0, materials=10)
    phase(s)
    play(s, Act(0, "build"))
    play(s, Build(0, "cruiser", "221"))
    play(s, Build(0, "cruiser", "221"))
    assert asked(s) == "1 turn"


def test_an_action_may_be_taken_again(s: EclipseState) -> None:
    own(s, 0, materials=40)
    for seat in (1, 2):
        s.players[seat].passed = True
        s.players[seat].discs = 0
    phase(s)
    for _ in range(2):
        play(s, Act(0, "build"))
        play(s, Build(0, "interceptor", "221"))
        play(s, Build(0, "interceptor", "221"))
    assert s.players[0].acted[4] == 2


def test_without_a_disc_on_the_track_only_passing_is_left(s: EclipseState) -> None:
    s.players[0].discs = 0
    own(s, 0)
    phase(s)
    assert choices(s) == [Pass(0)]


def test_the_first_to_pass_starts_the_next_round(s: EclipseState) -> None:
    own(s, 0, materials=10)
    phase(s)
    play(s, Act(0, "build"))
    play(s, Build(0, "cruiser", "221"))
    play(s, Build(0, "cruiser", "221"))
    events = play(s, Pass(1))
    assert [e.first for e in events if isinstance(e, Passed)] == [True]
    play(s, Pass(2))
    assert s.next_start == 1
    begin_next_round(s)
    assert s.start == 1
    assert s.next_start == NOBODY
    assert not any(p.passed for p in s.players)


def test_after_passing_only_reactions_are_left(s: EclipseState) -> None:
    own(s, 0, money=9, science=20, materials=20)
    put(s, 0, "221", interceptor=1)
    s.players[0].passed = True
    offer_techs(s, "gauss_shield")
    turn(s)
    assert {a.action for a in kinds(s, Act) if isinstance(a, Act)} == {"upgrade", "build"}
    assert asked(s) == "0 reaction"


def test_a_reaction_costs_a_disc_on_the_summary_card(s: EclipseState) -> None:
    own(s, 0, materials=20)
    s.players[0].passed = True
    turn(s)
    play(s, Act(0, "build"))
    assert s.players[0].discs == 11
    assert s.players[0].acted == [0, 0, 0, 0, 0, 0, 0, 1, 0]


def test_whoever_passed_may_react_in_every_later_turn(s: EclipseState) -> None:
    own(s, 2, materials=40)
    phase(s)
    play(s, Pass(0))
    play(s, Pass(1))
    play(s, Act(2, "build"))
    play(s, Build(2, "cruiser", "225"))
    play(s, Build(2, "cruiser", "225"))
    assert asked(s) == "0 reaction"
    play(s, Pass(0))
    assert asked(s) == "1 reaction"


def test_the_phase_ends_at_once_when_everybody_has_passed(s: EclipseState) -> None:
    phase(s)
    for seat in range(3):
        play(s, Pass(seat))
    assert s.stack == []


def test_who_has_passed_and_cannot_do_anything_is_not_asked(s: EclipseState) -> None:
    s.players[1].passed, s.players[1].discs = True, 0
    own(s, 0, materials=10)
    phase(s)
    play(s, Act(0, "build"))
    play(s, Build(0, "cruiser", "221"))
    play(s, Build(0, "cruiser", "221"))
    assert asked(s) == "2 turn"


def test_colony_ships_may_be_used_when_passing_again(s: EclipseState) -> None:
    s.players[0].passed, s.players[0].discs, s.players[0].colony_ships = True, 0, 1
    s.cubes[hex_of(s, "221")] = 0
    turn(s)
    play(s, Colonize(0, "221", "money", "money"))


# --- elimination (p. 21) ------------------------------------------------------------------------------------------


@pytest.fixture
def lost(s: EclipseState) -> EclipseState:
    """Red has neither disc nor ship on the map."""
    h = hex_of(s, "221")
    s.disc[h], s.cubes[h] = NOBODY, 0
    return s


def test_an_eliminated_player_may_still_research(lost: EclipseState) -> None:
    own(lost, 0, science=10, materials=10)
    offer_techs(lost, "gauss_shield")
    turn(lost)
    assert {a.action for a in kinds(lost, Act) if isinstance(a, Act)} == {"research"}
    play(lost, Act(0, "research"))
    play(lost, Research(0, "gauss_shield"))


def test_an_eliminated_player_may_resign(lost: EclipseState) -> None:
    turn(lost)
    events = play(lost, Resign(0))
    assert lost.players[0].gone
    assert any(isinstance(e, LeftGame) for e in events)


def test_a_player_with_a_disc_or_a_ship_may_not_resign(lost: EclipseState) -> None:
    put(lost, 0, "223", interceptor=1)
    turn(lost)
    assert "resign" not in tags(lost)


def test_whoever_left_has_no_more_turns(lost: EclipseState) -> None:
    lost.players[0].gone = True
    phase(lost)
    assert choices(lost)[0].seat == 1


# --- rounds -------------------------------------------------------------------------------------------------------


def test_the_game_ends_after_nine_rounds(s: EclipseState) -> None:
    begin(s, Round())
    while choices(s):
        seat = choices(s)[0].seat
        play(s, Pass(seat) if Pass(seat) in choices(s) else choices(s)[-1])
    assert s.round == ROUNDS == 9


def test_the_game_ends_when_everybody_is_gone(s: EclipseState) -> None:
    for p in s.players:
        p.gone, p.settled = True, [0] * 9
    begin(s, Round())
    assert s.stack == []
    assert s.round == 1
