"""Questions that are one list of choices, of the rules and of cards alike."""

from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame


class Picking(Frame):
    """One list of choices. A single one is taken without asking, none ends the frame."""

    def choices(self, s: ArcsState) -> list[Action]:
        raise NotImplementedError

    def options(self, s: ArcsState, out: list[Action]) -> None:
        choices = self.choices(s)
        if len(choices) > 1:
            out.extend(choices)

    def advance(self, s: ArcsState, ev: list[Event]) -> None:
        choices = self.choices(s)
        if choices:
            self.choose(s, choices[0], ev)
        else:
            s.stack.pop()
