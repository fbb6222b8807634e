"""Three book-keepers, begun when the draft is over: pieces and guild cards, tokens, action cards."""

from stolik.games.arcs.messages.views import ArcsView
from stolik.kernel.messages import Action, Event
from tests.arcs.hands import Hands
from tests.arcs.pieces import Pieces
from tests.arcs.second_steps import StepReading
from tests.arcs.tokens import Tokens


class Inventory:
    def __init__(self, view: ArcsView, hands: list[set[str]], split: bool) -> None:
        self.pieces, self.tokens, self.hands = Pieces(view), Tokens(view), Hands(hands, split)

    def before(self, question: str, action: Action, reading: StepReading) -> None:
        """What the seat that is asked sees, and what it answers."""
        self.pieces.compare(question, reading.view)
        self.pieces.answer(question, action, reading.abductable())
        self.tokens.compare(reading.view)
        self.tokens.answer(action, reading.view)
        self.hands.compare(reading.view, reading.seat)
        self.hands.answer(question, action)

    def hear(self, ev: list[Event]) -> None:
        self.pieces.hear(ev)
        self.tokens.hear(ev)
        self.hands.hear(ev)

    def end(self, view: ArcsView) -> None:
        self.pieces.compare("", view)
