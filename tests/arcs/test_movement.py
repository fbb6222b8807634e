"""Move and catapult (rulebook p. 13)."""

from stolik.games.arcs.messages.actions import (
    Done,
    Move,
    Ships,
)
from stolik.games.arcs.messages.events import Moved
from stolik.games.arcs.state import ArcsState
from tests.arcs.scenario import BLUE, RED, found, kind, lead, legal, of, play, put, ships, table

# --- move (p. 13) ---


def test_any_number_of_ships_moves_to_one_adjacent_system() -> None:
    s = table()
    put(s, RED, "hex_1", 2, 1)
    lead(s, "mobilization_2")
    assert of(s, Move) == [Move(RED, "hex_1", "gate_1"), Move(RED, "hex_1", "crescent_1")]
    play(s, Move(RED, "hex_1", "gate_1"))
    assert set(legal(s)) == {Ships(RED, f, d) for f in range(3) for d in range(2) if f + d}
    play(s, Ships(RED, 1, 1))
    assert ships(s, RED, "hex_1") == (1, 0)
    assert ships(s, RED, "gate_1") == (1, 1)


def test_a_single_ship_is_not_asked_about() -> None:
    s = table()
    put(s, RED, "hex_1", 1)
    lead(s, "mobilization_2")
    play(s, Move(RED, "hex_1", "gate_1"))
    assert ships(s, RED, "gate_1") == (1, 0)


def test_moving_follows_a_path_between_gates() -> None:
    s = table(3, "three_frontiers")
    put(s, RED, "gate_1", 1)
    lead(s, "mobilization_2")
    play(s, Move(RED, "gate_1", "gate_4"))
    assert ships(s, RED, "gate_4") == (1, 0)


def catapult(starport: int = RED) -> ArcsState:
    s = table(3, "three_frontiers")
    put(s, RED, "hex_1", 3)
    found(s, starport, "starport", "hex_1.1")
    lead(s, "mobilization_2")
    play(s, Move(RED, "hex_1", "gate_1"), Ships(RED, 3, 0))
    return s


def test_from_a_loyal_starport_ships_go_on_from_gate_to_gate_and_drop_off_on_the_way() -> None:
    s = catapult()
    assert kind(s) == "catapult"
    play(s, Move(RED, "gate_1", "gate_6"), Ships(RED, 2, 0))
    play(s, Move(RED, "gate_6", "gate_5"), Ships(RED, 1, 0))
    play(s, Move(RED, "gate_5", "arrow_5"))
    assert [ships(s, RED, x) for x in ("gate_1", "gate_6", "gate_5", "arrow_5")] == [(1, 0), (1, 0), (0, 0), (1, 0)]
    assert s.pips == 3
    assert kind(s) == "act"


def test_the_story_tells_which_legs_belong_to_one_catapult() -> None:
    s = catapult()
    told = play(s, Move(RED, "gate_1", "gate_6"), Ships(RED, 2, 0), Done(RED), Move(RED, "gate_1", "gate_6"))
    assert told == [
        Moved(RED, "gate_1", "gate_6", 2, 0, on=True),
        Moved(RED, "gate_1", "gate_6", 1, 0, on=False),
    ]


def test_a_catapult_may_stop_at_any_gate() -> None:
    s = catapult()
    play(s, Done(RED))
    assert ships(s, RED, "gate_1") == (3, 0)
    assert kind(s) == "act"


def test_a_planet_stops_a_catapult() -> None:
    s = catapult()
    play(s, Move(RED, "gate_1", "arrow_1"), Ships(RED, 3, 0))
    assert kind(s) == "act"


def test_a_gate_controlled_by_a_rival_before_entering_stops_a_catapult() -> None:
    s = catapult()
    put(s, BLUE, "gate_6", 1)
    play(s, Move(RED, "gate_1", "gate_6"), Ships(RED, 3, 0))
    assert kind(s) == "act"
    assert ships(s, RED, "gate_6") == (3, 0)


def test_a_gate_that_nobody_controls_does_not_stop_a_catapult() -> None:
    s = catapult()
    put(s, BLUE, "gate_6", 0, 2)
    play(s, Move(RED, "gate_1", "gate_6"), Ships(RED, 3, 0))
    assert kind(s) == "catapult"


def test_ships_on_the_way_are_not_picked_up() -> None:
    s = catapult()
    put(s, RED, "gate_6", 4)
    play(s, Move(RED, "gate_1", "gate_6"), Ships(RED, 3, 0), Move(RED, "gate_6", "gate_5"))
    assert max(a.fresh for a in legal(s) if isinstance(a, Ships)) == 3


def test_no_catapult_from_a_rival_starport() -> None:
    s = catapult(starport=BLUE)
    assert kind(s) == "act"


def test_backtracking_is_legal_after_dropping_off_and_endless_circles_are_not() -> None:
    s = catapult()
    play(s, Move(RED, "gate_1", "gate_6"), Ships(RED, 3, 0))
    play(s, Move(RED, "gate_6", "gate_1"))
    assert set(legal(s)) == {Ships(RED, 2, 0), Ships(RED, 1, 0)}  # the whole group would change nothing
    play(s, Ships(RED, 1, 0))
    assert Move(RED, "gate_1", "gate_6") not in legal(s)  # a lone ship has nobody to drop off
    assert Move(RED, "gate_1", "gate_4") in legal(s)


def test_ships_may_be_dropped_off_at_two_gates_before_stopping_at_a_planet_of_the_first() -> None:
    s = catapult()
    play(s, Move(RED, "gate_1", "gate_6"), Ships(RED, 2, 0))
    play(s, Move(RED, "gate_6", "gate_1"), Move(RED, "gate_1", "arrow_1"))
    assert [ships(s, RED, x) for x in ("gate_1", "gate_6", "arrow_1")] == [(1, 0), (1, 0), (1, 0)]
    assert kind(s) == "act"


def test_who_drops_off_at_a_gate_may_return_to_where_the_catapult_began() -> None:
    s = catapult()
    assert Move(RED, "gate_1", "hex_1") in legal(s)
    play(s, Move(RED, "gate_1", "hex_1"), Ships(RED, 2, 0))
    assert [ships(s, RED, x) for x in ("gate_1", "hex_1")] == [(1, 0), (2, 0)]
    assert kind(s) == "act"


def test_a_catapult_ends_although_gates_form_a_ring() -> None:
    s = catapult()
    for _ in range(20):
        if kind(s) == "act":
            break
        gates = [a for a in legal(s) if isinstance(a, Move) and a.to.startswith("gate")]
        play(s, gates[0] if gates else legal(s)[0])
    assert kind(s) == "act"
