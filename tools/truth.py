"""Ask a game why not, thousands of times, and check every answer against the table.

    python -m tools.truth arcs --answers 200000
    python -m tools.truth arcs --first 137 --answers 1      # at least one game, again

It plays random games and bots' games over all player counts and options. Now and then it points at everything on the
table, alone and in combination, and calls `explain`, which must return None exactly when a legal action is meant. Every
other answer states a fact; for each code, `tests/<game>/facts.py` knows how to check that fact in the state without
using the rules. A code without a check, a fact that isn't true and a reason without a page are reported, and the
program fails.
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import stolik
from stolik.bots import Observation, make
from stolik.kernel.chance import chance_of
from stolik.kernel.messages import Action, Decision, Reason
from tools.soak import RUNAWAY, Soak, choose

Targets = tuple[str, ...]
Fact = Callable[[stolik.Game, Any, int, Targets, Reason], bool]
"""Game, state, the seat that asks, what it points at, and the reason it was given -> whether what it says is so."""

LOOK_EVERY = 25
TOGETHER = 60
"""How many combinations are pointed at in one look."""
FAULTS = 20
"""So many false answers are told in full."""


def not_your_turn(game: stolik.Game, state: Any, seat: int, targets: Targets, reason: Reason) -> bool:
    decision = game.decision(state)
    return decision is not None and decision.seat != seat and reason.values == {"seat": f"seat:{decision.seat}"}


COMMON: dict[str, Fact] = {
    "not-your-turn": not_your_turn,
    "game-over": lambda game, state, seat, targets, reason: game.decision(state) is None,
}
"""The reasons that all games share. They need no page."""


def facts_of(game: str) -> dict[str, Fact]:
    facts: dict[str, Fact] = import_module(f"tests.{game}.facts").FACTS
    return facts


@dataclass
class Truth:
    """What was asked so far, and what was wrong with the answers."""

    game: stolik.Game
    facts: dict[str, Fact]
    answers: int = 0
    codes: Counter[str] = field(default_factory=Counter)
    false: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    buttons: set[str] = field(default_factory=set)
    """Buttons met so far: they belong to questions, not to the table, so that no game can list them."""

    def play(self, number: int, answers: int) -> None:
        """One game, or as much of it as it takes for so many answers; every third is played by bots."""
        seats, options = Soak(self.game).table(number)
        state = self.game.new(seats, number, options)
        rng, luck = random.Random(number), chance_of(f"truth/{number}")
        bot = make("easy", self.game) if number % 3 == 2 else None
        for played in range(RUNAWAY):
            decision = self.game.decision(state)
            self.buttons |= {t for a in (decision.actions if decision else []) for t in a.targets() if t[:3] == "do:"}
            if decision is None or rng.randrange(LOOK_EVERY) == 0:
                self.look(state, decision, rng, f"--first {number}, after {played} actions")
            if decision is None or self.answers >= answers:
                return
            if bot:
                action = bot.choose(Observation(self.game, state, decision.seat), luck).action
            else:
                action = choose(rng, decision.actions, by_kind=number % 3 == 1)
            self.game.apply(state, action)

    def look(self, state: Any, decision: Decision | None, rng: random.Random, where: str) -> None:
        """Point at everything."""
        for seat in range(state.seats):
            things = self.game.things(state, seat) + sorted(self.buttons)
            if decision is None or decision.seat != seat:
                self.ask(state, decision, seat, (rng.choice(things),), where)
                continue
            for thing in things:
                self.ask(state, decision, seat, (thing,), where)
            for targets in combinations(decision.actions, things, rng):
                self.ask(state, decision, seat, targets, where)

    def ask(self, state: Any, decision: Decision | None, seat: int, targets: Targets, where: str) -> None:
        self.answers += 1
        reason = self.game.explain(state, seat, targets)
        usable = decision is not None and decision.seat == seat and any(means(targets, a) for a in decision.actions)
        fault = ""
        if reason is None:
            fault = "" if usable else "no reason, although no action is meant"
        else:
            self.codes[reason.code] += 1
            fault = "an action is meant" if usable else self.check(state, seat, targets, reason)
        if fault:
            self.false[reason.code if reason else "none"] += 1
            if len(self.faults) < FAULTS:
                self.faults.append(f"{where}: seat {seat} points at {' + '.join(targets)}: {reason}: {fault}")

    def check(self, state: Any, seat: int, targets: Targets, reason: Reason) -> str:
        """What is wrong with this reason; empty if nothing is."""
        if reason.code in COMMON:
            return "" if COMMON[reason.code](self.game, state, seat, targets, reason) else "not so"
        if reason.code not in self.facts:
            return "no check for this code"
        if not reason.page:
            return "no page"
        try:
            return "" if self.facts[reason.code](self.game, state, seat, targets, reason) else "not so"
        except (AssertionError, IndexError, KeyError, ValueError) as error:  # the fact speaks of what is not there
            return f"not so: {error!r}"

    def told(self) -> str:
        lines = [f"{self.game.name}: {self.answers} answers, {self.false.total()} false"]
        lines += [f"  {code}: {count}, {self.false[code]} false" for code, count in sorted(self.codes.items())]
        never = sorted(set(self.facts) - set(self.codes))
        return "\n".join([*lines, f"never: {', '.join(never) or 'none'}", *self.faults])


def combinations(actions: list[Action], things: list[str], rng: random.Random) -> Iterator[Targets]:
    """Something usable with anything, in both orders, and legal actions with one thing changed or turned round."""
    usable = sorted({target for action in actions for target in action.targets()})
    for _ in range(TOGETHER // 2):
        one, other = rng.choice(usable), rng.choice(things)
        if one != other:
            yield from ((one, other), (other, one))
    for action in rng.sample(actions, min(len(actions), TOGETHER // 4)):
        named = action.targets()
        changed = [*named]
        changed[rng.randrange(len(named))] = rng.choice(things)
        if len(set(changed)) == len(changed):
            yield tuple(changed)
        yield named[::-1]


def means(targets: Targets, action: Action) -> bool:
    """Whether pointing at these, one after the other, can mean this action: from A to B is never from B to A."""
    rest = list(action.targets())
    for target in targets:
        if target not in rest:
            return False
        rest.remove(target)
    return not action.ordered or all(same_order(targets, action.targets(), target) for target in targets)


def same_order(targets: Targets, named: Targets, one: str) -> bool:
    """Whether the things of one kind stand in the same order in both."""
    kind = one.split(":")[0] + ":"
    pointed = [t for t in targets if t.startswith(kind)]
    return pointed == [t for t in named if t.startswith(kind) and t in pointed]


def ask_for(game: stolik.Game, answers: int, first: int = 0) -> Truth:
    """Play games until so many questions have been asked."""
    truth = Truth(game, facts_of(game.name))
    number = first
    while truth.answers < answers:
        truth.play(number, answers)
        number += 1
    return truth


def main() -> None:
    parser = argparse.ArgumentParser(description="Check that what a game says about itself is so.")
    parser.add_argument("game", choices=stolik.GAMES)
    parser.add_argument("--answers", type=int, default=200_000)
    parser.add_argument("--first", type=int, default=0, help="number (and seed) of the first game")
    asked = parser.parse_args()
    start = time.monotonic()
    truth = ask_for(stolik.load(asked.game), asked.answers, asked.first)
    print(truth.told())
    print(f"{time.monotonic() - start:.0f} s")
    sys.exit(1 if truth.false else 0)


if __name__ == "__main__":
    main()
