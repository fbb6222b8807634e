"""Elder Broker: trade with the owners of cities you control."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.cards.common.steps import Choosing, give_up, in_place_of, tell
from stolik.games.arcs.ids import FUEL, MATERIAL, NOTHING, PLACE, PLACES, RESOURCES, TAX, WEAPON
from stolik.games.arcs.messages.actions import PickBuilding, PickToken, Use
from stolik.games.arcs.messages.events import Traded
from stolik.games.arcs.reasons.pieces import no_controlled_city, no_token, same_token, token, where
from stolik.games.arcs.rules.pieces import city_types, control, is_city, owner_of, system_of
from stolik.games.arcs.rules.resources import distinct_tokens, gain, held, settle
from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Action, Event, Reason


class ElderBroker(Card):
    def actions(self, s: ArcsState, seat: int, verb: int, out: list[Action]) -> None:
        """Trade in place of Tax."""
        if verb == TAX and trading_cities(s, seat):
            out.append(Use(seat, self.name, "trade"))

    def prelude(self, s: ArcsState, seat: int, out: list[Action]) -> None:
        out.append(Use(seat, self.name, "prelude"))

    def use(self, s: ArcsState, a: Use, ev: list[Event]) -> None:
        if a.power == "prelude":
            give_up(s, self, a, ev)
            for resource in (MATERIAL, FUEL, WEAPON):
                gain(s, a.seat, resource, ev)
        else:
            tell(a, ev)
            s.stack.append(Trade(a.seat))

    def idle(self, s: ArcsState, seat: int, verbs: int) -> Reason:
        return in_place_of(TAX, verbs, Reason("no-trade", {}, "20"))


def slots_of(s: ArcsState, seat: int, types: list[int]) -> list[int]:
    """Slots with a token of these types."""
    p = s.players[seat]
    return [slot for slot in distinct_tokens(p) if p.resources[slot] in types]


def lacking(s: ArcsState, rival: int) -> list[int]:
    """Types of which the rival has no token, not even on a card, before the trade."""
    return [r for r in range(len(RESOURCES)) if held(s, rival, r) == 0]


def trading_cities(s: ArcsState, seat: int) -> list[int]:
    """Rival cities you control whose owner has a token of the city's type and lacks a type that you have."""
    out: list[int] = []
    for place, b in enumerate(s.buildings):
        if is_city(b) and owner_of(b) != seat and control(s, system_of(place)) == seat:
            rival = owner_of(b)
            if slots_of(s, rival, city_types(s, place)) and slots_of(s, seat, lacking(s, rival)):
                out.append(place)
    return out


@dataclass
class Trade(Choosing):
    """Which city, which token of its owner, and which own token in return. Not a theft: nothing guards against it."""

    seat: int
    city: int = NOTHING
    taken: int = NOTHING
    """The rival's slot."""
    kind: Literal["trade"] = "trade"

    def choices(self, s: ArcsState) -> list[Action]:
        if self.city == NOTHING:
            return [PickBuilding(self.seat, PLACES[place]) for place in trading_cities(s, self.seat)]
        rival = owner_of(s.buildings[self.city])
        if self.taken == NOTHING:
            return self.tokens(s, rival, slots_of(s, rival, city_types(s, self.city)))
        return self.tokens(s, self.seat, slots_of(s, self.seat, lacking(s, rival)))

    def tokens(self, s: ArcsState, owner: int, slots: list[int]) -> list[Action]:
        lying = s.players[owner].resources
        return [PickToken(self.seat, owner, slot, RESOURCES[lying[slot]]) for slot in slots]

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        if isinstance(a, PickBuilding):
            self.city = PLACE[a.place]
        elif isinstance(a, PickToken) and self.taken == NOTHING:
            self.taken = a.slot
        elif isinstance(a, PickToken):
            s.stack.pop()
            swap(s, self.seat, a.slot, owner_of(s.buildings[self.city]), self.taken, ev)

    def why(self, s: ArcsState, kind: str, name: str) -> Reason | None:
        if kind == "building" and self.city == NOTHING:
            return self.why_city(s, PLACE[name])
        if kind != "slot" or self.city == NOTHING:
            return None
        return self.why_not_taken(s, name) if self.taken == NOTHING else self.why_not_given(s, name)

    def why_not_taken(self, s: ArcsState, name: str) -> Reason:
        found = no_token(s, owner_of(s.buildings[self.city]), name)
        if found is None and token(s, name) not in city_types(s, self.city):
            found = Reason("not-its-type", where(system_of(self.city)), "12")
        return found or same_token()

    def why_not_given(self, s: ArcsState, name: str) -> Reason:
        rival = owner_of(s.buildings[self.city])
        found = no_token(s, self.seat, name)
        if found is None and token(s, name) not in lacking(s, rival):
            has = f"resource:{RESOURCES[token(s, name)]}"
            found = Reason("rival-has-type", {"seat": f"seat:{rival}", "resource": has}, "20")
        return found or same_token()

    def why_city(self, s: ArcsState, place: int) -> Reason:
        owner = owner_of(s.buildings[place])
        if control(s, system_of(place)) != self.seat or not is_city(s.buildings[place]):
            return no_controlled_city(s, self.seat, place)
        if owner == self.seat:
            return Reason("rival-cities-only", where(system_of(place)), "20")
        return Reason("nothing-to-swap", {"seat": f"seat:{owner}", **where(system_of(place))}, "20")

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        if self.city == NOTHING:
            return "trade", {}
        rival = f"seat:{owner_of(s.buildings[self.city])}"
        return ("trade-take" if self.taken == NOTHING else "trade-give"), {"rival": rival}


def swap(s: ArcsState, seat: int, given: int, rival: int, taken: int, ev: list[Event]) -> None:
    """Both tokens change hands at once."""
    mine, theirs = s.players[seat], s.players[rival]
    gave, took = mine.resources[given], theirs.resources[taken]
    mine.resources[given] = theirs.resources[taken] = NOTHING
    mine.arriving.append(took)
    theirs.arriving.append(gave)
    ev.append(Traded(seat, rival, RESOURCES[took], RESOURCES[gave]))
    settle(s, rival)
    settle(s, seat)


register(ElderBroker("elder_broker"))
