"""Farseers: look into a hand when declaring, or change your own."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.cards.common.steps import Choosing, give_up, or_done, rivals
from stolik.games.arcs.choices import DONE
from stolik.games.arcs.ids import ACTION_CARD, ACTION_CARDS, NOBODY, NOTHING
from stolik.games.arcs.messages.actions import Done, PickAction, PickSeat, Use
from stolik.games.arcs.messages.events import DiscardedHand, SawHand, SwappedCards
from stolik.games.arcs.rules.hands import draw_from_bottom, lose_sight
from stolik.games.arcs.rules.refusals import (
    ALLOWED,
    CARD_LIES_THERE,
    NO_HAND,
    NOT_IN_THAT_HAND,
    THAT_IS_YOU,
    refused,
    who,
)
from stolik.games.arcs.state import ArcsState
from stolik.kernel.chance import shuffle
from stolik.kernel.messages import Action, Event, Reason


class Farseers(Card):
    def wants(self, s: ArcsState, seat: int, moment: int, x: int) -> bool:
        return any(s.players[rival].hand for rival in rivals(s, seat))

    def declared(self, s: ArcsState, seat: int, ambition: int, ev: list[Event]) -> None:
        s.stack.append(Foresight(seat))

    def has_prelude(self) -> bool:
        return True

    def use(self, s: ArcsState, a: Use, ev: list[Event]) -> None:
        give_up(s, self, a, ev)
        s.stack.append(NewHand(a.seat))


def names(cards: list[int]) -> tuple[str, ...]:
    return tuple(ACTION_CARDS[card] for card in cards)


# --- when declaring ---


@dataclass
class Foresight(Choosing):
    """Asks whose hand to look at; then, optionally, which card to take and which to give."""

    seat: int
    rival: int = NOBODY
    theirs: int = NOTHING
    """The card's index in their sorted hand, so that it names a card in every world that others consider possible."""
    kind: Literal["foresight"] = "foresight"

    def choices(self, s: ArcsState) -> list[Action]:
        if self.rival == NOBODY:
            seats = [rival for rival in rivals(s, self.seat) if self.hand_refusal(s, rival) == ALLOWED]
            return [PickSeat(self.seat, rival) for rival in seats]
        own = s.players[self.seat].hand
        if self.theirs != NOTHING:
            return [PickAction(self.seat, name) for name in names(own)]
        if not own:
            return []
        return or_done(self.seat, [PickAction(self.seat, name) for name in names(s.players[self.rival].hand)])

    def hand_refusal(self, s: ArcsState, rival: int) -> int:
        """A rival with cards in hand."""
        if rival == self.seat:
            return THAT_IS_YOU
        return ALLOWED if s.players[rival].hand else NO_HAND

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        match a:
            case PickSeat():
                self.rival = a.rival
                self.look(s, ev)
            case PickAction():
                self.swap(s, ACTION_CARD[a.card], ev)
            case Done():
                s.stack.pop()

    def look(self, s: ArcsState, ev: list[Event]) -> None:
        hand = s.players[self.rival].hand
        for card in hand:
            s.known[card] |= 1 << self.seat
        ev.append(SawHand(self.seat, self.rival, names(hand)))

    def swap(self, s: ArcsState, card: int, ev: list[Event]) -> None:
        """First choose one of theirs, then one of yours; they change hands together."""
        hand = s.players[self.rival].hand
        if self.theirs == NOTHING:
            self.theirs = hand.index(card)
            return
        s.stack.pop()
        theirs = hand[self.theirs]
        swap_cards(s, self.seat, self.rival, card, theirs)
        gave, got = ACTION_CARDS[card], ACTION_CARDS[theirs]
        ev.append(SwappedCards(self.seat, self.rival, gave, got))
        ev.append(SwappedCards(self.rival, self.seat, got, gave))

    def why(self, s: ArcsState, kind: str, name: str) -> Reason | None:
        if kind == "seat" and self.rival == NOBODY:
            return refused(self.hand_refusal(s, int(name)), who(int(name)), "20")
        if kind != "card" or self.rival == NOBODY:
            return None
        return refused(NOT_IN_THAT_HAND, who(self.rival if self.theirs == NOTHING else self.seat))

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        if self.rival == NOBODY:
            return "look", {}
        return ("swap-take" if self.theirs == NOTHING else "swap-give"), {"rival": f"seat:{self.rival}"}


def swap_cards(s: ArcsState, seat: int, rival: int, gave: int, got: int) -> None:
    """The two players know both cards. For everyone else, any card in the two hands is now uncertain."""
    mine, theirs = s.players[seat], s.players[rival]
    both = 1 << seat | 1 << rival
    for card in mine.hand + theirs.hand:
        s.known[card] &= both
    s.known[gave] = s.known[got] = both
    mine.hand = sorted([got, *(card for card in mine.hand if card != gave)])
    theirs.hand = sorted([gave, *(card for card in theirs.hand if card != got)])


# --- prelude ---


@dataclass
class NewHand(Choosing):
    """Cards go from the hand to the pile one by one; then the player draws that many plus one from its bottom.

    The last question is asked even if only "done" is left, because skipping it would reveal something about the hand.
    """

    seat: int
    count: int = 0
    done: bool = False
    kind: Literal["new_hand"] = "new_hand"

    def options(self, s: ArcsState, out: list[Action]) -> None:
        hand = s.players[self.seat].hand
        if not self.done and (hand or self.count):
            out.extend(PickAction(self.seat, name) for name in names(hand))
            out.append(DONE[self.seat])

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        if isinstance(a, PickAction):
            self.count += 1
            lay_off(s, self.seat, ACTION_CARD[a.card])
        else:
            self.done = True

    def advance(self, s: ArcsState, ev: list[Event]) -> None:
        s.stack.pop()
        if self.count:
            self.mix(s, ev)
        draw_from_bottom(s, self.seat, self.count + 1, ev)

    def mix(self, s: ArcsState, ev: list[Event]) -> None:
        """The discarded cards are shuffled, so that a small pile doesn't return exactly the chosen ones."""
        top = sorted(s.discard[-self.count :])
        ev.append(DiscardedHand(self.seat, self.count, names(top)))
        shuffle(s.chance, top)
        s.discard[-self.count :] = top

    def why(self, s: ArcsState, kind: str, name: str) -> Reason | None:
        return refused(CARD_LIES_THERE, None, "20") if kind == "card" and name in ACTION_CARD else None

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return "new-hand", {"count": self.count + 1}


def lay_off(s: ArcsState, seat: int, card: int) -> None:
    """Put a card from the hand on the pile. Only its owner knows it is there; others lose track of the whole hand."""
    lose_sight(s, seat)
    s.players[seat].hand.remove(card)
    s.known[card], s.piled[card] = 0, 1 << seat
    s.discard.append(card)


register(Farseers("farseers"))
