"""Train a bot's net by its own games: temporal differences, as TD-Gammon learned.

A generation plays games with the net so far, with a few careless moves, and notes every position between two turns.
Then the net learns to foretell from each position what was thought of later ones and, at last, the result; the next
generation plays with it. A net begins with outputs of 0, so that the first generation plays by worth alone.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

import stolik
from stolik import bots
from stolik.bots.greedy import GreedyBot
from stolik.bots.heuristics import Heuristics
from stolik.bots.versions import read_net, version
from stolik.kernel.chance import chance_of
from stolik.kernel.messages import Outcome
from stolik.lab.net_learner import Floats, Learner, Played, softmax
from stolik.lab.workers import spread


class NetRecipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to learn and how; the same recipe gives the same net."""

    game: str
    base: int
    """The version whose worth and urges the net adds to."""
    units: int = 24
    games: int = 200
    """Games of a generation."""
    generations: int = 20
    window: int = 10
    """Generations whose games are learned from, the newest among them."""
    seats: tuple[int, ...] = (2,)
    """Numbers of players, by turns."""
    options: tuple[dict[str, object], ...] = ({},)
    """Sets of options, by turns."""
    whim: float = 0.03
    """Share of decisions that are drawn by lot."""
    slack: float = 0.5
    """Points behind the best at which an action may still be taken."""
    shares: tuple[float, ...] = (1.0,)
    """Parts of the net that seats play with, by lot: whoever trusts it less shows where it errs."""
    level: str = "normal"
    """The level whose weights these are; it plays as a greedy bot here."""
    worlds: int = 1
    sense: int = 0
    rounds: bool = False
    """Learn only from positions that a level with `rounds` asks a net about."""
    trust: float = 0.8
    """How much of what is foretold is the result rather than the next opinion (lambda)."""
    margin: float = 8.0
    """Points ahead that count as much as a win."""
    passes: int = 2
    """How often a generation learns from every position in the window."""
    rate: float = 0.001
    """Speed of learning at first; it falls to a tenth."""
    decay: float = 0.01
    gate: int = 0
    """Games against the base after every fourth generation."""
    points: bool = False
    """Foretell each seat's own points, in units of the spread, and not its chance to win: less depends on luck."""
    seed: str = "values"


class Generation(msgspec.Struct, frozen=True):
    """How well the results of a generation's games were foretold before anything was learned from them: log loss, of
    points the squared error."""

    games: int
    positions: int
    by_net: float
    by_hand: float
    gate: tuple[float, int] | None = None
    """Games won against the base, and games played, after learning."""


# Games ------------------------------------------------------------------------------------------------------------


class Lesson(msgspec.Struct, frozen=True):
    """One game to be played with the net of a file; none yet without one."""

    recipe: NetRecipe
    net: str
    number: int


@lru_cache(8)
def judgement(recipe: bytes, net: str, careless: bool, share: float = 1.0) -> Heuristics:
    """A player's judgement; the recipe comes packed, because it has to be hashed."""
    r = msgspec.msgpack.decode(recipe, type=NetRecipe)
    known = bots.known(stolik.load(r.game), version(r.game, r.base), r.level)
    known.settings = msgspec.structs.replace(
        known.settings, worlds=r.worlds, sense=r.sense, rounds=r.rounds or known.settings.rounds
    )
    if careless:
        known.settings = msgspec.structs.replace(known.settings, whim=r.whim, slack=r.slack)
    known.net = read_net(Path(net).read_bytes(), share) if net and share else None
    return known


def play_lesson(lesson: Lesson) -> Played:
    r = lesson.recipe
    packed, key = msgspec.msgpack.encode(r), f"{r.seed}/{lesson.number}"
    known = judgement(packed, lesson.net, True)
    game, lots = known.game, random.Random(key)
    state = game.new(
        r.seats[lesson.number % len(r.seats)], key, r.options[lesson.number // len(r.seats) % len(r.options)]
    )
    rng, mover, positions = chance_of(f"values/{key}"), -1, []
    players = [
        GreedyBot(judgement(packed, lesson.net, True, lots.choice(r.shares)), "normal") for _ in range(state.seats)
    ]
    while (decision := game.decision(state)) is not None:
        if known.is_known(state) and (decision.seat != mover or known.is_new_turn(state)):
            positions.append(noted(known, state))
        mover = decision.seat
        action = players[mover].choose(bots.Observation(game, state, mover), rng).action
        if known.is_rest(state, action):
            rest = state.copy()
            known.rest(rest, action)
            positions += [noted(known, rest)] if known.is_known(rest) else []
        game.apply(state, action)
    facts, worths = zip(*positions[:: max(1, state.seats - 1)], strict=True)
    target = scored(known, game.outcome(state)) if r.points else result(r.margin, game.outcome(state))
    return Played(np.array(facts, np.int8), np.array(worths, np.float32), target)


def noted(known: Heuristics, state: Any) -> tuple[list[list[int]], list[float]]:
    """A position as it is learned from."""
    return known.facts(state), known.by_hand(state)


def scored(known: Heuristics, outcome: Outcome) -> Floats:
    """What is foretold where points are: those of every seat."""
    spread = known.spread if len(outcome.scores) == 2 else known.spread_of_many
    return np.array(
        [score.total / spread for score in sorted(outcome.scores, key=lambda score: score.seat)], np.float32
    )


def seated(r: NetRecipe, number: int, seed: str) -> tuple[int, str, dict[str, object]]:
    """How many play, and with which options, by turns."""
    turn, seats = divmod(number, len(r.seats))
    return r.seats[seats], seed, r.options[turn % len(r.options)]


def result(margin: float, outcome: Outcome) -> Floats:
    """What is foretold: mostly who wins, and by how much."""
    winners = outcome.ranking[0]
    totals = [score.total / margin for score in sorted(outcome.scores, key=lambda score: score.seat)]
    won = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(totals))]
    return softmax(np.array(totals, np.float32) + np.array(won, np.float32))


def play_gate(lesson: Lesson) -> float:
    """One game with the net against the base, two by two on the same seed: the share of the win."""
    r = lesson.recipe
    packed, game = msgspec.msgpack.encode(r), stolik.load(r.game)
    sides = [GreedyBot(judgement(packed, net, False), "normal") for net in (lesson.net, "")]
    key = f"{r.seed}/gate/{lesson.number // 2}"
    state, rng = game.new(*seated(r, lesson.number // 2, key)), chance_of(f"gate/{key}")
    side_of = [(seat + lesson.number) % 2 for seat in range(state.seats)]
    while (decision := game.decision(state)) is not None:
        observation = bots.Observation(game, state, decision.seat)
        game.apply(state, sides[side_of[decision.seat]].choose(observation, rng).action)
    winners = game.outcome(state).ranking[0]
    return sum(1 - side_of[seat] for seat in winners) / len(winners)


# Generations ------------------------------------------------------------------------------------------------------


def learn(recipe: NetRecipe, folder: Path, workers: int, report: Callable[[], None]) -> Iterator[Generation]:
    """Play and learn, generation after generation, into a folder; finished ones are not played again."""
    done = resumed(recipe, folder)
    yield from done
    learner = Learner.restored(folder / "learner.npz", recipe.points) if done else None
    while len(done) < recipe.generations:
        number = len(done)
        net = str(net_file(folder, number - 1)) if number else ""
        first = number * recipe.games
        lessons = [Lesson(recipe, net, n) for n in range(first, first + recipe.games)]
        games = []
        for played in spread(play_lesson, lessons, workers):
            games.append(played)
            report()
        if learner is None:
            learner = Learner.fresh(games, recipe.units, recipe.seed, recipe.points)
        generation = foretold(learner, games)
        Played.save(folder / f"games-{number}.npz", games)
        known = range(max(0, number + 1 - recipe.window), number)
        games += [played for old in known for played in Played.load(folder / f"games-{old}.npz")]
        rate = recipe.rate * 0.1 ** (number / recipe.generations)
        for _ in range(recipe.passes):
            learner.study(games, rate, recipe.decay, recipe.trust)
        net_file(folder, number).write_bytes(msgspec.json.encode(learner.net(names(recipe), made(recipe, done))))
        learner.save(folder / "learner.npz")
        if recipe.gate and number % 4 == 3:
            gates = [Lesson(recipe, str(net_file(folder, number)), n) for n in range(recipe.gate)]
            generation = msgspec.structs.replace(generation, gate=(sum(spread(play_gate, gates, workers)), recipe.gate))
        done.append(generation)
        (folder / "curve.json").write_bytes(msgspec.json.encode(done))
        yield generation


def foretold(learner: Learner, games: list[Played]) -> Generation:
    positions = sum(len(played.facts) for played in games)
    by_net = sum(learner.loss(played) for played in games) / positions
    by_hand = sum(learner.loss(played, with_net=False) for played in games) / positions
    return Generation(len(games), positions, round(by_net, 4), round(by_hand, 4))


def names(recipe: NetRecipe) -> list[str]:
    return judgement(msgspec.msgpack.encode(recipe), "", False).fact_names()


def made(recipe: NetRecipe, done: list[Generation]) -> dict[str, Any]:
    """Where a net comes from, as its file tells."""
    curve = [[n + 1, *generation.gate] for n, generation in enumerate(done) if generation.gate]
    return {
        "by": "games against itself (stolik train --net)",
        "games": (len(done) + 1) * recipe.games,
        "recipe": msgspec.to_builtins(recipe),
        "loss": [[generation.by_net, generation.by_hand] for generation in done],
        "curve": curve,
    }


def net_file(folder: Path, number: int) -> Path:
    return folder / f"net-{number}.json"


def resumed(recipe: NetRecipe, folder: Path) -> list[Generation]:
    """Generations that were learned from already; ValueError if the folder holds another recipe."""
    folder.mkdir(parents=True, exist_ok=True)
    kept, curve = folder / "recipe.json", folder / "curve.json"
    if kept.exists():
        before = msgspec.json.decode(kept.read_bytes(), type=NetRecipe)
        if msgspec.structs.replace(before, generations=recipe.generations) != recipe:
            raise ValueError(f"out: {folder} holds the training of another recipe ({kept})")
    kept.write_bytes(msgspec.json.format(msgspec.json.encode(recipe)))
    return msgspec.json.decode(curve.read_bytes(), type=list[Generation]) if curve.exists() else []
