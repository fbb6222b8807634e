"""Explore (p. 9)."""

import pytest

from stolik.games.eclipse.ids import NOBODY, NOTHING
from stolik.games.eclipse.messages.actions import (
    Act,
    Answer,
    Colonize,
    DiscardTile,
    Done,
    Explore,
    PlaceTile,
)
from stolik.games.eclipse.messages.events import StackReshuffled, TileDrawn
from stolik.games.eclipse.rules.explore import spaces, turns_of
from stolik.games.eclipse.rules.galaxy import can_leave, hex_of
from stolik.games.eclipse.rules.hexes import CELL_NAME, cell
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import SECTOR, SECTORS
from stolik.games.eclipse.view import view
from tests.eclipse.acting import BLUE, RED, act, kinds, next_discovery, next_tile, tags, turn
from tests.eclipse.scenario import asked, choices, claim, learn, no_ancients, play, put, scene, tile


@pytest.fixture
def s() -> EclipseState:
    """Red at the top, wormholes on edges 0, 1, 3 and 4; blue at the bottom."""
    return scene(RED, BLUE)


def explored(s: EclipseState, sector: str, hex: str, seat: int = 0) -> None:
    """The tile is drawn for this space."""
    next_tile(s, sector)
    act(s, "explore", seat)
    play(s, Explore(seat, hex))


def offered(s: EclipseState) -> list[str]:
    return [a.hex for a in choices(s) if isinstance(a, Explore)]


def test_an_action_takes_the_rightmost_disc_of_the_track_onto_its_field(s: EclipseState) -> None:
    act(s, "explore")
    assert s.players[0].discs == 11
    assert s.players[0].acted[0] == 1


def test_spaces_are_beside_an_own_sector_where_a_wormhole_faces_them(s: EclipseState) -> None:
    act(s, "explore")
    assert sorted(offered(s)) == sorted(["0,-3", "1,-3", "0,-1", "-1,-1"])


def test_a_ship_alone_explores_if_it_is_not_pinned(s: EclipseState) -> None:
    tile(s, "201", 1, -3, 0)
    put(s, 0, "201", interceptor=1)
    act(s, "explore")
    assert "1,-2" in offered(s)


def test_a_pinned_ship_does_not_explore(s: EclipseState) -> None:
    tile(s, "201", 1, -3, 5)
    put(s, 0, "201", interceptor=1)
    act(s, "explore")
    assert "1,-4" in offered(s)
    put(s, 1, "201", interceptor=1)
    assert "1,-4" not in [CELL_NAME[space] for space in spaces(s, 0)]


def test_a_tile_beside_an_own_disc_may_be_joined_to_a_sector_with_a_pinned_ship(s: EclipseState) -> None:
    """The space lies beside a disc, and the tile joins a hex with a disc or a ship (p. 9): no word of pinning there."""
    tile(s, "201", 1, -3, 0)
    put(s, 0, "201", interceptor=1)
    put(s, 1, "201", interceptor=1)
    assert not can_leave(s, 0, hex_of(s, "201"))
    explored(s, "202", "1,-2")
    assert [a.turn for a in choices(s) if isinstance(a, PlaceTile)] == [1]


def test_a_sector_with_the_own_disc_explores_even_under_enemy_ships(s: EclipseState) -> None:
    put(s, 1, "221", dreadnought=2)
    act(s, "explore")
    assert len(offered(s)) == 4


def test_the_space_is_named_before_the_tile_is_drawn(s: EclipseState) -> None:
    next_tile(s, "106")
    act(s, "explore")
    events = play(s, Explore(0, "0,-1"))
    assert [e.sector for e in events if isinstance(e, TileDrawn)] == ["106"]
    assert asked(s) == "0 place-tile"


@pytest.mark.parametrize(("hex", "stack"), [("0,-1", 0), ("-1,-1", 1), ("0,-3", 2)])
def test_the_ring_of_the_space_tells_the_stack(s: EclipseState, hex: str, stack: int) -> None:
    before = [len(tiles) for tiles in s.stacks]
    act(s, "explore")
    play(s, Explore(0, hex))
    before[stack] -= 1
    assert [len(tiles) for tiles in s.stacks] == before


def test_the_tile_must_join_a_wormhole_of_an_own_sector(s: EclipseState) -> None:
    explored(s, "304", "0,-3")
    turns = [a.turn for a in kinds(s, PlaceTile) if isinstance(a, PlaceTile)]
    assert turns == [0], "edges 0 and 3 have wormholes: turned by 0 or 3 sixths it looks the same"


def test_each_distinct_turn_is_offered_once(s: EclipseState) -> None:
    masks = SECTORS[SECTOR["104"]].holes
    turns = turns_of(s, 0, cell(0, -1), SECTOR["104"])
    assert len({masks[turn] for turn in turns}) == len(turns)


@pytest.mark.parametrize("sector", [sector.id for sector in SECTORS if sector.stack in (0, 1, 2)])
def test_every_tile_can_be_turned_to_fit(s: EclipseState, sector: str) -> None:
    for space in spaces(s, 0):
        assert turns_of(s, 0, space, SECTOR[sector])


def test_the_tile_may_be_discarded_face_up_and_the_turn_ends(s: EclipseState) -> None:
    explored(s, "201", "-1,-1")
    play(s, DiscardTile(0))
    assert SECTOR["201"] in s.discards[1]
    assert s.stack == []


def test_discarding_ends_the_turn_even_with_colony_ships_left(s: EclipseState) -> None:
    learn(s, 0, "advanced_economy")
    act(s, "explore")
    assert kinds(s, Colonize)
    play(s, Explore(0, "0,-3"))
    play(s, DiscardTile(0))
    assert s.stack == []


def test_colony_ships_may_be_used_once_the_tile_is_seen(s: EclipseState) -> None:
    """At any time of the turn (p. 9), and discarding would end it."""
    learn(s, 0, "advanced_economy")
    explored(s, "306", "0,-3")
    play(s, Colonize(0, "221", "advanced_money", "money"))
    assert asked(s) == "0 place-tile"
    assert view(s, 0).drawn == ["306"]
    play(s, DiscardTile(0))
    assert s.stack == []


def test_an_empty_stack_is_made_of_the_discarded_tiles(s: EclipseState) -> None:
    s.discards[2], s.stacks[2] = s.stacks[2], []
    act(s, "explore")
    events = play(s, Explore(0, "0,-3"))
    assert any(isinstance(e, StackReshuffled) for e in events)
    assert len(s.stacks[2]) == 4
    assert s.discards[2] == []


def test_without_tiles_a_ring_cannot_be_explored(s: EclipseState) -> None:
    s.stacks[2] = []
    act(s, "explore")
    assert "0,-3" not in offered(s)
    s.stacks[0], s.stacks[1] = [], []
    turn(s)
    assert Act(0, "explore") not in choices(s)


def test_a_placed_tile_may_be_claimed_with_a_disc_from_the_track(s: EclipseState) -> None:
    explored(s, "106", "0,-1")
    play(s, kinds(s, PlaceTile)[0])
    assert asked(s) == "0 claim"
    play(s, Answer(0, True))
    assert s.disc[hex_of(s, "106")] == 0
    assert s.players[0].discs == 10


def test_claiming_is_optional(s: EclipseState) -> None:
    explored(s, "106", "0,-1")
    play(s, kinds(s, PlaceTile)[0])
    play(s, Answer(0, False))
    assert s.disc[hex_of(s, "106")] == NOBODY


def test_after_claiming_colony_ships_may_settle_the_new_sector(s: EclipseState) -> None:
    explored(s, "106", "0,-1")
    play(s, kinds(s, PlaceTile)[0])
    play(s, Answer(0, True))
    assert asked(s) == "0 turn-after"
    play(s, Colonize(0, "106", "science", "science"))
    play(s, Colonize(0, "106", "materials", "materials"))
    assert s.stack == []
    assert s.players[0].colony_ships == 1


def test_without_a_disc_on_the_track_nothing_can_be_claimed(s: EclipseState) -> None:
    s.players[0].discs = 1
    explored(s, "106", "0,-1")
    play(s, kinds(s, PlaceTile)[0])
    assert s.stack == []
    assert s.disc[hex_of(s, "106")] == NOBODY


def test_ancients_are_placed_on_a_hidden_discovery_tile_and_keep_discs_away(s: EclipseState) -> None:
    next_discovery(s, "money")
    explored(s, "203", "-1,-1")
    play(s, kinds(s, PlaceTile)[0])
    h = hex_of(s, "203")
    assert s.ancients[h] == 2
    assert s.discovery[h] != NOTHING
    assert s.stack == []


def test_a_discovery_tile_stays_for_whoever_places_a_disc_first(s: EclipseState) -> None:
    explored(s, "206", "-1,-1")
    play(s, kinds(s, PlaceTile)[0])
    play(s, Answer(0, False))
    assert s.discovery[hex_of(s, "206")] != NOTHING


def test_claiming_brings_the_discovery_tile(s: EclipseState) -> None:
    next_discovery(s, "money")
    explored(s, "206", "-1,-1")
    play(s, kinds(s, PlaceTile)[0])
    play(s, Answer(0, True))
    assert asked(s) == "0 discovery"
    assert s.discovery[hex_of(s, "206")] == NOTHING


# --- Wormhole Generator -------------------------------------------------------------------------------------------


def test_with_the_generator_spaces_need_no_wormhole(s: EclipseState) -> None:
    learn(s, 0, "wormhole_generator")
    act(s, "explore")
    assert len(offered(s)) == 6


def test_with_the_generator_half_a_wormhole_joins_the_tile(s: EclipseState) -> None:
    without = turns_of(s, 0, cell(1, -3), SECTOR["201"])
    learn(s, 0, "wormhole_generator")
    assert len(without) == 1
    assert len(turns_of(s, 0, cell(1, -3), SECTOR["201"])) == 2, "edges 1, 3, 5 or 0, 2, 4: both join"
    assert len(turns_of(s, 0, cell(1, -2), SECTOR["202"])) == 1, "no wormhole of its own there: the tile needs one"


# --- boards with more ---------------------------------------------------------------------------------------------


def test_a_second_space_is_explored_in_one_action_even_after_discarding_the_first() -> None:
    s = scene("planta", BLUE)
    act(s, "explore")
    play(s, Explore(0, "0,-3"))
    play(s, DiscardTile(0))
    assert asked(s) == "0 explore"
    assert "done" in tags(s), "the second is optional"
    play(s, Explore(0, "1,-3"))
    play(s, kinds(s, PlaceTile)[0])
    assert s.players[0].acted[0] == 1


def test_the_second_space_may_lie_beside_the_first() -> None:
    s = scene("planta", BLUE)
    next_tile(s, "316")
    act(s, "explore")
    play(s, Explore(0, "0,-3"))
    play(s, kinds(s, PlaceTile)[0])
    play(s, Answer(0, True))
    play(s, choices(s)[-1])
    assert any(hex in offered(s) for hex in ("0,-4", "1,-4", "-1,-3"))
    play(s, Done(0))


def test_two_tiles_are_drawn_for_one_space_and_one_is_placed() -> None:
    s = scene("descendants_of_draco", BLUE)
    next_tile(s, "106", "102")
    act(s, "explore")
    play(s, Explore(0, "0,-1"))
    play(s, Answer(0, True))
    assert {a.sector for a in choices(s) if isinstance(a, PlaceTile)} == {"106", "102"}
    play(s, next(a for a in choices(s) if isinstance(a, PlaceTile) and a.sector == "102"))
    assert s.discards[0] == [SECTOR["106"]]


def test_both_tiles_may_be_discarded() -> None:
    s = scene("descendants_of_draco", BLUE)
    next_tile(s, "106", "102")
    act(s, "explore")
    play(s, Explore(0, "0,-1"))
    play(s, Answer(0, True))
    play(s, DiscardTile(0))
    assert sorted(s.discards[0]) == sorted([SECTOR["106"], SECTOR["102"]])


def test_the_second_tile_is_optional_and_decided_after_seeing_the_first() -> None:
    s = scene("descendants_of_draco", BLUE)
    next_tile(s, "106", "102")
    act(s, "explore")
    play(s, Explore(0, "0,-1"))
    assert asked(s) == "0 second-tile"
    assert view(s, 0).drawn == view(s, 1).drawn == ["106"]
    play(s, Answer(0, False))
    assert {a.sector for a in choices(s) if isinstance(a, PlaceTile)} == {"106"}
    assert s.stacks[0][-1] == SECTOR["102"], "it stays on the stack"


def test_the_second_tile_may_come_from_the_discarded_ones() -> None:
    s = scene("descendants_of_draco", BLUE)
    s.stacks[0], s.discards[0] = [SECTOR["106"]], [SECTOR["102"]]
    act(s, "explore")
    play(s, Explore(0, "0,-1"))
    play(s, Answer(0, True))
    assert {a.sector for a in choices(s) if isinstance(a, PlaceTile)} == {"106", "102"}


def test_with_one_tile_left_that_one_is_drawn() -> None:
    s = scene("descendants_of_draco", BLUE)
    s.stacks[0] = [SECTOR["106"]]
    act(s, "explore")
    play(s, Explore(0, "0,-1"))
    assert {a.sector for a in choices(s) if isinstance(a, PlaceTile)} == {"106"}


def test_a_friend_of_the_ancients_may_claim_their_sector_without_the_discovery_tile() -> None:
    s = scene("descendants_of_draco", BLUE)
    next_tile(s, "203")
    act(s, "explore")
    play(s, Explore(0, "-1,-1"))
    play(s, Answer(0, False))
    play(s, kinds(s, PlaceTile)[0])
    play(s, Answer(0, True))
    h = hex_of(s, "203")
    assert s.disc[h] == 0
    assert s.discovery[h] != NOTHING
    assert asked(s) != "0 discovery"


def test_claimed_sectors_can_be_explored_from(s: EclipseState) -> None:
    tile(s, "203", 1, -3, 1)
    no_ancients(s, "203")
    claim(s, 0, "203")
    act(s, "explore")
    assert len(offered(s)) > 4
