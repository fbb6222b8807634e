"""The odds of battles compared with values computed by hand, and exact odds with simulated ones."""

from math import isclose

import pytest

from stolik.games.eclipse.rules.combat.chances import ATTACKER, DEFENDER, Group, odds


def ships(count: int = 1, initiative: int = 0, hull: int = 0, shield: int = 0, **weapons: list[int]) -> Group:
    arms = {"cannons": [1], "missiles": []} | weapons
    return Group(1, initiative, 0, shield, hull, arms["cannons"], arms["missiles"], [0] * count)


def interceptors(count: int) -> Group:
    """As printed on the Terran board: initiative 3, one ion cannon."""
    return ships(count, initiative=3)


def ancients(count: int) -> Group:
    return Group(1, 2, 1, 0, 1, [1, 1], [], [0] * count)


def test_who_shoots_first_hits_first() -> None:
    """Two equal ships hit with a 6: the first wins with 1/6 + 5/6 · 5/6 · 1/6 + … = 6/11."""
    found = odds([ships(initiative=1)], [ships()])
    assert found.error == 0
    assert isclose(found.attacker, 6 / 11, abs_tol=1e-6)
    assert isclose(found.attacker + found.defender, 1)


def test_the_defender_wins_ties_of_initiative() -> None:
    assert isclose(odds([ships()], [ships()]).defender, 6 / 11, abs_tol=1e-6)


def test_expected_losses_are_those_who_do_not_survive() -> None:
    found = odds([ships(initiative=1)], [ships()])
    assert isclose(found.losses[ATTACKER][0], found.defender, abs_tol=1e-6)
    assert isclose(found.losses[DEFENDER][0], found.attacker, abs_tol=1e-6)


@pytest.mark.parametrize("effort", [None, 0])
def test_the_spread_of_losses_has_their_mean(effort: int | None) -> None:
    sides = ([interceptors(3)], [ancients(2)])
    found = odds(*sides) if effort is None else odds(*sides, effort=effort)
    for side, spread in enumerate(found.spread):
        assert len(spread) == len(sides[side][0].damage) + 1
        assert isclose(sum(spread), 1, abs_tol=1e-6)
        assert isclose(sum(n * chance for n, chance in enumerate(spread)), found.losses[side][0], abs_tol=1e-6)
    assert isclose(found.spread[ATTACKER][-1], 1 - found.attacker, abs_tol=1e-6)


def test_who_is_spared_by_friends_loses_nothing() -> None:
    """The winner of the first battle is a friend of the third side: there is no second battle."""
    found = odds([ships(initiative=1)], [ships()], [ships(2)], peace=[0])
    assert isclose(sum(found.spread[2]), 1, abs_tol=1e-6)
    assert found.spread[2][0] >= found.left[0] - 1e-6


def test_missiles_fire_only_once() -> None:
    """Two orange dice once: 1 - (5/6)² to destroy an unarmed ship; the attacker is lost in the stalemate otherwise."""
    found = odds([ships(cannons=[], missiles=[2, 2])], [ships(cannons=[])])
    assert isclose(found.attacker, 11 / 36, abs_tol=1e-6)
    assert isclose(found.defender, 25 / 36, abs_tol=1e-6)


def test_computers_and_shields_shift_the_die() -> None:
    """Ancients hit with 5 or 6, but only with a 6 where a Gauss Shield covers the ship."""
    plain = odds([interceptors(1)], [ancients(1)])
    shielded = odds([ships(initiative=3, shield=1)], [ancients(1)])
    assert shielded.attacker > plain.attacker > 0


def test_damage_already_taken_counts() -> None:
    hurt = ancients(1)
    hurt.damage = [1]
    assert odds([interceptors(2)], [hurt]).attacker > odds([interceptors(2)], [ancients(1)]).attacker


@pytest.mark.parametrize("count", [1, 2, 4])
def test_simulated_odds_agree_with_exact_ones(count: int) -> None:
    sides = ([interceptors(count), Group(2, 2, 1, 0, 1, [1], [], [0])], [ancients(2)])
    exact = odds(*sides)
    assert exact.error == 0
    simulated = odds(*sides, effort=0)
    assert 0 < simulated.error < 0.02
    assert abs(simulated.attacker - exact.attacker) < 4 * simulated.error
    assert abs(simulated.losses[DEFENDER][0] - exact.losses[DEFENDER][0]) < 0.1


def test_huge_battles_are_simulated_with_their_error() -> None:
    fleet = [Group(3, 1, 2, 1, 4, [4, 2, 1], [2, 2], [0, 0]), ships(8, 3, cannons=[1, 2]), ships(4, 2, hull=2)]
    found = odds(fleet, [Group(2, 2, 3, 2, 3, [4, 2, 1, 1], [2, 2], [0] * 4), ships(4, 4, hull=2, cannons=[1, 2])])
    assert found.error > 0
    assert isclose(found.attacker + found.defender, 1)
