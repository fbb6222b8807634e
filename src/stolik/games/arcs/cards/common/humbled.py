"""Leaders who are too good, or too bad, for one ambition."""

from stolik.games.arcs.cards.common.base import Card
from stolik.games.arcs.state import ArcsState


class Humbled(Card):
    """For one ambition, second place scores nothing and first place scores as second, without cities."""

    def __init__(self, name: str, ambition: int) -> None:
        super().__init__(name)
        self.ambition = ambition

    def points(self, s: ArcsState, seat: int, ambition: int, place: int, points: int, second: int) -> int:
        if ambition != self.ambition:
            return points
        return second if place == 1 else 0
