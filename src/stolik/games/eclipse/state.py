"""Everything on the table. Hexes are numbered in the order of placement (0 is the center); equal pieces are counts."""

from dataclasses import dataclass, field
from typing import Any

from stolik.games.eclipse.ids import NOBODY
from stolik.games.eclipse.messages.options import EclipseOptions
from stolik.kernel.state import State


@dataclass
class Player:
    faction: int
    """Number of the faction; NOBODY until it is chosen."""
    board: int
    store: list[int]
    """Money, science, materials."""
    track: list[int]
    """Cubes on the population tracks; production depends on how many are left."""
    graves: list[int]
    """Cubes in the three graveyards."""
    discs: int
    """Discs on the influence track."""
    reserve: int
    """Discs that only technologies add to the track."""
    acted: list[int]
    """Discs on the six fields of the action track, then on those for upgrade, build and move as reactions."""
    techs: int
    """Set of bits."""
    tiles: list[int]
    """The part tile on each square of the four blueprints (`tables.SLOT_BASE`); NOTHING for the printed part."""
    kept_parts: list[int]
    """Ancient parts beside the board."""
    colony_ships: int
    """Colony ships that are face up."""
    hangar: list[int]
    """Ships not built, by type."""
    reputation: list[int]
    """Values of the reputation tiles, which only their owner knows."""
    friends: int
    """Set of bits: players we have exchanged ambassadors with. Each has one of ours, with a cube on it."""
    kept_discoveries: list[int]
    """Discovery tiles kept for their points; only their owner has seen the front."""
    asked: int = 0
    """Set of bits: players who were offered relations this turn."""
    passed: bool = False
    gone: bool = False
    """Resigned or collapsed: the score is final, and the pieces are back in the box."""
    settled: list[int] = field(default_factory=list)
    """Score parts of a player who has left, in the order of scoring.PARTS, then their stored resources."""


@dataclass
class Melee:
    """The contested sector. Rows of ships are numbered as in rules/combat/fleet.py."""

    hex: int
    order: list[int]
    """Seats in the order of arrival, as it was before the first shot."""
    damage: list[list[int]]
    """By row: the damage of each remaining ship."""
    fleeing: list[int]
    """By row: the hex to which the ships retreat, or NOTHING."""
    fought: int
    """Set of bits: sides that took part in a battle here."""
    escaped: int
    """Set of bits: seats with ships that retreated."""
    earned: list[int]
    """By seat: reputation tiles for ships destroyed."""


@dataclass
class EclipseState(State):
    options: EclipseOptions
    players: list[Player]
    market: list[int]
    """Technology tiles on the supply board, by technology."""
    bag: list[int]
    """Technology tiles in the bag."""
    reputation: list[int]
    """Reputation tiles in the bag, by value (index 0: worth 1)."""
    discoveries: list[int]
    """Face-down discovery tiles in the supply; the next one is at the end."""
    spent: list[int]
    """Discovery tiles whose front was used, by kind."""
    stacks: list[list[int]]
    """Inner, middle and outer sector tiles, face down; the next one is at the end."""
    discards: list[list[int]]
    """Discarded sector tiles, face up, by stack."""
    unused: list[int]
    """Outer tiles that stay in the box, unseen."""
    start: int
    """Seat with the start player marker."""
    next_start: int = NOBODY
    """The player who passed first and starts the next round."""
    traitor: int = NOBODY
    round: int = 1
    gcds: int = 1
    """1 while the center's defense is alive."""

    # The map. Every list is indexed by hex number.
    cells: list[int] = field(default_factory=list)
    sectors: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    near: list[int] = field(default_factory=list)
    """Six per hex: the hex over each edge, or NOTHING."""
    closed: list[int] = field(default_factory=list)
    """Set of bits: edges with another hex behind them."""
    full: list[int] = field(default_factory=list)
    """Set of bits: edges with a wormhole on both sides."""
    half: list[int] = field(default_factory=list)
    """Set of bits: edges to another hex with a wormhole on at least one side."""
    disc: list[int] = field(default_factory=list)
    """Seat whose influence disc is there, or NOBODY."""
    cubes: list[int] = field(default_factory=list)
    """Set of bits: population squares with a cube (of the disc's owner)."""
    orbital: list[int] = field(default_factory=list)
    monolith: list[int] = field(default_factory=list)
    ancients: list[int] = field(default_factory=list)
    discovery: list[int] = field(default_factory=list)
    """The face-down discovery tile, or NOTHING."""
    ships: list[list[int]] = field(default_factory=list)
    """Per hex: ships at `seat * SHIP_TYPES + type`."""
    entered: list[list[int]] = field(default_factory=list)
    """Per hex: seats with ships there, in the order of arrival."""

    melee: Melee | None = None
    turn_over: bool = False
    """Whether the turn ended without offering last actions."""

    def copy(self) -> "EclipseState":
        from stolik.games.eclipse.derived import copy_eclipse_state

        return copy_eclipse_state(self)

    def pack(self) -> dict[str, Any]:
        from stolik.games.eclipse.derived import pack_eclipse_state

        return pack_eclipse_state(self)
