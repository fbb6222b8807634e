"""All that a bot may see: its seat's view, its legal actions, and worlds that look the same to this seat."""

from typing import Any

from stolik.kernel.chance import Chance
from stolik.kernel.game import Game
from stolik.kernel.messages import Decision


class Observation:
    """The table as one seat sees it. A bot gets nothing else; everything hidden is dealt anew before it leaves here."""

    def __init__(self, game: Game, state: Any, seat: int) -> None:
        decision = game.decision(state)
        if decision is None or decision.seat != seat:
            raise ValueError(f"seat: nothing is asked of seat {seat} now")
        self.game = game
        self.seat = seat
        self.seats: int = state.seats
        self.decision: Decision = decision
        self._state = state

    @property
    def view(self) -> Any:
        return self.game.view(self._state, self.seat)

    def world(self, rng: Chance) -> Any:
        """A full state that this seat cannot tell from the true one; the bot may play on in it."""
        return self.game.redeal(self._state, self.seat, rng)
