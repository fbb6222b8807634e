"""The component tables, read once at import into typed rows. Nothing here ever changes."""

from dataclasses import dataclass
from typing import Any, Final

from stolik.games.eclipse.ids import ACTIONS, CATEGORIES, NOTHING, RESOURCES, SQUARES, STACKS
from stolik.kernel.data import table


def _load(name: str) -> dict[str, Any]:
    return table("stolik.games.eclipse", name)


def _numbers(rows: list[Any]) -> dict[str, int]:
    return {row.id: number for number, row in enumerate(rows)}


# --- technologies and parts ---------------------------------------------------------------------------------------


@dataclass
class Tech:
    id: str
    category: int
    cost: int
    minimum: int
    copies: int
    kind: str
    gives: str
    discs: int


def _tech(row: dict[str, Any]) -> Tech:
    category = CATEGORIES.index(row["category"])
    gives, discs = row.get("gives", ""), row.get("discs", 0)
    return Tech(row["id"], category, row["cost"], row["minimum"], row["copies"], row["kind"], gives, discs)


TECHS: Final[list[Tech]] = [_tech(row) for row in _load("technologies")["technologies"]]
TECH: Final[dict[str, int]] = _numbers(TECHS)
CATEGORY_TECHS: Final[list[int]] = [
    sum(1 << t for t, tech in enumerate(TECHS) if tech.category == category) for category in range(len(CATEGORIES))
]
"""The technologies of each category as a set of bits."""


@dataclass
class Part:
    id: str
    tech: int
    """The technology it requires, or NOTHING."""
    ancient: bool
    energy: int
    initiative: int
    movement: int
    computer: int
    shield: int
    hull: int
    dice: int
    damage: int
    missile: bool


def _part(row: dict[str, Any]) -> Part:
    """Missing values are zero."""
    figures = dict.fromkeys(("energy", "initiative", "movement", "computer", "shield", "hull", "dice", "damage"), 0)
    marks = {"ancient": False, "missile": False}
    tech = TECH[row["technology"]] if "technology" in row else NOTHING
    return Part(tech=tech, **(figures | marks | {k: v for k, v in row.items() if k != "technology"}))


PARTS: Final[list[Part]] = [_part(row) for row in _load("parts")["parts"]]
PART: Final[dict[str, int]] = _numbers(PARTS)
ENERGY: Final[list[int]] = [part.energy for part in PARTS] + [0]
MOVEMENT: Final[list[int]] = [part.movement for part in PARTS] + [0]
"""By part; the last entry is NOTHING, an empty square."""

# --- ships, blueprints, boards ------------------------------------------------------------------------------------


@dataclass
class Ship:
    id: str
    count: int
    size: int
    reputation: int
    moves: bool


_SHIPS: Final = _load("ships")
SHIPS: Final[list[Ship]] = [
    Ship(row["id"], row["count"], row["size"], row["reputation"], row["moves"]) for row in _SHIPS["ships"]
]
SHIP: Final[dict[str, int]] = _numbers(SHIPS)
ITEMS: Final[list[str]] = [ship.id for ship in SHIPS] + ["orbital", "monolith"]
"""Everything that can be built."""
ITEM: Final[dict[str, int]] = {item: number for number, item in enumerate(ITEMS)}
ITEM_TECH: Final[list[int]] = [
    next((t for t, tech in enumerate(TECHS) if tech.kind == "build" and tech.gives == item), NOTHING) for item in ITEMS
]


@dataclass
class Neutral:
    """Ancient ships and the center's defense."""

    count: int
    dice: int
    damage: int
    computer: int
    shield: int
    hull: int
    initiative: int
    reputation: int


ANCIENT: Final[Neutral] = Neutral(**_SHIPS["neutrals"]["ancient"])
GCDS: Final[Neutral] = Neutral(**_SHIPS["neutrals"]["gcds"])

SLOT_BASE: Final[list[int]] = [0, 4, 10, 18]
"""Number of the first square of each ship's blueprint."""
SLOTS: Final = 23
"""Squares of all four blueprints on the widest boards."""


@dataclass
class Blueprint:
    initiative: int
    energy: int
    computer: int
    printed: list[int]
    """The printed part of each square, or NOTHING."""
    columns: list[int]
    """Squares in each of the three columns, for drawing it."""


def _blueprint(ship: str, family: str) -> Blueprint:
    """The row for this family if there is one; the common rows come first."""
    row = [r for r in _SHIPS["blueprints"] if r["ship"] == ship and r["set"] in ("common", family)][-1]
    printed = [PART[p] if p else NOTHING for column in row["grid"] for p in column]
    return Blueprint(row["initiative"], row["energy"], row["computer"], printed, [len(c) for c in row["grid"]])


@dataclass
class Board:
    """A player board: everything that differs between species."""

    id: str
    storage: list[int]
    trade: int
    techs: int
    ship: int
    activations: list[int]
    colony_ships: int
    discs: int
    ambassador_slots: int
    either_slots: int
    reputation_slots: int
    settled: list[int]
    costs: list[int]
    blueprints: list[Blueprint]
    colonize: int
    reputation_at_start: int
    explore_draws: int
    points_per_sector: int
    points_per_ancient: int
    fragile_population: bool
    friend_of_ancients: bool


_SPECIES: Final = _load("species")


def _board(name: str, row: dict[str, Any]) -> Board:
    slots = row["slots"]
    return Board(
        id=name,
        storage=[row["storage"][resource] for resource in RESOURCES],
        trade=row["trade"],
        techs=sum(1 << TECH[tech] for tech in row["technologies"]),
        ship=SHIP[row["ship"]],
        activations=[row["activations"][action] for action in ACTIONS],
        colony_ships=row["colony_ships"],
        discs=row["discs"],
        ambassador_slots=slots["ambassador"],
        either_slots=slots["either"],
        reputation_slots=slots["reputation"],
        settled=[SQUARES.index(square) for square in row["settled"]],
        costs=[_SHIPS["costs"][row["costs"]][item] for item in ITEMS],
        blueprints=[_blueprint(ship.id, row["blueprints"]) for ship in SHIPS],
        colonize=row["colonize"],
        reputation_at_start=row["reputation_at_start"],
        explore_draws=row["explore_draws"],
        points_per_sector=row["points_per_sector"],
        points_per_ancient=row["points_per_ancient"],
        fragile_population=row["fragile_population"],
        friend_of_ancients=row["friend_of_ancients"],
    )


BOARDS: Final[list[Board]] = [_board(n, _SPECIES["defaults"] | row) for n, row in _SPECIES["boards"].items()]


@dataclass
class Faction:
    id: str
    board: int
    colour: str
    sector: int


# --- sectors ------------------------------------------------------------------------------------------------------


@dataclass
class Sector:
    id: str
    stack: int
    points: int
    squares: list[int]
    artifact: bool
    discovery: bool
    ancients: int
    gcds: bool
    holes: list[int]
    """By rotation of the tile in sixths: the edges of the map with a wormhole, as a set of bits."""


def _sector(row: dict[str, Any]) -> Sector:
    holes = [sum(1 << (edge + turn) % 6 for edge in row["wormholes"]) for turn in range(6)]
    squares = [SQUARES.index(square) for square in row["squares"]]
    marks = (row.get("artifact", False), row.get("discovery", False), row.get("ancients", 0), row.get("gcds", False))
    return Sector(row["id"], STACKS.index(row["stack"]), row["points"], squares, *marks, holes)


SECTORS: Final[list[Sector]] = [_sector(row) for row in _load("sectors")["sectors"]]
SECTOR: Final[dict[str, int]] = _numbers(SECTORS)

_BOARD: Final[dict[str, int]] = _numbers(BOARDS)
FACTIONS: Final[list[Faction]] = [
    Faction(row["id"], _BOARD[row["board"]], row["colour"], SECTOR[row["sector"]]) for row in _SPECIES["factions"]
]
FACTION: Final[dict[str, int]] = _numbers(FACTIONS)
TERRANS: Final = 6
"""How many factions, from the first, are Terrans."""

# --- discoveries, tracks, counts ----------------------------------------------------------------------------------


@dataclass
class DiscoveryTile:
    id: str
    copies: int
    kind: str
    resource: int
    amount: int
    ship: int
    part: int


def _discovery(row: dict[str, Any]) -> DiscoveryTile:
    resource = RESOURCES.index(row["resource"]) if "resource" in row else NOTHING
    ship = SHIP[row["ship"]] if "ship" in row else NOTHING
    part = PART[row["part"]] if "part" in row else NOTHING
    return DiscoveryTile(row["id"], row["copies"], row["kind"], resource, row.get("amount", 0), ship, part)


DISCOVERIES: Final[list[DiscoveryTile]] = [_discovery(row) for row in _load("discoveries")["discoveries"]]
DISCOVERY: Final[dict[str, int]] = _numbers(DISCOVERIES)


@dataclass
class Counts:
    """Everything that depends on the number of players (p. 4 and 24)."""

    outer_sectors: int
    technologies_at_setup: int
    technologies_each_round: int
    diplomacy: bool


@dataclass
class Position:
    q: int
    r: int
    turn: int


_TRACKS: Final = _load("tracks")
ROUNDS: Final[int] = _TRACKS["rounds"]
PRODUCTION: Final[list[int]] = _TRACKS["production"]
"""By cubes left on the population track."""
TRACK_LENGTH: Final[int] = len(PRODUCTION) - 1
TRACK_CUBES: Final[int] = _TRACKS["population_cubes"]
UPKEEP: Final[list[int]] = _TRACKS["upkeep"]
"""By discs left on the influence track; more discs than listed cost nothing either."""
DISCOUNT: Final[list[int]] = _TRACKS["technology_discount"]
TECH_POINTS: Final[list[int]] = _TRACKS["technology_points"]
TRACK_TECHS: Final[int] = len(DISCOUNT)
DISCS: Final[int] = _TRACKS["limits"]["influence_discs"]
CUBES: Final[int] = _TRACKS["limits"]["population_cubes"]
AMBASSADORS: Final[int] = _TRACKS["limits"]["ambassadors"]
POINTS: Final[dict[str, int]] = _TRACKS["points"]
REPUTATION_BAG: Final[list[int]] = [_TRACKS["reputation"]["bag"][str(value)] for value in range(1, 5)]
"""Tiles of value 1, 2, 3, 4."""
REPUTATION_FOR_TAKING_PART: Final[int] = _TRACKS["reputation"]["participation"]
REPUTATION_MOST_DRAWN: Final[int] = _TRACKS["reputation"]["most_drawn"]
ARTIFACT_UNITS: Final[int] = _TRACKS["artifact_key"]["units"]
COUNTS: Final[dict[int, Counts]] = {int(n): Counts(**row) for n, row in _TRACKS["players"].items()}
LAYOUTS: Final[dict[int, list[Position]]] = {
    int(n): [Position(**row) for row in rows] for n, rows in _TRACKS["layouts"].items()
}
