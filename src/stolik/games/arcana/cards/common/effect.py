"""What every place effect can do. The rules know effects only by this class."""

from stolik.games.arcana.rules.spots import Spot
from stolik.games.arcana.rules.zones import closed
from stolik.games.arcana.state import ArcanaState
from stolik.kernel.messages import Action, Event, Reason


class Effect:
    def offer(self, s: ArcanaState, seat: int, card: int, out: list[Action]) -> None:
        """Add every way to play this place now, in a fixed order. The card is still in the hand."""
        raise NotImplementedError

    def play(self, s: ArcanaState, seat: int, card: int, a: Action, ev: list[Event]) -> bool:
        """Carry out one of these ways; the card has left the hand. False if a frame was pushed that finishes it."""
        raise NotImplementedError

    def refuse(self, s: ArcanaState, seat: int, at: Spot) -> Reason | None:
        """Why the effect cannot be aimed at this; None if it is simply not the kind of thing that the effect needs."""
        return None


class ZoneEffect(Effect):
    """An effect that is aimed at zones."""

    def refuse(self, s: ArcanaState, seat: int, at: Spot) -> Reason | None:
        return closed(s, at.zone) if at.where == "zone" else None
