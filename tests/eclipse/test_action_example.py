"""The book's example of an action phase (p. 16-17), turn by turn.

Paweł plays Terrans, Piotr Planta, Krzysztof Mechanema, Marcin the Hydrans. Not all tiles of the pictures exist as
described, so the nearest ones stand in for them; slips of the text are put right as docs/rules/eclipse.md says.
"""

import pytest

from stolik.games.eclipse.ids import NOBODY
from stolik.games.eclipse.messages.actions import (
    Act,
    Answer,
    Build,
    Colonize,
    DiscardTile,
    DropDisc,
    Explore,
    GiveCube,
    KeepPoints,
    LiftDisc,
    MoveShip,
    Offer,
    Pass,
    PlaceTile,
    PutPart,
    RemovePart,
    Research,
    ReturnCube,
    ReturnReputation,
    TakePart,
)
from stolik.games.eclipse.rules.blueprints import design
from stolik.games.eclipse.rules.galaxy import hex_of
from stolik.games.eclipse.rules.turn import ActionPhase
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import SECTOR, SHIP
from tests.eclipse.acting import next_discovery, next_tile, offer_techs, own
from tests.eclipse.scenario import asked, begin, choices, claim, fit, learn, play, put, scene, ships_in, tile

PAWEL, PIOTR, KRZYSZTOF, MARCIN = range(4)


@pytest.fixture
def s() -> EclipseState:
    """After some rounds. Krzysztof's 201 and Marcin's home share an edge with a wormhole on one side only."""
    s = scene("terran_directorate", "planta", "mechanema", "hydran_progress")
    for sector, q, r, turn in (
        ("208", 3, -2, 0),
        ("315", 4, -1, 0),
        ("316", 4, 0, 0),
        ("310", 1, 2, 0),
        ("210", -4, 4, 0),
        ("201", -2, 1, 1),
        ("106", -1, 1, 2),
        ("304", -3, 0, 2),
    ):
        tile(s, sector, q, r, turn)
    for seat, sector, squares in (
        (PAWEL, "208", ()),
        (PIOTR, "315", ()),
        (PIOTR, "316", ()),
        (PIOTR, "210", ()),
        (KRZYSZTOF, "201", ("money",)),
        (KRZYSZTOF, "106", ()),
        (MARCIN, "304", ()),
    ):
        claim(s, seat, sector, *squares)
    own(s, PAWEL, materials=10)
    learn(s, PAWEL, "orbital")
    s.players[PAWEL].colony_ships = 0
    learn(s, PIOTR, "advanced_mining")
    learn(s, KRZYSZTOF, "plasma_missile", "fusion_source")
    s.players[KRZYSZTOF].colony_ships = 0
    fit(s, KRZYSZTOF, "interceptor", _0="electron_computer")
    fit(s, KRZYSZTOF, "cruiser", _3="fusion_source")
    put(s, KRZYSZTOF, "201", interceptor=3)
    put(s, KRZYSZTOF, "106", cruiser=1)
    learn(s, MARCIN, "nanorobots", "advanced_robotics", "orbital")
    own(s, MARCIN, science=13)
    s.players[MARCIN].colony_ships = 0
    put(s, MARCIN, "224", interceptor=3)
    put(s, MARCIN, "304", cruiser=1)
    befriend(s, KRZYSZTOF, MARCIN)
    befriend(s, PAWEL, MARCIN)
    s.players[PAWEL].reputation = [1, 2, 3, 4]
    offer_techs(s, "fusion_drive", "wormhole_generator")
    begin(s, ActionPhase(PAWEL))
    return s


def befriend(s: EclipseState, one: int, other: int) -> None:
    for seat, partner in ((one, other), (other, one)):
        s.players[seat].friends |= 1 << partner
        s.players[seat].track[2] -= 1


def place(s: EclipseState, seat: int, sector: str, turn: int) -> None:
    play(s, PlaceTile(seat, sector, turn))


def test_example_of_an_action_phase(s: EclipseState) -> None:
    pawel_builds(s)
    piotr_explores_two_spaces(s)
    krzysztof_upgrades_three_parts(s)
    marcin_researches_twice(s)
    pawel_finds_ancients(s)
    piotr_and_pawel_exchange_ambassadors(s)
    krzysztof_passes_first(s)
    marcin_attacks_his_partner(s)
    pawel_passes(s)
    piotr_moves_discs(s)
    krzysztof_reacts(s)
    marcin_moves_again(s)
    everybody_passes(s)


def pawel_builds(s: EclipseState) -> None:
    play(s, Act(PAWEL, "build"))
    play(s, Build(PAWEL, "cruiser", "221"))
    play(s, Build(PAWEL, "orbital", "208"))
    assert s.players[PAWEL].store[2] == 0, "ten materials"
    assert asked(s) == "1 turn", "clockwise"


def piotr_explores_two_spaces(s: EclipseState) -> None:
    next_tile(s, "206")
    next_discovery(s, "science")
    play(s, Act(PIOTR, "explore"))
    play(s, Explore(PIOTR, "1,1"))
    place(s, PIOTR, "206", 0)
    play(s, Answer(PIOTR, True))
    play(s, KeepPoints(PIOTR))
    play(s, Colonize(PIOTR, "206", "materials", "materials"))
    play(s, Colonize(PIOTR, "210", "money", "money"))
    assert s.players[PIOTR].colony_ships == 2
    assert len(s.players[PIOTR].kept_discoveries) == 1
    next_tile(s, "303")
    play(s, Explore(PIOTR, "3,0"))
    play(s, DiscardTile(PIOTR))
    assert s.discards[2] == [SECTOR["303"]]


def krzysztof_upgrades_three_parts(s: EclipseState) -> None:
    play(s, Act(KRZYSZTOF, "upgrade"))
    play(s, RemovePart(KRZYSZTOF, "interceptor", 0))
    for part, ship, slot in (
        ("plasma_missile", "interceptor", 0),
        ("positron_computer", "cruiser", 4),
        ("ion_cannon", "cruiser", 1),
    ):
        play(s, TakePart(KRZYSZTOF, part))
        play(s, PutPart(KRZYSZTOF, ship, slot))
    p = s.players[KRZYSZTOF]
    assert design(p, SHIP["interceptor"]).missiles == [2, 2]
    assert design(p, SHIP["cruiser"]).computer == 2
    assert design(p, SHIP["cruiser"]).cannons == [1, 1]


def marcin_researches_twice(s: EclipseState) -> None:
    play(s, Act(MARCIN, "research"))
    play(s, Research(MARCIN, "fusion_drive"))
    assert s.players[MARCIN].store[1] == 10, "four nanotechnologies discount four, but three is the minimum"
    play(s, Research(MARCIN, "wormhole_generator"))
    assert s.players[MARCIN].store[1] == 0, "sixteen less six"


def pawel_finds_ancients(s: EclipseState) -> None:
    next_tile(s, "301")
    play(s, Act(PAWEL, "explore"))
    play(s, Explore(PAWEL, "3,-3"))
    play(s, choices(s)[0])
    h = hex_of(s, "301")
    assert (s.ancients[h], s.disc[h]) == (2, NOBODY)
    assert asked(s) == "1 turn", "no disc can be placed"


def piotr_and_pawel_exchange_ambassadors(s: EclipseState) -> None:
    next_tile(s, "318", "314")
    play(s, Act(PIOTR, "explore"))
    play(s, Explore(PIOTR, "3,0"))
    place(s, PIOTR, "318", 2)
    play(s, Answer(PIOTR, True))
    play(s, Colonize(PIOTR, "318", "gray", "money"))
    play(s, Colonize(PIOTR, "318", "advanced_materials", "materials"))
    assert s.players[PIOTR].colony_ships == 0
    play(s, Explore(PIOTR, "3,-1"))
    place(s, PIOTR, "314", 2)
    play(s, Answer(PIOTR, True))
    play(s, KeepPoints(PIOTR))
    play(s, Offer(PIOTR, PAWEL))
    play(s, Answer(PAWEL, True))
    play(s, GiveCube(PIOTR, "science"))
    assert asked(s) == "0 make-room", "Paweł's track is full"
    play(s, ReturnReputation(PAWEL, 1))
    play(s, GiveCube(PAWEL, "money"))
    assert s.players[PAWEL].friends >> PIOTR & 1


def krzysztof_passes_first(s: EclipseState) -> None:
    play(s, Pass(KRZYSZTOF))
    assert s.next_start == KRZYSZTOF


def marcin_attacks_his_partner(s: EclipseState) -> None:
    play(s, Act(MARCIN, "move"))
    play(s, MoveShip(MARCIN, "interceptor", "224", "201"))
    play(s, ReturnCube(MARCIN, "materials"))
    play(s, ReturnCube(KRZYSZTOF, "materials"))
    play(s, MoveShip(MARCIN, "interceptor", "224", "201"))
    assert s.traitor == MARCIN
    assert not s.players[MARCIN].friends >> KRZYSZTOF & 1
    assert ships_in(s, MARCIN, "201") == [2, 0, 0, 0]


def pawel_passes(s: EclipseState) -> None:
    play(s, Pass(PAWEL))


def piotr_moves_discs(s: EclipseState) -> None:
    play(s, Act(PIOTR, "influence"))
    play(s, LiftDisc(PIOTR, "315"))
    play(s, DropDisc(PIOTR, "310"))
    play(s, LiftDisc(PIOTR, "316"))
    play(s, DropDisc(PIOTR, ""))
    assert s.players[PIOTR].colony_ships == 2
    play(s, Colonize(PIOTR, "310", "science", "science"))
    play(s, Colonize(PIOTR, "310", "materials", "materials"))


def krzysztof_reacts(s: EclipseState) -> None:
    assert asked(s) == "2 reaction"
    play(s, Act(KRZYSZTOF, "move"))
    play(s, MoveShip(KRZYSZTOF, "cruiser", "106", "201"))
    assert s.players[KRZYSZTOF].acted[8] == 1
    assert asked(s) == "3 turn", "a reaction is one move only"


def marcin_moves_again(s: EclipseState) -> None:
    fit(s, MARCIN, "cruiser", _5="fusion_drive")
    s.pending = None
    play(s, Act(MARCIN, "move"))
    play(s, MoveShip(MARCIN, "interceptor", "224", "201"))
    play(s, MoveShip(MARCIN, "cruiser", "304", "224"))
    play(s, MoveShip(MARCIN, "cruiser", "224", "201"))
    assert ships_in(s, MARCIN, "201") == [3, 1, 0, 0]


def everybody_passes(s: EclipseState) -> None:
    for seat in (PAWEL, PIOTR, KRZYSZTOF, MARCIN):
        assert choices(s)[0].seat == seat
        play(s, Pass(seat))
    assert s.stack == [], "the phase is over at once"
    assert s.entered[hex_of(s, "201")] == [KRZYSZTOF, MARCIN]
