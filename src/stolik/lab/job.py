"""A job is a number of games to be played by bots. Game number n of a job is the same game on every machine."""

from __future__ import annotations

import time
from importlib import import_module
from typing import Any

import msgspec

import stolik
from stolik import bots
from stolik.bots.safe import SafeBot
from stolik.kernel.chance import chance_of
from stolik.kernel.codec import checked_options
from stolik.kernel.messages import Event, Record
from stolik.kernel.record import Match

SIMULATIONS = 200
"""Budget of a `hard` bot whose simulations are not named: a count, never seconds, so that games can be repeated."""


class Job(msgspec.Struct, frozen=True):
    game: str
    bots: list[str]
    """One per seat, such as "normal", "normal@1" (an earlier version), "hard:400" (simulations per decision),
    "hard:0.2s" (processor time; not reproducible) or "module:Class" (your own)."""
    games: int
    options: dict[str, Any] = {}
    seed: str = "0"

    def seating(self, number: int) -> list[str]:
        """Who sits where in this game: bots change seats from game to game."""
        shift = -number % len(self.bots)
        return self.bots[shift:] + self.bots[:shift]


class Take(msgspec.Struct, frozen=True):
    """How often a seat took a thing in a game."""

    number: int
    seat: int
    event: str
    thing: str
    times: int


class Played(msgspec.Struct, frozen=True):
    """A finished game: its record, one row of facts, and what was taken."""

    number: int
    record: Record
    row: dict[str, Any]
    takes: list[Take]


def check(job: Job) -> None:
    """ValueError names the field that is wrong and what it allows."""
    game = stolik.load(job.game)
    if len(job.bots) not in game.seats:
        raise ValueError(f"bots: {len(job.bots)} is not one of the player counts {', '.join(map(str, game.seats))}")
    if job.games < 1:
        raise ValueError(f"games: {job.games} is not a positive number")
    checked_options(game.Options, job.options, len(job.bots))
    for spec in job.bots:
        bot_of(spec, game)


def bot_of(spec: str, game: stolik.Game) -> SafeBot:
    """The bot that "level", "level@version", "level:simulations", "level:seconds s" or "module:Class" names."""
    level, _, rest = spec.partition(":")
    if rest.isidentifier() and level.partition("@")[0] not in bots.LEVELS:
        return SafeBot(own_bot(level, rest, game))
    simulations, seconds = budget_of(spec, rest)
    try:
        return SafeBot(bots.make(level, game, seconds, simulations, time.process_time))
    except ValueError as error:
        raise ValueError(f"bots: {error}, nor of the form module:Class") from error


def budget_of(spec: str, rest: str) -> tuple[int | None, float | None]:
    """Simulations, or seconds of processor time, for each decision."""
    if not rest:
        return SIMULATIONS, None
    if rest.isdecimal() and int(rest) > 0:
        return int(rest), None
    if rest.endswith("s") and rest[:-1].replace(".", "", 1).isdecimal() and float(rest[:-1]) > 0:
        return None, float(rest[:-1])
    raise ValueError(f"bots: {spec!r}: after the colon stand simulations (hard:400) or seconds (hard:0.2s)")


def own_bot(module: str, name: str, game: stolik.Game) -> bots.Bot:
    """A bot of your own, from any module that Python can import; it is made with the game."""
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise ValueError(f"bots: '{module}:{name}': {error}") from error
    if not (isinstance(found, type) and issubclass(found, bots.Bot)):
        raise ValueError(f"bots: '{module}:{name}' is not a class that inherits from stolik.bots.Bot")
    made: Any = found
    return made(game)  # type: ignore[no-any-return]  # its constructor is its own


def play(job: Job, number: int) -> Played:
    """Play game `number` of the job."""
    game = stolik.load(job.game)
    seating = job.seating(number)
    players = [bot_of(spec, game) for spec in seating]
    match = Match(game, len(seating), f"{job.seed}/{number}", job.options)
    rng = chance_of(f"bots/{job.seed}/{number}")
    takes: dict[tuple[int, str, str], int] = {}
    while (decision := game.decision(match.state)) is not None:
        choice = players[decision.seat].choose(bots.Observation(game, match.state, decision.seat), rng)
        for event in match.play(choice.action):
            count_take(event, takes)
    found = [Take(number, seat, tag, thing, times) for (seat, tag, thing), times in sorted(takes.items())]
    faults = sum(p.faults for p in players)
    return Played(number, match.record(), facts(match, number, seating, faults), found)


def count_take(event: Event, takes: dict[tuple[int, str, str], int]) -> None:
    if event.takes:
        key = (getattr(event, "seat", -1), event.tag, str(getattr(event, event.takes)))
        takes[key] = takes.get(key, 0) + 1


def facts(match: Match, number: int, seating: list[str], faults: int) -> dict[str, Any]:
    """One row about a finished game."""
    game, state = match.game, match.state
    outcome = game.outcome(state)
    row: dict[str, Any] = {"number": number, "seats": len(seating), "decisions": len(match.actions), "faults": faults}
    row |= {f"option_{k}": v for k, v in match.options.items()}
    row |= {f"table_{k}": v for k, v in game.traits(state, None).items()}
    for score in outcome.scores:
        place = next(i for i, seats in enumerate(outcome.ranking) if score.seat in seats)
        seat = f"seat{score.seat}_"
        row |= {f"{seat}bot": seating[score.seat], f"{seat}score": score.total, f"{seat}place": place + 1}
        row[f"{seat}win"] = 1 / len(outcome.ranking[0]) if place == 0 else 0.0
        row |= {f"{seat}part_{part}": points for part, points in score.parts.items()}
        row |= {f"{seat}{trait}": value for trait, value in game.traits(state, score.seat).items()}
    return row
