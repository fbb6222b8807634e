"""The cleanup phase (p. 24)."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.eclipse.rules.bags import draw_techs
from stolik.games.eclipse.rules.population import bring_home
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import BOARDS, COUNTS
from stolik.kernel.messages import Event
from stolik.kernel.state import Frame


@dataclass
class CleanupPhase(Frame):
    begun: bool = False
    kind: Literal["cleanup_phase"] = "cleanup_phase"

    def advance(self, s: EclipseState, ev: list[Event]) -> None:
        if self.begun:
            s.stack.pop()
            return
        self.begun = True
        draw_techs(s, COUNTS[s.seats].technologies_each_round, ev)
        for turn in range(s.seats - 1, -1, -1):
            clean_up(s, (s.start + turn) % s.seats, ev)


def clean_up(s: EclipseState, seat: int, ev: list[Event]) -> None:
    """Discs return from actions and cubes from graveyards; colony ships turn face up (p. 24)."""
    p = s.players[seat]
    if p.gone:
        return
    p.discs += sum(n for n in p.acted)
    p.acted = [0] * len(p.acted)
    p.colony_ships = BOARDS[p.board].colony_ships
    dead = [track for track in range(3) for _ in range(p.graves[track])]
    p.graves = [0, 0, 0]
    bring_home(s, seat, dead, ev)
