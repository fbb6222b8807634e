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
    reach: dict[str, list[str]]
    """By type of ship: the sectors to which its drives carry it, as far as wormholes lead and nobody stops it."""


class HexView(msgspec.Struct, frozen=True):
    sector: str
    q: int
    r: int
    turn: int
    """Sixths clockwise."""
    wormholes: list[int]
    """Edges of the map, clockwise from the top."""
    joined: list[int]
    """Edges with a wormhole on both sides: everybody may pass."""
    half_joined: list[int]
    """Edges to a laid tile with a wormhole on one side only: open to whoever has the Wormhole Generator."""
    points: int
    worth: int
    """Victory points that it brings to whoever controls it; if nobody does, to this seat."""
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
    fighting: list[Seat]
    """Who will fight here: the first attacks the second, the winner the next, and so on (a friend of the Ancients
    stops before them). -1: Ancients or the defence of the centre. Empty if there is peace."""
    enemies: list[Seat]
    """Players whose ships would have to fight here if they came or stayed."""
    traitors: list[Seat]
    """Players who would become traitors by moving a ship here."""
    balance_without: int | None
    """Money that its owner would have after income and upkeep without this sector; None if nobody controls it."""


class DesignView(msgspec.Struct, frozen=True):
    """What the parts of a ship add up to."""

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
    breaks_at: int
    """The damage that destroys the ship."""


class UpgradeView(msgspec.Struct, frozen=True):
    """A square that may take the part in hand, and what the design would then be."""

    ship: str
    slot: int
    design: DesignView


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
    breaks_at: int
    """The damage that destroys the ship."""


class PlayerView(msgspec.Struct, frozen=True):
    seat: Seat
    faction: str | None
    colour: str | None
    store: dict[str, int]
    production: dict[str, int]
    production_less: dict[str, int]
    """What each track would produce with one cube less on it."""
    production_more: dict[str, int]
    """What each track would produce with one cube more on it."""
    track: dict[str, int]
    """Cubes left on each population track."""
    graves: dict[str, int]
    discs: int
    upkeep: int
    upkeep_less: int
    """What it would be with one disc less on the influence track."""
    balance: int
    """Money that would be in store after income and upkeep."""
    reserve: int
    acted: dict[str, int]
    """Discs on the action track; reactions as "react_build". messages: eclipse-acted-*"""
    techs: list[list[str]]
    """By category."""
    discounts: list[int]
    """By category: what the next technology costs less."""
    tech_points: list[int]
    """By category: victory points of its technologies."""
    activations: dict[str, int]
    """How much each action does now: spaces, discs, technologies, parts, builds (Nanorobots included), moves."""
    costs: dict[str, int]
    """Materials that each ship and structure costs."""
    blueprints: list[BlueprintView]
    kept_parts: list[str]
    colony_ships: int
    """Those that are face up."""
    colony_ships_in_all: int
    hangar: dict[str, int]
    trade: int
    slots: dict[str, int]
    """Squares of the reputation track: ambassador, either, reputation."""
    free_slots: list[str]
    """Those that are free, by what they may hold; what lies there lies so that most of it stays free for either."""
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
    design: DesignView


class TurnView(msgspec.Struct, frozen=True):
    """Ships of one type, which act together in a battle."""

    seat: Seat
    """-1: Ancients or the defence of the centre."""
    ship: str
    initiative: int
    count: int
    needs: dict[str, int]
    """By type of enemy ship: the lowest face with which a die of theirs hits it."""


class SiegeView(msgspec.Struct, frozen=True):
    """Ships over a population that they may attack."""

    sector: str
    seat: Seat
    armed: int
    """Ships with cannons that have not attacked yet."""
    dice: list[list[int]]
    """Dice that these would roll, strongest first: damage and computers."""


class PlacementView(msgspec.Struct, frozen=True):
    """A way to lay a drawn tile: which edges would have a wormhole, and which of them would meet another."""

    sector: str
    turn: int
    wormholes: list[int]
    joined: list[int]
    """Edges with a wormhole on both sides."""
    claimable: bool
    """Whether a disc could be placed on it at once."""


class MeleeView(msgspec.Struct, frozen=True):
    sector: str
    attacker: Seat | None
    defender: Seat | None
    """The sides that are fighting now, None between battles; -1: Ancients or the defence of the centre."""
    step: str
    """missiles, engagement, stalemate, or nothing between battles."""
    ships: list[TargetView]
    order: list[TurnView]
    """Types of both sides in the order in which they act in a round."""
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
    fringe: dict[str, str]
    """The empty spaces beside the laid sectors, "q,r", with the stack that each is explored from."""
    neutrals: dict[str, DesignView]
    """The figures of ships that belong to nobody."""
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
    placements: list[PlacementView]
    """How they may be laid."""
    battlefields: list[str]
    """Sectors that will be fought over, in that order."""
    found: str | None
    """The front of the discovery tile that this seat is looking at."""
    drawn_reputation: list[int] | None
    """Values of the reputation tiles that this seat has just drawn."""
    melee: MeleeView | None
    siege: SiegeView | None
    in_hand: str | None
    """The part that this seat has in hand or has just found."""
    upgrades: list[UpgradeView]
    """Where it may go."""
    openings: dict[str, list[str]]
    """If this seat may choose an action: by action, the targets with which it could begin."""


class Forecast(msgspec.Struct, frozen=True):
    """What all battles of a sector will bring, before they are fought out."""

    sides: list[Seat]
    """Who fights, in the order in which they meet: the first attacks the second, the winner the next, and so on.
    -1: Ancients or the defence of the centre."""
    left: list[float]
    """By side: the chance that it has ships there when all battles are over."""
    error: float
    """Largest standard error of the chances if they were simulated, 0 if they are exact."""
    ships: list[list[str]]
    """By side: its types of ship."""
    losses: list[list[float]]
    """By side and type: how many are lost on average."""
    spread: list[list[float]]
    """By side: entry i is the chance that it loses exactly i ships."""
