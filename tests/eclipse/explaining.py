"""Asking why not."""

from typing import Any

import stolik
from stolik.games.eclipse.state import EclipseState
from stolik.kernel.messages import Reason
from tests.eclipse.acting import BLUE, RED
from tests.eclipse.scenario import scene, tile

GAME = stolik.load("eclipse")


def neighbours() -> EclipseState:
    """Two players with a few tiles between them."""
    s = scene(RED, BLUE)
    tile(s, "106", 0, -1)
    tile(s, "205", 1, -2, 2)
    return s


def why(s: EclipseState, *targets: str, seat: int = 0) -> Reason:
    s.pending = None
    reason = GAME.explain(s, seat, targets)
    assert reason is not None, f"{targets} can be used"
    return reason


def because(s: EclipseState, code: str, *targets: str, **values: Any) -> None:
    """The reason has this code and these values, and a page."""
    reason = why(s, *targets)
    assert reason.code == code
    for name, value in values.items():
        assert reason.values[name] == value
    assert reason.page
