"""The options of the game, and the presets in the rulebook."""

from __future__ import annotations

from typing import Any, Final, Literal

from stolik.kernel.messages import Options


class ArcanaOptions(Options, frozen=True):
    objectives: bool = False
    militia: bool = False
    tactical_removal: bool = False
    final_round: Literal["next", "current"] = "next"


PRESETS: Final[dict[str, dict[str, Any]]] = {
    "first_game": {"objectives": False, "militia": False, "tactical_removal": False},
    "advanced": {"objectives": True, "militia": True, "tactical_removal": True},
}
