"""Set-up of the table (p. 4-5)."""

import pytest

import stolik
from stolik.games.eclipse.ids import NOBODY, NOTHING, SHIP_TYPES
from stolik.games.eclipse.messages.actions import Draft
from stolik.games.eclipse.rules.galaxy import hex_of, ships_of
from stolik.games.eclipse.rules.hexes import axial
from stolik.games.eclipse.rules.upkeep import production, upkeep_cost
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import COUNTS, FACTIONS, SECTORS, TECHS
from tests.eclipse.scenario import scene

GAME = stolik.load("eclipse")
ALIENS = [faction.id for faction in FACTIONS[6:]]
COUNTED = pytest.mark.parametrize("seats", range(2, 7))


def started(seats: int, seed: int = 1, **options: str) -> EclipseState:
    """A game after the choice of factions, which chance makes."""
    state: EclipseState = GAME.new(seats, seed, {"factions": "random"} | options)
    return state


@COUNTED
def test_technologies_on_the_supply_board_depend_on_the_number_of_players(seats: int) -> None:
    s = started(seats)
    assert sum(s.market) == {2: 12, 3: 14, 4: 16, 5: 18, 6: 20}[seats]
    assert [m + b for m, b in zip(s.market, s.bag)] == [tech.copies for tech in TECHS]


@COUNTED
def test_inner_and_middle_stacks_are_whole_and_the_outer_depends_on_the_number_of_players(seats: int) -> None:
    s = started(seats)
    outer = {2: 5, 3: 10, 4: 14, 5: 16, 6: 18}[seats]
    assert [len(stack) for stack in s.stacks] == [8, 11, outer]
    assert len(s.unused) == 18 - outer


@COUNTED
def test_start_sectors_lie_two_steps_from_the_centre_with_a_wormhole_towards_it(seats: int) -> None:
    s = started(seats)
    for h in range(1, len(s.cells)):
        q, r = axial(s.cells[h])
        inward = [(0, -2), (2, -2), (2, 0), (0, 2), (-2, 2), (-2, 0)].index((q, r))
        holes = SECTORS[s.sectors[h]].holes[s.turns[h]]
        assert holes >> (inward + 3) % 6 & 1, "towards the centre"
        assert holes >> inward & 1, "straight outwards"


@COUNTED
def test_seats_sit_clockwise_around_the_table(seats: int) -> None:
    s = started(seats)
    order = [(0, -2), (2, -2), (2, 0), (0, 2), (-2, 2), (-2, 0)]
    places = [order.index(axial(s.cells[s.disc.index(seat)])) for seat in range(seats)]
    assert places == sorted(places)


@pytest.mark.parametrize(
    ("seats", "turns"),
    [(2, [0, 0]), (3, [0, 2, 1]), (4, [1, 1, 1, 1]), (5, [0, 0, 1, 1, 2]), (6, [0, 1, 2, 0, 1, 2])],
)
def test_start_sectors_are_turned_as_in_the_pictures(seats: int, turns: list[int]) -> None:
    s = started(seats)
    assert [s.turns[s.disc.index(seat)] for seat in range(seats)] == turns


def test_the_centre_has_a_hidden_discovery_tile_under_its_defence() -> None:
    s = started(2)
    assert SECTORS[s.sectors[0]].id == "001"
    assert s.gcds == 1
    assert s.discovery[0] != NOTHING
    assert len(s.discoveries) == 20


def test_the_reputation_bag_has_32_tiles() -> None:
    assert started(6).reputation == [12, 9, 7, 4]


def test_a_terran_starts_with_the_printed_stores_and_pieces() -> None:
    s = started(3)
    p = s.players[0]
    assert p.store == [2, 3, 3]
    assert (p.discs, p.reserve) == (12, 3)
    assert p.track == [10, 10, 10]
    assert p.colony_ships == 3
    assert p.hangar == [7, 4, 2, 4]
    home = s.disc.index(0)
    assert ships_of(s, 0, home) == 1
    assert s.cubes[home].bit_count() == 3


@pytest.mark.parametrize(
    ("faction", "produces", "upkeep"),
    [
        ("terran_union", [3, 3, 3], 0),
        ("planta", [3, 3, 3], 0),
        ("eridani_empire", [3, 3, 2], 1),
        ("mechanema", [3, 3, 2], 0),
        ("descendants_of_draco", [3, 3, 2], 0),
        ("hydran_progress", [3, 4, 2], 0),
        ("orion_hegemony", [2, 3, 3], 0),
    ],
)
def test_production_and_upkeep_of_the_first_round(faction: str, produces: list[int], upkeep: int) -> None:
    s = scene(faction, "terran_federation" if faction != "hydran_progress" else "terran_union")
    assert [production(s, 0, resource) for resource in range(3)] == produces
    assert upkeep_cost(s.players[0]) == upkeep


def test_cubes_stand_on_the_squares_that_are_not_advanced() -> None:
    s = scene("terran_directorate", "terran_federation")
    h = hex_of(s, "221")
    settled = [kind for square, kind in enumerate(SECTORS[s.sectors[h]].squares) if s.cubes[h] >> square & 1]
    assert sorted(settled) == [0, 1, 2]


def test_start_ships_are_interceptors_except_where_the_board_says_cruiser() -> None:
    s = scene("orion_hegemony", "terran_federation", ships=True)
    assert s.ships[hex_of(s, "232")][:SHIP_TYPES] == [0, 1, 0, 0]
    assert s.ships[hex_of(s, "223")][SHIP_TYPES:] == [1, 0, 0, 0]


# --- choosing factions --------------------------------------------------------------------------------------------


def order_of_choice(seats: int, species: str) -> tuple[int, list[int]]:
    state = GAME.new(seats, 5, {"species": species})
    order: list[int] = []
    while True:
        decision = GAME.decision(state)
        assert decision is not None
        if decision.kind != "draft":
            return state.start, order
        order.append(decision.seat)
        GAME.apply(state, decision.actions[0])


@COUNTED
def test_terrans_are_chosen_clockwise_from_the_start_player(seats: int) -> None:
    start, order = order_of_choice(seats, "terrans")
    assert order == [(start + i) % seats for i in range(seats)]


@COUNTED
def test_with_aliens_the_choice_goes_counter_clockwise_and_the_start_player_chooses_last(seats: int) -> None:
    start, order = order_of_choice(seats, "all")
    assert order == [(start - 1 - i) % seats for i in range(seats)]
    assert order[-1] == start


def test_without_aliens_only_the_six_terran_factions_are_offered() -> None:
    decision = GAME.decision(GAME.new(2, 1))
    assert decision is not None
    assert [a.faction for a in decision.actions] == [faction.id for faction in FACTIONS[:6]]


def test_the_two_sides_of_one_board_exclude_each_other() -> None:
    state = GAME.new(3, 1, {"species": "all"})
    first = GAME.decision(state)
    assert first is not None
    assert len(first.actions) == 12
    GAME.apply(state, Draft(first.seat, "planta"))
    second = GAME.decision(state)
    assert second is not None
    offered = [a.faction for a in second.actions]
    assert "planta" not in offered
    assert "terran_union" not in offered
    assert len(offered) == 10
    reason = GAME.explain(state, second.seat, "species:terran_union")
    assert reason is not None
    assert reason.code == "board-taken"
    assert reason.values["owner"] == f"seat:{first.seat}"


@COUNTED
def test_chance_assigns_the_factions_if_players_want_that(seats: int) -> None:
    boards = set()
    for seed in range(20):
        s = started(seats, seed, species="all")
        assert all(p.faction != NOBODY for p in s.players)
        colours = [FACTIONS[p.faction].colour for p in s.players]
        assert len(set(colours)) == seats
        boards |= {p.board for p in s.players}
    assert len(boards) > 3


@pytest.mark.parametrize("alien", ALIENS)
def test_every_alien_board_brings_its_own_sector(alien: str) -> None:
    other = "terran_federation" if alien != "hydran_progress" else "terran_union"
    s = scene(alien, other)
    home = s.disc.index(0)
    assert s.sectors[home] == next(f.sector for f in FACTIONS if f.id == alien)


def test_diplomacy_is_for_four_players_and_more() -> None:
    assert [COUNTS[seats].diplomacy for seats in range(2, 7)] == [False, False, True, True, True]


def test_presets_are_the_first_game_and_the_one_with_aliens() -> None:
    assert GAME.Options(**GAME.presets["first_game"]) == GAME.Options()
    assert GAME.Options(**GAME.presets["aliens"]).species == "all"
