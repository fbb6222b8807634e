"""Action cards: dealing, drawing, discarding, and who knows where each one is (p. 5, 11, 19, 22).

`s.known[card]` has a bit for every seat that knows exactly where a card is; `s.piled[card]` has one for every seat that
only knows it is in the face-down pile. Views and redealt worlds are based on nothing else.
"""

from stolik.games.arcs.ids import ACTION_CARDS
from stolik.games.arcs.messages.events import DiscardedHand, Drew
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.tables import DECK, HAND
from stolik.kernel.chance import shuffle
from stolik.kernel.messages import Event


def turn_order(s: ArcsState) -> list[int]:
    """The seats clockwise from the holder of the initiative."""
    return [(s.initiative + i) % s.seats for i in range(s.seats)]


def deal(s: ArcsState, ev: list[Event]) -> None:
    """Shuffle all action cards and deal six to each player; the rest is the face-down pile."""
    deck = DECK[s.seats].copy()
    shuffle(s.chance, deck)
    s.known = [0] * len(s.known)
    s.piled = [0] * len(s.piled)
    for seat in turn_order(s):
        draw_hand(s, seat, [deck.pop() for _ in range(HAND)], ev)
    s.discard, s.open_discard = deck, []


def draw_hand(s: ArcsState, seat: int, cards: list[int], ev: list[Event]) -> None:
    """Cards go into a hand. Only their new owner knows them, and anyone who already knew where they were."""
    p = s.players[seat]
    p.hand = sorted(p.hand + cards)
    for card in cards:
        s.known[card] |= 1 << seat
        s.piled[card] = 0
    ev.append(Drew(seat, len(cards), tuple(ACTION_CARDS[c] for c in cards)))


def draw_from_bottom(s: ArcsState, seat: int, count: int, ev: list[Event]) -> None:
    """Take cards from the bottom of the discard pile, as far as they last.

    With split piles, this is the face-down one; if it is too small, both are shuffled together first (p. 22).
    """
    if len(s.discard) < count and s.open_discard:
        s.discard += s.open_discard
        s.open_discard = []
        shuffle_pile(s)
    cards = s.discard[:count]
    s.discard = s.discard[count:]
    for rival in range(s.seats):
        if rival != seat and any(not s.known[c] >> rival & 1 for c in cards):
            forget_pile(s, rival)
    if cards:
        draw_hand(s, seat, cards, ev)


def shuffle_pile(s: ArcsState) -> None:
    """Anyone who knew a card's position in the pile now only knows that it is in there."""
    for card in s.discard:
        s.piled[card] |= s.known[card]
        s.known[card] = 0
    shuffle(s.chance, s.discard)


def forget_pile(s: ArcsState, seat: int) -> None:
    """A card left the pile unseen, so this seat no longer knows which cards are still in it."""
    s.piled = [bits & ~(1 << seat) for bits in s.piled]


def discard_action(s: ArcsState, card: int, face_up: bool) -> None:
    """Always face down, unless the piles are split (p. 11, 22)."""
    if face_up and s.options.split_discard:
        s.open_discard.append(card)
    else:
        s.discard.append(card)


def discard_hand(s: ArcsState, seat: int, ev: list[Event]) -> None:
    hand = s.players[seat].hand
    if hand:
        ev.append(DiscardedHand(seat, len(hand), tuple(ACTION_CARDS[c] for c in hand)))
        s.discard += hand
        s.players[seat].hand = []


def lose_sight(s: ArcsState, seat: int) -> None:
    """A card leaves this hand unseen. From now on, only the owner is sure of any card that was in it."""
    for card in s.players[seat].hand:
        s.known[card] &= 1 << seat
