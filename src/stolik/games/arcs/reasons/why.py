"""Why something on the table can't be used now: the current question decides which permission applies."""

from typing import Final

from stolik.games.arcs.cards.common.steps import Choosing
from stolik.games.arcs.ids import ACTION_CARD, CARD, FIRST_LEADER, NOTHING, SUIT_OF, SUITS, is_leader
from stolik.games.arcs.reasons.battle import why_in_battle
from stolik.games.arcs.reasons.steps import card_first, step_first, why_in_step
from stolik.games.arcs.reasons.things import things
from stolik.games.arcs.reasons.together import why_together
from stolik.games.arcs.reasons.turn import why_granted, why_in_turn
from stolik.games.arcs.rules.actions import Granted
from stolik.games.arcs.rules.battle import Fighting
from stolik.games.arcs.rules.playing import lead_number
from stolik.games.arcs.rules.refusals import (
    CARD_LIES_THERE,
    DRAFT_FIRST,
    DRAFTED,
    HAS_LEADER,
    HAS_LORE,
    NO_OTHER_SUIT,
    NOT_THERE,
    NOTHING_SURPASSES,
    PLAY_A_CARD_FIRST,
    YOU_FOLLOW,
    YOU_LEAD,
    Values,
    refused,
    who,
)
from stolik.games.arcs.rules.turn import Turn
from stolik.games.arcs.setup import Drafting
from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Decision, Reason

BUTTONS: Final = ("do", "die", "number", "face", "hit")
"""Kinds of targets that are never on the table."""


def why(s: ArcsState, seat: int, targets: tuple[str, ...], decision: Decision) -> Reason:
    """Explain the first target that isn't usable at all; otherwise, why they don't go together."""
    usable = {t for action in decision.actions for t in action.targets()}
    for target in targets:
        if target not in usable:
            there = target.partition(":")[0] in BUTTONS or target in things(s, seat)
            return why_one(s, seat, target) if there else refused(NOT_THERE)
    return why_together(s, seat, targets, decision)


def why_one(s: ArcsState, seat: int, target: str) -> Reason:
    kind, _, name = target.partition(":")
    top = s.stack[-1]
    if isinstance(top, Drafting):
        return why_no_draft(s, kind, name)
    if isinstance(top, Turn):
        return why_not_played(s, kind, name) if top.step == "card" else why_in_turn(s, seat, kind, name)
    if isinstance(top, Granted):
        return why_granted(s, seat, kind, name, top) or step_first(top)
    if isinstance(top, Fighting):
        return why_in_battle(s, top, kind, name)
    if isinstance(top, Choosing):
        return top.why(s, kind, name) or card_first(top.asker())
    return why_in_step(s, top, kind, name) or step_first(top)


# --- draft (p. 21) ---


def why_no_draft(s: ArcsState, kind: str, name: str) -> Reason:
    card = CARD.get(name, NOTHING)
    if kind != "card" or card < FIRST_LEADER:
        return refused(DRAFT_FIRST)
    for owner, p in enumerate(s.players):
        if card in p.traits:
            return refused(DRAFTED, who(owner))
    return refused(HAS_LEADER if is_leader(card) else HAS_LORE, {"count": s.options.lore})


# --- playing a card (p. 8, 10) ---


def why_not_played(s: ArcsState, kind: str, name: str) -> Reason:
    if kind == "card" and name in ACTION_CARD:
        return refused(CARD_LIES_THERE)
    if kind == "do" and s.lead == NOTHING and name in ("surpass", "copy", "pivot"):
        return refused(YOU_LEAD)
    if kind == "do" and s.lead != NOTHING:
        lead: Values = {"suit": f"suit:{SUITS[SUIT_OF[s.lead]]}", "number": lead_number(s)}
        if name == "surpass":
            return refused(NOTHING_SURPASSES, lead)
        if name == "pivot":
            return refused(NO_OTHER_SUIT, lead)
        if name in ("lead", "pass"):
            return refused(YOU_FOLLOW)
    return refused(PLAY_A_CARD_FIRST)
