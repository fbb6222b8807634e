"""Attacking population, and who controls a sector afterwards (p. 20-21)."""

import pytest

from stolik.games.eclipse.ids import MATERIALS, MONEY, NOBODY, SCIENCE
from stolik.games.eclipse.messages.actions import (
    Answer,
    AttackPopulation,
    AttackWith,
    Bomb,
    BuryCube,
    DestroyCube,
    Spare,
)
from stolik.games.eclipse.messages.events import (
    CubeDestroyed,
    DiscoveryFound,
    DiscPlaced,
    DiscReturned,
    PopulationAttacked,
    PopulationWipedOut,
)
from stolik.games.eclipse.rules.galaxy import hex_of
from stolik.games.eclipse.state import EclipseState
from stolik.kernel.messages import Event
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
    put,
    scene,
    tile,
)

RED, BLUE = 0, 1
SECTOR = "105"
"""Money, science and advanced materials squares."""


@pytest.fixture
def s() -> EclipseState:
    """Red stands over three cubes of blue."""
    s = scene(*TERRANS[:2])
    tile(s, SECTOR, 8, 8)
    no_ancients(s, SECTOR)
    discovery(s, SECTOR)
    claim(s, BLUE, SECTOR, "money", "science", "advanced_materials")
    put(s, RED, SECTOR, interceptor=3)
    return s


def attack(s: EclipseState, *faces: int) -> list[Event]:
    fight(s)
    dice(s, *faces)
    return play(s, AttackPopulation(RED, SECTOR))


def cubes(s: EclipseState, sector: str = SECTOR) -> int:
    return s.cubes[hex_of(s, sector)].bit_count()


def test_the_example_of_attacking_population(s: EclipseState) -> None:
    """Three ion cannons with a computer of 3 roll 6, 3 and 2: two cubes die, the third keeps the disc there (p. 20)."""
    fit(s, RED, "interceptor", _0="axion_computer")
    ev = attack(s, 6, 3, 2)
    assert PopulationAttacked(RED, BLUE, SECTOR, [6, 3, 2], 2) in ev
    play(s, DestroyCube(RED, SECTOR, "money", 0))
    play(s, DestroyCube(RED, SECTOR, "science", 1))
    assert cubes(s) == 1
    assert s.disc[hex_of(s, SECTOR)] == BLUE


def test_attacking_population_is_a_choice(s: EclipseState) -> None:
    fight(s)
    assert choices(s) == [AttackPopulation(RED, SECTOR), AttackWith(RED, "interceptor", SECTOR), Spare(RED, SECTOR)]
    play(s, Spare(RED, SECTOR))
    assert cubes(s) == 3


def test_every_ship_attacks_once_with_all_its_cannons(s: EclipseState) -> None:
    put(s, RED, SECTOR, dreadnought=1)
    ev = attack(s)
    assert [len(e.faces) for e in ev if isinstance(e, PopulationAttacked)] == [5]
    assert asked(s) != f"{RED} attack-population"


def test_each_ship_may_attack_or_not_after_seeing_what_others_hit(s: EclipseState) -> None:
    put(s, RED, SECTOR, dreadnought=1)
    fight(s)
    dice(s, 6, 1, 1)
    play(s, AttackWith(RED, "interceptor", SECTOR))
    play(s, DestroyCube(RED, SECTOR, "science", 1))
    assert cubes(s) == 2
    ones = [AttackWith(RED, ship, SECTOR) for ship in ("interceptor", "dreadnought")]
    assert choices(s) == [AttackPopulation(RED, SECTOR), *ones, Spare(RED, SECTOR)]
    play(s, AttackWith(RED, "dreadnought", SECTOR))
    assert choices(s) == [AttackPopulation(RED, SECTOR), AttackWith(RED, "interceptor", SECTOR), Spare(RED, SECTOR)]
    play(s, Spare(RED, SECTOR))
    assert cubes(s) == 2
    assert s.disc[hex_of(s, SECTOR)] == BLUE


def test_missiles_are_not_used_against_population(s: EclipseState) -> None:
    fit(s, RED, "interceptor", _0="plasma_missile")
    ev = attack(s)
    assert [len(e.faces) for e in ev if isinstance(e, PopulationAttacked)] == [3]


def test_ships_with_missiles_only_cannot_attack_population(s: EclipseState) -> None:
    fit(s, RED, "interceptor", _1="plasma_missile")
    fight(s)
    assert choices(s) == []
    assert cubes(s) == 3


def test_each_point_of_damage_destroys_one_cube(s: EclipseState) -> None:
    fit(s, RED, "interceptor", _1="plasma_cannon")
    attack(s, 6)
    play(s, DestroyCube(RED, SECTOR, "money", 0))
    play(s, DestroyCube(RED, SECTOR, "science", 1))
    assert cubes(s) == 1


def test_the_attacker_chooses_the_cubes(s: EclipseState) -> None:
    attack(s, 6)
    assert choices(s) == [
        DestroyCube(RED, SECTOR, "money", 0),
        DestroyCube(RED, SECTOR, "science", 1),
        DestroyCube(RED, SECTOR, "advanced_materials", 2),
    ]


def test_destroyed_cubes_go_to_their_graveyards(s: EclipseState) -> None:
    attack(s, 6, 6, 6)
    assert s.players[BLUE].graves == [1, 1, 1]


def test_cubes_may_be_chosen_in_any_order(s: EclipseState) -> None:
    """Whoever takes the science cube first may still take the money cube (p. 20)."""
    attack(s, 6, 6)
    play(s, DestroyCube(RED, SECTOR, "science", 1))
    play(s, DestroyCube(RED, SECTOR, "money", 0))
    assert s.players[BLUE].graves == [1, 1, 0]


def test_population_is_attacked_only_after_all_battles(s: EclipseState) -> None:
    """A battle in a lower sector comes before the attack on population in a higher one."""
    tile(s, "103", 5, 5)
    put(s, RED, "103", interceptor=1)
    put(s, BLUE, "103", interceptor=1)
    fight(s, 6)
    assert asked(s) == f"{RED} reputation"
    play(s, choices(s)[0])
    play(s, choices(s)[0])
    assert asked(s) == f"{RED} attack-population"


def test_a_cube_on_a_gray_square_dies_into_a_graveyard_of_its_owners_choice(s: EclipseState) -> None:
    tile(s, "303", 5, 5)
    no_ancients(s, "303")
    discovery(s, "303")
    claim(s, BLUE, "303", "gray")
    put(s, RED, "303", interceptor=1)
    fight(s)
    dice(s, 6)
    play(s, AttackPopulation(RED, "303"))
    assert choices(s) == [BuryCube(BLUE, track) for track in ("money", "science", "materials")]
    play(s, BuryCube(BLUE, "materials"))
    assert s.players[BLUE].graves[MATERIALS] == 1


def test_a_cube_on_an_orbital_can_be_destroyed_but_the_orbital_stays(s: EclipseState) -> None:
    claim(s, BLUE, "223", "orbital/science")
    put(s, RED, "223", interceptor=4)
    learn(s, RED, "neutron_bombs")
    fight(s)
    play(s, Spare(RED, "223"))
    play(s, Bomb(RED, SECTOR))
    assert s.orbital[hex_of(s, "223")] == 1
    fight(s)
    play(s, Bomb(RED, "223"))
    assert choices(s) == [BuryCube(BLUE, "money"), BuryCube(BLUE, "science")]
    play(s, BuryCube(BLUE, "science"))
    assert s.orbital[hex_of(s, "223")] == 1
    assert s.cubes[hex_of(s, "223")] == 0
    assert s.players[BLUE].graves[SCIENCE] == 3


def test_neutron_bombs_destroy_all_cubes_without_a_roll(s: EclipseState) -> None:
    learn(s, RED, "neutron_bombs")
    fight(s)
    assert choices(s) == [
        AttackPopulation(RED, SECTOR), AttackWith(RED, "interceptor", SECTOR), Bomb(RED, SECTOR), Spare(RED, SECTOR)
    ]  # fmt: skip
    ev = play(s, Bomb(RED, SECTOR))
    assert PopulationWipedOut(RED, BLUE, SECTOR) in ev
    assert cubes(s) == 0


def test_fragile_population_dies_without_a_roll() -> None:
    s = scene("terran_directorate", "planta")
    tile(s, SECTOR, 8, 8)
    no_ancients(s, SECTOR)
    discovery(s, SECTOR)
    claim(s, BLUE, SECTOR, "money", "science")
    put(s, RED, SECTOR, interceptor=1)
    ev = fight(s)
    assert PopulationWipedOut(RED, BLUE, SECTOR) in ev
    assert s.players[BLUE].graves == [1, 1, 0]
    assert DiscReturned(BLUE, SECTOR) in ev


def test_destroyed_cubes_bring_no_reputation(s: EclipseState) -> None:
    attack(s, 6, 6, 6)
    assert s.players[RED].reputation == []


# --- control ------------------------------------------------------------------------------------------------------


def test_without_population_the_disc_goes_home_and_the_victor_may_place_his_own(s: EclipseState) -> None:
    discs = s.players[BLUE].discs
    ev = attack(s, 6, 6, 6)
    assert DiscReturned(BLUE, SECTOR) in ev
    assert s.players[BLUE].discs == discs + 1
    assert choices(s) == [Answer(RED, True), Answer(RED, False)]
    own = s.players[RED].discs
    ev = play(s, Answer(RED, True))
    assert DiscPlaced(RED, SECTOR) in ev
    assert s.players[RED].discs == own - 1


def test_placing_a_disc_after_combat_is_a_choice(s: EclipseState) -> None:
    attack(s, 6, 6, 6)
    play(s, Answer(RED, False))
    assert s.disc[hex_of(s, SECTOR)] == NOBODY


def test_a_disc_in_a_sector_without_any_population_is_driven_out(s: EclipseState) -> None:
    tile(s, "304", 5, 5)
    claim(s, BLUE, "304")
    put(s, RED, "304", interceptor=1)
    ev = fight(s)
    assert asked(s) == f"{RED} attack-population"
    ev = play(s, Spare(RED, SECTOR))
    assert DiscReturned(BLUE, "304") in ev


def test_losing_all_cubes_alone_does_not_cost_the_disc(s: EclipseState) -> None:
    """Without an enemy ship a sector needs no population."""
    tile(s, "304", 5, 5)
    claim(s, BLUE, "304")
    fight(s)
    play(s, Spare(RED, SECTOR))
    assert s.disc[hex_of(s, "304")] == BLUE


def test_a_player_alone_in_a_free_sector_may_take_it_without_a_battle(s: EclipseState) -> None:
    tile(s, "304", 5, 5)
    put(s, BLUE, "304", interceptor=1)
    fight(s)
    play(s, Spare(RED, SECTOR))
    assert asked(s) == f"{BLUE} takeover"
    play(s, Answer(BLUE, True))
    assert s.disc[hex_of(s, "304")] == BLUE


def test_without_a_disc_on_the_track_nothing_can_be_taken(s: EclipseState) -> None:
    tile(s, "304", 5, 5)
    put(s, BLUE, "304", interceptor=1)
    s.players[BLUE].discs = 0
    fight(s)
    play(s, Spare(RED, SECTOR))
    assert asked(s) == ""


def test_a_disc_that_is_driven_out_may_be_placed_at_once_in_any_free_sector_with_an_own_ship(s: EclipseState) -> None:
    """Wherever one's ship stands after the combat phase (p. 21), also in a sector that comes before the lost one."""
    tile(s, "304", 5, 5)
    tile(s, "308", 7, 7)
    put(s, BLUE, "308", interceptor=1)
    claim(s, BLUE, "304")
    put(s, RED, "304", interceptor=1)
    s.players[BLUE].discs = 0
    fight(s)
    play(s, Spare(RED, SECTOR))
    assert asked(s) == f"{BLUE} takeover"
    ev = play(s, Answer(BLUE, True))
    assert DiscPlaced(BLUE, "308") in ev


def test_among_ancients_only_their_friend_may_place_a_disc_and_gets_no_discovery() -> None:
    s = scene("descendants_of_draco", "terran_alliance")
    tile(s, "101", 8, 8)
    put(s, 0, "101", interceptor=1)
    fight(s)
    assert asked(s) == "0 takeover"
    ev = play(s, Answer(0, True))
    assert not any(isinstance(e, DiscoveryFound) for e in ev)
    assert s.discovery[hex_of(s, "101")] != NOBODY


def test_the_friend_of_the_ancients_takes_the_discovery_once_another_has_killed_them() -> None:
    """His disc survives because the victor spares the population (ruling)."""
    s = scene("descendants_of_draco", "terran_alliance")
    tile(s, "101", 8, 8)
    discovery(s, "101", "money")
    claim(s, 0, "101", "money")
    put(s, 1, "101", cruiser=2)
    fight(s, 1, 1, 6, 6)
    while asked(s) == "1 reputation":
        play(s, choices(s)[0])
    assert s.ancients[hex_of(s, "101")] == 0
    ev = play(s, Spare(1, "101"))
    assert DiscoveryFound(0, "101", "money") in ev


def test_the_discovery_of_the_centre_goes_to_whoever_places_a_disc_after_the_defence_fell() -> None:
    s = scene(*TERRANS[:2])
    discovery(s, "001", "money")
    s.gcds = 0
    put(s, RED, "001", interceptor=1)
    fight(s)
    ev = play(s, Answer(RED, True))
    assert DiscoveryFound(RED, "001", "money") in ev


def test_nobody_takes_the_centre_while_its_defence_stands() -> None:
    s = scene(*TERRANS[:2])
    fit(s, RED, "cruiser", _0="shard_hull", _1="shard_hull", _2="plasma_missile", _4="flux_shield")
    put(s, RED, "001", cruiser=1)
    fight(s)
    assert s.disc[0] == NOBODY


def test_cubes_destroyed_are_told_with_their_square(s: EclipseState) -> None:
    attack(s, 6)
    ev = play(s, DestroyCube(RED, SECTOR, "science", 1))
    assert CubeDestroyed(BLUE, SECTOR, "science") in ev
    assert s.players[BLUE].graves[MONEY] == 0
