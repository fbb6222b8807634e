"""Guild cards that come in families: loyal guilds, interests, cartels, unions, and those that muster ships."""

from dataclasses import dataclass
from typing import Final, Literal

from stolik.games.arcs.cards.common.base import Card
from stolik.games.arcs.cards.common.steps import Choosing, Muster, Theft, give_up, rivals, tell
from stolik.games.arcs.ids import ACTION_CARD, ACTION_CARDS, BUILD, CARDS, COPY, NOTHING, SUIT_OF, SUITS
from stolik.games.arcs.messages.actions import PickAction, Use
from stolik.games.arcs.messages.events import DiscardedCard, PickedUp
from stolik.games.arcs.messages.events import Laid as LaidEvent
from stolik.games.arcs.rules.court import lose_card
from stolik.games.arcs.rules.refusals import ALLOWED, NO_FACE_UP_CARD, ONLY_FACE_UP, Values, refused, what
from stolik.games.arcs.rules.resources import discard_all, empty_slots, gain, gain_refusal, tokens
from stolik.games.arcs.state import BY_PIP, ArcsState, Laid
from stolik.kernel.messages import Action, Event, Reason

MUSTERED: Final = 3


class Loyal(Card):
    """Stays when outrage is provoked. Any token may be spent as its suit, ignoring outrage."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.loyal = True

    def spends_as(self) -> int:
        return self.suit


class Mustering(Card):
    """Prelude: discard it and place three ships in a system you control."""

    def has_prelude(self) -> bool:
        return True

    def use(self, s: ArcsState, a: Use, ev: list[Event]) -> None:
        give_up(s, self, a, ev)
        s.stack.append(Muster(a.seat, MUSTERED, self.id))


class Interest(Card):
    """A new action that gains one token; prelude: discard it to fill up with such tokens."""

    def __init__(self, name: str, power: str) -> None:
        super().__init__(name)
        self.power = power

    def replaces(self, verb: int) -> str:
        return self.power if verb == BUILD else ""

    def has_prelude(self) -> bool:
        return True

    def power_refusal(self, s: ArcsState, seat: int, power: str, paid: int) -> int:
        """A pip ends the prelude, so that tokens spent in it are back in the supply before the gain (p. 17, 20)."""
        if power != self.power or (paid == BY_PIP and s.spent[self.suit] > 0):
            return ALLOWED
        return gain_refusal(s, self.suit)

    def told(self, s: ArcsState, seat: int) -> Values:
        return what(self.suit)

    def use(self, s: ArcsState, a: Use, ev: list[Event]) -> None:
        if a.power == "prelude":
            give_up(s, self, a, ev)
            self.fill(s, a.seat, ev)
        else:
            tell(a, ev)
            gain(s, a.seat, self.suit, ev)

    def fill(self, s: ArcsState, seat: int, ev: list[Event]) -> None:
        """Gain a token for every empty slot; if the supply runs out, the rest may be stolen."""
        room = len(empty_slots(s.players[seat]))
        gains = min(room, s.supply[self.suit])
        if room > gains:
            s.stack.append(Theft(seat, room - gains, self.suit, tokens=True, cards=False, must=False, card=self.id))
        for _ in range(gains):
            gain(s, seat, self.suit, ev)


class Cartel(Card):
    """Holds the supply of its suit, which counts for Tycoon.

    After scoring, rivals discard their tokens of that suit.
    """

    def holds(self, s: ArcsState, seat: int, resource: int) -> int:
        return s.supply[self.suit] if resource == self.suit else 0

    def scored(self, s: ArcsState, seat: int, ev: list[Event]) -> None:
        for rival in rivals(s, seat):
            discard_all(s, rival, self.suit, ev)

    def wants(self, s: ArcsState, seat: int, moment: int, x: int) -> bool:
        return any(tokens(s.players[rival], self.suit) for rival in rivals(s, seat))

    def has_prelude(self) -> bool:
        return True

    def use(self, s: ArcsState, a: Use, ev: list[Event]) -> None:
        give_up(s, self, a, ev)
        s.stack.append(Theft(a.seat, 1, self.suit, tokens=True, cards=False, must=True, card=self.id))


class Union(Card):
    """Prelude: place it beside a face-up action card of one suit, and take that card when the round is over."""

    def __init__(self, name: str, action_suit: int) -> None:
        super().__init__(name)
        self.action_suit = action_suit

    def has_prelude(self) -> bool:
        return True

    def power_refusal(self, s: ArcsState, seat: int, power: str, paid: int) -> int:
        """An action card of the suit lies face up this round."""
        return ALLOWED if face_up(s, self.action_suit) else NO_FACE_UP_CARD

    def told(self, s: ArcsState, seat: int) -> Values:
        return {"suit": f"suit:{SUITS[self.action_suit]}"}

    def use(self, s: ArcsState, a: Use, ev: list[Event]) -> None:
        tell(a, ev)
        s.stack.append(LayBeside(a.seat, self.id, self.action_suit))

    def round_over(self, s: ArcsState, laid: Laid, ev: list[Event]) -> None:
        """The action card goes to the hand of the union's owner, the union to the court discard pile."""
        s.laid.remove(laid)
        s.played[s.played.index(laid.action)] = NOTHING
        p = s.players[laid.owner]
        p.hand = sorted([*p.hand, laid.action])
        ev.append(PickedUp(laid.owner, ACTION_CARDS[laid.action]))
        s.court_discard.append(self.id)
        ev.append(DiscardedCard(laid.owner, self.name))


def face_up(s: ArcsState, suit: int) -> list[int]:
    """Action cards of a suit that lie face up this round: lead, surpassing and pivoted cards."""
    return [
        card
        for seat, card in enumerate(s.played)
        if card != NOTHING and s.modes[seat] != COPY and SUIT_OF[card] == suit
    ]


@dataclass
class LayBeside(Choosing):
    """Asks beside which action card to place the union."""

    seat: int
    card: int
    suit: int
    kind: Literal["lay_beside"] = "lay_beside"

    def asker(self) -> int:
        return self.card

    def choices(self, s: ArcsState) -> list[Action]:
        return [PickAction(self.seat, ACTION_CARDS[card]) for card in face_up(s, self.suit)]

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        assert isinstance(a, PickAction)
        s.stack.pop()
        lose_card(s, self.seat, self.card)
        s.laid.append(Laid(self.card, self.seat, ACTION_CARD[a.card]))
        ev.append(LaidEvent(self.seat, CARDS[self.card], a.card))

    def why(self, s: ArcsState, kind: str, name: str) -> Reason | None:
        return refused(ONLY_FACE_UP, {"suit": f"suit:{SUITS[self.suit]}"}) if kind == "card" else None

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return "lay-beside", {"card": f"card:{CARDS[self.card]}"}
