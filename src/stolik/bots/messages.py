"""What a bot answers. Structs live in modules of this name and are never compiled."""

from __future__ import annotations

import msgspec

from stolik.kernel.messages import Action, Line


class Alternative(msgspec.Struct, frozen=True):
    """Another action that was weighed, and what it seemed worth (chance to win, 0 to 1)."""

    action: Action
    value: float
    visits: int = 0


class Choice(msgspec.Struct, frozen=True):
    """The chosen action, why in one sentence, and the best alternatives."""

    action: Action
    line: Line
    value: float | None = None
    alternatives: list[Alternative] = []
