"""Signal Breaker."""

from stolik.games.arcs.messages.actions import AssignHits, Battle, CollectDice, Done
from tests.arcs.cards.table import ME, RIVAL, Table


def breaker(damaged: int = 0) -> Table:
    t = Table()
    t.cards(ME, "signal_breaker")
    t.ships(ME, "gate_1", 2, damaged)
    t.ships(RIVAL, "gate_1", 2)
    return t


def assault(t: Table, *faces: int) -> None:
    t.lead(ME, "aggression_2")
    t.do(Battle(ME, "gate_1", RIVAL))
    t.dice(*faces)
    t.do(CollectDice(ME, 0, len(faces), 0))


def own_losses(t: Table) -> int:
    """Hits on the attacker, playing on to the end of the battle."""
    while t.kind() == "assign-hits":
        t.do(t.options[0])
    return t.wrecks(ME, "gate_1")


def test_one_rolled_intercept_is_ignored() -> None:
    t = breaker()
    assault(t, 4)
    assert own_losses(t) == 0


def test_also_when_a_reroll_is_left_out() -> None:
    t = breaker()
    t.cards(ME, "seeker_torpedoes")
    assault(t, 4)
    t.do(Done(ME))
    assert own_losses(t) == 0


def test_a_second_one_is_not() -> None:
    t = breaker()
    assault(t, 4, 4)
    assert own_losses(t) == 2


def test_not_if_an_attacking_ship_was_damaged_when_the_battle_began() -> None:
    t = breaker(damaged=1)
    assault(t, 4)
    assert own_losses(t) == 1 + 2


def test_damage_by_railguns_comes_later_and_does_not_matter() -> None:
    t = breaker()
    t.cards(RIVAL, "railgun_arrays")
    assault(t, 4)
    assert own_losses(t) == 1  # from the railguns


def test_the_intercept_of_mirror_plating_is_not_cancelled() -> None:
    t = breaker()
    t.cards(RIVAL, "mirror_plating")
    assault(t, 5)
    assert own_losses(t) == 2


def test_nor_together_with_a_rolled_one() -> None:
    t = breaker()
    t.cards(RIVAL, "mirror_plating")
    assault(t, 4)
    assert t.of(AssignHits)
    assert own_losses(t) == 2
