"""Why something on the table cannot be used now: which permission it asks about, and in which order.

No condition of the rules is written here. A reason rests only on what the seat sees, and tells the first obstacle that
a player would name: what is being asked, what was chosen already, the thing itself.
"""

from stolik.games.arcana.cards.common.moving import Moving
from stolik.games.arcana.ids import GUILD
from stolik.games.arcana.reasons.telling import told
from stolik.games.arcana.reasons.turn import turn_refused
from stolik.games.arcana.rules.guilds import guild_refused
from stolik.games.arcana.rules.refusals import (
    ALLOWED,
    GUILD_FIRST,
    MILITIA_FIRST,
    OBJECTIVES_FIRST,
    REMOVAL_FIRST,
    ZONE_FIRST,
)
from stolik.games.arcana.rules.spots import Spot, spot
from stolik.games.arcana.rules.winning import Removal
from stolik.games.arcana.rules.zones import zone_refused
from stolik.games.arcana.state import ArcanaState
from stolik.kernel.messages import Decision, Reason


def why(s: ArcanaState, seat: int, targets: tuple[str, ...], decision: Decision) -> Reason:
    """The first thing that stands in the way."""
    spots = [spot(s, seat, target) for target in targets]
    match decision.kind:
        case "turn":
            return turn_refused(s, seat, spots)
        case "guild":
            return _first(s, spots, GUILD_FIRST)
        case "militia":
            return _first(s, spots, MILITIA_FIRST)
        case "objectives":
            return told(OBJECTIVES_FIRST, s)
        case "removal":
            top = s.stack[-1]
            assert isinstance(top, Removal)
            return told(REMOVAL_FIRST, s, card=top.card)
    return _first(s, spots, ZONE_FIRST)


def _first(s: ArcanaState, spots: list[Spot], otherwise: int) -> Reason:
    """The refusal of the first of these things that has one of its own; otherwise what has to be answered first."""
    for at in spots:
        refusal = _asked_refused(s, at)
        if refusal != ALLOWED:
            return told(refusal, s, at, card=_card_in_question(s))
    return told(otherwise, s)


def _asked_refused(s: ArcanaState, at: Spot) -> int:
    """What the question of the moment says about a thing of the kind that it asks for."""
    top = s.stack[-1]
    if isinstance(top, Moving):
        if at.where == "zone":
            return top.way_refused(s, at.zone)
        return top.along_refused(at.zone, at.seat, at.position) if at.where == "agent" else ALLOWED
    if at.where == "guild" and at.name in GUILD:
        return guild_refused(s, GUILD[at.name])
    return zone_refused(s, at.zone) if at.where == "zone" else ALLOWED


def _card_in_question(s: ArcanaState) -> int:
    top = s.stack[-1]
    return top.card if isinstance(top, Moving) else -1
