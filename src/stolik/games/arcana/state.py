"""Everything on the table.

Cards are row numbers of `tables`; lists are by seat, by zone, or by slot (a seat's side of a zone).
"""

from dataclasses import dataclass, field
from typing import Any

from stolik.games.arcana.messages.options import ArcanaOptions
from stolik.kernel.state import State


@dataclass
class ArcanaState(State):
    options: ArcanaOptions

    # by seat
    guild: list[int]
    """NONE until chosen."""
    decks: list[list[int]]
    """Main Decks, the top card last."""
    hands: list[list[int]]
    resources: list[list[int]]
    reserve: list[list[int]]
    """Stakes under the guild card."""
    known: list[list[int]]
    """Cards that can't be in the Main Deck, as everyone can deduce: held when it was last reshuffled, or fetched openly
    since. Cards seen again since then stay listed. Sorted."""
    objectives: list[list[int]]
    rejected: list[list[int]]
    bribes: list[int]
    """Personalities won by bribery."""
    wins_in_n: list[int]
    """Stakes won in No Man's Land."""

    # by slot: zone * seats + seat
    up: list[list[int]]
    """Agents face up."""
    down: list[list[int]]
    """Agents face down."""

    # by zone
    stakes: list[int]
    """NONE if there is none."""
    piles: list[list[int]]
    """The top card last."""
    under: list[int]
    """How many cards at the bottom of the pile are known to all."""
    sealed: list[bool]

    # shared
    box: list[int]
    """Stakes that aren't in this game."""
    objective_box: list[int]
    militia: list[int]
    """The militia deck, the top card last."""
    first: int
    round: int = 0
    won: bool = False
    """Whether a stake was won in this round."""
    quiet: int = 0
    """Consecutive rounds without a win."""
    jubilee: bool = False
    """Whether the Jubilee has been turned up."""
    last: bool = False
    """Whether this round is the last."""
    over: bool = False
    shown: Any = field(default=None, compare=False, repr=False)
    """What its last views are made of (`view.Shown`): parts that have not changed since are used again."""

    def copy(self) -> "ArcanaState":
        from stolik.games.arcana.derived import copy_arcana_state

        return copy_arcana_state(self)

    def pack(self) -> dict[str, Any]:
        from stolik.games.arcana.derived import pack_arcana_state

        return pack_arcana_state(self)
