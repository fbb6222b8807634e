"""Playing an action card: lead, surpass, copy, pivot, and a second card to seize (p. 8, 10)."""

from stolik.games.arcs.choices import COPY_WITH, LEAD_WITH, PASS, PIVOT_WITH, SURPASS_WITH
from stolik.games.arcs.ids import ACTION_CARDS, COPY, LEAD, MODES, NOTHING, NUMBER_OF, SUIT_OF, SURPASS
from stolik.games.arcs.messages.events import Copied, Played
from stolik.games.arcs.rules.declare import seize, seize_refusal
from stolik.games.arcs.rules.hands import lose_sight
from stolik.games.arcs.rules.refusals import ALLOWED, NO_PIVOT_WITH, NO_SURPASS_WITH
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.tables import PIPS
from stolik.kernel.messages import Action, Event


def list_leads(s: ArcsState, seat: int, out: list[Action]) -> None:
    out.extend(LEAD_WITH[seat][card] for card in s.players[seat].hand)
    out.append(PASS[seat])


def lead_number(s: ArcsState) -> int:
    return 0 if s.zero else NUMBER_OF[s.lead]


def surpass_refusal(s: ArcsState, card: int) -> int:
    """A higher card of the lead suit (p. 10)."""
    higher = SUIT_OF[card] == SUIT_OF[s.lead] and NUMBER_OF[card] > lead_number(s)
    return ALLOWED if higher else NO_SURPASS_WITH


def pivot_refusal(s: ArcsState, card: int) -> int:
    """A card of another suit than the lead card (p. 10)."""
    return ALLOWED if SUIT_OF[card] != SUIT_OF[s.lead] else NO_PIVOT_WITH


def list_follows(s: ArcsState, seat: int, out: list[Action]) -> None:
    """Surpass with a higher card of the lead suit, pivot with another suit, copy with any card."""
    for card in s.players[seat].hand:
        if pivot_refusal(s, card) == ALLOWED:
            out.append(PIVOT_WITH[seat][card])
        elif surpass_refusal(s, card) == ALLOWED:
            out.append(SURPASS_WITH[seat][card])
        out.append(COPY_WITH[seat][card])


def pips_given(card: int, mode: int) -> int:
    """Lead and surpass give all pips of the card; copy and pivot give one (p. 8-9)."""
    return PIPS[card] if mode in (LEAD, SURPASS) else 1


def play_card(s: ArcsState, seat: int, card: int, mode: int, ev: list[Event]) -> None:
    """Play the card and gain its pips, or one of them."""
    if mode == COPY:
        lose_sight(s, seat)
    s.players[seat].hand.remove(card)
    s.played[seat] = card
    s.modes[seat] = mode
    begin_turn(s, seat)
    s.pips = pips_given(card, mode)
    s.suit = SUIT_OF[s.lead if mode == COPY else card]
    s.may_declare = mode == LEAD
    if mode == COPY:
        ev.append(Copied(seat, ACTION_CARDS[card]))
        return
    s.known[card] = (1 << s.seats) - 1
    ev.append(Played(seat, MODES[mode], ACTION_CARDS[card]))
    if mode == SURPASS:
        s.ranks[seat] = NUMBER_OF[card]
        if NUMBER_OF[card] == 7 and seize_refusal(s, seat) == ALLOWED:
            seize(s, seat, NOTHING, ev)


def begin_turn(s: ArcsState, seat: int) -> None:
    s.active = seat
    s.prelude = True
    s.acted = s.armed = s.may_declare = False
    s.used, s.used_cards, s.locked = [], [], []


def play_extra(s: ArcsState, seat: int, card: int, ev: list[Event]) -> None:
    """A second card, face down, seizes the initiative (p. 10)."""
    lose_sight(s, seat)
    s.players[seat].hand.remove(card)
    s.extra[seat] = card
    seize(s, seat, card, ev)
