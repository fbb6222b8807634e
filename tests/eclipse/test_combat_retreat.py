"""Retreat and stalemate (p. 19-20)."""

import pytest

from stolik.games.eclipse.messages.actions import Attack, Perish, Retreat
from stolik.games.eclipse.messages.events import BattleBegan, BattleWon, Retreated, ShipDestroyed, Stalemate
from stolik.games.eclipse.state import EclipseState
from tests.eclipse.battlefield import BLUE, FIELD, RED, battlefield, rolls
from tests.eclipse.scenario import (
    TERRANS,
    asked,
    choices,
    claim,
    dice,
    discovery,
    fight,
    fit,
    learn,
    no_ancients,
    play,
    play_until,
    put,
    scene,
    ships_in,
    tile,
)


@pytest.fixture
def s() -> EclipseState:
    return battlefield()


# --- retreat ------------------------------------------------------------------------------------------------------


def retreat_scene() -> EclipseState:
    """The example of p. 20: around sector A lie B with green's disc, C with green's ship, D empty, E with a foe."""
    s = scene(*TERRANS[:2])
    for sector, q, r in [("103", 6, 6), ("106", 6, 5), ("107", 7, 5), ("101", 7, 6), ("105", 5, 6)]:
        tile(s, sector, q, r, turn={"106": 3, "107": 4, "101": 0, "105": 3}.get(sector, 0))
        no_ancients(s, sector)
        discovery(s, sector)
    put(s, RED, "103", interceptor=1)
    put(s, BLUE, "103", interceptor=1)
    claim(s, RED, "106")
    put(s, RED, "107", interceptor=1)
    claim(s, RED, "105", "money")
    put(s, BLUE, "105", interceptor=1)
    return s


def test_the_example_of_retreating() -> None:
    """Only to a neighbour with the own disc and without an enemy ship; the other player has nowhere to go (p. 20)."""
    s = retreat_scene()
    fight(s)
    play_until(s, f"{RED} engagement", [])
    assert choices(s) == [Attack(RED, "interceptor", "103"), Retreat(RED, "interceptor", "103", "106")]
    play(s, Retreat(RED, "interceptor", "103", "106"))
    assert asked(s) != f"{BLUE} engagement"


def field_with_haven(turn: int = 0) -> EclipseState:
    s = scene(*TERRANS[:2])
    tile(s, FIELD, 8, 8)
    tile(s, "304", 8, 7, turn)
    claim(s, RED, "304")
    return s


def test_retreating_ships_leave_at_their_next_turn() -> None:
    s = field_with_haven()
    put(s, RED, FIELD, interceptor=2)
    put(s, BLUE, FIELD, interceptor=1)
    fight(s)
    ev = play(s, Retreat(RED, "interceptor", FIELD, "304"))
    assert rolls(ev) == [(BLUE, "interceptor", [1])]
    assert Retreated(RED, "interceptor", FIELD, "304", 2) in ev
    assert ships_in(s, RED, "304") == [2, 0, 0, 0]
    assert BattleWon(BLUE, FIELD, "") in ev


def test_retreating_ships_can_be_hit_and_do_not_shoot() -> None:
    s = field_with_haven()
    put(s, RED, FIELD, interceptor=2)
    put(s, BLUE, FIELD, interceptor=1)
    fight(s, 6)
    ev = play(s, Retreat(RED, "interceptor", FIELD, "304"))
    assert [seat for seat, _, _ in rolls(ev)] == [BLUE]
    assert ships_in(s, RED, "304") == [1, 0, 0, 0]


def test_only_the_type_that_declared_it_retreats() -> None:
    s = field_with_haven()
    put(s, RED, FIELD, interceptor=1, cruiser=1)
    put(s, BLUE, FIELD, dreadnought=1)
    fight(s)
    play(s, Retreat(RED, "interceptor", FIELD, "304"))
    play(s, Attack(RED, "cruiser", FIELD))
    assert ships_in(s, RED, "304") == [1, 0, 0, 0]
    assert ships_in(s, RED, FIELD) == [0, 1, 0, 0]


def test_starbases_cannot_retreat() -> None:
    s = field_with_haven()
    put(s, RED, FIELD, starbase=1)
    put(s, BLUE, FIELD, interceptor=1)
    fight(s)
    assert asked(s) != f"{RED} engagement"


def test_a_retreat_needs_a_wormhole_on_both_sides() -> None:
    s = field_with_haven(turn=1)
    put(s, RED, FIELD, interceptor=1)
    put(s, BLUE, FIELD, interceptor=1)
    fight(s)
    assert asked(s) != f"{RED} engagement"


def test_the_wormhole_generator_helps_to_retreat() -> None:
    s = field_with_haven(turn=1)
    learn(s, RED, "wormhole_generator")
    put(s, RED, FIELD, interceptor=1)
    put(s, BLUE, FIELD, interceptor=1)
    fight(s)
    assert Retreat(RED, "interceptor", FIELD, "304") in choices(s)


def test_there_is_no_retreat_before_the_missiles_have_flown() -> None:
    s = field_with_haven()
    put(s, RED, FIELD, interceptor=1)
    put(s, BLUE, FIELD, interceptor=1)
    fit(s, BLUE, "interceptor", _0="plasma_missile")
    assert rolls(fight(s))[0] == (BLUE, "interceptor", [2, 2])
    assert asked(s) == f"{RED} engagement"


def test_ships_whose_enemy_falls_before_they_leave_stay() -> None:
    """The cruiser wins the battle while the interceptors are turning away."""
    s = field_with_haven()
    put(s, RED, FIELD, interceptor=1, cruiser=1)
    put(s, BLUE, FIELD, interceptor=1)
    fit(s, BLUE, "interceptor", _1="plasma_missile")
    fight(s)
    dice(s, 6)
    play(s, Retreat(RED, "interceptor", FIELD, "304"))
    play(s, Attack(RED, "cruiser", FIELD))
    assert ships_in(s, RED, FIELD) == [1, 1, 0, 0]


def test_whoever_stays_after_one_battle_must_face_the_next_opponent() -> None:
    """Retreats end with their battle: the ships that are left meet the one who came before (ruling)."""
    s = scene(*TERRANS[:3])
    tile(s, FIELD, 8, 8)
    tile(s, "304", 8, 7)
    claim(s, 2, "304")
    for seat in (RED, BLUE, 2):
        put(s, seat, FIELD, interceptor=1)
    fit(s, 2, "interceptor", _0="tachyon_drive")
    fight(s)
    dice(s, 1, 1)
    ev = play(s, Retreat(2, "interceptor", FIELD, "304"))
    assert ships_in(s, 2, "304") == [1, 0, 0, 0]
    assert BattleBegan(BLUE, RED, FIELD, "") in ev


# --- stalemate ----------------------------------------------------------------------------------------------------


def unarmed(s: EclipseState, *seats: int) -> None:
    for seat in seats:
        fit(s, seat, "interceptor", _1="plasma_missile")


def test_in_a_stalemate_the_attacker_may_retreat() -> None:
    s = field_with_haven()
    unarmed(s, RED, BLUE)
    put(s, BLUE, FIELD, interceptor=1)
    put(s, RED, FIELD, interceptor=2)
    ev = fight(s)
    assert Stalemate(FIELD, RED) in ev
    assert choices(s) == [Retreat(RED, "interceptor", FIELD, "304"), Perish(RED, "interceptor", FIELD)]
    play(s, Retreat(RED, "interceptor", FIELD, "304"))
    assert ships_in(s, RED, "304") == [2, 0, 0, 0]


def test_an_attacker_who_stays_in_a_stalemate_is_destroyed() -> None:
    s = field_with_haven()
    unarmed(s, RED, BLUE)
    put(s, BLUE, FIELD, interceptor=1)
    put(s, RED, FIELD, interceptor=2)
    fight(s)
    ev = play(s, Perish(RED, "interceptor", FIELD))
    assert [e.owner for e in ev if isinstance(e, ShipDestroyed)] == [RED, RED]
    assert BattleWon(BLUE, FIELD, "") in ev


def test_an_attacker_who_cannot_leave_a_stalemate_is_destroyed(s: EclipseState) -> None:
    unarmed(s, RED, BLUE)
    put(s, RED, FIELD, interceptor=1)
    put(s, BLUE, FIELD, interceptor=1)
    ev = fight(s)
    assert ShipDestroyed(BLUE, "interceptor", FIELD) in ev
    assert ships_in(s, RED, FIELD) == [1, 0, 0, 0]


def test_one_cannon_is_enough_to_go_on(s: EclipseState) -> None:
    unarmed(s, RED)
    put(s, RED, FIELD, interceptor=1)
    put(s, BLUE, FIELD, interceptor=1)
    ev = fight(s, 1, 1, 1, 1, 1, 1, 6)
    assert not any(isinstance(e, Stalemate) for e in ev)
    assert BattleWon(BLUE, FIELD, "") in ev
