"""Mirror Plating."""

from stolik.games.arcs.messages.actions import Battle, CollectDice, Done
from tests.arcs.cards.table import ME, RIVAL, Table


def attacked(skirmish: int, assault: int, *faces: int) -> Table:
    """The rival attacks two fresh ships with two of its own."""
    t = Table()
    t.cards(ME, "mirror_plating")
    t.ships(ME, "gate_1", 2)
    t.ships(RIVAL, "gate_1", 2)
    t.lead(RIVAL, "aggression_2")
    t.do(Battle(RIVAL, "gate_1", ME))
    t.dice(*faces)
    t.do(CollectDice(RIVAL, skirmish, assault, 0))
    return t


def test_an_assault_die_that_shows_nothing_is_intercepted() -> None:
    t = attacked(0, 1, 5)
    assert t.kind() == "assign-hits"
    t.do(t.options[0])
    assert t.wrecks(RIVAL, "gate_1") == 2


def test_skirmish_dice_alone_are_not() -> None:
    t = attacked(2, 0, 3, 3)
    assert t.wrecks(RIVAL, "gate_1") == 0
    assert t.kind() == "act"


def test_it_does_not_work_for_the_attacker() -> None:
    t = Table()
    t.cards(ME, "mirror_plating")
    t.ships(ME, "gate_1", 2)
    t.ships(RIVAL, "gate_1", 2)
    t.lead(ME, "aggression_2")
    t.do(Battle(ME, "gate_1", RIVAL))
    t.dice(5)
    t.do(CollectDice(ME, 0, 1, 0))
    assert t.wrecks(ME, "gate_1") == 0
    assert t.kind() == "act"


def test_it_counts_as_well_when_the_attacker_leaves_a_reroll_out() -> None:
    t = Table()
    t.cards(ME, "mirror_plating")
    t.cards(RIVAL, "seeker_torpedoes")
    t.ships(ME, "gate_1", 2)
    t.ships(RIVAL, "gate_1", 2)
    t.lead(RIVAL, "aggression_2")
    t.do(Battle(RIVAL, "gate_1", ME))
    t.dice(5)
    t.do(CollectDice(RIVAL, 0, 1, 0))
    t.do(Done(RIVAL))
    t.do(t.options[0])
    assert t.wrecks(RIVAL, "gate_1") == 2
