"""Gate Stations: cities in gates, with the types of their cluster."""

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.cards.common.steps import in_place_of, list_gates
from stolik.games.arcs.ids import BUILD, CITY, GATE_CITY
from stolik.games.arcs.rules.pieces import is_city, places_of
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.tables import TYPE_OF
from stolik.kernel.messages import Action, Reason


class GateStations(Card):
    def build_places(self, s: ArcsState, seat: int, out: list[Action]) -> None:
        """One city in each gate, no matter whose."""
        if s.players[seat].cities:
            list_gates(s, seat, CITY, GATE_CITY, out)

    def idle(self, s: ArcsState, seat: int, verbs: int) -> Reason:
        return in_place_of(BUILD, verbs, Reason("no-gate-free", {}, "12"))

    def city_types(self, s: ArcsState, seat: int, system: int, out: list[int]) -> None:
        """The types of all planets of the cluster on which a city stands, whoever owns it."""
        for planet in range(system + 1, system + 4):
            if any(is_city(s.buildings[place]) for place in places_of(planet)):
                out.append(TYPE_OF[planet])


register(GateStations("gate_stations"))
