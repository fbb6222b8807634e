"""How well a seat stands in Eclipse: points, an economy that will earn more, technologies, and ships with a purpose."""

import math
from typing import Final

from stolik.games.eclipse.ids import (
    ADVANCED,
    CATEGORIES,
    GRAY,
    MATERIALS,
    MONEY,
    MONOLITH,
    NOBODY,
    NOTHING,
    SCIENCE,
    SHIP_TYPES,
)
from stolik.games.eclipse.rules.blueprints import Design, design
from stolik.games.eclipse.rules.galaxy import guarded, hostile_ancients, open_edges
from stolik.games.eclipse.rules.hexes import EDGES_OF
from stolik.games.eclipse.rules.upkeep import balance, production
from stolik.games.eclipse.state import EclipseState, Player
from stolik.games.eclipse.tables import (
    ANCIENT,
    BOARDS,
    CATEGORY_TECHS,
    GCDS,
    ITEM_TECH,
    ROUNDS,
    SECTORS,
    SHIPS,
    TECHS,
    UPKEEP,
)

ENOUGH: Final = 10
"""Units in store that can be put to use; what lies above counts less."""
UNHURRIED: Final = 3
"""With so many rounds to come all that lies in store can be spent."""
MANY: Final = 6
"""So many technologies of a category have their weights; the seventh adds nothing but its points."""


class Weights:
    """The weights by name, all in points; those that are asked for by a number lie in lists."""

    def __init__(self, w: dict[str, float]) -> None:
        self.income = [w["money-income"], w["science-income"], w["materials-income"]]
        """One unit produced in each round to come."""
        self.store = [w["money-store"], w["science-store"], w["materials-store"]]
        """One unit in store, up to ENOUGH of it."""
        self.plenty = w["plenty"]
        """The part of that for each unit above."""
        self.spendable = [w[f"spendable-{rounds}"] for rounds in range(UNHURRIED)]
        """The part of that with none, one, two rounds to come; all of it earlier."""
        self.cover = w["cover"]
        """One unit of money short at the next upkeep: each unit of another resource traded for it."""
        self.debt = w["debt"]
        """The same when nothing is left to trade: sectors will be lost."""
        self.disc = w["disc"]
        self.colony_ship = w["colony-ship"]
        self.room = w["room"]
        """An empty square of an own sector, per round to come."""
        self.sector = w["sector"]
        """A sector of one's own, per round to come."""
        self.useful = [w[f"tech-{tech.id}"] for tech in TECHS]
        """What a technology is good for beside its place on the track; at its full worth until mid-game."""
        self.promise = [0.0] + [w[f"row-{n}"] for n in range(1, MANY + 1)] + [0.0]
        """By technologies of a category: points that are not there yet but near."""
        self.monolith = w["monolith"]
        """The means for a monolith are there: its technology, a place, and a part of its price."""
        self.ship = [w[ship.id] for ship in SHIPS]
        """A ship with its first blueprint; better ones count more."""
        self.blueprint = [w[f"{ship.id}-blueprint"] for ship in SHIPS]
        """A point of power on a blueprint, built or not."""
        self.ship_fade = w["ship-fade"]
        """The part of that which is gone in the last round but one, little by little."""
        self.square = w["square"]
        self.advanced_square = w["advanced-square"]
        self.discovery = w["discovery"]
        self.reputation = w["reputation"]
        """In a sector that might be won: an empty square per round to come, a discovery tile, a battle won."""
        self.prospect = w["prospect"]
        self.siege = w["siege"]
        """Parts of a sector's worth for a fleet that could take it from next door, or stands in it unopposed."""
        self.hope = w["hope"]
        """Part of what battles and raids promise that is counted."""
        self.danger = w["danger"]
        """Part of an own sector's worth that a stronger fleet next door puts at stake."""


def economy(w: Weights, s: EclipseState, seat: int) -> float:
    """What will be produced until the end, what lies in store, discs, and the debt that looms."""
    p = s.players[seat]
    rounds = ROUNDS - s.round
    spendable = w.spendable[rounds] if rounds < UNHURRIED else 1.0
    total = 0.0
    for resource in (MONEY, SCIENCE, MATERIALS):
        total += w.income[resource] * production(s, seat, resource) * rounds
    for resource in (SCIENCE, MATERIALS):
        total += w.store[resource] * spendable * supply(w, p.store[resource])
    left = balance(s, seat)
    total += w.store[MONEY] * spendable * supply(w, left) if left >= 0 else -shortage(w, p, -left, spendable)
    discs = p.discs + sum(n for n in p.acted)
    total -= w.income[MONEY] * rounds * UPKEEP[min(discs, len(UPKEEP) - 1)]
    if rounds:
        total += w.disc * discs + w.colony_ship * p.colony_ships + land(w, s, seat) * rounds
    return total


def land(w: Weights, s: EclipseState, seat: int) -> float:
    """Own sectors, and room in them for more population."""
    total = 0.0
    for h, owner in enumerate(s.disc):
        if owner == seat:
            total += w.sector + w.room * (len(SECTORS[s.sectors[h]].squares) - s.cubes[h].bit_count())
    return total


def shortage(w: Weights, p: Player, missing: int, spendable: float) -> float:
    """What it costs to be short of money: trade what there is, then lose sectors."""
    rate = BOARDS[p.board].trade
    traded = min(missing, p.store[SCIENCE] // rate + p.store[MATERIALS] // rate)
    return w.cover * rate * traded * spendable + w.debt * (missing - traded)


def supply(w: Weights, units: int) -> float:
    """Units in store, the surplus at a discount."""
    return units if units <= ENOUGH else ENOUGH + w.plenty * (units - ENOUGH)


def knowledge(w: Weights, s: EclipseState, p: Player) -> float:
    """Technologies by their use, and by how near the next points of their track are."""
    rounds = ROUNDS - s.round
    total = 0.0
    for tech, use in enumerate(w.useful):
        if p.techs >> tech & 1:
            total += use
    total *= min(1.0, rounds / 5)
    if rounds:
        for category in range(len(CATEGORIES)):
            total += w.promise[(p.techs & CATEGORY_TECHS[category]).bit_count()]
    if p.techs >> ITEM_TECH[MONOLITH] & 1:
        total += w.monolith * min(1.0, p.store[MATERIALS] / BOARDS[p.board].costs[MONOLITH])
    return total


# Ships ------------------------------------------------------------------------------------------------------------


def power(d: Design) -> float:
    """A ship's strength; about 1 for an interceptor of the first round."""
    return math.sqrt(firepower(d) * (1.0 + d.hull)) + 0.1 * d.shield + 0.05 * d.initiative


def firepower(d: Design) -> float:
    """Damage that a ship deals in a round, about 1 for an ion cannon; missiles fire but once."""
    shots = sum(n for n in d.cannons) + 0.7 * sum(n for n in d.missiles)
    return shots * (1.0 + 0.6 * d.computer)


def fleet(w: Weights, s: EclipseState, seat: int) -> float:
    """Ships on the map by the strength of their blueprints, and blueprints for their own sake."""
    p = s.players[seat]
    fade = 1.0 - w.ship_fade * s.round / ROUNDS if s.round < ROUNDS else 0.3
    counts = [0] * SHIP_TYPES
    for h, seats in enumerate(s.entered):
        if seat in seats:
            for ship in range(SHIP_TYPES):
                counts[ship] += s.ships[h][seat * SHIP_TYPES + ship]
    total = 0.0
    for ship, count in enumerate(counts):
        strength = power(design(p, ship))
        total += w.ship[ship] * count * (0.5 + 0.5 * strength) / (1.0 + 0.12 * count) + w.blueprint[ship] * strength
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


def prize(w: Weights, s: EclipseState, h: int) -> float:
    """What controlling this hex brings: points, squares that will earn, a discovery."""
    rounds = ROUNDS - s.round
    sector = SECTORS[s.sectors[h]]
    total = sector.points + 3.0 * s.monolith[h] + (w.discovery if s.discovery[h] != NOTHING else 0.0)
    for square in sector.squares:
        total += (w.square if square < ADVANCED or square == GRAY else w.advanced_square) * rounds
    return total


def battles(w: Weights, s: EclipseState, seat: int) -> float:
    """What the fights of this round will probably bring or cost, and the best raid that a fleet could still begin."""
    total = best = 0.0
    for h in range(len(s.sectors)):
        is_here = seat in s.entered[h]
        if not is_here and s.disc[h] != seat:
            continue
        mine = strength_at(s, seat, h) if is_here else 0.0
        theirs = defence(s, seat, h)
        if mine and theirs:
            total += fight(w, s, seat, h, odds(mine, theirs))
        elif mine and s.disc[h] != seat and s.disc[h] != NOBODY:
            total += w.siege * prize(w, s, h)
        elif mine:
            best = max(best, raid(w, s, seat, h, mine))
        elif theirs and s.disc[h] == seat:
            total -= 0.8 * prize(w, s, h)
        if w.danger and s.disc[h] == seat and not theirs:
            total -= w.danger * menace(s, seat, h, mine) * prize(w, s, h)
    return total + w.prospect * best


def menace(s: EclipseState, seat: int, h: int, mine: float) -> float:
    """The chance of the strongest rival's fleet next door to win this hex, if it came."""
    worst = 0.0
    for edge in EDGES_OF[s.full[h]]:
        target = s.near[6 * h + edge]
        for other in s.entered[target]:
            if other != seat and not s.players[seat].friends >> other & 1:
                worst = max(worst, odds(strength_at(s, other, target), mine))
    return worst


def raid(w: Weights, s: EclipseState, seat: int, h: int, mine: float) -> float:
    """The best that this fleet could take next door: from Ancients, the centre, or another player."""
    best = 0.0
    for edge in EDGES_OF[open_edges(s, seat, h)]:
        target = s.near[6 * h + edge]
        if s.disc[target] != seat:
            theirs = defence(s, seat, target)
            if theirs:
                best = max(best, odds(mine, theirs) * (w.reputation + prize(w, s, target)))
            elif s.disc[target] != NOBODY:
                best = max(best, prize(w, s, target))
    return best


def fight(w: Weights, s: EclipseState, seat: int, h: int, chance: float) -> float:
    """A battle in this hex: the sector and reputation against the ships that may be lost."""
    lost = 0.0
    p = s.players[seat]
    for ship in range(SHIP_TYPES):
        lost += s.ships[h][seat * SHIP_TYPES + ship] * w.ship[ship] * (0.5 + 0.5 * power(design(p, ship)))
    if s.disc[h] == seat:
        return chance * w.reputation - (1.0 - chance) * (lost + prize(w, s, h))
    return chance * (w.reputation + prize(w, s, h)) - (1.0 - chance) * lost
