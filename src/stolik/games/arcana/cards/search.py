"""SEARCH: take one card that isn't a place from your Resources into your hand."""

from stolik.games.arcana.cards.common.effect import Effect
from stolik.games.arcana.ids import PLACE
from stolik.games.arcana.messages.actions import PlayForCard
from stolik.games.arcana.messages.events import CardFetched
from stolik.games.arcana.rules.refusals import ALLOWED, NOT_AIMED, SEARCH_NO_PLACES
from stolik.games.arcana.rules.spots import Spot
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import CARD, KIND, NAME
from stolik.kernel.messages import Action, Event


class Search(Effect):
    def offer(self, s: ArcanaState, seat: int, card: int, out: list[Action]) -> None:
        for found in sorted(s.resources[seat]):
            if search_refused(found) == ALLOWED:
                out.append(PlayForCard(seat, NAME[card], NAME[found]))

    def play(self, s: ArcanaState, seat: int, card: int, a: Action, ev: list[Event]) -> bool:
        assert isinstance(a, PlayForCard)
        found = CARD[a.found]
        s.resources[seat].remove(found)
        s.hands[seat].append(found)
        s.hands[seat].sort()
        s.known[seat] = sorted({*s.known[seat], found})
        ev.append(CardFetched(seat, a.found))
        return True

    def refused(self, s: ArcanaState, seat: int, at: Spot) -> int:
        return search_refused(at.card) if at.where == "resources" and at.seat == seat else NOT_AIMED


def search_refused(found: int) -> int:
    """Anything but a place (H9); otherwise, two of them could fetch each other forever."""
    return SEARCH_NO_PLACES if KIND[found] == PLACE else ALLOWED
