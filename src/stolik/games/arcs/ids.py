"""Small numbers for everything in the box.

Messages use names, the state uses numbers, and printed values are in `tables`.
"""

from functools import cache
from typing import Any, Final

from stolik.kernel.data import table


@cache
def load(name: str) -> Any:
    """One table of `data/`."""
    return table("stolik.games.arcs", name)


_MAP: Final = load("map")
_ACTION: Final = load("action_cards")
_AMBITIONS: Final = load("ambitions")
_COURT: Final = load("court")
_LEADERS: Final = load("leaders")["leader"]
_LORE: Final = load("lore")["lore"]
_RESOURCES: Final = load("resources")
_SETUPS: Final = load("setups")

NOBODY: Final = -1
NOTHING: Final = -1
SEATS: Final = 4
"""Length of per-seat lists in the state, whatever the number of players."""


def at(row: int, seat: int) -> int:
    """Index in a flat list with one number per row and seat: ships by system, agents by court position."""
    return SEATS * row + seat


# --- resources and ambitions ---

RESOURCES: Final[list[str]] = list(_RESOURCES)
RESOURCE: Final[dict[str, int]] = {name: i for i, name in enumerate(RESOURCES)}
MATERIAL: Final = 0
FUEL: Final = 1
WEAPON: Final = 2
RELIC: Final = 3
PSIONIC: Final = 4

AMBITIONS: Final[list[str]] = [str(a["id"]) for a in _AMBITIONS["ambitions"]]
AMBITION: Final[dict[str, int]] = {name: i for i, name in enumerate(AMBITIONS)}
TYCOON: Final = 0
TYRANT: Final = 1
WARLORD: Final = 2
KEEPER: Final = 3
EMPATH: Final = 4

MARKERS: Final[list[str]] = [str(m["id"]) for m in _AMBITIONS["markers"]]

# --- verbs: the standard actions, as bits so that a suit is one number ---

VERBS: Final[list[str]] = ["tax", "build", "move", "repair", "influence", "secure", "battle"]
TAX: Final = 1
BUILD: Final = 2
MOVE: Final = 4
REPAIR: Final = 8
INFLUENCE: Final = 16
SECURE: Final = 32
BATTLE: Final = 64
VERB: Final[dict[str, int]] = {name: 1 << i for i, name in enumerate(VERBS)}

SUITS: Final[list[str]] = list(_ACTION["suits"])
ADMINISTRATION: Final = 0
AGGRESSION: Final = 1
CONSTRUCTION: Final = 2
MOBILIZATION: Final = 3

# --- action cards: suit * 7 + number - 1 ---

NUMBERS: Final = 7
ACTION_CARDS: Final[list[str]] = [f"{suit}_{n}" for suit in SUITS for n in range(1, NUMBERS + 1)]
ACTION_CARD: Final[dict[str, int]] = {name: i for i, name in enumerate(ACTION_CARDS)}
SUIT_OF: Final[list[int]] = [i // NUMBERS for i in range(len(ACTION_CARDS))]
NUMBER_OF: Final[list[int]] = [i % NUMBERS + 1 for i in range(len(ACTION_CARDS))]
ANY: Final = 5
"""The ambition of a 7: the declarer chooses."""

# --- the map: system = 4 * (cluster - 1) + site; place = 3 * system + k ---

SYSTEMS: Final[list[str]] = [str(x["id"]) for x in _MAP["systems"]]
SYSTEM: Final[dict[str, int]] = {name: i for i, name in enumerate(SYSTEMS)}
CLUSTERS: Final = 6


def systems_of(cluster: int) -> list[int]:
    """The gate and the planets of a cluster (from 0)."""
    return [4 * cluster + site for site in range(4)]


def is_gate(system: int) -> bool:
    return system % 4 == 0


PLACES_PER_SYSTEM: Final = 3


def place_at(system: int, k: int) -> int:
    """The place `k` of a system."""
    return PLACES_PER_SYSTEM * system + k


EXTRA: Final = 2
"""On a planet: the place of a city that needs no slot."""
GATE_CITY: Final = 0
GATE_STARPORT: Final = 1
"""On a gate: the places of buildings that only cards allow."""
_PLACE_NAMES: Final[list[list[str]]] = [["city", "starport", "none"], ["1", "2", "extra"]]
PLACES: Final[list[str]] = [
    f"{SYSTEMS[i]}.{_PLACE_NAMES[0 if is_gate(i) else 1][k]}"
    for i in range(len(SYSTEMS))
    for k in range(PLACES_PER_SYSTEM)
]
PLACE: Final[dict[str, int]] = {name: i for i, name in enumerate(PLACES)}

CITY: Final = 0
STARPORT: Final = 1
BUILDINGS: Final[list[str]] = ["city", "starport"]

# --- setup cards ---

SETUPS: Final[list[str]] = [str(x["id"]) for x in _SETUPS["setup"]]
SETUP: Final[dict[str, int]] = {name: i for i, name in enumerate(SETUPS)}

# --- cards with text: guild, vox, leaders and lore share one range of numbers ---

GUILD: Final = len(_COURT["guild"])
VOX: Final = len(_COURT["vox"])
CARDS: Final[list[str]] = [str(x["id"]) for x in _COURT["guild"] + _COURT["vox"] + _LEADERS + _LORE]
CARD: Final[dict[str, int]] = {name: i for i, name in enumerate(CARDS)}
FIRST_LEADER: Final = GUILD + VOX
FIRST_LORE: Final = FIRST_LEADER + len(_LEADERS)


def is_guild(card: int) -> bool:
    return card < GUILD


def is_leader(card: int) -> bool:
    return FIRST_LEADER <= card < FIRST_LORE


# --- dice ---

DICE: Final[list[str]] = ["skirmish", "assault", "raid"]
SKIRMISH: Final = 0
ASSAULT: Final = 1
RAID: Final = 2
SYMBOLS: Final[list[str]] = ["self", "intercept", "hit", "building", "key"]
SELF: Final = 0
INTERCEPT: Final = 1
HIT: Final = 2
BUILDING: Final = 3
KEY: Final = 4

# --- how an action card was played ---

MODES: Final[list[str]] = ["lead", "surpass", "copy", "pivot"]
LEAD: Final = 0
SURPASS: Final = 1
COPY: Final = 2
PIVOT: Final = 3
