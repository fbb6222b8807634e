"""Random games over all set-up cards and options, and how often every card did something in them.

    python -m tests.arcs.coverage 50000 > docs/rules/arcs-coverage.md

Every second game is played by a player who likes what random players seldom do (secure, battle, use cards).
Components are counted again and again; a game that does not end or stops with an error is reported and fails the run.
An interrupt ends it early and prints what was counted so far.
"""

import random
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

from stolik.games.arcs.cards.common.base import ACTIONS, BEFORE, BY_ID, MOMENTS, PRELUDE, SPEAKS, Card
from stolik.games.arcs.ids import CARDS, FIRST_LEADER, FIRST_LORE, GUILD, SETUPS
from stolik.games.arcs.tables import SETUP_SEATS
from stolik.kernel.engine import options, step
from stolik.kernel.messages import Action, Event
from tests.arcs.scenario import GAME

RUNAWAY = 20_000
COUNT_EVERY = 40
LIKES = {"secure": 30, "use": 8, "declare": 6, "battle": 5, "tax": 3, "influence": 3, "pass": 0, "end-turn": 0}
OFFERS = ("opening", "offer", "after_roll", "build_places", "city_types")
POWERS = ("has_prelude", "replaces", "precedes")
"""What only names a power: it counts when it is offered."""
ANSWERS = {
    **dict.fromkeys(("may_tax", "may_secure", "may_declare", "lets_raid", "lets_ransack"), True),
    **dict.fromkeys(("guards", "omits_zero", "builds_fresh"), False),
    "holds": 0,
}
"""What a card answers that changes nothing."""
did: Counter[tuple[str, str]] = Counter()


def watch(card: Card, moment: str) -> None:
    """Count when a card does something at a moment: offers, answers otherwise than a silent card would, or reacts."""
    plain: Callable[..., Any] = getattr(card, moment)

    def watched(*args: Any) -> Any:
        before = len(args[-1]) if moment in OFFERS else 0
        symbols = list(args[2].symbols) if moment == "symbols" else []
        answer = plain(*args)
        did[card.name, moment] += changed(moment, args, before, symbols, answer)
        return answer

    setattr(card, moment, watched)


def changed(moment: str, args: tuple[Any, ...], before: int, symbols: list[int], answer: Any) -> bool:
    if moment in OFFERS:
        return len(args[-1]) > before
    if moment in ANSWERS:
        return bool(answer != ANSWERS[moment])
    if moment == "symbols":
        return symbols != list(args[2].symbols)
    if moment == "points":
        return bool(answer != args[4])
    return True


def watch_all() -> None:
    for number, card in enumerate(BY_ID):
        for i, moment in enumerate(MOMENTS):
            if SPEAKS[number] >> i & 1 and moment not in POWERS:
                watch(card, moment)
        if SPEAKS[number] & (PRELUDE | ACTIONS | BEFORE):
            watch(card, "offer")
        for extra in ("resolve", "round_over", "stolen", "use"):
            if getattr(type(card), extra) is not getattr(Card, extra):
                watch(card, extra)


def option_set(i: int) -> tuple[int, dict[str, Any]]:
    """Set-up cards and options in turn."""
    setup = i % len(SETUPS)
    chosen: dict[str, Any] = {"setup": SETUPS[setup], "leaders_and_lore": i // 12 % 2 == 1}
    chosen["split_discard"] = i // 24 % 2 == 1
    chosen["lore"] = 1 + i // 48 % 2 if chosen["leaders_and_lore"] else 1
    return SETUP_SEATS[setup], chosen


def pick(rng: random.Random, actions: list[Action], likes: bool) -> Action:
    if not likes:
        return actions[int(rng.random() * len(actions))]
    weights = [LIKES.get(a.tag, 1) for a in actions]
    return rng.choices(actions, weights if any(weights) else None)[0]


def play(i: int) -> int:
    """One game; the number of decisions."""
    seats, chosen = option_set(i)
    rng = random.Random(i)
    s = GAME.new(seats, i, chosen)
    census = GAME.census(s)
    events: list[Event] = []
    actions = options(s)
    for n in range(RUNAWAY):
        if not actions:
            assert GAME.census(s) == census
            return n
        events.clear()
        actions = step(s, pick(rng, actions, i % 2 == 1), events)
        if n % COUNT_EVERY == 0:
            assert GAME.census(s) == census
    raise AssertionError("runs away")


def table(first: int, last: int) -> list[str]:
    lines = []
    for number in range(first, last):
        name = CARDS[number]
        moments = {m: n for (card, m), n in did.items() if card == name and n}
        told = ", ".join(f"{m} {n}" for m, n in sorted(moments.items())) or "**nothing**"
        lines.append(f"| {name} | {told} |")
    return lines


def main() -> None:
    games = int(sys.argv[1])
    watch_all()
    decisions = failures = 0
    for i in range(games):
        try:
            decisions += play(i)
        except KeyboardInterrupt:
            games = i
            break
        except Exception as error:
            failures += 1
            print(f"game {i} {option_set(i)}: {error!r}", file=sys.stderr)
    print(f"# Arcs: what {games} random games exercised\n")
    print(f"All twelve set-up cards and all options in turn; {decisions} decisions, {failures} failures.")
    print("How often each card did something, by moment (`cards/common/base.py`).")
    print("Written by `tests/arcs/coverage.py`.\n")
    rooms = [("Guild", 0, GUILD), ("Vox", GUILD, FIRST_LEADER), ("Leaders", FIRST_LEADER, FIRST_LORE)]
    for title, first, last in [*rooms, ("Lore", FIRST_LORE, len(CARDS))]:
        print("\n".join([f"## {title}\n", "| card | did |", "|---|---|", *table(first, last), ""]))
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
