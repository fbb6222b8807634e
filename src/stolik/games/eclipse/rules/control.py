"""Influence discs on the map: placing them, returning them, and what they gain (p. 7, 9, 10)."""

from stolik.games.eclipse.cards.discovery import find_discovery
from stolik.games.eclipse.ids import NOBODY, NOTHING
from stolik.games.eclipse.messages.events import DiscPlaced, DiscReturned
from stolik.games.eclipse.rules.galaxy import sector_name
from stolik.games.eclipse.rules.population import clear_population
from stolik.games.eclipse.state import EclipseState
from stolik.kernel.messages import Event


def place_disc(s: EclipseState, seat: int, h: int, ev: list[Event]) -> None:
    """Move a disc from the influence track to a hex. It gains the discovery tile, unless Ancients guard it."""
    s.players[seat].discs -= 1
    s.disc[h] = seat
    ev.append(DiscPlaced(seat, sector_name(s, h)))
    claim_discovery(s, h, ev)


def claim_discovery(s: EclipseState, h: int, ev: list[Event]) -> None:
    """The player who controls a hex takes its discovery tile as soon as no Ancients are left there."""
    if s.disc[h] != NOBODY and s.discovery[h] != NOTHING and not s.ancients[h]:
        find_discovery(s, s.disc[h], h, ev)


def return_disc(s: EclipseState, h: int, ev: list[Event]) -> None:
    """Return a hex's disc and cubes to their owner's tracks (p. 10)."""
    seat = s.disc[h]
    s.players[seat].discs += 1
    s.disc[h] = NOBODY
    ev.append(DiscReturned(seat, sector_name(s, h)))
    clear_population(s, seat, h, ev)
