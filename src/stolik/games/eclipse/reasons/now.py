"""What is going on: the reasons that come from the moment, not from the thing."""

from stolik.games.eclipse.ids import ACTIONS, REACTION, UPGRADE
from stolik.games.eclipse.rules.anytime import ActionFrame
from stolik.games.eclipse.rules.build import BuildAction, can_build
from stolik.games.eclipse.rules.explore import ExploreAction, spaces
from stolik.games.eclipse.rules.influence import InfluenceAction, can_influence
from stolik.games.eclipse.rules.move import MoveAction, can_move
from stolik.games.eclipse.rules.research import ResearchAction, affordable
from stolik.games.eclipse.rules.turn import Turn
from stolik.games.eclipse.rules.upgrade import UpgradeAction
from stolik.games.eclipse.state import EclipseState
from stolik.kernel.messages import Reason

assert len(ACTIONS) == UPGRADE + REACTION


def choosing(s: EclipseState) -> bool:
    """The seat is about to choose its action."""
    top = s.stack[-1]
    return isinstance(top, Turn) and top.step == "choose"


def current_action(s: EclipseState) -> str:
    """The action that is being carried out, or nothing."""
    for frame in reversed(s.stack):
        match frame:
            case ExploreAction():
                return "explore"
            case InfluenceAction():
                return "influence"
            case ResearchAction():
                return "research"
            case UpgradeAction():
                return "upgrade"
            case BuildAction():
                return "build"
            case MoveAction():
                return "move"
    return ""


def needs_action(s: EclipseState, seat: int, action: str) -> Reason:
    """The thing itself is fine: only its action is not being carried out."""
    if choosing(s):
        return no_action(s, seat, action) or Reason("action-first", {"action": f"action:{action}"}, "8")
    running = current_action(s)
    if running:
        return Reason("other-action", {"action": f"action:{running}"}, "8")
    return Reason("not-asked")


def no_action(s: EclipseState, seat: int, action: str) -> Reason | None:
    """Why an action cannot be chosen now; None if it can."""
    p = s.players[seat]
    if not p.discs:
        return Reason("no-discs", page="8")
    if p.passed and ACTIONS.index(action) < UPGRADE:
        return Reason("only-reactions", page="14")
    match action:
        case "explore":
            possible = bool(spaces(s, seat))
        case "influence":
            possible = can_influence(s, seat)
        case "research":
            possible = bool(affordable(s, seat))
        case "build":
            possible = can_build(s, seat)
        case "move":
            possible = can_move(s, seat)
        case _:
            possible = True
    return None if possible else Reason(f"nothing-to-{action}", page=PAGES[action])


PAGES = {"explore": "9", "influence": "10", "research": "12", "upgrade": "13", "build": "13", "move": "14"}


def is_action_frame(s: EclipseState) -> bool:
    return isinstance(s.stack[-1], ActionFrame)
