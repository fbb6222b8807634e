"""Call to Action: the lowest card of the action discard pile."""

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.rules.hands import draw_from_bottom
from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Event


class CallToAction(Card):
    def resolve(self, s: ArcsState, seat: int, ev: list[Event]) -> None:
        draw_from_bottom(s, seat, 1, ev)


register(CallToAction("call_to_action"))
