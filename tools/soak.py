"""Play many random games over all player counts and options, and stop at the first that goes wrong.

    python -m tools.soak arcs --games 2000
    python -m tools.soak arcs --games 100000 --minutes 8    # as many as there is time for
    python -m tools.soak arcs --first 137 --games 1         # one game again
    python -m tools.soak arcs --games 100000 --all-kinds    # fail if a kind of action never came up
    python -m tools.soak arcs --games 100000 --tally FILE   # in parts: run again to go on where it stopped

Every game is played to its end, with one seat asked at a time; its components are counted at the beginning and the end,
an action that is no longer legal is refused and changes nothing, and the score is the sum of its parts. In every ninth
block of games (a block has all player counts twice) the costly promises are looked at on the way too: actions that
differ at every decision, components counted again and again, and now and then copies, bytes, redealt worlds and reasons
(`tests/contract`). Every second game is played by somebody who picks a kind of action first, so that rare ones come up,
and part of the games of Eclipse by players who can count their money: others are ruined before they have met. A last
line tells what came up.
"""

import argparse
import math
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import msgspec

import stolik
from stolik.kernel.chance import chance_of
from stolik.kernel.codec import option_sets
from stolik.kernel.engine import options, step
from stolik.kernel.messages import Action, Event

RUNAWAY = 60_000
"""More decisions than any game can take."""
COUNT_EVERY, LOOK_EVERY = 20, 150
THRIFTY = {"eclipse": "tests.eclipse.thrifty"}
"""Where it is written what is sensible in a game in which careless players are out at once."""
THRIFTY_EVERY = 5
THOROUGH_EVERY = 9
"""Blocks of games. Prime to `THRIFTY_EVERY`, so that all ways to play are looked at."""
REFUSED_AT = 30
"""After so many decisions an action of before is tried again."""
SHY = {"resign", "pass", "end-turn", "done"}
"""Kinds of actions that cut a game short: whoever picks by kind takes them only if there is nothing else, or seldom."""
THINGS = {"ambition", "build", "card", "guild", "objective", "part", "resource", "species", "tech"}
"""Kinds of things in a box that answers name."""
WRITTEN_EVERY = 100
"""So many games at most are lost when a run with a tally is broken off."""

Sense = Callable[[Any, list[Action], random.Random], list[Action]]


class Tally(msgspec.Struct):
    """What was counted so far, as it is kept in a file."""

    rules: str
    games: int
    thorough: int
    seconds: float
    """Of the processor."""
    decisions: int
    questions: dict[str, int]
    actions: dict[str, int]
    events: dict[str, int]
    things: dict[str, int]
    """What the answers of the games that were looked at named, of all that is no place on a map."""


@dataclass
class Soak:
    """What was played so far."""

    game: stolik.Game
    games: int = 0
    thorough: int = 0
    """Games that were looked at on the way too."""
    seconds: float = 0.0
    decisions: int = 0
    questions: Counter[str] = field(default_factory=Counter)
    actions: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    things: Counter[str] = field(default_factory=Counter)

    def resume(self, path: Path) -> None:
        """Go on where a tally ends; one of other rules is refused."""
        if path.exists():
            kept = msgspec.json.decode(path.read_bytes(), type=Tally)
            if kept.rules != self.game.rules:
                sys.exit(f"{path}: counted with {kept.rules}, this is {self.game.rules}; name another file")
            self.games, self.thorough, self.seconds = kept.games, kept.thorough, kept.seconds
            self.decisions = kept.decisions
            counts = kept.questions, kept.actions, kept.events, kept.things
            for counter, counted in zip(self.counters(), counts, strict=True):
                counter.update(counted)

    def keep(self, path: Path) -> None:
        """Write the tally, whole or not at all."""
        counts = map(dict, self.counters())
        kept = Tally(self.game.rules, self.games, self.thorough, self.seconds, self.decisions, *counts)
        new = path.with_name(f"{path.name}.new")
        new.write_bytes(msgspec.json.encode(kept))
        new.replace(path)

    def counters(self) -> list[Counter[str]]:
        return [self.questions, self.actions, self.events, self.things]

    def table(self, number: int) -> tuple[int, dict[str, Any]]:
        """Player counts in turn, and for each of them the option sets in a mixed order."""
        seats = self.game.seats[number % len(self.game.seats)]
        sets = option_sets(self.game.Options, seats)
        random.Random(seats).shuffle(sets)
        return seats, sets[number // len(self.game.seats) % len(sets)]

    def play(self, number: int) -> None:
        """One game from its first decision to its outcome; the number is the seed."""
        seats, chosen = self.table(number)
        rng = random.Random(number)
        s = self.game.new(seats, number, chosen)
        census = self.game.census(s)
        sensible, by_kind, thorough = self.sense(number), number % 2 == 1, self.is_thorough(number)
        actions = options(s)
        before = actions[0]
        for n in range(RUNAWAY):
            if not actions:
                break
            if thorough:
                self.inspect(s, n, number, actions, census, rng)
            assert actions[0].seat == actions[-1].seat, "two seats are asked at once"
            if n == REFUSED_AT and before not in actions:
                check_refused(self.game, s, before)
            before = choose(rng, sensible(s, actions, rng), by_kind)
            if thorough:
                self.things.update(thing for thing in before.targets() if thing.partition(":")[0] in THINGS)
            actions = self.go_on(s, before)
        assert not actions, "runs away"
        assert self.game.census(s) == census, "a component was lost or made"
        check_outcome(self.game, s)
        self.thorough += thorough

    def block(self, number: int) -> int:
        """All player counts, played in both ways, are a block."""
        return number // (2 * len(self.game.seats))

    def is_thorough(self, number: int) -> bool:
        return self.block(number) % THOROUGH_EVERY == 0

    def inspect(self, s: Any, n: int, number: int, actions: list[Action], census: Any, rng: random.Random) -> None:
        check_actions(actions)
        if n % COUNT_EVERY == 0:
            assert self.game.census(s) == census, "a component was lost or made"
        if n % LOOK_EVERY == number % LOOK_EVERY:
            look(self.game, s, rng)

    def sense(self, number: int) -> Sense:
        """Which actions the players of this game think of; in blocks, so that all player counts have their share."""
        if self.game.name in THRIFTY and self.block(number) % THRIFTY_EVERY == 0:
            thrifty: Sense = import_module(THRIFTY[self.game.name]).armed
            return thrifty
        return anything

    def go_on(self, s: Any, action: Action) -> list[Action]:
        events: list[Event] = []
        self.decisions += 1
        self.questions[s.stack[-1].question(s)[0]] += 1
        self.actions[action.tag] += 1
        actions = step(s, action, events)
        self.events.update(event.tag for event in events)
        return actions

    def coverage(self) -> str:
        """How much was exercised, and which kinds never came up (events before the first decision are not heard)."""
        acts, told = tags(self.game.Action), tags(self.game.Event)
        line = (
            f"{self.game.name}: {self.games} games, {self.decisions} decisions in {self.seconds:.0f} s;"
            f" {len(self.questions)} kinds of questions,"
            f" {len(self.actions)} of {len(acts)} kinds of actions, {len(self.events)} of {len(told)} kinds of events"
        )
        never = self.never() + sorted(told - set(self.events))
        return f"{line}; never: {', '.join(never)}" if never else line

    def never(self) -> list[str]:
        """The kinds of actions that have not come up."""
        return sorted(tags(self.game.Action) - set(self.actions))


def tags(union: Any) -> set[str]:
    """The names of all messages in a union."""
    return {str(cls.__struct_config__.tag) for cls in get_args(union)}


def anything(s: Any, actions: list[Action], rng: random.Random) -> list[Action]:
    return actions


def choose(rng: random.Random, actions: list[Action], by_kind: bool) -> Action:
    if by_kind:
        kinds = sorted({a.tag for a in actions})
        bold = [kind for kind in kinds if kind not in SHY]
        kind = rng.choice(bold if bold and rng.random() < 0.95 else kinds)
        actions = [a for a in actions if a.tag == kind]
    return rng.choice(actions)


def check_actions(actions: list[Action]) -> None:
    assert len({a.seat for a in actions}) == 1, "two seats are asked at once"
    assert len(set(actions)) == len(actions), "an action is listed twice"


def check_refused(game: stolik.Game, s: Any, action: Action) -> None:
    """An action of a question that was answered is refused now, with words, and nothing has changed."""
    before = stolik.encode(s)
    code = ""
    try:
        game.apply(s, action)
    except stolik.IllegalAction as refused:
        code = refused.reason.code
    assert code, f"{action} was accepted although it is not legal, or refused without a reason"
    assert stolik.encode(s) == before, "a refused action changed something"


def check_outcome(game: stolik.Game, s: Any) -> None:
    outcome = game.outcome(s)
    assert sorted(seat for place in outcome.ranking for seat in place) == list(range(s.seats)), "the ranking is odd"
    assert all(score.total == sum(score.parts.values()) for score in outcome.scores), "parts do not make the score"


def look(game: stolik.Game, s: Any, rng: random.Random) -> None:
    """Copies, bytes, redealt worlds, targets and reasons: the promises that cost time."""
    assert s.copy() == s, "a copy differs"
    assert stolik.decode(stolik.encode(s), type(s)) == s, "the bytes do not give the state back"
    decision = game.decision(s)
    assert decision is not None
    targets = [a.targets() for a in decision.actions]
    assert len(set(targets)) == len(targets), "two actions point at the same things"
    seat = rng.randrange(s.seats)
    world = game.redeal(s, seat, chance_of(str(rng.random())))
    assert stolik.encode(game.view(world, seat)) == stolik.encode(game.view(s, seat)), "a redealt world shows"
    usable = {target for tuple_ in targets for target in tuple_}
    thing = rng.choice(game.things(s, decision.seat))
    assert (game.explain(s, decision.seat, thing) is None) == (thing in usable), f"{thing}: reason and use disagree"


def soak(
    game: stolik.Game,
    games: int,
    first: int = 0,
    minutes: float = math.inf,
    all_kinds: bool = False,
    tally: Path | None = None,
) -> str:
    """The coverage line. The first failure is told with what repeats it, and ends the program."""
    done, start, worked = Soak(game), time.monotonic(), time.process_time()
    if tally:
        done.resume(tally)
    begun = done.seconds
    for number in range(first + done.games, first + games):
        if time.monotonic() - start >= 60 * minutes:
            break
        try:
            done.play(number)
        except Exception:
            print(f"failed: python -m tools.soak {game.name} --first {number} --games 1", file=sys.stderr)
            print(f"seats and options: {done.table(number)}", file=sys.stderr)
            raise
        done.games += 1
        done.seconds = begun + time.process_time() - worked
        if tally and done.games % WRITTEN_EVERY == 0:
            done.keep(tally)
    if tally:
        done.keep(tally)
    if all_kinds and done.never():
        sys.exit(done.coverage())
    return done.coverage()


def main() -> None:
    parser = argparse.ArgumentParser(description="Play random games until one goes wrong.")
    parser.add_argument("game", choices=stolik.GAMES)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="number (and seed) of the first game")
    parser.add_argument("--minutes", type=float, default=math.inf, help="begin no game after this time")
    parser.add_argument("--all-kinds", action="store_true", help="fail if a kind of action never came up")
    parser.add_argument("--tally", type=Path, help="keep the counts in this file, and go on from there")
    asked = parser.parse_args()
    print(soak(stolik.load(asked.game), asked.games, asked.first, asked.minutes, asked.all_kinds, asked.tally))


if __name__ == "__main__":
    main()
