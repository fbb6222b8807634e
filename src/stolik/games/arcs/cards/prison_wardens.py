"""Prison Wardens: captives are pressed into service or executed."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import register
from stolik.games.arcs.cards.common.kinds import Mustering
from stolik.games.arcs.cards.common.steps import Choosing, tell
from stolik.games.arcs.choices import DONE, PICK_RESOURCE
from stolik.games.arcs.ids import BUILD, INFLUENCE, NOBODY, RESOURCE, RESOURCES
from stolik.games.arcs.messages.actions import Done, PickResource, PickSeat, Use
from stolik.games.arcs.messages.events import Executed, Freed
from stolik.games.arcs.rules.pieces import return_agents
from stolik.games.arcs.rules.refusals import ALLOWED, CAPTIVES_PASSED, NO_CAPTIVES, NO_CAPTIVES_OF, refused, what, who
from stolik.games.arcs.rules.resources import gain, gain_refusal
from stolik.games.arcs.state import TROPHY_AGENT, ArcsState, trophy
from stolik.kernel.messages import Action, Event, Reason


class PrisonWardens(Mustering):
    def replaces(self, verb: int) -> str:
        return "pressgang" if verb == BUILD else "execute" if verb == INFLUENCE else ""

    def power_refusal(self, s: ArcsState, seat: int, power: str, paid: int) -> int:
        return ALLOWED if power == "prelude" or any(s.players[seat].captives) else NO_CAPTIVES

    def use(self, s: ArcsState, a: Use, ev: list[Event]) -> None:
        if a.power == "prelude":
            super().use(s, a, ev)
            return
        tell(a, ev)
        s.stack.append(Captives(a.seat, a.power == "execute"))


@dataclass
class Captives(Choosing):
    """Asks captive by captive, owner by owner: to the trophies, or home in exchange for a token of any type."""

    seat: int
    execute: bool
    owner: int = NOBODY
    """Owner of the captive chosen last."""
    paying: bool = False
    """A captive went home; the player now chooses a token."""
    kind: Literal["captives"] = "captives"

    def choices(self, s: ArcsState) -> list[Action]:
        if self.paying:
            return [PICK_RESOURCE[self.seat][r] for r in range(len(RESOURCES)) if gain_refusal(s, r) == ALLOWED]
        out: list[Action] = [
            PickSeat(self.seat, owner) for owner in range(s.seats) if self.refusal(s, owner) == ALLOWED
        ]
        return out + [DONE[self.seat]] if out and self.owner != NOBODY else out

    def refusal(self, s: ArcsState, owner: int) -> int:
        """Captives are chosen owner by owner, so that there is only one way to choose a set of them."""
        if s.players[self.seat].captives[owner] == 0:
            return NO_CAPTIVES_OF
        return ALLOWED if owner >= self.owner else CAPTIVES_PASSED

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        match a:
            case PickSeat():
                self.owner = a.rival
                self.release(s, a.rival, ev)
            case PickResource():
                self.paying = False
                gain(s, self.seat, RESOURCE[a.resource], ev)
            case Done():
                s.stack.pop()

    def release(self, s: ArcsState, owner: int, ev: list[Event]) -> None:
        p = s.players[self.seat]
        p.captives[owner] -= 1
        if self.execute:
            p.trophies[trophy(owner, TROPHY_AGENT)] += 1
            ev.append(Executed(self.seat, 1))
            return
        return_agents(s, owner, 1)
        ev.append(Freed(self.seat, 1))
        self.paying = any(s.supply)

    def why(self, s: ArcsState, kind: str, name: str) -> Reason | None:
        if kind == "resource" and self.paying:
            return refused(gain_refusal(s, RESOURCE[name]), what(RESOURCE[name]))
        if kind != "seat" or self.paying:
            return None
        return refused(self.refusal(s, int(name)), who(int(name)))

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        if self.paying:
            return "gain-any", {}
        return ("execute" if self.execute else "pressgang"), {}


register(PrisonWardens("prison_wardens"))
