"""What every place effect can do. The rules know effects only by this class (section "Effects of places")."""

from stolik.games.arcana.state import ArcanaState
from stolik.kernel.messages import Action, Event


class Effect:
    def offer(self, s: ArcanaState, seat: int, card: int, out: list[Action]) -> None:
        """Add every way to play this place now, in a fixed order. The card is still in the hand."""
        raise NotImplementedError

    def play(self, s: ArcanaState, seat: int, card: int, a: Action, ev: list[Event]) -> bool:
        """Carry out one of these ways; the card has left the hand. False if a frame was pushed that finishes it."""
        raise NotImplementedError
