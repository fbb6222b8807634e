"""Action cards: dealing, drawing, discarding, and who knows where each one is (p. 5, 11, 19, 22).

`s.known[card]` has a bit for every seat that knows exactly where a card is, `s.piled[card]` for those who only know
that it lies in the face-down pile. Views and redealt worlds are made of nothing else.
"""

from stolik.games.arcs.ids import ACTION_CARDS
from stolik.games.arcs.messages.events import DiscardedHand, Drew
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.tables import DECK, HAND
from stolik.kernel.chance import shuffle
from stolik.kernel.messages import Event


def turn_order(s: ArcsState) -> list[int]:
    """Clockwise from the holder of the initiative."""
    return [(s.initiative + i) % s.seats for i in range(s.seats)]


def deal(s: ArcsState, ev: list[Event]) -> None:
    """Shuffle all action cards, deal six to everybody; the rest is the face-down pile."""
    deck = DECK[s.seats].copy()
    shuffle(s.chance, deck)
    s.known = [0] * len(s.known)
    s.piled = [0] * len(s.piled)
    for seat in turn_order(s):
        draw_hand(s, seat, [deck.pop() for _ in range(HAND)], ev)
    s.discard, s.open_discard = deck, []


def draw_hand(s: ArcsState, seat: int, cards: list[int], ev: list[Event]) -> None:
    """Cards come into a hand; only their new owner knows them (with who knew before where they lay)."""
    p = s.players[seat]
    p.hand = sorted(p.hand + cards)
    for card in cards:
        s.known[card] |= 1 << seat
        s.piled[card] = 0
    ev.append(Drew(seat, len(cards), tuple(ACTION_CARDS[c] for c in cards)))


def draw_from_bottom(s: ArcsState, seat: int, count: int, ev: list[Event]) -> None:
    """Take cards off the underside of the discard pile, as many as there are.

    With split piles that is the face-down one; if it is too small both are shuffled together first (p. 22).
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
    """Who knew where a card of the pile lay now only knows that it is there."""
    for card in s.discard:
        s.piled[card] |= s.known[card]
        s.known[card] = 0
    shuffle(s.chance, s.discard)


def forget_pile(s: ArcsState, seat: int) -> None:
    """A card left the pile unseen: this seat no longer knows which ones are still in it."""
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
    """A card leaves this hand unseen: from now on only its owner is sure of any card that was in it."""
    for card in s.players[seat].hand:
        s.known[card] &= 1 << seat
