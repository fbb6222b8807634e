"""A world that a seat can't tell from the true one."""

from stolik.games.arcs.ids import NOTHING
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.view import knows
from stolik.kernel.chance import Chance, fresh_key, shuffle


def redeal(s: ArcsState, seat: int | None, rng: Chance) -> ArcsState:
    """Redeal every action card whose place the seat doesn't know, and the unknown part of the court deck."""
    world = s.copy()
    world.pending = None
    world.chance = Chance(fresh_key(rng), s.chance.drawn)
    Dealer(s, world, seat, rng).deal()
    hidden = sorted(world.court_deck[world.buried :])
    shuffle(rng, hidden)
    world.court_deck[world.buried :] = hidden
    return world


class Dealer:
    """Deals action cards into the places that one seat does not know.

    What others know belongs to the place, so it passes to the card that is now there. Cards and places are sorted
    before shuffling, because the result must not depend on what the seat can't see.
    """

    def __init__(self, s: ArcsState, world: ArcsState, seat: int | None, rng: Chance) -> None:
        self.s = s
        self.world = world
        self.seat = seat
        self.bit = 0 if seat is None else 1 << seat
        self.rng = rng
        self.cards: list[int] = []

    def deal(self) -> None:
        """Cards known to be in the pile stay in it, in any position; all others may be anywhere."""
        s, w = self.s, self.world
        lying = [c for c in s.played + s.extra if c != NOTHING]
        everywhere = [c for p in s.players for c in p.hand] + lying + s.discard
        self.cards = sorted(c for c in everywhere if self.is_loose(c) and not s.piled[c] & self.bit)
        shuffle(self.rng, self.cards)
        for p, old in zip(w.players, s.players):
            places = sorted(old.hand, key=lambda c: (s.known[c], s.piled[c]))
            p.hand = sorted(self.fill(c) for c in places)
        w.played = [self.fill(c) for c in s.played]
        w.extra = [self.fill(c) for c in s.extra]
        self.cards += sorted(c for c in s.discard if self.is_loose(c) and s.piled[c] & self.bit)
        shuffle(self.rng, self.cards)
        w.discard = [self.fill(c) for c in s.discard]

    def is_loose(self, card: int) -> bool:
        """Whether the seat doesn't know exactly where this card is."""
        return card != NOTHING and not knows(self.s, card, self.seat)

    def fill(self, old: int) -> int:
        """The card that is now in the place of `old`."""
        if not self.is_loose(old):
            return old
        new = self.cards.pop()
        self.world.known[new] = self.s.known[old]
        self.world.piled[new] = (self.s.piled[old] & ~self.bit) | (self.s.piled[new] & self.bit)
        return new
