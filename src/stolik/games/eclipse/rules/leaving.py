"""Leaving the game, by resigning after losing everything (p. 21) or because the civilization collapses (p. 24)."""

from stolik.games.eclipse.ids import AMBASSADOR, NOBODY, SHIP_TYPES
from stolik.games.eclipse.messages.events import LeftGame
from stolik.games.eclipse.rules.galaxy import take_ship
from stolik.games.eclipse.rules.population import bring_home
from stolik.games.eclipse.scoring import settle
from stolik.games.eclipse.state import EclipseState
from stolik.kernel.messages import Event


def leave_game(s: EclipseState, seat: int, ev: list[Event]) -> None:
    """Count the score as it is, and return all the player's pieces to the box (p. 21 and 24)."""
    settle(s, seat)
    p = s.players[seat]
    p.gone = True
    ev.append(LeftGame(seat))
    for h in range(len(s.cells)):
        _clear(s, seat, h)
    for other in range(s.seats):
        if p.friends >> other & 1:
            _recall(s, seat, other, ev)


def _clear(s: EclipseState, seat: int, h: int) -> None:
    """Take disc, cubes and ships off a hex. The cubes go to a graveyard, where nobody counts them anymore."""
    p = s.players[seat]
    if s.disc[h] == seat:
        p.discs += 1
        p.graves[0] += s.cubes[h].bit_count()
        s.disc[h], s.cubes[h] = NOBODY, 0
    for ship in range(SHIP_TYPES):
        for _ in range(s.ships[h][seat * SHIP_TYPES + ship]):
            take_ship(s, seat, ship, h)
            p.hangar[ship] += 1


def _recall(s: EclipseState, seat: int, other: int, ev: list[Event]) -> None:
    """Ambassadors return with their cubes, and nobody becomes the traitor."""
    s.players[seat].friends &= ~(1 << other)
    s.players[other].friends &= ~(1 << seat)
    s.players[seat].graves[0] += 1
    bring_home(s, other, [AMBASSADOR], ev)
