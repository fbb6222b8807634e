"""Geometry of the map."""

from stolik.games.eclipse.rules.hexes import CELL, CELL_NAME, CENTRE_CELL, EDGES_OF, RING, STEP, axial, cell, opposite


def test_edges_are_counted_clockwise_from_the_top() -> None:
    neighbours = [axial(CENTRE_CELL + step) for step in STEP]
    assert neighbours == [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]


def test_going_back_over_the_opposite_edge_returns() -> None:
    for edge in range(6):
        assert CENTRE_CELL + STEP[edge] + STEP[opposite(edge)] == CENTRE_CELL


def test_rings_have_six_spaces_more_each() -> None:
    assert [RING.count(ring) for ring in range(4)] == [1, 6, 12, 18]


def test_every_name_leads_back_to_its_cell() -> None:
    assert CELL_NAME[cell(-2, 5)] == "-2,5"
    assert CELL["-2,5"] == cell(-2, 5)
    assert len(CELL) == len(CELL_NAME)


def test_a_set_of_edges_lists_them_in_order() -> None:
    assert EDGES_OF[0b101001] == [0, 3, 5]
