"""What the greedy bot does with a world: try every action, finish the turn by urges, judge where that leads."""

from typing import Any

from stolik.bots.heuristics import Heuristics, lead
from stolik.kernel.chance import Chance
from stolik.kernel.engine import step
from stolik.kernel.messages import Action, Event

FOLLOW_UPS = 20
"""Further decisions of the same turn that follow urges before the position is judged."""
SENSIBLE = 8
"""Decisions weighed one by one where a turn is finished carefully; urges make the rest."""
WIDE = 8
"""Actions weighed at each of them: the most urgent ones."""
TASTE = 0.003
"""Weight of an action's urge beside its result."""


def weigh(heuristics: Heuristics, world: Any, actions: list[Action], values: list[float]) -> None:
    """Add how far each action puts the seat ahead in this world."""
    seat = actions[0].seat
    for i, action in enumerate(actions):
        after = world.copy()
        urge = heuristics.urge(after, action)
        if heuristics.is_rest(after, action):
            heuristics.rest(after, action)
        else:
            heuristics.play_on(after, finish_turn(heuristics, after, step(after, action, []), seat))
        values[i] += lead(heuristics.worths(after), seat, heuristics.focus) + TASTE * urge


def weigh_turns(heuristics: Heuristics, world: Any, actions: list[Action], values: list[float], rng: Chance) -> None:
    """The same, with every next decision of the turn weighed as well, at a higher cost."""
    seat = actions[0].seat
    rounds = heuristics.settings.rounds
    for i, action in enumerate(actions):
        after = world.copy()
        if rounds:
            heuristics.finish_round(after, finish_with_sense(heuristics, after, step(after, action, []), seat, rng))
            values[i] += lead(heuristics.prospects(after), seat, heuristics.focus)
            continue
        if heuristics.is_rest(after, action):
            heuristics.rest(after, action)
        else:
            finish_with_sense(heuristics, after, step(after, action, []), seat, rng)
        values[i] += lead(heuristics.worths(after), seat, heuristics.focus)


def finish_with_sense(heuristics: Heuristics, s: Any, actions: list[Action], seat: int, rng: Chance) -> list[Action]:
    """Take this seat's next few decisions as a greedy bot does, and the rest by urges."""
    for _ in range(SENSIBLE):
        if not actions or actions[0].seat != seat or heuristics.is_new_turn(s):
            return actions
        actions = step(s, most_sensible(heuristics, s, actions, rng), [])
    return finish_turn(heuristics, s, actions, seat)


def most_sensible(heuristics: Heuristics, s: Any, actions: list[Action], rng: Chance) -> Action:
    """The best action, judged in a world dealt anew, so that nobody foresees the next tile."""
    if len(actions) == 1:
        return actions[0]
    actions = heuristics.worthwhile(actions)
    if len(actions) > WIDE:
        urges = [(-heuristics.urge(s, action), i) for i, action in enumerate(actions)]
        urges.sort()
        actions = [actions[i] for _, i in urges[:WIDE]]
    values = [0.0] * len(actions)
    weigh(heuristics, heuristics.game.redeal(s, actions[0].seat, rng), actions, values)
    return actions[values.index(max(values))]


def finish_turn(heuristics: Heuristics, s: Any, actions: list[Action], seat: int) -> list[Action]:
    """Take this seat's next few decisions by urges, so that half-made moves are judged by their result."""
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
