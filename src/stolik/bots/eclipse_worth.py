"""How well a seat stands in Eclipse: points, an economy that will earn more, technologies, and ships with a purpose."""

import math
from typing import Final

from stolik.games.eclipse.ids import ADVANCED, CATEGORIES, GRAY, MATERIALS, MONEY, NOBODY, NOTHING, SCIENCE, SHIP_TYPES
from stolik.games.eclipse.rules.blueprints import Design, design
from stolik.games.eclipse.rules.galaxy import guarded, hostile_ancients, open_edges
from stolik.games.eclipse.rules.hexes import EDGES_OF
from stolik.games.eclipse.rules.upkeep import balance, production
from stolik.games.eclipse.state import EclipseState, Player
from stolik.games.eclipse.tables import ANCIENT, BOARDS, CATEGORY_TECHS, GCDS, ROUNDS, SECTORS, TECHS, UPKEEP

INCOME: Final = [0.18, 0.12, 0.14]
"""One unit of money, science, materials produced in each round to come, in points."""
STORE: Final = [0.10, 0.13, 0.17]
"""One unit in store, up to ENOUGH of it; what lies above counts PLENTY of that."""
ENOUGH: Final = 10
PLENTY = 0.25
SPENDABLE: Final = [0.03, 0.4, 0.75]
"""Part of that value with none, one, two rounds to come; all of it earlier."""
COVER, DEBT = 0.13, 4.0
"""One unit of money short at the next upkeep: each unit of another resource traded for it, or sectors lost."""
DISC, COLONY_SHIP = 0.2, 0.2
SHIP: Final = [0.35, 0.75, 1.35, 0.3]
"""A ship with its first blueprint; better ones count more."""
BLUEPRINT: Final = [0.1, 0.25, 0.3, 0.05]
"""A point of power on a blueprint, built or not."""

UTILITY: Final[dict[str, float]] = {
    "neutron_bombs": 0.3,
    "starbase": 0.1,
    "plasma_cannon": 1.0,
    "phase_shield": 0.6,
    "advanced_mining": 1.1,
    "tachyon_source": 0.6,
    "plasma_missile": 1.0,
    "gluon_computer": 0.8,
    "gauss_shield": 0.5,
    "improved_hull": 1.0,
    "fusion_source": 0.7,
    "positron_computer": 0.9,
    "advanced_economy": 1.1,
    "tachyon_drive": 0.4,
    "antimatter_cannon": 1.2,
    "quantum_grid": 1.3,
    "nanorobots": 0.5,
    "fusion_drive": 0.4,
    "advanced_robotics": 1.3,
    "orbital": 1.0,
    "advanced_labs": 1.1,
    "monolith": 2.2,
    "artifact_key": 0.9,
    "wormhole_generator": 0.6,
}
"""What a technology is good for, beside its place on the track; at its full worth until the middle of the game."""
USEFUL: Final[list[float]] = [UTILITY[tech.id] for tech in TECHS]
PROMISE: Final = [0.0, 0.2, 0.5, 0.9, 0.7, 0.6, 0.9, 0.0]
"""By technologies of a category: points that are not there yet but near."""

SQUARE, ADVANCED_SQUARE, DISCOVERY, REPUTATION = 0.16, 0.06, 1.6, 1.3
"""In a sector that might be won: an empty square per round to come, a discovery tile, a battle won."""
PROSPECT, SIEGE = 0.4, 0.6
"""Parts of a sector's worth that count for a fleet which could take it from next door, or stands in it unopposed."""


def economy(s: EclipseState, seat: int) -> float:
    """What will be produced until the end, what lies in store, discs, and the debt that looms."""
    p = s.players[seat]
    rounds = ROUNDS - s.round
    spendable = SPENDABLE[rounds] if rounds < len(SPENDABLE) else 1.0
    total = 0.0
    for resource in (MONEY, SCIENCE, MATERIALS):
        total += INCOME[resource] * production(s, seat, resource) * rounds
    for resource in (SCIENCE, MATERIALS):
        total += STORE[resource] * spendable * supply(p.store[resource])
    left = balance(s, seat)
    total += STORE[MONEY] * spendable * supply(left) if left >= 0 else -shortage(p, -left, spendable)
    discs = p.discs + sum(n for n in p.acted)
    total -= INCOME[MONEY] * rounds * UPKEEP[min(discs, len(UPKEEP) - 1)]
    return total + ((DISC * discs + COLONY_SHIP * p.colony_ships) if rounds else 0.0)


def shortage(p: Player, missing: int, spendable: float) -> float:
    """What it costs to be short of money: trade what there is, then lose sectors."""
    rate = BOARDS[p.board].trade
    traded = min(missing, p.store[SCIENCE] // rate + p.store[MATERIALS] // rate)
    return COVER * rate * traded * spendable + DEBT * (missing - traded)


def supply(units: int) -> float:
    """Units in store, the surplus at a discount."""
    return units if units <= ENOUGH else ENOUGH + PLENTY * (units - ENOUGH)


def knowledge(s: EclipseState, p: Player) -> float:
    """Technologies by their use, and by how near the next points of their track are."""
    rounds = ROUNDS - s.round
    total = 0.0
    for tech, use in enumerate(USEFUL):
        if p.techs >> tech & 1:
            total += use
    total *= min(1.0, rounds / 5)
    if rounds:
        for category in range(len(CATEGORIES)):
            total += PROMISE[(p.techs & CATEGORY_TECHS[category]).bit_count()]
    return total


# Ships ------------------------------------------------------------------------------------------------------------


def power(d: Design) -> float:
    """A ship's strength; about 1 for an interceptor of the first round."""
    return math.sqrt(firepower(d) * (1.0 + d.hull)) + 0.1 * d.shield + 0.05 * d.initiative


def firepower(d: Design) -> float:
    """Damage that a ship deals in a round, about 1 for an ion cannon; missiles fire but once."""
    shots = sum(n for n in d.cannons) + 0.7 * sum(n for n in d.missiles)
    return shots * (1.0 + 0.6 * d.computer)


def fleet(s: EclipseState, seat: int) -> float:
    """Ships on the map by the strength of their blueprints, and blueprints for their own sake."""
    p = s.players[seat]
    fade = 1.0 if s.round < ROUNDS else 0.3
    counts = [0] * SHIP_TYPES
    for h, seats in enumerate(s.entered):
        if seat in seats:
            for ship in range(SHIP_TYPES):
                counts[ship] += s.ships[h][seat * SHIP_TYPES + ship]
    total = 0.0
    for ship, count in enumerate(counts):
        strength = power(design(p, ship))
        total += SHIP[ship] * count * (0.5 + 0.5 * strength) / (1.0 + 0.12 * count) + BLUEPRINT[ship] * strength
    return fade * total


def strength_at(s: EclipseState, seat: int, h: int) -> float:
    """A side's weight in a battle: firepower times what it can take."""
    p, at = s.players[seat], s.ships[h]
    shots = stamina = 0.0
    for ship in range(SHIP_TYPES):
        count = at[seat * SHIP_TYPES + ship]
        if count:
            d = design(p, ship)
            shots += count * firepower(d)
            stamina += count * (1.0 + d.hull) * (1.0 + 0.4 * d.shield)
    return shots * stamina


NEUTRALS: Final = [
    neutral.dice * neutral.damage * (1.0 + 0.6 * neutral.computer) * (1.0 + neutral.hull) for neutral in (ANCIENT, GCDS)
]


def defence(s: EclipseState, seat: int, h: int) -> float:
    """The weight of everybody in a hex who would fight this seat."""
    ancients = hostile_ancients(s, seat, h)
    total = NEUTRALS[0] * ancients * ancients
    if guarded(s, h):
        total += NEUTRALS[1]
    for other in s.entered[h]:
        if other != seat and not s.players[seat].friends >> other & 1:
            total += strength_at(s, other, h)
    return total


def odds(mine: float, theirs: float) -> float:
    """Chance to win a battle between two weights."""
    return mine * mine / (mine * mine + theirs * theirs) if mine else 0.0


def prize(s: EclipseState, h: int) -> float:
    """What controlling this hex brings: points, squares that will earn, a discovery."""
    rounds = ROUNDS - s.round
    sector = SECTORS[s.sectors[h]]
    total = sector.points + 3.0 * s.monolith[h] + (DISCOVERY if s.discovery[h] != NOTHING else 0.0)
    for square in sector.squares:
        total += (SQUARE if square < ADVANCED or square == GRAY else ADVANCED_SQUARE) * rounds
    return total


def battles(s: EclipseState, seat: int) -> float:
    """What the fights of this round will probably bring or cost, and the best raid that a fleet could still begin."""
    total = best = 0.0
    for h in range(len(s.sectors)):
        is_here = seat in s.entered[h]
        if not is_here and s.disc[h] != seat:
            continue
        mine = strength_at(s, seat, h) if is_here else 0.0
        theirs = defence(s, seat, h)
        if mine and theirs:
            total += fight(s, seat, h, odds(mine, theirs))
        elif mine and s.disc[h] != seat and s.disc[h] != NOBODY:
            total += SIEGE * prize(s, h)
        elif mine:
            best = max(best, raid(s, seat, h, mine))
        elif theirs and s.disc[h] == seat:
            total -= 0.8 * prize(s, h)
    return total + PROSPECT * best


def raid(s: EclipseState, seat: int, h: int, mine: float) -> float:
    """The best that this fleet could take next door: from Ancients, the centre, or another player."""
    best = 0.0
    for edge in EDGES_OF[open_edges(s, seat, h)]:
        target = s.near[6 * h + edge]
        if s.disc[target] != seat:
            theirs = defence(s, seat, target)
            if theirs:
                best = max(best, odds(mine, theirs) * (REPUTATION + prize(s, target)))
            elif s.disc[target] != NOBODY:
                best = max(best, prize(s, target))
    return best


def fight(s: EclipseState, seat: int, h: int, chance: float) -> float:
    """A battle in this hex: the sector and reputation against the ships that may be lost."""
    lost = 0.0
    p = s.players[seat]
    for ship in range(SHIP_TYPES):
        lost += s.ships[h][seat * SHIP_TYPES + ship] * SHIP[ship] * (0.5 + 0.5 * power(design(p, ship)))
    if s.disc[h] == seat:
        return chance * REPUTATION - (1.0 - chance) * (lost + prize(s, h))
    return chance * (REPUTATION + prize(s, h)) - (1.0 - chance) * lost
