"""Sprinter Drives: fresh ships that moved move once more."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.base import Card, register
from stolik.games.arcs.cards.steps import Choosing, or_done
from stolik.games.arcs.ids import ADJACENT, SYSTEM
from stolik.games.arcs.messages import Move
from stolik.games.arcs.rules.movement import MOVE_AT, Sailing, leg_allows_battle
from stolik.games.arcs.rules.table import has_starport
from stolik.games.arcs.state import ArcsState, Voyage
from stolik.kernel.messages import Action, Event


class SprinterDrives(Card):
    def wants(self, s: ArcsState, seat: int, moment: int, x: int) -> bool:
        """Not after its own move, which lies above the first one."""
        return len(s.voyages) == 1 and any(s.voyages[-1].moved[1::2])

    def moved(self, s: ArcsState, seat: int, voyage: Voyage, ev: list[Event]) -> None:
        s.stack.append(Sprint(seat))


def sprinters(v: Voyage) -> list[tuple[int, int]]:
    """Where fresh ships came to rest after moving, and how many."""
    counts: dict[int, int] = {}
    for i in range(0, len(v.moved), 2):
        counts[v.moved[i]] = counts.get(v.moved[i], 0) + v.moved[i + 1]
    return [(system, n) for system, n in sorted(counts.items()) if n]


@dataclass
class Sprint(Choosing):
    """One group of them moves on, as a move of its own: from an own starport it may catapult."""

    seat: int
    kind: Literal["sprint"] = "sprint"

    def voyage(self, s: ArcsState, system: int, ships: int) -> Voyage:
        v = Voyage(self.seat, system, ships, 0, has_starport(s, self.seat, system), [system])
        v.must_battle = s.voyages[-1].must_battle
        return v

    def choices(self, s: ArcsState) -> list[Action]:
        out: list[Action] = []
        for system, n in sprinters(s.voyages[-1]):
            v = self.voyage(s, system, n)
            for to in ADJACENT[s.setup][system]:
                if not v.must_battle or leg_allows_battle(s, v, to):
                    out.append(MOVE_AT[self.seat][system][to])
        return or_done(self.seat, out)

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        s.stack.pop()
        if isinstance(a, Move):
            ships = dict(sprinters(s.voyages[-1]))[SYSTEM[a.origin]]
            s.voyages.append(self.voyage(s, SYSTEM[a.origin], ships))
            s.stack.append(Sailing(self.seat, SYSTEM[a.to]))

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return "sprint", {}


register(SprinterDrives("sprinter_drives"))
