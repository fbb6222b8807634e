"""Playing places (Rundy gry). Their effects are in `cards`; this is what all of them share."""

from stolik.games.arcana.cards.common.registry import EFFECT_OF
from stolik.games.arcana.messages.events import PlacePlayed
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import EFFECT, NAME
from stolik.kernel.messages import Action, Event


def offer_place(s: ArcanaState, seat: int, card: int, out: list[Action]) -> None:
    """Every way to play this place; H7: none if its effect has no legal target."""
    EFFECT_OF[EFFECT[card]].offer(s, seat, card, out)


def play_place(s: ArcanaState, seat: int, card: int, a: Action, ev: list[Event]) -> None:
    """Carry out the effect, then put the place into Resources; an effect that asks a question does that itself."""
    ev.append(PlacePlayed(seat, NAME[card]))
    if EFFECT_OF[EFFECT[card]].play(s, seat, card, a, ev):
        s.resources[seat].append(card)
