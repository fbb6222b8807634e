"""The Artifact Key (p. 12): resources for every artifact in the player's sectors."""

from dataclasses import dataclass
from typing import Final, Literal

from stolik.games.eclipse.ids import RESOURCES
from stolik.games.eclipse.messages.actions import TakeResource
from stolik.games.eclipse.messages.events import Gained
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import ARTIFACT_UNITS, SECTORS, TECH
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame

ARTIFACT_KEY: Final[int] = TECH["artifact_key"]


def artifacts(s: EclipseState, seat: int) -> int:
    """Artifacts on the player's hexes."""
    return sum(1 for h, owner in enumerate(s.disc) if owner == seat and SECTORS[s.sectors[h]].artifact)


@dataclass
class Artifacts(Frame):
    """Five units of one resource for each artifact; the player chooses each time (p. 12)."""

    seat: int
    left: int
    kind: Literal["artifacts"] = "artifacts"

    def options(self, s: EclipseState, out: list[Action]) -> None:
        if self.left:
            out.extend(TakeResource(self.seat, resource) for resource in RESOURCES)

    def choose(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        if isinstance(a, TakeResource):
            self.left -= 1
            s.players[self.seat].store[RESOURCES.index(a.resource)] += ARTIFACT_UNITS
            ev.append(Gained(self.seat, a.resource, ARTIFACT_UNITS))

    def advance(self, s: EclipseState, ev: list[Event]) -> None:
        s.stack.pop()

    def question(self, s: EclipseState) -> tuple[str, dict[str, str | int]]:
        return "artifacts", {"left": self.left, "amount": ARTIFACT_UNITS}
