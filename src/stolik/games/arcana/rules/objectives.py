"""Keeping two of four objectives (Zasady zaawansowane: Karty celów)."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcana.cards.objectives import NUMBER, OBJECTIVES
from stolik.games.arcana.ids import NONE
from stolik.games.arcana.messages.actions import KeepObjectives
from stolik.games.arcana.messages.events import ObjectivesDealt, ObjectivesKept
from stolik.games.arcana.state import ArcanaState
from stolik.kernel.chance import shuffle
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame

DEALT = 4
KEPT = 2


def deal_objectives(s: ArcanaState, ev: list[Event]) -> None:
    """Deal four to each seat; they count among its objectives until two are rejected."""
    shuffle(s.chance, s.objective_box)
    for seat in range(s.seats):
        dealt = sorted(s.objective_box.pop() for _ in range(DEALT))
        s.objectives[seat] = dealt
        ev.append(ObjectivesDealt(seat, DEALT, tuple([OBJECTIVES[o].name for o in dealt])))


@dataclass
class ChooseObjectives(Frame):
    """H24: all seats choose after the guilds and before the first draw. Nobody sees what the others keep."""

    seat: int = NONE
    """The seat that chooses; NONE before the deal."""
    kind: Literal["objectives"] = "objectives"

    def options(self, s: ArcanaState, out: list[Action]) -> None:
        if 0 <= self.seat < s.seats:
            names = [OBJECTIVES[o].name for o in s.objectives[self.seat]]
            for i, name in enumerate(names):
                out += [KeepObjectives(self.seat, name, second) for second in names[i + 1 :]]

    def choose(self, s: ArcanaState, a: Action, ev: list[Event]) -> None:
        assert isinstance(a, KeepObjectives)
        kept = [NUMBER[a.objective], NUMBER[a.second]]
        s.rejected[a.seat] = [o for o in s.objectives[a.seat] if o not in kept]
        s.objectives[a.seat] = kept
        ev.append(ObjectivesKept(a.seat, KEPT, (a.objective, a.second)))
        self.seat += 1

    def advance(self, s: ArcanaState, ev: list[Event]) -> None:
        if self.seat == NONE:
            self.seat = 0
            deal_objectives(s, ev)
        else:
            s.stack.pop()

    def question(self, s: ArcanaState) -> tuple[str, dict[str, str | int]]:
        return "objectives", {}
