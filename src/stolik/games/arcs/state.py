"""Everything on the table. Plain numbers and lists; equal pieces are counts, and names are in `ids`."""

from dataclasses import dataclass, field
from typing import Any, Final

from stolik.games.arcs.ids import COPY, NOBODY, NOTHING, PIVOT, SEATS, at
from stolik.games.arcs.messages.options import ArcsOptions
from stolik.kernel.state import State

# Pieces, as counted among trophies.
TROPHY_CITY: Final = 0
TROPHY_STARPORT: Final = 1
TROPHY_SHIP: Final = 2
TROPHY_AGENT: Final = 3


def trophy(owner: int, piece: int) -> int:
    """Index in `Player.trophies` for an owner's pieces (TROPHY_…)."""
    return 4 * owner + piece


# Who paid for the action that is being carried out (`ArcsState.paid`).
BY_RESOURCE: Final = 0
BY_PIP: Final = 1


@dataclass
class Player:
    """One seat's play area."""

    ships: int
    starports: int
    agents: int
    """In supply."""
    cities: int
    """Still on the board; they cover the rightmost city slots."""
    power: int = 0
    hand: list[int] = field(default_factory=list)
    """Action cards, sorted."""
    resources: list[int] = field(default_factory=lambda: [NOTHING] * 7)
    """By slot: six on the board from the left, the seventh on a card that adds one."""
    arriving: list[int] = field(default_factory=list)
    """Tokens gained or stolen that still have to be put into slots."""
    cards: list[int] = field(default_factory=list)
    """Guild cards, in the order they were gained."""
    traits: list[int] = field(default_factory=list)
    """Leader and lore."""
    powers: int = 0
    """The moments (bits of cards.base) at which one of the cards or traits can act."""
    outrage: list[int] = field(default_factory=lambda: [0] * 5)
    """By resource: 0 none, 1 marked by an agent, 2 marked by a stand-in."""
    captives: list[int] = field(default_factory=lambda: [0] * 4)
    """Agents by owner."""
    trophies: list[int] = field(default_factory=lambda: [0] * 16)
    """By `trophy(owner, piece)`."""
    scored: list[int] = field(default_factory=lambda: [0] * 6)
    """Power by ambition, and from cities."""


@dataclass
class Laid:
    """A guild card placed beside a played action card until the round is over."""

    card: int
    owner: int
    action: int


@dataclass
class Fight:
    """A battle in progress: everything that cards may want to know or change."""

    attacker: int
    defender: int
    system: int
    clean: bool
    """No attacking ship was damaged when the battle began."""
    dice: list[int] = field(default_factory=lambda: [0] * 3)
    """Collected, by kind."""
    rolled: list[int] = field(default_factory=lambda: [0] * 18)
    """How many dice show each face: 6 * kind + face."""
    symbols: list[int] = field(default_factory=lambda: [0] * 5)
    """Symbols still to resolve: self, intercept, hit, building, key."""
    rerolled: list[int] = field(default_factory=list)
    """Cards whose one reroll of this battle is used."""
    types: list[int] = field(default_factory=list)
    """Types of cities that were destroyed: outrage still to be provoked."""
    ransacks: int = 0
    """Cities that were destroyed: court cards still to be ransacked."""
    won: int = 0
    """Trophies that the attacker took."""
    left: int = 0
    """Attacking ships left when all hits are resolved; ships that come later don't raid."""
    battle: bool = True
    """False for shots from a distance that only use the dice and hits of a battle."""


@dataclass
class Voyage:
    """A move in progress: a group of ships and where it has been."""

    seat: int
    at: int
    fresh: int
    damaged: int
    catapult: bool
    """The group started at a loyal starport and may continue from gate to gate."""
    seen: list[int] = field(default_factory=list)
    """Gates entered since the last ship was dropped off; going in circles changes nothing."""
    moved: list[int] = field(default_factory=list)
    """Pairs of system and fresh ships that moved and were dropped off there."""
    must_battle: bool = False
    """The move is only allowed if a battle is possible afterwards."""
    last: bool = False
    """No card moves these ships on once they have arrived."""


@dataclass
class ArcsState(State):
    options: ArcsOptions
    setup: int
    """The setup card."""
    players: list[Player]

    # the map
    fresh: list[int]
    """Fresh ships, by `at(system, seat)`."""
    damaged: list[int]
    """Damaged ships, likewise."""
    buildings: list[int]
    """By `place_at(system, k)`: 0 empty, else 1 + 4 * owner + 2 * kind + damaged."""

    # the shared table
    supply: list[int]
    """Tokens by resource."""
    court: list[int]
    """The row from the left; NOTHING if the deck ran out."""
    influence: list[int]
    """Agents on the row, by `at(position, seat)`."""
    court_deck: list[int]
    """The end of the list is the top."""
    court_discard: list[int]
    buried: int = 0
    """How many cards at the bottom of the court deck are public."""
    phantom: list[int] = field(default_factory=lambda: [0] * 5)
    """Two players: tokens on each ambition that belong to nobody."""
    markers: list[int] = field(default_factory=lambda: [NOTHING] * 3)
    """Low, middle, high: the ambition the marker is on, or NOTHING if available."""
    flipped: list[bool] = field(default_factory=lambda: [False] * 3)
    leader_row: list[int] = field(default_factory=list)
    lore_row: list[int] = field(default_factory=list)
    """Leaders and lore nobody has picked (yet)."""

    # action cards
    discard: list[int] = field(default_factory=list)
    """Face down; the first is the bottom."""
    open_discard: list[int] = field(default_factory=list)
    """With split piles: cards that were played face up."""
    known: list[int] = field(default_factory=lambda: [0] * 28)
    """By action card: bits of the seats that know exactly where it is."""
    piled: list[int] = field(default_factory=lambda: [0] * 28)
    """By action card: bits of the seats that know it is in the face-down pile, but not where in it."""

    # chapter and round
    chapter: int = 1
    initiative: int = 0
    seized: bool = False
    """The initiative was seized this round."""
    declared: bool = False
    """An ambition was declared this round."""
    zero: bool = False
    """The zero marker is on the lead card."""
    passes: int = 0
    """Players with cards who passed one after another."""
    leader: int = NOBODY
    """Who led this round."""
    lead: int = NOTHING
    """The lead card."""
    played: list[int] = field(default_factory=lambda: [NOTHING] * 4)
    """By seat: the action card played this round."""
    modes: list[int] = field(default_factory=lambda: [0] * 4)
    """By seat: how the card was played (lead, surpass, copy, pivot)."""
    ranks: list[int] = field(default_factory=lambda: [0] * 4)
    """By seat: the number that surpassed this round; 0 if none did."""
    extra: list[int] = field(default_factory=lambda: [NOTHING] * 4)
    """By seat: the card played face down to seize the initiative."""
    laid: list[Laid] = field(default_factory=list)
    fights: list[Fight] = field(default_factory=list)
    """Battles in progress; the last is the one being fought."""
    voyages: list[Voyage] = field(default_factory=list)
    """Moves in progress, likewise."""

    # the turn
    active: int = NOBODY
    """Whose turn it is."""
    pips: int = 0
    suit: int = 0
    """What the pips may be spent on."""
    prelude: bool = False
    """The prelude is still running: no pip has been spent."""
    acted: bool = False
    """Something was done this turn, so declaring and seizing are over."""
    may_declare: bool = False
    """The card led this turn has not been used to declare."""
    armed: bool = False
    """A weapon was spent: pips may be used to battle."""
    paid: int = BY_PIP
    """How the current action was paid for."""
    spent: list[int] = field(default_factory=lambda: [0] * 5)
    """Tokens spent in this prelude; back in the supply when it ends."""
    used: list[int] = field(default_factory=list)
    """Places whose city was taxed, or whose starport built a ship, this turn."""
    used_cards: list[int] = field(default_factory=list)
    """Cards whose once-a-turn power was used."""
    locked: list[int] = field(default_factory=list)
    """Cards secured in this prelude: their prelude actions wait for another turn."""

    def copy(self) -> "ArcsState":
        from stolik.games.arcs.derived import copy_arcs_state

        return copy_arcs_state(self)

    def pack(self) -> dict[str, Any]:
        from stolik.games.arcs.derived import pack_arcs_state

        return pack_arcs_state(self)


def copies_or_pivots(s: ArcsState, paid: int) -> bool:
    """Whether the pip of a copied or pivoted card pays. While an action runs, pass `s.paid`."""
    return paid == BY_PIP and s.modes[s.active] in (COPY, PIVOT)


def of_seat(counts: list[int], seat: int) -> list[int]:
    """One seat's entries in such a list: its ships by system, its agents by court position."""
    return counts[seat::SEATS]


def by_seat(s: ArcsState, counts: list[int], row: int) -> list[int]:
    """All players' entries in a list indexed by `at(row, seat)`."""
    return counts[at(row, 0) : at(row, s.seats)]
