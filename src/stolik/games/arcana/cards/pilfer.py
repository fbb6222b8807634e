"""PILFER (headquarters of the Thieves): a random card from a rival's hand goes to that rival's Resources."""

from stolik.games.arcana.cards.common.effect import Effect
from stolik.games.arcana.messages.actions import PlayAtRival
from stolik.games.arcana.messages.events import CardPilfered
from stolik.games.arcana.rules.refusals import ALLOWED, HAND_EMPTY, NOT_AIMED, OWN_SEAT
from stolik.games.arcana.rules.spots import Spot
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import NAME
from stolik.kernel.chance import draw
from stolik.kernel.messages import Action, Event


class Pilfer(Effect):
    def offer(self, s: ArcanaState, seat: int, card: int, out: list[Action]) -> None:
        for rival in range(s.seats):
            if rival != seat and pilfer_refused(s, rival) == ALLOWED:
                out.append(PlayAtRival(seat, NAME[card], rival))

    def play(self, s: ArcanaState, seat: int, card: int, a: Action, ev: list[Event]) -> bool:
        assert isinstance(a, PlayAtRival)
        hand = s.hands[a.rival]
        lost = hand.pop(draw(s.chance, len(hand)))
        s.resources[a.rival].append(lost)
        ev.append(CardPilfered(a.rival, NAME[lost]))
        return True

    def refused(self, s: ArcanaState, seat: int, at: Spot) -> int:
        if at.where != "seat":
            return NOT_AIMED
        return OWN_SEAT if at.seat == seat else pilfer_refused(s, at.seat)


def pilfer_refused(s: ArcanaState, rival: int) -> int:
    """The rival must hold a card (H9)."""
    return ALLOWED if s.hands[rival] else HAND_EMPTY
