"""Court Enforcers: abduct agents from the court."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.asking import court_position
from stolik.games.arcs.cards.common.base import register
from stolik.games.arcs.cards.common.kinds import Mustering
from stolik.games.arcs.cards.common.steps import Choosing, rivals, tell
from stolik.games.arcs.choices import PICK_COURT
from stolik.games.arcs.ids import BATTLE, CARD, NOTHING, WEAPON, at
from stolik.games.arcs.messages.actions import PickCourt, Use
from stolik.games.arcs.messages.events import Captured
from stolik.games.arcs.rules.refusals import ABDUCT_FEWER, ALLOWED, NOT_IN_COURT, TOO_MANY_AGENTS, Values, refused
from stolik.games.arcs.scoring import icons
from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Action, Event, Reason


def abduct_refusal(s: ArcsState, seat: int, position: int) -> int:
    """A card with rival agents, fewer in total than the player's weapon icons."""
    if s.court[position] == NOTHING:
        return NOT_IN_COURT
    return ALLOWED if 0 < rival_agents(s, seat, position) < icons(s, seat, WEAPON) else ABDUCT_FEWER


def abductable(s: ArcsState, seat: int) -> list[int]:
    return [i for i in range(len(s.court)) if abduct_refusal(s, seat, i) == ALLOWED]


def rival_agents(s: ArcsState, seat: int, position: int) -> int:
    return sum(s.influence[at(position, rival)] for rival in rivals(s, seat))


class CourtEnforcers(Mustering):
    def replaces(self, verb: int) -> str:
        return "abduct" if verb == BATTLE else ""

    def power_refusal(self, s: ArcsState, seat: int, power: str, paid: int) -> int:
        return TOO_MANY_AGENTS if power == "abduct" and not abductable(s, seat) else ALLOWED

    def told(self, s: ArcsState, seat: int) -> Values:
        return {"icons": icons(s, seat, WEAPON)}

    def use(self, s: ArcsState, a: Use, ev: list[Event]) -> None:
        if a.power == "prelude":
            super().use(s, a, ev)
            return
        tell(a, ev)
        s.stack.append(Abduct(a.seat))


@dataclass
class Abduct(Choosing):
    """Capture all rival agents on one card of the court."""

    seat: int
    kind: Literal["abduct"] = "abduct"

    def choices(self, s: ArcsState) -> list[Action]:
        return [PICK_COURT[self.seat][s.court[i]] for i in abductable(s, self.seat)]

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        assert isinstance(a, PickCourt)
        s.stack.pop()
        position = s.court.index(CARD[a.card])
        for rival in rivals(s, self.seat):
            n = s.influence[at(position, rival)]
            if n:
                s.influence[at(position, rival)] = 0
                s.players[self.seat].captives[rival] += n
                ev.append(Captured(self.seat, rival, n))

    def why(self, s: ArcsState, kind: str, name: str) -> Reason | None:
        if kind != "card":
            return None
        position = court_position(s, name)
        if position == NOTHING:
            return refused(NOT_IN_COURT, {"card": f"card:{name}"})
        values: Values = {"agents": rival_agents(s, self.seat, position), "icons": icons(s, self.seat, WEAPON)}
        return refused(abduct_refusal(s, self.seat, position), values)

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return "abduct", {}


register(CourtEnforcers("court_enforcers"))
