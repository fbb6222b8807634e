"""The loop that drives every game. The public calls and the search share it."""

from typing import Final

from stolik.kernel.messages import Action, Event
from stolik.kernel.state import State

RUNAWAY: Final = 100_000
"""No chain of steps in any game comes near this many without a question."""


def run(s: State, ev: list[Event]) -> list[Action]:
    """Advance to the next question and return its answers, listed once. Empty when the game is over."""
    for _ in range(RUNAWAY):
        if not s.stack:
            s.pending = []
            return s.pending
        out: list[Action] = []
        top = s.stack[-1]
        top.options(s, out)
        if out:
            s.pending = out
            return out
        top.advance(s, ev)
    raise RuntimeError(f"{s.stack[-1]!r} advances for ever")


def options(s: State) -> list[Action]:
    """The legal actions now (a state at rest always has a question on top, or is over)."""
    if s.pending is not None:
        return s.pending
    out: list[Action] = []
    if s.stack:
        s.stack[-1].options(s, out)
    s.pending = out
    return out


def step(s: State, a: Action, ev: list[Event]) -> list[Action]:
    """Carry out an action that is known to be legal, and advance. The inner loop of simulation and search."""
    s.pending = None
    s.stack[-1].choose(s, a, ev)
    return run(s, ev)
