"""Trade: several units of one resource for one of another, at any time (p. 7)."""

from stolik.games.eclipse.choices import TRADES
from stolik.games.eclipse.ids import RESOURCES
from stolik.games.eclipse.messages.actions import Trade
from stolik.games.eclipse.messages.events import Traded
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import BOARDS
from stolik.kernel.messages import Action, Event


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
