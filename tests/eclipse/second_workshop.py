"""Upgrades tried out one by one (p. 13): a step is allowed if the parts still to come can make every design sound."""

from functools import lru_cache

from tests.eclipse.accounts import Account, Design, design_of
from tests.eclipse.printed import ANCIENT_PARTS, FREE_PARTS, GRIDS, LETTERS, PARTS, SHIPS

Parts = tuple[str | None, ...]
Square = tuple[str, int]
NOTHING = {"energy": 0, "movement": 0}


@lru_cache(maxsize=100_000)
def design(layout: str, ship: str, parts: Parts) -> Design:
    return design_of(layout, ship, list(parts))


def with_part(parts: Parts, slot: int, part: str | None) -> Parts:
    return (*parts[:slot], part, *parts[slot + 1 :])


@lru_cache(maxsize=100_000)
def can_finish(
    layout: str, ships: tuple[Parts, ...], supply: tuple[str, ...], closed: frozenset[Square], left: int
) -> bool:
    """Whether this many more parts on open squares can make all four designs valid."""
    broken = [ship for ship, parts in zip(SHIPS, ships) if not design(layout, ship, parts).is_sound(ship)]
    if len(broken) > left or not broken:
        return not broken
    ship, place = broken[0], [*SHIPS].index(broken[0])
    return any(
        can_finish(
            layout,
            (*ships[:place], with_part(ships[place], slot, part), *ships[place + 1 :]),
            without(supply, part),
            closed | {(ship, slot)},
            left - 1,
        )
        for slot, old in enumerate(ships[place])
        if (ship, slot) not in closed
        for part in supply
        if is_repair(design(layout, ship, ships[place]), old, part)
    )


def is_repair(broken: Design, old: str | None, part: str) -> bool:
    """A first drive, or more energy than before; nothing else brings a design nearer to soundness."""
    before = PARTS[old] if old else NOTHING
    drive = PARTS[part]["movement"] > 0 and broken.stats["movement"] == 0
    return drive or PARTS[part]["energy"] > before["energy"]


def without(supply: tuple[str, ...], part: str) -> tuple[str, ...]:
    """Ancient parts are there once."""
    return tuple(p for p in supply if p != part) if part in ANCIENT_PARTS else supply


class Bench:
    """A player's four blueprints in the middle of an upgrade."""

    def __init__(self, me: Account, left: int, closed: list[Square]) -> None:
        self.me, self.left, self.closed = me, left, frozenset(closed)
        self.layout = me.board.design
        self.ships = {ship: tuple(me.parts(ship)) for ship in SHIPS}
        self.supply = tuple(sorted({*FREE_PARTS, *me.kept_parts, *(tech for tech in me.techs if tech in PARTS)}))

    def leads_somewhere(self, ship: str, slot: int, part: str | None, left: int) -> bool:
        ships = {**self.ships, ship: with_part(self.ships[ship], slot, part)}
        supply = without(self.supply, part) if part and left < self.left else self.supply
        closed = self.closed | {(ship, slot)} if left < self.left else self.closed
        return can_finish(self.layout, tuple(ships.values()), supply, closed, left)

    def squares(self, part: str) -> set[tuple[str | int | bool, ...]]:
        """Where a part may go: another one lies there, none was put there in this action."""
        return {
            ("put_part", ship, slot)
            for ship, parts in self.ships.items()
            for slot, old in enumerate(parts)
            if old != part and (ship, slot) not in self.closed
            if self.leads_somewhere(ship, slot, part, self.left - 1)
        }

    def takes(self) -> set[tuple[str | int | bool, ...]]:
        return {("take_part", part) for part in self.supply if self.squares(part)}

    def removals(self) -> set[tuple[str | int | bool, ...]]:
        """Tiles that may go back before new ones are taken: the print counts again."""
        printed = {ship: [LETTERS[letter] for letter in grid] for ship, grid in GRIDS[self.layout].items()}
        return {
            ("remove_part", ship, slot)
            for ship, slot in self.me.tiles
            if self.leads_somewhere(ship, slot, printed[ship][slot], self.left)
        }
