"""Ambitions at the end of a chapter, and who wins (p. 18-19)."""

from typing import Final

from stolik.games.arcs.cards.common.base import POINTS, speakers
from stolik.games.arcs.ids import AMBITIONS, TYRANT, WARLORD
from stolik.games.arcs.messages.events import NobodyScored, Scored
from stolik.games.arcs.rules.declare import first_value, second_value
from stolik.games.arcs.rules.resources import held
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.tables import CARD_SUIT, CITY_BONUS, COUNTED
from stolik.kernel.messages import Event

CITY_PART: Final = len(AMBITIONS)
"""Index in `Player.scored` of the Power that cities added."""


def icons(s: ArcsState, seat: int, resource: int) -> int:
    """Tokens and guild cards of a resource."""
    return held(s, seat, resource) + sum(1 for card in s.players[seat].cards if CARD_SUIT[card] == resource)


def count(s: ArcsState, seat: int, ambition: int) -> int:
    """What a player has for an ambition (p. 18)."""
    p = s.players[seat]
    if ambition == TYRANT:
        return sum(p.captives)
    if ambition == WARLORD:
        return sum(p.trophies)
    return sum(icons(s, seat, r) for r in COUNTED[ambition])


def places(s: ArcsState, ambition: int) -> list[int]:
    """By seat: 1 for first place, 2 for second, 0 for none.

    A tie for first makes all of them second; a tie for second scores nobody; a count of zero never scores. With two
    players, the tokens on the ambition compete like a third player.
    """
    return ranked(s, ambition, [count(s, seat, ambition) for seat in range(s.seats)])


def ranked(s: ArcsState, ambition: int, counts: list[int]) -> list[int]:
    """The places that result from these counts, by seat."""
    rivals = counts + [s.phantom[ambition]] if s.seats == 2 else counts
    best = max(rivals)
    if rivals.count(best) > 1:
        return [2 if n == best and n > 0 else 0 for n in counts]
    second = max(n for n in rivals if n != best)
    clear = rivals.count(second) == 1 and second > 0
    return [1 if n == best and n > 0 else 2 if clear and n == second else 0 for n in counts]


def values(s: ArcsState, ambition: int) -> tuple[int, int]:
    """Power for first and second place, over all markers on it."""
    markers = [m for m, lies in enumerate(s.markers) if lies == ambition]
    return sum(first_value(s, m) for m in markers), sum(second_value(s, m) for m in markers)


def award(s: ArcsState, seat: int, ambition: int, place: int) -> tuple[int, int]:
    """Power for this place, and how much of it cities add. Cards may change the sum."""
    parts = award_parts(s, seat, ambition, place)
    return sum(power for _, power in parts), 0 if parts[-1][0] >= 0 else city_bonus(s, seat, place)


MARKERS_PART: Final = -2
CITIES_PART: Final = -1
"""Sources of Power other than cards, which are identified by their number."""


def city_bonus(s: ArcsState, seat: int, place: int) -> int:
    """First place also scores the bonus uncovered by cities that have left the board (p. 19)."""
    return CITY_BONUS[s.players[seat].cities] if place == 1 else 0


def award_parts(s: ArcsState, seat: int, ambition: int, place: int) -> list[tuple[int, int]]:
    """The parts of the Power for this place: markers, cities, and what cards add or subtract, in this order."""
    first, second = values(s, ambition)
    parts = [(MARKERS_PART, first if place == 1 else second)]
    if bonus := city_bonus(s, seat, place):
        parts.append((CITIES_PART, bonus))
    points = parts[0][1] + bonus
    for card in speakers(s.players[seat], POINTS):
        changed = card.points(s, seat, ambition, place, points, second)
        if changed != points:
            parts.append((card.id, changed - points))
        points = changed
    return parts


def score_chapter(s: ArcsState, ev: list[Event]) -> None:
    """Every ambition with a marker is scored."""
    for ambition in range(len(AMBITIONS)):
        if ambition in s.markers:
            score(s, ambition, ev)


def score(s: ArcsState, ambition: int, ev: list[Event]) -> None:
    standing = places(s, ambition)
    counts = tuple(count(s, seat, ambition) for seat in range(s.seats))
    if not any(standing):
        ev.append(NobodyScored(AMBITIONS[ambition], counts))
    for seat, place in enumerate(standing):
        if place:
            points, bonus = award(s, seat, ambition, place)
            p = s.players[seat]
            p.power += points
            p.scored[ambition] += points - bonus
            p.scored[CITY_PART] += bonus
            ev.append(Scored(seat, AMBITIONS[ambition], place, points, counts))


def tie_break(s: ArcsState, seat: int) -> int:
    """Ties go to the player who comes first in turn order from the initiative; larger is better (p. 19)."""
    return -((seat - s.initiative) % s.seats)


def winner(s: ArcsState) -> int:
    return max(range(s.seats), key=lambda seat: (s.players[seat].power, tie_break(s, seat)))
