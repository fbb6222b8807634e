"""Every resource token kept from events alone (p. 17)."""

from collections import Counter
from typing import Any

from stolik.games.arcs.messages.events import Discarded, Gained, NoneLeft, Spent, Stole, Traded
from stolik.games.arcs.messages.views import ArcsView, PlayerView
from stolik.kernel.messages import Event


def held(p: PlayerView) -> Counter[str]:
    return Counter(r for r in [*p.resources, *p.arriving] if r)


class Tokens:
    """Begun from a view, then it only listens."""

    def __init__(self, view: ArcsView) -> None:
        self.held = [held(p) for p in view.players]
        self.supply, self.spent = Counter(view.supply), Counter(view.spent)
        self.paid = ""
        """The token that is spent, perhaps as something else."""

    def answer(self, a: Any, view: ArcsView) -> None:
        self.paid = view.players[a.seat].resources[a.slot] if a.tag == "spend" else ""

    def compare(self, view: ArcsView) -> None:
        """What was spent in a prelude comes back to the supply when that is over (p. 20)."""
        if not view.prelude:
            self.supply, self.spent = self.supply + self.spent, Counter()
        assert [held(p) for p in view.players] == self.held
        assert (Counter(view.supply), Counter(view.spent)) == (self.supply, self.spent)

    def hear(self, ev: list[Event]) -> None:
        for e in ev:
            self.note(e)

    def note(self, e: Event) -> None:
        match e:
            case Gained():
                self.move(self.pool(e.resource), self.held[e.seat], e.resource)
            case NoneLeft():
                assert not self.supply[e.resource]
            case Discarded():
                self.move(self.held[e.seat], self.supply, e.resource)
            case Spent():
                self.move(self.held[e.seat], self.spent, self.paid or e.resource)
            case Stole():
                self.move(self.held[e.rival], self.held[e.seat], e.resource)
            case Traded():
                self.move(self.held[e.rival], self.held[e.seat], e.took)
                self.move(self.held[e.seat], self.held[e.rival], e.gave)

    def pool(self, resource: str) -> Counter[str]:
        """The supply; what was spent may have come back since the last question."""
        return self.supply if self.supply[resource] else self.spent

    def move(self, origin: Counter[str], to: Counter[str], resource: str) -> None:
        assert origin[resource] > 0
        origin[resource] -= 1
        to[resource] += 1
