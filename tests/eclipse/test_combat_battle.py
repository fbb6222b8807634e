"""Missiles, engagement rounds, assigning dice, Ancients and the centre (p. 18-20)."""

import pytest

from stolik.games.eclipse.messages.actions import FireMissiles
from stolik.games.eclipse.messages.events import BattleWon, DiceRolled, ShipDestroyed, ShipHit
from stolik.games.eclipse.state import EclipseState
from tests.eclipse.battlefield import BLUE, FIELD, RED, assign, battlefield, rolls
from tests.eclipse.scenario import (
    asked,
    choices,
    fight,
    fit,
    play,
    play_until,
    put,
    ships_in,
    tile,
)


@pytest.fixture
def s() -> EclipseState:
    return battlefield()


# --- missiles -----------------------------------------------------------------------------------------------------


def test_each_battle_begins_with_missiles_fired_once(s: EclipseState) -> None:
    put(s, RED, FIELD, cruiser=1)
    put(s, BLUE, FIELD, interceptor=1)
    fit(s, BLUE, "interceptor", _0="plasma_missile")
    ev = fight(s, 1, 1, 1, 1, 1, 1)
    assert rolls(ev)[:4] == [
        (BLUE, "interceptor", [2, 2]),
        (BLUE, "interceptor", [1]),
        (RED, "cruiser", [1]),
        (BLUE, "interceptor", [1]),
    ]


def test_two_orange_dice_are_rolled_for_each_missile_part(s: EclipseState) -> None:
    put(s, RED, FIELD, interceptor=2)
    put(s, BLUE, FIELD, interceptor=1)
    fit(s, RED, "interceptor", _0="plasma_missile", _1="plasma_missile")
    assert rolls(fight(s, 6))[0] == (RED, "interceptor", [2] * 8)


def test_missiles_fly_in_order_of_initiative(s: EclipseState) -> None:
    put(s, RED, FIELD, cruiser=1)
    put(s, BLUE, FIELD, interceptor=1)
    fit(s, RED, "cruiser", _1="plasma_missile")
    fit(s, BLUE, "interceptor", _0="plasma_missile")
    assert [seat for seat, _, _ in rolls(fight(s))][:2] == [BLUE, RED]


def test_a_type_destroyed_before_its_turn_fires_no_missiles(s: EclipseState) -> None:
    put(s, RED, FIELD, interceptor=1)
    put(s, BLUE, FIELD, interceptor=1)
    fit(s, RED, "interceptor", _0="plasma_missile")
    fit(s, BLUE, "interceptor", _0="plasma_missile")
    assert rolls(fight(s, 6)) == [(RED, "interceptor", [2, 2])]


def test_the_owner_of_equally_quick_types_says_which_fires_first(s: EclipseState) -> None:
    put(s, RED, FIELD, interceptor=1)
    put(s, BLUE, FIELD, interceptor=1, cruiser=1)
    fit(s, BLUE, "interceptor", _0="plasma_missile")
    fit(s, BLUE, "cruiser", _0="plasma_missile", _1="nuclear_drive")
    fight(s)
    assert choices(s) == [FireMissiles(BLUE, "interceptor", FIELD), FireMissiles(BLUE, "cruiser", FIELD)]
    assert rolls(play(s, FireMissiles(BLUE, "cruiser", FIELD)))[0] == (BLUE, "cruiser", [2, 2])


# --- engagement rounds --------------------------------------------------------------------------------------------


def test_all_ships_of_one_type_roll_together(s: EclipseState) -> None:
    put(s, RED, FIELD, interceptor=3)
    put(s, BLUE, FIELD, interceptor=1)
    assert rolls(fight(s, 6))[0] == (RED, "interceptor", [1, 1, 1])


def test_rounds_are_repeated_until_one_side_is_gone(s: EclipseState) -> None:
    put(s, RED, FIELD, interceptor=1)
    put(s, BLUE, FIELD, interceptor=1)
    ev = fight(s, 1, 2, 3, 4, 5, 6)
    assert [seat for seat, _, _ in rolls(ev)] == [RED, BLUE] * 3
    assert BattleWon(BLUE, FIELD, "") in ev


def test_destroyed_ships_go_back_to_their_owner(s: EclipseState) -> None:
    put(s, RED, FIELD, interceptor=1)
    put(s, BLUE, FIELD, interceptor=1)
    fight(s, 6)
    assert ships_in(s, BLUE, FIELD) == [0, 0, 0, 0]
    assert s.players[BLUE].hangar == [8, 4, 2, 4]


def test_one_damage_destroys_a_ship_without_hull_and_each_hull_absorbs_one(s: EclipseState) -> None:
    put(s, RED, FIELD, dreadnought=1)
    put(s, BLUE, FIELD, interceptor=3)
    ev = fight(s, 6, 6, 1, 6)
    first = [e for e in ev if isinstance(e, (ShipHit, ShipDestroyed))][:3]
    assert first[:2] == [ShipHit(RED, "dreadnought", FIELD, 1), ShipHit(RED, "dreadnought", FIELD, 2)]
    assert first[2] == ShipDestroyed(BLUE, "interceptor", FIELD)


def test_two_improved_hulls_fall_to_the_fifth_damage(s: EclipseState) -> None:
    put(s, RED, FIELD, interceptor=1)
    put(s, BLUE, FIELD, interceptor=5)
    fit(s, RED, "interceptor", _0="improved_hull", _1="improved_hull")
    ev = fight(s, 6, 6, 6, 6, 6)
    assert [e.damage for e in ev if isinstance(e, ShipHit)] == [1, 2, 3, 4]
    assert ShipDestroyed(RED, "interceptor", FIELD) in ev


@pytest.mark.parametrize(("part", "power"), [("ion_cannon", 1), ("plasma_cannon", 2), ("antimatter_cannon", 4)])
def test_damage_by_weapon(s: EclipseState, part: str, power: int) -> None:
    put(s, RED, FIELD, interceptor=1)
    put(s, BLUE, FIELD, dreadnought=1)
    fit(s, RED, "interceptor", _1=part)
    fit(s, BLUE, "dreadnought", _2="shard_hull", _3="shard_hull")
    assert next(e.damage for e in fight(s, 6) if isinstance(e, ShipHit)) == power


def test_after_the_roll_each_die_is_assigned_by_the_shooter(s: EclipseState) -> None:
    put(s, RED, FIELD, interceptor=2)
    put(s, BLUE, FIELD, interceptor=1, cruiser=1)
    fight(s, 6, 6)
    assert asked(s) == f"{RED} assign-die"
    assert choices(s) == [assign(RED, "interceptor"), assign(RED, "cruiser")]
    play(s, assign(RED, "cruiser"))
    assert assign(RED, "cruiser", hurt=1) in choices(s)


def test_several_dice_may_be_assigned_to_one_ship(s: EclipseState) -> None:
    put(s, RED, FIELD, interceptor=2)
    put(s, BLUE, FIELD, interceptor=1, cruiser=1)
    fight(s, 6, 6)
    play(s, assign(RED, "cruiser"))
    ev = play(s, assign(RED, "cruiser", hurt=1))
    assert ev[0] == ShipDestroyed(BLUE, "cruiser", FIELD)


def test_equal_ships_are_one_target(s: EclipseState) -> None:
    put(s, RED, FIELD, interceptor=2)
    put(s, BLUE, FIELD, interceptor=4, cruiser=2)
    fight(s, 6, 6)
    assert choices(s) == [assign(RED, "interceptor"), assign(RED, "cruiser")]
    play(s, assign(RED, "cruiser"))
    assert choices(s) == [assign(RED, "interceptor"), assign(RED, "cruiser"), assign(RED, "cruiser", hurt=1)]


def test_damage_of_one_die_is_not_split(s: EclipseState) -> None:
    put(s, RED, FIELD, interceptor=1)
    put(s, BLUE, FIELD, interceptor=4)
    fit(s, RED, "interceptor", _1="antimatter_cannon")
    ev = fight(s, 6, 1, 1, 1)
    assert [e.owner for e in ev if isinstance(e, ShipDestroyed)][:1] == [BLUE]
    assert rolls(ev)[1] == (BLUE, "interceptor", [1, 1, 1])


def test_the_strongest_dice_are_assigned_first(s: EclipseState) -> None:
    put(s, RED, FIELD, interceptor=1)
    put(s, BLUE, FIELD, interceptor=1, cruiser=1)
    fit(s, RED, "interceptor", _0="plasma_cannon")
    fight(s, 6, 6)
    assert choices(s) == [assign(RED, "interceptor", power=2), assign(RED, "cruiser", power=2)]


def test_a_die_that_hits_only_some_ships_is_offered_only_those(s: EclipseState) -> None:
    put(s, RED, FIELD, interceptor=1)
    put(s, BLUE, FIELD, interceptor=1, cruiser=1, dreadnought=1)
    fit(s, RED, "interceptor", _0="electron_computer")
    fit(s, BLUE, "cruiser", _1="gauss_shield")
    fight(s, 5)
    assert choices(s) == [assign(RED, "interceptor", face=5), assign(RED, "dreadnought", face=5)]


def test_misses_and_dice_without_a_choice_are_not_asked_for(s: EclipseState) -> None:
    put(s, RED, FIELD, interceptor=2)
    put(s, BLUE, FIELD, interceptor=1)
    ev = fight(s, 5, 6)
    assert ShipDestroyed(BLUE, "interceptor", FIELD) in ev
    assert asked(s) == f"{RED} reputation"


def test_all_damage_is_removed_at_the_end_of_the_phase(s: EclipseState) -> None:
    """A cruiser that survived with one damage survives one more in the next combat phase (p. 21)."""
    put(s, RED, FIELD, interceptor=1)
    put(s, BLUE, FIELD, cruiser=1)
    ev = fight(s, 6, 5)
    assert ShipHit(BLUE, "cruiser", FIELD, 1) in ev
    play_until(s, "", ev)
    put(s, RED, FIELD, interceptor=1)
    ev = fight(s, 6, 5)
    assert ShipHit(BLUE, "cruiser", FIELD, 1) in ev


def test_weapons_of_all_colours_are_rolled_at_once(s: EclipseState) -> None:
    put(s, RED, FIELD, dreadnought=1)
    put(s, BLUE, FIELD, interceptor=1)
    fit(s, RED, "dreadnought", _0="plasma_cannon", _5="antimatter_cannon", _3="ion_turret", _2="conformal_drive")
    assert rolls(fight(s, 6))[0] == (RED, "dreadnought", [4, 2, 1, 1])


# --- Ancients and the centre --------------------------------------------------------------------------------------


def test_ancients_roll_two_yellow_dice_with_computer_and_hull(s: EclipseState) -> None:
    tile(s, "101", 5, 5)
    put(s, RED, "101", dreadnought=1)
    ev = fight(s, 5, 4)
    play_until(s, f"{RED} never", ev)
    neutral = [e for e in ev if isinstance(e, DiceRolled) and e.ship == "ancient"]
    assert neutral[0].powers == [1, 1]
    assert ShipHit(RED, "dreadnought", "101", 1) in ev


def test_several_ancients_roll_together(s: EclipseState) -> None:
    tile(s, "104", 5, 5)
    put(s, RED, "104", dreadnought=1)
    assert (-1, "ancient", [1, 1, 1, 1]) in rolls(fight(s))


def test_the_centre_rolls_four_yellow_dice_and_falls_to_the_eighth_damage(s: EclipseState) -> None:
    fit(s, RED, "dreadnought", _0="antimatter_cannon", _5="antimatter_cannon")
    put(s, RED, "001", dreadnought=2)
    ev = fight(s, 6, 6, 1, 1)
    assert [e.damage for e in ev if isinstance(e, ShipHit)] == [4]
    assert ShipDestroyed(-1, "gcds", "001") in ev
    assert s.gcds == 0


def test_ancients_destroy_the_largest_ship_they_can(s: EclipseState) -> None:
    tile(s, "101", 5, 5)
    put(s, RED, "101", interceptor=1, cruiser=1)
    ev = fight(s, 1, 6, 6)
    assert next(e.ship for e in ev if isinstance(e, ShipDestroyed)) == "cruiser"
