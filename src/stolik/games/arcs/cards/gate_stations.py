"""Gate Stations: cities in gates, with the types of their cluster."""

from stolik.games.arcs.cards.common.asking import gate_refusal, list_gates
from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.ids import CITY, GATE_CITY
from stolik.games.arcs.rules.pieces import is_city, places_of
from stolik.games.arcs.rules.refusals import Values
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.tables import TYPE_OF
from stolik.kernel.messages import Action


class GateStations(Card):
    def build_places(self, s: ArcsState, seat: int, out: list[Action]) -> None:
        """At most one city in each gate, whoever owns it."""
        list_gates(s, seat, CITY, GATE_CITY, out)

    def build_refusal(self, s: ArcsState, seat: int, system: int) -> int:
        return gate_refusal(s, seat, system, CITY, GATE_CITY)

    def told(self, s: ArcsState, seat: int) -> Values:
        return {"piece": "piece:city"}

    def city_types(self, s: ArcsState, seat: int, system: int, out: list[int]) -> None:
        """The types of all planets of the cluster that have a city, whoever owns it."""
        for planet in range(system + 1, system + 4):
            if any(is_city(s.buildings[place]) for place in places_of(planet)):
                out.append(TYPE_OF[planet])


register(GateStations("gate_stations"))
