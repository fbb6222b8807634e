"""What the greedy bot does with a world: try every action, finish the turn by urges, judge where that leads."""

from typing import Any

from stolik.bots.heuristics import Heuristics, lead
from stolik.kernel.engine import step
from stolik.kernel.messages import Action, Event

FOLLOW_UPS = 20
"""How many further decisions of the same turn are played out by urges before the position is judged."""
TASTE = 0.003
"""Weight of an action's urge beside its result."""


def weigh(heuristics: Heuristics, world: Any, actions: list[Action], values: list[float]) -> None:
    """Add how far each action puts the seat ahead in this world."""
    seat = actions[0].seat
    for i, action in enumerate(actions):
        after = world.copy()
        urge = heuristics.urge(after, action)
        if not heuristics.is_rest(after, action):
            finish_turn(heuristics, after, step(after, action, []), seat)
        values[i] += lead(heuristics.worths(after), seat) + TASTE * urge


def finish_turn(heuristics: Heuristics, s: Any, actions: list[Action], seat: int) -> list[Action]:
    """Answer this seat's next few questions by urges, so that half-made moves are judged by where they lead."""
    events: list[Event] = []
    for _ in range(FOLLOW_UPS):
        if not actions or actions[0].seat != seat or heuristics.is_new_turn(s):
            break
        actions = step(s, most_urgent(heuristics, s, actions), events)
    return actions


def most_urgent(heuristics: Heuristics, s: Any, actions: list[Action]) -> Action:
    """The action with the strongest urge; the first among equals."""
    best, strongest = actions[0], heuristics.urge(s, actions[0])
    for a in actions[1:]:
        urge = heuristics.urge(s, a)
        if urge > strongest:
            best, strongest = a, urge
    return best
