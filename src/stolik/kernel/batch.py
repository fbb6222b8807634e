"""Many games of one kind side by side, for learners: observations and masks lie in two buffers that are reused."""

from typing import Any, Final

from stolik.kernel.encoding import WAIT
from stolik.kernel.engine import options, step
from stolik.kernel.game import Game
from stolik.kernel.messages import Action, Event

ONE: Final = 1


class Batch:
    """Row `i` of each buffer belongs to game `i`: the observation of the seat to move, and the mask of legal ids."""

    def __init__(self, game: Game, count: int, seats: int, chosen: Any = None) -> None:
        if not game.encoding.blocks:
            raise ValueError(f"game: {game.name} has no encoding for learners")
        self.game = game
        self.encoding = game.encoding
        self.count = count
        self.seats = seats
        self.chosen = chosen
        self.width = game.encoding.size
        self.ids = game.encoding.actions.size
        self.observations = bytearray(count * self.width)
        self.masks = bytearray(count * self.ids)
        self.players = bytearray(count)
        """The seat to move; after the end, the one that moved last."""
        self.over = bytearray(count)
        self.illegal = bytearray(count)
        """Whether the last id played in this row was illegal."""
        self.states: list[Any] = [None] * count
        self.numbers: list[list[int]] = [[] for _ in range(count)]
        """The legal ids, in the order of the actions."""
        self.actions: list[list[Action]] = [[] for _ in range(count)]
        self.nothing = bytearray(self.ids)
        self.events: list[Event] = []
        """The events of the last move that was played."""

    def begin(self, row: int, seed: int) -> None:
        """Begin a new game in this row."""
        self.put(row, self.game.new(self.seats, seed, self.chosen))

    def put(self, row: int, state: Any) -> None:
        """Continue from this state in this row."""
        self.states[row] = state
        self.illegal[row] = 0
        self.look(row)

    def play(self, row: int, number: int) -> bool:
        """Play the action with this id; False, and nothing changes, if it is illegal."""
        for place, legal in enumerate(self.numbers[row]):
            if legal == number:
                self.illegal[row] = 0
                self.events = []
                step(self.states[row], self.actions[row][place], self.events)
                self.look(row)
                return True
        self.illegal[row] = ONE
        return False

    def play_all(self, rows: list[int], numbers: list[int]) -> list[int]:
        """Play one id in each of these rows; returns those whose game is over now."""
        ended: list[int] = []
        for row, number in zip(rows, numbers):
            if self.play(row, number) and self.over[row]:
                ended.append(row)
        return ended

    def look(self, row: int) -> None:
        """Write the observation and the mask of this row."""
        state = self.states[row]
        self.actions[row] = actions = options(state)
        start = row * self.ids
        self.masks[start : start + self.ids] = self.nothing
        if actions:
            numbers = self.encoding.actions.of(state, actions)
            for number in numbers:
                self.masks[start + number] = ONE
            self.numbers[row] = numbers
            self.players[row] = actions[0].seat
            self.over[row] = 0
        else:
            self.masks[start + WAIT] = ONE
            self.numbers[row] = []
            self.over[row] = ONE
        self.encoding.write(state, self.players[row], self.observations, row * self.width)

    def legal(self, row: int) -> dict[int, Action]:
        """What can be done in this row, by id."""
        return dict(zip(self.numbers[row], self.actions[row]))

    def write(self, row: int, seat: int, out: bytearray) -> None:
        """The observation of another seat in this row."""
        self.encoding.write(self.states[row], seat, out, 0)
