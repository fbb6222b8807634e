"""Everything on the table."""

from dataclasses import dataclass
from typing import Any

from nim.messages import NimOptions
from stolik.kernel.state import State


@dataclass
class NimState(State):
    options: NimOptions
    heaps: list[int]
    taken: list[int]
    """Stones by seat."""
    turn: int = 0

    def copy(self) -> "NimState":
        from nim.derived import copy_nim_state

        return copy_nim_state(self)

    def pack(self) -> dict[str, Any]:
        from nim.derived import pack_nim_state

        return pack_nim_state(self)
