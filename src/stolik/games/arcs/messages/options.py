"""The options of Arcs. Never compiled."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from stolik.games.arcs.ids import CARDS, FIRST_LORE
from stolik.kernel.messages import Options

SetupName = Literal[
    "random",
    "two_frontiers", "two_mix_up_1", "two_homelands", "two_mix_up_2",
    "three_mix_up", "three_frontiers", "three_homelands", "three_core_conflict",
    "four_mix_up_1", "four_mix_up_2", "four_frontiers", "four_mix_up_3",
]  # fmt: skip
LORE_CARDS: Final = len(CARDS) - FIRST_LORE


class ArcsOptions(Options, frozen=True):
    """Every option in the rulebook."""

    leaders_and_lore: bool = False
    """Draft a leader and lore (p. 21)."""
    lore: Annotated[int, msgspec.Meta(ge=1, le=6)] = 1
    """Lore cards for each player, with leaders and lore: as many as you like and the deck allows (p. 21)."""
    split_discard: bool = False
    """Action cards played face up go to an open pile (p. 22)."""
    setup: SetupName = "random"
    """The setup card, random or chosen."""

    def check(self, seats: int) -> None:
        words = {2: "two", 3: "three", 4: "four"}
        if self.setup != "random" and not self.setup.startswith(words[seats]):
            raise ValueError(f"setup: {self.setup} is not for {seats} players")
        if self.lore != 1 and not self.leaders_and_lore:
            raise ValueError(f"lore: {self.lore} lore cards need leaders_and_lore")
        if seats * self.lore >= LORE_CARDS:
            raise ValueError(f"lore: {seats} players can have {(LORE_CARDS - 1) // seats} each at most")


PRESETS: Final[dict[str, dict[str, Any]]] = {
    "first_game": {"leaders_and_lore": False, "lore": 1, "split_discard": False},
    "leaders": {"leaders_and_lore": True, "lore": 1, "split_discard": False},
    "two_lore": {"leaders_and_lore": True, "lore": 2, "split_discard": False},
    "tournament": {"leaders_and_lore": True, "lore": 1, "split_discard": True},
}
"""Presets that the rulebook suggests (p. 21-22)."""
