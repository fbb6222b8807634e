"""What was answered and what happened, as far as later questions of a second reading go on from there."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from stolik.games.arcs.messages.actions import Battle, PickCluster, Resolve, Use
from stolik.games.arcs.messages.events import BattleBegan, Declared, Destroyed, Moved
from stolik.kernel.messages import Action, Event
from tests.arcs.second_reading import Past


@dataclass
class Memory(Past):
    """Answers and events of a game."""

    last: dict[str, Any] = field(default_factory=dict)
    """Question -> the answer given last since a power was used, a cluster chosen or a declaration made."""
    power: str = ""
    """The card used last, until something is declared."""
    before_battle: bool = False
    """The warrior moves first: a battle must follow."""
    rerolled: set[str] = field(default_factory=set)
    trail: list[str] = field(default_factory=list)
    """Where a group under way has been since it last dropped a ship off."""
    began: str = ""
    """Where it set out."""
    group: tuple[int, int] = (0, 0)
    dropped: bool = False
    """It has left somebody behind on the way."""
    sprinting: bool = False
    rest: Counter[str] = field(default_factory=Counter)
    """Fresh ships that moved, by where they are."""
    by_pip: bool = False
    """A pip pays for the battle."""
    attacker: int = 0
    won: bool = False
    """The attacker has taken a trophy in it."""
    waiting: set[str] = field(default_factory=set)
    """Cards that react at the same moment and have not yet."""

    def tell(self, question: str, a: Action) -> None:
        super().tell(question, a)
        if isinstance(a, (Use, PickCluster)):
            self.last = {}
        if isinstance(a, Use):
            self.power = a.card
            if a.power == "reroll":
                self.rerolled.add(a.card)
            self.before_battle = a.card == "warrior"
        if question not in ("ships", "catapult"):
            self.sprinting = question == "sprint"
        if isinstance(a, Battle):
            self.by_pip = question != "granted"
        elif isinstance(a, Resolve):
            self.waiting = self.waiting - {a.card} if len(self.waiting) > 2 else set()
        self.last[question] = a

    def hear(self, ev: list[Event]) -> None:
        for e in ev:
            if isinstance(e, Moved):
                self.sail(e)
            elif isinstance(e, Declared):
                self.declared, self.last, self.power = True, {}, ""
            elif isinstance(e, BattleBegan):
                self.rerolled, self.before_battle = set(), False
                self.attacker, self.won = e.seat, False
            elif isinstance(e, Destroyed):
                self.won = self.won or e.by == self.attacker

    def sail(self, e: Moved) -> None:
        if not e.on:
            self.rest, self.group = Counter(), (e.fresh, e.damaged)
            self.trail, self.began, self.dropped = [e.origin], e.origin, False
        elif (e.fresh, e.damaged) != self.group:
            self.trail, self.group, self.dropped = [e.origin], (e.fresh, e.damaged), True
        self.trail.append(e.to)
        self.rest[e.origin] -= e.fresh if e.on else 0
        self.rest[e.to] += e.fresh
