"""How well the seats stand in Arcs: Power, ambitions in reach, pieces that will earn more, and pieces in danger."""

from dataclasses import dataclass
from typing import Final

from stolik.games.arcs.cards.common.base import HOLDS, speakers
from stolik.games.arcs.ids import (
    AMBITIONS,
    ANY,
    NOTHING,
    NUMBER_OF,
    RESOURCES,
    SEATS,
    TYRANT,
    WARLORD,
    is_gate,
)
from stolik.games.arcs.rules.declare import best_marker, first_value
from stolik.games.arcs.rules.pieces import is_damaged, is_starport, owner_of, places_of
from stolik.games.arcs.scoring import values
from stolik.games.arcs.state import ArcsState, Player
from stolik.games.arcs.tables import (
    ADJACENT,
    CARD_SUIT,
    CITY_BONUS,
    COUNTED,
    HAND,
    IN_PLAY,
    LAST_CHAPTER,
    PIPS,
    POWER_TO_END,
    PRINTED,
)

FAR: Final = 3
"""So many pieces ahead or behind count; more make no difference."""
CROWD: Final = 4
"""So many ships next door frighten; more make no difference."""
HIGH: Final = 5
"""From this number on an action card surpasses most others."""


@dataclass
class Weights:
    """All in Power, unless it says otherwise."""

    spread: float
    """Power that sets one seat clearly above another."""
    spread_of_many: float
    """The same in games of three and four: the less, the more it counts who leads."""

    # ambitions that are declared: parts of their Power
    first: float
    """For the present leader, who will probably keep it."""
    second: float
    settled: float
    """More for the leader as the hands of the chapter are played."""
    margin: float
    """More for each piece that the leader is ahead of the next."""
    chase: float
    """For those behind, by how near they are, as long as hands are left."""

    # ambitions that may be declared yet: parts of the best free marker
    undeclared: float
    """For whoever leads, by the part of the hands that is left."""
    ready: float
    """Likewise, for a card in hand that can declare where the seat leads."""

    # one piece that counts for an ambition, declared or not
    tycoon: float
    tyrant: float
    warlord: float
    keeper: float
    empath: float

    # on the map
    city: float
    starport: float
    fresh: float
    damaged: float
    gate: float
    """A gate with more fresh ships than any rival has there."""
    prey: float
    """A rival's city where the seat has more fresh ships than any rival."""
    siege: float
    """An own building where a rival has more fresh ships."""
    exposed: float
    """An own ship there."""
    near: float
    """For each own building: a rival's ship next door beyond the garrison."""
    fade: float
    """The part of all this that is gone when the game ends."""

    # before the player
    card: float
    token: float
    agent: float
    majority: float
    """Most agents on a card of the court."""
    outrage: float
    hand: float
    pips: float
    """Each action that the cards in hand allow."""
    high: float
    """A card in hand that surpasses most others."""
    initiative: float
    wane: float
    """The part of what lies before the player that is gone when the game ends."""


def standing(w: Weights, s: ArcsState) -> list[float]:
    """How well each seat stands."""
    left = hands_left(s)
    totals = [float(p.power) for p in s.players]
    ambitions(w, s, left, totals)
    gone = 1.0 - time_left(s, left)
    for seat, p in enumerate(s.players):
        totals[seat] += belongings(w, s, seat, p) * (1.0 - w.wane * gone)
    fleets(w, s, 1.0 - w.fade * gone, totals)
    return totals


def hands_left(s: ArcsState) -> float:
    """The part of the chapter's action cards that is still to be played."""
    cards = 0
    for p in s.players:
        cards += len(p.hand)
    return cards / (HAND * s.seats)


def time_left(s: ArcsState, left: float) -> float:
    """The part of the game that is still to be played: by chapters, or by the Power that ends it."""
    most = 0
    for p in s.players:
        most = max(most, p.power)
    return max(0.0, min((LAST_CHAPTER - s.chapter + left) / LAST_CHAPTER, 1.0 - most / POWER_TO_END[s.seats]))


# Ambitions --------------------------------------------------------------------------------------------------------


def ambitions(w: Weights, s: ArcsState, left: float, totals: list[float]) -> None:
    """What the declared ambitions will probably bring, and a little for everything that counts for any."""
    promise = [w.tycoon, w.tyrant, w.warlord, w.keeper, w.empath]
    marker = best_marker(s)
    prize = left * first_value(s, marker) if marker != NOTHING else 0.0
    ready = [0.0] * s.seats
    counted = [counts_of(s, seat) for seat in range(s.seats)]
    for ambition in range(len(AMBITIONS)):
        counts = [mine[ambition] for mine in counted]
        first, second = values(s, ambition)
        for seat, mine in enumerate(counts):
            total = promise[ambition] * mine
            ahead = mine - best_rival(s, counts, seat, ambition)
            if first:
                total += declared(w, s, seat, ahead, mine, first, left)
                if ahead <= 0 and place(s, counts, seat, ambition) == 2:
                    total += w.second * second
            elif ahead > 0 and prize:
                total += w.undeclared * prize
                if can_declare(s.players[seat], ambition):
                    ready[seat] = w.ready * prize
            totals[seat] += total
    for seat, more in enumerate(ready):
        totals[seat] += more


def counts_of(s: ArcsState, seat: int) -> list[int]:
    """By ambition: what a player has for it. The same as `scoring.count`, all in one go: it is asked all the time."""
    p, icons, found = s.players[seat], [0] * len(RESOURCES), [0] * len(AMBITIONS)
    for token in p.resources:
        if token != NOTHING:
            icons[token] += 1
    for token in p.arriving:
        icons[token] += 1
    for card in p.cards:
        icons[CARD_SUIT[card]] += 1
    if p.powers & HOLDS:
        for c in speakers(p, HOLDS):
            for resource in range(len(RESOURCES)):
                icons[resource] += c.holds(s, seat, resource)
    for n in p.captives:
        found[TYRANT] += n
    for n in p.trophies:
        found[WARLORD] += n
    for ambition, resources in enumerate(COUNTED):
        for resource in resources:
            found[ambition] += icons[resource]
    return found


def declared(w: Weights, s: ArcsState, seat: int, ahead: int, mine: int, first: int, left: float) -> float:
    """What a declared ambition promises the leader, or those who may still overtake."""
    if ahead > 0:
        part = w.first + w.settled * (1.0 - left) + w.margin * (min(ahead, FAR) - 1)
        return part * (first + CITY_BONUS[s.players[seat].cities])
    return w.chase * first * left * max(0.0, 1.0 + ahead / FAR)


def best_rival(s: ArcsState, counts: list[int], seat: int, ambition: int) -> int:
    """What the strongest rival has; with two players also what lies there for nobody."""
    best = s.phantom[ambition] if s.seats == 2 else 0
    for other, n in enumerate(counts):
        if other != seat and n > best:
            best = n
    return best


def place(s: ArcsState, counts: list[int], seat: int, ambition: int) -> int:
    """2 for second place, 0 for none, of those who are not first (see `scoring.places`)."""
    mine = counts[seat]
    above = int(s.seats == 2 and s.phantom[ambition] > mine)
    equal = int(s.seats == 2 and s.phantom[ambition] == mine)
    for other, n in enumerate(counts):
        if other != seat:
            above += int(n > mine)
            equal += int(n == mine)
    return 2 if mine and (above == 0 or (above == 1 and equal == 0)) else 0


def can_declare(p: Player, ambition: int) -> bool:
    return any(PRINTED[card] == ambition or PRINTED[card] == ANY for card in p.hand)


# Before the player ------------------------------------------------------------------------------------------------


def belongings(w: Weights, s: ArcsState, seat: int, p: Player) -> float:
    """Cards, tokens, the hand, agents at court, and what outrage costs."""
    total = w.card * len(p.cards) + w.hand * len(p.hand)
    total += w.initiative if s.initiative == seat else 0.0
    for token in p.resources:
        total += w.token if token != NOTHING else 0.0
    for mark in p.outrage:
        total += w.outrage if mark else 0.0
    for row in range(len(s.court)):
        total += court(w, s, seat, row)
    for card in p.hand:
        total += w.pips * PIPS[card] + (w.high if NUMBER_OF[card] >= HIGH else 0.0)
    return total


def court(w: Weights, s: ArcsState, seat: int, row: int) -> float:
    """Agents on a card of the court."""
    mine = s.influence[SEATS * row + seat]
    if not mine:
        return 0.0
    for other in range(s.seats):
        if other != seat and s.influence[SEATS * row + other] >= mine:
            return w.agent * mine
    return w.agent * mine + w.majority


# The map ----------------------------------------------------------------------------------------------------------


def fleets(w: Weights, s: ArcsState, weight: float, totals: list[float]) -> None:
    """Ships and buildings, and the danger that they are in."""
    for system in IN_PLAY[s.setup]:
        ships = s.fresh[SEATS * system : SEATS * system + s.seats]
        houses = buildings(w, s, system, weight, totals)
        for seat, fresh in enumerate(ships):
            damaged = s.damaged[SEATS * system + seat]
            if not (fresh or damaged or houses[seat]):
                continue
            total = w.fresh * fresh + w.damaged * damaged
            rival = strongest(ships, seat)
            if rival > fresh:
                total += w.siege * houses[seat] + w.exposed * (fresh + damaged)
            elif fresh > rival:
                total += conquest(w, houses, seat, system)
            if houses[seat]:
                total += w.near * houses[seat] * crowd(s, system, seat, fresh)
            totals[seat] += weight * total


def buildings(w: Weights, s: ArcsState, system: int, weight: float, totals: list[float]) -> list[int]:
    """Add what the buildings of a system are worth, a damaged one by half; how many each seat has there."""
    found = [0] * SEATS
    for at in places_of(system):
        b = s.buildings[at]
        if b:
            owner = owner_of(b)
            found[owner] += 1
            value = w.starport if is_starport(b) else w.city
            totals[owner] += weight * (0.5 * value if is_damaged(b) else value)
    return found


def strongest(ships: list[int], seat: int) -> int:
    best = 0
    for other, fresh in enumerate(ships):
        if other != seat and fresh > best:
            best = fresh
    return best


def conquest(w: Weights, houses: list[int], seat: int, system: int) -> float:
    """What it is worth to have more fresh ships than anybody in a system."""
    total = w.gate if is_gate(system) else 0.0
    for other, found in enumerate(houses):
        if other != seat:
            total += w.prey * found
    return total


def crowd(s: ArcsState, system: int, seat: int, garrison: int) -> int:
    """Ships of the strongest rival in the systems next door, beyond those that guard this one."""
    most = 0
    for other in range(s.seats):
        if other != seat:
            ships = 0
            for near in ADJACENT[s.setup][system]:
                ships += s.fresh[SEATS * near + other]
            most = max(most, ships)
    return max(0, min(CROWD, most - garrison))
