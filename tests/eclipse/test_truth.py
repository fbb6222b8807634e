"""Reasons are true also where random players seldom come: in long games of thrift, and in galaxies full of ships.

    python -m tests.eclipse.test_truth 20

plays so many games and brawls of each kind, looks at every step, and tells which reasons were never given.
"""

import random
import sys

import stolik
from stolik.games.eclipse.rules.combat.phase import CombatPhase
from stolik.games.eclipse.state import EclipseState
from stolik.kernel.engine import run, step
from tests.eclipse.test_combat_brawls import position
from tests.eclipse.thrifty import choose
from tools.truth import Truth, facts_of

GAME = stolik.load("eclipse")
LOOKS = 0.01
"""How often the table is looked at in a short run."""


def watch(truth: Truth, s: EclipseState, rng: random.Random, often: float, name: str) -> None:
    """Play on to the end, and ask about everything now and then."""
    actions = run(s, [])
    played = 0
    while actions:
        if rng.random() < often:
            s.pending = None
            truth.look(s, GAME.decision(s), rng, f"{name}, after {played} actions")
        actions = step(s, choose(s, actions, rng), [])
        played += 1


def watched(games: int, often: float) -> Truth:
    truth = Truth(GAME, facts_of("eclipse"))
    for number in range(games):
        rng = random.Random(number)
        watch(truth, GAME.new(2 + number % 5, number, {"species": "all"}), rng, often, f"game {number}")
        watch(truth, brawl(number), rng, often * 5, f"brawl {number}")
    return truth


def brawl(number: int) -> EclipseState:
    """A combat phase in a crowded galaxy."""
    s = position(number)[0]
    s.stack, s.pending = [CombatPhase()], None
    return s


def test_reasons_in_long_games_and_brawls_are_true() -> None:
    truth = watched(3, LOOKS)
    assert truth.false == {}, truth.told()
    assert len(truth.codes) > 50


if __name__ == "__main__":
    found = watched(int(sys.argv[1]) if len(sys.argv) > 1 else 20, 0.3)
    print(found.told())
    sys.exit(1 if found.false else 0)
