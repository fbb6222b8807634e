"""Trade: several units of one resource for one of another, at any time (p. 7)."""

from stolik.games.eclipse.choices import TRADES
from stolik.games.eclipse.ids import MONEY, RESOURCES
from stolik.games.eclipse.messages.actions import Trade
from stolik.games.eclipse.messages.events import Traded
from stolik.games.eclipse.rules.refusals import ALLOWED, TRADE_FOR_MONEY, TRADE_SAME, TRADE_SHORT
from stolik.games.eclipse.state import EclipseState, Player
from stolik.games.eclipse.tables import BOARDS
from stolik.kernel.messages import Action, Event


def give_refused(p: Player, give: int) -> int:
    """Whether there is enough of a resource to trade; the ratio is on the board (p. 7)."""
    return ALLOWED if p.store[give] >= BOARDS[p.board].trade else TRADE_SHORT


def trade_refused(p: Player, give: int, take: int, only_money: bool) -> int:
    """Whether one may be traded for the other; bankrupt players trade only for money (p. 7, H62)."""
    if give == take:
        return TRADE_SAME
    if only_money and take != MONEY:
        return TRADE_FOR_MONEY
    return give_refused(p, give)


def trade_options(s: EclipseState, seat: int, out: list[Action]) -> None:
    p = s.players[seat]
    ratio = BOARDS[p.board].trade
    for give in range(3):  # same as `give_refused`, inlined because it runs at every step of a turn
        if p.store[give] >= ratio:
            out.extend(TRADES[seat][give])


def trade(s: EclipseState, a: Trade, ev: list[Event]) -> None:
    p = s.players[a.seat]
    ratio = BOARDS[p.board].trade
    p.store[RESOURCES.index(a.give)] -= ratio
    p.store[RESOURCES.index(a.take)] += 1
    ev.append(Traded(a.seat, a.give, a.take, ratio))
