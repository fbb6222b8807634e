"""Why something on the table can't be used now: which permissions apply, and in which order.

No rule conditions belong here. A reason depends only on what the asking seat can see, and names the first obstacle a
player would name: the current question, earlier choices, the thing itself, the amounts.
"""

from stolik.games.eclipse.reasons import board, buttons, map, pieces
from stolik.games.eclipse.reasons.combat import in_combat
from stolik.games.eclipse.reasons.telling import Asked, told
from stolik.games.eclipse.reasons.things import things
from stolik.games.eclipse.reasons.together import together
from stolik.games.eclipse.rules.refusals import NOT_ASKED
from stolik.games.eclipse.state import EclipseState
from stolik.kernel.messages import Decision, Reason

__all__ = ["things", "why"]


def why(s: EclipseState, seat: int, targets: tuple[str, ...], decision: Decision) -> Reason:
    """The reason for the first target that no action names; if each is usable, why they don't go together."""
    usable = {target for action in decision.actions for target in action.targets()}
    for target in targets:
        if target not in usable:
            return why_one(s, seat, target)
    return together(s, seat, targets)


def why_one(s: EclipseState, seat: int, target: str) -> Reason:
    kind, _, name = target.partition(":")
    if reason := pieces.about(s, seat, kind, name) or in_combat(s, seat, kind, name):
        return reason
    match kind:
        case "do":
            return buttons.button(s, seat, name)
        case "species":
            return board.species(s, seat, name)
        case "hex" | "sector" | "turn" | "square" | "cube" | "disc" | "ship":
            return map.place(s, seat, kind, name)
        case "enemy":
            return told(NOT_ASKED, Asked(s, seat))
    return board.piece(s, seat, kind, name)
