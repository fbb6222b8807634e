"""Why a piece, system or card is of no use for the actions that can be paid now (p. 12-14)."""

from stolik.games.arcs.cards.common.base import BY_ID, MAY_SECURE, MAY_TAX, speakers
from stolik.games.arcs.ids import (
    BATTLE,
    BUILD,
    CARD,
    CARDS,
    INFLUENCE,
    MOVE,
    NOBODY,
    PLACE,
    REPAIR,
    SECURE,
    SYSTEM,
    TAX,
    VERB,
    VERBS,
    is_gate,
)
from stolik.games.arcs.reasons.pieces import where
from stolik.games.arcs.rules.build import empty_slot
from stolik.games.arcs.rules.court import leads_on
from stolik.games.arcs.rules.pieces import (
    control,
    has_piece,
    is_city,
    is_damaged,
    is_starport,
    owner_of,
    ships,
    system_of,
)
from stolik.games.arcs.state import ArcsState, by_seat
from stolik.games.arcs.tables import ADJACENT, SLOTS
from stolik.kernel.messages import Reason

BUTTON_VERB = {"build-city": BUILD, "build-starport": BUILD, "build-ship": BUILD, **VERB}
PAGE = {TAX: "12", BUILD: "12", MOVE: "13", REPAIR: "13", INFLUENCE: "13", SECURE: "13", BATTLE: "14"}


def why_action(s: ArcsState, seat: int, kind: str, name: str, verbs: int) -> Reason | None:
    """None: no action has to do with this thing."""
    if kind == "do":
        return why_button(s, seat, name, verbs)
    if kind == "system":
        return why_system(s, seat, SYSTEM[name], verbs)
    if kind == "ship":
        return wrong_verb(MOVE)
    if kind == "wreck":
        return wrong_verb(REPAIR)
    if kind == "building":
        return why_building(s, seat, PLACE[name], verbs)
    if kind == "seat":
        return why_seat(s, seat, int(name), verbs)
    if kind == "card" and name in CARD:
        return why_card(s, seat, CARD[name], verbs)
    return None


def wrong_verb(verb: int) -> Reason:
    """What can be paid now does not buy this action."""
    return Reason("wrong-action", {"action": f"action:{VERBS[verb.bit_length() - 1]}"}, "8")


# --- buttons ---


def why_button(s: ArcsState, seat: int, name: str, verbs: int) -> Reason | None:
    verb = BUTTON_VERB.get(name, 0)
    if verb == 0:
        return None
    if not verbs & verb:
        return wrong_verb(verb)
    if verb == BUILD:
        return why_nothing_built(s, seat, name)
    if verb == INFLUENCE:
        return Reason("no-agents", {}, "13")
    codes = {TAX: "nothing-to-tax", REPAIR: "nothing-damaged", SECURE: "nothing-to-secure", BATTLE: "nobody-to-fight"}
    return Reason(codes.get(verb, "nothing-moves"), {}, PAGE[verb])


def why_nothing_built(s: ArcsState, seat: int, name: str) -> Reason:
    p = s.players[seat]
    supply = {"build-city": p.cities, "build-starport": p.starports, "build-ship": p.ships}[name]
    piece = name.removeprefix("build-")
    if supply == 0:
        return Reason("none-in-supply", {"piece": f"piece:{piece}"}, "22")
    return Reason("no-starport-ready" if name == "build-ship" else "no-place-to-build", {}, "12")


# --- systems and players ---


def why_system(s: ArcsState, seat: int, system: int, verbs: int) -> Reason:
    """The nearest miss: a battle where ships are, a building, then a move."""
    if verbs & BATTLE and ships(s, seat, system):
        return Reason("no-rival-there", where(system), "14")
    if verbs & BUILD:
        return why_not_built(s, seat, system)
    if verbs & MOVE:
        near = any(ships(s, seat, n) for n in ADJACENT[s.setup][system])
        return Reason("no-ships-left" if near else "no-ships-near", where(system), "13")
    return wrong_verb(BATTLE) if verbs & BATTLE == 0 and ships(s, seat, system) else wrong_verb(MOVE)


def why_not_built(s: ArcsState, seat: int, system: int) -> Reason:
    if is_gate(system):
        return Reason("gate-has-no-slot", where(system), "6")
    if empty_slot(s, system) < 0:
        return Reason("slots-full", {**where(system), "slots": SLOTS[system]}, "12")
    if not has_piece(s, seat, system):
        return Reason("no-piece-there", where(system), "12")
    return Reason("none-in-supply", {"piece": "piece:building"}, "22")


def why_seat(s: ArcsState, seat: int, rival: int, verbs: int) -> Reason:
    if rival == seat:
        return Reason("that-is-you", {}, "14")
    return Reason("no-common-system", {"seat": f"seat:{rival}"}, "14") if verbs & BATTLE else wrong_verb(BATTLE)


# --- buildings ---


def why_building(s: ArcsState, seat: int, place: int, verbs: int) -> Reason:
    b, system = s.buildings[place], system_of(place)
    if verbs & TAX and is_city(b):
        return why_not_taxed(s, seat, place)
    if owner_of(b) != seat:
        return Reason("not-yours", {"seat": f"seat:{owner_of(b)}"}, "12")
    if verbs & BUILD and is_starport(b):
        if place in s.used:
            return Reason("starport-used", where(system), "12")
        return Reason("none-in-supply", {"piece": "piece:ship"}, "22")
    if verbs & REPAIR and not is_damaged(b):
        return Reason("not-damaged", where(system), "13")
    return wrong_verb(TAX if is_city(b) else BUILD)


def why_not_taxed(s: ArcsState, seat: int, place: int) -> Reason:
    system = system_of(place)
    if place in s.used:
        return Reason("taxed-already", where(system), "12")
    for card in speakers(s.players[seat], MAY_TAX):
        if not card.may_tax(s, seat, place):
            return Reason("card-forbids", {"card": f"card:{card.name}"}, "20")
    holder = control(s, system)
    if holder == NOBODY:
        return Reason("nobody-controls", where(system), "7")
    return Reason("rival-controls", {**where(system), "seat": f"seat:{holder}"}, "7")


# --- cards ---


def why_card(s: ArcsState, seat: int, card: int, verbs: int) -> Reason:
    if card in s.court:
        return why_court(s, seat, s.court.index(card), verbs)
    for owner, p in enumerate(s.players):
        if owner != seat and card in p.cards + p.traits:
            return Reason("not-yours", {"seat": f"seat:{owner}"}, "17")
    if card in s.locked:
        return Reason("card-locked", {"card": f"card:{CARDS[card]}"}, "20")
    return BY_ID[card].idle(s, seat, verbs)


def why_court(s: ArcsState, seat: int, position: int, verbs: int) -> Reason:
    if verbs & SECURE:
        return why_not_secured(s, seat, position)
    if verbs & INFLUENCE:
        return Reason("no-agents", {}, "13")
    return wrong_verb(INFLUENCE)


def why_not_secured(s: ArcsState, seat: int, position: int) -> Reason:
    if leads_on(s, seat, position):
        for card in speakers(s.players[seat], MAY_SECURE):
            if not card.may_secure(s, seat, position):
                return Reason("card-forbids", {"card": f"card:{card.name}"}, "20")
    agents = by_seat(s, s.influence, position)
    most = max([n for rival, n in enumerate(agents) if rival != seat], default=0)
    return Reason("not-most-agents", {"own": agents[seat], "most": most}, "13")
