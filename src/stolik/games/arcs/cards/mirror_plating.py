"""Mirror Plating: assaults are intercepted."""

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.ids import ASSAULT, INTERCEPT
from stolik.games.arcs.state import ArcsState, Fight


class MirrorPlating(Card):
    def symbols(self, s: ArcsState, seat: int, fight: Fight) -> None:
        """One more intercept when defending against any assault die."""
        if fight.defender == seat and fight.dice[ASSAULT] > 0:
            fight.symbols[INTERCEPT] += 1


register(MirrorPlating("mirror_plating"))
