"""What is printed on tiles and boards, typed a second time: the second reading shares no table with the game."""

from dataclasses import dataclass, field

RESOURCES = ["money", "science", "materials"]
PRODUCTION = [28, 24, 21, 18, 15, 12, 10, 8, 6, 4, 3, 2]
"""By cubes on the track."""
UPKEEP = [30, 25, 21, 17, 13, 10, 7, 5, 3, 2, 1, 0, 0]
"""By discs on the track."""

# --- sectors: number, points, wormholes from the top clockwise, Artifact, Discovery, Ancients, squares ---------------

SECTOR_ROWS = """
001 4 111111 A D 0 S S* R R* G G
101 2 011111 - D 1 M R R*
102 3 101101 A - 0 S S*
103 2 111011 - - 0 M* G
104 2 110110 - D 2 M M* S S*
105 3 110111 A D 1 M S R*
106 2 111100 - - 0 S R
107 2 111101 - - 0 M S* R*
108 2 110110 - D 1 M* S G
201 1 010101 - - 0 M R
202 1 010101 - - 0 S S*
203 1 110101 - D 2 M S R
204 2 110101 A D 1 M* R* G
205 1 001110 - - 0 M M* S*
206 1 011101 - D 0 R
207 1 110100 - D 0
208 1 101101 - D 0
209 1 110101 - - 0 M* S
210 1 100101 - - 0 M R
211 2 111100 A D 1 M R* G
301 2 101100 A D 2 M S R*
302 2 100110 A D 1 M* R
303 2 000101 A D 1 G
304 1 100100 - - 0 M* R
305 1 110100 - D 1 S R
306 1 010100 - - 0 M R
307 1 101100 - - 0 M S*
308 1 001101 - - 0 S R*
309 1 100101 - - 0 M S*
310 1 100100 - - 0 S R
311 1 101100 - D 0 R
312 1 110100 - D 0 R
313 1 100100 - D 0 G
314 1 001110 - D 0 G
315 1 100101 - D 0
316 1 110100 - D 0
317 1 000110 - - 0 M M*
318 1 001100 - - 0 R* G
221 3 110110 A - 0 M M* S S* R
222 3 110110 A - 0 M M* S S*
223 3 110110 A - 0 M M* S S* R
224 3 110110 A - 0 M S S* R*
225 3 110110 A - 0 M M* S S* R
226 3 110110 A - 0 M S R
227 3 110110 A - 0 M M* S S* R
228 3 110110 A - 0 M S R*
229 3 110110 A - 0 M M* S S* R
230 3 110110 A - 0 M M* S R*
231 3 110110 A - 0 M M* S S* R
232 3 110110 A - 0 M* S R R*
"""
SQUARES = {
    "M": "money", "S": "science", "R": "materials", "G": "gray",
    "M*": "advanced_money", "S*": "advanced_science", "R*": "advanced_materials",
}  # fmt: skip


@dataclass
class Sector:
    points: int
    mask: str
    artifact: bool
    discovery: bool
    ancients: int
    squares: list[str]

    def wormholes(self, turn: int) -> list[int]:
        """Edges of the map with a wormhole if the tile is rotated by this many sixths."""
        return [edge for edge in range(6) if self.mask[(edge - turn) % 6] == "1"]


SECTORS = {
    no: Sector(int(points), mask, artifact == "A", discovery == "D", int(ancients), [SQUARES[s] for s in squares])
    for no, points, mask, artifact, discovery, ancients, *squares in map(str.split, SECTOR_ROWS.split("\n")[1:-1])
}
STACKS = {"1": "inner", "2": "middle", "3": "outer"}
"""By the first digit of the number."""
LAYOUTS = {
    2: [(0, -2, 0), (0, 2, 0)],
    3: [(0, -2, 0), (2, 0, 2), (-2, 2, 1)],
    4: [(2, -2, 1), (2, 0, 1), (-2, 2, 1), (-2, 0, 1)],
    5: [(0, -2, 0), (2, -2, 0), (2, 0, 1), (-2, 2, 1), (-2, 0, 2)],
    6: [(0, -2, 0), (2, -2, 1), (2, 0, 2), (0, 2, 0), (-2, 2, 1), (-2, 0, 2)],
}
OUTER = {2: 5, 3: 10, 4: 14, 5: 16, 6: 18}
TECHS_AT_FIRST = {2: 12, 3: 14, 4: 16, 5: 18, 6: 20}
TECHS_LATER = {2: 4, 3: 6, 4: 7, 5: 8, 6: 9}

# --- technologies ---------------------------------------------------------------------------------------------------

MILITARY = "neutron_bombs starbase plasma_cannon phase_shield advanced_mining tachyon_source plasma_missile "
GRID = "gauss_shield improved_hull fusion_source positron_computer advanced_economy tachyon_drive antimatter_cannon "
NANO = "nanorobots fusion_drive advanced_robotics orbital advanced_labs monolith artifact_key wormhole_generator"
TRACKS = [MILITARY + "gluon_computer", GRID + "quantum_grid", NANO]
"""The cheapest first."""
LADDER = [(2, 2), (4, 3), (6, 4), (8, 5), (10, 6), (12, 6), (14, 7), (16, 8)]
CATEGORY = {tech: category for category, names in enumerate(TRACKS) for tech in names.split()}
COST = {tech: ladder for names in TRACKS for tech, ladder in zip(names.split(), LADDER)}
DISCOUNT = [0, 1, 2, 3, 4, 6, 8]
TECH_POINTS = [0, 0, 0, 0, 1, 2, 3, 5]
MORE_DISCS = {"advanced_robotics": 1, "quantum_grid": 2}
OPENS = {
    "advanced_money": "advanced_economy", "advanced_science": "advanced_labs", "advanced_materials": "advanced_mining",
}  # fmt: skip

# --- ship parts: energy, initiative, movement, computer, shield, hull, damage of cannons, of missiles ----------------

PART_ROWS = """
ion_cannon        -1 0 0 0 0 0 1 -
plasma_cannon     -2 0 0 0 0 0 2 -
antimatter_cannon -4 0 0 0 0 0 4 -
plasma_missile     0 0 0 0 0 0 - 22
electron_computer  0 0 0 1 0 0 - -
positron_computer -1 1 0 2 0 0 - -
gluon_computer    -2 2 0 3 0 0 - -
gauss_shield       0 0 0 0 1 0 - -
phase_shield      -1 0 0 0 2 0 - -
hull               0 0 0 0 0 1 - -
improved_hull      0 0 0 0 0 2 - -
nuclear_drive     -1 1 1 0 0 0 - -
fusion_drive      -2 2 2 0 0 0 - -
tachyon_drive     -3 3 3 0 0 0 - -
nuclear_source     3 0 0 0 0 0 - -
fusion_source      6 0 0 0 0 0 - -
tachyon_source     9 0 0 0 0 0 - -
axion_computer     0 0 0 3 0 0 - -
hypergrid_source  11 0 0 0 0 0 - -
shard_hull         0 0 0 0 0 3 - -
ion_turret        -1 0 0 0 0 0 11 -
conformal_drive   -2 2 4 0 0 0 - -
flux_shield       -2 0 0 0 3 0 - -
"""
STATS = ["energy", "initiative", "movement", "computer", "shield", "hull"]
PARTS = {row[0]: dict(zip(STATS, map(int, row[1:7]))) for row in map(str.split, PART_ROWS.split("\n")[1:-1])}
DICE = {row[0]: row[7:] for row in map(str.split, PART_ROWS.split("\n")[1:-1])}
FREE_PARTS = ["ion_cannon", "electron_computer", "hull", "nuclear_drive", "nuclear_source"]
ANCIENT_PARTS = ["axion_computer", "hypergrid_source", "shard_hull", "ion_turret", "conformal_drive", "flux_shield"]
GIFTS = {"money": 8, "science": 5, "materials": 6}

# --- ships: squares of the grid column by column (i: ion cannon, s: source, d: drive, h: hull, c: computer) ----------

SHIPS = {"interceptor": 8, "cruiser": 4, "dreadnought": 2, "starbase": 4}
LETTERS = {
    "i": "ion_cannon", "s": "nuclear_source", "d": "nuclear_drive", "h": "hull", "c": "electron_computer",
    "g": "gauss_shield", ".": None,
}  # fmt: skip
GRIDS = {
    "common": {"interceptor": ".isd", "cruiser": "h.iscd", "dreadnought": "ih.hsicd", "starbase": "hih.c"},
    "planta": {"interceptor": "isd", "cruiser": "his.d", "dreadnought": "ihhsi.d", "starbase": "hihc"},
}
GRIDS["orion"] = {ship: grid.replace(".", "g") for ship, grid in GRIDS["common"].items()}
OUTSIDE = {
    "common": {"interceptor": (0, 2, 0), "cruiser": (0, 1, 0), "dreadnought": (0, 0, 0), "starbase": (3, 4, 0)},
    "planta": {"interceptor": (2, 0, 1), "cruiser": (2, 0, 1), "dreadnought": (2, 0, 1), "starbase": (5, 2, 1)},
    "orion": {"interceptor": (1, 3, 0), "cruiser": (2, 2, 0), "dreadnought": (3, 1, 0), "starbase": (3, 5, 0)},
}
OUTSIDE["eridani"] = {**OUTSIDE["common"], "dreadnought": (1, 0, 0)}
GRIDS["eridani"] = GRIDS["common"]
"""Energy, initiative and computer outside the grid."""
COSTS = {"interceptor": 3, "cruiser": 5, "dreadnought": 8, "starbase": 3, "orbital": 5, "monolith": 10}
CHEAPER = {"interceptor": 2, "cruiser": 4, "dreadnought": 7, "starbase": 2, "orbital": 4, "monolith": 8}
NEEDED = ["starbase", "orbital", "monolith"]
"""To be built only with the technology of that name."""


@dataclass
class Species:
    """A player board; what is not said is as on the Terran boards with two moves."""

    store: tuple[int, int, int]
    trade: int
    techs: list[str]
    slots: tuple[int, int, int]
    """Of the reputation track: ambassador only, either, reputation only."""
    more: dict[str, int] = field(default_factory=dict)
    """Activations that differ from 1 explore, 2 influence, 1 research, 2 upgrade, 2 build, 2 move."""
    discs: int = 13
    colony_ships: int = 3
    ship: str = "interceptor"
    design: str = "common"
    costs: dict[str, int] = field(default_factory=lambda: COSTS)

    def activations(self, action: str) -> int:
        usual = {"explore": 1, "influence": 2, "research": 1, "upgrade": 2, "build": 2, "move": 2}
        return (usual | self.more)[action]


TERRAN = Species((2, 3, 3), 2, ["starbase"], (1, 4, 0), {"move": 3})
ALIENS = {
    "eridani_empire": Species(
        (26, 2, 4), 3, ["plasma_cannon", "gauss_shield", "fusion_drive"], (0, 4, 0), discs=11, design="eridani"
    ),
    "hydran_progress": Species((2, 5, 2), 3, ["advanced_labs"], (1, 3, 0), {"research": 2}),
    "planta": Species((4, 4, 4), 3, ["starbase"], (1, 3, 0), {"explore": 2}, colony_ships=4, design="planta"),
    "descendants_of_draco": Species((2, 4, 3), 3, [], (0, 4, 0)),
    "mechanema": Species((3, 3, 3), 3, ["positron_computer"], (0, 4, 0), {"upgrade": 3, "build": 3}, costs=CHEAPER),
    "orion_hegemony": Species(
        (3, 3, 5), 4, ["neutron_bombs", "gauss_shield"], (0, 4, 1), ship="cruiser", design="orion"
    ),
}
DRACO = "descendants_of_draco"
HOMES = {
    "terran_directorate": "221", "terran_federation": "223", "terran_union": "225", "terran_republic": "227",
    "terran_conglomerate": "229", "terran_alliance": "231", "eridani_empire": "222", "hydran_progress": "224",
    "planta": "226", "descendants_of_draco": "228", "mechanema": "230", "orion_hegemony": "232",
}  # fmt: skip


def species(faction: str) -> Species:
    return ALIENS.get(faction, TERRAN)
