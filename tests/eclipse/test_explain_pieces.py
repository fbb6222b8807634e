"""Why not: pieces that are never used directly say what they are for."""

import pytest

from stolik.games.eclipse.rules.galaxy import hex_of
from stolik.games.eclipse.state import EclipseState
from tests.eclipse.acting import turn
from tests.eclipse.explaining import because, neighbours
from tests.eclipse.scenario import tile
from tests.eclipse.test_diplomacy import FOUR, ally, neighbouring


@pytest.fixture
def s() -> EclipseState:
    return neighbours()


def test_a_hidden_discovery_names_its_guards(s: EclipseState) -> None:
    tile(s, "203", 0, -3)
    tile(s, "207", 1, -3)
    turn(s)
    because(s, "about-find", "find:203", guards=2, points=2)
    because(s, "about-find", "find:207", guards=0)
    because(s, "about-find", "find:001", guards=1)


def test_structures_and_artifacts_say_what_they_bring(s: EclipseState) -> None:
    home = hex_of(s, "221")
    s.orbital[home] = s.monolith[home] = 1
    turn(s)
    because(s, "about-structure", "structure:monolith@221", points=3)
    because(s, "about-structure", "structure:orbital@221", points=0)
    because(s, "about-artifact", "artifact:221", units=5)


def test_stacks_bags_and_markers_say_how_they_stand(s: EclipseState) -> None:
    turn(s)
    because(s, "about-stack", "stack:outer", left=5, discarded=0)
    because(s, "about-technologies", "bag:technologies", left=84, each=4)
    because(s, "about-discoveries", "bag:discoveries", left=len(s.discoveries))
    because(s, "about-reputation", "bag:reputation", left=32)
    because(s, "about-start", "marker:start", seat="seat:0")
    because(s, "about-traitor-nobody", "marker:traitor", points=-2)
    s.traitor = 1
    because(s, "about-traitor", "marker:traitor", seat="seat:1")


def test_pieces_beside_the_board_are_counted(s: EclipseState) -> None:
    p = s.players[0]
    p.colony_ships, p.graves[1], p.acted[4], p.kept_discoveries = 1, 2, 3, [0]
    turn(s)
    because(s, "about-colony", "colony:ships", ready=1, all=3)
    because(s, "about-grave", "grave:science", cubes=2)
    because(s, "about-field", "field:build", discs=3)
    because(s, "about-kept", "kept:discoveries", count=1, points=2)


def test_ambassadors_are_worth_their_points() -> None:
    s = neighbouring(*FOUR)
    ally(s)
    turn(s)
    because(s, "about-ambassador", "ambassador:1", points=1)
