"""Which permission applies to a thing during a turn, and during an action bought with a token (p. 8-10, 17, 20)."""

from typing import Final

from stolik.games.arcs.cards.common.asking import slot_named
from stolik.games.arcs.cards.common.base import OPENING, speakers
from stolik.games.arcs.ids import ACTION_CARD, AMBITION, ANY, CARD, NOTHING, RESOURCE
from stolik.games.arcs.reasons.actions import why_action
from stolik.games.arcs.reasons.cards import why_not_declared
from stolik.games.arcs.rules.actions import Granted
from stolik.games.arcs.rules.declare import declare_with_refusal
from stolik.games.arcs.rules.refusals import (
    ALLOWED,
    CARD_LIES_THERE,
    CARD_PLAYED,
    CLUSTER_BY_CARD,
    EMPTY_SLOT,
    NO_PIPS,
    NO_SUCH_TOKEN,
    NOT_ASKED,
    NOT_YOURS,
    ONLY_THE_LEADER_DECLARES,
    PRELUDE_OVER,
    refused,
    what,
    which_action_card,
    who,
)
from stolik.games.arcs.rules.turn import extra_card_refusal, opening_refusal, pip_verbs, spend_refusal
from stolik.games.arcs.state import BY_PIP, BY_RESOURCE, ArcsState
from stolik.kernel.messages import Reason

PLAYING: Final = ("lead", "surpass", "copy", "pivot", "pass")
"""Buttons for playing the card that opens a turn."""


def why_in_turn(s: ArcsState, seat: int, kind: str, name: str) -> Reason:
    if kind == "ambition" or (kind, name) == ("do", "declare"):
        return why_no_declaration(s, seat, AMBITION.get(name, ANY))
    if (kind, name) == ("do", "seize") or (kind == "card" and name in ACTION_CARD):
        return why_not_seized(s, seat, name)
    if kind == "slot":
        return why_not_spent(s, seat, name)
    if kind == "resource":
        return refused(NO_SUCH_TOKEN if s.prelude else PRELUDE_OVER, what(RESOURCE[name]))
    if kind == "do" and name in PLAYING:
        return refused(CARD_PLAYED, which_action_card(s.played[seat]))
    if kind == "cluster":
        return refused(CLUSTER_BY_CARD)
    if s.pips == 0 and not (kind == "card" and CARD[name] in s.players[seat].cards):
        return refused(NO_PIPS)
    return why_action(s, seat, kind, name, pip_verbs(s), BY_PIP) or refused(NOT_ASKED)


def why_granted(s: ArcsState, seat: int, kind: str, name: str, top: Granted) -> Reason | None:
    """None if the action bought with the token comes first."""
    if kind == "card" and CARD.get(name, NOTHING) not in s.court:
        return None
    return why_action(s, seat, kind, name, top.verbs, BY_RESOURCE)


def why_no_declaration(s: ArcsState, seat: int, ambition: int) -> Reason:
    """With the led card, or with a card that lets followers declare."""
    refusal, card = opening_refusal(s, seat), s.played[seat]
    if refusal == ONLY_THE_LEADER_DECLARES:
        for c in speakers(s.players[seat], OPENING):
            refusal = c.opening_refusal(s, seat)
    if refusal == ALLOWED:
        refusal = declare_with_refusal(s, seat, card, ambition)
    return why_not_declared(s, seat, card, refusal)


def why_not_seized(s: ArcsState, seat: int, name: str) -> Reason:
    if name in ACTION_CARD and ACTION_CARD[name] not in s.players[seat].hand:
        return refused(CARD_LIES_THERE)
    return refused(extra_card_refusal(s, seat), who(s.initiative))


def why_not_spent(s: ArcsState, seat: int, name: str) -> Reason:
    owner, slot = slot_named(name)
    if owner != seat:
        return refused(NOT_YOURS, who(owner))
    return refused(EMPTY_SLOT if slot == NOTHING else spend_refusal(s, seat, slot))
