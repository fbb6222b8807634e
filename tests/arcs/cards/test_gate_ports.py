"""Gate Ports."""

from stolik.games.arcs.messages.actions import Build, BuildShip, Move, Ships
from tests.arcs.cards.table import ME, RIVAL, THIRD, Table


def ports() -> Table:
    t = Table()
    t.cards(ME, "gate_ports")
    t.ships(ME, "gate_1", 2)
    return t


def test_starports_may_be_built_in_gates() -> None:
    t = ports()
    t.lead(ME, "construction_2")
    assert Build(ME, "city", "gate_1.city") not in t.options
    t.do(Build(ME, "starport", "gate_1.starport"))
    t.do(BuildShip(ME, "gate_1.starport"))
    assert t.fresh(ME, "gate_1") == 3


def test_an_own_piece_must_be_there() -> None:
    t = ports()
    t.lead(ME, "construction_2")
    assert Build(ME, "starport", "gate_2.starport") not in t.options


def test_at_most_one_starport_per_gate_whoever_owns_it() -> None:
    t = ports()
    t.cards(RIVAL, "gate_ports")
    t.starport(RIVAL, "gate_1")
    t.lead(ME, "construction_2")
    assert Build(ME, "starport", "gate_1.starport") not in t.options


def test_rival_ships_that_enter_a_controlled_gate_cost_an_agent() -> None:
    t = ports()
    t.starport(ME, "gate_1")
    t.ships(RIVAL, "gate_2", 1)
    t.lead(RIVAL, "mobilization_2")
    t.do(Move(RIVAL, "gate_2", "gate_1"))
    assert t.player(ME).captives == [0, 1, 0, 0]
    assert t.player(RIVAL).agents == 9


def test_control_counts_before_they_enter() -> None:
    t = ports()
    t.starport(ME, "gate_1")
    t.ships(RIVAL, "gate_2", 5)
    t.lead(RIVAL, "mobilization_2")
    t.do(Move(RIVAL, "gate_2", "gate_1"))
    t.do(Ships(RIVAL, 5, 0))
    assert t.player(ME).captives == [0, 1, 0, 0]


def test_not_without_control() -> None:
    t = ports()
    t.starport(ME, "gate_1")
    t.ships(THIRD, "gate_1", 2)
    t.ships(RIVAL, "gate_2", 1)
    t.lead(RIVAL, "mobilization_2")
    t.do(Move(RIVAL, "gate_2", "gate_1"))
    assert t.player(ME).captives == [0, 0, 0, 0]


def test_not_with_a_damaged_starport() -> None:
    t = ports()
    t.starport(ME, "gate_1", damaged=True)
    t.ships(RIVAL, "gate_2", 1)
    t.lead(RIVAL, "mobilization_2")
    t.do(Move(RIVAL, "gate_2", "gate_1"))
    assert t.player(ME).captives == [0, 0, 0, 0]


def test_a_planet_is_no_gate() -> None:
    t = ports()
    t.starport(ME, "hex_1")
    t.ships(ME, "hex_1", 1)
    t.ships(RIVAL, "crescent_1", 1)
    t.lead(RIVAL, "mobilization_2")
    t.do(Move(RIVAL, "crescent_1", "hex_1"))
    assert t.player(ME).captives == [0, 0, 0, 0]


def test_not_without_a_starport_in_supply() -> None:
    t = ports()
    for system in ("hex_1", "hex_2", "hex_3", "hex_4", "hex_5"):
        t.starport(ME, system)
    t.lead(ME, "construction_2")
    assert Build(ME, "starport", "gate_1.starport") not in t.options
