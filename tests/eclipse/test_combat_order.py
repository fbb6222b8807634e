"""Where battles take place, in which order, between whom (p. 18)."""

import pytest

from stolik.games.eclipse.messages.events import NEUTRAL, BattleBegan, DiceRolled
from stolik.games.eclipse.rules.combat.fleet import design_of
from stolik.games.eclipse.rules.combat.sector import fighting_order
from stolik.games.eclipse.rules.galaxy import hex_of
from stolik.games.eclipse.state import EclipseState
from stolik.kernel.messages import Event
from tests.eclipse.scenario import (
    TERRANS,
    asked,
    claim,
    discovery,
    fight,
    fit,
    no_ancients,
    play_until,
    put,
    scene,
    tile,
)

RED, BLUE, GREEN = 0, 1, 2


@pytest.fixture
def s() -> EclipseState:
    return scene(*TERRANS[:3])


def battles(ev: list[Event]) -> list[tuple[str, int, int]]:
    return [(e.sector, e.seat, e.other) for e in ev if isinstance(e, BattleBegan)]


def whole_phase(s: EclipseState, *faces: int) -> list[Event]:
    """All battles to their end, every question answered with the first choice."""
    ev = fight(s, *faces)
    play_until(s, "", ev)
    return ev


def test_a_battle_takes_place_where_ships_of_two_factions_stand(s: EclipseState) -> None:
    tile(s, "201", 1, -2)
    tile(s, "202", 1, 1)
    put(s, RED, "201", interceptor=1)
    put(s, BLUE, "201", interceptor=1)
    put(s, GREEN, "202", interceptor=1)
    assert battles(whole_phase(s)) == [("201", BLUE, RED)]


def test_ships_of_one_player_alone_do_not_fight(s: EclipseState) -> None:
    tile(s, "201", 1, -2)
    put(s, RED, "201", interceptor=1, cruiser=1)
    assert battles(whole_phase(s)) == []


def test_sectors_come_in_descending_order_and_the_centre_last(s: EclipseState) -> None:
    for place, sector in enumerate(["201", "301", "103", "108"]):
        tile(s, sector, 6 + place, 6)
        no_ancients(s, sector)
        discovery(s, sector)
        put(s, RED, sector, interceptor=1)
        put(s, BLUE, sector, interceptor=1)
    put(s, GREEN, "001", interceptor=1)
    assert [sector for sector, _, _ in battles(whole_phase(s))] == ["301", "201", "108", "103", "001"]


def test_the_two_who_came_last_fight_first(s: EclipseState) -> None:
    """Red is there, green comes, then blue: green and blue fight first, then red meets the winner (p. 18)."""
    tile(s, "201", 1, -2)
    for seat in (RED, GREEN, BLUE):
        put(s, seat, "201", interceptor=1)
    fought = battles(whole_phase(s, 6, 6))
    assert fought[0] == ("201", BLUE, GREEN)
    assert fought[1][2] == RED


def test_whoever_controls_the_sector_defends_and_fights_last_though_he_came_last(s: EclipseState) -> None:
    tile(s, "201", 1, -2)
    claim(s, BLUE, "201", "money")
    for seat in (RED, GREEN, BLUE):
        put(s, seat, "201", interceptor=1)
    fought = battles(whole_phase(s, 6, 6))
    assert fought[0] == ("201", GREEN, RED)
    assert fought[1][2] == BLUE


def test_without_a_disc_whoever_came_first_defends(s: EclipseState) -> None:
    tile(s, "201", 1, -2)
    put(s, GREEN, "201", interceptor=1)
    put(s, RED, "201", interceptor=1)
    assert battles(whole_phase(s)) == [("201", RED, GREEN)]


def test_the_last_player_left_fights_the_ancients(s: EclipseState) -> None:
    tile(s, "101", 0, -1)
    put(s, RED, "101", interceptor=1)
    put(s, BLUE, "101", cruiser=2)
    fought = battles(whole_phase(s))
    assert fought[0] == ("101", BLUE, RED)
    assert fought[1][2] == NEUTRAL


def test_ancients_and_the_centre_defend_against_everybody(s: EclipseState) -> None:
    tile(s, "101", 0, -1)
    put(s, RED, "101", interceptor=1)
    put(s, BLUE, "001", interceptor=1)
    assert battles(whole_phase(s)) == [("101", RED, NEUTRAL), ("001", BLUE, NEUTRAL)]


def test_damage_stays_between_the_battles_of_a_sector(s: EclipseState) -> None:
    """A cruiser hurt in the first battle falls to the first hit in the second."""
    tile(s, "201", 1, -2)
    put(s, RED, "201", interceptor=1)
    put(s, GREEN, "201", interceptor=1)
    put(s, BLUE, "201", cruiser=1)
    # Green (initiative 3) hits the cruiser, which hits back; then red hits it, and one damage more destroys it.
    fight(s, 6, 6, 6)
    assert s.entered[hex_of(s, "201")] == [RED]


def test_a_friend_of_the_ancients_meets_only_the_third_player() -> None:
    """Players fight first; then only the one who is no friend of the Ancients goes on to fight them (p. 18 and 27)."""
    s = scene("descendants_of_draco", "orion_hegemony")
    tile(s, "101", 0, 1)
    put(s, 0, "101", interceptor=1)
    assert battles(fight(s)) == []
    put(s, 1, "101", cruiser=1)
    assert fighting_order(s, hex_of(s, "101"), [0, 1]) == [2, 0, 1]
    ev = fight(s, 6, 6)
    play_until(s, "", ev)
    assert battles(ev) == [("101", 1, 0), ("101", 1, NEUTRAL)]


def test_a_friend_of_the_ancients_who_wins_leaves_them_alone() -> None:
    s = scene("descendants_of_draco", "terran_alliance")
    tile(s, "101", 0, 1)
    put(s, 0, "101", interceptor=1)
    put(s, 1, "101", interceptor=1)
    ev = fight(s, 6)
    assert battles(ev) == [("101", 1, 0)]
    assert s.ancients[hex_of(s, "101")] == 1


def test_the_centre_is_no_ancient_and_fights_everybody() -> None:
    s = scene("descendants_of_draco", "terran_alliance")
    put(s, 0, "001", interceptor=1)
    assert battles(fight(s)) == [("001", 0, NEUTRAL)]


def test_initiative_adds_up_over_the_ship(s: EclipseState) -> None:
    """The two ships of p. 18: 2 + 2 for the computer + 2 for the drive; 0 + 1 + 1 + 1 for three drives."""
    tile(s, "201", 1, -2)
    put(s, RED, "201", interceptor=3)
    put(s, BLUE, "201", dreadnought=1)
    fit(s, RED, "interceptor", _0="gluon_computer", _3="fusion_drive", _2="fusion_source")
    fit(s, BLUE, "dreadnought", _0="plasma_cannon", _5="plasma_cannon", _2="nuclear_drive", _6="nuclear_drive")
    fit(s, BLUE, "dreadnought", _1="ion_cannon", _3="ion_cannon", _4="fusion_source")
    h = hex_of(s, "201")
    assert design_of(s, h, RED * 4).initiative == 6
    assert design_of(s, h, BLUE * 4 + 2).initiative == 3
    # Red rolls three yellow dice, blue two orange and two yellow ones.
    ev = fight(s)
    play_until(s, "2 never", ev)
    rolls = [e for e in ev if isinstance(e, DiceRolled)]
    assert rolls[0].powers == [1, 1, 1]
    assert rolls[1].powers == [2, 2, 1, 1]


def test_ships_with_higher_initiative_shoot_first(s: EclipseState) -> None:
    tile(s, "201", 1, -2)
    put(s, RED, "201", dreadnought=1)
    put(s, BLUE, "201", interceptor=1, cruiser=1)
    ev = fight(s)
    play_until(s, "2 never", ev)
    first = [(e.seat, e.ship) for e in ev if isinstance(e, DiceRolled)][:3]
    assert first == [(BLUE, "interceptor"), (BLUE, "cruiser"), (RED, "dreadnought")]


def test_ties_of_initiative_go_to_the_defender(s: EclipseState) -> None:
    tile(s, "201", 1, -2)
    put(s, BLUE, "201", interceptor=1)
    put(s, RED, "201", interceptor=1)
    rolls = [e.seat for e in fight(s, 1, 6) if isinstance(e, DiceRolled)]
    assert rolls[:2] == [BLUE, RED]


def test_the_owner_chooses_between_equally_quick_types(s: EclipseState) -> None:
    tile(s, "201", 1, -2)
    put(s, BLUE, "201", cruiser=1)
    put(s, RED, "201", interceptor=1, cruiser=1)
    fit(s, RED, "cruiser", _1="nuclear_drive")
    fight(s)
    assert asked(s) == f"{RED} engagement"
