"""Living Structures: nurture cities, prune buildings."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.cards.common.steps import Choosing, in_place_of, tell
from stolik.games.arcs.ids import BUILD, BUILDINGS, CITY, PLACE, PLACES, PLACES_PER_SYSTEM, REPAIR, STARPORT
from stolik.games.arcs.messages.actions import PickBuilding, Use
from stolik.games.arcs.messages.events import Built, Returned
from stolik.games.arcs.reasons.actions import why_not_taxed
from stolik.games.arcs.reasons.pieces import not_a_city, where
from stolik.games.arcs.rules.build import can_tax, tax
from stolik.games.arcs.rules.pieces import building, is_damaged, kind_of, owner_of, return_building, system_of
from stolik.games.arcs.rules.resources import settle
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.tables import SLOTS
from stolik.kernel.messages import Action, Event, Reason


class LivingStructures(Card):
    def actions(self, s: ArcsState, seat: int, verb: int, out: list[Action]) -> None:
        """Nurture in place of Build, Prune in place of Repair."""
        if verb == BUILD and nurturable(s, seat):
            out.append(Use(seat, self.name, "nurture"))
        if verb == REPAIR and prunable(s, seat):
            out.append(Use(seat, self.name, "prune"))

    def use(self, s: ArcsState, a: Use, ev: list[Event]) -> None:
        tell(a, ev)
        s.stack.append(Gardening(a.seat, a.power == "prune"))

    def idle(self, s: ArcsState, seat: int, verbs: int) -> Reason:
        if verbs & REPAIR:
            return Reason("nothing-to-prune", {}, "22")
        return in_place_of(BUILD, verbs, Reason("nothing-to-tax", {}, "12"))


def nurturable(s: ArcsState, seat: int) -> list[int]:
    """Own cities that may be taxed."""
    return [i for i, b in enumerate(s.buildings) if b and owner_of(b) == seat and can_tax(s, seat, i)]


def prunable(s: ArcsState, seat: int) -> list[int]:
    """Own buildings in a slot for which the other kind is in supply."""
    p = s.players[seat]
    supply = [p.cities, p.starports]
    return [
        i
        for i, b in enumerate(s.buildings)
        if b and owner_of(b) == seat and i % PLACES_PER_SYSTEM < SLOTS[system_of(i)] and supply[1 - kind_of(b)] > 0
    ]


@dataclass
class Gardening(Choosing):
    """Which city is taxed, or which building replaced."""

    seat: int
    prune: bool
    kind: Literal["gardening"] = "gardening"

    def choices(self, s: ArcsState) -> list[Action]:
        places = prunable(s, self.seat) if self.prune else nurturable(s, self.seat)
        return [PickBuilding(self.seat, PLACES[place]) for place in places]

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        assert isinstance(a, PickBuilding)
        s.stack.pop()
        if self.prune:
            replace(s, self.seat, PLACE[a.place], ev)
        else:
            tax(s, self.seat, PLACE[a.place], ev)

    def why(self, s: ArcsState, kind: str, name: str) -> Reason | None:
        if kind != "building":
            return None
        place = PLACE[name]
        b, at = s.buildings[place], where(system_of(place))
        if owner_of(b) != self.seat:
            return Reason("not-yours", {"seat": f"seat:{owner_of(b)}"}, "21")
        if not self.prune:
            return not_a_city(s, place) or why_not_taxed(s, self.seat, place)
        if place % PLACES_PER_SYSTEM >= SLOTS[system_of(place)]:
            return Reason("not-in-a-slot", at, "21")
        return Reason("none-in-supply", {"piece": f"piece:{BUILDINGS[1 - kind_of(b)]}"}, "22")

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return ("prune" if self.prune else "nurture"), {}


def replace(s: ArcsState, seat: int, place: int, ev: list[Event]) -> None:
    """The other kind of building, damaged if the old one was. Nothing is destroyed (p. 22)."""
    old = s.buildings[place]
    new, damaged = 1 - kind_of(old), is_damaged(old)
    covered = return_building(s, place)
    ev.append(Returned(seat, BUILDINGS[kind_of(old)], PLACES[place]))
    p = s.players[seat]
    p.cities -= 1 if new == CITY else 0
    p.starports -= 1 if new == STARPORT else 0
    s.buildings[place] = building(seat, new, damaged)
    ev.append(Built(seat, BUILDINGS[new], PLACES[place], damaged))
    settle(s, seat, covered)


register(LivingStructures("living_structures"))
