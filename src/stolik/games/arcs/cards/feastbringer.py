"""Feastbringer: Charismatic and Generous."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.asking import court_position
from stolik.games.arcs.cards.common.base import BY_ID, SECURED, Card, register
from stolik.games.arcs.cards.common.steps import Choosing, FreeInfluence, rivals, tell
from stolik.games.arcs.choices import INFLUENCE_AT
from stolik.games.arcs.ids import CARD, CARDS, NOTHING, SECURE, at
from stolik.games.arcs.messages.actions import Influence, PickCard, Secure, Use
from stolik.games.arcs.messages.events import GaveCard
from stolik.games.arcs.reasons.actions import why_not_secured
from stolik.games.arcs.rules.court import (
    influence,
    influence_refusal,
    list_secure,
    lose_card,
    receive_card,
    secure,
    secure_refusal,
)
from stolik.games.arcs.rules.hands import turn_order
from stolik.games.arcs.rules.refusals import (
    ALLOWED,
    CARD_MUST_STAY,
    NO_AGENTS,
    NO_INFLUENCE_TO_SECURE,
    NOT_IN_COURT,
    OWN_GUILD_CARD,
    SECURE_MUST_FOLLOW,
    refused,
)
from stolik.games.arcs.state import ArcsState, copies_or_pivots
from stolik.kernel.messages import Action, Event, Reason


class Feastbringer(Card):
    # --- Charismatic: influence before or after a Copy or Pivot to secure ---

    def precedes(self, verb: int) -> str:
        return "influence" if verb == SECURE else ""

    def power_refusal(self, s: ArcsState, seat: int, power: str, paid: int) -> int:
        if s.players[seat].agents == 0:
            return NO_AGENTS
        return ALLOWED if influence_to_secure(s, seat) else NO_INFLUENCE_TO_SECURE

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

    # --- Generous: a guild card for every declaration ---

    def may_declare(self, s: ArcsState, seat: int) -> bool:
        return len(gifts(s, seat)) > 0

    def declaring(self, s: ArcsState, seat: int, ambition: int, ev: list[Event]) -> None:
        s.stack.append(Gift(seat))


def influence_to_secure(s: ArcsState, seat: int) -> list[Action]:
    """Cards where one more agent leaves a card to secure."""
    open_ = [i for i in range(len(s.court)) if influence_first_refusal(s, seat, i) == ALLOWED]
    return [INFLUENCE_AT[seat][s.court[i]] for i in open_]


def influence_first_refusal(s: ArcsState, seat: int, position: int) -> int:
    """One more agent there, after which some card of the court can be secured."""
    refusal = influence_refusal(s, seat, position)
    if refusal != ALLOWED:
        return refusal
    ready = any(secure_refusal(s, seat, i) == ALLOWED for i in range(len(s.court)))
    return ALLOWED if ready or would_lead(s, seat, position) else SECURE_MUST_FOLLOW


def would_lead(s: ArcsState, seat: int, position: int) -> bool:
    """One more agent would be more than each rival has."""
    own = s.influence[at(position, seat)] + 1
    return all(s.influence[at(position, rival)] < own for rival in rivals(s, seat))


@dataclass
class InfluenceThenSecure(Choosing):
    """Influence, then secure; the secure is mandatory."""

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
            return refused(NOT_IN_COURT, {"card": f"card:{name}"})
        if self.influenced:
            return why_not_secured(s, self.seat, position)
        return refused(influence_first_refusal(s, self.seat, position), {"card": f"card:{name}"})

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return ("then-secure" if self.influenced else "influence-first"), {}


def gifts(s: ArcsState, seat: int) -> list[int]:
    """Guild cards that can be given away: not the one that makes the declaration possible."""
    return [card for card in s.players[seat].cards if gift_refusal(s, seat, card) == ALLOWED]


def gift_refusal(s: ArcsState, seat: int, card: int) -> int:
    if card not in s.players[seat].cards:
        return OWN_GUILD_CARD
    return CARD_MUST_STAY if BY_ID[card].must_stay(s, seat) else ALLOWED


def weakest(s: ArcsState, seat: int) -> int:
    """The rival with the least Power; on a tie, the first in turn order (p. 22)."""
    least = min(s.players[rival].power for rival in rivals(s, seat))
    return next(i for i in turn_order(s) if i != seat and s.players[i].power == least)


@dataclass
class Gift(Choosing):
    """Asks which guild card goes to the weakest rival."""

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
        return refused(gift_refusal(s, self.seat, CARD.get(name, NOTHING)), {"card": f"card:{name}"})

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return "gift", {"rival": f"seat:{weakest(s, self.seat)}"}


register(Feastbringer("feastbringer"))
