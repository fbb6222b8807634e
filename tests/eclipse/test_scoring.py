"""Victory points and the winner (p. 25), bonuses of the species (p. 26-27)."""

import pytest

from stolik.games.eclipse.rules.galaxy import hex_of
from stolik.games.eclipse.rules.leaving import leave_game
from stolik.games.eclipse.scoring import outcome, technology_points
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import CATEGORY_TECHS, TECHS
from stolik.kernel.messages import Event
from tests.eclipse.scenario import TERRANS, claim, put, scene, tile

RED, BLUE = 0, 1


@pytest.fixture
def s() -> EclipseState:
    return scene(*TERRANS[:4])


def part(s: EclipseState, name: str, seat: int = RED) -> int:
    return outcome(s).scores[seat].parts[name]


def test_a_start_sector_is_worth_three(s: EclipseState) -> None:
    assert part(s, "sectors") == outcome(s).scores[RED].total == 3


def test_reputation_tiles_count_their_value(s: EclipseState) -> None:
    s.players[RED].reputation = [1, 4, 2]
    assert part(s, "reputation") == 7


def test_an_ambassador_is_worth_one(s: EclipseState) -> None:
    s.players[RED].friends = 0b0110
    assert part(s, "ambassadors") == 2


def test_sectors_count_what_is_printed_for_whoever_has_the_disc(s: EclipseState) -> None:
    tile(s, "102", 8, 8)
    tile(s, "301", 8, 9)
    claim(s, RED, "102")
    claim(s, BLUE, "301")
    claim(s, RED, "001")
    assert part(s, "sectors") == 3 + 3 + 4
    assert part(s, "sectors", BLUE) == 3 + 2


def test_a_kept_discovery_tile_is_worth_two(s: EclipseState) -> None:
    s.players[RED].kept_discoveries = [0, 5, 7]
    assert part(s, "discoveries") == 6


def test_a_monolith_is_worth_three_to_whoever_controls_the_sector(s: EclipseState) -> None:
    s.monolith[hex_of(s, "221")] = 1
    assert part(s, "monoliths") == 3
    s.disc[hex_of(s, "221")] = BLUE
    assert part(s, "monoliths") == 0
    assert part(s, "monoliths", BLUE) == 3


@pytest.mark.parametrize(("count", "points"), [(0, 0), (3, 0), (4, 1), (5, 2), (6, 3), (7, 5)])
def test_technology_tracks(count: int, points: int) -> None:
    nano = [t for t in range(len(TECHS)) if CATEGORY_TECHS[2] >> t & 1][:count]
    assert technology_points(sum(1 << t for t in nano)) == points


def test_each_technology_track_counts_by_itself() -> None:
    four_each = [t for category in range(3) for t in range(8 * category, 8 * category + 4)]
    assert technology_points(sum(1 << t for t in four_each)) == 3


def test_the_traitor_loses_two(s: EclipseState) -> None:
    s.traitor = RED
    assert part(s, "traitor") == -2
    assert part(s, "traitor", BLUE) == 0


def test_planta_scores_each_controlled_sector_once_more() -> None:
    s = scene("planta", "terran_alliance")
    tile(s, "201", 8, 8)
    claim(s, RED, "201")
    assert part(s, "species") == 2
    assert part(s, "species", BLUE) == 0


def test_draco_scores_the_ancients_left_on_the_map_but_not_the_centre() -> None:
    s = scene("descendants_of_draco", "terran_alliance")
    tile(s, "104", 8, 8)
    tile(s, "101", 8, 9)
    assert s.gcds == 1
    assert part(s, "species") == 3
    s.ancients[hex_of(s, "104")] = 1
    assert part(s, "species") == 2


def test_most_points_win(s: EclipseState) -> None:
    s.players[BLUE].reputation = [4]
    s.players[3].reputation = [2]
    assert outcome(s).ranking[:2] == [[BLUE], [3]]


def test_resources_in_store_break_ties(s: EclipseState) -> None:
    for seat, p in enumerate(s.players):
        p.store = [0, seat, 0]
    assert outcome(s).ranking == [[3], [2], [1], [0]]


def test_equal_points_and_resources_share_the_place(s: EclipseState) -> None:
    s.players[RED].store = [9, 0, 0]
    s.players[BLUE].store = [0, 4, 5]
    assert outcome(s).ranking[0] == [RED, BLUE]


def test_whoever_has_left_is_ranked_with_the_points_of_that_moment(s: EclipseState) -> None:
    s.players[RED].reputation = [4, 4]
    s.players[RED].store = [1, 2, 3]
    ev: list[Event] = []
    leave_game(s, RED, ev)
    score = outcome(s).scores[RED]
    assert (score.total, score.ties) == (8 + 3, [6])
    assert outcome(s).ranking[0] == [RED]


def test_all_pieces_of_whoever_has_left_are_taken_off_the_map(s: EclipseState) -> None:
    put(s, RED, "001", interceptor=2)
    s.players[RED].friends, s.players[BLUE].friends = 1 << BLUE, 1 << RED
    leave_game(s, RED, [])
    assert RED not in s.disc
    assert not any(RED in seats for seats in s.entered)
    assert s.players[BLUE].friends == 0
    assert s.traitor == -1
