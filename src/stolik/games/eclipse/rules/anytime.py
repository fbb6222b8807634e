"""What a player may do at any time of the own turn (p. 7, 8, 11), and actions with such moments in between."""

from stolik.games.eclipse.choices import DONE
from stolik.games.eclipse.messages.actions import Colonize, Done, Offer, Trade
from stolik.games.eclipse.rules.diplomacy import offer, offer_options
from stolik.games.eclipse.rules.population import colonize, colonize_options
from stolik.games.eclipse.rules.refusals import ALLOWED, MUST_BEGIN
from stolik.games.eclipse.rules.trade import trade, trade_options
from stolik.games.eclipse.state import EclipseState
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame


def anytime_options(s: EclipseState, seat: int, out: list[Action]) -> None:
    """Colony ships, trade, diplomacy."""
    colonize_options(s, seat, out)
    trade_options(s, seat, out)
    offer_options(s, seat, out)


def last_chances(s: EclipseState, seat: int, out: list[Action]) -> None:
    """What could be missed if the turn ended here; trade alone can wait for the next turn."""
    colonize_options(s, seat, out)
    offer_options(s, seat, out)


def did_anytime(s: EclipseState, a: Action, ev: list[Event]) -> bool:
    """Carry the action out if it is one of these."""
    match a:
        case Colonize():
            colonize(s, a, ev)
        case Trade():
            trade(s, a, ev)
        case Offer():
            offer(s, a, ev)
        case _:
            return False
    return True


class ActionFrame(Frame):
    """An action with several activations, of which all but the first may be left out; where the book says "up to" so
    many, also the first.

    The frames of the chapters are dataclasses with these fields; they fill in `main` and `carry_out`.
    """

    seat: int
    left: int
    """Activations that are left."""
    begun: bool
    """One activation is done."""
    kind: str
    """The name of the action."""

    def main(self, s: EclipseState, out: list[Action]) -> None:
        """What the next activation may be."""
        raise NotImplementedError

    def carry_out(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        """Do one of them."""
        raise NotImplementedError

    def stop_refused(self, s: EclipseState) -> int:
        """Whether the rest may be left out now."""
        return ALLOWED if self.begun else MUST_BEGIN

    def in_between(self) -> bool:
        """Nothing is in hand or under way: what is allowed at any time of one's turn is allowed now."""
        return True

    def finish(self, s: EclipseState, ev: list[Event]) -> None:
        """What happens when the action is over."""

    def options(self, s: EclipseState, out: list[Action]) -> None:
        if not self.left:
            return
        self.main(s, out)
        possible = len(out)
        anytime_options(s, self.seat, out)
        if out and (not possible or self.stop_refused(s) == ALLOWED):
            out.append(DONE[self.seat])

    def choose(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        if isinstance(a, Done):
            self.left = 0
        elif not did_anytime(s, a, ev):
            self.begun = True
            self.carry_out(s, a, ev)

    def advance(self, s: EclipseState, ev: list[Event]) -> None:
        s.stack.pop()
        self.finish(s, ev)
