"""The cleanup phase (p. 24)."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.eclipse.state import EclipseState
from stolik.kernel.messages import Event
from stolik.kernel.state import Frame


@dataclass
class CleanupPhase(Frame):
    kind: Literal["cleanup_phase"] = "cleanup_phase"

    def advance(self, s: EclipseState, ev: list[Event]) -> None:
        s.stack.pop()
