"""State and frames: plain data, with a stack of what is pending."""

from dataclasses import dataclass, field
from typing import Any

from stolik.kernel.chance import Chance
from stolik.kernel.messages import Action, Event


class Frame:
    """Something in progress: a turn, a battle, a choice. It knows its own step and is on `state.stack`.

    A game's frames are dataclasses with a last field `kind: Literal["battle"] = "battle"`. The state parameter is `Any`
    here so that each game's frames may name their own state.
    """

    def options(self, s: Any, out: list[Action]) -> None:
        """Add every legal action to `out`, in a fixed order; none if there is nothing to ask. Changes nothing."""

    def choose(self, s: Any, a: Action, ev: list[Event]) -> None:
        """Carry out one of the options.

        Tell them apart with `type(a) is …` where speed matters: `isinstance` takes ten times as long on a struct of
        another type.
        """
        raise NotImplementedError

    def advance(self, s: Any, ev: list[Event]) -> None:
        """Continue without a choice: push a child, take the next step, or pop."""
        raise NotImplementedError

    def question(self, s: Any) -> tuple[str, dict[str, str | int]]:
        """The question: the last part of its message id `<game>-ask-…`, and the arguments."""
        raise NotImplementedError


@dataclass
class State:
    """What all games' states share. Fields with `compare=False` are caches: never serialized, never compared."""

    seats: int
    chance: Chance
    stack: list[Frame]
    pending: list[Action] | None = field(default=None, compare=False, repr=False, kw_only=True)
    """The legal actions, found when the game last came to rest. Set it to None after changing a state by hand."""

    def copy(self) -> Any:
        """A deep, independent copy: each game's generated `derived.copy_…`."""
        raise NotImplementedError

    def pack(self) -> dict[str, Any]:
        """Plain data for JSON: each game's generated `derived.pack_…`."""
        raise NotImplementedError
