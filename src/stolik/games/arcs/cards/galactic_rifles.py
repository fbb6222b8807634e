"""Galactic Rifles: fire into an adjacent system."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.cards.common.steps import Choosing, in_place_of, rivals, tell
from stolik.games.arcs.choices import PICK_SYSTEM
from stolik.games.arcs.ids import BATTLE, HIT, NOBODY, NOTHING, SKIRMISH, SYSTEM, SYSTEMS, at
from stolik.games.arcs.messages.actions import PickNumber, PickSeat, PickSystem, Use
from stolik.games.arcs.reasons.pieces import where
from stolik.games.arcs.rules.battle import roll, tell_roll
from stolik.games.arcs.rules.hits import HitShips, aftermath
from stolik.games.arcs.rules.pieces import has_piece
from stolik.games.arcs.state import ArcsState, Fight
from stolik.games.arcs.tables import ADJACENT, DICE_PER_KIND, IN_PLAY
from stolik.kernel.messages import Action, Event, Reason


class GalacticRifles(Card):
    def actions(self, s: ArcsState, seat: int, verb: int, out: list[Action]) -> None:
        """Fire Rifles in place of Battle."""
        if verb == BATTLE and batteries(s, seat):
            out.append(Use(seat, self.name, "fire_rifles"))

    def use(self, s: ArcsState, a: Use, ev: list[Event]) -> None:
        tell(a, ev)
        s.stack.append(Rifles(a.seat))

    def idle(self, s: ArcsState, seat: int, verbs: int) -> Reason:
        return in_place_of(BATTLE, verbs, Reason("nothing-in-range", {}, "14"))


def victims(s: ArcsState, seat: int, system: int) -> list[int]:
    return [rival for rival in rivals(s, seat) if has_piece(s, rival, system)]


def in_range(s: ArcsState, seat: int, system: int) -> list[int]:
    """Adjacent systems with rival pieces."""
    return [near for near in ADJACENT[s.setup][system] if victims(s, seat, near)]


def batteries(s: ArcsState, seat: int) -> list[int]:
    """Systems with own fresh ships that have something in range."""
    return [i for i in IN_PLAY[s.setup] if s.fresh[at(i, seat)] and in_range(s, seat, i)]


@dataclass
class Rifles(Choosing):
    """From where, into which system, at whom, with how many dice; then hits, and what destroyed cities bring.

    It borrows the record of a battle for the dice, but it is none: nothing that changes battles changes this.
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
        most = min(DICE_PER_KIND, s.fresh[at(self.origin, self.seat)])
        return [PickNumber(self.seat, n) for n in range(most, 0, -1)]

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
        """A hit for every hit rolled, on ships before buildings."""
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
            return Reason("no-piece-of", {"seat": f"seat:{name}", **where(self.target)}, "14")
        if kind == "number" and self.rival != NOBODY and name.isdecimal():
            most = min(DICE_PER_KIND, s.fresh[at(self.origin, self.seat)])
            return Reason("too-many-dice", {"most": most, "count": int(name)}, "14")
        return None

    def why_system(self, s: ArcsState, system: int) -> Reason:
        if self.origin == NOTHING:
            code = "nobody-in-range" if s.fresh[at(system, self.seat)] else "no-fresh-ships"
            return Reason(code, where(system), "14")
        if system in ADJACENT[s.setup][self.origin]:
            return Reason("no-rival-there", where(system), "14")
        return Reason("not-adjacent", {**where(self.origin), "to": f"system:{SYSTEMS[system]}"}, "6")

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        if self.origin == NOTHING:
            return "rifles-from", {}
        if self.target == NOTHING:
            return "rifles-at", {"system": f"system:{SYSTEMS[self.origin]}"}
        values: dict[str, str | int] = {"system": f"system:{SYSTEMS[self.target]}"}
        return ("rifles-whom" if self.rival == NOBODY else "rifles-dice"), values


register(GalacticRifles("galactic_rifles"))
