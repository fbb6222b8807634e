"""Living Structures: nurture cities, prune buildings."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.cards.common.steps import Choosing, tell
from stolik.games.arcs.ids import BUILD, BUILDINGS, CITY, PLACE, PLACES, PLACES_PER_SYSTEM, REPAIR, STARPORT
from stolik.games.arcs.messages.actions import PickBuilding, Use
from stolik.games.arcs.messages.events import Built, Returned
from stolik.games.arcs.reasons.actions import why_not_taxed
from stolik.games.arcs.rules.build import supply_refusal, tax, tax_refusal
from stolik.games.arcs.rules.pieces import building, is_damaged, kind_of, owner_of, return_building, system_of
from stolik.games.arcs.rules.refusals import (
    ALLOWED,
    NOT_IN_A_SLOT,
    NOT_YOURS,
    NOTHING_TO_NURTURE,
    NOTHING_TO_PRUNE,
    Values,
    refused,
    where,
    who,
)
from stolik.games.arcs.rules.resources import settle
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.tables import SLOTS
from stolik.kernel.messages import Action, Event, Reason


class LivingStructures(Card):
    def replaces(self, verb: int) -> str:
        return "nurture" if verb == BUILD else "prune" if verb == REPAIR else ""

    def power_refusal(self, s: ArcsState, seat: int, power: str, paid: int) -> int:
        if power == "nurture":
            return ALLOWED if nurturable(s, seat) else NOTHING_TO_NURTURE
        return ALLOWED if prunable(s, seat) else NOTHING_TO_PRUNE

    def use(self, s: ArcsState, a: Use, ev: list[Event]) -> None:
        tell(a, ev)
        s.stack.append(Gardening(a.seat, a.power == "prune"))


def nurture_refusal(s: ArcsState, seat: int, place: int) -> int:
    """A loyal city that may be taxed."""
    return NOT_YOURS if owner_of(s.buildings[place]) != seat else tax_refusal(s, seat, place)


def nurturable(s: ArcsState, seat: int) -> list[int]:
    return [i for i, b in enumerate(s.buildings) if b and nurture_refusal(s, seat, i) == ALLOWED]


def prune_refusal(s: ArcsState, seat: int, place: int) -> int:
    """A loyal building in a slot, if the other kind is in supply."""
    b = s.buildings[place]
    if owner_of(b) != seat:
        return NOT_YOURS
    if place % PLACES_PER_SYSTEM >= SLOTS[system_of(place)]:
        return NOT_IN_A_SLOT
    return supply_refusal(s, seat, 1 - kind_of(b))


def prunable(s: ArcsState, seat: int) -> list[int]:
    return [i for i, b in enumerate(s.buildings) if b and prune_refusal(s, seat, i) == ALLOWED]


@dataclass
class Gardening(Choosing):
    """Asks which city to tax, or which building to replace."""

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
        b = s.buildings[place]
        if not self.prune and owner_of(b) == self.seat:
            return why_not_taxed(s, self.seat, place)
        refusal = prune_refusal(s, self.seat, place) if self.prune else nurture_refusal(s, self.seat, place)
        piece: Values = {"piece": f"piece:{BUILDINGS[1 - kind_of(b)]}"}
        return refused(refusal, {**where(system_of(place)), **who(owner_of(b)), **piece}, "21")

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
