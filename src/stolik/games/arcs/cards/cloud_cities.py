"""Cloud Cities: one more city on each planet, for a token of its type."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.cards.common.steps import Choosing, in_place_of, tell
from stolik.games.arcs.choices import PICK_SYSTEM
from stolik.games.arcs.ids import BUILD, CITY, EXTRA, NOTHING, RESOURCES, SYSTEM, is_gate, place_at
from stolik.games.arcs.messages.actions import PickSystem, PickToken, Use
from stolik.games.arcs.messages.events import Spent
from stolik.games.arcs.reasons.pieces import no_token, same_token, where
from stolik.games.arcs.rules.build import build
from stolik.games.arcs.rules.pieces import has_piece
from stolik.games.arcs.rules.resources import distinct_tokens, spend_token, spendable_as
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.tables import IN_PLAY, TYPE_OF
from stolik.kernel.messages import Action, Event, Reason


class CloudCities(Card):
    def build_places(self, s: ArcsState, seat: int, out: list[Action]) -> None:
        if cloud_planets(s, seat):
            out.append(Use(seat, self.name, "build"))

    def use(self, s: ArcsState, a: Use, ev: list[Event]) -> None:
        tell(a, ev)
        s.stack.append(CloudCity(a.seat))

    def idle(self, s: ArcsState, seat: int, verbs: int) -> Reason:
        return in_place_of(BUILD, verbs, Reason("no-cloud-planet", {}, "12"))


def cloud_place(system: int) -> int:
    return place_at(system, EXTRA)


def cloud_planets(s: ArcsState, seat: int) -> list[int]:
    """Planets with an own piece, no such city yet, and a token to pay with. Outrage does not matter for that."""
    p = s.players[seat]
    if p.cities == 0:
        return []
    return [
        i
        for i in IN_PLAY[s.setup]
        if not is_gate(i) and s.buildings[cloud_place(i)] == 0 and has_piece(s, seat, i) and spendable_as(p, TYPE_OF[i])
    ]


@dataclass
class CloudCity(Choosing):
    """On which planet, paid with which token."""

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
            return self.why_planet(s, SYSTEM[name])
        if kind != "slot" or self.system == NOTHING:
            return None
        pay = Reason("only-this-type", {"resource": f"resource:{RESOURCES[TYPE_OF[self.system]]}"}, "17")
        good = spendable_as(s.players[self.seat], TYPE_OF[self.system])
        found = no_token(s, self.seat, name)
        return found or (same_token() if int(name.partition(".")[2]) in good else pay)

    def why_planet(self, s: ArcsState, system: int) -> Reason:
        if is_gate(system):
            return Reason("planets-only", where(system), "6")
        if s.buildings[cloud_place(system)]:
            return Reason("clouds-full", where(system), "12")
        if not has_piece(s, self.seat, system):
            return Reason("no-piece-there", where(system), "12")
        return Reason("no-such-token", {"resource": f"resource:{RESOURCES[TYPE_OF[system]]}"}, "17")

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return ("cloud-planet" if self.system == NOTHING else "cloud-pay"), {}


register(CloudCities("cloud_cities"))
