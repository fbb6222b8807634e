"""Why something on the table cannot be used now: which permission it asks about, and in which order.

No condition of the rules is written here. A reason rests only on what the asking seat can see, and tells the first
obstacle that a player would name: what is being asked, what was chosen already, the thing itself, the amounts.
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
    """The reason for the first target that no action names; if each could be used, what they refuse each other."""
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
