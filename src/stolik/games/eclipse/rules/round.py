"""A round (p. 8): action phase, combat, upkeep, cleanup; nine times."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.eclipse.ids import NOBODY
from stolik.games.eclipse.messages.events import RoundBegan
from stolik.games.eclipse.rules.cleanup import CleanupPhase
from stolik.games.eclipse.rules.combat.phase import CombatPhase
from stolik.games.eclipse.rules.turn import ActionPhase
from stolik.games.eclipse.rules.upkeep import UpkeepPhase
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import ROUNDS
from stolik.kernel.messages import Event
from stolik.kernel.state import Frame


@dataclass
class Round(Frame):
    """The bottom frame of the stack; each phase is a frame on top of it."""

    step: Literal["action", "combat", "upkeep", "cleanup", "next"] = "action"
    kind: Literal["round"] = "round"

    def advance(self, s: EclipseState, ev: list[Event]) -> None:
        match self.step:
            case "action":
                self.step = "combat"
                ev.append(RoundBegan(s.round, s.start))
                s.stack.append(ActionPhase(s.start))
            case "combat":
                self.step = "upkeep"
                s.stack.append(CombatPhase())
            case "upkeep":
                self.step = "cleanup"
                s.stack.append(UpkeepPhase())
            case "cleanup":
                self.step = "next"
                if s.round == ROUNDS or all(p.gone for p in s.players):
                    s.stack.pop()
                else:
                    s.stack.append(CleanupPhase())
            case "next":
                self.step = "action"
                begin_next_round(s)


def begin_next_round(s: EclipseState) -> None:
    """The marker goes to the player who passed first; summary cards are turned back (p. 8 and 24)."""
    s.round += 1
    if s.next_start != NOBODY:
        s.start = s.next_start
    s.next_start = NOBODY
    for p in s.players:
        p.passed = False
