"""What a player may do at any time in their turn (p. 7, 8, 11), and actions with such moments between their steps."""

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
    """Anything the player would miss if the turn ended here. Trade alone can wait for the next turn."""
    colonize_options(s, seat, out)
    offer_options(s, seat, out)


def did_anytime(s: EclipseState, a: Action, ev: list[Event]) -> bool:
    """Carry out the action if it is one of these."""
    if type(a) is Colonize:
        colonize(s, a, ev)
    elif type(a) is Trade:
        trade(s, a, ev)
    elif type(a) is Offer:
        offer(s, a, ev)
    else:
        return False
    return True


class ActionFrame(Frame):
    """An action with several activations. All but the first are optional; if the book says "up to", the first is too.

    The frames of the chapters are dataclasses with these fields; they fill in `main` and `carry_out`.
    """

    seat: int
    left: int
    """Activations left."""
    begun: bool
    """Whether an activation is done."""
    kind: str
    """The name of the action."""

    def main(self, s: EclipseState, out: list[Action]) -> None:
        """The choices for the next activation."""
        raise NotImplementedError

    def carry_out(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        """Carry out one of them."""
        raise NotImplementedError

    def stop_refused(self, s: EclipseState) -> int:
        """Whether the player may skip the rest now."""
        return ALLOWED if self.begun else MUST_BEGIN

    def in_between(self) -> bool:
        """Whether nothing is in progress, so that everything allowed at any time in a turn is allowed now."""
        return True

    def finish(self, s: EclipseState, ev: list[Event]) -> None:
        """Runs when the action is over."""

    def options(self, s: EclipseState, out: list[Action]) -> None:
        if not self.left:
            return
        self.main(s, out)
        possible = len(out)
        anytime_options(s, self.seat, out)
        if out and (not possible or self.stop_refused(s) == ALLOWED):
            out.append(DONE[self.seat])

    def choose(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        if type(a) is Done:
            self.left = 0
        elif not did_anytime(s, a, ev):
            self.begun = True
            self.carry_out(s, a, ev)

    def advance(self, s: EclipseState, ev: list[Event]) -> None:
        s.stack.pop()
        self.finish(s, ev)
