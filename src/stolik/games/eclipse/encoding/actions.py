"""Ids of Eclipse's actions. Only one sector is fought over at a time, so actions in battle don't name it."""

from typing import Any, Final

from stolik.games.eclipse.ids import ACTIONS, RESOURCES, SQUARES, STARBASE
from stolik.games.eclipse.messages.actions import Colonize, Explore, MoveShip
from stolik.games.eclipse.rules.galaxy import hex_of, sector_name
from stolik.games.eclipse.rules.hexes import CELL, STEP
from stolik.games.eclipse.rules.population import TRACKS_OF
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import COUNTS, FACTIONS, ITEMS, PARTS, REPUTATION_BAG, SECTORS, SHIPS, TECHS
from stolik.kernel.encoding import Kind, Part, SeatPart

SEATS: Final = max(COUNTS)
SHIP_NAMES: Final = [ship.id for ship in SHIPS]
SECTOR_NAMES: Final = [sector.id for sector in SECTORS]
EDGES: Final = 6
SQUARES_OF_BLUEPRINT: Final = 8
HURT: Final = 24
"""More damage than any ship's hull can take."""


def numbers(name: str, least: int, most: int) -> Part:
    return Part(name, [str(n) for n in range(least, most + 1)])


class SpacePart(Part):
    """An empty space, as an edge of the neighboring sector that was placed first."""

    def __init__(self) -> None:
        super().__init__("space", [f"{sector}/{edge}" for sector in SECTOR_NAMES for edge in range(EDGES)])

    def read(self, s: Any, a: Any) -> str:
        state: EclipseState = s
        assert isinstance(a, Explore)
        space = CELL[a.hex]
        for h, cell in enumerate(state.cells):
            if space - cell in STEP:
                return f"{sector_name(state, h)}/{STEP.index(space - cell)}"
        return ""


class WayPart(Part):
    """From a sector over one of its edges."""

    def __init__(self) -> None:
        super().__init__("way", [f"{sector}/{edge}" for sector in SECTOR_NAMES for edge in range(EDGES)])

    def read(self, s: Any, a: Any) -> str:
        state: EclipseState = s
        assert isinstance(a, MoveShip)
        h = hex_of(state, a.origin)
        near = state.near[EDGES * h : EDGES * (h + 1)]
        return f"{a.origin}/{near.index(hex_of(state, a.target))}"


class SettlePart(Part):
    """A kind of square, and the track whose cube goes there."""

    def __init__(self) -> None:
        fits = [f"{SQUARES[k]}<{RESOURCES[track]}" for k in range(len(SQUARES)) for track in TRACKS_OF[k]]
        super().__init__("square", fits)

    def read(self, s: Any, a: Any) -> str:
        assert isinstance(a, Colonize)
        return f"{a.square}<{a.track}"


SECTOR: Final = Part("sector", SECTOR_NAMES)
DISC: Final = [Part("sector", ["", *SECTOR_NAMES])]
SHIP: Final = Part("ship", SHIP_NAMES)
TRACK: Final = [Part("track", RESOURCES)]
SLOT: Final = numbers("slot", 0, SQUARES_OF_BLUEPRINT - 1)
VALUES: Final = len(REPUTATION_BAG)
BUTTONS: Final = [
    "pass", "done", "resign", "discard_tile", "keep_points", "use_front", "stop", "return_all", "attack_population",
    "bomb", "spare",
]  # fmt: skip

KINDS: Final = [
    Kind("draft", [Part("faction", [faction.id for faction in FACTIONS])]),
    Kind("act", [Part("action", ACTIONS)]),
    *[Kind(tag, []) for tag in BUTTONS],
    Kind("answer", [Part("yes", ["True", "False"])]),
    Kind("colonize", [SECTOR, SettlePart()]),
    Kind("trade", [Part("give", RESOURCES), Part("take", RESOURCES)]),
    Kind("offer", [SeatPart("to", SEATS)]),
    *[Kind(tag, TRACK) for tag in ("give_cube", "return_cube", "bury_cube")],
    Kind("return_reputation", [numbers("value", 1, VALUES)]),
    Kind("keep_reputation", [numbers("value", 1, VALUES), numbers("instead", 0, VALUES)]),
    Kind("explore", [SpacePart()], looks=True),
    Kind("place_tile", [SECTOR, numbers("turn", 0, EDGES - 1)]),
    *[Kind(tag, [Part("tech", [tech.id for tech in TECHS])]) for tag in ("research", "take_tech")],
    *[Kind(tag, DISC) for tag in ("lift_disc", "drop_disc", "give_up")],
    Kind("take_resource", [Part("resource", RESOURCES)]),
    Kind("take_part", [Part("part", [part.id for part in PARTS])]),
    *[Kind(tag, [SHIP, SLOT]) for tag in ("remove_part", "put_part")],
    Kind("build", [Part("item", ITEMS), SECTOR]),
    Kind("move_ship", [Part("ship", SHIP_NAMES[:STARBASE]), WayPart()], looks=True),
    *[Kind(tag, [SHIP]) for tag in ("fire_missiles", "attack", "perish", "attack_with")],
    Kind("retreat", [SHIP, Part("target", SECTOR_NAMES)]),
    Kind("assign_die", [Part("victim", [*SHIP_NAMES, "ancient", "gcds"]), numbers("hurt", 0, HURT)]),
    Kind("destroy_cube", [numbers("number", 0, len(SQUARES) - 1)]),
]
