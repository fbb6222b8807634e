"""The combat phase (p. 18)."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.eclipse.state import EclipseState
from stolik.kernel.messages import Event
from stolik.kernel.state import Frame


@dataclass
class CombatPhase(Frame):
    kind: Literal["combat_phase"] = "combat_phase"

    def advance(self, s: EclipseState, ev: list[Event]) -> None:
        s.stack.pop()
