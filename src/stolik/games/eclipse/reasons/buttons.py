"""Why a button does nothing now."""

from stolik.games.eclipse.ids import ACTIONS
from stolik.games.eclipse.reasons.now import answer_first, choosing, current_action, needs_action, not_asked
from stolik.games.eclipse.rules.anytime import ActionFrame
from stolik.games.eclipse.rules.diplomacy import can_exchange
from stolik.games.eclipse.rules.galaxy import is_eliminated
from stolik.games.eclipse.rules.upgrade import UpgradeAction
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import BOARDS, COUNTS
from stolik.kernel.messages import Reason


def button(s: EclipseState, seat: int, verb: str) -> Reason:
    if verb in ACTIONS:
        return needs_action(s, seat, verb)
    match verb:
        case "pass" | "done":
            return finish(s, verb)
        case "resign":
            return Reason("not-eliminated", page="21") if not is_eliminated(s, seat) else finish(s, verb)
        case "trade":
            return no_trade(s, seat)
        case "offer":
            return no_offer(s, seat)
        case "remove":
            return no_removal(s, seat)
        case "attack" | "fire" | "stay" | "bomb" | "spare" | "decline":
            return Reason("no-battle", page="18") if s.melee is None else not_asked(s)
        case "discard":
            return Reason("nothing-drawn", page="9")
        case "front" | "points":
            return Reason("nothing-found", page="7")
        case "stop":
            return Reason("nothing-under-way", page="14")
    return not_asked(s)


def finish(s: EclipseState, verb: str) -> Reason:
    """Passing or ending something that has to be done first."""
    if choosing(s):
        return Reason("pass-or-act", page="8")
    if isinstance(s.stack[-1], ActionFrame) and verb == "done":
        return Reason("must-begin", {"action": f"action:{current_action(s)}"}, "H5")
    running = current_action(s)
    return Reason("finish-first", {"action": f"action:{running}"}, "8") if running else answer_first(s)


def no_trade(s: EclipseState, seat: int) -> Reason:
    p = s.players[seat]
    if p.board < 0:
        return answer_first(s)
    ratio = BOARDS[p.board].trade
    if max(p.store) < ratio:
        return Reason("trade-short", {"ratio": ratio, "have": max(p.store)}, "7")
    return Reason("not-in-between", page="H9")


def no_offer(s: EclipseState, seat: int) -> Reason:
    """Why nobody at all can be offered relations."""
    if not COUNTS[s.seats].diplomacy:
        return Reason("diplomacy-off", {"players": s.seats}, "11")
    if seat == s.traitor:
        return Reason("traitor", page="11")
    p = s.players[seat]
    if p.board >= 0 and not can_exchange(s, seat):
        return Reason("no-ambassador-room", {"friends": p.friends.bit_count()}, "11")
    return Reason("nobody-to-ask", page="11")


def no_removal(s: EclipseState, seat: int) -> Reason:
    top = s.stack[-1]
    if isinstance(top, UpgradeAction):
        if top.placed or top.part >= 0:
            return Reason("return-parts-first", page="13")
        return Reason("no-tile-to-return", page="13")
    return needs_action(s, seat, "upgrade")
