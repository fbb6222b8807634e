"""Tool-Priests: summon ships at cities."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.asking import controlled_cities, why_no_controlled_city
from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.cards.common.steps import Choosing, tell
from stolik.games.arcs.ids import BUILD, PLACE, PLACES
from stolik.games.arcs.messages.actions import PickBuilding, Use
from stolik.games.arcs.rules.build import put_built_ship
from stolik.games.arcs.rules.refusals import ALLOWED, CARD_USED, NO_CITY_CONTROLLED, NONE_IN_SUPPLY, Values
from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Action, Event, Reason


class ToolPriests(Card):
    def replaces(self, verb: int) -> str:
        return "summon" if verb == BUILD else ""

    def power_refusal(self, s: ArcsState, seat: int, power: str, paid: int) -> int:
        """Once per turn, with a ship in supply (H6)."""
        if self.id in s.used_cards:
            return CARD_USED
        if s.players[seat].ships == 0:
            return NONE_IN_SUPPLY
        return ALLOWED if controlled_cities(s, seat) else NO_CITY_CONTROLLED

    def told(self, s: ArcsState, seat: int) -> Values:
        return {**super().told(s, seat), "piece": "piece:ship"}

    def use(self, s: ArcsState, a: Use, ev: list[Event]) -> None:
        tell(a, ev)
        s.used_cards.append(self.id)
        s.stack.append(Summon(a.seat))


@dataclass
class Summon(Choosing):
    """Asks at which city in a controlled system, whoever owns it."""

    seat: int
    kind: Literal["summon"] = "summon"

    def choices(self, s: ArcsState) -> list[Action]:
        return [PickBuilding(self.seat, PLACES[place]) for place in controlled_cities(s, self.seat)]

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        assert isinstance(a, PickBuilding)
        s.stack.pop()
        put_built_ship(s, self.seat, PLACE[a.place], ev)

    def why(self, s: ArcsState, kind: str, name: str) -> Reason | None:
        return why_no_controlled_city(s, self.seat, PLACE[name]) if kind == "building" else None

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return "summon", {}


register(ToolPriests("tool_priests"))
