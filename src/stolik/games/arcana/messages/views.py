"""What a seat sees."""

from __future__ import annotations

import msgspec

from stolik.games.arcana.messages.options import ArcanaOptions
from stolik.kernel.messages import Seat


class Face(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What is printed on a card that this seat can see."""

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
    """How many are needed with so many players; a lead of 1 where the card compares."""
    now: int
    """How many there are now; for a comparison the lead over the best rival."""


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
    """None if it is not this viewer's."""
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
    """Of the cards that everybody knows this seat to own (objectives not counted)."""


class EffectView(msgspec.Struct, frozen=True, gc=False):
    """A place that is being carried out, and the agents picked so far."""

    seat: Seat
    card: str
    picked: list[str]


class ArcanaView(msgspec.Struct, frozen=True, gc=False):
    options: ArcanaOptions
    seat: Seat | None
    """Whose eyes these are."""
    round: int
    first: Seat
    zones: list[ZoneView]
    order: list[str]
    """Names of the zones as they will be resolved this round."""
    seats: list[SeatView]
    militia: int
    """Cards in the militia deck."""
    drawn_militia: str | None
    """The militia card that this viewer holds and has to field."""
    won: str | None
    """The stake whose winner is choosing between Resources and Reserve."""
    claim: str | None
    """The guild that this viewer claimed, while the others choose."""
    effect: EffectView | None
    box: int
    jubilee: bool
    """Whether it has been turned up."""
    quiet_rounds: int
    """Rounds in a row in which nobody won a stake."""
    over: bool
    notice: str
    """Where the figures come from: message `arcana-notice-…`."""
    faces: dict[str, Face]
    objective_faces: dict[str, ObjectiveFace]
