"""Every action card kept from events alone, in hands, on the table and in the piles (p. 5, 8-11, 19, 22)."""

from collections.abc import Iterator
from functools import singledispatchmethod

from stolik.games.arcs.messages import events as told
from stolik.games.arcs.messages.actions import PickAction
from stolik.games.arcs.messages.views import ArcsView
from stolik.kernel.messages import Action, Event
from tests.arcs.printed import SUITS


class Hands:
    """Begun from what everybody holds, then it only listens."""

    def __init__(self, hands: list[set[str]], split: bool) -> None:
        numbers = range(1, 8) if len(hands) == 4 else range(2, 7)
        self.deck = {f"{suit}_{n}" for suit in SUITS for n in numbers}
        self.hands, self.split = hands, split
        self.pile: list[set[str]] = [self.deck.difference(*hands)]
        """Face down, the lowest first; nobody knows the order of shuffled cards."""
        self.open: list[str] = []
        self.table: dict[int, tuple[str, bool]] = {}
        """Seat -> the card played ("" once it was picked up), and whether it lies face up; in the order of play."""
        self.extra: dict[int, str] = {}
        self.thrown: set[str] = set()
        """A hand of two players that is exchanged."""
        self.laid_off: set[str] = set()
        """Cards on their way to the pile."""

    def answer(self, question: str, a: Action) -> None:
        if question == "new-hand" and isinstance(a, PickAction):
            self.hands[a.seat].remove(a.card)
            self.laid_off.add(a.card)

    def compare(self, view: ArcsView, seat: int) -> None:
        if not view.lead:
            self.end_round()
        assert {*view.players[seat].hand} == self.hands[seat]
        for p in view.players:
            card, up = self.table.get(p.seat, ("", True))
            assert len(p.hand) == len(self.hands[p.seat])
            assert p.played == card or (p.played is None and not up)
            assert (p.extra == "") == (p.seat not in self.extra)
        assert view.discard == sum(map(len, self.pile)) + len(self.laid_off)
        assert view.open_discard == self.open

    def end_round(self) -> None:
        """Everything played is discarded face down, or open if the piles are split (p. 11, 22)."""
        for seat, (card, up) in self.table.items():
            if up and self.split:
                self.open += [card] if card else []
            else:
                self.pile += [{card}] if card else []
            self.pile += [{self.extra[seat]}] if seat in self.extra else []
        self.table, self.extra = {}, {}

    def lowest(self, count: int) -> Iterator[set[str]]:
        """What each of so many cards off the bottom may be; a small split pile is shuffled with the open one first."""
        if self.open and sum(map(len, self.pile)) < count:
            self.pile, self.open = [{*self.open}.union(*self.pile)], []
        for group in self.pile:
            yield from [group] * len(group)

    # --- one event after the other --------------------------------------------------------------------------------

    def hear(self, ev: list[Event]) -> None:
        for e in ev:
            self.note(e)

    @singledispatchmethod
    def note(self, e: Event) -> None:
        """No action card is touched."""

    @note.register
    def _(self, e: told.ChapterBegan) -> None:
        """All cards are shuffled (p. 19); nobody had any left."""
        assert not any(self.hands)
        self.pile, self.open, self.table, self.extra = [{*self.deck}], [], {}, {}

    @note.register
    def _(self, e: told.Drew) -> None:
        assert e.cards is not None
        groups = [group for group, _ in zip(self.lowest(e.count), e.cards)]
        assert len(e.cards) == len(groups) == e.count
        for group, card in zip(groups, e.cards):
            group.remove(card)
            self.hands[e.seat].add(card)
        self.pile = [group for group in [*self.pile, self.thrown] if group]
        if self.thrown:
            self.pile, self.thrown = [set().union(*self.pile)], set()

    @note.register
    def _(self, e: told.Mulliganed) -> None:
        """Six of the cards that were not dealt; only then the old ones are shuffled into the pile (p. 5)."""
        self.hands[e.seat], self.thrown = set(), self.hands[e.seat]

    @note.register(told.Played | told.Copied)
    def _(self, e: told.Played | told.Copied) -> None:
        assert e.card is not None
        self.hands[e.seat].remove(e.card)
        self.table[e.seat] = e.card, isinstance(e, told.Played)

    @note.register
    def _(self, e: told.Seized) -> None:
        if e.card is not None:
            self.hands[e.seat].remove(e.card)
            self.extra[e.seat] = e.card

    @note.register
    def _(self, e: told.PickedUp) -> None:
        owner = next(seat for seat, (card, up) in self.table.items() if card == e.card and up)
        self.table[owner] = "", True
        self.hands[e.seat].add(e.card)

    @note.register
    def _(self, e: told.SwappedCards) -> None:
        """Told to each of the two: what one gave the other got."""
        assert e.gave is not None
        assert e.got is not None
        self.hands[e.seat].remove(e.gave)
        self.hands[e.seat].add(e.got)

    @note.register
    def _(self, e: told.DiscardedHand) -> None:
        """Laid off card by card and then shuffled, or a whole hand when everybody has passed."""
        assert e.cards is not None
        if self.laid_off:
            assert {*e.cards} == self.laid_off
        self.hands[e.seat] -= {*e.cards}
        self.laid_off = set()
        self.pile.append({*e.cards})
