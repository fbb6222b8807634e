"""Why something on the table cannot be used now."""

from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Decision, Reason


def things(s: ArcsState, seat: int | None) -> list[str]:
    return []


def why(s: ArcsState, seat: int, targets: tuple[str, ...], decision: Decision) -> Reason:
    return Reason("not-now")
