"""Small numbers for everything in the box, with their tables. Names stand in messages, numbers in the state."""

import tomllib
from pathlib import Path
from typing import Any, Final


def load(name: str) -> Any:
    """One table of `data/`."""
    return tomllib.loads(Path(__file__).with_name("data").joinpath(f"{name}.toml").read_text("utf-8"))


_MAP: Final = load("map")
_ACTION: Final = load("action_cards")
_AMBITIONS: Final = load("ambitions")
_BOARD: Final = load("board")
_COURT: Final = load("court")
_DICE: Final = load("dice")
_LEADERS: Final = load("leaders")["leader"]
_LORE: Final = load("lore")["lore"]
_RESOURCES: Final = load("resources")
_SETUPS: Final = load("setups")

NOBODY: Final = -1
NOTHING: Final = -1
SEATS: Final = 4
"""Lists by seat inside the state are this long, whatever the number of players."""

# --- resources and ambitions ---

RESOURCES: Final[list[str]] = list(_RESOURCES)
RESOURCE: Final[dict[str, int]] = {name: i for i, name in enumerate(RESOURCES)}
MATERIAL, FUEL, WEAPON, RELIC, PSIONIC = range(5)
TOKENS: Final[list[int]] = [int(_RESOURCES[r]["tokens"]) for r in RESOURCES]

AMBITIONS: Final[list[str]] = [str(a["id"]) for a in _AMBITIONS["ambitions"]]
AMBITION: Final[dict[str, int]] = {name: i for i, name in enumerate(AMBITIONS)}
TYCOON, TYRANT, WARLORD, KEEPER, EMPATH = range(5)
PHANTOM: Final[list[int]] = [AMBITION[str(_RESOURCES[r]["phantom"])] for r in RESOURCES]
"""Resource -> the ambition on which a two-player game lays it (set-up K)."""
COUNTED: Final[list[list[int]]] = [
    [r for r, name in enumerate(RESOURCES) if _RESOURCES[name]["ambition"] == a] for a in AMBITIONS
]
"""Ambition -> the resources that count for it."""

MARKERS: Final[list[str]] = [str(m["id"]) for m in _AMBITIONS["markers"]]
MARKER_VALUES: Final[list[list[list[int]]]] = [[list(m["start"]), list(m["flipped"])] for m in _AMBITIONS["markers"]]
"""Marker -> start side or flipped side -> first and second place. In rising order of value on either side."""
LAST_CHAPTER: Final = int(_AMBITIONS["last_chapter"])
POWER_TO_END: Final[list[int]] = [int(_AMBITIONS["power_to_end"].get(str(n), 0)) for n in range(SEATS + 1)]

# --- verbs: the standard actions, as bits so that a suit is one number ---

VERBS: Final[list[str]] = ["tax", "build", "move", "repair", "influence", "secure", "battle"]
TAX, BUILD, MOVE, REPAIR, INFLUENCE, SECURE, BATTLE = (1 << i for i in range(7))
VERB: Final[dict[str, int]] = {name: 1 << i for i, name in enumerate(VERBS)}

SUITS: Final[list[str]] = list(_ACTION["suits"])
ADMINISTRATION, AGGRESSION, CONSTRUCTION, MOBILIZATION = range(4)


def _bits(names: list[str]) -> int:
    return sum(VERB[name] for name in names)


SUIT_VERBS: Final[list[int]] = [_bits(_ACTION["suits"][suit]["actions"]) for suit in SUITS]
"""What a pip of the suit may be spent on (p. 8)."""
RESOURCE_VERBS: Final[list[int]] = [_bits(_RESOURCES[r]["prelude"]) for r in RESOURCES]
"""What a token buys in the prelude (p. 17). A weapon buys none, a psionic those of the lead card's suit."""

# --- action cards: suit * 7 + number - 1 ---

NUMBERS: Final = 7
ACTION_CARDS: Final[list[str]] = [f"{suit}_{n}" for suit in SUITS for n in range(1, NUMBERS + 1)]
ACTION_CARD: Final[dict[str, int]] = {name: i for i, name in enumerate(ACTION_CARDS)}
SUIT_OF: Final[list[int]] = [i // NUMBERS for i in range(len(ACTION_CARDS))]
NUMBER_OF: Final[list[int]] = [i % NUMBERS + 1 for i in range(len(ACTION_CARDS))]
PIPS: Final[list[int]] = [int(_ACTION["suits"][suit]["pips"][n]) for suit in SUITS for n in range(NUMBERS)]
ANY: Final = 5
"""The ambition of a 7: the declarer chooses."""
PRINTED: Final[list[int]] = [
    NOTHING if word == "" else ANY if word == "any" else AMBITION[word]
    for word in [str(_ACTION["numbers"][str(n)]["ambition"]) for n in NUMBER_OF]
]
"""Action card -> its ambition, NOTHING or ANY."""
DECK: Final[list[list[int]]] = [
    [c for c, n in enumerate(NUMBER_OF) if players in _ACTION["numbers"][str(n)]["players"]]
    for players in range(SEATS + 1)
]
"""Number of players -> the action cards that are used."""
HAND: Final = int(_BOARD["table"]["hand"])

# --- the map: system = 4 * (cluster - 1) + site; place = 3 * system + k ---

SYSTEMS: Final[list[str]] = [str(x["id"]) for x in _MAP["systems"]]
SYSTEM: Final[dict[str, int]] = {name: i for i, name in enumerate(SYSTEMS)}
CLUSTERS: Final = 6
TYPE_OF: Final[list[int]] = [RESOURCE.get(str(x["type"]), NOTHING) for x in _MAP["systems"]]
"""System -> the resource of the planet; NOTHING for a gate."""
SLOTS: Final[list[int]] = [int(x["slots"]) for x in _MAP["systems"]]


def is_gate(system: int) -> bool:
    return system % 4 == 0


PLACES_PER_SYSTEM: Final = 3
EXTRA: Final = 2
"""On a planet: the place of a city that needs no slot."""
GATE_CITY, GATE_STARPORT = 0, 1
"""On a gate: the places of buildings that only cards allow."""
_PLACE_NAMES: Final[list[list[str]]] = [["city", "starport", "none"], ["1", "2", "extra"]]
PLACES: Final[list[str]] = [
    f"{SYSTEMS[i]}.{_PLACE_NAMES[0 if is_gate(i) else 1][k]}"
    for i in range(len(SYSTEMS))
    for k in range(PLACES_PER_SYSTEM)
]
PLACE: Final[dict[str, int]] = {name: i for i, name in enumerate(PLACES)}

CITY, STARPORT = 0, 1
BUILDINGS: Final[list[str]] = ["city", "starport"]

# --- set-up cards ---

SETUPS: Final[list[str]] = [str(x["id"]) for x in _SETUPS["setup"]]
SETUP: Final[dict[str, int]] = {name: i for i, name in enumerate(SETUPS)}
SETUP_SEATS: Final[list[int]] = [int(x["players"]) for x in _SETUPS["setup"]]
OUT_OF_PLAY: Final[list[list[int]]] = [[int(c) - 1 for c in x["out_of_play"]] for x in _SETUPS["setup"]]
"""Set-up card -> the clusters (from 0) that are covered."""
START: Final[list[list[list[list[int]]]]] = [
    [[[SYSTEM[row["a"]]], [SYSTEM[row["b"]]], [SYSTEM[c] for c in row["c"]]] for row in x["start"]]
    for x in _SETUPS["setup"]
]
"""Set-up card -> player in turn order -> A, B, C -> systems."""


def _pieces(row: Any) -> list[list[int]]:
    return [[int(row[abc]["city"]), int(row[abc]["starport"]), int(row[abc]["ships"])] for abc in "abc"]


STANDARD_PIECES: Final[list[list[int]]] = _pieces(_SETUPS["pieces"])
"""A, B, C -> cities, starports, ships, without leaders (set-up N)."""


def _adjacency(setup: int) -> list[list[int]]:
    """Neighbours of every system; covered clusters drop out and path markers join the gates around them (p. 6)."""
    out = OUT_OF_PLAY[setup]
    near: list[set[int]] = [set() for _ in SYSTEMS]
    ring = [SYSTEM[gate] for gate in _SETUPS["setup"][setup]["gate_ring"]]
    pairs = [(SYSTEM[a], SYSTEM[b]) for a, b in _MAP["adjacent"]]
    for a, b in pairs + list(zip(ring, ring[1:] + ring[:1])):
        if a // 4 not in out and b // 4 not in out:
            near[a].add(b)
            near[b].add(a)
    return [sorted(x) for x in near]


ADJACENT: Final[list[list[list[int]]]] = [_adjacency(i) for i in range(len(SETUPS))]
"""Set-up card -> system -> its neighbours."""
IN_PLAY: Final[list[list[int]]] = [
    [i for i in range(len(SYSTEMS)) if i // 4 not in OUT_OF_PLAY[setup]] for setup in range(len(SETUPS))
]
"""Set-up card -> the systems that exist."""
PLANETS_IN_PLAY: Final[list[list[int]]] = [[i for i in systems if not is_gate(i)] for systems in IN_PLAY]
GATES_IN_PLAY: Final[list[list[int]]] = [[i for i in systems if is_gate(i)] for systems in IN_PLAY]

# --- the player board ---

RAID_COST: Final[list[int]] = [int(x) for x in _BOARD["resource_slots"]["raid_cost"]]
BOARD_SLOTS: Final = len(RAID_COST)
CARD_SLOT: Final = BOARD_SLOTS
"""The one resource slot that a card may add; its raid cost stands on the card."""
_GONE: Final[list[int]] = [int(x) for x in _BOARD["resource_slots"]["cities_gone"]]
OPEN_SLOTS: Final[list[int]] = [sum(5 - cities >= gone for gone in _GONE) for cities in range(6)]
"""Cities still on the board -> open resource slots, from the left."""
_BONUS: Final[list[int]] = [int(x) for x in _BOARD["city_slots"]["won_ambition_bonus"]]
CITY_BONUS: Final[list[int]] = [sum(_BONUS[: 5 - cities]) for cities in range(6)]
"""Cities still on the board -> Power added to an ambition won outright."""
SHIPS: Final = int(_BOARD["supply"]["ships"])
CITIES: Final = int(_BOARD["supply"]["cities"])
STARPORTS: Final = int(_BOARD["supply"]["starports"])
AGENTS: Final = int(_BOARD["supply"]["agents"])
COURT_ROW: Final[list[int]] = [int(_BOARD["court_row"].get(str(n), 0)) for n in range(SEATS + 1)]
RESCUE_SHIPS: Final = int(_BOARD["table"]["rescue_ships"])

# --- cards with words on them: guild, vox, leaders and lore share one range of numbers ---

GUILD: Final = len(_COURT["guild"])
VOX: Final = len(_COURT["vox"])
CARDS: Final[list[str]] = [str(x["id"]) for x in _COURT["guild"] + _COURT["vox"] + _LEADERS + _LORE]
CARD: Final[dict[str, int]] = {name: i for i, name in enumerate(CARDS)}
FIRST_LEADER: Final = GUILD + VOX
FIRST_LORE: Final = FIRST_LEADER + len(_LEADERS)
CARD_SUIT: Final[list[int]] = [RESOURCE[x["suit"]] for x in _COURT["guild"]]
"""Guild card -> its resource icon."""
CARD_KEYS: Final[list[int]] = [int(x["keys"]) for x in _COURT["guild"]]
"""Guild card -> raid cost."""


def is_guild(card: int) -> bool:
    return card < GUILD


def is_leader(card: int) -> bool:
    return FIRST_LEADER <= card < FIRST_LORE


LEADER_RESOURCES: Final[list[list[int]]] = [[RESOURCE[r] for r in x["resources"]] for x in _LEADERS]
LEADER_PIECES: Final[list[list[list[int]]]] = [_pieces(x) for x in _LEADERS]
LEADER_OUTRAGE: Final[list[list[int]]] = [[RESOURCE[r] for r in x["outraged"]] for x in _LEADERS]

# --- dice ---

DICE: Final[list[str]] = ["skirmish", "assault", "raid"]
SKIRMISH, ASSAULT, RAID = range(3)
DICE_PER_KIND: Final = int(_DICE["dice_per_kind"])
FACES: Final = 6
SYMBOLS: Final[list[str]] = ["self", "intercept", "hit", "building", "key"]
SELF, INTERCEPT, HIT, BUILDING, KEY = range(5)
FACE: Final[list[list[int]]] = [
    [[str(x) for x in face].count(symbol) for symbol in SYMBOLS] for die in DICE for face in _DICE[die]["faces"]
]
"""Die * 6 + face -> how often it shows each symbol."""

# --- how an action card was played ---

MODES: Final[list[str]] = ["lead", "surpass", "copy", "pivot"]
LEAD, SURPASS, COPY, PIVOT = range(4)
