"""How much an action of Arcs asks to be tried: by its kind, and by what a glance at the board says about it."""

from dataclasses import dataclass
from typing import Any, Final

from stolik.games.arcs.ids import CARD, PLACE, SYSTEM, at
from stolik.games.arcs.messages import actions as m
from stolik.games.arcs.rules.pieces import has_building, is_city, owner_of, system_of
from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Action

EDGE: Final = 3
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


DICE: Final = 1
SHIPS: Final = 2
AMOUNTS: Final = SHIPS
"""Up to here what is asked is how many of something: no such action is urgent by itself."""
MOVE: Final = 3
BATTLE: Final = 4
BUILD: Final = 5
INFLUENCE: Final = 6
SECURE: Final = 7
TAX: Final = 8
KINDS: Final[dict[type[Action], int]] = {
    m.CollectDice: DICE,
    m.Ships: SHIPS,
    m.Move: MOVE,
    m.Battle: BATTLE,
    m.Build: BUILD,
    m.Influence: INFLUENCE,
    m.Secure: SECURE,
    m.Tax: TAX,
}
"""What the board says something about, as numbers: to ask an action for one class after another takes long."""


def glance(u: Urges, s: ArcsState, a: Any, kind: int) -> float:
    """What the board adds to the urge for an action of this kind."""
    if kind == MOVE:
        return toward(u, s, a.seat, SYSTEM[a.origin], SYSTEM[a.to])
    if kind == DICE:
        return dice(u, s, a.skirmish, a.assault, a.raid)
    if kind == SHIPS:
        return u.ships * int(a.fresh)
    if kind == BATTLE:
        return battle(u, s, a.seat, SYSTEM[a.system], a.rival)
    if kind == BUILD:
        return build(u, s, a.seat, PLACE[a.place], a.piece)
    if kind == INFLUENCE:
        return influence(u, s, a.seat, s.court.index(CARD[a.card]))
    if kind == SECURE:
        return u.captive * agents_of_rivals(s, a.seat, s.court.index(CARD[a.card]))
    return tax(u, s, a.seat, PLACE[a.place])


def dice(u: Urges, s: ArcsState, skirmish: int, assault: int, raid: int) -> float:
    total = u.skirmish_die * skirmish + u.assault_die * assault + u.raid_die * raid
    if u.assault_edge:
        f = s.fights[-1]
        total += u.assault_edge * edge(s, f.system, f.attacker, f.defender) * assault
    return total


def battle(u: Urges, s: ArcsState, seat: int, system: int, rival: int) -> float:
    total = u.edge * edge(s, system, seat, rival)
    if has_building(s, rival, system):
        total += u.loot
    if s.seats > 2 and is_leader(s, rival):
        total += u.leader
    return total


def build(u: Urges, s: ArcsState, seat: int, place: int, piece: str) -> float:
    system = system_of(place)
    total = u.new_city if piece == "city" else 0.0
    if strongest_rival(s, seat, system) > s.fresh[at(system, seat)]:
        total += u.unsafe
    return total


def influence(u: Urges, s: ArcsState, seat: int, row: int) -> float:
    mine, most = s.influence[at(row, seat)], 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, s.influence[at(row, other)])
    return u.contest if mine == most else 0.0


def tax(u: Urges, s: ArcsState, seat: int, place: int) -> float:
    b = s.buildings[place]
    return u.captive if is_city(b) and owner_of(b) != seat else 0.0


def toward(u: Urges, s: ArcsState, seat: int, origin: int, to: int) -> float:
    """What a move is good for, if all fresh ships go."""
    total = 0.0
    there = strongest_rival(s, seat, to)
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


def strongest_rival(s: ArcsState, seat: int, system: int) -> int:
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, s.fresh[at(system, other)])
    return most


def agents_of_rivals(s: ArcsState, seat: int, row: int) -> int:
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
