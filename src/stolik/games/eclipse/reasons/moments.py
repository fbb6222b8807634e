"""The current question: which things can answer it, and what has to come first for the others."""

from stolik.games.eclipse.ids import ACTIONS, NOBODY
from stolik.games.eclipse.reasons.telling import Asked, told
from stolik.games.eclipse.rules.anytime import ActionFrame
from stolik.games.eclipse.rules.combat.phase import Relations
from stolik.games.eclipse.rules.explore import Placement
from stolik.games.eclipse.rules.refusals import (
    ACTION_FIRST,
    ACTION_TAKEN,
    ALLOWED,
    FACTION_FIRST,
    NOT_ASKED,
    ONLY_IN_TURN,
    OTHER_ACTION,
)
from stolik.games.eclipse.rules.turn import Turn, action_refused, disc_refused
from stolik.games.eclipse.rules.upkeep import Upkeep
from stolik.games.eclipse.state import EclipseState
from stolik.kernel.messages import Reason

ACTION_NUMBER = {name: number for number, name in enumerate(ACTIONS)}


def is_choosing(s: EclipseState) -> bool:
    """The seat is about to choose its action."""
    top = s.stack[-1]
    return isinstance(top, Turn) and top.step == "choose"


def is_between(s: EclipseState) -> bool:
    """Between the steps of a turn, when everything that is allowed at any time is allowed."""
    top = s.stack[-1]
    return top.in_between() if isinstance(top, ActionFrame) else isinstance(top, Turn)


def may_colonize(s: EclipseState) -> bool:
    top = s.stack[-1]
    return is_between(s) or isinstance(top, Placement) or (isinstance(top, Upkeep) and top.step == "colonize")


def may_trade(s: EclipseState) -> bool:
    return is_between(s) or isinstance(s.stack[-1], Upkeep)


def may_offer(s: EclipseState) -> bool:
    return is_between(s) or isinstance(s.stack[-1], (Placement, Relations))


def is_bankrupt(s: EclipseState) -> bool:
    top = s.stack[-1]
    return isinstance(top, Upkeep) and top.step == "pay"


def running_action(s: EclipseState) -> int:
    """The action being carried out, or NOBODY's."""
    for frame in s.stack:
        if isinstance(frame, ActionFrame):
            return ACTION_NUMBER[frame.kind]
    return NOBODY


def moment_refused(s: EclipseState, seat: int, action: int) -> int:
    """Why this action isn't asking anything now; ACTION_FIRST if it only has to be chosen."""
    if s.players[seat].board == NOBODY:
        return FACTION_FIRST
    if is_choosing(s):
        refused = disc_refused(s.players[seat], action)
        return ACTION_FIRST if refused == ALLOWED else refused
    if running_action(s) not in (NOBODY, action):
        return OTHER_ACTION
    if running_action(s) == action:
        return NOT_ASKED
    return ACTION_TAKEN if isinstance(s.stack[-1], Turn) else ONLY_IN_TURN


def told_of_thing(a: Asked, refused: int) -> Reason:
    """A thing that belongs to another action: first the moment, then any obstacle for the thing itself (`refused`), and
    last that the action has to be chosen, if it can be."""
    moment = moment_refused(a.s, a.seat, a.action)
    if moment == OTHER_ACTION:
        a.action = running_action(a.s)
    if moment == ACTION_FIRST:
        moment = refused or action_refused(a.s, a.seat, a.action) or ACTION_FIRST
    return told(moment, a)
