"""Tax, build and repair (p. 12-13)."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import BUILD_PLACES, BUILDS_FRESH, MAY_TAX, TAXED, speakers
from stolik.games.arcs.choices import BUILD_AT, BUILD_SHIP_AT, PICK_RESOURCE, REPAIR_AT, REPAIR_SHIP, TAX_AT
from stolik.games.arcs.ids import (
    BUILDINGS,
    CITY,
    NOBODY,
    NOTHING,
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
    FIRST_OWN,
    LAST_OWN,
    building,
    city_types,
    control,
    has_piece,
    is_city,
    is_damaged,
    is_starport,
    kind_of,
    owner_of,
    system_of,
)
from stolik.games.arcs.rules.react import react
from stolik.games.arcs.rules.refusals import (
    ALLOWED,
    CARD_FORBIDS,
    GATE_HAS_NO_SLOT,
    NO_PIECE_THERE,
    NOBODY_CONTROLS,
    NONE_IN_SUPPLY,
    NOT_A_CITY,
    NOT_A_STARPORT,
    NOT_DAMAGED,
    NOT_YOURS,
    RIVAL_CONTROLS,
    SLOTS_FULL,
    STARPORT_USED,
    TAXED_ALREADY,
)
from stolik.games.arcs.rules.resources import gain
from stolik.games.arcs.state import ArcsState, of_seat
from stolik.games.arcs.tables import IN_PLAY, PLANETS_IN_PLAY, SLOTS
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame

# --- tax (p. 12) ---


def tax_refusal(s: ArcsState, seat: int, place: int) -> int:
    """A loyal city, or a rival city that you control; each city once a turn (p. 12)."""
    b = s.buildings[place]
    if not is_city(b):
        return NOT_A_CITY
    if place in s.used:
        return TAXED_ALREADY
    if owner_of(b) != seat:
        holder = control(s, system_of(place))
        if holder != seat:
            return NOBODY_CONTROLS if holder == NOBODY else RIVAL_CONTROLS
    return ALLOWED if tax_forbidder(s, seat, place) == NOTHING else CARD_FORBIDS


def tax_forbidder(s: ArcsState, seat: int, place: int) -> int:
    """The player's card that prevents taxing there; NOTHING if none."""
    for c in speakers(s.players[seat], MAY_TAX):
        if not c.may_tax(s, seat, place):
            return c.id
    return NOTHING


def list_tax(s: ArcsState, seat: int, out: list[Action]) -> None:
    for place, b in enumerate(s.buildings):
        if b and tax_refusal(s, seat, place) == ALLOWED:
            out.append(TAX_AT[seat][place])


def tax(s: ArcsState, seat: int, place: int, ev: list[Event]) -> None:
    """Gain a token of the planet's type. A rival's city also yields a captive, even without a token."""
    s.used.append(place)
    owner = owner_of(s.buildings[place])
    ev.append(Taxed(seat, owner, SYSTEMS[system_of(place)]))
    if owner != seat:
        capture(s, seat, owner, ev)
    s.stack.append(TaxType(seat, place))


def capture(s: ArcsState, seat: int, rival: int, ev: list[Event]) -> None:
    """Capture one agent from the rival's supply, if there is one."""
    if s.players[rival].agents > 0:
        s.players[rival].agents -= 1
        s.players[seat].captives[rival] += 1
        ev.append(Captured(seat, rival, 1))


@dataclass
class TaxType(Frame):
    """Gain the token for a tax; if the city has several types, the player chooses."""

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


def site_refusal(s: ArcsState, seat: int, system: int) -> int:
    """A building needs an empty slot on a planet with a loyal piece (p. 12)."""
    if SLOTS[system] == 0:
        return GATE_HAS_NO_SLOT
    if not has_piece(s, seat, system):
        return NO_PIECE_THERE
    return ALLOWED if empty_slot(s, system) >= 0 else SLOTS_FULL


def supply_refusal(s: ArcsState, seat: int, kind: int) -> int:
    """The city or starport must be in supply: without it a build does nothing and isn't offered (H6)."""
    p = s.players[seat]
    return ALLOWED if (p.cities if kind == CITY else p.starports) > 0 else NONE_IN_SUPPLY


def shipyard_refusal(s: ArcsState, seat: int, place: int) -> int:
    """A ship needs a loyal starport that built none this turn (p. 12), and a ship in supply (H6)."""
    b = s.buildings[place]
    if not is_starport(b):
        return NOT_A_STARPORT
    if owner_of(b) != seat:
        return NOT_YOURS
    if place in s.used:
        return STARPORT_USED
    return ALLOWED if s.players[seat].ships > 0 else NONE_IN_SUPPLY


def list_build(s: ArcsState, seat: int, out: list[Action]) -> None:
    """A building beside a loyal piece, or a ship at a starport that has built none this turn.

    Not offered without a piece in supply.
    """
    p = s.players[seat]
    kinds = [kind for kind in (CITY, STARPORT) if supply_refusal(s, seat, kind) == ALLOWED]
    if kinds:
        for system in PLANETS_IN_PLAY[s.setup]:
            if site_refusal(s, seat, system) == ALLOWED:
                place = empty_slot(s, system)
                for kind in kinds:
                    out.append(BUILD_AT[seat][kind][place])
    first, last = FIRST_OWN[seat], LAST_OWN[seat]
    for place, b in enumerate(s.buildings):
        if first <= b <= last and shipyard_refusal(s, seat, place) == ALLOWED:
            out.append(BUILD_SHIP_AT[seat][place])
    if p.powers & BUILD_PLACES:
        for card in speakers(p, BUILD_PLACES):
            card.build_places(s, seat, out)


def is_under_rival(s: ArcsState, seat: int, system: int) -> bool:
    """What is built where a rival has control arrives damaged."""
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
    """Build one ship at the starport, which then counts as used this turn."""
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


def repair_refusal(s: ArcsState, seat: int, place: int) -> int:
    """A loyal building that is damaged (p. 13)."""
    b = s.buildings[place]
    if owner_of(b) != seat:
        return NOT_YOURS
    return ALLOWED if is_damaged(b) else NOT_DAMAGED


def list_repair(s: ArcsState, seat: int, out: list[Action]) -> None:
    """Any loyal damaged piece, anywhere."""
    damaged = of_seat(s.damaged, seat)
    for system in IN_PLAY[s.setup]:
        if damaged[system]:
            out.append(REPAIR_SHIP[seat][system])
    first, last = FIRST_OWN[seat], LAST_OWN[seat]
    for place, b in enumerate(s.buildings):
        if first <= b <= last and repair_refusal(s, seat, place) == ALLOWED:
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
