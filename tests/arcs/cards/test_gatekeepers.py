"""Gatekeepers."""

from stolik.games.arcs.messages.actions import Battle, CollectDice, PickSystem
from tests.arcs.cards.table import ME, RIVAL, Table


def gatekeepers(system: str) -> Table:
    t = Table()
    t.cards(ME, "gatekeepers")
    t.ships(ME, system, 1)
    t.ships(RIVAL, system, 1)
    return t


def most_dice(t: Table) -> int:
    return max(int(a.skirmish + a.assault + a.raid) for a in t.of(CollectDice))


def test_two_more_dice_when_battling_in_a_gate() -> None:
    t = gatekeepers("gate_1")
    t.lead(ME, "aggression_2")
    t.do(Battle(ME, "gate_1", RIVAL))
    assert most_dice(t) == 3
    assert CollectDice(ME, 0, 0, 0) in t.options


def test_no_more_dice_on_a_planet() -> None:
    t = gatekeepers("hex_1")
    t.lead(ME, "aggression_2")
    t.do(Battle(ME, "hex_1", RIVAL))
    assert most_dice(t) == 1


def test_they_do_not_help_the_defender() -> None:
    t = gatekeepers("gate_1")
    t.lead(RIVAL, "aggression_2")
    t.do(Battle(RIVAL, "gate_1", ME))
    assert most_dice(t) == 1


def test_discarded_they_place_a_ship_in_every_gate_in_play() -> None:
    t = gatekeepers("hex_1")
    t.lead(ME, "aggression_2")
    t.use(ME, "gatekeepers")
    assert [t.fresh(ME, f"gate_{n}") for n in range(1, 7)] == [1, 1, 1, 1, 1, 0]
    assert t.discarded("gatekeepers")


def test_with_too_few_ships_the_owner_picks_the_gates() -> None:
    t = gatekeepers("hex_1")
    t.ships(ME, "hex_3", 12)
    t.lead(ME, "aggression_2")
    t.use(ME, "gatekeepers")
    assert t.options == [PickSystem(ME, f"gate_{n}") for n in (1, 2, 3, 4)]
    t.do(PickSystem(ME, "gate_3"))
    assert t.options == [PickSystem(ME, f"gate_{n}") for n in (4, 5)]
    t.do(PickSystem(ME, "gate_5"))
    assert [t.fresh(ME, f"gate_{n}") for n in range(1, 6)] == [0, 0, 1, 0, 1]
