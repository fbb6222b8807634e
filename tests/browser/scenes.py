"""Moments of Eclipse that games seldom come to, set up by hand: one for each rare question."""

from collections.abc import Callable

from stolik.games.eclipse.messages.actions import Act, Answer, AttackPopulation, Offer, Research
from stolik.games.eclipse.state import EclipseState
from tests.eclipse.acting import offer_techs, own, turn
from tests.eclipse.scenario import (
    TERRANS,
    asked,
    claim,
    dice,
    discovery,
    fight,
    fit,
    learn,
    no_ancients,
    play,
    put,
    scene,
    tile,
)

RED, BLUE = 0, 1
FIELD = "310"
SETTLED = "105"


def field() -> EclipseState:
    """Two home sectors and a field between them."""
    s = scene(*TERRANS[:2])
    tile(s, FIELD, 1, 0)
    no_ancients(s, FIELD)
    return s


def assign_die() -> EclipseState:
    """Three dice of two colours, three kinds of targets, one of them hurt already by the first die."""
    s = field()
    put(s, RED, FIELD, cruiser=2, interceptor=1)
    put(s, BLUE, FIELD, interceptor=2, cruiser=1, dreadnought=1)
    fit(s, RED, "cruiser", _0="plasma_cannon", _2="gluon_computer")
    fit(s, BLUE, "dreadnought", _2="improved_hull")
    fight(s, 6, 6, 5, 5, 3, 6, 2, 6, 5)
    return s


def missiles() -> EclipseState:
    s = field()
    put(s, RED, FIELD, interceptor=2, cruiser=1)
    put(s, BLUE, FIELD, dreadnought=1)
    fit(s, RED, "interceptor", _0="plasma_missile", _3="hull")
    fit(s, RED, "cruiser", _0="plasma_missile")
    fight(s)
    return s


def stalemate() -> EclipseState:
    """Nobody has a cannon left."""
    s = field()
    tile(s, "304", 1, -1)
    no_ancients(s, "304")
    claim(s, RED, "304")
    for seat in (RED, BLUE):
        fit(s, seat, "interceptor", _1="plasma_missile")
    put(s, BLUE, FIELD, interceptor=1)
    put(s, RED, FIELD, interceptor=2)
    fight(s)
    return s


def besieged(*squares: str) -> EclipseState:
    """Ships of one player over the population of another."""
    s = scene(*TERRANS[:2])
    tile(s, SETTLED, 0, -1)
    no_ancients(s, SETTLED)
    discovery(s, SETTLED)
    claim(s, BLUE, SETTLED, *squares)
    put(s, RED, SETTLED, interceptor=2, dreadnought=1)
    learn(s, RED, "neutron_bombs")
    return s


def attack_population() -> EclipseState:
    s = besieged("money", "science", "advanced_materials")
    fight(s)
    return s


def destroy_cube() -> EclipseState:
    s = attack_population()
    dice(s, 6)
    play(s, AttackPopulation(RED, SETTLED))
    return s


def bury_cube() -> EclipseState:
    s = besieged("orbital/science")
    fight(s)
    dice(s, 6, 6)
    play(s, AttackPopulation(RED, SETTLED))
    return s


def make_room() -> EclipseState:
    """Friends are to be made, and the track is full."""
    s = neighbourly()
    s.players[0].friends = 0b0100
    s.players[0].reputation = [1, 2, 2, 4]
    turn(s)
    play(s, Offer(0, 1))
    play(s, Answer(1, True))
    return s


def neighbourly() -> EclipseState:
    """Two of four live wall to wall."""
    s = scene(*TERRANS[:4])
    tile(s, "208", 3, -2)
    tile(s, "203", 3, -1)
    no_ancients(s, "203")
    claim(s, 0, "208")
    claim(s, 1, "203")
    return s


def artifacts() -> EclipseState:
    s = scene(*TERRANS[:2])
    tile(s, "102", 0, -1)
    claim(s, RED, "102")
    offer_techs(s, "artifact_key", "starbase")
    own(s, RED, science=40)
    turn(s)
    play(s, Act(RED, "research"))
    play(s, Research(RED, "artifact_key"))
    return s


SCENES: dict[str, Callable[[], EclipseState]] = {
    "assign-die": assign_die,
    "missiles": missiles,
    "stalemate": stalemate,
    "attack-population": attack_population,
    "destroy-cube": destroy_cube,
    "bury-cube": bury_cube,
    "make-room": make_room,
    "artifacts": artifacts,
}


def scenes() -> dict[str, EclipseState]:
    found = {kind: make() for kind, make in SCENES.items()}
    for kind, s in found.items():
        assert asked(s).endswith(f" {kind}"), f"{kind}: {asked(s)}"
    return found
