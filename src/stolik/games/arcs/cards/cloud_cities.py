"""Cloud Cities: one more city on each planet, for a token of its type."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.asking import slot_reason
from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.cards.common.steps import Choosing, tell
from stolik.games.arcs.choices import PICK_SYSTEM
from stolik.games.arcs.ids import CITY, EXTRA, NOTHING, RESOURCES, SYSTEM, is_gate, place_at
from stolik.games.arcs.messages.actions import PickSystem, PickToken, Use
from stolik.games.arcs.messages.events import Spent
from stolik.games.arcs.rules.build import build, supply_refusal
from stolik.games.arcs.rules.pieces import has_piece
from stolik.games.arcs.rules.refusals import (
    ALLOWED,
    CLOUDS_FULL,
    NO_CLOUD_PLANET,
    NO_PIECE_THERE,
    NO_SUCH_TOKEN,
    NONE_IN_SUPPLY,
    ONLY_THIS_TYPE,
    PLANETS_ONLY,
    Values,
    refused,
    what,
    where,
)
from stolik.games.arcs.rules.resources import distinct_tokens, spend_token, spendable_as
from stolik.games.arcs.state import BY_PIP, ArcsState
from stolik.games.arcs.tables import IN_PLAY, TYPE_OF
from stolik.kernel.messages import Action, Event, Reason


class CloudCities(Card):
    def build_places(self, s: ArcsState, seat: int, out: list[Action]) -> None:
        self.offer(s, seat, self.build_power(), BY_PIP, out)

    def build_power(self) -> str:
        return "build"

    def power_refusal(self, s: ArcsState, seat: int, power: str, paid: int) -> int:
        if supply_refusal(s, seat, CITY) != ALLOWED:
            return NONE_IN_SUPPLY
        return ALLOWED if cloud_planets(s, seat) else NO_CLOUD_PLANET

    def told(self, s: ArcsState, seat: int) -> Values:
        return {"piece": "piece:city"}

    def use(self, s: ArcsState, a: Use, ev: list[Event]) -> None:
        tell(a, ev)
        s.stack.append(CloudCity(a.seat))


def cloud_place(system: int) -> int:
    return place_at(system, EXTRA)


def cloud_refusal(s: ArcsState, seat: int, system: int) -> int:
    """A planet with a loyal piece and no such city yet, and a token to pay with.

    Outrage doesn't prevent the payment.
    """
    if is_gate(system):
        return PLANETS_ONLY
    if s.buildings[cloud_place(system)]:
        return CLOUDS_FULL
    if not has_piece(s, seat, system):
        return NO_PIECE_THERE
    return ALLOWED if spendable_as(s.players[seat], TYPE_OF[system]) else NO_SUCH_TOKEN


def cloud_planets(s: ArcsState, seat: int) -> list[int]:
    return [i for i in IN_PLAY[s.setup] if cloud_refusal(s, seat, i) == ALLOWED]


@dataclass
class CloudCity(Choosing):
    """Asks on which planet to build, and which token pays."""

    seat: int
    system: int = NOTHING
    kind: Literal["cloud_city"] = "cloud_city"

    def choices(self, s: ArcsState) -> list[Action]:
        if self.system == NOTHING:
            return [PICK_SYSTEM[self.seat][i] for i in cloud_planets(s, self.seat)]
        return self.payments(s)

    def payments(self, s: ArcsState) -> list[Action]:
        p = s.players[self.seat]
        good = spendable_as(p, TYPE_OF[self.system])
        slots = [slot for slot in distinct_tokens(p) if slot in good]
        return [PickToken(self.seat, self.seat, slot, RESOURCES[p.resources[slot]]) for slot in slots]

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        if isinstance(a, PickSystem):
            self.system = SYSTEM[a.system]
        elif isinstance(a, PickToken):
            s.stack.pop()
            ev.append(Spent(self.seat, RESOURCES[spend_token(s, self.seat, a.slot)]))
            build(s, self.seat, CITY, cloud_place(self.system), ev)

    def why(self, s: ArcsState, kind: str, name: str) -> Reason | None:
        if kind == "system" and self.system == NOTHING:
            system = SYSTEM[name]
            values = where(system) if is_gate(system) else {**where(system), **what(TYPE_OF[system])}
            return refused(cloud_refusal(s, self.seat, system), values)
        if kind != "slot" or self.system == NOTHING:
            return None
        good = self.types(s)
        return slot_reason(s, self.seat, name, good, ONLY_THIS_TYPE, what(TYPE_OF[self.system]))

    def types(self, s: ArcsState) -> list[int]:
        """Types of tokens that pay."""
        p = s.players[self.seat]
        return [p.resources[slot] for slot in spendable_as(p, TYPE_OF[self.system])]

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return ("cloud-planet" if self.system == NOTHING else "cloud-pay"), {}


register(CloudCities("cloud_cities"))
