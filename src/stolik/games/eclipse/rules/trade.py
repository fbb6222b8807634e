"""Trade: several units of one resource for one of another, at any time (p. 7)."""

from typing import Final

from stolik.games.eclipse.actions.messages import Trade
from stolik.games.eclipse.events.messages import Traded
from stolik.games.eclipse.ids import RESOURCES
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import BOARDS
from stolik.kernel.messages import Action, Event

TRADES: Final[list[list[list[Action]]]] = [
    [[Trade(seat, give, take) for take in RESOURCES if take != give] for give in RESOURCES] for seat in range(6)
]


def trade_options(s: EclipseState, seat: int, out: list[Action]) -> None:
    p = s.players[seat]
    ratio = BOARDS[p.board].trade
    for give in range(3):
        if p.store[give] >= ratio:
            out.extend(TRADES[seat][give])


def trade(s: EclipseState, a: Trade, ev: list[Event]) -> None:
    p = s.players[a.seat]
    ratio = BOARDS[p.board].trade
    p.store[RESOURCES.index(a.give)] -= ratio
    p.store[RESOURCES.index(a.take)] += 1
    ev.append(Traded(a.seat, a.give, a.take, ratio))
