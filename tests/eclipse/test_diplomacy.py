"""Diplomatic relations (p. 11)."""

import pytest

import stolik
from stolik.games.eclipse.ids import NOBODY
from stolik.games.eclipse.messages.actions import (
    Answer,
    Build,
    Explore,
    GiveCube,
    MoveShip,
    Offer,
    ReturnCube,
    ReturnReputation,
)
from stolik.games.eclipse.messages.events import RelationsBroken, RelationsFormed
from stolik.games.eclipse.rules.diplomacy import exchange_refused, neighbours, reputation_room, track_room
from stolik.games.eclipse.rules.galaxy import hex_of
from stolik.games.eclipse.rules.refusals import NO_AMBASSADOR
from stolik.games.eclipse.rules.upkeep import production
from stolik.games.eclipse.state import EclipseState
from stolik.kernel.messages import Event
from tests.eclipse.acting import act, kinds, own, tags, turn
from tests.eclipse.scenario import asked, choices, claim, fit, learn, no_ancients, play, put, scene, tile

GAME = stolik.load("eclipse")
FOUR = ("terran_directorate", "terran_federation", "terran_union", "terran_republic")


@pytest.fixture
def s() -> EclipseState:
    """Red's 208 and blue's 203 are joined by a wormhole."""
    return neighbouring(*FOUR)


def neighbouring(*factions: str) -> EclipseState:
    s = scene(*factions)
    tile(s, "208", 3, -2)
    tile(s, "203", 3, -1)
    no_ancients(s, "203")
    claim(s, 0, "208")
    claim(s, 1, "203")
    for p in s.players:
        p.colony_ships = 0
    return s


def ally(s: EclipseState) -> None:
    """Red offers, blue agrees, both give a money cube."""
    turn(s)
    play(s, Offer(0, 1))
    play(s, Answer(1, True))
    play(s, GiveCube(0, "money"))
    play(s, GiveCube(1, "money"))


def test_joined_sectors_make_neighbours(s: EclipseState) -> None:
    assert neighbours(s, 0) == 0b0010
    turn(s)
    assert kinds(s, Offer) == [Offer(0, 1)]


def test_only_discs_make_neighbours(s: EclipseState) -> None:
    s.disc[s.disc.index(1, 6)] = NOBODY
    put(s, 1, "203", interceptor=1)
    turn(s)
    assert not kinds(s, Offer)


def test_half_a_wormhole_is_not_enough_even_with_the_generator() -> None:
    s = scene(*FOUR)
    tile(s, "208", 3, -2)
    tile(s, "203", 3, -1, 2)
    no_ancients(s, "203")
    claim(s, 0, "208")
    claim(s, 1, "203")
    learn(s, 0, "wormhole_generator")
    assert s.half[hex_of(s, "208")] >> 3 & 1
    assert neighbours(s, 0) == 0


def test_the_other_player_may_decline(s: EclipseState) -> None:
    turn(s)
    play(s, Offer(0, 1))
    assert asked(s) == "1 proposal"
    play(s, Answer(1, False))
    assert s.players[0].friends == 0
    assert asked(s) == "0 turn"
    assert not kinds(s, Offer), "once a turn"


def test_both_give_an_ambassador_with_a_cube_of_any_track(s: EclipseState) -> None:
    turn(s)
    play(s, Offer(0, 1))
    play(s, Answer(1, True))
    assert asked(s) == "0 give-cube"
    play(s, GiveCube(0, "science"))
    assert asked(s) == "1 give-cube"
    events = play(s, GiveCube(1, "materials"))
    assert not any(isinstance(e, RelationsFormed) for e in events)
    assert (s.players[0].friends, s.players[1].friends) == (0b10, 0b01)
    assert s.players[0].track == [10, 9, 10]
    assert s.players[1].track == [10, 10, 9]


def test_the_cube_raises_the_production_of_whoever_gives_it(s: EclipseState) -> None:
    before = production(s, 0, 0)
    ally(s)
    assert production(s, 0, 0) > before


def test_an_ambassador_is_worth_one_point_to_its_holder(s: EclipseState) -> None:
    ally(s)
    assert [score.parts["ambassadors"] for score in GAME.outcome(s).scores] == [1, 1, 0, 0]


def test_nobody_holds_two_ambassadors_of_one_player(s: EclipseState) -> None:
    ally(s)
    turn(s)
    assert not kinds(s, Offer)


@pytest.mark.parametrize("seats", [2, 3])
def test_there_is_no_diplomacy_with_two_or_three_players(seats: int) -> None:
    s = scene(*FOUR[:seats])
    tile(s, "208", 3, -2)
    tile(s, "203", 3, -1)
    no_ancients(s, "203")
    claim(s, 0, "208")
    claim(s, 1, "203")
    assert neighbours(s, 0)
    turn(s)
    assert not kinds(s, Offer)


def test_relations_may_be_formed_in_the_middle_of_an_action(s: EclipseState) -> None:
    own(s, 0, materials=20)
    act(s, "build")
    play(s, Build(0, "interceptor", "221"))
    play(s, Offer(0, 1))
    play(s, Answer(1, False))
    assert asked(s) == "0 build"


def test_relations_may_be_offered_once_a_tile_is_seen(s: EclipseState) -> None:
    act(s, "explore")
    play(s, kinds(s, Explore)[0])
    play(s, Offer(0, 1))
    play(s, Answer(1, False))
    assert asked(s) == "0 place-tile"


def test_the_turn_stays_open_for_an_offer_that_the_action_made_possible(s: EclipseState) -> None:
    own(s, 0, materials=6)
    act(s, "build")
    play(s, Build(0, "interceptor", "221"))
    play(s, Build(0, "interceptor", "221"))
    assert asked(s) == "0 turn-after"
    assert kinds(s, Offer)


def test_relations_are_not_formed_while_ships_stand_in_the_sectors_of_the_other(s: EclipseState) -> None:
    put(s, 0, "203", interceptor=1)
    turn(s)
    assert not kinds(s, Offer)


# --- the reputation track -----------------------------------------------------------------------------------------


def test_on_a_full_track_a_reputation_tile_goes_back_into_the_bag(s: EclipseState) -> None:
    """Terrans have four squares for either kind and one for ambassadors: two ambassadors leave three for reputation."""
    s.players[0].friends = 0b0100
    s.players[0].reputation = [1, 2, 2, 4]
    s.reputation = [11, 7, 7, 3]
    turn(s)
    play(s, Offer(0, 1))
    play(s, Answer(1, True))
    assert asked(s) == "0 make-room"
    assert [a.value for a in kinds(s, ReturnReputation) if isinstance(a, ReturnReputation)] == [1, 2, 4]
    play(s, ReturnReputation(0, 1))
    assert s.players[0].reputation == [2, 2, 4]
    assert s.reputation[0] == 12
    assert asked(s) == "0 give-cube"


def test_the_square_for_ambassadors_only_needs_no_room(s: EclipseState) -> None:
    s.players[0].reputation = [1, 1, 1, 1]
    assert reputation_room(s.players[0]) == 0
    assert track_room(s.players[0]) == 1
    ally(s)
    assert len(s.players[0].reputation) == 4


@pytest.mark.parametrize(
    ("faction", "ambassadors", "tiles"),
    [
        ("terran_directorate", 5, 4),
        ("eridani_empire", 4, 4),
        ("hydran_progress", 4, 3),
        ("planta", 4, 3),
        ("descendants_of_draco", 4, 4),
        ("mechanema", 4, 4),
        ("orion_hegemony", 4, 5),
    ],
)
def test_every_board_has_its_own_squares(faction: str, ambassadors: int, tiles: int) -> None:
    other = "terran_republic" if faction != "descendants_of_draco" else "terran_union"
    p = scene(faction, other).players[0]
    p.reputation = []
    assert track_room(p) == ambassadors
    assert reputation_room(p) == tiles


def test_nobody_has_more_than_three_ambassadors_to_give(s: EclipseState) -> None:
    s.players[0].friends = 0b111000
    assert exchange_refused(s, 0) == NO_AMBASSADOR


# --- breaking -----------------------------------------------------------------------------------------------------


def attack(s: EclipseState) -> list[Event]:
    put(s, 0, "208", interceptor=1)
    act(s, "move")
    return play(s, MoveShip(0, "interceptor", "208", "203"))


def test_moving_ships_to_a_disc_of_the_partner_breaks_the_relations(s: EclipseState) -> None:
    ally(s)
    events = attack(s)
    assert any(isinstance(e, RelationsBroken) for e in events)
    assert (s.players[0].friends, s.players[1].friends) == (0, 0)


def test_both_owners_choose_the_track_for_their_cube(s: EclipseState) -> None:
    ally(s)
    attack(s)
    assert asked(s) == "0 return-cube"
    assert s.stack[-1].question(s)[1] == {"square": "piece:ambassador", "left": 1}
    play(s, ReturnCube(0, "materials"))
    assert asked(s) == "1 return-cube"
    play(s, ReturnCube(1, "money"))
    assert s.players[0].track == [9, 10, 11]
    assert s.players[1].track == [10, 10, 10]
    assert asked(s) == "0 move"


def test_the_attacker_takes_the_traitor_card_from_its_holder(s: EclipseState) -> None:
    s.traitor = 3
    ally(s)
    attack(s)
    assert s.traitor == 0
    assert GAME.outcome(s).scores[0].parts["traitor"] == -2


def test_the_traitor_forms_no_new_relations(s: EclipseState) -> None:
    s.traitor = 0
    turn(s)
    assert not kinds(s, Offer)
    s.traitor = 1
    turn(s)
    assert not kinds(s, Offer)


def test_moving_to_ships_of_the_partner_is_an_attack_too(s: EclipseState) -> None:
    ally(s)
    tile(s, "201", 4, -2, 2)
    put(s, 1, "201", interceptor=1)
    learn(s, 0, "wormhole_generator")
    put(s, 0, "208", interceptor=1)
    act(s, "move")
    events = play(s, MoveShip(0, "interceptor", "208", "201"))
    assert any(isinstance(e, RelationsBroken) for e in events)


def test_passing_through_is_an_attack(s: EclipseState) -> None:
    """Every hex on the way is moved into; the movement may then go on."""
    ally(s)
    fit(s, 0, "interceptor", _0="nuclear_drive")
    put(s, 0, "208", interceptor=1)
    act(s, "move")
    play(s, MoveShip(0, "interceptor", "208", "203"))
    play(s, ReturnCube(0, "money"))
    play(s, ReturnCube(1, "money"))
    play(s, MoveShip(0, "interceptor", "203", "208"))
    assert s.traitor == 0
    assert s.players[0].friends == 0


def test_attacking_somebody_else_makes_no_traitor(s: EclipseState) -> None:
    attack(s)
    assert s.traitor == NOBODY


def test_building_beside_a_partner_breaks_nothing(s: EclipseState) -> None:
    ally(s)
    own(s, 0, materials=6)
    act(s, "build")
    play(s, Build(0, "interceptor", "208"))
    assert s.players[0].friends == 0b10
    assert "offer" not in tags(s)
    assert choices(s)
