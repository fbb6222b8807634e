"""FERRY (headquarters of the Ferrymen): one or two of your agents in the same zone go to one other open zone."""

from stolik.games.arcana.cards.common.moving import MovingEffect


class Ferry(MovingEffect):
    def may_take_two(self) -> bool:
        return True
