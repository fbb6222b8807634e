"""What learners need to know about the view beside its type."""

from typing import Final

from stolik.games.eclipse.ids import RESOURCES, SQUARES, STACKS
from stolik.games.eclipse.scoring import PARTS as SCORED
from stolik.games.eclipse.tables import DISCOVERIES, FACTIONS, PARTS, SECTORS, SHIPS, TECHS
from stolik.games.eclipse.view import FIELDS
from stolik.kernel.encoding import Names

SECTOR_NAMES = [sector.id for sector in SECTORS]
SHIP_NAMES = [ship.id for ship in SHIPS]
TECH_NAMES = [tech.id for tech in TECHS]
PART_NAMES = [part.id for part in PARTS]
DISCOVERY_NAMES = list(dict.fromkeys(tile.id for tile in DISCOVERIES))

NAMES: Final = Names(
    words={
        **dict.fromkeys(("store", "production", "track", "graves"), RESOURCES),
        **dict.fromkeys(("ships", "hangar"), SHIP_NAMES),
        **dict.fromkeys(("part", "kept_parts"), PART_NAMES),
        **dict.fromkeys(("sector", "drawn", "flees_to"), SECTOR_NAMES),
        **dict.fromkeys(("discoveries", "found"), DISCOVERY_NAMES),
        "points": SCORED,
        "ship": [*SHIP_NAMES, "ancient", "gcds"],
        "kind": SQUARES,
        "faction": [faction.id for faction in FACTIONS],
        "acted": FIELDS,
        "techs": TECH_NAMES,
        "slots": ["ambassador", "either", "reputation"],
        "phase": ["setup", "action", "combat", "upkeep", "cleanup", "over"],
        "stacks": STACKS,
        "step": ["missiles", "engagement", "stalemate"],
    },
    lengths={"players": 6},
    groups={
        "hexes": ("sector", SECTOR_NAMES),
        "fleets": ("seat", range(6)),
        "blueprints": ("ship", SHIP_NAMES),
        "market": ("tech", TECH_NAMES),
        "squares": ("kind", SQUARES),
    },
    marks={"friends": 6, "wormholes": 6},
    skipped=frozenset(
        {
            "colour",
            "columns",
            "discards",
            "space",
            "dice",
            "tech",
            # worked out from the rest, for people
            "fringe",
            "free_slots",
            "breaks_at",
            "needs",
            "neutrals",
            "reach",
            "joined",
            "half_joined",
            "worth",
            "fighting",
            "enemies",
            "traitors",
            "balance_without",
            "balance",
            "production_less",
            "production_more",
            "upkeep_less",
            "discounts",
            "tech_points",
            "activations",
            "costs",
            "design",
            "order",
            "placements",
            "battlefields",
            "siege",
            "in_hand",
            "openings",
            "upgrades",
        }
    ),
)
