"""Elder Broker: trade with the owners of cities you control."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.asking import control_values, controlled_city_refusal, slot_reason
from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.cards.common.steps import Choosing, give_up, tell
from stolik.games.arcs.ids import FUEL, MATERIAL, NOTHING, PLACE, PLACES, RESOURCES, TAX, WEAPON
from stolik.games.arcs.messages.actions import PickBuilding, PickToken, Use
from stolik.games.arcs.messages.events import Traded
from stolik.games.arcs.rules.pieces import city_types, owner_of, system_of
from stolik.games.arcs.rules.refusals import (
    ALLOWED,
    NO_TRADE,
    NOT_ITS_TYPE,
    NOTHING_TO_SWAP,
    RIVAL_CITIES_ONLY,
    RIVAL_HAS_TYPE,
    refused,
    where,
    who,
)
from stolik.games.arcs.rules.resources import distinct_tokens, gain, held, settle
from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Action, Event, Reason


class ElderBroker(Card):
    def replaces(self, verb: int) -> str:
        return "trade" if verb == TAX else ""

    def power_refusal(self, s: ArcsState, seat: int, power: str, paid: int) -> int:
        return NO_TRADE if power == "trade" and not trading_cities(s, seat) else ALLOWED

    def has_prelude(self) -> bool:
        return True

    def use(self, s: ArcsState, a: Use, ev: list[Event]) -> None:
        if a.power == "prelude":
            give_up(s, self, a, ev)
            for resource in (MATERIAL, FUEL, WEAPON):
                gain(s, a.seat, resource, ev)
        else:
            tell(a, ev)
            s.stack.append(Trade(a.seat))


def slots_of(s: ArcsState, seat: int, types: list[int]) -> list[int]:
    """Slots with a token of these types."""
    p = s.players[seat]
    return [slot for slot in distinct_tokens(p) if p.resources[slot] in types]


def lacking(s: ArcsState, rival: int) -> list[int]:
    """Types of which the rival has no token before the trade, not even on a card."""
    return [r for r in range(len(RESOURCES)) if held(s, rival, r) == 0]


def trade_refusal(s: ArcsState, seat: int, place: int) -> int:
    """A rival city you control whose owner has a token of the city's type and lacks a type that you have."""
    refusal = controlled_city_refusal(s, seat, place)
    if refusal != ALLOWED:
        return refusal
    rival = owner_of(s.buildings[place])
    if rival == seat:
        return RIVAL_CITIES_ONLY
    both = slots_of(s, rival, city_types(s, place)) and slots_of(s, seat, lacking(s, rival))
    return ALLOWED if both else NOTHING_TO_SWAP


def trading_cities(s: ArcsState, seat: int) -> list[int]:
    return [place for place, b in enumerate(s.buildings) if b and trade_refusal(s, seat, place) == ALLOWED]


@dataclass
class Trade(Choosing):
    """Asks for a city, a token of its owner, and a token to give in return.

    It isn't theft, so nothing protects against it.
    """

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
            place = PLACE[name]
            values = {**control_values(s, self.seat, system_of(place)), **who(owner_of(s.buildings[place]))}
            return refused(trade_refusal(s, self.seat, place), values)
        if kind != "slot" or self.city == NOTHING:
            return None
        rival = owner_of(s.buildings[self.city])
        if self.taken == NOTHING:
            return slot_reason(s, rival, name, city_types(s, self.city), NOT_ITS_TYPE, where(system_of(self.city)))
        return slot_reason(s, self.seat, name, lacking(s, rival), RIVAL_HAS_TYPE, who(rival))

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
