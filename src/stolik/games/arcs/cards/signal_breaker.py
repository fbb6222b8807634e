"""Signal Breaker: one intercept is ignored."""

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.ids import INTERCEPT
from stolik.games.arcs.state import ArcsState, Fight


class SignalBreaker(Card):
    def symbols(self, s: ArcsState, seat: int, fight: Fight) -> None:
        """Attacking, with no attacking ship damaged when the battle began: one rolled intercept less."""
        if fight.attacker == seat and fight.clean and fight.symbols[INTERCEPT] > 0:
            fight.symbols[INTERCEPT] -= 1


register(SignalBreaker("signal_breaker"))
