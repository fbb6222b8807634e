"""Feastbringer: Charismatic and Generous."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import BY_ID, SECURED, Card, register
from stolik.games.arcs.cards.common.steps import Choosing, FreeInfluence, in_place_of, rivals, tell
from stolik.games.arcs.choices import INFLUENCE_AT
from stolik.games.arcs.ids import CARD, CARDS, NOTHING, SECURE, at
from stolik.games.arcs.messages.actions import Influence, PickCard, Secure, Use
from stolik.games.arcs.messages.events import GaveCard
from stolik.games.arcs.reasons.actions import why_not_secured
from stolik.games.arcs.reasons.pieces import court_position, not_in_court
from stolik.games.arcs.rules.court import can_secure, influence, list_secure, lose_card, receive_card, secure
from stolik.games.arcs.rules.hands import turn_order
from stolik.games.arcs.state import BY_PIP, ArcsState, copies_or_pivots
from stolik.kernel.messages import Action, Event, Reason


class Feastbringer(Card):
    # --- Charismatic: influence before or after a Copy or Pivot to secure ---

    def before(self, s: ArcsState, seat: int, verb: int, out: list[Action]) -> None:
        if verb == SECURE and influence_to_secure(s, seat):
            out.append(Use(seat, self.name, "influence"))

    def use(self, s: ArcsState, a: Use, ev: list[Event]) -> None:
        tell(a, ev)
        s.used_cards.append(self.id)
        s.stack.append(InfluenceThenSecure(a.seat))

    def wants(self, s: ArcsState, seat: int, moment: int, x: int) -> bool:
        if moment == SECURED:
            return copies_or_pivots(s, s.paid) and self.id not in s.used_cards and s.players[seat].agents > 0
        return True

    def secured(self, s: ArcsState, seat: int, card: int, ev: list[Event]) -> None:
        s.stack.append(FreeInfluence(seat, self.id))

    def idle(self, s: ArcsState, seat: int, verbs: int) -> Reason:
        if not copies_or_pivots(s, BY_PIP):
            return Reason("needs-copy-or-pivot", {}, "10")
        return in_place_of(SECURE, verbs, Reason("nothing-to-secure", {}, "13"))

    # --- Generous: a guild card for every declaration ---

    def may_declare(self, s: ArcsState, seat: int) -> bool:
        return len(gifts(s, seat)) > 0

    def declaring(self, s: ArcsState, seat: int, ambition: int, ev: list[Event]) -> None:
        s.stack.append(Gift(seat))


def influence_to_secure(s: ArcsState, seat: int) -> list[Action]:
    """Cards on which one more agent leaves something to secure."""
    if s.players[seat].agents == 0:
        return []
    ready = any(can_secure(s, seat, i) for i in range(len(s.court)))
    return [
        INFLUENCE_AT[seat][card]
        for position, card in enumerate(s.court)
        if card != NOTHING and (ready or would_lead(s, seat, position))
    ]


def would_lead(s: ArcsState, seat: int, position: int) -> bool:
    """With one more agent, more than each rival."""
    own = s.influence[at(position, seat)] + 1
    return all(s.influence[at(position, rival)] < own for rival in rivals(s, seat))


@dataclass
class InfluenceThenSecure(Choosing):
    """Influence, then secure, which may not be left out."""

    seat: int
    influenced: bool = False
    kind: Literal["influence_then_secure"] = "influence_then_secure"

    def choices(self, s: ArcsState) -> list[Action]:
        if not self.influenced:
            return influence_to_secure(s, self.seat)
        out: list[Action] = []
        list_secure(s, self.seat, out)
        return out

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        if isinstance(a, Influence):
            self.influenced = True
            influence(s, self.seat, s.court.index(CARD[a.card]), ev)
        elif isinstance(a, Secure):
            s.stack.pop()
            secure(s, self.seat, s.court.index(CARD[a.card]), False, ev)

    def why(self, s: ArcsState, kind: str, name: str) -> Reason | None:
        if kind != "card":
            return None
        position = court_position(s, name)
        if position == NOTHING:
            return not_in_court(name)
        if self.influenced:
            return why_not_secured(s, self.seat, position)
        return Reason("secure-must-follow", {"card": f"card:{name}"}, "21")

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return ("then-secure" if self.influenced else "influence-first"), {}


def gifts(s: ArcsState, seat: int) -> list[int]:
    """Guild cards that can be given away: not the one on which the declaration rests."""
    return [card for card in s.players[seat].cards if not BY_ID[card].must_stay(s, seat)]


def weakest(s: ArcsState, seat: int) -> int:
    """The rival with the least Power; among equals the first in turn order (p. 22)."""
    least = min(s.players[rival].power for rival in rivals(s, seat))
    return next(i for i in turn_order(s) if i != seat and s.players[i].power == least)


@dataclass
class Gift(Choosing):
    """Which guild card goes to the weakest rival."""

    seat: int
    kind: Literal["gift"] = "gift"

    def choices(self, s: ArcsState) -> list[Action]:
        return [PickCard(self.seat, CARDS[card]) for card in gifts(s, self.seat)]

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        assert isinstance(a, PickCard)
        s.stack.pop()
        rival = weakest(s, self.seat)
        lose_card(s, self.seat, CARD[a.card])
        receive_card(s, rival, CARD[a.card])
        ev.append(GaveCard(self.seat, rival, a.card))

    def why(self, s: ArcsState, kind: str, name: str) -> Reason | None:
        if kind != "card":
            return None
        own = CARD.get(name, NOTHING) in s.players[self.seat].cards
        return Reason("card-must-stay" if own else "own-guild-card", {"card": f"card:{name}"}, "21")

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return "gift", {"rival": f"seat:{weakest(s, self.seat)}"}


register(Feastbringer("feastbringer"))
