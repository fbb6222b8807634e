"""Hitting, and aiming for those who have nobody to aim for them (p. 19)."""

import pytest

from stolik.games.eclipse.rules.combat.dice import Target, aim, hits


@pytest.mark.parametrize("shield", range(9))
def test_a_six_always_hits(shield: int) -> None:
    assert hits(6, 0, shield)


@pytest.mark.parametrize("computer", range(9))
def test_a_one_never_hits(computer: int) -> None:
    assert not hits(1, computer, 0)


def test_otherwise_die_plus_computers_less_shields_must_reach_six() -> None:
    assert hits(3, 3, 0)
    assert not hits(3, 2, 0)
    assert hits(5, 2, 1)
    assert not hits(5, 1, 1)


INTERCEPTOR, CRUISER, DREADNOUGHT = 1, 2, 3


def test_dice_of_ancients_destroy_the_largest_ship_they_can() -> None:
    assert aim([6, 6], [1, 1], 1, [Target(INTERCEPTOR, 0, 1), Target(CRUISER, 0, 2)]) == [1, 1]


def test_dice_that_cannot_destroy_the_largest_destroy_a_smaller_one() -> None:
    assert aim([6, 2], [1, 1], 1, [Target(CRUISER, 0, 2), Target(INTERCEPTOR, 0, 1)]) == [1, -1]


def test_what_cannot_destroy_does_as_much_damage_as_possible() -> None:
    assert aim([6, 5], [1, 1], 1, [Target(DREADNOUGHT, 0, 3)]) == [0, 0]


def test_left_over_dice_damage_the_largest_ship() -> None:
    targets = [Target(INTERCEPTOR, 0, 1), Target(DREADNOUGHT, 0, 3)]
    assert aim([6, 6, 6, 6, 6], [1] * 5, 1, targets) == [1, 1, 1, 0, -1]
    assert [target.left for target in targets] == [0, 0]


def test_of_equally_large_ships_the_one_nearest_to_destruction_is_first() -> None:
    assert aim([6], [1], 1, [Target(CRUISER, 0, 2), Target(CRUISER, 0, 1)]) == [1]


def test_dice_that_hit_everything_are_saved_for_shielded_ships() -> None:
    """A 5 hits only the ship without a shield, so the 6 is left for the other."""
    targets = [Target(CRUISER, 0, 1), Target(INTERCEPTOR, 2, 1)]
    assert aim([6, 5], [1, 1], 1, targets) == [1, 0]


def test_damage_of_one_die_is_not_split() -> None:
    """A red die destroys one interceptor, not four."""
    assert aim([6], [4], 0, [Target(INTERCEPTOR, 0, 1), Target(INTERCEPTOR, 0, 1)]) == [0]


def test_strong_dice_are_not_wasted_where_a_weak_one_will_do() -> None:
    assert aim([6, 6], [4, 1], 0, [Target(DREADNOUGHT, 0, 1), Target(CRUISER, 0, 4)]) == [1, 0]
