"""The interface of every place effect. The rules use effects only through this class."""

from stolik.games.arcana.rules.refusals import NOT_AIMED, ONE_TARGET
from stolik.games.arcana.rules.spots import Spot
from stolik.games.arcana.rules.zones import zone_refused
from stolik.games.arcana.state import ArcanaState
from stolik.kernel.messages import Action, Event


class Effect:
    def offer(self, s: ArcanaState, seat: int, card: int, out: list[Action]) -> None:
        """Add every way to play this place now, in a fixed order. The card is still in hand."""
        raise NotImplementedError

    def play(self, s: ArcanaState, seat: int, card: int, a: Action, ev: list[Event]) -> bool:
        """Carry out one of these ways; the card has left the hand. False if a frame was pushed that finishes it."""
        raise NotImplementedError

    def refused(self, s: ArcanaState, seat: int, at: Spot) -> int:
        """Whether the effect may target this; NOT_AIMED if it targets another kind of thing."""
        return NOT_AIMED

    def pair_refused(self, s: ArcanaState, seat: int, one: Spot, other: Spot) -> int:
        """The same for two things, each of which is allowed on its own."""
        return ONE_TARGET


class PlainEffect(Effect):
    """An effect without a choice: its target is the button `do:play`."""

    def play_refused(self, s: ArcanaState, seat: int) -> int:
        raise NotImplementedError

    def refused(self, s: ArcanaState, seat: int, at: Spot) -> int:
        return self.play_refused(s, seat) if at.where == "do" and at.name == "play" else NOT_AIMED


class ZoneEffect(Effect):
    """An effect that targets open zones."""

    def refused(self, s: ArcanaState, seat: int, at: Spot) -> int:
        return self.zone_refused(s, at.zone) if at.where == "zone" else NOT_AIMED

    def zone_refused(self, s: ArcanaState, zone: int) -> int:
        return zone_refused(s, zone)
