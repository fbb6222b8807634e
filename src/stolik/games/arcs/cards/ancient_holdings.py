"""Ancient Holdings: one more resource slot, expensive to raid."""

from stolik.games.arcs.cards.common.base import Card, register


class AncientHoldings(Card):
    def slot_cost(self) -> int:
        return 4


register(AncientHoldings("ancient_holdings"))
