"""A round: draw, turns, resolution, refill (Rundy gry). The bottom frame of the stack."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcana.choices import AT_ZONE, CALL_MILITIA, DISCARD
from stolik.games.arcana.ids import RELIC
from stolik.games.arcana.messages.actions import Bribe, CallMilitia, Discard, FieldAgent, PlayPlace
from stolik.games.arcana.messages.events import RoundBegan
from stolik.games.arcana.rules.bribery import bribe, bribe_refused
from stolik.games.arcana.rules.drawing import HAND, draw_cards
from stolik.games.arcana.rules.ending import end_game, end_round
from stolik.games.arcana.rules.fielding import discard, field_agent
from stolik.games.arcana.rules.layout import ORDER, ZONE
from stolik.games.arcana.rules.militia import call_militia, militia_refused
from stolik.games.arcana.rules.places import offer_place, play_place
from stolik.games.arcana.rules.refusals import ALLOWED
from stolik.games.arcana.rules.resolution import resolve_zone
from stolik.games.arcana.rules.zones import open_zones
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import CARD, FIELDABLE, KIND
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame


def offer_turn(s: ArcanaState, seat: int, out: list[Action]) -> None:
    """One action with one card in hand; passing isn't possible (H5)."""
    zones = open_zones(s)
    for card in s.hands[seat]:
        if FIELDABLE[card]:
            row = AT_ZONE[s.seats][seat][card]
            for zone in zones:
                out.append(row[zone])
        elif KIND[card] == RELIC:
            offer_relic(s, seat, card, zones, out)
        else:
            offer_place(s, seat, card, out)
        out.append(DISCARD[seat][card])


def offer_relic(s: ArcanaState, seat: int, card: int, zones: list[int], out: list[Action]) -> None:
    row = AT_ZONE[s.seats][seat][card]
    for zone in zones:
        if bribe_refused(s, seat, zone) == ALLOWED:
            out.append(row[zone])
    if militia_refused(s) == ALLOWED:
        out.append(CALL_MILITIA[seat][card])


def take_turn(s: ArcanaState, a: Action, ev: list[Event]) -> None:
    """Carry out the action of a turn; the card leaves the hand first."""
    if type(a) is FieldAgent:
        field_agent(s, a.seat, from_hand(s, a.seat, a.card), ZONE[s.seats][a.zone], ev)
    elif type(a) is Discard:
        discard(s, a.seat, from_hand(s, a.seat, a.card), ev)
    elif type(a) is Bribe:
        bribe(s, a.seat, from_hand(s, a.seat, a.relic), ZONE[s.seats][a.zone], ev)
    elif type(a) is CallMilitia:
        call_militia(s, a.seat, from_hand(s, a.seat, a.relic), ev)
    elif isinstance(a, PlayPlace):
        play_place(s, a.seat, from_hand(s, a.seat, a.card), a, ev)


def from_hand(s: ArcanaState, seat: int, name: str) -> int:
    card = CARD[name]
    s.hands[seat].remove(card)
    return card


@dataclass
class Round(Frame):
    step: Literal["draw", "turns", "resolve", "refill"] = "draw"
    turn: int = 0
    """Whose turn it is."""
    at: int = 0
    """Number of zones already resolved."""
    kind: Literal["round"] = "round"

    def options(self, s: ArcanaState, out: list[Action]) -> None:
        if self.step == "turns":
            offer_turn(s, self.turn, out)

    def choose(self, s: ArcanaState, a: Action, ev: list[Event]) -> None:
        self.turn = (self.turn + 1) % s.seats  # to the right
        take_turn(s, a, ev)

    def advance(self, s: ArcanaState, ev: list[Event]) -> None:
        if self.step == "turns":
            self.pass_on(s)
        elif self.step == "draw":
            self.draw(s, ev)
        elif self.step == "resolve":
            self.resolve(s, ev)
        else:
            self.finish(s, ev)

    def draw(self, s: ArcanaState, ev: list[Event]) -> None:
        """Every player draws four cards, starting with the first player (H4)."""
        s.round += 1
        s.won = False
        ev.append(RoundBegan(s.round, s.first))
        for i in range(s.seats):
            draw_cards(s, (s.first + i) % s.seats, HAND, ev)
        self.step, self.turn, self.at = "turns", s.first, 0

    def pass_on(self, s: ArcanaState) -> None:
        """An empty hand is skipped; when all are empty the turns are over."""
        for i in range(s.seats):
            seat = (self.turn + i) % s.seats
            if s.hands[seat]:
                self.turn = seat
                return
        self.step = "resolve"

    def resolve(self, s: ArcanaState, ev: list[Event]) -> None:
        """Resolve one zone after another, in the first player's order (H1)."""
        order = ORDER[s.seats][s.first]
        if self.at == len(order):
            self.step = "refill"
            return
        self.at += 1
        resolve_zone(s, order[self.at - 1], ev)

    def finish(self, s: ArcanaState, ev: list[Event]) -> None:
        cause = end_round(s, ev)
        if cause is None:
            s.first = (s.first + 1) % s.seats
            self.step = "draw"
        else:
            end_game(s, cause, ev)
            s.stack.pop()

    def question(self, s: ArcanaState) -> tuple[str, dict[str, str | int]]:
        return "turn", {"round": s.round}
