"""Views of Arcs: what a seat may know, and the odds of dice. Never compiled."""

from __future__ import annotations

from typing import Annotated

import msgspec

from stolik.kernel.messages import BySeat, Seat


class PlayerView(msgspec.Struct, frozen=True):
    """A play area, as one seat sees it."""

    seat: Seat
    power: int
    hand: list[str | None]
    """Action cards; None for a card the viewer doesn't know."""
    ships: int
    starports: int
    agents: int
    cities: int
    slots: int
    """Open resource slots on the board."""
    resources: list[str]
    """By slot; "" is empty."""
    arriving: list[str]
    raid_costs: list[int]
    cards: list[str]
    leader: str
    lore: list[str]
    outrage: list[str]
    captives: BySeat
    """Agents by owner."""
    trophies: Annotated[list[dict[str, int]], "by seat"]
    """By owner: city, starport, ship, agent."""
    played: str | None
    """The action card in front of the seat: its name, "" for none, None for a card that this viewer may not see."""
    mode: str
    pips: int
    """Total action pips that this card gave."""
    extra: str | None
    """The card played to seize, encoded the same way."""
    counts: dict[str, int]
    """The seat's count for each ambition."""
    places: dict[str, int]
    """The resulting place: 1 for first, 2 for second, 0 for none."""
    awards: dict[str, list[list[PartView]]]
    """What first and second place would score for each declared ambition, part by part."""


class PartView(msgspec.Struct, frozen=True):
    """One part of the Power for a place."""

    what: str
    """"markers", "cities", or the card that changes the sum."""
    power: int


class BuildingView(msgspec.Struct, frozen=True):
    place: str
    owner: Seat
    kind: str
    damaged: bool
    used: bool
    """Taxed, or built a ship, this turn."""


class SystemView(msgspec.Struct, frozen=True):
    id: str
    type: str
    slots: int
    fresh: BySeat
    damaged: BySeat
    buildings: list[BuildingView]
    control: Seat | None
    adjacent: list[str]


class CourtView(msgspec.Struct, frozen=True):
    card: str
    """"" if the deck has run out."""
    agents: BySeat
    leader: Seat | None
    """Who has more agents there than each rival."""
    keys: int
    """Raid cost; 0 for a card that nobody can hold."""


class MarkerView(msgspec.Struct, frozen=True):
    """An ambition marker. messages: arcs-marker-*"""

    id: str
    first: int
    second: int
    flipped: bool
    ambition: str
    """"" while available."""


class LaidView(msgspec.Struct, frozen=True):
    card: str
    owner: Seat
    action: str


class StakeView(msgspec.Struct, frozen=True):
    """What outrage for a city of this type would cost the attacker."""

    resource: str
    tokens: int
    cards: list[str]


class FightView(msgspec.Struct, frozen=True):
    attacker: Seat
    defender: Seat
    system: str
    dice: list[int]
    rolled: list[list[int]]
    """By kind of die: how many dice show each of the six faces."""
    symbols: dict[str, int]
    stakes: list[StakeView]
    """By type of the defender's cities there."""


class TollView(msgspec.Struct, frozen=True):
    """The ships that remain after hits on fresh and damaged ones."""

    damage: int
    destroy: int
    fresh: int
    damaged: int


class HitsView(msgspec.Struct, frozen=True):
    """Ships that are being hit."""

    owner: Seat
    system: str
    hits: int
    tolls: list[TollView]


class VoyageView(msgspec.Struct, frozen=True):
    """A group of ships under way."""

    seat: Seat
    at: str
    fresh: int
    damaged: int
    under_way: bool
    """It has left where it started."""


class ArcsView(msgspec.Struct, frozen=True):
    """All that a seat may know."""

    seat: Seat | None
    seats: int
    setup: str
    out_of_play: list[int]
    chapter: int
    initiative: Seat
    seized: bool
    zero: bool
    lead: str
    leader: Seat | None
    order: list[Seat]
    """The order in which players act this round."""
    active: Seat | None
    pips: int
    suit: str
    prelude: bool
    armed: bool
    players: list[PlayerView]
    systems: list[SystemView]
    supply: dict[str, int]
    spent: dict[str, int]
    court: list[CourtView]
    court_deck: int
    buried: list[str]
    """Known cards at the bottom of the court deck, the lowest first."""
    court_discard: list[str]
    markers: list[MarkerView]
    phantom: dict[str, int]
    discard: int
    """Face-down action cards."""
    open_discard: list[str]
    seen: list[str]
    """Cards of the face-down pile that this seat knows to be there."""
    leader_row: list[str]
    lore_row: list[str]
    laid: list[LaidView]
    fights: list[FightView]
    hits: HitsView | None
    """Hits that somebody has to assign to ships."""
    voyages: list[VoyageView]
    locked: list[str]
    """Cards secured in this prelude."""
    wasted: list[str]
    """Resources that the player in the prelude could spend a token as without getting an action for it."""


class Forecast(msgspec.Struct, frozen=True):
    """Odds of the dice: entry i of each list is the chance of exactly i."""

    hits: list[float]
    """On defending ships, then buildings."""
    losses: list[float]
    """Hits on the attacking ships, interception included."""
    buildings: list[float]
    """On defending buildings."""
    keys: list[float]
    intercept: float
    """Chance of an interception."""
