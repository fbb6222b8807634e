"""Facts about the ambitions of Arcs: who is ahead in what, what is at stake, and what would be scored now."""

from typing import Final

from stolik.bots.arcs_scales import Scale, row, single
from stolik.bots.arcs_worth import best_rival, counts_of, place
from stolik.games.arcs.ids import AMBITIONS, ANY, NOTHING
from stolik.games.arcs.rules.declare import best_marker, first_value
from stolik.games.arcs.scoring import values
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.tables import CITY_BONUS, HAND, LAST_CHAPTER, POWER_TO_END, PRINTED

NAMED: Final = [name.capitalize() for name in AMBITIONS]
COUNTS: Final = [Scale(f"{name}: own pieces", [1, 2, 3, 4]) for name in NAMED]
LEADS: Final = [Scale(f"{name}, not declared: ahead by", [-3, -2, -1, 0, 1, 2, 3]) for name in NAMED]
STAKES: Final = [Scale(f"{name}, declared, its Power: ahead by", [-3, -2, -1, 0, 1, 2, 3]) for name in NAMED]
DECLARED: Final = row("Power at stake", NAMED)
CARDS_FOR: Final = row("a card to declare, not declared", NAMED)
READY: Final = row("ahead, and a card to declare, not declared", NAMED)
WILD: Final = single("a seven in hand")

AHEAD_BY: Final = ["three", "two", "one", "none", "minus one", "minus two", "less"]
SURE: Final = row("Power of all declared: ahead by", AHEAD_BY)
OPEN: Final = row("Power of all declared by the part of hands left: ahead by", AHEAD_BY)
CHANCES: Final = row("undeclared, best free marker by the part of hands left: ahead by", AHEAD_BY)
"""Counted once for each ambition."""
FREE: Final = row("free markers", ["none", "one", "two", "three"])
BEST_FREE: Final = single("best free marker")
TO_DECLARE: Final = Scale("undeclared ambitions ahead, with a free marker", [1, 2, 3])
RIVALS_TO_DECLARE: Final = Scale("undeclared ambitions where a rival is ahead, with a free marker", [1, 2, 3])
RIVALS_BONUS: Final = row("city bonus of the best rival", ["2", "5"])
BONUS: Final = row("city bonus", ["2", "5"])

NOW: Final = single("Power if the chapter ended now")
NOW_AHEAD: Final = single("the same beyond the best rival's")
NOW_SURE: Final = single("the same by the part of hands played")
NOW_STEPS: Final = Scale("the same", [-9, -5, -2, 1, 3, 6, 10])
AFTER: Final = Scale("Power more than the best rival if the chapter ended now", [-12, -7, -3, 0, 1, 4, 8, 13])
AFTER_LAST: Final = Scale("the same in the last chapter", [-12, -7, -3, 0, 1, 4, 8, 13])
WOULD_WIN: Final = single("the game would end with this chapter, and be won")
WOULD_LOSE: Final = single("the game would end with this chapter, and be lost")
LOSS: Final = single("Power that one piece less would cost now")
GAIN: Final = single("Power that one piece more would bring now")

FAR: Final = 3


def ambition_facts(s: ArcsState, left: int, out: list[list[int]]) -> None:
    """Fill in what the ambitions say about each seat."""
    seats = s.seats
    counted = [counts_of(s, seat) for seat in range(seats)]
    marker = best_marker(s)
    prize = first_value(s, marker) if marker != NOTHING else 0
    now = [0] * seats
    swings = [0] * (2 * seats)
    for ambition in range(len(AMBITIONS)):
        counts = [0] * seats
        for seat in range(seats):
            counts[seat] = counted[seat][ambition]
        first, second = values(s, ambition)
        for seat in range(seats):
            mine = counts[seat]
            ahead = mine - best_rival(s, counts, seat, ambition)
            COUNTS[ambition].mark(out[seat], mine)
            if first:
                declared_facts(ambition, ahead, first, left, out[seat])
                power = award(s, counts, seat, ambition, mine, first, second)
                now[seat] += power
                swings[2 * seat] += power - award(s, counts, seat, ambition, mine - 1, first, second) if mine else 0
                swings[2 * seat + 1] += award(s, counts, seat, ambition, mine + 1, first, second) - power
            else:
                undeclared_facts(s, seat, ambition, ahead, part(prize, left), out[seat])
    free = 0
    for lies in s.markers:
        free += 1 if lies == NOTHING else 0
    for seat in range(seats):
        mine_out = out[seat]
        mine_out[FREE + free] = 1
        mine_out[BEST_FREE] = prize
        for card in s.players[seat].hand:
            if PRINTED[card] == ANY:
                mine_out[WILD] = 1
        if free:
            races(counted, s, seat, mine_out)
        bonuses(s, seat, mine_out)
        outcome(s, seat, now, HAND - left, mine_out)
        mine_out[LOSS] = swings[2 * seat]
        mine_out[GAIN] = swings[2 * seat + 1]


def part(power: int, left: int) -> int:
    """Power by the part of hands that is left, rounded."""
    return (power * left + HAND // 2) // HAND


def step_of(ahead: int) -> int:
    """The place among AHEAD_BY."""
    return FAR - max(-FAR, min(FAR, ahead))


def declared_facts(ambition: int, ahead: int, first: int, left: int, out: list[int]) -> None:
    STAKES[ambition].stake(out, ahead, first)
    out[DECLARED + ambition] = first
    out[SURE + step_of(ahead)] += first
    out[OPEN + step_of(ahead)] += part(first, left)


def undeclared_facts(s: ArcsState, seat: int, ambition: int, ahead: int, prize: int, out: list[int]) -> None:
    LEADS[ambition].mark(out, ahead)
    out[CHANCES + step_of(ahead)] += prize
    if prize:
        for card in s.players[seat].hand:
            if PRINTED[card] == ambition or PRINTED[card] == ANY:
                out[CARDS_FOR + ambition] = 1
                if ahead > 0:
                    out[READY + ambition] = 1


def races(counted: list[list[int]], s: ArcsState, seat: int, out: list[int]) -> None:
    """In how many undeclared ambitions this seat is ahead, and in how many a rival is."""
    mine, theirs = 0, 0
    for ambition in range(len(AMBITIONS)):
        if ambition not in s.markers:
            most, second = s.phantom[ambition] if s.seats == 2 else 0, -1
            for other, counts in enumerate(counted):
                if other != seat:
                    second = max(second, counts[ambition])
            own = counted[seat][ambition]
            if own > most and own > second:
                mine += 1
            elif second > own and second > most:
                theirs += 1
    TO_DECLARE.mark(out, mine)
    RIVALS_TO_DECLARE.mark(out, theirs)


def award(s: ArcsState, counts: list[int], seat: int, ambition: int, mine: int, first: int, second: int) -> int:
    """The Power of an ambition for a seat that has this much for it; cards that change it are left out."""
    kept = counts[seat]
    counts[seat] = mine
    power = 0
    if mine > 0:
        if mine > best_rival(s, counts, seat, ambition):
            power = first + CITY_BONUS[s.players[seat].cities]
        elif place(s, counts, seat, ambition) == 2:
            power = second
    counts[seat] = kept
    return power


def bonuses(s: ArcsState, seat: int, out: list[int]) -> None:
    mark_bonus(CITY_BONUS[s.players[seat].cities], BONUS, out)
    most = 0
    for other, p in enumerate(s.players):
        if other != seat:
            most = max(most, CITY_BONUS[p.cities])
    mark_bonus(most, RIVALS_BONUS, out)


def mark_bonus(bonus: int, at: int, out: list[int]) -> None:
    if bonus >= 2:
        out[at] = 1
        if bonus >= 5:
            out[at + 1] = 1


def outcome(s: ArcsState, seat: int, now: list[int], played: int, out: list[int]) -> None:
    """What the chapter would bring if it ended now, and where that would leave everybody."""
    mine, best_now, best = now[seat], 0, 0
    for other, p in enumerate(s.players):
        if other != seat:
            best_now = max(best_now, now[other])
            best = max(best, p.power + now[other])
    ahead = mine - best_now
    out[NOW] = mine
    out[NOW_AHEAD] = ahead
    out[NOW_SURE] = part(ahead, played)
    NOW_STEPS.mark(out, ahead)
    total = s.players[seat].power + mine
    AFTER.mark(out, total - best)
    if s.chapter >= LAST_CHAPTER:
        AFTER_LAST.mark(out, total - best)
    if s.chapter >= LAST_CHAPTER or max(total, best) >= POWER_TO_END[s.seats]:
        out[WOULD_WIN if total > best else WOULD_LOSE] = 1
