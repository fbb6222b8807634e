"""Mass Uprising: a ship in every system of one cluster."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.cards.common.steps import Choosing, Spread
from stolik.games.arcs.ids import systems_of
from stolik.games.arcs.messages.actions import PickCluster
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.tables import GATES_IN_PLAY
from stolik.kernel.messages import Action, Event


class MassUprising(Card):
    def resolve(self, s: ArcsState, seat: int, ev: list[Event]) -> None:
        s.stack.append(Uprising(seat))


@dataclass
class Uprising(Choosing):
    """Asks for a cluster in play."""

    seat: int
    kind: Literal["uprising"] = "uprising"

    def choices(self, s: ArcsState) -> list[Action]:
        if s.players[self.seat].ships == 0:
            return []
        return [PickCluster(self.seat, gate // 4 + 1) for gate in GATES_IN_PLAY[s.setup]]

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        assert isinstance(a, PickCluster)
        s.stack.pop()
        s.stack.append(Spread(self.seat, systems_of(a.cluster - 1), self.asker()))

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return "uprising", {}


register(MassUprising("mass_uprising"))
