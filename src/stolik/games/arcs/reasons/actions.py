"""Which permission applies to a piece, system or card when actions of some verbs can be paid for (p. 12-14)."""

from typing import Final

from stolik.games.arcs.cards.common.base import BUILD_PLACES, speakers
from stolik.games.arcs.ids import (
    BATTLE,
    BUILD,
    BUILDINGS,
    CARD,
    INFLUENCE,
    MOVE,
    NOTHING,
    PLACE,
    REPAIR,
    SECURE,
    SYSTEM,
    TAX,
    VERB,
)
from stolik.games.arcs.reasons.cards import why_card, why_power
from stolik.games.arcs.rules.build import (
    repair_refusal,
    shipyard_refusal,
    site_refusal,
    supply_refusal,
    tax_forbidder,
    tax_refusal,
)
from stolik.games.arcs.rules.court import influence_refusal, secure_forbidder, secure_refusal
from stolik.games.arcs.rules.pieces import control, is_city, is_starport, owner_of, ships, system_of
from stolik.games.arcs.rules.refusals import (
    ALLOWED,
    CARD_BY_ITSELF,
    CARD_FORBIDS,
    COURT_EMPTY,
    NO_AGENTS,
    NO_COMMON_SYSTEM,
    NO_PLACE_TO_BUILD,
    NO_RIVAL_THERE,
    NO_SHIPS_NEAR,
    NO_SHIPS_THERE,
    NO_STARPORT_READY,
    NOBODY_TO_FIGHT,
    NONE_IN_SUPPLY,
    NOT_YOURS,
    NOTHING_DAMAGED,
    NOTHING_TO_SECURE,
    NOTHING_TO_TAX,
    THAT_IS_YOU,
    WRONG_ACTION,
    Values,
    card_page,
    doing,
    refused,
    where,
    which,
    who,
)
from stolik.games.arcs.state import ArcsState, by_seat
from stolik.games.arcs.tables import SLOTS
from stolik.kernel.messages import Reason

BUTTON_VERB: Final[dict[str, int]] = {
    "build-city": BUILD,
    "build-starport": BUILD,
    "build-ship": BUILD,
    **{name: VERB[name] for name in ("tax", "repair", "influence", "secure", "battle")},
}
"""Buttons of the standard actions. Moves have none, because ships and a system are enough."""


def why_action(s: ArcsState, seat: int, kind: str, name: str, verbs: int, paid: int) -> Reason | None:
    """None: no action has to do with this thing."""
    if kind == "do":
        return why_button(s, seat, name, verbs) or why_power(s, seat, name, verbs, paid)
    if kind == "system":
        return why_system(s, seat, SYSTEM[name], verbs)
    if kind == "ship":
        return wrong_verb(MOVE)
    if kind == "wreck":
        return wrong_verb(REPAIR)
    if kind == "building":
        return why_building(s, seat, PLACE[name], verbs)
    if kind == "seat":
        return why_seat(seat, int(name), verbs)
    if kind == "card" and name in CARD:
        card = CARD[name]
        return why_court(s, seat, card, verbs) if card in s.court else why_card(s, seat, card, verbs, paid)
    return None


def wrong_verb(verb: int) -> Reason:
    """What the player can pay with now doesn't buy this action."""
    return refused(WRONG_ACTION, doing(verb))


# --- buttons: no thing on the table makes the action possible ---


def why_button(s: ArcsState, seat: int, name: str, verbs: int) -> Reason | None:
    verb = BUTTON_VERB.get(name, 0)
    if verb == 0:
        return None
    if not verbs & verb:
        return wrong_verb(verb)
    if verb == TAX:
        return forbidden(tax_forbidders(s, seat)) or refused(NOTHING_TO_TAX)
    if verb == SECURE:
        return forbidden(secure_forbidders(s, seat)) or refused(NOTHING_TO_SECURE)
    if verb == BUILD:
        return why_nothing_built(s, seat, name)
    if verb == INFLUENCE:
        return refused(NO_AGENTS if s.players[seat].agents == 0 else COURT_EMPTY)
    return refused(NOTHING_DAMAGED if verb == REPAIR else NOBODY_TO_FIGHT)


def tax_forbidders(s: ArcsState, seat: int) -> list[int]:
    places = [i for i, b in enumerate(s.buildings) if b and tax_refusal(s, seat, i) == CARD_FORBIDS]
    return [tax_forbidder(s, seat, place) for place in places]


def secure_forbidders(s: ArcsState, seat: int) -> list[int]:
    positions = [i for i in range(len(s.court)) if secure_refusal(s, seat, i) == CARD_FORBIDS]
    return [secure_forbidder(s, seat, position) for position in positions]


def forbidden(cards: list[int]) -> Reason | None:
    """If only a card is in the way, name that card."""
    return refused(CARD_FORBIDS, which(cards[0]), card_page(cards[0])) if cards else None


def why_nothing_built(s: ArcsState, seat: int, name: str) -> Reason:
    piece = name.removeprefix("build-")
    if piece == "ship":
        empty, nowhere = s.players[seat].ships == 0, NO_STARPORT_READY
    else:
        empty, nowhere = supply_refusal(s, seat, BUILDINGS.index(piece)) != ALLOWED, NO_PLACE_TO_BUILD
    return refused(NONE_IN_SUPPLY if empty else nowhere, {"piece": f"piece:{piece}"})


# --- systems and players ---


def why_system(s: ArcsState, seat: int, system: int, verbs: int) -> Reason:
    """The closest action that isn't possible: a battle where the player has ships, a building, then a move."""
    here = ships(s, seat, system) > 0
    if verbs & BATTLE and here:
        return refused(NO_RIVAL_THERE, where(system))
    if verbs & BUILD:
        return why_not_built(s, seat, system)
    if verbs & MOVE:
        return refused(NO_SHIPS_NEAR, where(system))
    return refused(NO_SHIPS_THERE, where(system), "14") if verbs & BATTLE else wrong_verb(MOVE)


def why_not_built(s: ArcsState, seat: int, system: int, kind: int = NOTHING) -> Reason:
    """Any building (or one of this kind) in a slot, or wherever a card allows one."""
    for c in speakers(s.players[seat], BUILD_PLACES):
        refusal = c.build_refusal(s, seat, system)
        if refusal not in (ALLOWED, CARD_BY_ITSELF):
            return refused(refusal, {**where(system), **c.told(s, seat)})
    refusal = site_refusal(s, seat, system)
    piece = "building" if kind == NOTHING else BUILDINGS[kind]
    values: Values = {**where(system), "slots": SLOTS[system], "piece": f"piece:{piece}"}
    return refused(NONE_IN_SUPPLY if refusal == ALLOWED else refusal, values)


def why_seat(seat: int, rival: int, verbs: int) -> Reason:
    if rival == seat:
        return refused(THAT_IS_YOU)
    return refused(NO_COMMON_SYSTEM, who(rival)) if verbs & BATTLE else wrong_verb(BATTLE)


# --- buildings ---


def why_building(s: ArcsState, seat: int, place: int, verbs: int) -> Reason:
    b = s.buildings[place]
    if verbs & TAX and is_city(b):
        return why_not_taxed(s, seat, place)
    if verbs & BUILD and is_starport(b):
        return why_no_ship(s, seat, place)
    if verbs & REPAIR:
        return why_not_repaired(s, seat, place)
    if is_city(b):
        return wrong_verb(TAX)
    return wrong_verb(BUILD) if owner_of(b) == seat else refused(NOT_YOURS, who(owner_of(b)), "12")


def why_not_taxed(s: ArcsState, seat: int, place: int) -> Reason:
    system = system_of(place)
    refusal = tax_refusal(s, seat, place)
    if refusal == CARD_FORBIDS:
        card = tax_forbidder(s, seat, place)
        return refused(refusal, which(card), card_page(card))
    return refused(refusal, {**where(system), **who(control(s, system))})


def why_no_ship(s: ArcsState, seat: int, place: int) -> Reason:
    values: Values = {**where(system_of(place)), **who(owner_of(s.buildings[place])), "piece": "piece:ship"}
    refusal = shipyard_refusal(s, seat, place)
    return refused(refusal, values, "12" if refusal == NOT_YOURS else "")


def why_not_repaired(s: ArcsState, seat: int, place: int) -> Reason:
    values = {**where(system_of(place)), **who(owner_of(s.buildings[place]))}
    return refused(repair_refusal(s, seat, place), values, "13")


# --- the court ---


def why_court(s: ArcsState, seat: int, card: int, verbs: int) -> Reason:
    position = s.court.index(card)
    if verbs & SECURE:
        return why_not_secured(s, seat, position)
    if verbs & INFLUENCE:
        return refused(influence_refusal(s, seat, position), which(card))
    return wrong_verb(INFLUENCE)


def why_not_secured(s: ArcsState, seat: int, position: int) -> Reason:
    refusal = secure_refusal(s, seat, position)
    if refusal == CARD_FORBIDS:
        card = secure_forbidder(s, seat, position)
        return refused(refusal, which(card), card_page(card))
    agents = by_seat(s, s.influence, position)
    most = max([n for rival, n in enumerate(agents) if rival != seat], default=0)
    return refused(refusal, {"own": agents[seat], "most": most})
