"""Warrior: Tactical and Violent."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import register
from stolik.games.arcs.cards.common.humbled import Humbled
from stolik.games.arcs.cards.common.steps import Choosing, or_done, tell
from stolik.games.arcs.ids import BATTLE, EMPATH, MOVE, SYSTEM
from stolik.games.arcs.messages.actions import Battle, Move, Use
from stolik.games.arcs.reasons.actions import why_action
from stolik.games.arcs.rules.battle import begin_battle, list_battle
from stolik.games.arcs.rules.movement import can_move_to_battle, list_move, move
from stolik.games.arcs.rules.refusals import ALLOWED, BATTLE_MUST_FOLLOW, NO_MOVE_TO_BATTLE, refused
from stolik.games.arcs.state import BY_PIP, ArcsState, Fight, copies_or_pivots
from stolik.kernel.messages import Action, Event, Reason


class Warrior(Humbled):
    def precedes(self, verb: int) -> str:
        """Tactical: move first, if a battle can follow."""
        return "move" if verb == BATTLE else ""

    def power_refusal(self, s: ArcsState, seat: int, power: str, paid: int) -> int:
        return ALLOWED if moves_to_battle(s, seat) else NO_MOVE_TO_BATTLE

    def use(self, s: ArcsState, a: Use, ev: list[Event]) -> None:
        tell(a, ev)
        s.used_cards.append(self.id)
        s.stack.append(MoveThenBattle(a.seat))

    def wants(self, s: ArcsState, seat: int, moment: int, x: int) -> bool:
        """Or move afterwards."""
        return s.fights[-1].attacker == seat and copies_or_pivots(s, s.paid) and self.id not in s.used_cards

    def battle_over(self, s: ArcsState, seat: int, fight: Fight, ev: list[Event]) -> None:
        s.stack.append(FreeMove(seat))


def moves_to_battle(s: ArcsState, seat: int) -> list[Action]:
    """Moves after which a battle is possible."""
    moves: list[Action] = []
    list_move(s, seat, moves)
    return [a for a in moves if isinstance(a, Move) and can_move_to_battle(s, seat, SYSTEM[a.origin], SYSTEM[a.to])]


@dataclass
class MoveThenBattle(Choosing):
    """A move, then a battle; the battle is mandatory."""

    seat: int
    moved: bool = False
    kind: Literal["move_then_battle"] = "move_then_battle"

    def choices(self, s: ArcsState) -> list[Action]:
        if not self.moved:
            return moves_to_battle(s, self.seat)
        out: list[Action] = []
        list_battle(s, self.seat, out)
        return out

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        if isinstance(a, Move):
            self.moved = True
            move(s, self.seat, SYSTEM[a.origin], SYSTEM[a.to], must_battle=True)
        elif isinstance(a, Battle):
            s.stack.pop()
            begin_battle(s, self.seat, SYSTEM[a.system], a.rival, ev)

    def why(self, s: ArcsState, kind: str, name: str) -> Reason | None:
        if kind not in ("system", "ship", "seat") or (kind == "seat" and not self.moved):
            return None
        if self.moved:
            return why_action(s, self.seat, kind, name, BATTLE, BY_PIP)
        moves: list[Action] = []
        list_move(s, self.seat, moves)
        movable = any(f"{kind}:{name}" in a.targets() for a in moves)
        return refused(BATTLE_MUST_FOLLOW) if movable else why_action(s, self.seat, kind, name, MOVE, BY_PIP)

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return ("then-battle" if self.moved else "move-first"), {}


@dataclass
class FreeMove(Choosing):
    """Optionally move once."""

    seat: int
    kind: Literal["free_move"] = "free_move"

    def choices(self, s: ArcsState) -> list[Action]:
        out: list[Action] = []
        list_move(s, self.seat, out)
        return or_done(self.seat, out)

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        s.stack.pop()
        if isinstance(a, Move):
            move(s, self.seat, SYSTEM[a.origin], SYSTEM[a.to])

    def why(self, s: ArcsState, kind: str, name: str) -> Reason | None:
        return why_action(s, self.seat, kind, name, MOVE, BY_PIP) if kind in ("system", "ship") else None

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return "free-move", {}


register(Warrior("warrior", EMPATH))
