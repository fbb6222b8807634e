"""What a turn brings, with the very thing by its name: an ambition, a stake, a sector, not "ambitions" or "stakes".

Each game tells the parts of its evaluation (`parts.toml`) from two positions, before and after the turn. Only what the
seat may know is told: where dice fall or something hidden comes up on the way, nothing is named.
"""

from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any

from stolik.kernel.messages import Line, Word

Told = tuple[str, dict[str, Word]]
"""The last part of the message's id, and its arguments."""
Teller = Callable[[Any, Any, int], Told | None]

STEADY = ("kept", "ready")
"""Facts that were so before the turn: told only if nothing has changed."""


def teller_of(game: str) -> ModuleType:
    """A game's own module, loaded on first use."""
    return import_module(f"{__name__}.{game}")


def told(game: str, side: str, part: str, before: Any, steps: list[Any], seat: int) -> Line:
    """A gain or a risk (`side`) in this part of the evaluation; in general words if nothing can be named.

    `steps`: the positions after the action alone and after the whole turn, so that the action's own doing comes first.
    """
    id, teller = f"bot-{side}-{game}-{part}", teller_of(game)
    known = [after for after in steps if not teller.has_guessed(before, after, seat)]
    tell: Teller | None = teller.TOLD.get((side, part))
    named = [found for after in known if tell and (found := tell(before, after, seat))]
    if named:
        kind, words = min(named, key=lambda found: found[0] in STEADY)
        return Line(f"{id}-{kind}", words)
    return Line(f"{id}-maybe" if len(known) < len(steps) and (side, part) in teller.MAYBE else id)
