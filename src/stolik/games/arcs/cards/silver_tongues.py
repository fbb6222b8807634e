"""Silver-Tongues: steal a guild card or a token."""

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.cards.common.steps import Theft, give_up
from stolik.games.arcs.ids import NOTHING
from stolik.games.arcs.messages.actions import Use
from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Event


class SilverTongues(Card):
    def has_prelude(self) -> bool:
        return True

    def use(self, s: ArcsState, a: Use, ev: list[Event]) -> None:
        """Discard it to steal a token (even one on a card) or a guild card from any rival."""
        give_up(s, self, a, ev)
        s.stack.append(Theft(a.seat, 1, NOTHING, tokens=True, cards=True, must=True, card=self.id))


register(SilverTongues("silver_tongues"))
