"""Song of Freedom: a city goes home, and the initiative may be seized."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.asking import controlled_cities, why_no_controlled_city
from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.cards.common.steps import Choosing, or_done, shuffle_into_court
from stolik.games.arcs.choices import DONE
from stolik.games.arcs.ids import CARD, NOTHING, PLACE, PLACES
from stolik.games.arcs.messages.actions import PickBuilding, Use
from stolik.games.arcs.messages.events import Returned
from stolik.games.arcs.rules.declare import seize, seize_refusal
from stolik.games.arcs.rules.pieces import owner_of, return_building
from stolik.games.arcs.rules.refusals import ALLOWED
from stolik.games.arcs.rules.resources import settle
from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Action, Event, Reason


class SongOfFreedom(Card):
    def resolve(self, s: ArcsState, seat: int, ev: list[Event]) -> None:
        s.stack.append(Freedom(seat))


@dataclass
class Freedom(Choosing):
    """Return any city in a system you control, then optionally seize. Finally, the card is shuffled into the deck."""

    seat: int
    step: Literal["city", "seize", "shuffle"] = "city"
    kind: Literal["freedom"] = "freedom"

    def choices(self, s: ArcsState) -> list[Action]:
        if self.step == "city":
            return or_done(self.seat, [PickBuilding(self.seat, PLACES[i]) for i in controlled_cities(s, self.seat)])
        if self.step == "seize" and seize_refusal(s, self.seat) == ALLOWED:
            return [Use(self.seat, "song_of_freedom", "seize"), DONE[self.seat]]
        return []

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        self.step = "seize" if isinstance(a, PickBuilding) else "shuffle"
        if isinstance(a, PickBuilding):
            self.send_home(s, PLACE[a.place], ev)
        elif isinstance(a, Use):
            seize(s, self.seat, NOTHING, ev)

    def send_home(self, s: ArcsState, place: int, ev: list[Event]) -> None:
        owner = owner_of(s.buildings[place])
        covered = return_building(s, place)
        ev.append(Returned(owner, "city", PLACES[place]))
        settle(s, owner, covered)

    def advance(self, s: ArcsState, ev: list[Event]) -> None:
        s.stack.pop()
        card = CARD["song_of_freedom"]
        s.court_discard.remove(card)
        shuffle_into_court(s, [card], ev)

    def why(self, s: ArcsState, kind: str, name: str) -> Reason | None:
        if kind == "building" and self.step == "city":
            return why_no_controlled_city(s, self.seat, PLACE[name])
        return None

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return ("free-city" if self.step == "city" else "free-seize"), {}


register(SongOfFreedom("song_of_freedom"))
