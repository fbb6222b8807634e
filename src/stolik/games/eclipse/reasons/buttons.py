"""Buttons, and the permission that applies to each."""

from stolik.games.eclipse.cards.discovery import Discovery
from stolik.games.eclipse.ids import NOBODY, NOTHING, UPGRADE
from stolik.games.eclipse.reasons.board import most_to_trade, told_of_design
from stolik.games.eclipse.reasons.moments import (
    ACTION_NUMBER,
    is_choosing,
    may_offer,
    may_trade,
    running_action,
    told_of_thing,
)
from stolik.games.eclipse.reasons.telling import Asked, told
from stolik.games.eclipse.rules import refusals as r
from stolik.games.eclipse.rules.anytime import ActionFrame
from stolik.games.eclipse.rules.combat.bombardment import Bombardment
from stolik.games.eclipse.rules.diplomacy import anybody_refused
from stolik.games.eclipse.rules.explore import Placement
from stolik.games.eclipse.rules.galaxy import is_eliminated
from stolik.games.eclipse.rules.move import MoveAction
from stolik.games.eclipse.rules.turn import action_refused
from stolik.games.eclipse.rules.upgrade import UpgradeAction
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import COUNTS, DISCOVERIES
from stolik.kernel.messages import Reason


def button(s: EclipseState, seat: int, verb: str) -> Reason:
    a = Asked(s, seat)
    if s.players[seat].board == NOBODY:
        return told(r.FACTION_FIRST, a)
    if verb in ACTION_NUMBER:
        a.action = ACTION_NUMBER[verb]
        return told(action_refused(s, seat, a.action), a) if is_choosing(s) else told_of_thing(a, r.ALLOWED)
    match verb:
        case "pass":
            return finish_first(a)
        case "resign":
            return finish_first(a) if is_eliminated(s, seat) else told(r.NOT_ELIMINATED, a)
        case "done":
            return no_end(a)
        case "trade":
            a.have = most_to_trade(s, seat)
            return told(r.TRADE_SHORT if may_trade(s) else r.NOT_IN_BETWEEN, a)
        case "offer":
            asked = may_offer(s) or not COUNTS[s.seats].diplomacy
            return told(anybody_refused(s, seat) if asked else r.NOT_IN_BETWEEN, a)
        case "remove":
            return no_removal(a)
        case "front":
            return no_front(a)
    return told(r.NOT_ASKED if is_in_course(s, verb) else ABSENT.get(verb, r.NOT_ASKED), a)


ABSENT = {
    "attack": r.NO_BATTLE,
    "fire": r.NO_BATTLE,
    "stay": r.NO_BATTLE,
    "bomb": r.NO_BATTLE,
    "spare": r.NO_BATTLE,
    "decline": r.NO_BATTLE,
    "discard": r.NOTHING_DRAWN,
    "points": r.NOTHING_FOUND,
    "stop": r.NOTHING_UNDER_WAY,
}
"""The thing that a button belongs to doesn't exist now."""


def is_in_course(s: EclipseState, verb: str) -> bool:
    """The thing that the button belongs to exists, but something else is being asked."""
    if verb == "discard":
        return any(isinstance(f, Placement) for f in s.stack)
    if verb == "points":
        return any(isinstance(f, Discovery) for f in s.stack)
    if verb == "stop":
        return any(isinstance(f, MoveAction) and f.ship != NOTHING for f in s.stack)
    return s.melee is not None or any(isinstance(f, Bombardment) for f in s.stack)


def finish_first(a: Asked) -> Reason:
    a.action = running_action(a.s)
    return told(r.NOT_ASKED if a.action == NOBODY else r.FINISH_FIRST, a)


def no_end(a: Asked) -> Reason:
    """What has to be done before the player may leave an action."""
    if is_choosing(a.s):
        return told(r.PASS_OR_ACT, a)
    top = a.s.stack[-1]
    if not isinstance(top, ActionFrame) or not top.in_between():
        return finish_first(a)
    a.action = running_action(a.s)
    refused = top.stop_refused(a.s)
    return told_of_design(refused, a, top.workshop(a.s)) if isinstance(top, UpgradeAction) else told(refused, a)


def no_removal(a: Asked) -> Reason:
    top = a.s.stack[-1]
    if isinstance(top, UpgradeAction):
        return told(r.NO_TILE_TO_RETURN if top.in_between() and not top.placed else r.RETURN_PARTS_FIRST, a)
    a.action = UPGRADE
    return told_of_thing(a, r.ALLOWED)


def no_front(a: Asked) -> Reason:
    top = a.s.stack[-1]
    if not isinstance(top, Discovery):
        return told(r.NOTHING_FOUND, a)
    a.ship = DISCOVERIES[top.tile].ship
    return told(top.front_refused(a.s), a)
