"""Reputation tiles (p. 21)."""

import pytest

from stolik.games.eclipse.ids import NOTHING
from stolik.games.eclipse.messages.actions import KeepReputation, Retreat, ReturnAll
from stolik.games.eclipse.messages.events import ReputationDrawn, ReputationReturned
from stolik.games.eclipse.rules.combat.melee import begin_melee, melee
from stolik.games.eclipse.rules.combat.reputation import ReputationChoice, tiles_earned
from stolik.games.eclipse.rules.galaxy import hex_of
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import REPUTATION_BAG
from stolik.kernel.messages import Event
from tests.eclipse.scenario import TERRANS, begin, choices, claim, fight, fit, play, put, scene, tile

RED, BLUE = 0, 1
FIELD = "310"


@pytest.fixture
def s() -> EclipseState:
    s = scene(*TERRANS[:2])
    tile(s, FIELD, 8, 8)
    return s


def drawn(ev: list[Event]) -> list[tuple[int, int]]:
    return [(e.seat, e.count) for e in ev if isinstance(e, ReputationDrawn)]


def all_draws(s: EclipseState, ev: list[Event]) -> list[tuple[int, int]]:
    found = drawn(ev)
    while choices(s) and isinstance(choices(s)[0], KeepReputation):
        found += drawn(play(s, choices(s)[0]))
    return found


@pytest.mark.parametrize(("ship", "tiles"), [("interceptor", 1), ("starbase", 1), ("cruiser", 2), ("dreadnought", 3)])
def test_tiles_for_taking_part_and_for_each_ship_destroyed(s: EclipseState, ship: str, tiles: int) -> None:
    put(s, RED, FIELD, dreadnought=2)
    fit(s, RED, "dreadnought", _0="antimatter_cannon", _2="tachyon_drive", _3="tachyon_drive")
    put(s, BLUE, FIELD, **{ship: 1})
    assert all_draws(s, fight(s, 6, 6, 6, 6)) == [(RED, 1 + tiles), (BLUE, 1)]


def test_one_tile_for_an_ancient_and_three_for_the_centre(s: EclipseState) -> None:
    tile(s, "101", 5, 5)
    put(s, RED, "101", interceptor=2)
    assert all_draws(s, fight(s, 6, 6)) == [(RED, 2)]
    fit(s, RED, "dreadnought", _0="antimatter_cannon", _5="antimatter_cannon")
    put(s, RED, "001", dreadnought=2)
    assert all_draws(s, fight(s, 1, 1, 1, 1, 6, 6)) == [(RED, 4)]


def test_ships_lost_in_a_stalemate_count_as_destroyed_by_the_defender(s: EclipseState) -> None:
    for seat in (RED, BLUE):
        fit(s, seat, "cruiser", _2="plasma_missile")
        put(s, seat, FIELD, cruiser=1)
    assert all_draws(s, fight(s)) == [(RED, 3), (BLUE, 1)]


def test_never_more_than_five(s: EclipseState) -> None:
    put(s, RED, FIELD, interceptor=8)
    put(s, BLUE, FIELD, interceptor=7)
    assert all_draws(s, fight(s, *[6] * 8))[0] == (RED, 5)


def test_tiles_are_drawn_in_the_order_of_coming(s: EclipseState) -> None:
    put(s, BLUE, FIELD, interceptor=1)
    put(s, RED, FIELD, interceptor=1)
    assert [seat for seat, _ in all_draws(s, fight(s, 6))] == [BLUE, RED]


def test_one_tile_is_kept_and_the_others_return_to_the_bag(s: EclipseState) -> None:
    put(s, RED, FIELD, interceptor=3)
    put(s, BLUE, FIELD, interceptor=3)
    fight(s, 6, 6, 6)
    assert sum(s.reputation) == sum(REPUTATION_BAG) - 4
    keep = choices(s)[-1]
    assert isinstance(keep, KeepReputation)
    play(s, keep)
    assert s.players[RED].reputation == [keep.value]
    assert sum(s.reputation) + 1 + 1 == sum(REPUTATION_BAG)


def test_a_full_track_may_swap_a_tile_or_return_all(s: EclipseState) -> None:
    s.players[RED].reputation = [1, 1, 2, 3]
    begin(s, ReputationChoice(RED, [2, 4]))
    assert choices(s) == [KeepReputation(RED, value, instead) for value in (2, 4) for instead in (1, 2, 3)] + [
        ReturnAll(RED)
    ]
    ev = play(s, KeepReputation(RED, 4, 1))
    assert sorted(s.players[RED].reputation) == [1, 2, 3, 4]
    assert ReputationReturned(RED, 1) in ev


def test_returning_all_changes_nothing_on_the_track(s: EclipseState) -> None:
    s.players[RED].reputation = [4, 4, 4, 4]
    before = s.reputation.copy()
    begin(s, ReputationChoice(RED, [1, 1]))
    play(s, ReturnAll(RED))
    assert s.players[RED].reputation == [4, 4, 4, 4]
    assert s.reputation == [before[0] + 2, *before[1:]]


def test_equal_tiles_are_still_asked_for_so_that_nobody_learns_it(s: EclipseState) -> None:
    begin(s, ReputationChoice(RED, [1, 1, 1]))
    assert choices(s) == [KeepReputation(RED, 1)]


def test_other_players_hear_only_how_many(s: EclipseState) -> None:
    event = ReputationDrawn(RED, FIELD, 2, [1, 4])
    heard = event.heard_by(BLUE)
    assert isinstance(heard, ReputationDrawn)
    assert (heard.count, heard.values) == (2, None)
    assert event.heard_by(RED) == event


def test_a_bag_that_runs_short_gives_what_is_there(s: EclipseState) -> None:
    s.reputation = [1, 0, 0, 0]
    put(s, RED, FIELD, interceptor=3)
    put(s, BLUE, FIELD, interceptor=3)
    assert all_draws(s, fight(s, 6, 6, 6)) == [(RED, 1)]


# --- the penalty for retreating -----------------------------------------------------------------------------------


@pytest.fixture
def haven(s: EclipseState) -> EclipseState:
    tile(s, "304", 8, 7)
    claim(s, RED, "304")
    return s


def test_whoever_retreats_with_all_ships_gets_nothing_for_taking_part(haven: EclipseState) -> None:
    put(haven, RED, FIELD, interceptor=1)
    put(haven, BLUE, FIELD, interceptor=1)
    fight(haven)
    ev = play(haven, Retreat(RED, "interceptor", FIELD, "304"))
    assert all_draws(haven, ev) == [(BLUE, 1)]


def test_destroyed_ships_count_even_for_those_who_retreat(haven: EclipseState) -> None:
    put(haven, RED, FIELD, interceptor=1)
    put(haven, BLUE, FIELD, interceptor=2)
    fight(haven)
    ev = play(haven, choices(haven)[0])
    m = melee(haven)
    assert (drawn(ev), m.fought) == ([], 3)
    m.earned[RED] = 2
    ev = play(haven, Retreat(RED, "interceptor", FIELD, "304"))
    assert all_draws(haven, ev) == [(RED, 2), (BLUE, 1)]


def test_a_ship_that_stays_keeps_the_tile_for_taking_part(haven: EclipseState) -> None:
    begin_melee(haven, hex_of(haven, FIELD))
    m = melee(haven)
    m.fought, m.escaped = 3, 1 << RED
    m.damage[RED * 4 + 1] = [0]
    assert tiles_earned(haven, RED) == 1
    m.damage[RED * 4 + 1] = []
    assert tiles_earned(haven, RED) == 0


def test_ships_shot_while_retreating_took_part(haven: EclipseState) -> None:
    put(haven, RED, FIELD, interceptor=1)
    put(haven, BLUE, FIELD, interceptor=1)
    fight(haven, 1, 1, 6)
    assert melee(haven).fleeing[RED * 4] == NOTHING
    ev = play(haven, choices(haven)[0])
    ev = play(haven, Retreat(RED, "interceptor", FIELD, "304"))
    assert all_draws(haven, ev) == [(RED, 1), (BLUE, 2)]


def test_whoever_is_destroyed_fighting_gets_the_tile_for_taking_part(s: EclipseState) -> None:
    put(s, RED, FIELD, interceptor=1)
    put(s, BLUE, FIELD, interceptor=1)
    assert all_draws(s, fight(s, 6)) == [(RED, 2), (BLUE, 1)]
