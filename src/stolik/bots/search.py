"""Information-set Monte-Carlo tree search: one tree over what the seat knows, a redealt world for every simulation.

Nodes hold counts and no states; each simulation makes one copy (the redealt world) and plays forward in it.
"""

import math
from dataclasses import dataclass, field
from typing import Any

from stolik.bots.heuristics import Heuristics, lead
from stolik.bots.racing import Runner
from stolik.bots.rollout import finish_turn
from stolik.kernel.chance import Chance, draw
from stolik.kernel.engine import options, step
from stolik.kernel.messages import Action, Event

CANDIDATES = 4
"""A playout picks this many random actions and takes the one with the strongest urge."""
TRUST = 4
"""Simulations that a greedy bot's judgement counts as, at least."""
WIDENING = 1.6
"""After n visits a node considers about WIDENING * sqrt(n) + 2 of its actions, most urgent first."""


@dataclass
class Node:
    """An action in the tree, seen from the seat that takes it."""

    visits: int = 0
    seen: int = 0
    """Simulations in which the action was legal at its parent."""
    total: float = 0.0
    """Sum of that seat's chances to win."""
    urge: float = 0.0
    children: dict[Action, "Node"] = field(default_factory=dict)


def rooted(actions: list[Action], values: list[float], worlds: int) -> Node:
    """A root that knows how far each action puts the seat ahead, summed over worlds, as if each had been simulated."""
    root = Node()
    trust = max(TRUST, worlds)
    for a, value in zip(actions, values):
        root.children[a] = tried(trust, value / worlds)
    return root


def weighed(runners: list[Runner]) -> Node:
    """The same after a race: each action counts as simulated as often as it was weighed."""
    root = Node()
    for runner in runners:
        root.children[runner.action] = tried(len(runner.values), runner.mean())
    return root


def tried(times: int, ahead: float) -> Node:
    """A node for an action that puts the seat this far ahead on average."""
    return Node(times, times, times / (1.0 + math.exp(-ahead)))


def simulate(heuristics: Heuristics, root: Node, world: Any, rng: Chance) -> None:
    """One simulation: descend, add a node, finish the turn, play on by urges for a while, judge, and record."""
    path: list[Node] = [root]
    seats: list[int] = [-1]
    events: list[Event] = []
    actions = options(world)
    node = root
    while actions:
        is_new, action, child = select(heuristics, world, node, actions, WIDENING)
        path.append(child)
        seats.append(action.seat)
        if heuristics.is_rest(world, action):
            heuristics.rest(world, action)
            break
        events.clear()
        actions = step(world, action, events)
        node = child
        if is_new:
            break
    actions = heuristics.play_on(world, finish_turn(heuristics, world, actions, seats[-1]))
    play_out(heuristics, world, actions, rng, heuristics.horizon)
    chances = heuristics.chances(world)
    for visited, seat in zip(path, seats):
        visited.visits += 1
        if seat >= 0:
            visited.total += chances[seat]


def plan(heuristics: Heuristics, root: Node, world: Any, action: Action) -> float:
    """How far an action puts its seat ahead in this world, with the rest of the turn as its tree plans it so far."""
    seat = action.seat
    path: list[Node] = [root]
    events: list[Event] = []
    if heuristics.is_rest(world, action):
        heuristics.rest(world, action)
    else:
        actions = step(world, action, events)
        node = root
        while actions and actions[0].seat == seat and not heuristics.is_new_turn(world):
            is_new, following, node = select(heuristics, world, node, actions, heuristics.lines)
            path.append(node)
            if heuristics.is_rest(world, following):
                heuristics.rest(world, following)
                actions = []
                break
            events.clear()
            actions = step(world, following, events)
            if is_new:
                break
        finish_turn(heuristics, world, actions, seat)
    ahead = lead(heuristics.worths(world), seat, heuristics.focus)
    for visited in path:
        visited.visits += 1
        visited.total += ahead
    return ahead


def select(
    heuristics: Heuristics, world: Any, node: Node, actions: list[Action], widening: float
) -> tuple[bool, Action, Node]:
    """The child to follow, and whether it is new: a fresh one while the node is narrow, else the most promising."""
    if len(actions) == 1:
        return False, actions[0], forced(node, actions[0])
    known: list[tuple[Action, Node]] = []
    fresh: list[Action] = []
    for a in actions:
        child = node.children.get(a)
        if child is None:
            fresh.append(a)
        else:
            child.seen += 1
            known.append((a, child))
    if fresh and len(known) < widening * math.sqrt(float(node.visits)) + 2.0:
        action, child = widen(heuristics, world, node, fresh)
        return True, action, child
    action, child = most_promising(known, heuristics.curiosity)
    return False, action, child


def widen(heuristics: Heuristics, world: Any, node: Node, fresh: list[Action]) -> tuple[Action, Node]:
    """A new child for the most urgent of the untried actions."""
    best, strongest = fresh[0], heuristics.urge(world, fresh[0])
    for a in fresh[1:]:
        urge = heuristics.urge(world, a)
        if urge > strongest:
            best, strongest = a, urge
    child = Node(0, 1, 0.0, strongest)
    node.children[best] = child
    return best, child


def most_promising(known: list[tuple[Action, Node]], curiosity: float) -> tuple[Action, Node]:
    """The child with the highest upper confidence bound."""
    best, highest = known[0], -1.0
    for each in known:
        c = each[1]
        doubt = math.sqrt(math.log(c.seen + 1.0) / c.visits) + c.urge / (1.0 + c.visits)
        score = c.total / c.visits + curiosity * doubt
        if score > highest:
            best, highest = each, score
    return best


def forced(node: Node, only: Action) -> Node:
    """The child of a forced action: there is nothing to learn here, so the descent goes on."""
    child = node.children.get(only)
    if child is None:
        child = Node()
        node.children[only] = child
    child.seen += 1
    return child


def play_out(heuristics: Heuristics, world: Any, actions: list[Action], rng: Chance, depth: int) -> None:
    """Go on by urges for a while: the most urgent of a few random actions each time."""
    events: list[Event] = []
    for _ in range(depth):
        if not actions:
            return
        events.clear()
        actions = step(world, urgent_of_few(heuristics, world, actions, rng), events)


def urgent_of_few(heuristics: Heuristics, world: Any, actions: list[Action], rng: Chance) -> Action:
    n = len(actions)
    if n == 1:
        return actions[0]
    best = actions[draw(rng, n)]
    strongest = heuristics.urge(world, best)
    for _ in range(CANDIDATES - 1):
        a = actions[draw(rng, n)]
        urge = heuristics.urge(world, a)
        if urge > strongest:
            best, strongest = a, urge
    return best
