"""Why something can't be used in a turn. One card from the hand acts, usually on something else on the table."""

from stolik.games.arcana.cards.common.registry import EFFECT_OF
from stolik.games.arcana.ids import PLACE, RELIC
from stolik.games.arcana.reasons.telling import told
from stolik.games.arcana.rules.bribery import bribe_refused
from stolik.games.arcana.rules.militia import militia_refused
from stolik.games.arcana.rules.refusals import (
    AGENT_STAYS,
    AGENTS_TO_ZONES,
    ALLOWED,
    GUILD_CHOSEN,
    IN_RESERVE,
    IN_RESOURCES,
    MILITIA_NEEDS_RELIC,
    MILITIA_NO_RELIC,
    MILITIA_OFF,
    NO_CARD_FOR_BOTH,
    NO_CARD_FOR_RIVAL,
    NO_CARD_FOR_ZONE,
    NO_PLAIN_PLACE,
    NO_TARGET,
    NOT_AIMED,
    NOT_YOURS,
    NOTHING_WON,
    OBJECTIVE_WAITS,
    ONE_CARD,
    ONE_TARGET,
    ONLY_PLACES,
    OWN_SEAT,
    RELICS_OR_MILITIA,
    RELICS_TO_ZONES,
    STAKE_BY_ZONE,
    UNKNOWN_THING,
    WRONG_TARGET,
)
from stolik.games.arcana.rules.spots import Spot
from stolik.games.arcana.rules.zones import zone_refused
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import EFFECT, FIELDABLE, KIND
from stolik.kernel.messages import Action, Reason

BUTTONS = ("play", "discard", "call_militia", "keep_stake", "remove_stake")


def turn_refused(s: ArcanaState, seat: int, spots: list[Spot]) -> Reason:
    for at in spots:
        if is_unknown(at):
            return told(UNKNOWN_THING, s)
    held = [at for at in spots if at.where == "hand"]
    others = [at for at in spots if at.where != "hand"]
    if len(held) > 1:
        return told(ONE_CARD, s)
    if held:
        return with_card(s, seat, held[0].card, others)
    return without_card(s, seat, others)


def is_unknown(at: Spot) -> bool:
    if at.where == "do":
        return at.name not in BUTTONS
    return at.where not in ("zone", "seat", "stake", "agent", "resources", "reserve", "guild", "objective", "hand")


# --- a card in hand has been chosen ---


def with_card(s: ArcanaState, seat: int, card: int, others: list[Spot]) -> Reason:
    """The first thing that the card can't be used with; if there is none, the combination."""
    for at in others:
        refusal = card_refused(s, seat, card, at)
        if refusal == NOT_AIMED:
            refusal = not_aimed(s, seat, card, at)
        if refusal != ALLOWED:
            return told(refusal, s, at, card)
    if KIND[card] != PLACE or len(others) != 2 or any(at.where == "do" for at in others):
        return told(ONE_TARGET, s, card=card)
    one, other = others
    refusal = EFFECT_OF[EFFECT[card]].pair_refused(s, seat, one, other)
    champion, rival = (one, other) if one.seat == seat else (other, one)
    return told(refusal or ONE_TARGET, s, champion, card, rival)


def card_refused(s: ArcanaState, seat: int, card: int, at: Spot) -> int:
    """Whether this card in hand may be used with this thing; NOT_AIMED if it targets another kind of thing."""
    if at.where == "do" and at.name == "discard":
        return ALLOWED
    if KIND[card] == PLACE:
        return EFFECT_OF[EFFECT[card]].refused(s, seat, at)
    if at.where == "zone":
        return bribe_refused(s, seat, at.zone) if KIND[card] == RELIC else zone_refused(s, at.zone)
    if at.where == "do" and at.name == "call_militia" and KIND[card] == RELIC:
        return militia_refused(s)
    return NOT_AIMED


def not_aimed(s: ArcanaState, seat: int, card: int, at: Spot) -> int:
    """The reason for using a card on a kind of thing it doesn't target."""
    if at.where == "do" and at.name == "call_militia":
        return MILITIA_NEEDS_RELIC if s.options.militia else MILITIA_OFF
    if at.where == "do" and at.name in ("keep_stake", "remove_stake"):
        return NOTHING_WON
    if KIND[card] == PLACE:
        ways: list[Action] = []
        EFFECT_OF[EFFECT[card]].offer(s, seat, card, ways)
        return WRONG_TARGET if ways else NO_TARGET
    if at.where == "do":
        return ONLY_PLACES
    if at.where == "stake":
        return zone_refused(s, at.zone) or STAKE_BY_ZONE
    if FIELDABLE[card]:
        return AGENTS_TO_ZONES
    return RELICS_OR_MILITIA if s.options.militia else RELICS_TO_ZONES


# --- no card has been chosen ---


def without_card(s: ArcanaState, seat: int, spots: list[Spot]) -> Reason:
    """The first thing that no card in hand can be used with; if each has one, no card can be used with all."""
    for at in spots:
        refusals = [card_refused(s, seat, card, at) for card in s.hands[seat]]
        if ALLOWED not in refusals:
            meant = [refusal for refusal in refusals if refusal != NOT_AIMED]
            return told(thing_refused(s, seat, at, meant), s, at)
    return told(NO_CARD_FOR_BOTH, s)


def thing_refused(s: ArcanaState, seat: int, at: Spot, meant: list[int]) -> int:
    """The thing's own obstacle; otherwise, a card that targets such things but can't be used with this one."""
    return own_obstacle(s, seat, at) or (meant[0] if meant else not_meant(seat, at))


def own_obstacle(s: ArcanaState, seat: int, at: Spot) -> int:
    """Why the thing can't be used, whatever cards are in hand; ALLOWED if that depends on them."""
    match at.where:
        case "zone":
            return zone_refused(s, at.zone) or NO_CARD_FOR_ZONE
        case "stake":
            return zone_refused(s, at.zone) or STAKE_BY_ZONE
        case "guild":
            return GUILD_CHOSEN
        case "objective":
            return OBJECTIVE_WAITS
        case "reserve":
            return IN_RESERVE if at.seat == seat else NOT_YOURS
        case "do":
            return button_refused(s, at.name)
    return OWN_SEAT if at.where == "seat" and at.seat == seat else ALLOWED


def button_refused(s: ArcanaState, name: str) -> int:
    if name in ("keep_stake", "remove_stake"):
        return NOTHING_WON
    return (militia_refused(s) or MILITIA_NO_RELIC) if name == "call_militia" else ALLOWED


def not_meant(seat: int, at: Spot) -> int:
    """No card in hand targets such a thing."""
    match at.where:
        case "do":
            return NO_PLAIN_PLACE
        case "seat":
            return NO_CARD_FOR_RIVAL
        case "agent" if at.seat == seat:
            return AGENT_STAYS
        case "resources" if at.seat == seat:
            return IN_RESOURCES
    return NOT_YOURS
