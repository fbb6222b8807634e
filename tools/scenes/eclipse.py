"""Examples of the rulebook of Eclipse, laid out by hand, and the galaxy of the last lesson."""

from stolik.games.eclipse.rules.combat.phase import CombatPhase
from stolik.games.eclipse.rules.round import Round
from stolik.games.eclipse.rules.turn import ActionPhase, Turn
from stolik.games.eclipse.state import EclipseState
from stolik.kernel.engine import run
from stolik.kernel.state import Frame
from tests.eclipse.acting import offer_techs, own
from tests.eclipse.scenario import TERRANS, claim, dice, discovery, fit, learn, no_ancients, put, scene, tile

YOU, RIVAL = 0, 1
USED_ELSEWHERE = 3
"""Discs that lie on the action track when a round is nearly over."""


def go_on(s: EclipseState, *frames: Frame) -> EclipseState:
    """With these phases on the table, as far as the first question."""
    s.stack, s.pending = [*frames], None
    run(s, [])
    return s


def last_turn(s: EclipseState) -> EclipseState:
    """Everybody but you has passed, and nobody has a colony ship left."""
    for p in s.players[1:]:
        p.passed = True
    for p in s.players:
        p.colony_ships = 0
    s.next_start = RIVAL
    return go_on(s, Round("combat"), ActionPhase(RIVAL), Turn(YOU))


def discount() -> EclipseState:
    """Two military technologies, and a third to buy (p. 12)."""
    s = scene("mechanema", TERRANS[0], ships=True)
    learn(s, YOU, "neutron_bombs", "plasma_cannon")
    own(s, YOU, money=4, science=6, materials=3)
    offer_techs(s, "starbase", "gauss_shield", "fusion_drive", "advanced_mining", "orbital")
    return go_on(s, Round("combat"), ActionPhase(RIVAL), Turn(YOU))


def pinned() -> EclipseState:
    """Two interceptors beside one enemy ship: one of them must stay (p. 15)."""
    s = scene(*TERRANS[:2])
    tile(s, "106", 0, -1)
    tile(s, "102", 1, -1)
    claim(s, YOU, "102")
    put(s, YOU, "106", interceptor=2)
    put(s, RIVAL, "106", interceptor=1)
    return go_on(s, Round("combat"), ActionPhase(RIVAL), Turn(YOU))


def battle() -> EclipseState:
    """Three interceptors and a cruiser on either side; the rival defends a sector with one cube (p. 22-23)."""
    s = scene("hydran_progress", "mechanema")
    tile(s, "103", 0, -1)
    tile(s, "206", 1, -1, turn=3)
    discovery(s, "206")
    claim(s, RIVAL, "103", "gray/money")
    claim(s, YOU, "206")
    put(s, RIVAL, "103", interceptor=3, cruiser=1)
    put(s, YOU, "103", interceptor=3, cruiser=1)
    fit(s, RIVAL, "interceptor", _0="plasma_missile")
    fit(s, RIVAL, "cruiser", _1="ion_cannon", _3="fusion_source", _4="positron_computer")
    fit(s, YOU, "interceptor", _0="plasma_missile", _3="fusion_drive")
    fit(s, YOU, "cruiser", _0="improved_hull", _1="gauss_shield", _2="plasma_cannon", _3="fusion_source")
    fit(s, YOU, "cruiser", _4="plasma_missile", _5="fusion_drive")
    dice(s, 6, 6, 5, 4, 3, 2, 6, 6, 3, 2)
    return go_on(s, CombatPhase())


def poor(money: int) -> EclipseState:
    """Income 4, upkeep 5, production of science 6 and of materials 3 (p. 24)."""
    s = scene(*TERRANS[:2], ships=True)
    tile(s, "203", 0, -1)
    tile(s, "102", 1, -1)
    no_ancients(s, "203")
    discovery(s, "203")
    claim(s, YOU, "203", "money", "science")
    claim(s, YOU, "102", "science")
    p = s.players[YOU]
    p.discs -= USED_ELSEWHERE
    p.acted[:USED_ELSEWHERE] = [1] * USED_ELSEWHERE
    own(s, YOU, money=money, science=2, materials=1)
    return last_turn(s)


def upkeep() -> EclipseState:
    return poor(money=3)


def bankruptcy() -> EclipseState:
    return poor(money=0)


def last_round() -> EclipseState:
    """Four neighbors in the ninth round, each with something to show."""
    s = scene(*TERRANS[:4], ships=True)
    s.round = 9
    tile(s, "208", 3, -2)
    tile(s, "203", 3, -1)
    no_ancients(s, "203")
    for sector in ("208", "203"):
        discovery(s, sector)
    claim(s, YOU, "208")
    claim(s, RIVAL, "203", "money", "science")
    learn(s, YOU, "neutron_bombs", "starbase", "plasma_cannon", "phase_shield")
    for seat, reputation in enumerate(([3, 2], [2], [4, 1], [1])):
        s.players[seat].reputation = reputation
        for value in reputation:
            s.reputation[value - 1] -= 1
    s.players[YOU].kept_discoveries = [s.discoveries.pop()]
    for seat in range(s.seats):
        own(s, seat, money=6, science=4, materials=3)
    return last_turn(s)
