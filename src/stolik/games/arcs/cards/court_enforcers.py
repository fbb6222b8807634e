"""Court Enforcers: abduct agents from the court."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import register
from stolik.games.arcs.cards.common.kinds import Mustering
from stolik.games.arcs.cards.common.steps import Choosing, in_place_of, rivals, tell
from stolik.games.arcs.choices import PICK_COURT
from stolik.games.arcs.ids import BATTLE, CARD, NOTHING, WEAPON, at
from stolik.games.arcs.messages.actions import PickCourt, Use
from stolik.games.arcs.messages.events import Captured
from stolik.games.arcs.reasons.pieces import court_position, not_in_court
from stolik.games.arcs.scoring import icons
from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Action, Event, Reason


def abductable(s: ArcsState, seat: int) -> list[int]:
    """Positions with rival agents, fewer of them all together than the player's weapon icons."""
    weapons = icons(s, seat, WEAPON)
    return [i for i, card in enumerate(s.court) if card != NOTHING and 0 < rival_agents(s, seat, i) < weapons]


def rival_agents(s: ArcsState, seat: int, position: int) -> int:
    return sum(s.influence[at(position, rival)] for rival in rivals(s, seat))


class CourtEnforcers(Mustering):
    def actions(self, s: ArcsState, seat: int, verb: int, out: list[Action]) -> None:
        """Abduct in place of Battle."""
        if verb == BATTLE and abductable(s, seat):
            out.append(Use(seat, self.name, "abduct"))

    def use(self, s: ArcsState, a: Use, ev: list[Event]) -> None:
        if a.power == "prelude":
            super().use(s, a, ev)
            return
        tell(a, ev)
        s.stack.append(Abduct(a.seat))

    def idle(self, s: ArcsState, seat: int, verbs: int) -> Reason:
        return in_place_of(BATTLE, verbs, Reason("too-many-agents", {"icons": icons(s, seat, WEAPON)}, "20"))


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
            return not_in_court(name)
        agents = rival_agents(s, self.seat, position)
        return Reason("abduct-fewer", {"agents": agents, "icons": icons(s, self.seat, WEAPON)}, "20")

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return "abduct", {}


register(CourtEnforcers("court_enforcers"))
