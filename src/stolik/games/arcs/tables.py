"""What is printed on the components, read once from `data/`. Nothing here ever changes."""

from typing import Any, Final

from stolik.games.arcs.ids import (
    AMBITION,
    AMBITIONS,
    ANY,
    DICE,
    NOTHING,
    NUMBER_OF,
    NUMBERS,
    RESOURCE,
    RESOURCES,
    SEATS,
    SETUPS,
    SUITS,
    SYMBOLS,
    SYSTEM,
    SYSTEMS,
    VERB,
    is_gate,
    load,
)

_MAP: Final = load("map")
_ACTION: Final = load("action_cards")
_AMBITIONS: Final = load("ambitions")
_BOARD: Final = load("board")
_COURT: Final = load("court")
_DICE: Final = load("dice")
_LEADERS: Final = load("leaders")["leader"]
_RESOURCES: Final = load("resources")
_SETUPS: Final = load("setups")

# --- resources and ambitions ---

TOKENS: Final[list[int]] = [int(_RESOURCES[r]["tokens"]) for r in RESOURCES]
PHANTOM: Final[list[int]] = [AMBITION[str(_RESOURCES[r]["phantom"])] for r in RESOURCES]
"""Resource -> the ambition it is placed on in a two-player game (setup K)."""
COUNTED: Final[list[list[int]]] = [
    [r for r, name in enumerate(RESOURCES) if _RESOURCES[name]["ambition"] == a] for a in AMBITIONS
]
"""Ambition -> the resources that count for it."""
MARKER_VALUES: Final[list[list[list[int]]]] = [[list(m["start"]), list(m["flipped"])] for m in _AMBITIONS["markers"]]
"""Marker -> starting or flipped side -> first and second place. In rising order of value on both sides."""
LAST_CHAPTER: Final = int(_AMBITIONS["last_chapter"])
POWER_TO_END: Final[list[int]] = [int(_AMBITIONS["power_to_end"].get(str(n), 0)) for n in range(SEATS + 1)]

# --- verbs ---


def _bits(names: list[str]) -> int:
    return sum(VERB[name] for name in names)


SUIT_VERBS: Final[list[int]] = [_bits(_ACTION["suits"][suit]["actions"]) for suit in SUITS]
"""What a pip of the suit may be spent on (p. 8)."""
RESOURCE_VERBS: Final[list[int]] = [_bits(_RESOURCES[r]["prelude"]) for r in RESOURCES]
"""What a token buys in the prelude (p. 17).

A weapon buys nothing, a psionic buys the actions of the lead card's suit.
"""

# --- action cards ---

PIPS: Final[list[int]] = [int(_ACTION["suits"][suit]["pips"][n]) for suit in SUITS for n in range(NUMBERS)]
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

# --- the map ---

TYPE_OF: Final[list[int]] = [RESOURCE.get(str(x["type"]), NOTHING) for x in _MAP["systems"]]
"""System -> the resource of the planet; NOTHING for a gate."""
SLOTS: Final[list[int]] = [int(x["slots"]) for x in _MAP["systems"]]

# --- setup cards ---

SETUP_SEATS: Final[list[int]] = [int(x["players"]) for x in _SETUPS["setup"]]
OUT_OF_PLAY: Final[list[list[int]]] = [[int(c) - 1 for c in x["out_of_play"]] for x in _SETUPS["setup"]]
"""Setup card -> the clusters (from 0) that are covered."""
START: Final[list[list[list[list[int]]]]] = [
    [[[SYSTEM[row["a"]]], [SYSTEM[row["b"]]], [SYSTEM[c] for c in row["c"]]] for row in x["start"]]
    for x in _SETUPS["setup"]
]
"""Setup card -> player in turn order -> A, B, C -> systems."""


def _pieces(row: Any) -> list[list[int]]:
    return [[int(row[abc]["city"]), int(row[abc]["starport"]), int(row[abc]["ships"])] for abc in "abc"]


STANDARD_PIECES: Final[list[list[int]]] = _pieces(_SETUPS["pieces"])
"""A, B, C -> cities, starports, ships, without leaders (setup N)."""


def _adjacency(setup: int) -> list[list[int]]:
    """Neighbors of every system; covered clusters drop out, and path markers join the gates around them (p. 6)."""
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
"""Setup card -> system -> its neighbors."""
IN_PLAY: Final[list[list[int]]] = [
    [i for i in range(len(SYSTEMS)) if i // 4 not in OUT_OF_PLAY[setup]] for setup in range(len(SETUPS))
]
"""Setup card -> the systems that exist."""
PLANETS_IN_PLAY: Final[list[list[int]]] = [[i for i in systems if not is_gate(i)] for systems in IN_PLAY]
GATES_IN_PLAY: Final[list[list[int]]] = [[i for i in systems if is_gate(i)] for systems in IN_PLAY]

# --- the player board ---

RAID_COST: Final[list[int]] = [int(x) for x in _BOARD["resource_slots"]["raid_cost"]]
BOARD_SLOTS: Final = len(RAID_COST)
CARD_SLOT: Final = BOARD_SLOTS
"""The one resource slot that a card may add; its raid cost is printed on the card."""
ALL_SLOTS: Final = range(CARD_SLOT + 1)
_GONE: Final[list[int]] = [int(x) for x in _BOARD["resource_slots"]["cities_gone"]]
OPEN_SLOTS: Final[list[int]] = [sum(5 - cities >= gone for gone in _GONE) for cities in range(6)]
"""Cities still on the board -> open resource slots, from the left."""
_BONUS: Final[list[int]] = [int(x) for x in _BOARD["city_slots"]["won_ambition_bonus"]]
CITY_BONUS: Final[list[int]] = [sum(_BONUS[: 5 - cities]) for cities in range(6)]
"""Cities still on the board -> Power added for winning an ambition outright."""
SHIPS: Final = int(_BOARD["supply"]["ships"])
CITIES: Final = int(_BOARD["supply"]["cities"])
STARPORTS: Final = int(_BOARD["supply"]["starports"])
AGENTS: Final = int(_BOARD["supply"]["agents"])
COURT_ROW: Final[list[int]] = [int(_BOARD["court_row"].get(str(n), 0)) for n in range(SEATS + 1)]
RESCUE_SHIPS: Final = int(_BOARD["table"]["rescue_ships"])

# --- guild cards and leaders ---

CARD_SUIT: Final[list[int]] = [RESOURCE[x["suit"]] for x in _COURT["guild"]]
"""Guild card -> its resource icon."""
CARD_KEYS: Final[list[int]] = [int(x["keys"]) for x in _COURT["guild"]]
"""Guild card -> raid cost."""


LEADER_RESOURCES: Final[list[list[int]]] = [[RESOURCE[r] for r in x["resources"]] for x in _LEADERS]
LEADER_PIECES: Final[list[list[list[int]]]] = [_pieces(x) for x in _LEADERS]
LEADER_OUTRAGE: Final[list[list[int]]] = [[RESOURCE[r] for r in x["outraged"]] for x in _LEADERS]

# --- dice ---

DICE_PER_KIND: Final = int(_DICE["dice_per_kind"])
FACES: Final = 6
FACE: Final[list[list[int]]] = [
    [[str(x) for x in face].count(symbol) for symbol in SYMBOLS] for die in DICE for face in _DICE[die]["faces"]
]
"""Die * 6 + face -> the number of each symbol it shows."""
