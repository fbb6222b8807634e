"""Why something on the table cannot be used now. Everything here rests on what the asking seat can see."""

from stolik.games.eclipse.reasons import board, buttons, map, pieces
from stolik.games.eclipse.reasons.combat import in_combat
from stolik.games.eclipse.reasons.things import things
from stolik.games.eclipse.state import EclipseState
from stolik.kernel.messages import Decision, Reason

__all__ = ["things", "why"]


def why(s: EclipseState, seat: int, targets: tuple[str, ...], decision: Decision) -> Reason:
    """The reason for the first target that no action names; if each could be used, they do not go together."""
    usable = {target for action in decision.actions for target in action.targets()}
    for target in targets:
        if target not in usable:
            return why_one(s, seat, target)
    return Reason("not-together")


def why_one(s: EclipseState, seat: int, target: str) -> Reason:
    kind, _, name = target.partition(":")
    if reason := pieces.about(s, seat, kind, name) or in_combat(s, seat, kind, name):
        return reason
    match kind:
        case "do":
            return buttons.button(s, seat, name)
        case "species":
            return board.species(s, name)
        case "hex" | "sector" | "turn" | "edge" | "square" | "cube" | "disc" | "ship" | "rival" | "enemy":
            return map.place(s, seat, kind, name)
    return board.piece(s, seat, kind, name)
