"""Tool-Priests: summon ships at cities."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.cards.common.steps import Choosing, controlled_cities, in_place_of, tell
from stolik.games.arcs.ids import BUILD, PLACE, PLACES
from stolik.games.arcs.messages.actions import PickBuilding, Use
from stolik.games.arcs.reasons.pieces import no_controlled_city
from stolik.games.arcs.rules.build import put_built_ship
from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Action, Event, Reason


class ToolPriests(Card):
    def actions(self, s: ArcsState, seat: int, verb: int, out: list[Action]) -> None:
        """Summon in place of Build, once per turn."""
        if verb == BUILD and self.id not in s.used_cards:
            if s.players[seat].ships and controlled_cities(s, seat):
                out.append(Use(seat, self.name, "summon"))

    def use(self, s: ArcsState, a: Use, ev: list[Event]) -> None:
        tell(a, ev)
        s.used_cards.append(self.id)
        s.stack.append(Summon(a.seat))

    def idle(self, s: ArcsState, seat: int, verbs: int) -> Reason:
        if self.id in s.used_cards:
            return Reason("card-used", {"card": f"card:{self.name}"}, "20")
        if s.players[seat].ships == 0:
            return Reason("none-in-supply", {"piece": "piece:ship"}, "22")
        return in_place_of(BUILD, verbs, Reason("no-city-controlled", {}, "7"))


@dataclass
class Summon(Choosing):
    """At which city, own or rival, in a system you control."""

    seat: int
    kind: Literal["summon"] = "summon"

    def choices(self, s: ArcsState) -> list[Action]:
        return [PickBuilding(self.seat, PLACES[place]) for place in controlled_cities(s, self.seat)]

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        assert isinstance(a, PickBuilding)
        s.stack.pop()
        put_built_ship(s, self.seat, PLACE[a.place], ev)

    def why(self, s: ArcsState, kind: str, name: str) -> Reason | None:
        return no_controlled_city(s, self.seat, PLACE[name]) if kind == "building" else None

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return "summon", {}


register(ToolPriests("tool_priests"))
