"""How much an action of Arcs asks to be tried: by its kind, and by what a glance at the board says about it."""

from dataclasses import dataclass

from stolik.games.arcs.ids import CARD, PLACE, SEATS, SYSTEM, at
from stolik.games.arcs.messages import actions as m
from stolik.games.arcs.rules.pieces import has_building, is_city, owner_of, system_of
from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Action

EDGE = 3
"""So many ships more or less than the rival count; more make no difference."""


@dataclass
class Urges:
    """What is added to the urge for an action's kind, in Power. `_die` is for each die, `ships` for each fresh ship."""

    skirmish_die: float
    assault_die: float
    raid_die: float
    assault_edge: float
    """An assault die, for each fresh ship more than the rival has."""
    ships: float
    edge: float
    """A battle, for each fresh ship more than the rival has."""
    loot: float
    """A battle where the rival has a building."""
    leader: float
    """A battle against whoever leads a game of three or four."""
    new_city: float
    unsafe: float
    """Building where a rival has more fresh ships."""
    captive: float
    """Taxing a rival's city; securing a card, for each agent of a rival on it."""
    contest: float
    """Influence that makes the seat's agents the most on a card."""
    rescue: float
    """Moving to an own building where a rival has more fresh ships."""
    assail: float
    """Moving to a rival's building with more fresh ships than anybody has there."""
    desert: float
    """Moving away from an own building."""


def glance(u: Urges, s: ArcsState, a: Action) -> float:
    """What the board adds to the urge for this action's kind."""
    if isinstance(a, m.Move):
        return toward(u, s, a.seat, SYSTEM[a.origin], SYSTEM[a.to])
    if isinstance(a, m.Battle):
        return battle(u, s, a.seat, SYSTEM[a.system], a.rival)
    if isinstance(a, m.Build):
        system = system_of(PLACE[a.place])
        more = u.new_city if a.piece == "city" else 0.0
        return more + (u.unsafe if strongest_rival(s, system, a.seat) > s.fresh[at(system, a.seat)] else 0.0)
    if isinstance(a, m.Influence):
        row = s.court.index(CARD[a.card])
        return u.contest if s.influence[SEATS * row + a.seat] == most_agents(s, row, a.seat) else 0.0
    if isinstance(a, m.Secure):
        row = s.court.index(CARD[a.card])
        return u.captive * agents_of_rivals(s, row, a.seat)
    if isinstance(a, m.Tax):
        b = s.buildings[PLACE[a.place]]
        return u.captive if is_city(b) and owner_of(b) != a.seat else 0.0
    return 0.0


def dice(u: Urges, s: ArcsState, a: m.CollectDice) -> float:
    total = u.skirmish_die * a.skirmish + u.assault_die * a.assault + u.raid_die * a.raid
    if u.assault_edge:
        f = s.fights[-1]
        total += u.assault_edge * edge(s, f.system, f.attacker, f.defender) * a.assault
    return total


def battle(u: Urges, s: ArcsState, seat: int, system: int, rival: int) -> float:
    total = u.edge * edge(s, system, seat, rival)
    if has_building(s, rival, system):
        total += u.loot
    if s.seats > 2 and is_leader(s, rival):
        total += u.leader
    return total


def toward(u: Urges, s: ArcsState, seat: int, origin: int, to: int) -> float:
    """What a move is good for, if all fresh ships go."""
    total = 0.0
    there = strongest_rival(s, to, seat)
    if has_building(s, seat, to):
        if there > s.fresh[at(to, seat)]:
            total += u.rescue
    elif s.fresh[at(origin, seat)] > there:
        for rival in range(s.seats):
            if rival != seat and has_building(s, rival, to):
                total += u.assail
                break
    if has_building(s, seat, origin):
        total += u.desert
    return total


def edge(s: ArcsState, system: int, seat: int, rival: int) -> int:
    """Fresh ships more than the rival has there."""
    return max(-EDGE, min(EDGE, s.fresh[at(system, seat)] - s.fresh[at(system, rival)]))


def strongest_rival(s: ArcsState, system: int, seat: int) -> int:
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, s.fresh[at(system, other)])
    return most


def most_agents(s: ArcsState, row: int, seat: int) -> int:
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, s.influence[at(row, other)])
    return most


def agents_of_rivals(s: ArcsState, row: int, seat: int) -> int:
    total = 0
    for other in range(s.seats):
        if other != seat:
            total += s.influence[at(row, other)]
    return total


def is_leader(s: ArcsState, seat: int) -> bool:
    """Whether nobody has as much Power."""
    most = 0
    for other, p in enumerate(s.players):
        if other != seat:
            most = max(most, p.power)
    return s.players[seat].power > most
