"""What a seat may know, as plain data for people and bots. Hidden things are None or just a count."""

from __future__ import annotations

import msgspec

from stolik.kernel.messages import Seat


class SquareView(msgspec.Struct, frozen=True):
    kind: str
    cube: bool


class FleetView(msgspec.Struct, frozen=True):
    """Ships of one player in a hex. Fleets are in the order of arrival."""

    seat: Seat
    ships: dict[str, int]
    reach: dict[str, list[str]]
    """By type of ship: the sectors it can reach through wormholes until enemies stop it."""


class HexView(msgspec.Struct, frozen=True):
    sector: str
    q: int
    r: int
    turn: int
    """Sixths clockwise."""
    wormholes: list[int]
    """Edges of the map, clockwise from the top."""
    joined: list[int]
    """Edges with a wormhole on both sides, open to everyone."""
    half_joined: list[int]
    """Edges to a placed tile with a wormhole on one side only, open to players with the Wormhole Generator."""
    points: int
    worth: int
    """Victory points for its controller, or for this seat if it has none."""
    artifact: bool
    disc: Seat | None
    squares: list[SquareView]
    """The printed squares, then the orbital if there is one."""
    orbital: bool
    monolith: bool
    ancients: int
    gcds: bool
    discovery: bool
    """Whether a face-down discovery tile is here."""
    fleets: list[FleetView]
    fighting: list[Seat]
    """Who will fight here: the first attacks the second, the winner the next, and so on (a friend of the Ancients stops
    before them). -1 is the Ancients or the center's defense. Empty if there is peace."""
    enemies: list[Seat]
    """Players whose ships would have to fight here if they came or stayed."""
    traitors: list[Seat]
    """Players who would become the traitor by moving a ship here."""
    balance_without: int | None
    """The owner's money after income and upkeep if the sector were given up; None if nobody controls it."""


class DesignView(msgspec.Struct, frozen=True):
    """The sum of a ship's parts."""

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
    """A square that may take the part in hand, and the resulting design."""

    ship: str
    slot: int
    design: DesignView


class SlotView(msgspec.Struct, frozen=True):
    part: str | None
    """The part in effect on this square."""
    tile: bool
    """Whether it is a tile rather than the printed part."""


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
    """Production of each track with one cube less on it."""
    production_more: dict[str, int]
    """Production of each track with one cube more on it."""
    track: dict[str, int]
    """Cubes left on each population track."""
    graves: dict[str, int]
    discs: int
    upkeep: int
    upkeep_less: int
    """The upkeep with one disc less on the influence track."""
    balance: int
    """Money in store after income and upkeep."""
    reserve: int
    acted: dict[str, int]
    """Discs on the action track; reactions as "react_build". messages: eclipse-acted-*"""
    techs: list[list[str]]
    """By category."""
    discounts: list[int]
    """By category: the discount on the next technology."""
    tech_points: list[int]
    """By category: victory points of its technologies."""
    activations: dict[str, int]
    """How many activations each action has now: spaces, discs, technologies, parts, builds (with Nanorobots), moves."""
    costs: dict[str, int]
    """Cost in materials of each ship and structure."""
    blueprints: list[BlueprintView]
    kept_parts: list[str]
    colony_ships: int
    """Colony ships that are face up."""
    colony_ships_in_all: int
    hangar: dict[str, int]
    trade: int
    slots: dict[str, int]
    """Squares of the reputation track: ambassador, either, reputation."""
    free_slots: list[str]
    """Free squares by what they may hold, with the tiles arranged so that as many as possible stay free for either."""
    friends: list[Seat]
    reputation_tiles: int
    reputation: list[int] | None
    discovery_tiles: int
    """Tiles kept for their points."""
    discoveries: list[str] | None
    passed: bool
    gone: bool
    points: dict[str, int]
    """The parts of the score if the game ended now, without anything this seat may not see."""


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
    """By type of enemy ship: the lowest die face that hits it."""


class SiegeView(msgspec.Struct, frozen=True):
    """Ships over a population that they may attack."""

    sector: str
    seat: Seat
    armed: int
    """Ships with cannons that have not attacked yet."""
    dice: list[list[int]]
    """Dice that these ships would roll, strongest first: damage and computers."""


class PlacementView(msgspec.Struct, frozen=True):
    """A way to place a drawn tile: which edges would have a wormhole, and which of these would meet another."""

    sector: str
    turn: int
    wormholes: list[int]
    joined: list[int]
    """Edges with a wormhole on both sides."""
    claimable: bool
    """Whether the player could place a disc on it at once."""


class MeleeView(msgspec.Struct, frozen=True):
    sector: str
    attacker: Seat | None
    defender: Seat | None
    """The sides fighting now, None between battles; -1 is the Ancients or the center's defense."""
    step: str
    """missiles, engagement, stalemate, or "" between battles."""
    ships: list[TargetView]
    order: list[TurnView]
    """Types of both sides in the order in which they act in a round."""
    dice: list[list[int]]
    """Dice waiting to be assigned: face, damage, and 1 if any enemy ship would be hit."""


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
    """The empty spaces next to placed sectors, "q,r", with the stack for each."""
    neutrals: dict[str, DesignView]
    """The values of neutral ships."""
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
    """How they may be placed."""
    battlefields: list[str]
    """Contested sectors, in the order of their battles."""
    found: str | None
    """The front of the discovery tile that this seat is looking at."""
    drawn_reputation: list[int] | None
    """Values of the reputation tiles that this seat has just drawn."""
    melee: MeleeView | None
    siege: SiegeView | None
    in_hand: str | None
    """The part that this seat has in hand or just found."""
    upgrades: list[UpgradeView]
    """Where it may go."""
    openings: dict[str, list[str]]
    """If this seat may choose an action: the first targets of each action."""


class Forecast(msgspec.Struct, frozen=True):
    """The odds of all battles in a sector, before they are fought."""

    sides: list[Seat]
    """The sides, in the order in which they meet: the first attacks the second, the winner the next, and so on. -1 is
    the Ancients or the center's defense."""
    left: list[float]
    """By side: the chance that it has ships there when all battles are over."""
    error: float
    """Largest standard error of the chances if simulated, 0 if exact."""
    ships: list[list[str]]
    """By side: its types of ship."""
    losses: list[list[float]]
    """By side and type: how many are lost on average."""
    spread: list[list[float]]
    """By side: entry i is the chance that it loses exactly i ships."""
