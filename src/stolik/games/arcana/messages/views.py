"""What a seat sees."""

from __future__ import annotations

import msgspec

from stolik.games.arcana.messages.options import ArcanaOptions
from stolik.kernel.messages import Seat


class Face(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The printed values of a card that this seat can see."""

    kind: str
    combat: int = 0
    political: int = 0
    spiritual: int = 0
    ducats: int = 0
    main: str = ""
    vp: int = 0
    district: str = ""
    effect: str = ""
    guild: str = ""


class ObjectiveFace(msgspec.Struct, frozen=True, gc=False):
    vp: int
    goal: int
    """How many are needed with this number of players; a lead of 1 if the card compares."""
    now: int
    """The current count; for a comparison, the lead over the best rival."""


class AgentView(msgspec.Struct, frozen=True, gc=False):
    owner: Seat
    card: str | None
    """None for a rival's face-down card."""
    down: bool
    militia: bool
    target: str


class ZoneView(msgspec.Struct, frozen=True, gc=False):
    zone: str
    controlled_by: list[Seat]
    stake: str | None
    pile: int
    sealed: bool
    agents: list[AgentView]


class SeatView(msgspec.Struct, frozen=True, gc=False):
    seat: Seat
    guild: str | None
    hand: list[str] | None
    """None if it isn't the viewer's."""
    hand_size: int
    deck: int
    resources: list[str]
    reserve: list[str]
    objectives: list[str] | None
    objective_count: int
    rejected: list[str] | None
    bribes: int
    wins_in_no_mans_land: int
    vp: int
    """Points of the cards that everyone knows this seat owns, without objectives."""


class EffectView(msgspec.Struct, frozen=True, gc=False):
    """A place being resolved, and the agents picked so far."""

    seat: Seat
    card: str
    picked: list[str]


class ArcanaView(msgspec.Struct, frozen=True, gc=False):
    options: ArcanaOptions
    seat: Seat | None
    """The viewer's seat."""
    round: int
    first: Seat
    zones: list[ZoneView]
    order: list[str]
    """Names of the zones in this round's order of resolution."""
    seats: list[SeatView]
    militia: int
    """Cards in the militia deck."""
    drawn_militia: str | None
    """The militia card that the viewer has to field."""
    won: str | None
    """The stake whose winner is choosing between Resources and Reserve."""
    claim: str | None
    """The guild that the viewer claimed, while the others choose."""
    effect: EffectView | None
    box: int
    jubilee: bool
    """Whether it has been turned up."""
    quiet_rounds: int
    """Consecutive rounds in which nobody won a stake."""
    over: bool
    notice: str
    """Where the values come from: message `arcana-notice-…`."""
    faces: dict[str, Face]
    objective_faces: dict[str, ObjectiveFace]
