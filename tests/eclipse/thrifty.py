"""A random player who can count: uniform choices bankrupt everybody in the first round, and then nothing happens.

    python -m tests.eclipse.thrifty 1000

plays so many games over all player counts, with and without aliens, and prints what occurred in them.
"""

import random
import sys
from collections import Counter
from typing import Any

import stolik
from stolik.games.eclipse.actions.messages import Act, Pass, Resign, Trade
from stolik.games.eclipse.ids import MONEY
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import PRODUCTION, UPKEEP
from stolik.kernel.engine import run, step
from stolik.kernel.messages import Action, Event


def can_afford_action(s: EclipseState, seat: int) -> bool:
    """Whether two more discs could be paid for at the end of the round."""
    p = s.players[seat]
    cost = UPKEEP[max(0, min(p.discs - 2, len(UPKEEP) - 1))]
    return p.store[MONEY] + PRODUCTION[p.track[MONEY]] >= cost


def choose(s: EclipseState, actions: list[Action], rng: random.Random) -> Action:
    """Random, but trades are rare and actions end with the money."""
    first = actions[0]
    if any(isinstance(a, Pass) for a in actions) and not can_afford_action(s, first.seat) and rng.random() < 0.97:
        actions = [a for a in actions if not isinstance(a, (Act, Resign))]
    sensible = [a for a in actions if not isinstance(a, (Trade, Resign))]
    if sensible and rng.random() < 0.95:
        actions = sensible
    acts: list[Action] = [a for a in actions if isinstance(a, Act)]
    if acts and rng.random() < 0.8:
        actions = acts
    return rng.choice(actions)


def play(seats: int, seed: int, options: dict[str, Any]) -> tuple[EclipseState, list[Event], int]:
    """One game; its end, its events, and how many decisions it took."""
    rng = random.Random(seed)
    state = stolik.load("eclipse").new(seats, seed, options)
    events: list[Event] = []
    decisions = 0
    actions = run(state, events)
    while actions:
        actions = step(state, choose(state, actions, rng), events)
        decisions += 1
    return state, events, decisions


def options_of(number: int) -> dict[str, Any]:
    return {"species": ("terrans", "all", "all")[number % 3], "factions": ("choice", "random")[number % 2]}


def occurrences(events: list[Event]) -> Counter[str]:
    """Events by tag, and by the thing that they are about."""
    seen: Counter[str] = Counter()
    for event in events:
        seen[event.tag] += 1
        for field in ("tech", "part", "tile", "item", "faction", "sector"):
            name = getattr(event, field, None)
            if isinstance(name, str):
                seen[f"{event.tag} {name}"] += 1
    return seen


def main() -> None:
    seen: Counter[str] = Counter()
    rounds: Counter[int] = Counter()
    decisions = 0
    games = int(sys.argv[1])
    for number in range(games):
        state, events, count = play(2 + number % 5, number, options_of(number))
        seen += occurrences(events)
        rounds[state.round] += 1
        decisions += count
    print(f"{games} games, {decisions} decisions; rounds at the end: {dict(sorted(rounds.items()))}")
    for name, count in sorted(seen.items()):
        print(f"{count:9} {name}")


if __name__ == "__main__":
    main()
