"""Whose turn it is, what is left of it, and that nobody is passed over: kept from answers and events alone."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from stolik.games.arcs.messages.events import Declared, Destroyed, Moved, Returned, Secured, TurnEnded
from stolik.games.arcs.messages.views import ArcsView
from stolik.kernel.messages import Action, Decision, Event
from tests.arcs.memory import Memory
from tests.arcs.printed import LOYAL, VOX, Choice
from tests.arcs.second_cards import DONE
from tests.arcs.second_steps import StepReading

PIPS = {"administration": "4433321", "aggression": "3322221", "construction": "4433221", "mobilization": "4433221"}
"""Of the cards 1 to 7."""
FREE = ("declare", "seize", "spend", "end-turn")
"""What costs no pip in a turn."""
END: Choice = ("end-turn",)
ViewOf = Callable[[int], ArcsView]


def pips_of(card: str) -> int:
    return int(PIPS[card[:-2]][int(card[-1]) - 1])


@dataclass
class TurnKeeper:
    """Follows a game from question to question."""

    memory: Memory
    leader: int = 0
    seat: int = 0
    """Who played the last card."""
    pips: int = 0
    suit: str = ""
    prelude: bool = False
    armed: bool = False
    zero: bool = False
    used: set[str] = field(default_factory=set)
    """Buildings that were taxed or built a ship this turn."""
    locked: set[str] = field(default_factory=set)
    """Guild cards secured in this prelude (p. 20)."""
    silent: int = 0
    """Turns that ended by themselves and were looked at."""

    def before(self, decision: Decision, view: ArcsView) -> None:
        """A question is asked."""
        if decision.kind in ("prelude", "act"):
            assert decision.seat == view.active == self.seat
            assert (view.pips, view.suit) == (self.pips, self.suit)
            assert view.prelude == self.prelude == (decision.kind == "prelude")
            assert view.armed == self.armed
            assert {b.place for x in view.systems for b in x.buildings if b.used} == self.used
            assert {*view.locked} == (self.locked if self.prelude else set())
        elif decision.kind == "follow":
            assert view.zero == self.zero
            assert decision.seat == next((seat for seat in self.to_come(view) if view.players[seat].hand), None)

    def to_come(self, view: ArcsView) -> list[int]:
        """Clockwise from the last player to the one before the leader (p. 10)."""
        clockwise = [(self.seat + i) % view.seats for i in range(1, view.seats)]
        return clockwise[: clockwise.index(self.leader)] if self.leader in clockwise else clockwise

    # --- answers --------------------------------------------------------------------------------------------------

    def tell(self, question: str, a: Any, reading: StepReading) -> None:
        if question in ("lead", "follow"):
            self.play(a, reading.view)
        elif question in ("prelude", "act"):
            self.act(a, reading)
        if a.tag in ("tax", "build-ship"):
            self.used.add(a.place)
        elif a.tag == "use" and a.power == "nurture" and len(reading.nurtures()) == 1:
            self.used |= reading.nurtures()
        elif question == "nurture":
            self.used.add(a.place)

    def play(self, a: Any, view: ArcsView) -> None:
        if a.tag == "pass":
            return
        self.seat, self.prelude, self.armed, self.used, self.locked = a.seat, True, False, set(), set()
        if a.tag == "lead":
            self.leader, self.zero = a.seat, False
        self.pips = pips_of(a.card) if a.tag in ("lead", "surpass") else 1
        self.suit = (view.lead if a.tag == "copy" else a.card)[:-2]

    def act(self, a: Any, reading: StepReading) -> None:
        if a.tag == "spend" and a.resource == "weapon":
            self.armed = self.armed or self.worthy(a.resource, reading)
        elif a.tag not in FREE and not (a.tag == "use" and a.power == "prelude"):
            self.pips, self.prelude = self.pips - 1, False

    def worthy(self, resource: str, reading: StepReading) -> bool:
        """Whether a token spent as this resource buys its action: no outrage, or a loyal guild that ignores it."""
        loyal = {r for card, r in LOYAL.items() if card in reading.has}
        return resource not in reading.me.outrage or resource in loyal

    # --- what came of them ----------------------------------------------------------------------------------------

    def after(self, a: Any, ev: list[Event], old: StepReading, view_of: ViewOf, asked: Decision | None) -> None:
        """`asked` is the next question."""
        for e in ev:
            if isinstance(e, (Destroyed, Returned)):
                self.used.discard(e.place)
            elif isinstance(e, Declared):
                self.zero = self.zero or e.zero
            elif isinstance(e, Secured) and self.prelude and e.card not in VOX:
                self.locked.add(e.card)
            elif isinstance(e, TurnEnded):
                self.end(a, e.seat, old.view, view_of(e.seat))
        if a.tag == "spend" and asked is not None:
            self.grant(a, old, view_of(a.seat), asked)
        moves = [e for e in ev if isinstance(e, Moved)]
        if moves and asked is not None:
            self.go_on(moves[-1], old, asked)

    def end(self, a: Action, seat: int, old: ArcsView, new: ArcsView) -> None:
        """A turn that ends by itself has nothing left; a round is over when nobody to come has cards."""
        if not new.lead:
            assert not any(old.players[other].hand for other in self.to_come(old))
        elif a.tag != "end-turn":
            left = replace(new, pips=self.pips, prelude=self.prelude, suit=self.suit, armed=self.armed)
            table = replace(left, locked=[*self.locked])
            assert StepReading(table, seat, self.memory, {}).turn(self.memory) == {END}
            self.silent += 1

    def grant(self, a: Any, old: StepReading, new: ArcsView, asked: Decision) -> None:
        """A worthy token is followed by its action, if there is one."""
        granted = asked.kind == "granted" and asked.seat == a.seat
        if a.resource == "weapon" or not self.worthy(a.resource, old):
            assert not granted
        elif not granted and new.chapter == old.view.chapter:
            table = replace(new, lead=old.view.lead, supply=old.view.supply)
            assert StepReading(table, a.seat, self.memory, {}).granted(self.memory) == DONE

    def go_on(self, e: Moved, old: StepReading, asked: Decision) -> None:
        """From an own starport on, over gates that no rival controlled before (p. 13)."""
        x, began = old.systems[e.to], old.systems[self.memory.began]
        port = any(b.kind == "starport" and b.owner == e.seat for b in began.buildings)
        rival = any(all(n > m for j, m in enumerate(x.fresh) if j != i) for i, n in enumerate(x.fresh) if i != e.seat)
        assert (asked.kind == "catapult") == (port and not x.type and not rival)
