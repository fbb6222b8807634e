"""What is going on: the reasons that come from the moment, not from the thing."""

from typing import Final

from stolik.games.eclipse.ids import ACTIONS, UPGRADE
from stolik.games.eclipse.rules.anytime import ActionFrame
from stolik.games.eclipse.rules.turn import Turn, is_possible
from stolik.games.eclipse.state import EclipseState
from stolik.kernel.messages import Reason

PAGES: Final[dict[str, str]] = dict(zip(ACTIONS, ["9", "10", "12", "13", "13", "14"]))
"""Where the book describes each action."""


QUESTIONS: Final[dict[str, str]] = {
    "draft": "4", "turn": "8", "turn-after": "8", "reaction": "14", "explore": "9", "place-tile": "9",
    "second-tile": "27", "claim": "9", "discovery": "7", "influence": "10", "drop-disc": "10",
    "before-colony-ships": "10", "research": "12", "artifacts": "12", "upgrade": "13", "put-part": "13", "build": "13",
    "move": "14", "move-on": "14", "proposal": "11", "make-room": "11", "give-cube": "11", "return-cube": "10",
    "missiles": "20", "engagement": "20", "stalemate": "20", "assign-die": "18", "reputation": "21",
    "attack-population": "20", "destroy-cube": "20", "bury-cube": "20", "takeover": "21", "relations": "11",
    "upkeep": "24", "bankrupt": "24",
}  # fmt: skip
"""Where the book speaks of what is asked."""


def not_asked(s: EclipseState) -> Reason:
    """Something else is asked now; the page says what."""
    return Reason("not-asked", page=QUESTIONS[s.stack[-1].question(s)[0]])


def answer_first(s: EclipseState) -> Reason:
    return Reason("answer-first", page=QUESTIONS[s.stack[-1].question(s)[0]])


def choosing(s: EclipseState) -> bool:
    """The seat is about to choose its action."""
    top = s.stack[-1]
    return isinstance(top, Turn) and top.step == "choose"


def current_action(s: EclipseState) -> str:
    """The action that is being carried out, or nothing."""
    for frame in s.stack:
        if isinstance(frame, ActionFrame):
            return frame.kind
    return ""


def needs_action(s: EclipseState, seat: int, action: str) -> Reason:
    """The thing itself is fine: only its action is not being carried out."""
    if choosing(s):
        return no_action(s, seat, action) or Reason("action-first", {"action": f"action:{action}"}, "8")
    running = current_action(s)
    if running:
        return Reason("other-action", {"action": f"action:{running}"}, "8")
    if isinstance(s.stack[-1], Turn):
        return Reason("action-taken", page="8")
    return Reason("only-in-turn", {"action": f"action:{action}"}, PAGES[action])


def no_action(s: EclipseState, seat: int, action: str) -> Reason | None:
    """Why an action cannot be chosen now; None if it can."""
    p = s.players[seat]
    if not p.discs:
        return Reason("no-discs", page="8")
    if p.passed and ACTIONS.index(action) < UPGRADE:
        return Reason("only-reactions", page="14")
    if not is_possible(s, seat, ACTIONS.index(action)):
        return Reason(f"nothing-to-{action}", page="21" if action == "upgrade" else PAGES[action])
    return None
