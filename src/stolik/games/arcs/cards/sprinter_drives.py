"""Sprinter Drives: fresh ships that moved move once more."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.cards.common.steps import Choosing, or_done
from stolik.games.arcs.choices import MOVE_AT
from stolik.games.arcs.ids import SYSTEM
from stolik.games.arcs.messages.actions import Move
from stolik.games.arcs.rules.battle import list_battle
from stolik.games.arcs.rules.movement import Sailing, leg_refusal, reaches_battle
from stolik.games.arcs.rules.pieces import has_starport
from stolik.games.arcs.rules.refusals import (
    ALLOWED,
    BATTLE_MUST_FOLLOW,
    DID_NOT_MOVE,
    NO_SPRINTERS_NEAR,
    refused,
    where,
)
from stolik.games.arcs.state import ArcsState, Voyage
from stolik.games.arcs.tables import ADJACENT
from stolik.kernel.messages import Action, Event, Reason


class SprinterDrives(Card):
    def wants(self, s: ArcsState, seat: int, moment: int, x: int) -> bool:
        return not s.voyages[-1].last and any(s.voyages[-1].moved[1::2])

    def moves_on(self, s: ArcsState, seat: int, system: int) -> bool:
        v = sprint_from(s, seat, system, 1)
        return any(reaches_battle(s, v, to, 1, v.seen) for to in ADJACENT[s.setup][system])

    def moved(self, s: ArcsState, seat: int, voyage: Voyage, ev: list[Event]) -> None:
        s.stack.append(Sprint(seat))


def sprinters(v: Voyage) -> list[tuple[int, int]]:
    """Where fresh ships ended their move, and how many."""
    counts: dict[int, int] = {}
    for i in range(0, len(v.moved), 2):
        counts[v.moved[i]] = counts.get(v.moved[i], 0) + v.moved[i + 1]
    return [(system, n) for system, n in sorted(counts.items()) if n]


def sprint_from(s: ArcsState, seat: int, system: int, ships: int) -> Voyage:
    """The second move of a number of fresh ships; there is no third."""
    return Voyage(seat, system, ships, 0, has_starport(s, seat, system), [system], last=True)


def can_battle(s: ArcsState, seat: int) -> bool:
    out: list[Action] = []
    list_battle(s, seat, out)
    return len(out) > 0


@dataclass
class Sprint(Choosing):
    """One group moves on as a move of its own, so it may catapult from a loyal starport."""

    seat: int
    kind: Literal["sprint"] = "sprint"

    def choices(self, s: ArcsState) -> list[Action]:
        out: list[Action] = []
        must_battle = s.voyages[-1].must_battle
        for system, n in sprinters(s.voyages[-1]):
            v = sprint_from(s, self.seat, system, n)
            v.must_battle = must_battle
            for to in ADJACENT[s.setup][system]:
                if leg_refusal(s, v, to) == ALLOWED:
                    out.append(MOVE_AT[self.seat][system][to])
        return out if must_battle and not can_battle(s, self.seat) else or_done(self.seat, out)

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        s.stack.pop()
        if isinstance(a, Move):
            first = s.voyages[-1]
            v = sprint_from(s, self.seat, SYSTEM[a.origin], dict(sprinters(first))[SYSTEM[a.origin]])
            v.must_battle = first.must_battle
            s.voyages.append(v)
            s.stack.append(Sailing(self.seat, SYSTEM[a.to]))

    def why(self, s: ArcsState, kind: str, name: str) -> Reason | None:
        starts = [system for system, _ in sprinters(s.voyages[-1])]
        if kind == "ship":
            return refused(BATTLE_MUST_FOLLOW if SYSTEM[name] in starts else DID_NOT_MOVE, where(SYSTEM[name]))
        if kind != "system":
            return None
        near = any(SYSTEM[name] in ADJACENT[s.setup][start] for start in starts)
        return refused(BATTLE_MUST_FOLLOW if near else NO_SPRINTERS_NEAR, where(SYSTEM[name]))

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return "sprint", {}


register(SprinterDrives("sprinter_drives"))
