"""The table as a careful bystander writes it down: boards and map, with the sums that the book tells to make."""

from collections import Counter
from dataclasses import dataclass, field

from tests.eclipse.printed import (
    ANCIENT_PARTS,
    CATEGORY,
    COST,
    DICE,
    DISCOUNT,
    DRACO,
    FREE_PARTS,
    GRIDS,
    LETTERS,
    OUTSIDE,
    PARTS,
    PRODUCTION,
    RESOURCES,
    SECTORS,
    SHIPS,
    STATS,
    TECH_POINTS,
    UPKEEP,
    species,
)

BESIDE = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
HOLDS = 12
"""Squares of a population track."""


def tracks_for(square: str) -> list[str]:
    """The tracks that a cube on such a square may come from and go back to."""
    wide = {"gray": RESOURCES, "ambassador": RESOURCES, "orbital": ["money", "science"]}
    return wide.get(square, [square.removeprefix("advanced_")])


@dataclass
class Design:
    stats: dict[str, int]
    cannons: list[int]
    missiles: list[int]

    def is_sound(self, ship: str) -> bool:
        """Page 13: no more energy used than produced; a drive, but in a starbase none."""
        return self.stats["energy"] >= 0 and (self.stats["movement"] == 0) == (ship == "starbase")


def design_of(layout: str, ship: str, parts: list[str | None]) -> Design:
    """Page 13: everything adds up, inside and outside the grid."""
    energy, initiative, computer = OUTSIDE[layout][ship]
    outside = {"energy": energy, "initiative": initiative, "computer": computer}
    fitted = [part for part in parts if part]
    stats = {stat: outside.get(stat, 0) + sum(PARTS[part][stat] for part in fitted) for stat in STATS}
    cannons, missiles = (sorted(int(die) for part in fitted for die in DICE[part][i].strip("-")) for i in (0, 1))
    return Design(stats, cannons, missiles)


@dataclass
class Account:
    """A player's board."""

    faction: str
    store: dict[str, int]
    track: dict[str, int]
    discs: int
    techs: set[str]
    colony_ships: int
    hangar: dict[str, int]
    reserve: int
    graves: Counter[str] = field(default_factory=Counter)
    acted: Counter[str] = field(default_factory=Counter)
    tiles: dict[tuple[str, int], str] = field(default_factory=dict)
    kept_parts: list[str] = field(default_factory=list)
    friends: set[int] = field(default_factory=set)
    reputation: list[int] = field(default_factory=list)
    unseen: int = 0
    """Reputation tiles drawn at the start, until their owner is asked something for the first time."""
    discoveries: int = 0
    passed: bool = False
    gone: bool = False
    homeless: list[str] = field(default_factory=list)
    """Cubes that were taken away and not put back yet, by the kind of square that they stood on."""
    owed: int = 0
    """Ambassadors that were given without their cube so far."""
    dying: str = ""
    """The square of a destroyed cube whose graveyard its owner has yet to name."""
    final: dict[str, int] = field(default_factory=dict)
    """The score of a player who left."""

    def __post_init__(self) -> None:
        self.board = species(self.faction)

    # --- sums -----------------------------------------------------------------------------------------------------

    def production(self, resource: str) -> int:
        """Page 6: the leftmost uncovered square; but 2 even if no cube is on the map (p. 21)."""
        cubes = self.track[resource]
        return PRODUCTION[cubes] if cubes < HOLDS else 2 * (self.cubes() == 33)

    def upkeep(self) -> int:
        return UPKEEP[self.discs] if self.discs < len(UPKEEP) else 0

    def known(self, category: int) -> int:
        return sum(CATEGORY[tech] == category for tech in self.techs)

    def price(self, tech: str) -> int:
        """Page 12."""
        cost, least = COST[tech]
        return max(least, cost - DISCOUNT[self.known(CATEGORY[tech])])

    def may_learn(self, tech: str) -> bool:
        return tech not in self.techs and self.known(CATEGORY[tech]) < 7

    def may_fit(self, part: str) -> bool:
        """Page 13 and 30: each part needs its own technology; ancient ones lie beside the board."""
        return part in (self.kept_parts if part in ANCIENT_PARTS else [*FREE_PARTS, *self.techs])

    def parts(self, ship: str) -> list[str | None]:
        grid = GRIDS[self.board.design][ship]
        return [self.tiles.get((ship, slot), LETTERS[letter]) for slot, letter in enumerate(grid)]

    def design(self, ship: str) -> Design:
        return design_of(self.board.design, ship, self.parts(ship))

    def is_sound(self) -> bool:
        return all(self.design(ship).is_sound(ship) for ship in SHIPS)

    def fits_track(self, friends: int, tiles: int) -> bool:
        """Page 11: whether this many ambassadors and reputation tiles fit the squares."""
        ambassador, either, reputation = self.board.slots
        return max(0, friends - ambassador) + max(0, tiles - reputation) <= either

    def homes(self, square: str) -> list[str]:
        """Page 24: a full track takes no cube, then any other does."""
        free = [track for track in RESOURCES if self.track[track] < HOLDS]
        return [track for track in tracks_for(square) if track in free] or free

    def cubes(self) -> int:
        """All that are not on the map."""
        away = len(self.friends) - self.owed + len(self.homeless) + (self.dying != "")
        return sum(self.track.values()) + self.graves.total() + away

    def tech_points(self) -> int:
        return sum(TECH_POINTS[self.known(category)] for category in range(3))


def open_account(faction: str) -> Account:
    """Page 4: the board at the start, before the start sector is settled."""
    board = species(faction)
    return Account(
        faction,
        dict(zip(RESOURCES, board.store)),
        dict.fromkeys(RESOURCES, 11),
        board.discs,
        set(board.techs),
        board.colony_ships,
        dict(SHIPS),
        16 - board.discs,
    )


@dataclass
class Place:
    """A tile on the map."""

    sector: str
    q: int
    r: int
    turn: int
    disc: int | None = None
    orbital: bool = False
    monolith: bool = False
    gcds: bool = False
    fleets: dict[int, Counter[str]] = field(default_factory=dict)
    """By seat, in the order of coming."""

    def __post_init__(self) -> None:
        self.tile = SECTORS[self.sector]
        self.squares = list(self.tile.squares)
        self.filled = [False] * len(self.squares)
        self.ancients, self.discovery = self.tile.ancients, self.tile.discovery
        self.wormholes = self.tile.wormholes(self.turn)

    def ships(self, seat: int) -> int:
        return self.fleets[seat].total() if seat in self.fleets else 0

    def present(self, seat: int) -> bool:
        return self.disc == seat or self.ships(seat) > 0

    def come(self, seat: int, ship: str, count: int = 1) -> None:
        self.fleets.setdefault(seat, Counter())[ship] += count

    def go(self, seat: int, ship: str, count: int = 1) -> None:
        assert self.fleets[seat][ship] >= count, f"no {ship} in {self.sector}"
        self.fleets[seat] -= Counter({ship: count})
        if not self.fleets[seat]:
            del self.fleets[seat]

    def fill(self, square: str, cube: bool) -> None:
        place = next(i for i, kind in enumerate(self.squares) if kind == square and self.filled[i] != cube)
        self.filled[place] = cube

    def empty(self) -> list[str]:
        """Take all cubes off; the kinds of their squares."""
        found = [kind for kind, cube in zip(self.squares, self.filled) if cube]
        self.filled = [False] * len(self.squares)
        return found

    def enemies(self, seat: int, faction: str) -> int:
        """Page 10 and 14: ships of others, Ancients, the defence of the centre; Ancients have one friend (p. 27)."""
        others = sum(self.ships(other) for other in self.fleets if other != seat)
        return others + self.gcds + (0 if faction == DRACO else self.ancients)

    def can_leave(self, seat: int, faction: str) -> bool:
        """Page 14: each enemy ship holds one; nobody leaves the guarded centre."""
        return not self.gcds and self.ships(seat) > self.enemies(seat, faction)


def joined(one: Place, other: Place, generator: bool) -> bool:
    """Page 14: side by side, with wormholes on both sides of the edge; the Generator needs one."""
    for edge, (q, r) in enumerate(BESIDE):
        if (one.q + q, one.r + r) == (other.q, other.r):
            sides = (edge in one.wormholes) + ((edge + 3) % 6 in other.wormholes)
            return sides == 2 or (generator and sides == 1)
    return False


def stack_at(q: int, r: int) -> str:
    """Page 7: rings one and two have their own stacks."""
    return {1: "inner", 2: "middle"}.get(max(abs(q), abs(r), abs(q + r)), "outer")
