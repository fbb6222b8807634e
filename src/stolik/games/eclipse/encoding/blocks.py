"""What a seat knows of Eclipse, table by table."""

from typing import Any, Final

from stolik.games.eclipse.cards.discovery import Discovery
from stolik.games.eclipse.encoding.actions import SEATS, SECTOR_NAMES, SHIP_NAMES
from stolik.games.eclipse.encoding.boards import Blueprints, Boards
from stolik.games.eclipse.ids import NOBODY, NOTHING, ORBITAL_SPACE, ORBITAL_SQUARE, SHIP_TYPES, SQUARES
from stolik.games.eclipse.rules.combat.reputation import ReputationChoice
from stolik.games.eclipse.rules.explore import Placement
from stolik.games.eclipse.rules.galaxy import guarded
from stolik.games.eclipse.rules.hexes import axial
from stolik.games.eclipse.rules.turn import ActionPhase
from stolik.games.eclipse.rules.upgrade import UpgradeAction
from stolik.games.eclipse.rules.upkeep import UpkeepPhase
from stolik.games.eclipse.state import EclipseState, Melee
from stolik.games.eclipse.tables import DISCOVERIES, PARTS, REPUTATION_BAG, SECTORS, TECHS
from stolik.kernel.encoding import Block, Question, capped, one_of, seven

FROM_HERE: Final = [f"seat+{p}" for p in range(SEATS)]
MIDDLE: Final = 20
"""Coordinate of the center, chosen so that no coordinate is ever negative: no galaxy reaches further."""


PLAYERS: Final = one_of(SEATS - 1)
SEAT: Final = one_of(SEATS)


class Table(Block):
    """Round and phase, the remaining contents of bags and stacks, the space being explored, and the options."""

    def __init__(self) -> None:
        counts = ["round", "technologies in the bag", "reputation in the bag", "discoveries left", "inner sectors"]
        counts += ["middle sectors", "outer sectors", "defense of the centre", "space explored: q", "space explored: r"]
        marks = ["action phase", "upkeep phase", "with aliens", "factions drawn"]
        seats = [f"{n} players" for n in range(2, SEATS + 1)]
        seats += [f"{what}: {p}" for what in ("start player", "next start player", "traitor") for p in FROM_HERE]
        techs = [f"on offer: {tech.id}" for tech in TECHS]
        super().__init__("table", ["table"], counts + marks + seats + techs)

    def write(self, s: Any, seat: int, out: list[bytes]) -> None:
        t: EclipseState = s
        q = r = -MIDDLE
        acting = upkeep = False
        for frame in t.stack:
            if isinstance(frame, Placement):
                q, r = axial(frame.cell)
            elif isinstance(frame, ActionPhase):
                acting = True
            elif isinstance(frame, UpkeepPhase):
                upkeep = True
        inner, middle, outer = len(t.stacks[0]), len(t.stacks[1]), len(t.stacks[2])
        out.append(seven(t.round, total(t.bag), total(t.reputation), len(t.discoveries), inner, middle, outer))
        aliens, drawn = t.options.species == "all", t.options.factions == "random"
        out.append(seven(t.gcds, q + MIDDLE, r + MIDDLE, acting, upkeep, aliens, drawn))
        out.append(PLAYERS[t.seats - 2])
        for who in (t.start, t.next_start, t.traitor):
            out.append(SEAT[(who - seat) % t.seats if who != NOBODY else NOBODY])
        out.append(bytes(t.market))


def total(heap: list[int]) -> int:
    left = 0
    for n in heap:
        left += n
    return left


class Own(Block):
    """What only this seat knows: its tiles, and what it just drew or found."""

    def __init__(self) -> None:
        values = range(1, len(REPUTATION_BAG) + 1)
        columns = [f"reputation worth {n}" for n in values] + [f"drawn reputation worth {n}" for n in values]
        columns += [f"kept: {tile.id}" for tile in DISCOVERIES] + [f"found: {tile.id}" for tile in DISCOVERIES]
        super().__init__("own", ["now"], [*columns, *[f"in hand: {part.id}" for part in PARTS]])

    def write(self, s: Any, seat: int, out: list[bytes]) -> None:
        t: EclipseState = s
        row = bytearray(self.size)
        p = t.players[seat]
        for value in p.reputation:
            row[value - 1] += 1
        for tile in p.kept_discoveries:
            row[8 + tile] += 1
        for frame in t.stack:
            if isinstance(frame, ReputationChoice) and frame.seat == seat:
                for value in frame.drawn:
                    row[3 + value] += 1
            elif isinstance(frame, Discovery) and frame.seat == seat:
                row[8 + len(DISCOVERIES) + frame.tile] = 1
            elif isinstance(frame, UpgradeAction) and frame.seat == seat and frame.part != NOTHING:
                row[8 + 2 * len(DISCOVERIES) + frame.part] = 1
        out.append(bytes(row))


class Sectors(Block):
    """Every sector: its position, its open edges, and who and what is there."""

    def __init__(self) -> None:
        marks = ["laid", "q", "r", "turn", "ancients", "defense", "discovery", "monolith", "drawn", "thrown away"]
        edges = [f"edge {e} open" for e in range(6)] + [f"edge {e} half open" for e in range(6)]
        squares = [f"free: {square}" for square in SQUARES] + [f"cubes: {square}" for square in SQUARES]
        owners = [f"disc of {p}" for p in FROM_HERE]
        fleets = [f"{what} of {p}" for p in FROM_HERE for what in ["came as number", *SHIP_NAMES]]
        super().__init__("sectors", SECTOR_NAMES, ["fought over", *marks, *edges, *squares, *owners, *fleets])

    def write(self, s: Any, seat: int, out: list[bytes]) -> None:
        t: EclipseState = s
        table = bytearray(self.size)
        for h, sector in enumerate(t.sectors):
            self.mark_hex(t, seat, h, table, sector * self.width)
        if t.melee is not None:
            table[t.sectors[t.melee.hex] * self.width] = 1
        for frame in t.stack:
            if isinstance(frame, Placement):
                for tile in frame.tiles:
                    table[tile * self.width + 9] = 1
        for tiles in t.discards:
            for tile in tiles:
                table[tile * self.width + 10] = 1
        out.append(bytes(table))

    def mark_hex(self, t: EclipseState, seat: int, h: int, table: bytearray, row: int) -> None:
        self.mark_marks(t, h, table, row + 1)
        self.mark_edges(t, h, table, row + 11)
        self.mark_squares(t, h, table, row + 23)
        if t.disc[h] != NOBODY:
            table[row + 39 + (t.disc[h] - seat) % t.seats] = 1
        self.mark_fleets(t, seat, h, table, row + 45)

    def mark_marks(self, t: EclipseState, h: int, table: bytearray, cell: int) -> None:
        q, r = axial(t.cells[h])
        table[cell] = 1
        table[cell + 1] = q + MIDDLE
        table[cell + 2] = r + MIDDLE
        table[cell + 3] = t.turns[h]
        table[cell + 4] = t.ancients[h]
        table[cell + 5] = guarded(t, h)
        table[cell + 6] = t.discovery[h] != NOTHING
        table[cell + 7] = t.monolith[h]

    def mark_edges(self, t: EclipseState, h: int, table: bytearray, cell: int) -> None:
        full, half = t.full[h], t.half[h]
        for edge in range(6):
            if full >> edge & 1:
                table[cell + edge] = 1
            elif half >> edge & 1:
                table[cell + 6 + edge] = 1

    def mark_squares(self, t: EclipseState, h: int, table: bytearray, cell: int) -> None:
        """Squares by kind: first the free ones, then those with a cube."""
        cubes = t.cubes[h]
        for square, kind in enumerate(SECTORS[t.sectors[h]].squares):
            table[cell + kind + (8 if cubes >> square & 1 else 0)] += 1
        if t.orbital[h]:
            table[cell + ORBITAL_SPACE + (8 if cubes >> ORBITAL_SQUARE & 1 else 0)] += 1

    def mark_fleets(self, t: EclipseState, seat: int, h: int, table: bytearray, cell: int) -> None:
        for number, p in enumerate(t.entered[h]):
            fleet = cell + 5 * ((p - seat) % t.seats)
            table[fleet] = number + 1
            for ship in range(SHIP_TYPES):
                table[fleet + 1 + ship] = t.ships[h][p * SHIP_TYPES + ship]


class Fight(Block):
    """Damage of the ships in the contested sector, and where they retreat to."""

    def __init__(self) -> None:
        columns = [f"{what}: {ship}" for ship in SHIP_NAMES for what in ("damage in all", "worst damage", "fleeing")]
        super().__init__("fight", [*FROM_HERE, "Ancients or defense"], columns)

    def write(self, s: Any, seat: int, out: list[bytes]) -> None:
        t: EclipseState = s
        if t.melee is None:
            out.append(self.blank)
            return
        table = bytearray(self.size)
        self.mark_melee(t, t.melee, seat, table)
        out.append(bytes(table))

    def mark_melee(self, t: EclipseState, melee: Melee, seat: int, table: bytearray) -> None:
        for number, damages in enumerate(melee.damage):
            side, ship = divmod(number, SHIP_TYPES)
            row = SEATS if side == t.seats else (side - seat) % t.seats
            cell = row * self.width + 3 * ship
            for damage in damages:
                table[cell] = capped(table[cell] + damage)
                if damage > table[cell + 1]:
                    table[cell + 1] = capped(damage)
            if melee.fleeing[number] != NOTHING:
                table[cell + 2] = 1


QUESTIONS: Final = [
    "artifacts", "assign-die", "attack-population", "bankrupt", "before-colony-ships", "build", "bury-cube", "claim",
    "destroy-cube", "discovery", "draft", "drop-disc", "engagement", "explore", "give-cube", "influence", "make-room",
    "missiles", "move", "move-on", "place-tile", "proposal", "put-part", "reaction", "relations", "reputation",
    "research", "return-cube", "second-tile", "stalemate", "takeover", "turn", "turn-after", "upgrade", "upkeep",
]  # fmt: skip
"""Every question of the game. The test of observations compares them with the game's messages."""

THINGS: Final = {
    "sector": SECTOR_NAMES, "ship": SHIP_NAMES, "part": [part.id for part in PARTS], "square": SQUARES,
}  # fmt: skip

BLOCKS: Final[list[Block]] = [
    Question(QUESTIONS, THINGS, SEATS, 3),
    Table(),
    Own(),
    Boards(),
    Blueprints(),
    Sectors(),
    Fight(),
]
