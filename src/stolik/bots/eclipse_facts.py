"""What a net is told about each seat of Eclipse: quantities, each as a number, as steps, and for the rounds to come.

Every quantity is a whole number seen from its seat. The table below says in which forms it becomes facts: `n` the
number itself, `r` times the rounds to come, `l` the number in the last round, and steps: 1 from a value on.
"""

from typing import Final

from stolik.bots.eclipse_survey import Realm, Survey
from stolik.games.eclipse.ids import CATEGORIES, MATERIALS, MONEY, MONOLITH, ORBITAL, SCIENCE, SHIP_TYPES
from stolik.games.eclipse.rules.blueprints import design
from stolik.games.eclipse.rules.research import price
from stolik.games.eclipse.rules.upkeep import balance, production
from stolik.games.eclipse.scoring import points
from stolik.games.eclipse.state import EclipseState, Player
from stolik.games.eclipse.tables import (
    BOARDS,
    CATEGORY_TECHS,
    ITEM_TECH,
    PRODUCTION,
    ROUNDS,
    TECH,
    TECH_POINTS,
    TECHS,
    TRACK_TECHS,
    UPKEEP,
)

MANY: Final = 8
ENOUGH: Final = 10
"""Units in store that there is a use for."""
MOST: Final = 120
"""Larger facts are cut off, so that each fits into a byte."""
KEY_TECHS: Final[list[int]] = [
    TECH[name]
    for name in (
        "monolith", "orbital", "advanced_economy", "advanced_labs", "advanced_mining", "quantum_grid",
        "advanced_robotics", "artifact_key", "improved_hull", "nanorobots",
    )
]  # fmt: skip
"""Technologies whose offer matters by itself."""

INCOME: Final = (3, 4, 6, 8, 10, 12, 15, 18)
UNITS: Final = (2, 4, 6, 8, 10, 12, 15, 20)

Form = tuple[str, str, tuple[int, ...]]
"""A quantity's name, forms and steps."""

QUANTITIES: Final[list[Form]] = [
    # Time
    ("rounds to come", "", (1, 2, 3, 4, 5, 6, 7, 8)),
    ("seats", "", (3, 4, 5)),
    ("passed", "nr", ()),
    ("rivals who have not passed", "n", (1, 2)),
    ("actions taken", "n", (1, 2, 3, 4, 5, 6)),
    # Points
    ("points of reputation", "n", ()),
    ("points of ambassadors", "n", ()),
    ("points of sectors", "n", ()),
    ("points of discoveries", "n", ()),
    ("points of monoliths", "n", ()),
    ("points of technologies", "n", ()),
    ("traitor", "n", ()),
    ("points of the species", "n", ()),
    ("reputation tiles", "nr", ()),
    ("room for reputation", "n", (1, 2)),
    ("points ahead of the best rival", "n", (-15, -10, -5, 0, 5, 10, 15)),
    ("points ahead of all rivals on average", "n", ()),
    # Economy
    ("income of money", "nr", INCOME),
    ("income of science", "nr", INCOME),
    ("income of materials", "nr", INCOME),
    ("money after upkeep", "nl", (-12, -8, -5, -3, -1, 0, 2, 4, 6, 9, 12, 16, 20)),
    ("science in store", "nl", UNITS),
    ("materials in store", "nl", (3, 5, 8, 10, 13, 16, 20, 30)),
    ("money that goods must pay", "nrl", (1, 3, 6)),
    ("money that goods cannot pay", "nr", (1,)),
    ("goods in store beyond ten", "nrl", (5, 10, 20)),
    ("discs on the track", "n", (1, 2, 3, 4, 5, 6)),
    ("discs for actions", "nr", (3, 4, 5, 6, 7, 8, 9)),
    ("price of one more action", "nr", ()),
    ("actions that can be paid in this round", "n", (1, 2, 3, 4, 5)),
    ("actions that goods and money can pay in this round", "n", (1, 2, 3, 4, 5)),
    ("actions that income pays in a round", "nr", (1, 2, 3, 4, 5, 6)),
    ("actions that can be paid until the end", "n", (2, 4, 7, 10, 14, 18, 23, 28)),
    ("the same where goods are traded for money", "n", (4, 8, 12, 16, 20, 25, 30)),
    ("science until the end", "n", (5, 10, 16, 24, 34, 50, 70)),
    ("materials until the end", "n", (5, 10, 16, 24, 34, 50, 70)),
    ("units of another resource for one", "n", (3, 4)),
    ("colony ships with a square", "nr", (1, 2)),
    ("colony ships without one", "n", ()),
    ("empty squares of money", "nr", ()),
    ("empty squares of science", "nr", ()),
    ("empty squares of materials", "nr", ()),
    ("empty grey squares", "nr", ()),
    ("locked squares of money", "nr", ()),
    ("locked squares of science", "nr", ()),
    ("locked squares of materials", "nr", ()),
    ("orbitals", "nr", ()),
    ("monoliths that can be paid now", "nl", (1, 2)),
    ("monoliths until the end", "n", (1, 2, 3, 4, 6)),
    ("materials for an orbital", "nr", ()),
    ("artifacts without a key", "nr", ()),
    # Technologies
    *((f"technology {tech.id}", "nr", ()) for tech in TECHS),
    *((f"technologies of {category}", "", (1, 2, 3, 4, 5, 6, 7)) for category in CATEGORIES),
    ("technologies in reach", "n", (1, 3, 5)),
    ("technologies in reach with one more income", "n", (1, 3, 6)),
    ("points of the next technology", "nl", (1, 2)),
    ("points of the next two technologies", "nl", ()),
    *((f"offer of {TECHS[tech].id}", "", (1, 2, 3)) for tech in KEY_TECHS),
    # Fleets
    ("interceptors", "nr", (1, 2, 3)),
    ("cruisers", "nr", (1, 2, 3)),
    ("dreadnoughts", "nr", (1, 2)),
    ("starbases", "n", (1,)),
    ("power of interceptors", "nr", ()),
    ("power of cruisers", "nr", ()),
    ("power of dreadnoughts", "nr", ()),
    ("power of starbases", "n", ()),
    ("fleet", "nr", (4, 8, 12, 18, 26)),
    ("fleet beyond the best rival's", "n", (-20, -10, -4, 0, 4, 10, 20)),
    ("initiative beyond the best rival's", "n", (-1, 0, 1)),
    ("battles that will be won", "nr", (1, 4)),
    ("battles that may be won", "nr", (1,)),
    ("own sectors with a stronger enemy", "nr", (1, 3)),
    ("population there", "nr", ()),
    ("sectors of others under siege", "nr", (1, 3)),
    ("sectors of Ancients in reach", "nr", (1, 5)),
    ("sectors of others in reach", "nr", (1, 4, 6)),
    ("sectors of others without defense in reach", "nr", (1, 3)),
    ("the center in reach", "nr", ()),
    ("the center is defended", "nr", ()),
    ("the center is ours", "nr", ()),
    ("own sectors below stronger fleets", "nr", (1, 4, 8)),
    ("ways to others' sectors", "n", (1, 3)),
    # Realm
    ("sectors", "nr", (3, 5, 7, 9, 11, 13)),
    ("sectors of two points or more", "nr", ()),
    ("sectors that a disc could take", "nl", (1, 3, 5)),
    ("ways to inner sectors", "nr", (1,)),
    ("ways to middle sectors", "nr", (1, 3)),
    ("ways to outer sectors", "nr", (1, 3, 6)),
    ("friends", "nr", ()),
    *((f"species {board.id}", "nr", ()) for board in BOARDS[1:]),
    # Rivals
    ("income of rivals", "nr", ()),
    ("sectors of the rival with most", "n", ()),
]

FORMS: Final[list[int]] = [("n" in forms) + 2 * ("r" in forms) + 4 * ("l" in forms) for _, forms, _ in QUANTITIES]
STEPS: Final[list[list[int]]] = [list(steps) for _, _, steps in QUANTITIES]


def _names() -> list[str]:
    found: list[str] = []
    for name, forms, steps in QUANTITIES:
        found += [name] if "n" in forms else []
        found += [f"{name}, times rounds"] if "r" in forms else []
        found += [f"{name}, at last"] if "l" in forms else []
        found += [f"{name} from {step}" for step in steps]
    return found


NAMES: Final[list[str]] = _names()


def facts(s: EclipseState) -> list[list[int]]:
    """The facts of every seat; all 0 for one that has left."""
    survey = Survey(s)
    totals: list[int] = []
    incomes: list[int] = []
    for seat in range(s.seats):
        totals.append(sum(n for n in points(s, seat)))
        incomes.append(sum(PRODUCTION[cubes] for cubes in s.players[seat].track))
    found: list[list[int]] = []
    for seat, p in enumerate(s.players):
        if p.gone or p.board < 0:
            found.append([0] * len(NAMES))
        else:
            found.append(told(quantities(s, seat, survey, totals, incomes), ROUNDS - s.round))
    return found


def told(numbers: list[int], rounds: int) -> list[int]:
    """The quantities in all their forms."""
    found: list[int] = []
    for i, number in enumerate(numbers):
        form = FORMS[i]
        if form & 1:
            found.append(number)
        if form & 2:
            found.append(min(MOST, max(-MOST, number * rounds)))
        if form & 4:
            found.append(0 if rounds else number)
        for step in STEPS[i]:
            found.append(1 if number >= step else 0)
    return found


def quantities(s: EclipseState, seat: int, survey: Survey, totals: list[int], incomes: list[int]) -> list[int]:
    """One number for each quantity, in the order of the table."""
    p, realm = s.players[seat], survey.realms[seat]
    found: list[int] = []
    time(s, seat, p, found)
    score(s, seat, p, totals, found)
    wealth(s, seat, p, realm, found)
    learning(s, p, found)
    forces(s, seat, p, survey, found)
    lands(s, seat, p, survey, incomes, found)
    return found


def time(s: EclipseState, seat: int, p: Player, found: list[int]) -> None:
    active = 0
    for other, q in enumerate(s.players):
        if other != seat and not q.passed and not q.gone:
            active += 1
    found += [ROUNDS - s.round, s.seats, 1 if p.passed else 0, active, min(MANY, sum(n for n in p.acted))]


def score(s: EclipseState, seat: int, p: Player, totals: list[int], found: list[int]) -> None:
    board = BOARDS[p.board]
    room = board.reputation_slots + board.either_slots - len(p.reputation)
    room -= max(0, p.friends.bit_count() - board.ambassador_slots)
    best, others = -99, 0
    for other, total in enumerate(totals):
        if other != seat:
            best = max(best, total)
            others += total
    found += points(s, seat)
    found += [len(p.reputation), max(0, room), totals[seat] - best]
    found.append(totals[seat] - others // max(1, s.seats - 1))


def wealth(s: EclipseState, seat: int, p: Player, realm: Realm, found: list[int]) -> None:
    """Incomes, stores, and what they will still pay for."""
    rounds, board = ROUNDS - s.round, BOARDS[p.board]
    money, science = production(s, seat, MONEY), production(s, seat, SCIENCE)
    materials = production(s, seat, MATERIALS)
    left = balance(s, seat)
    goods = p.store[SCIENCE] // board.trade + p.store[MATERIALS] // board.trade
    discs = p.discs + sum(n for n in p.acted)
    now = 0 if p.passed else payable(p.discs, left)
    squares = realm.free[0] + realm.free[1] + realm.free[2] + realm.grey
    settlers = min(p.colony_ships, squares)
    all_science, all_materials = p.store[SCIENCE] + rounds * science, p.store[MATERIALS] + rounds * materials
    traded = (all_science + all_materials) // (2 * board.trade)
    found += [money, science, materials, max(-30, min(40, left))]
    found += [min(40, p.store[SCIENCE]), min(40, p.store[MATERIALS])]
    found += [min(goods, max(0, -left)), max(0, -left - goods)]
    found.append(max(0, p.store[SCIENCE] - ENOUGH) + max(0, p.store[MATERIALS] - ENOUGH))
    found += [p.discs, discs]
    found += [UPKEEP[max(0, min(p.discs, len(UPKEEP) - 1) - 1)] - UPKEEP[min(p.discs, len(UPKEEP) - 1)], now]
    found.append(0 if p.passed else payable(p.discs, left + goods))
    found += [payable(discs, money - UPKEEP[min(discs, len(UPKEEP) - 1)])]
    found += [until_end(discs, rounds, money, left, now), until_end(discs, rounds, money, left + traded, now)]
    found += [min(99, all_science), min(99, all_materials), board.trade]
    found += [settlers, p.colony_ships - settlers]
    found += realm.free
    found.append(realm.grey)
    found += realm.locked
    found.append(realm.orbitals)
    if p.techs >> ITEM_TECH[MONOLITH] & 1:
        sites = realm.sectors - realm.monoliths
        found.append(min(sites, p.store[MATERIALS] // board.costs[MONOLITH]))
        found.append(min(sites, all_materials // board.costs[MONOLITH]))
    else:
        found += [0, 0]
    ready = p.techs >> ITEM_TECH[ORBITAL] & 1 and p.store[MATERIALS] >= board.costs[ORBITAL]
    found.append(1 if ready and realm.orbitals < realm.sectors else 0)
    found.append(0 if p.techs >> TECH["artifact_key"] & 1 else realm.artifacts)


def payable(discs: int, money: int) -> int:
    """So many more actions can be paid with this much money beyond the upkeep as it is."""
    last = len(UPKEEP) - 1
    level, count = min(discs, last), 0
    base = UPKEEP[level]
    while count < MANY and count < discs and UPKEEP[min(discs - count - 1, last)] - base <= money:
        count += 1
    return count


def until_end(discs: int, rounds: int, income: int, left: int, now: int) -> int:
    """Actions that money will pay for in all, the same number in every round to come."""
    last = len(UPKEEP) - 1
    if not rounds:
        return now
    budget = left + rounds * income
    most = 0
    while most < discs and rounds * UPKEEP[min(discs - most - 1, last)] <= budget:
        most += 1
    spare = budget - rounds * UPKEEP[min(discs - most, last)]
    more = UPKEEP[max(0, min(discs - most, last) - 1)] - UPKEEP[min(discs - most, last)]
    extra = min(rounds - 1, max(0, spare) // max(1, more)) if most < discs else 0
    return rounds * most + extra


def learning(s: EclipseState, p: Player, found: list[int]) -> None:
    """Technologies, and what the supply board offers."""
    rounds = ROUNDS - s.round
    science = p.store[SCIENCE]
    coming = science + (PRODUCTION[p.track[SCIENCE]] if rounds else 0)
    counts: list[int] = []
    for tech in range(len(TECHS)):
        found.append(p.techs >> tech & 1)
    for category in range(len(CATEGORIES)):
        counts.append((p.techs & CATEGORY_TECHS[category]).bit_count())
    found += counts
    now = soon = best = second = 0
    offers = [0] * len(TECHS)
    for tech, offered in enumerate(s.market):
        if not offered or p.techs >> tech & 1:
            continue
        count = counts[TECHS[tech].category]
        if count >= TRACK_TECHS:
            continue
        cost = price(p, tech)
        offers[tech] = 1
        if cost <= coming:
            soon += 1
            offers[tech] = 2
        if cost <= science:
            now += 1
            offers[tech] = 3
            gained = TECH_POINTS[count + 1] - TECH_POINTS[count]
            if gained > best:
                best, second = gained, best
            elif gained > second:
                second = gained
    found += [now, soon, best, best + second]
    for tech in KEY_TECHS:
        found.append(offers[tech])


def forces(s: EclipseState, seat: int, p: Player, survey: Survey, found: list[int]) -> None:
    """Ships, blueprints, and what fleets could take or lose."""
    realm = survey.realms[seat]
    found += realm.ships
    for ship in range(SHIP_TYPES):
        found.append(int(2.0 * survey.powers[seat][ship]))
    rivals, fastest = 0.0, -9
    for other, q in enumerate(s.players):
        if other != seat and not q.gone and q.board >= 0:
            rivals = max(rivals, survey.realms[other].fleet)
            fastest = max(fastest, design(q, 1).initiative)
    found += [min(60, int(realm.fleet)), max(-60, min(60, int(realm.fleet - rivals)))]
    found.append(max(-4, min(4, design(p, 1).initiative - fastest)))
    found += [realm.hopes, realm.doubts, realm.fears, realm.lost_cubes, realm.sieges, realm.prey, realm.booty]
    found += [realm.open_prey, realm.centre, s.gcds, 1 if s.disc[0] == seat else 0, realm.menaced, realm.frontier]


def lands(s: EclipseState, seat: int, p: Player, survey: Survey, incomes: list[int], found: list[int]) -> None:
    """Sectors, ways into the unknown, and the rivals' realms."""
    realm = survey.realms[seat]
    found += [realm.sectors, realm.rich, realm.unclaimed]
    found += realm.unknown
    found.append(p.friends.bit_count())
    for board in range(1, len(BOARDS)):
        found.append(1 if p.board == board else 0)
    income, most = 0, 0
    for other in range(s.seats):
        if other != seat:
            income = max(income, incomes[other])
            most = max(most, survey.realms[other].sectors)
    found += [income, most]
