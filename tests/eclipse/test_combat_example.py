"""The example of combat on p. 22-23, die by die."""

import pytest

from stolik.games.eclipse.ids import MONEY
from stolik.games.eclipse.messages.actions import Answer, AssignDie, Attack, AttackPopulation, KeepReputation, Retreat
from stolik.games.eclipse.messages.events import BattleWon, ReputationDrawn, ShipDestroyed
from stolik.games.eclipse.rules.blueprints import design
from stolik.games.eclipse.rules.galaxy import hex_of
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import SHIP
from stolik.kernel.messages import Event
from tests.eclipse.scenario import asked, claim, dice, discovery, fight, fit, play, put, scene, ships_in, tile

CHRIS, MARTIN = 0, 1
FIELD, HAVEN = "103", "206"
INTERCEPTOR, CRUISER = SHIP["interceptor"], SHIP["cruiser"]


@pytest.fixture
def s() -> EclipseState:
    """Three interceptors and a cruiser each, in a sector of Chris with one money cube."""
    s = scene("mechanema", "hydran_progress")
    tile(s, FIELD, 0, -1)
    tile(s, HAVEN, 1, -1, turn=3)
    claim(s, CHRIS, FIELD, "gray/money")
    discovery(s, HAVEN)
    claim(s, MARTIN, HAVEN)
    put(s, CHRIS, FIELD, interceptor=3, cruiser=1)
    put(s, MARTIN, FIELD, interceptor=3, cruiser=1)
    fit(s, CHRIS, "interceptor", _0="plasma_missile")
    fit(s, CHRIS, "cruiser", _1="ion_cannon", _3="fusion_source", _4="positron_computer")
    fit(s, MARTIN, "interceptor", _0="plasma_missile", _3="fusion_drive")
    fit(s, MARTIN, "cruiser", _0="improved_hull", _1="gauss_shield", _2="plasma_cannon", _3="fusion_source")
    fit(s, MARTIN, "cruiser", _4="plasma_missile", _5="fusion_drive")
    return s


def die(face: int, power: int, victim: str, seat: int, hurt: int = 0) -> AssignDie:
    return AssignDie(seat, face, power, victim, FIELD, hurt)


def test_initiative_of_the_example(s: EclipseState) -> None:
    initiative = [design(s.players[p], ship).initiative for p in (MARTIN, CHRIS) for ship in (INTERCEPTOR, CRUISER)]
    assert initiative == [4, 3, 3, 3]


def test_the_battle_of_the_example(s: EclipseState) -> None:
    # 1: Martin's interceptors fire missiles and destroy two interceptors.
    fight(s, 6, 6, 5, 4, 3, 2, 6, 6, 3, 2)
    play(s, die(6, 2, "interceptor", MARTIN))
    play(s, die(6, 2, "interceptor", MARTIN))
    assert ships_in(s, CHRIS, FIELD) == [1, 1, 0, 0]
    # 2: the missiles of the last one destroy an interceptor and hurt the cruiser. 3: Martin's cruiser misses.
    play(s, die(6, 2, "interceptor", CHRIS))
    play(s, die(6, 2, "cruiser", CHRIS))
    assert ships_in(s, MARTIN, FIELD) == [2, 1, 0, 0]
    assert s.melee is not None
    assert s.melee.damage[4 + CRUISER] == [2]
    # 4: Martin's interceptors begin to retreat.
    assert asked(s) == f"{MARTIN} engagement"
    play(s, Retreat(MARTIN, "interceptor", FIELD, HAVEN))
    # 5: Chris' interceptor shoots one of them down. 6: his cruiser misses. 7: Martin's cruiser hits the interceptor.
    dice(s, 6, 3, 2, 6)
    play(s, Attack(CHRIS, "interceptor", FIELD))
    play(s, die(6, 1, "interceptor", CHRIS))
    assert ships_in(s, MARTIN, FIELD) == [1, 1, 0, 0]
    play(s, Attack(CHRIS, "cruiser", FIELD))
    play(s, Attack(MARTIN, "cruiser", FIELD))
    play(s, die(6, 2, "interceptor", MARTIN))
    # 8: the other interceptor leaves, Chris misses. 9: Martin destroys the cruiser.
    assert ships_in(s, MARTIN, HAVEN) == [1, 0, 0, 0]
    dice(s, 1, 2, 6)
    play(s, Attack(CHRIS, "cruiser", FIELD))
    ev = play(s, Attack(MARTIN, "cruiser", FIELD))
    assert [e for e in ev if isinstance(e, ShipDestroyed)] == [ShipDestroyed(CHRIS, "cruiser", FIELD)]
    assert BattleWon(MARTIN, FIELD, "") in ev
    assert ships_in(s, CHRIS, FIELD) == [0, 0, 0, 0]
    the_aftermath(s, ev)


def the_aftermath(s: EclipseState, ev: list[Event]) -> None:
    # Chris draws three tiles: the battle and two interceptors.
    assert [(e.seat, e.count) for e in ev if isinstance(e, ReputationDrawn)] == [(CHRIS, 3)]
    ev = play(s, best_tile(s, ev))
    # Martin draws only five: the battle, three interceptors and the cruiser would be six.
    assert [(e.seat, e.count) for e in ev if isinstance(e, ReputationDrawn)] == [(MARTIN, 5)]
    play(s, best_tile(s, ev))
    # 10: the last cube is destroyed, the disc goes home, and Martin takes the sector.
    before = s.players[CHRIS].discs
    dice(s, 6)
    play(s, AttackPopulation(MARTIN, FIELD))
    bury = [a for a in s.pending or [] if getattr(a, "track", "") == "money"]
    play(s, bury[0])
    assert s.players[CHRIS].graves[MONEY] == 1
    assert s.players[CHRIS].discs == before + 1
    assert asked(s) == f"{MARTIN} takeover"
    play(s, Answer(MARTIN, True))
    assert s.disc[hex_of(s, FIELD)] == MARTIN
    assert s.melee is None


def best_tile(s: EclipseState, ev: list[Event]) -> KeepReputation:
    [drawn] = [e for e in ev if isinstance(e, ReputationDrawn)]
    assert drawn.values is not None
    return KeepReputation(drawn.seat, max(drawn.values))
