"""Tax, build and repair (p. 12-13)."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import BUILD_PLACES, BUILDS_FRESH, MAY_TAX, TAXED, speakers
from stolik.games.arcs.choices import BUILD_AT, BUILD_SHIP_AT, PICK_RESOURCE, REPAIR_AT, REPAIR_SHIP, TAX_AT
from stolik.games.arcs.ids import (
    BUILDINGS,
    CITY,
    NOBODY,
    PLACES,
    RESOURCE,
    STARPORT,
    SYSTEMS,
    at,
    place_at,
)
from stolik.games.arcs.messages.actions import PickResource
from stolik.games.arcs.messages.events import Built, Captured, Repaired, Taxed
from stolik.games.arcs.rules.pieces import (
    building,
    city_types,
    control,
    has_piece,
    is_city,
    kind_of,
    owner_of,
    system_of,
)
from stolik.games.arcs.rules.react import react
from stolik.games.arcs.rules.resources import gain
from stolik.games.arcs.state import ArcsState, of_seat
from stolik.games.arcs.tables import IN_PLAY, PLANETS_IN_PLAY, SLOTS
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame

# --- tax (p. 12) ---


def can_tax(s: ArcsState, seat: int, place: int) -> bool:
    """An own city, or a rival's city that you control; each city once a turn."""
    b = s.buildings[place]
    if not is_city(b) or place in s.used:
        return False
    if owner_of(b) != seat and control(s, system_of(place)) != seat:
        return False
    return all(c.may_tax(s, seat, place) for c in speakers(s.players[seat], MAY_TAX))


def list_tax(s: ArcsState, seat: int, out: list[Action]) -> None:
    for place, b in enumerate(s.buildings):
        if b and can_tax(s, seat, place):
            out.append(TAX_AT[seat][place])


def tax(s: ArcsState, seat: int, place: int, ev: list[Event]) -> None:
    """Gain a token of the planet's type; from a rival's city also capture an agent, token or not."""
    s.used.append(place)
    owner = owner_of(s.buildings[place])
    ev.append(Taxed(seat, owner, SYSTEMS[system_of(place)]))
    if owner != seat:
        capture(s, seat, owner, ev)
    s.stack.append(TaxType(seat, place))


def capture(s: ArcsState, seat: int, rival: int, ev: list[Event]) -> None:
    """One agent from the rival's supply, if there is one."""
    if s.players[rival].agents > 0:
        s.players[rival].agents -= 1
        s.players[seat].captives[rival] += 1
        ev.append(Captured(seat, rival, 1))


@dataclass
class TaxType(Frame):
    """The token that a tax brings; a city with several types lets the taxer choose."""

    seat: int
    place: int
    gained: bool = False
    kind: Literal["tax_type"] = "tax_type"

    def options(self, s: ArcsState, out: list[Action]) -> None:
        if not self.gained:
            types = city_types(s, self.place)
            if len(types) > 1:
                out.extend(PICK_RESOURCE[self.seat][r] for r in types)

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        assert isinstance(a, PickResource)
        self.gained = True
        gain(s, self.seat, RESOURCE[a.resource], ev)

    def advance(self, s: ArcsState, ev: list[Event]) -> None:
        if self.gained:
            s.stack.pop()
            react(s, TAXED, [self.seat], self.place, ev)
            return
        self.gained = True
        for r in city_types(s, self.place):
            gain(s, self.seat, r, ev)

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return "tax-type", {"system": f"system:{SYSTEMS[system_of(self.place)]}"}


# --- build (p. 12) ---


def empty_slot(s: ArcsState, system: int) -> int:
    """The first empty building slot of a planet; -1 if none."""
    first = place_at(system, 0)
    for place in range(first, first + SLOTS[system]):
        if s.buildings[place] == 0:
            return place
    return -1


def list_build(s: ArcsState, seat: int, out: list[Action]) -> None:
    """A building beside a loyal piece, or a ship at a starport that built none this turn. No piece, no offer."""
    p = s.players[seat]
    if p.cities or p.starports:
        for system in PLANETS_IN_PLAY[s.setup]:
            if has_piece(s, seat, system):
                place = empty_slot(s, system)
                if place >= 0:
                    list_buildings(s, seat, place, out)
    if p.ships:
        starport = building(seat, STARPORT, False)
        for place, b in enumerate(s.buildings):
            if starport <= b <= starport + 1 and place not in s.used:
                out.append(BUILD_SHIP_AT[seat][place])
    if p.powers & BUILD_PLACES:
        for card in speakers(p, BUILD_PLACES):
            card.build_places(s, seat, out)


def list_buildings(s: ArcsState, seat: int, place: int, out: list[Action]) -> None:
    p = s.players[seat]
    if p.cities:
        out.append(BUILD_AT[seat][CITY][place])
    if p.starports:
        out.append(BUILD_AT[seat][STARPORT][place])


def is_under_rival(s: ArcsState, seat: int, system: int) -> bool:
    """What is built where a rival rules arrives damaged."""
    return control(s, system) not in (NOBODY, seat)


def build(s: ArcsState, seat: int, kind: int, place: int, ev: list[Event]) -> None:
    p = s.players[seat]
    if kind == CITY:
        p.cities -= 1
    else:
        p.starports -= 1
    damaged = is_under_rival(s, seat, system_of(place))
    s.buildings[place] = building(seat, kind, damaged)
    ev.append(Built(seat, BUILDINGS[kind], PLACES[place], damaged))


def build_ship(s: ArcsState, seat: int, place: int, ev: list[Event]) -> None:
    """One ship at the starport, which is then used this turn."""
    s.used.append(place)
    put_built_ship(s, seat, place, ev)


def put_built_ship(s: ArcsState, seat: int, place: int, ev: list[Event]) -> None:
    system = system_of(place)
    damaged = is_under_rival(s, seat, system)
    if damaged and any(c.builds_fresh(s, seat, system) for c in speakers(s.players[seat], BUILDS_FRESH)):
        damaged = False
    s.players[seat].ships -= 1
    ships = s.damaged if damaged else s.fresh
    ships[at(system, seat)] += 1
    ev.append(Built(seat, "ship", PLACES[place], damaged))


# --- repair (p. 13) ---


def list_repair(s: ArcsState, seat: int, out: list[Action]) -> None:
    """Any loyal damaged piece, anywhere."""
    damaged = of_seat(s.damaged, seat)
    for system in IN_PLAY[s.setup]:
        if damaged[system]:
            out.append(REPAIR_SHIP[seat][system])
    city, starport = building(seat, CITY, True), building(seat, STARPORT, True)
    for place, b in enumerate(s.buildings):
        if b in (city, starport):
            out.append(REPAIR_AT[seat][place])


def repair_ship(s: ArcsState, seat: int, system: int, ev: list[Event]) -> None:
    i = at(system, seat)
    s.damaged[i] -= 1
    s.fresh[i] += 1
    ev.append(Repaired(seat, "ship", SYSTEMS[system]))


def repair_building(s: ArcsState, place: int, ev: list[Event]) -> None:
    b = s.buildings[place]
    s.buildings[place] = b - 1
    ev.append(Repaired(owner_of(b), BUILDINGS[kind_of(b)], PLACES[place]))
