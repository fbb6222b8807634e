"""Skirmishers."""

from stolik.games.arcs.messages.actions import AssignHits, Battle, CollectDice, Done, PickDie, PickSystem
from tests.arcs.cards.table import ME, RIVAL, Table


def skirmish(*faces: int, tokens: int = 0) -> Table:
    t = Table()
    t.cards(ME, "skirmishers")
    t.ships(ME, "gate_1", len(faces))
    t.ships(RIVAL, "gate_1", 6)
    t.tokens(ME, *["weapon"] * tokens)
    t.lead(ME, "aggression_2")
    t.do(Battle(ME, "gate_1", RIVAL))
    t.dice(*faces)
    t.do(CollectDice(ME, len(faces), 0, 0))
    return t


def test_up_to_as_many_dice_as_weapon_icons_the_card_included() -> None:
    t = skirmish(3, 4, 5, tokens=1)
    t.use(ME, "skirmishers", "reroll")  # equal dice: the first is picked without asking
    assert t.options == [PickDie(ME, "skirmish", 4), Done(ME)]
    t.dice(0, 0)
    t.do(PickDie(ME, "skirmish", 4))
    t.do(AssignHits(ME, 2, 0))
    assert t.wrecks(RIVAL, "gate_1") == 2


def test_what_the_rerolled_dice_show_counts_beside_the_others() -> None:
    t = skirmish(0, 3, tokens=1)
    t.use(ME, "skirmishers", "reroll")
    t.dice(1)
    t.do(PickDie(ME, "skirmish", 3))
    t.do(AssignHits(ME, 2, 0))
    assert t.wrecks(RIVAL, "gate_1") == 2


def test_once_per_battle() -> None:
    t = skirmish(0, 3)
    t.use(ME, "skirmishers", "reroll")
    t.dice(4)
    t.do(PickDie(ME, "skirmish", 3))
    assert not t.offers("skirmishers", "reroll")
    assert t.kind() == "act"


def test_hits_may_be_rerolled_as_well_as_blanks() -> None:
    t = skirmish(0, 3)
    t.use(ME, "skirmishers", "reroll")
    assert t.options == [PickDie(ME, "skirmish", 0), PickDie(ME, "skirmish", 3)]


def test_the_reroll_may_be_left_out() -> None:
    t = skirmish(0, 3)
    t.do(Done(ME))
    assert t.wrecks(RIVAL, "gate_1") == 1


def test_no_reroll_without_skirmish_dice() -> None:
    t = Table()
    t.cards(ME, "skirmishers")
    t.ships(ME, "gate_1", 1)
    t.ships(RIVAL, "gate_1", 2)
    t.lead(ME, "aggression_2")
    t.do(Battle(ME, "gate_1", RIVAL))
    t.dice(5)
    t.do(CollectDice(ME, 0, 1, 0))
    assert t.kind() == "act"


def test_discarded_they_place_three_ships_in_a_system_you_control() -> None:
    t = Table()
    t.cards(ME, "skirmishers")
    t.ships(ME, "gate_1", 1)
    t.ships(ME, "gate_2", 1)
    t.lead(ME, "aggression_2")
    t.use(ME, "skirmishers")
    t.do(PickSystem(ME, "gate_2"))
    assert t.fresh(ME, "gate_2") == 4
    assert t.discarded("skirmishers")
