"""How a round and the game end (Koniec rundy, Zakończenie gry)."""

from typing import Literal

from stolik.games.arcana.cards.objectives import OBJECTIVES
from stolik.games.arcana.messages.events import GameEnded, ObjectiveShown
from stolik.games.arcana.rules.refill import all_dead, refill
from stolik.games.arcana.rules.zones import clear_zone
from stolik.games.arcana.scoring import fulfilled
from stolik.games.arcana.state import ArcanaState
from stolik.kernel.messages import Event

STALEMATE = 6
"""H21: after this many consecutive rounds without a win, the game is over."""

Cause = Literal["jubilee", "dead", "stalemate"]


def end_round(s: ArcanaState, ev: list[Event]) -> Cause | None:
    """Refill the zones. Returns why the game is over, if it is."""
    s.quiet = 0 if s.won else s.quiet + 1
    if s.last:  # H18: the round in which it appeared is complete, so nothing is refilled
        return "jubilee"
    if s.quiet >= STALEMATE:
        return "stalemate"
    refill(s, ev)
    if s.jubilee:
        if s.options.final_round == "current":
            return "jubilee"
        s.last = True
    return "dead" if all_dead(s) else None


def end_game(s: ArcanaState, cause: Cause, ev: list[Event]) -> None:
    """H22: all agents return, then the objectives are shown."""
    s.over = True
    ev.append(GameEnded(cause))
    for zone in range(len(s.stakes)):
        clear_zone(s, zone, ev)
    for seat in range(s.seats):
        for o in s.objectives[seat]:
            card = OBJECTIVES[o]
            ev.append(ObjectiveShown(seat, card.name, card.vp if fulfilled(s, seat, o) else 0))
