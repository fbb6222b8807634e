"""Galactic Rifles: fire into an adjacent system."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.cards.common.steps import Choosing, rivals, tell
from stolik.games.arcs.choices import PICK_SYSTEM
from stolik.games.arcs.ids import BATTLE, HIT, NOBODY, NOTHING, SKIRMISH, SYSTEM, SYSTEMS, at
from stolik.games.arcs.messages.actions import PickNumber, PickSeat, PickSystem, Use
from stolik.games.arcs.rules.battle import roll, tell_roll
from stolik.games.arcs.rules.hits import HitShips, aftermath
from stolik.games.arcs.rules.pieces import has_piece
from stolik.games.arcs.rules.refusals import (
    ALLOWED,
    NO_FRESH_SHIPS,
    NO_PIECE_OF,
    NO_RIVAL_THERE,
    NOBODY_IN_RANGE,
    NOT_ADJACENT,
    NOTHING_IN_RANGE,
    THAT_IS_YOU,
    TOO_MANY_DICE,
    refused,
    where,
    who,
)
from stolik.games.arcs.state import ArcsState, Fight
from stolik.games.arcs.tables import ADJACENT, DICE_PER_KIND, IN_PLAY
from stolik.kernel.messages import Action, Event, Reason


class GalacticRifles(Card):
    def replaces(self, verb: int) -> str:
        return "fire_rifles" if verb == BATTLE else ""

    def power_refusal(self, s: ArcsState, seat: int, power: str, paid: int) -> int:
        return ALLOWED if batteries(s, seat) else NOTHING_IN_RANGE

    def use(self, s: ArcsState, a: Use, ev: list[Event]) -> None:
        tell(a, ev)
        s.stack.append(Rifles(a.seat))


def victims(s: ArcsState, seat: int, system: int) -> list[int]:
    return [rival for rival in rivals(s, seat) if has_piece(s, rival, system)]


def range_refusal(s: ArcsState, seat: int, origin: int, system: int) -> int:
    """An adjacent system with rival pieces."""
    if system not in ADJACENT[s.setup][origin]:
        return NOT_ADJACENT
    return ALLOWED if victims(s, seat, system) else NO_RIVAL_THERE


def in_range(s: ArcsState, seat: int, origin: int) -> list[int]:
    return [near for near in ADJACENT[s.setup][origin] if range_refusal(s, seat, origin, near) == ALLOWED]


def battery_refusal(s: ArcsState, seat: int, system: int) -> int:
    """A system with loyal fresh ships that have a target in range."""
    if s.fresh[at(system, seat)] == 0:
        return NO_FRESH_SHIPS
    return ALLOWED if in_range(s, seat, system) else NOBODY_IN_RANGE


def batteries(s: ArcsState, seat: int) -> list[int]:
    return [i for i in IN_PLAY[s.setup] if battery_refusal(s, seat, i) == ALLOWED]


@dataclass
class Rifles(Choosing):
    """Asks from where, into which system, at whom and with how many dice; then come hits and the effects of destroyed
    cities.

    It uses a battle record for the dice but isn't a battle: nothing that modifies battles applies.
    """

    seat: int
    origin: int = NOTHING
    target: int = NOTHING
    rival: int = NOBODY
    step: Literal["aim", "after", "end"] = "aim"
    kind: Literal["rifles"] = "rifles"

    def choices(self, s: ArcsState) -> list[Action]:
        if self.step != "aim":
            return []
        if self.origin == NOTHING:
            return [PICK_SYSTEM[self.seat][i] for i in batteries(s, self.seat)]
        if self.target == NOTHING:
            return [PICK_SYSTEM[self.seat][i] for i in in_range(s, self.seat, self.origin)]
        if self.rival == NOBODY:
            return [PickSeat(self.seat, rival) for rival in victims(s, self.seat, self.target)]
        return [PickNumber(self.seat, n) for n in range(self.most(s), 0, -1)]

    def most(self, s: ArcsState) -> int:
        """One die for each fresh ship, at most six."""
        return min(DICE_PER_KIND, s.fresh[at(self.origin, self.seat)])

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        match a:
            case PickSystem():
                if self.origin == NOTHING:
                    self.origin = SYSTEM[a.system]
                else:
                    self.target = SYSTEM[a.system]
            case PickSeat():
                self.rival = a.rival
            case PickNumber():
                self.fire(s, a.n, ev)

    def fire(self, s: ArcsState, dice: int, ev: list[Event]) -> None:
        """Every hit rolled is a hit, on ships before buildings."""
        self.step = "after"
        fight = Fight(self.seat, self.rival, self.target, clean=True, battle=False)
        s.fights.append(fight)
        fight.dice[SKIRMISH] = dice
        roll(s, fight, SKIRMISH, dice)
        tell_roll(fight, ev)
        if fight.symbols[HIT]:
            s.stack.append(HitShips(self.seat, self.rival, self.seat, self.target, fight.symbols[HIT], True))

    def advance(self, s: ArcsState, ev: list[Event]) -> None:
        if self.step == "after":
            self.step = "end"
            aftermath(s, ev)
        elif self.step == "end":
            s.fights.pop()
            s.stack.pop()
        else:
            super().advance(s, ev)

    def why(self, s: ArcsState, kind: str, name: str) -> Reason | None:
        if kind == "system" and self.target == NOTHING:
            return self.why_system(s, SYSTEM[name])
        if kind == "seat" and self.target != NOTHING and self.rival == NOBODY:
            rival = int(name)
            return refused(THAT_IS_YOU if rival == self.seat else NO_PIECE_OF, {**who(rival), **where(self.target)})
        if kind == "number" and self.rival != NOBODY and name.isdecimal():
            return refused(TOO_MANY_DICE, {"most": self.most(s), "count": int(name)})
        return None

    def why_system(self, s: ArcsState, system: int) -> Reason:
        if self.origin == NOTHING:
            return refused(battery_refusal(s, self.seat, system), where(system))
        refusal = range_refusal(s, self.seat, self.origin, system)
        origin = where(self.origin if refusal == NOT_ADJACENT else system)
        return refused(refusal, {**origin, "to": f"system:{SYSTEMS[system]}"})

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        if self.origin == NOTHING:
            return "rifles-from", {}
        if self.target == NOTHING:
            return "rifles-at", {"system": f"system:{SYSTEMS[self.origin]}"}
        values: dict[str, str | int] = {"system": f"system:{SYSTEMS[self.target]}"}
        return ("rifles-whom" if self.rival == NOBODY else "rifles-dice"), values


register(GalacticRifles("galactic_rifles"))
