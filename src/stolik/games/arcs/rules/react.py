"""Cards that react to an event; if several react at once, the active player orders them (p. 22)."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import (
    BATTLE_BEGINS,
    BATTLE_OVER,
    BY_ID,
    DECLARED,
    DECLARING,
    ENTERED,
    MOVED,
    SCORED,
    SECURED,
    SPEAKS,
    TAXED,
)
from stolik.games.arcs.ids import CARD, CARDS
from stolik.games.arcs.messages.actions import Resolve
from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame


def orderer(s: ArcsState) -> int:
    """Who orders simultaneous effects: the active player, or else the holder of the initiative."""
    return s.active if s.active >= 0 else s.initiative


def react(s: ArcsState, moment: int, seats: list[int], x: int, ev: list[Event]) -> None:
    """Let every card of these seats react that has something to do at this moment. Call this last in a step."""
    cards: list[int] = []
    owners: list[int] = []
    for seat in seats:
        p = s.players[seat]
        if p.powers & moment:
            for card in p.cards + p.traits:
                if SPEAKS[card] & moment and BY_ID[card].wants(s, seat, moment, x):
                    cards.append(card)
                    owners.append(seat)
    if len(cards) == 1:
        speak(s, moment, cards[0], owners[0], x, ev)
    elif cards:
        s.stack.append(React(moment, cards, owners, x))


def speak(s: ArcsState, moment: int, number: int, seat: int, x: int, ev: list[Event]) -> None:
    """One card reacts."""
    card = BY_ID[number]
    if moment == DECLARED:
        card.declared(s, seat, x, ev)
    elif moment == DECLARING:
        card.declaring(s, seat, x, ev)
    elif moment == TAXED:
        card.taxed(s, seat, x, ev)
    elif moment == MOVED:
        card.moved(s, seat, s.voyages[-1], ev)
    elif moment == ENTERED:
        card.entered(s, seat, x, s.voyages[-1].seat, ev)
    elif moment == BATTLE_BEGINS:
        card.battle_begins(s, seat, s.fights[-1], ev)
    elif moment == BATTLE_OVER:
        card.battle_over(s, seat, s.fights[-1], ev)
    elif moment == SCORED:
        card.scored(s, seat, ev)
    elif moment == SECURED:
        card.secured(s, seat, x, ev)


@dataclass
class React(Frame):
    """Several cards react at the same moment."""

    moment: int
    cards: list[int]
    owners: list[int]
    x: int
    kind: Literal["react"] = "react"

    def options(self, s: ArcsState, out: list[Action]) -> None:
        if len(self.cards) > 1:
            out.extend(Resolve(orderer(s), CARDS[card]) for card in self.cards)

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        assert isinstance(a, Resolve)
        self.next(s, self.cards.index(CARD[a.card]), ev)

    def advance(self, s: ArcsState, ev: list[Event]) -> None:
        if self.cards:
            self.next(s, 0, ev)
        else:
            s.stack.pop()

    def next(self, s: ArcsState, i: int, ev: list[Event]) -> None:
        """Remove the card from the list; after the other reactions it may have nothing left to do."""
        card, seat = self.cards.pop(i), self.owners.pop(i)
        if BY_ID[card].wants(s, seat, self.moment, self.x):
            speak(s, self.moment, card, seat, self.x, ev)

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return "order", {}
