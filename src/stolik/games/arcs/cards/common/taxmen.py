"""Leaders who gain something when they Copy or Pivot to tax."""

from stolik.games.arcs.cards.common.base import TAXED, Card
from stolik.games.arcs.rules.resources import gain
from stolik.games.arcs.state import ArcsState, copies_or_pivots
from stolik.kernel.messages import Event


class Taxman(Card):
    """Gain a token of one type in addition to the taxed one, even if the taxed type has run out."""

    def __init__(self, name: str, resource: int) -> None:
        super().__init__(name)
        self.resource = resource

    def wants(self, s: ArcsState, seat: int, moment: int, x: int) -> bool:
        return moment == TAXED and copies_or_pivots(s, s.paid)

    def taxed(self, s: ArcsState, seat: int, place: int, ev: list[Event]) -> None:
        gain(s, seat, self.resource, ev)
