"""Seeker Torpedoes."""

from stolik.games.arcs.messages.actions import Battle, CollectDice, Done, PickDie
from tests.arcs.cards.table import ME, RIVAL, Table


def torpedoes(fresh: int, damaged: int, *faces: int) -> Table:
    t = Table()
    t.cards(ME, "seeker_torpedoes")
    t.ships(ME, "gate_1", fresh, damaged)
    t.ships(RIVAL, "gate_1", 0, 4)
    t.lead(ME, "aggression_2")
    t.do(Battle(ME, "gate_1", RIVAL))
    t.dice(*faces)
    t.do(CollectDice(ME, 0, len(faces), 0))
    return t


def test_one_assault_die_for_each_fresh_attacking_ship_may_be_rerolled() -> None:
    t = torpedoes(1, 2, 5, 2, 5)
    t.use(ME, "seeker_torpedoes", "reroll")
    assert t.options == [PickDie(ME, "assault", 2), PickDie(ME, "assault", 5)]
    t.dice(0)
    t.do(PickDie(ME, "assault", 5))  # then no more: only one ship is fresh
    assert t.kind() == "assign-hits"
    t.do(t.options[0])
    assert t.wrecks(RIVAL, "gate_1") == 4 - 3


def test_the_dice_are_rolled_together_after_all_are_picked() -> None:
    t = torpedoes(2, 1, 5, 2, 5)
    t.use(ME, "seeker_torpedoes", "reroll")
    t.do(PickDie(ME, "assault", 2))
    assert t.options == [PickDie(ME, "assault", 5), Done(ME)]
    t.dice(0, 0)
    t.do(PickDie(ME, "assault", 5))
    assert t.wrecks(RIVAL, "gate_1") == 0


def test_once_per_battle_and_only_if_you_like() -> None:
    t = torpedoes(2, 0, 5, 0)
    t.use(ME, "seeker_torpedoes", "reroll")
    t.do(PickDie(ME, "assault", 5))
    assert not t.offers("seeker_torpedoes", "reroll")
    u = torpedoes(2, 0, 5, 0)
    u.do(Done(ME))
    assert u.wrecks(RIVAL, "gate_1") == 2


def test_not_without_a_fresh_attacking_ship() -> None:
    t = torpedoes(0, 2, 5, 5)
    assert not t.offers("seeker_torpedoes", "reroll")
