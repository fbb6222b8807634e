"""Secret Order: Keeper and Empath are declared without the zero marker."""

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.ids import EMPATH, KEEPER
from stolik.games.arcs.state import ArcsState


class SecretOrder(Card):
    def omits_zero(self, s: ArcsState, seat: int, ambition: int) -> bool:
        return ambition in (KEEPER, EMPATH)


register(SecretOrder("secret_order"))
