"""Prison Wardens."""

from stolik.games.arcs.messages.actions import Done, PickResource, PickSeat, PickSystem
from tests.arcs.cards.table import ME, RIVAL, THIRD, Table


def wardens() -> Table:
    t = Table()
    t.cards(ME, "prison_wardens")
    t.ships(ME, "gate_1")
    t.captives(ME, RIVAL, 2)
    t.captives(ME, THIRD)
    return t


def test_pressgang_in_place_of_build_returns_captives_for_any_resources() -> None:
    t = wardens()
    t.lead(ME, "construction_2")
    t.use(ME, "prison_wardens", "pressgang")
    t.do(PickSeat(ME, RIVAL))
    t.do(PickResource(ME, "relic"))
    t.store()
    t.do(PickSeat(ME, THIRD))
    t.do(PickResource(ME, "psionic"))
    t.store()
    assert t.held(ME) == ["psionic", "relic"]
    assert t.player(ME).captives == [0, 1, 0, 0]
    assert (t.player(RIVAL).agents, t.player(THIRD).agents) == (9, 10)


def test_any_number_of_them() -> None:
    t = wardens()
    t.lead(ME, "construction_2")
    t.use(ME, "prison_wardens", "pressgang")
    t.do(PickSeat(ME, THIRD))
    t.do(PickResource(ME, "fuel"))
    t.store()
    assert t.kind() == "act"
    assert t.player(ME).captives == [0, 2, 0, 0]
    t.use(ME, "prison_wardens", "pressgang")
    t.do(PickResource(ME, "fuel"))
    t.store()
    t.do(Done(ME))
    assert t.player(ME).captives == [0, 1, 0, 0]


def test_captives_are_pressed_one_by_one_each_for_its_token_before_the_next() -> None:
    t = wardens()
    t.lead(ME, "construction_2")
    t.use(ME, "prison_wardens", "pressgang")
    t.do(PickSeat(ME, RIVAL))
    assert t.player(RIVAL).agents == 9
    t.do(PickResource(ME, "fuel"))
    t.store()
    assert t.held(ME) == ["fuel"]
    assert t.kind() == "pressgang"


def test_execute_in_place_of_influence_makes_trophies_of_captives() -> None:
    t = wardens()
    t.lead(ME, "mobilization_2")
    t.use(ME, "prison_wardens", "execute")
    t.do(PickSeat(ME, RIVAL))
    t.do(PickSeat(ME, RIVAL))
    t.do(Done(ME))
    assert t.player(ME).captives == [0, 0, 1, 0]
    assert sum(t.player(ME).trophies) == 2


def test_without_captives_neither_is_offered() -> None:
    t = Table()
    t.cards(ME, "prison_wardens")
    t.ships(ME, "gate_1")
    t.lead(ME, "construction_2")
    assert not t.offers("prison_wardens", "pressgang")


def test_discarded_they_place_three_ships_in_a_system_you_control() -> None:
    t = wardens()
    t.ships(ME, "hex_2")
    t.ships(RIVAL, "hex_2")
    t.ships(ME, "hex_3")
    t.lead(ME, "construction_2")
    t.use(ME, "prison_wardens")
    assert t.options == [PickSystem(ME, "gate_1"), PickSystem(ME, "hex_3")]
    t.do(PickSystem(ME, "gate_1"))
    assert t.fresh(ME, "gate_1") == 4
    assert t.discarded("prison_wardens")
