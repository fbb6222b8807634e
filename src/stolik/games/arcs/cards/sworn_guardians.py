"""Sworn Guardians: nothing else of their holder can be stolen."""

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.messages.events import Buried
from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Event


class SwornGuardians(Card):
    def guards(self, s: ArcsState, seat: int, card: int) -> bool:
        """Protects everything but this card itself."""
        return card != self.id

    def stolen(self, s: ArcsState, thief: int, ev: list[Event]) -> bool:
        """It is buried: everyone sees it go to the bottom of the court deck."""
        s.court_deck.insert(0, self.id)
        s.buried += 1
        ev.append(Buried(self.name))
        return True


register(SwornGuardians("sworn_guardians"))
