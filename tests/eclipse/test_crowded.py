"""The odds of whole sectors against battles that are really fought, in twenty crowded positions.

    python -m tests.eclipse.test_crowded 1000

plays so many battles for each position and prints both figures beside each other; the test plays fewer.
"""

import random
import sys
from math import sqrt

import pytest

from stolik.games.eclipse.messages.actions import AssignDie, Attack, FireMissiles
from stolik.games.eclipse.messages.views import Forecast
from stolik.games.eclipse.odds import forecast
from stolik.games.eclipse.rules.combat.dice import Target, aim
from stolik.games.eclipse.rules.combat.fleet import design_of, rows_of, ship_name, size_of
from stolik.games.eclipse.rules.combat.sector import SectorCombat
from stolik.games.eclipse.rules.combat.volley import Volley
from stolik.games.eclipse.rules.galaxy import hex_of
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import SHIP, SHIPS
from stolik.kernel.chance import chance_of
from stolik.kernel.engine import run, step
from stolik.kernel.messages import Action
from tests.eclipse.scenario import TERRANS, claim, fit, put, scene, tile

POSITIONS = 20
BATTLES = 100
FACTIONS = ["descendants_of_draco", *TERRANS[1:4]]
TYPES = ["interceptor", "cruiser", "dreadnought", "starbase"]
UPGRADES = [
    "ion_turret",
    "plasma_cannon",
    "plasma_missile",
    "gauss_shield",
    "hull",
    "positron_computer",
    "improved_hull",
]


def crowd(number: int) -> tuple[EclipseState, str]:
    """Three or four players, often Ancients or the defence of the centre, and now and then somebody's own sector."""
    rng = random.Random(number)
    s = scene(*FACTIONS)
    sector = rng.choice(["001", "104", "203", "201", "103"])
    if sector != "001":
        tile(s, sector, 8, 8)
    seats = rng.sample(range(4), rng.choice([3, 3, 4]))
    if rng.random() < 0.4 and sector != "001":
        claim(s, seats[-1], sector)
    for seat in seats:
        for ship in rng.sample(TYPES[:3], rng.choice([1, 2])):
            put(s, seat, sector, **{ship: rng.choice([1, 2, 3 if ship == "interceptor" else 2])})
        for ship in TYPES[:3]:
            fit(s, seat, ship, _0=rng.choice(UPGRADES))
    return s, sector


def fought(s: EclipseState, sector: str, number: int) -> EclipseState:
    """The sector after all its battles, with everybody fighting on and aiming like the Ancients."""
    world = s.copy()
    world.chance = chance_of(f"crowded/{sector}/{number}")
    world.stack, world.pending = [SectorCombat(hex_of(s, sector))], None
    actions = run(world, [])
    while actions:
        actions = step(world, decided(world, actions), [])
    return world


def decided(s: EclipseState, actions: list[Action]) -> Action:
    shots = [a for a in actions if isinstance(a, (Attack, FireMissiles))]
    if shots:
        return max(shots, key=lambda a: SHIPS[SHIP[a.ship]].size)
    top = s.stack[-1]
    return aimed(s, top, actions) if isinstance(top, Volley) else actions[0]


def aimed(s: EclipseState, volley: Volley, actions: list[Action]) -> Action:
    """The ship at which the first of the dice left would be aimed."""
    m = s.melee
    assert m is not None
    ships = [(row, hurt) for row in rows_of(s, volley.foe) for hurt in m.damage[row]]
    designs = [design_of(s, m.hex, row) for row, _ in ships]
    targets = [Target(size_of(s, row), d.shield, d.hull + 1 - hurt) for (row, hurt), d in zip(ships, designs)]
    at = aim(volley.faces, volley.powers, design_of(s, m.hex, volley.row).computer, targets)[0]
    row, hurt = ships[max(at, 0)]
    wanted = [a for a in actions if isinstance(a, AssignDie) and (a.victim, a.hurt) == (ship_name(s, m.hex, row), hurt)]
    return wanted[0] if wanted else actions[0]


def count_of(s: EclipseState, sector: str, side: int) -> int:
    h = hex_of(s, sector)
    if side < 0:
        return s.ancients[h] + (s.gcds if h == 0 else 0)
    return sum(s.ships[h][row] for row in rows_of(s, side))


def compared(number: int, battles: int) -> tuple[Forecast, list[float], list[float]]:
    """The forecast, and what the battles brought: by side how often it is left, and ships lost on average."""
    s, sector = crowd(number)
    found = forecast(s, sector)
    assert found is not None
    before = [count_of(s, sector, side) for side in found.sides]
    left, lost = [0.0] * len(before), [0.0] * len(before)
    for battle in range(battles):
        after = fought(s, sector, battle)
        for i, side in enumerate(found.sides):
            ships = count_of(after, sector, side)
            left[i] += (ships > 0) / battles
            lost[i] += (before[i] - ships) / battles
    return found, left, lost


def deviation(found: Forecast, left: list[float], battles: int) -> float:
    """The largest difference in standard errors of what was played and, if it was sampled, of what was foretold."""
    worst = 0.0
    for told, seen in zip(found.left, left):
        error = sqrt(max(told * (1 - told), 1 / battles) / battles + found.error**2)
        worst = max(worst, abs(told - seen) / error)
    return worst


@pytest.mark.parametrize("number", range(POSITIONS))
def test_the_odds_of_a_crowded_sector_are_those_of_the_battles_in_it(number: int) -> None:
    found, left, lost = compared(number, BATTLES)
    assert len(found.sides) >= 3
    assert deviation(found, left, BATTLES) < 5, (found, left)
    for told, seen in zip(found.losses, lost):
        assert abs(sum(told) - seen) < 0.6


def main(battles: int) -> None:
    for number in range(POSITIONS):
        found, left, lost = compared(number, battles)
        told = [f"{share:.3f}" for share in found.left], [f"{sum(losses):.2f}" for losses in found.losses]
        seen = [f"{share:.3f}" for share in left], [f"{n:.2f}" for n in lost]
        print(f"{number:2} {found.sides} left {told[0]} played {seen[0]} lost {told[1]} played {seen[1]}", end=" ")
        print(f"{deviation(found, left, battles):.1f} standard errors")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
