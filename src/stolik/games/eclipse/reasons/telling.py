"""Turns a refusal into a reason: its code, the values of its sentence, its page."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from stolik.games.eclipse.cards.advanced_squares import SQUARE_TECH
from stolik.games.eclipse.ids import ACTIONS, CATEGORIES, MATERIALS, NOBODY, NOTHING, RESOURCES, SCIENCE, STACKS
from stolik.games.eclipse.rules import refusals as r
from stolik.games.eclipse.rules.blueprints import design_with
from stolik.games.eclipse.rules.combat.battle import Battle
from stolik.games.eclipse.rules.combat.bombardment import Bombardment
from stolik.games.eclipse.rules.combat.fleet import design_of, ship_name
from stolik.games.eclipse.rules.combat.melee import melee
from stolik.games.eclipse.rules.combat.volley import Volley
from stolik.games.eclipse.rules.galaxy import enemy_ships, sector_name, ships_of
from stolik.games.eclipse.rules.hexes import stack_of
from stolik.games.eclipse.rules.refusals import REASONS
from stolik.games.eclipse.rules.research import price
from stolik.games.eclipse.rules.upkeep import balance
from stolik.games.eclipse.rules.workshop import open_workshop
from stolik.games.eclipse.state import EclipseState, Player
from stolik.games.eclipse.tables import BOARDS, FACTIONS, ITEM_TECH, PARTS, SHIPS, TECHS
from stolik.kernel.messages import Reason, Word

QUESTIONS: Final[dict[str, str]] = {
    "draft": "4", "turn": "8", "turn-after": "8", "reaction": "14", "explore": "9", "place-tile": "9",
    "second-tile": "27", "claim": "9", "discovery": "7", "influence": "10", "drop-disc": "10",
    "before-colony-ships": "10", "research": "12", "artifacts": "12", "upgrade": "13", "put-part": "13", "build": "13",
    "move": "14", "move-on": "14", "proposal": "11", "make-room": "11", "give-cube": "11", "return-cube": "10",
    "missiles": "20", "engagement": "20", "stalemate": "20", "assign-die": "18", "reputation": "21",
    "attack-population": "20", "destroy-cube": "20", "bury-cube": "20", "takeover": "21", "relations": "11",
    "upkeep": "24", "bankrupt": "24",
}  # fmt: skip
"""The rulebook page for each question."""


@dataclass
class Asked:
    """Who asks about which things; NOTHING for things that aren't involved."""

    s: EclipseState
    seat: int
    action: int = NOTHING
    hex: int = NOTHING
    to: int = NOTHING
    """The hex that a ship or disc comes from or goes to."""
    cell: int = NOTHING
    square: int = NOTHING
    """The kind of a population square, or the number of a blueprint square."""
    track: int = NOTHING
    tech: int = NOTHING
    part: int = NOTHING
    ship: int = NOTHING
    item: int = NOTHING
    have: int = 0
    """The amount of a resource available for trade."""
    other: int = NOBODY
    """Another player."""
    row: int = NOTHING

    @property
    def p(self) -> Player:
        return self.s.players[self.seat]


def told(refusal: int, a: Asked) -> Reason:
    """The reason with its values; if something else is being asked, the page is that of the question."""
    code, page = REASONS[refusal if refusal != r.ALLOWED else r.NOT_ASKED]
    if refusal in (r.ALLOWED, r.NOT_ASKED, r.APART):
        page = QUESTIONS[a.s.stack[-1].question(a.s)[0]]
    values: dict[str, Word] = {}
    for value in VALUES.get(refusal, []):
        name, _, word = value.partition("=")
        values[name] = WORDS[word or name](a)
    return Reason(code, values, page)


# --- words of the sentences ---------------------------------------------------------------------------------------


def _cost(a: Asked) -> int:
    return price(a.p, a.tech) if a.tech != NOTHING else BOARDS[a.p.board].costs[a.item]


def _have(a: Asked) -> int:
    return a.p.store[SCIENCE if a.tech != NOTHING else MATERIALS]


def _needed_tech(a: Asked) -> str:
    if a.part != NOTHING:
        tech = PARTS[a.part].tech
    elif a.item != NOTHING:
        tech = ITEM_TECH[a.item]
    else:
        tech = next(t for t in range(len(TECHS)) if SQUARE_TECH[a.square] >> t & 1)
    return f"tech:{TECHS[tech].id}"


def _missing_energy(a: Asked) -> int:
    """Values of a design with the part in question on its square, or as it is."""
    if a.square == NOTHING:
        return -open_workshop(a.p, 0).energy[a.ship]
    return -design_with(a.p, a.ship, a.square, a.part).energy


def _acting(a: Asked) -> int:
    """The row whose turn it is in a battle."""
    battle = next(f for f in a.s.stack if isinstance(f, Battle))
    return battle.next_rows(a.s)[0]


def _dice(a: Asked) -> Volley:
    return next(f for f in a.s.stack if isinstance(f, Volley))


def _siege(a: Asked) -> str:
    hex = next((f.hex for f in a.s.stack if isinstance(f, Bombardment)), NOTHING)
    return f"sector:{sector_name(a.s, melee(a.s).hex if hex == NOTHING else hex)}"


WORDS: Final[dict[str, Callable[[Asked], Word]]] = {
    "action": lambda a: f"action:{ACTIONS[a.action]}",
    "sector": lambda a: f"sector:{sector_name(a.s, a.hex)}",
    "to": lambda a: f"sector:{sector_name(a.s, a.to)}",
    "siege": _siege,
    "owner": lambda a: f"seat:{a.s.disc[a.hex] if a.other == NOBODY else a.other}",
    "faction": lambda a: f"species:{FACTIONS[a.s.players[a.other].faction].id}",
    "enemies": lambda a: enemy_ships(a.s, a.seat, a.hex),
    "ships": lambda a: ships_of(a.s, a.seat, a.hex),
    "stack": lambda a: f"stack:{STACKS[stack_of(a.cell)]}",
    "tech": _needed_tech,
    "track": lambda a: f"resource:{RESOURCES[a.track]}",
    "category": lambda a: f"category:{CATEGORIES[TECHS[a.tech].category]}",
    "price": _cost,
    "have": _have,
    "missing": lambda a: _cost(a) - _have(a),
    "cost": lambda a: TECHS[a.tech].cost,
    "part": lambda a: f"part:{PARTS[a.part].id}",
    "ship": lambda a: f"ship:{SHIPS[a.ship].id}",
    "energy": _missing_energy,
    "count": lambda a: SHIPS[a.ship].count,
    "ratio": lambda a: BOARDS[a.p.board].trade,
    "stored": lambda a: a.have,
    "players": lambda a: a.s.seats,
    "other": lambda a: f"seat:{a.other}",
    "friends": lambda a: a.p.friends.bit_count(),
    "acting": lambda a: f"ship:{ship_name(a.s, melee(a.s).hex, _acting(a))}",
    "initiative": lambda a: design_of(a.s, melee(a.s).hex, _acting(a)).initiative,
    "warship": lambda a: f"ship:{ship_name(a.s, a.hex, a.row)}",
    "face": lambda a: _dice(a).faces[0],
    "left": lambda a: len(_dice(a).faces),
    "computer": lambda a: design_of(a.s, melee(a.s).hex, _dice(a).row).computer,
    "shield": lambda a: design_of(a.s, melee(a.s).hex, a.row).shield,
    "debt": lambda a: -balance(a.s, a.seat),
}
"""Every value that a sentence may need."""

VALUES: Final[dict[int, list[str]]] = {
    r.ACTION_FIRST: ["action"],
    r.OTHER_ACTION: ["action"],
    r.ONLY_IN_TURN: ["action"],
    r.MUST_BEGIN: ["action"],
    r.FINISH_FIRST: ["action"],
    r.BOARD_TAKEN: ["owner", "faction"],
    r.FRONT_USED_UP: ["ship", "count"],
    r.SPACE_PINNED: ["sector", "enemies"],
    r.STACK_EMPTY: ["stack"],
    r.SECTOR_CONTROLLED: ["owner"],
    r.SECTOR_ENEMIES: ["enemies"],
    r.SECTOR_LEFT: ["sector=to"],
    r.DISC_OF_OTHER: ["owner"],
    r.SQUARE_NEEDS_TECH: ["tech"],
    r.TRACK_EMPTY: ["track"],
    r.TRACK_UNFIT: ["track"],
    r.TRACK_FULL: ["track"],
    r.NO_SQUARE: ["track"],
    r.CUBE_OF_OTHER: ["owner"],
    r.TECH_TRACK_FULL: ["category"],
    r.SCIENCE_SHORT: ["price", "have", "missing"],
    r.TECH_NOT_CHEAPEST: ["cost"],
    r.PART_NEEDS_TECH: ["tech"],
    r.PART_IN_HAND: ["part"],
    r.SLOT_SAME: ["part"],
    r.SLOT_NEEDS_DRIVE: ["ship"],
    r.SLOT_ENERGY: ["ship", "missing=energy"],
    r.OTHER_NEEDS_DRIVE: ["ship"],
    r.OTHER_ENERGY: ["ship", "missing=energy"],
    r.BUILD_NEEDS_TECH: ["tech"],
    r.SHIPS_USED_UP: ["ship", "count"],
    r.MATERIALS_SHORT: ["price", "have", "missing"],
    r.PINNED: ["sector", "ships", "enemies"],
    r.OTHER_SHIP_MOVING: ["ship"],
    r.TOO_FAR: ["from=sector", "sector=to"],
    r.NO_WAY: ["from=sector", "sector=to"],
    r.NO_SHIP_BESIDE: ["sector=to"],
    r.TRADE_SHORT: ["ratio", "have=stored"],
    r.TRADE_FOR_MONEY: ["missing=debt"],
    r.DIPLOMACY_OFF: ["players"],
    r.PARTNER_GONE: ["other"],
    r.ALREADY_FRIENDS: ["other"],
    r.PARTNER_TRAITOR: ["other"],
    r.NOT_NEIGHBOURS: ["other"],
    r.SHIPS_IN_THE_WAY: ["other"],
    r.NO_AMBASSADOR: ["friends"],
    r.PARTNER_NO_AMBASSADOR: ["other"],
    r.ASKED_ALREADY: ["other"],
    r.RETREAT_TOO_FAR: ["sector=to"],
    r.RETREAT_NO_WAY: ["sector=to"],
    r.RETREAT_NO_DISC: ["sector=to"],
    r.RETREAT_ENEMIES: ["sector=to", "enemies"],
    r.RETREAT_DECLARED: ["sector=to"],
    r.ATTACK_FIRST: ["ship=acting"],
    r.NOT_IN_BATTLE: ["sector=siege"],
    r.HAS_ACTED: ["ship=warship"],
    r.NO_MISSILES: ["ship=warship"],
    r.NOT_ITS_TURN: ["ship=acting", "initiative"],
    r.DIE_MISSES: ["face", "computer", "shield"],
    r.ASSIGN_FIRST: ["left"],
    r.ATTACK_POPULATION_FIRST: ["sector=siege"],
    r.SHIP_WITHOUT_CANNON: ["ship=warship"],
    r.SHIP_HAS_ATTACKED: ["ship=warship"],
    r.ONE_SHIP_ATTACKS: ["sector=siege"],
    r.CUBE_EQUAL: ["sector=siege"],
    r.OTHER_SECTOR_FIRST: ["sector=siege"],
    r.PAY_FIRST: ["missing=debt"],
}
"""Which values each sentence has; `missing=debt` passes the value `debt` under the name `missing`."""
