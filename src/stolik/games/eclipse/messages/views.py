"""What a seat may know, as plain data for people and bots. Hidden things are None or only counted."""

from __future__ import annotations

import msgspec

from stolik.kernel.messages import Seat


class SquareView(msgspec.Struct, frozen=True):
    kind: str
    cube: bool


class FleetView(msgspec.Struct, frozen=True):
    """Ships of one player in a hex. Fleets stand in the order in which they came."""

    seat: Seat
    ships: dict[str, int]


class HexView(msgspec.Struct, frozen=True):
    sector: str
    q: int
    r: int
    turn: int
    """Sixths clockwise."""
    wormholes: list[int]
    """Edges of the map, clockwise from the top."""
    points: int
    artifact: bool
    disc: Seat | None
    squares: list[SquareView]
    """The printed ones; then the orbital, if there is one."""
    orbital: bool
    monolith: bool
    ancients: int
    gcds: bool
    discovery: bool
    """A face-down discovery tile lies here."""
    fleets: list[FleetView]


class SlotView(msgspec.Struct, frozen=True):
    part: str | None
    """What counts on this square."""
    tile: bool
    """It is a tile, not the print."""


class BlueprintView(msgspec.Struct, frozen=True):
    ship: str
    columns: list[int]
    """Squares per column, left to right."""
    slots: list[SlotView]
    cost: int
    initiative: int
    movement: int
    computer: int
    shield: int
    hull: int
    energy: int
    """Produced less used."""
    cannons: list[int]
    """Damage of each die."""
    missiles: list[int]


class PlayerView(msgspec.Struct, frozen=True):
    seat: Seat
    faction: str | None
    colour: str | None
    store: dict[str, int]
    production: dict[str, int]
    track: dict[str, int]
    """Cubes left on each population track."""
    graves: dict[str, int]
    discs: int
    upkeep: int
    reserve: int
    acted: dict[str, int]
    """Discs on the action track; reactions as "react_build". messages: eclipse-acted-*"""
    techs: list[list[str]]
    """By category."""
    blueprints: list[BlueprintView]
    kept_parts: list[str]
    colony_ships: int
    """Those that are face up."""
    colony_ships_in_all: int
    hangar: dict[str, int]
    trade: int
    slots: dict[str, int]
    """Squares of the reputation track: ambassador, either, reputation."""
    friends: list[Seat]
    reputation_tiles: int
    reputation: list[int] | None
    discovery_tiles: int
    """Kept for their points."""
    discoveries: list[str] | None
    passed: bool
    gone: bool
    points: dict[str, int]
    """The parts of the score as if it ended now, without what this seat may not see."""


class OfferView(msgspec.Struct, frozen=True):
    """A technology on the supply board."""

    tech: str
    count: int
    cost: int
    minimum: int
    price: int | None
    """What this seat would pay; None if it may not have it."""


class TargetView(msgspec.Struct, frozen=True):
    """A ship in the sector that is being fought over."""

    seat: Seat
    """-1: Ancients or the defence of the centre."""
    ship: str
    damage: int
    initiative: int
    flees_to: str | None
    """The sector to which it retreats at its next turn."""


class MeleeView(msgspec.Struct, frozen=True):
    sector: str
    attacker: Seat | None
    defender: Seat | None
    """The sides that are fighting now, None between battles; -1: Ancients or the defence of the centre."""
    step: str
    """missiles, engagement, stalemate, or nothing between battles."""
    ships: list[TargetView]
    dice: list[list[int]]
    """Dice that wait to be assigned: face, damage, and 1 if any enemy ship would be hit."""


class EclipseView(msgspec.Struct, frozen=True):
    seat: Seat | None
    round: int
    rounds: int
    phase: str
    start: Seat
    next_start: Seat | None
    traitor: Seat | None
    hexes: list[HexView]
    players: list[PlayerView]
    market: list[OfferView]
    tech_bag: int
    reputation_bag: int
    discovery_stack: int
    stacks: dict[str, int]
    discards: dict[str, list[str]]
    space: str | None
    """The space that is being explored, "q,r"."""
    drawn: list[str]
    """The tiles drawn for it."""
    found: str | None
    """The front of the discovery tile that this seat is looking at."""
    drawn_reputation: list[int] | None
    """Values of the reputation tiles that this seat has just drawn."""
    melee: MeleeView | None


class Forecast(msgspec.Struct, frozen=True):
    """What the next battle of a sector will bring, before it is fought."""

    attacker: int
    defender: int
    """Seats; -1: Ancients or the defence of the centre."""
    attacker_survives: float
    defender_survives: float
    """Chances."""
    error: float
    """Standard error of the chances if they were simulated, 0 if they are exact."""
    ships: list[list[str]]
    """The types of ship of the attacker and of the defender."""
    losses: list[list[float]]
    """How many of each are lost on average."""
