"""Which permission applies to a click on one of your cards, and the buttons of card powers (p. 20-21)."""

from stolik.games.arcs.cards.common.base import (
    BEFORE,
    BUILD_PLACES,
    BY_ID,
    OFFERS,
    OPENING,
    PRELUDE,
    SPEAKS,
    Card,
)
from stolik.games.arcs.ids import ANY, BUILD, NUMBER_OF
from stolik.games.arcs.rules.actions import ALL_VERBS
from stolik.games.arcs.rules.declare import declare_forbidder, declare_with_refusal
from stolik.games.arcs.rules.refusals import (
    ALLOWED,
    CARD_BY_ITSELF,
    CARD_FORBIDS,
    CARD_LOCKED,
    CHOOSE_A_GATE,
    DECLARE_THERE,
    NEEDS_COPY_OR_PIVOT,
    NO_CARD_FOR_IT,
    NO_GATE_FREE,
    NONE_IN_SUPPLY,
    NOT_YOURS,
    PRELUDE_OVER,
    WRONG_ACTION,
    card_page,
    doing,
    refused,
    which,
    who,
)
from stolik.games.arcs.state import BY_PIP, ArcsState, copies_or_pivots
from stolik.games.arcs.tables import GATES_IN_PLAY
from stolik.kernel.messages import Reason


def why_card(s: ArcsState, seat: int, card: int, verbs: int, paid: int) -> Reason:
    for owner, p in enumerate(s.players):
        if owner != seat and card in p.cards + p.traits:
            return refused(NOT_YOURS, who(owner))
    return why_own_card(s, seat, BY_ID[card], verbs, paid)


def why_own_card(s: ArcsState, seat: int, c: Card, verbs: int, paid: int) -> Reason:
    """In the prelude, the prelude action; then what can be paid for; otherwise, that the card can't be used."""
    speaks = SPEAKS[c.id]
    if not speaks & OFFERS:
        return refused(CARD_BY_ITSELF, which(c.id), card_page(c.id))
    if speaks & PRELUDE and s.prelude and paid == BY_PIP:
        return refused(CARD_LOCKED, which(c.id)) if c.id in s.locked else why_no_power(s, seat, c, "prelude", paid)
    if speaks & OPENING:
        return why_no_opening(s, seat, c)
    if speaks & BEFORE and not copies_or_pivots(s, paid):
        return refused(NEEDS_COPY_OR_PIVOT)
    for verb in ALL_VERBS:
        power = c.replaces(verb) or c.precedes(verb)
        if verbs & verb and power:
            return why_no_power(s, seat, c, power, paid)
    if speaks & BUILD_PLACES and verbs & BUILD:
        return why_no_place(s, seat, c, paid)
    return refused(WRONG_ACTION, doing(verb_of(c))) if verb_of(c) else refused(PRELUDE_OVER)


def verb_of(c: Card) -> int:
    """The first standard action that the card changes; 0 if none."""
    if SPEAKS[c.id] & BUILD_PLACES:
        return BUILD
    return next((verb for verb in ALL_VERBS if c.replaces(verb) or c.precedes(verb)), 0)


def why_no_power(s: ArcsState, seat: int, c: Card, power: str, paid: int) -> Reason:
    return refused(c.power_refusal(s, seat, power, paid), c.told(s, seat))


def why_no_opening(s: ArcsState, seat: int, c: Card) -> Reason:
    """To declare with a card, you click the ambition instead of the card."""
    refusal = c.opening_refusal(s, seat) or declare_with_refusal(s, seat, s.played[seat], ANY) or DECLARE_THERE
    return why_not_declared(s, seat, s.played[seat], refusal)


def why_not_declared(s: ArcsState, seat: int, card: int, refusal: int) -> Reason:
    """Why a declaration with this action card is refused."""
    if refusal == CARD_FORBIDS:
        forbidder = declare_forbidder(s, seat)
        return refused(refusal, which(forbidder), card_page(forbidder))
    return refused(refusal, {**who(s.leader), "number": NUMBER_OF[card]})


def why_no_place(s: ArcsState, seat: int, c: Card, paid: int) -> Reason:
    """To build in a gate with a card, you click the gate instead of the card."""
    if c.build_power():
        return why_no_power(s, seat, c, c.build_power(), paid)
    refusals = [c.build_refusal(s, seat, gate) for gate in GATES_IN_PLAY[s.setup]]
    if ALLOWED in refusals:
        return refused(CHOOSE_A_GATE)
    return refused(NONE_IN_SUPPLY if NONE_IN_SUPPLY in refusals else NO_GATE_FREE, c.told(s, seat))


def why_power(s: ArcsState, seat: int, power: str, verbs: int, paid: int) -> Reason | None:
    """A button that a card provides: the player's own, or that of no player; None if no card has such a button."""
    holders = [c for c in BY_ID if has_power(c, power)]
    if not holders:
        return None
    p = s.players[seat]
    own = [c for c in holders if c.id in p.cards + p.traits]
    return why_not_this_power(s, seat, own[0], power, verbs, paid) if own else refused(NO_CARD_FOR_IT)


def has_power(c: Card, power: str) -> bool:
    if power == "prelude":
        return c.has_prelude()
    return power == c.build_power() or any(power in (c.replaces(verb), c.precedes(verb)) for verb in ALL_VERBS)


def why_not_this_power(s: ArcsState, seat: int, c: Card, power: str, verbs: int, paid: int) -> Reason | None:
    if power == "prelude":
        if paid != BY_PIP:
            return None
        return why_own_card(s, seat, c, verbs, paid) if s.prelude else refused(PRELUDE_OVER)
    if any(power == c.precedes(verb) for verb in ALL_VERBS) and not copies_or_pivots(s, paid):
        return refused(NEEDS_COPY_OR_PIVOT)
    bought_by = [verb for verb in ALL_VERBS if power in (c.replaces(verb), c.precedes(verb))] or [BUILD]
    if not verbs & bought_by[0]:
        return refused(WRONG_ACTION, doing(bought_by[0]))
    return why_no_power(s, seat, c, power, paid)
