"""What learners need to know about the view beside its type."""

from typing import Final

from stolik.games.arcs.ids import (
    ACTION_CARDS,
    AMBITIONS,
    BUILDINGS,
    CARDS,
    MARKERS,
    MODES,
    RESOURCES,
    SETUPS,
    SUITS,
    SYSTEMS,
)
from stolik.kernel.encoding import Names

NAMES: Final = Names(
    words={
        **dict.fromkeys(("hand", "played", "extra", "lead", "open_discard", "seen"), ACTION_CARDS),
        **dict.fromkeys(
            ("cards", "leader", "lore", "card", "buried", "court_discard", "leader_row", "lore_row"), CARDS
        ),
        **dict.fromkeys(("resources", "resource", "arriving", "outrage", "type", "supply", "spent"), RESOURCES),
        **dict.fromkeys(("ambition", "counts", "phantom", "places"), AMBITIONS),
        "kind": BUILDINGS,
        "trophies": [*BUILDINGS, "ship", "agent"],
        "mode": MODES,
        "suit": SUITS,
        "setup": SETUPS,
        "system": SYSTEMS,
        "at": SYSTEMS,
        "locked": CARDS,
    },
    lengths={"players": 4, "fresh": 4, "damaged": 4, "agents": 4, "captives": 4, "trophies": 4, "raid_costs": 7},
    groups={
        "systems": ("id", SYSTEMS),
        "buildings": ("owner", range(4)),
        "markers": ("id", MARKERS),
        "court": ("card", [*CARDS, ""]),
    },
    marks={"out_of_play": 7},
    skipped=frozenset(
        {"place", "owner", "adjacent", "id", "laid", "wasted", "rolled", "symbols", "dice", "awards", "order", "tolls"}
    ),
)
