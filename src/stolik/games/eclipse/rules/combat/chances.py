"""The odds of a sector's battles before they are fought: who survives, and at what cost.

The first two sides meet, the winner attacks the next with its current damage, and so on (p. 18). All sides are assumed
to fight to the end and to aim like the Ancients (largest ships first). Small battles are computed exactly by following
every possible state; larger ones are simulated, and the answer includes its error.
"""

from dataclasses import dataclass
from math import comb, sqrt
from typing import Final

from stolik.games.eclipse.rules.combat.dice import Target, aim, hits
from stolik.kernel.chance import Chance, chance_of, draw

ATTACKER: Final = 0
DEFENDER: Final = 1

Damage = tuple[tuple[int, ...], ...]
"""The damage of every remaining ship, by group, sorted within the group."""
Table = tuple[Damage, Damage]
"""The damage of the attacker's and of the defender's ships."""


@dataclass
class Group:
    """All ships of one type of one side."""

    size: int
    initiative: int
    computer: int
    shield: int
    hull: int
    cannons: list[int]
    """The damage of each die that one ship rolls."""
    missiles: list[int]
    damage: list[int]
    """Damage already taken, ship by ship."""


@dataclass
class Odds:
    left: list[float]
    """By side: the chance that it has ships in the sector when all battles are over."""
    losses: list[list[float]]
    """Ships lost on average, by side and group."""
    spread: list[list[float]]
    """By side: entry i is the chance that it loses exactly i ships."""
    error: float = 0.0
    """Largest standard error of the chances; 0 if they are exact."""

    @property
    def attacker(self) -> float:
        return self.left[ATTACKER]

    @property
    def defender(self) -> float:
        return self.left[DEFENDER]


@dataclass
class Volley:
    """One type's turn to shoot."""

    side: int
    group: int
    missiles: bool


EFFORT: Final = 15_000
"""How many volleys an exact answer may examine."""
RUNS: Final = 1_000
"""Battles fought for a simulated answer."""
NEGLIGIBLE: Final = 1e-7
"""An exact answer stops when the battles still going on are less likely than this."""


def odds(
    *sides: list[Group], effort: int = EFFORT, opening: list[Volley] | None = None, peace: list[int] | None = None
) -> Odds:
    """The odds of the battles between these sides, in the order in which they meet.

    With zero effort they are simulated, however small they are. `opening` lists the volleys of the first battle before
    its next whole round; by default, all missiles. Sides in `peace` don't fight the last side.
    """
    battles = _Battles([*sides], opening, peace or [], effort)
    return _exact(battles) or _simulated(battles, chance_of("odds"))


@dataclass
class _Battles:
    """The question."""

    sides: list[list[Group]]
    opening: list[Volley] | None
    """Volleys of the first battle before its next whole round."""
    peace: list[int]
    """Sides that don't fight the last one: friends of the Ancients."""
    effort: int
    """Volleys that an exact answer may still examine."""

    def are_enemies(self, winner: int, other: int) -> bool:
        return other < len(self.sides) - 1 or winner not in self.peace

    def first(self, pair: list[list[Group]], other: int) -> list[Volley]:
        """The volleys before the first whole round of the battle with this side."""
        return volleys(pair, True) if self.opening is None or other > 1 else self.opening


def _damage(side: list[Group]) -> Damage:
    return tuple(tuple(sorted(group.damage)) for group in side)


def volleys(sides: list[list[Group]], missiles: bool) -> list[Volley]:
    """The shooting order: by initiative, ties to the defender (p. 18); equal types of one side, largest first."""
    found = [Volley(side, group, missiles) for side in (DEFENDER, ATTACKER) for group in range(len(sides[side]))]

    def order(volley: Volley) -> tuple[int, int, int]:
        group = sides[volley.side][volley.group]
        return (-group.initiative, -volley.side, -group.size)

    armed = [v for v in found if _dice(sides[v.side][v.group], missiles)]
    return sorted(armed, key=order)


def _dice(group: Group, missiles: bool) -> list[int]:
    return group.missiles if missiles else group.cannons


def is_over(table: Table) -> bool:
    return not any(table[ATTACKER]) or not any(table[DEFENDER])


def shoot(sides: list[list[Group]], table: Table, volley: Volley, faces: list[int], damages: list[int]) -> Table:
    """The ships left after these dice."""
    foe = 1 - volley.side
    groups, before = sides[foe], table[foe]
    places = [(g, ship) for g in range(len(groups)) for ship in range(len(before[g]))]
    targets = [Target(groups[g].size, groups[g].shield, groups[g].hull + 1 - before[g][ship]) for g, ship in places]
    aim(faces, damages, sides[volley.side][volley.group].computer, targets)
    left: list[list[int]] = [[] for _ in groups]
    for (g, _), target in zip(places, targets):
        if target.left > 0:
            left[g].append(groups[g].hull + 1 - target.left)
    after = tuple(tuple(sorted(ships)) for ships in left)
    return (after, table[DEFENDER]) if foe == ATTACKER else (table[ATTACKER], after)


def winner_of(table: Table) -> int:
    """Who is left after a battle. In a stalemate the attacker's ships are lost (p. 20)."""
    return ATTACKER if any(table[ATTACKER]) and not any(table[DEFENDER]) else DEFENDER


def summed(battles: _Battles, ends: list[dict[Damage, float]]) -> Odds:
    """The odds, from the likelihood of each end: for every surviving side, `ends` holds the damage of its ships."""
    sides = battles.sides
    last = len(sides) - 1
    spared = sum(chance for side in battles.peace for chance in ends[side].values()) if last else 0.0
    total = sum(chance for tables in ends for chance in tables.values())
    left = [sum(tables.values()) / total for tables in ends]
    losses = [[float(len(group.damage)) for group in side] for side in sides]
    for side, tables in enumerate(ends):
        for damage, chance in tables.items():
            for g, ships in enumerate(damage):
                losses[side][g] -= len(ships) * chance / total
    spread = [spread_of(sum(len(group.damage) for group in side), tables, total) for side, tables in zip(sides, ends)]
    if spared:
        left[last] += spared / total
        spread[last][0] += spared / total
        spread[last][-1] -= spared / total
        losses[last] = [n - len(group.damage) * spared / total for n, group in zip(losses[last], sides[last])]
    return Odds(left, losses, spread)


def spread_of(ships: int, tables: dict[Damage, float], total: float) -> list[float]:
    """The chance that a side loses each number of ships; a side missing from an end has lost them all."""
    chances = [0.0] * ships + [1.0]
    for damage, chance in tables.items():
        lost = ships - sum(len(group) for group in damage)
        chances[lost] += chance / total
        chances[ships] -= chance / total
    return chances


# Exact ------------------------------------------------------------------------------------------------------------


@dataclass
class _Search:
    """Every possible state of the battle, with its likelihood."""

    sides: list[list[Group]]
    going: dict[Table, float]
    ended: dict[Table, float]
    effort: int
    """Volleys that may still be examined."""


def _exact(battles: _Battles) -> Odds | None:
    """Exact odds, or None if there are too many possibilities to follow."""
    sides = battles.sides
    ends: list[dict[Damage, float]] = [{} for _ in sides]
    ends[0][_damage(sides[0])] = 1.0
    for other in range(1, len(sides)):
        for winner in range(other):
            if ends[winner] and battles.are_enemies(winner, other):
                if not _meet(battles, winner, other, ends):
                    return None
    return summed(battles, ends)


def _meet(battles: _Battles, winner: int, other: int, ends: list[dict[Damage, float]]) -> bool:
    """Play one battle in all possible ways, from every state the previous winner may be in."""
    pair, fresh = [battles.sides[winner], battles.sides[other]], _damage(battles.sides[other])
    before, ends[winner] = ends[winner], {}
    search = _Search(pair, {(damage, fresh): chance for damage, chance in before.items()}, {}, battles.effort)
    if not _fight(search, battles.first(pair, other)):
        return False
    battles.effort = search.effort
    for tables in (search.ended, search.going):
        for table, chance in tables.items():
            side = winner_of(table)
            where = ends[winner if side == ATTACKER else other]
            where[table[side]] = where.get(table[side], 0.0) + chance
    return True


def _fight(search: _Search, opening: list[Volley]) -> bool:
    """Follow a battle to its end; whatever is still going on then is a stalemate. False if this takes too long."""
    if not _follow(search, opening):
        return False
    rounds = volleys(search.sides, False)
    while search.going and sum(search.going.values()) > NEGLIGIBLE:
        if not rounds or _is_still(search, rounds):
            break
        if not _follow(search, rounds):
            return False
    return True


def _is_still(search: _Search, rounds: list[Volley]) -> bool:
    """Whether no ship with a cannon is left, so that nothing will change anymore."""
    return not any(table[v.side][v.group] for table in search.going for v in rounds)


def _follow(search: _Search, rounds: list[Volley]) -> bool:
    """Play these volleys in all possible ways. False if this takes too long."""
    for volley in rounds:
        spread: dict[Table, float] = {}
        for table, chance in search.going.items():
            for after, share in _outcomes(search, table, volley).items():
                where = search.ended if is_over(after) else spread
                where[after] = where.get(after, 0.0) + chance * share
        search.going = spread
    return search.effort > 0


def _outcomes(search: _Search, table: Table, volley: Volley) -> dict[Table, float]:
    """The possible results of one volley, with their likelihood."""
    group = search.sides[volley.side][volley.group]
    ships = len(table[volley.side][volley.group])
    if not ships:
        return {table: 1.0}
    damages = sorted(_dice(group, volley.missiles) * ships)
    classes = _classes(search.sides, table, volley)
    search.effort -= _count_rolls(damages, len(classes))
    found: dict[Table, float] = {}
    if search.effort > 0:
        for faces, chance in _rolls(damages, classes):
            after = shoot(search.sides, table, volley, faces, damages)
            found[after] = found.get(after, 0.0) + chance
    return found


def _count_rolls(damages: list[int], classes: int) -> int:
    """The number of different rolls of these dice."""
    count = 1
    for damage in set(damages):
        count *= comb(damages.count(damage) + classes - 1, classes - 1)
    return count


def _classes(sides: list[list[Group]], table: Table, volley: Volley) -> list[tuple[int, float]]:
    """Faces that hit the same ships count as one: one face of each class, with its chance."""
    foe = 1 - volley.side
    computer = sides[volley.side][volley.group].computer
    shields = {sides[foe][g].shield for g in range(len(sides[foe])) if table[foe][g]}
    found: dict[int, tuple[int, float]] = {}
    for face in range(1, 7):
        reach = sum(hits(face, computer, shield) for shield in shields)
        first, chance = found.get(reach, (face, 0.0))
        found[reach] = (first, chance + 1 / 6)
    return list(found.values())


def _rolls(damages: list[int], classes: list[tuple[int, float]]) -> list[tuple[list[int], float]]:
    """All rolls of these dice, with equal ones merged.

    `damages` is sorted; each run of equal dice is rolled separately.
    """
    rolls: list[tuple[list[int], float]] = [([], 1.0)]
    for damage in sorted(set(damages)):
        run = _run(damages.count(damage), classes)
        rolls = [(faces + more, chance * share) for faces, chance in rolls for more, share in run]
    return rolls


def _run(dice: int, classes: list[tuple[int, float]]) -> list[tuple[list[int], float]]:
    """How a number of equal dice can fall into the classes of faces."""
    (face, chance), rest = classes[0], classes[1:]
    if not rest:
        return [([face] * dice, chance**dice)]
    found = []
    for count in range(dice + 1):
        share = comb(dice, count) * chance**count
        found += [([face] * count + faces, share * more) for faces, more in _run(dice - count, rest)]
    return found


# Simulated --------------------------------------------------------------------------------------------------------


def _simulated(battles: _Battles, chance: Chance) -> Odds:
    """Odds from many simulated fights, with the standard error of the chances."""
    ends: list[dict[Damage, float]] = [{} for _ in battles.sides]
    for _ in range(RUNS):
        side, damage = _fought_out(battles, chance)
        ends[side][damage] = ends[side].get(damage, 0.0) + 1 / RUNS
    found = summed(battles, ends)
    found.error = max(sqrt(share * (1 - share) / RUNS) if share < 1 else 0.0 for share in found.left)
    return found


def _fought_out(battles: _Battles, chance: Chance) -> tuple[int, Damage]:
    """Fight all battles once: who survives, and with how much damage."""
    winner, damage = 0, _damage(battles.sides[0])
    for other in range(1, len(battles.sides)):
        if battles.are_enemies(winner, other):
            pair = [battles.sides[winner], battles.sides[other]]
            table = _battle(pair, (damage, _damage(pair[DEFENDER])), battles.first(pair, other), chance)
            side = winner_of(table)
            winner, damage = (winner, table[ATTACKER]) if side == ATTACKER else (other, table[DEFENDER])
    return winner, damage


def _battle(sides: list[list[Group]], table: Table, opening: list[Volley], chance: Chance) -> Table:
    """Fight one battle to its end."""
    table = _round(sides, table, opening, chance)
    rounds = volleys(sides, False)
    while not is_over(table) and any(table[v.side][v.group] for v in rounds):
        table = _round(sides, table, rounds, chance)
    return table


def _round(sides: list[list[Group]], table: Table, rounds: list[Volley], chance: Chance) -> Table:
    for volley in rounds:
        ships = len(table[volley.side][volley.group])
        if ships and not is_over(table):
            damages = _dice(sides[volley.side][volley.group], volley.missiles) * ships
            faces = [draw(chance, 6) + 1 for _ in damages]
            table = shoot(sides, table, volley, faces, damages)
    return table
