"""A random player who can count: uniform choices bankrupt everybody in the first round, and then nothing happens.

    python -m tests.eclipse.thrifty 1000

plays so many games over all player counts, with and without aliens, and prints what occurred in them.
"""

import random
import sys
from collections import Counter
from typing import Any

import stolik
from stolik.games.eclipse.cards.nanorobots import builds_allowed
from stolik.games.eclipse.ids import BUILD, MONEY, UPGRADE
from stolik.games.eclipse.messages.actions import (
    Act,
    Answer,
    Build,
    DropDisc,
    Explore,
    MoveShip,
    Pass,
    PutPart,
    Research,
    Resign,
    Trade,
)
from stolik.games.eclipse.messages.events import TilePlaced
from stolik.games.eclipse.rules.build import BuildAction
from stolik.games.eclipse.rules.explore import Claim, ExploreAction, SecondTile
from stolik.games.eclipse.rules.galaxy import hex_of
from stolik.games.eclipse.rules.influence import InfluenceAction
from stolik.games.eclipse.rules.move import MoveAction
from stolik.games.eclipse.rules.research import ResearchAction
from stolik.games.eclipse.rules.upgrade import UpgradeAction
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import BOARDS, FACTIONS, PRODUCTION, UPKEEP
from stolik.kernel.engine import run, step
from stolik.kernel.messages import Action, Event

MISSILES = {"tech:plasma_missile", "part:plasma_missile"}


def can_afford_action(s: EclipseState, seat: int) -> bool:
    """Whether two more discs could be paid for at the end of the round."""
    p = s.players[seat]
    cost = UPKEEP[max(0, min(p.discs - 2, len(UPKEEP) - 1))]
    return p.store[MONEY] + PRODUCTION[p.track[MONEY]] >= cost


def sensible(s: EclipseState, actions: list[Action], rng: random.Random) -> list[Action]:
    """What is left to choose from: trades are rare and actions end with the money."""
    first = actions[0]
    if any(isinstance(a, Pass) for a in actions) and not can_afford_action(s, first.seat) and rng.random() < 0.97:
        actions = [a for a in actions if not isinstance(a, (Act, Resign))]
    sensible = [a for a in actions if not isinstance(a, (Trade, Resign))]
    if sensible and rng.random() < 0.95:
        actions = sensible
    acts: list[Action] = [a for a in actions if isinstance(a, Act)]
    if acts and rng.random() < 0.8:
        actions = acts
    return actions


def armed(s: EclipseState, actions: list[Action], rng: random.Random) -> list[Action]:
    """The same for somebody to whom missiles are dear, so that types with equally quick ones meet."""
    actions = sensible(s, actions, rng)
    missiles = [a for a in actions if any(target in MISSILES for target in a.targets())]
    return missiles if missiles and rng.random() < 0.9 else actions


def choose(s: EclipseState, actions: list[Action], rng: random.Random) -> Action:
    return rng.choice(sensible(s, actions, rng))


def abilities(s: EclipseState, a: Action) -> list[str]:
    """What this action uses beyond the ordinary: boards and technologies with abilities."""
    frame, p = s.stack[-1], s.players[a.seat]
    board = BOARDS[p.board]
    match frame, a:
        case ExploreAction(), Explore() if frame.begun:
            return ["second space explored"]
        case SecondTile(), Answer() if a.yes:
            return ["second tile drawn"]
        case ResearchAction(), Research() if frame.begun:
            return ["second technology researched"]
        case UpgradeAction(), PutPart() if board.activations[UPGRADE] - frame.left == 2 and not p.passed:
            return ["third part placed"]
        case BuildAction(), Build() if builds_allowed(p, board.activations[BUILD]) - frame.left >= 2 and not p.passed:
            return [f"build number {1 + builds_allowed(p, board.activations[BUILD]) - frame.left}"]
        case MoveAction(), MoveShip() if over_half_edge(s, a.origin, a.target):
            return ["moved through half a wormhole"]
        case InfluenceAction(), DropDisc() if a.sector and s.ancients[hex_of(s, a.sector)]:
            return ["disc placed among Ancients"]
        case Claim(), Answer() if a.yes and s.ancients[frame.hex]:
            return ["disc placed among Ancients"]
    return []


def over_half_edge(s: EclipseState, origin: str, target: str) -> bool:
    h, to = hex_of(s, origin), hex_of(s, target)
    return any(s.near[6 * h + edge] == to and not s.full[h] >> edge & 1 for edge in range(6))


def play(seats: int, seed: int, options: dict[str, Any]) -> tuple[EclipseState, Counter[str], int]:
    """One game; its end, what occurred in it, and how many decisions it took."""
    rng = random.Random(seed)
    state = stolik.load("eclipse").new(seats, seed, options)
    events: list[Event] = []
    seen: Counter[str] = Counter(f"faction {FACTIONS[p.faction].id}" for p in state.players if p.faction >= 0)
    decisions = 0
    actions = run(state, events)
    while actions:
        action = choose(state, actions, rng)
        seen.update(f"ability: {name}" for name in abilities(state, action))
        actions = step(state, action, events)
        decisions += 1
    return state, seen + occurrences(events), decisions


def options_of(number: int) -> dict[str, Any]:
    return {"species": ("terrans", "all", "all")[number % 3], "factions": ("choice", "random")[number % 2]}


def occurrences(events: list[Event]) -> Counter[str]:
    """Events by tag, and by the thing that they are about; sectors by the tile that was placed."""
    seen: Counter[str] = Counter()
    for event in events:
        seen[event.tag] += 1
        if isinstance(event, TilePlaced):
            seen[f"sector {event.sector}"] += 1
        for field in ("tech", "part", "tile", "item", "faction", "resource"):
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
        state, occurred, count = play(2 + number % 5, number, options_of(number))
        seen += occurred
        rounds[state.round] += 1
        decisions += count
    print(f"{games} games, {decisions} decisions; rounds at the end: {dict(sorted(rounds.items()))}")
    for name, count in sorted(seen.items()):
        print(f"{count:9} {name}")


if __name__ == "__main__":
    main()
