"""What the bots make of a finished game: win chances along it, where it turned, what else might have been played.

Their worker processes judge a few positions at a time, so that bots at tables get their turn in between. What is known
so far can be read at any moment: first in rough strokes, then ever finer.
"""

import asyncio
from collections.abc import Sequence
from statistics import fmean
from typing import Any

import msgspec

from stolik.bots import Observation
from stolik.bots.judging import calm, compare, judge, swings
from stolik.bots.messages import Judgement, Swing
from stolik.games import load
from stolik.kernel.chance import chance_of
from stolik.kernel.codec import decode, encode, plain
from stolik.kernel.messages import Action, Line
from stolik.server.workers import BotWorkers, bot_of, state_type
from stolik.table.protocol import Option
from stolik.table.replay import Replay
from stolik.table.updates import action_line

PLAYOUTS = 10
"""How often a position is played on before it is judged."""
POINTS = 800
"""Positions of a long game that are judged."""
TURNS = 5
LEAST = 0.05
"""A change of chances that is worth showing."""
SLICE = 12
"""Positions that a worker judges in one go."""


class Moment(msgspec.Struct, frozen=True):
    """Everybody's chance to win after so many moves."""

    ply: int
    win: list[float]


class Analysis(msgspec.Struct, frozen=True):
    """What is known so far about a game; ask again until it is done."""

    plies: int
    playouts: int
    error: float
    """Half the width of the interval that holds most chances (95 %)."""
    progress: float
    done: bool
    moments: list[Moment]
    swings: list[Swing]


class Weighed(msgspec.Struct, frozen=True):
    """A move that could be played, and the mover's chance to win with it."""

    option: Option
    win: float
    played: bool


class Choices(msgspec.Struct, frozen=True):
    """What a bot would have weighed before a move, best first. Only what that seat knew counts."""

    ply: int
    seat: int | None
    weighed: list[Weighed]
    why: Line | None
    """What the best of them is good for, unless it was played."""


class Thought(msgspec.Struct, frozen=True):
    """What a worker makes of a decision: actions with their values, and why the bot would take the first."""

    actions: list[dict[str, Any]]
    values: list[float]
    why: Line


# --- in a worker process ---


def judge_all(name: str, positions: list[tuple[int, bytes]], playouts: int) -> bytes:
    game, kind = load(name), state_type(name)
    return encode([judge(game, decode(state, kind), f"analyse:{ply}", playouts) for ply, state in positions])


def weigh(name: str, ply: int, position: bytes, played: dict[str, Any]) -> bytes:
    """The best moves as a bot of the middle level sees them, and the one that was played."""
    game, state, taken = load(name), decode(position, state_type(name)), load(name).action(played)
    choice = bot_of("normal", name).choose(Observation(game, state, taken.seat), chance_of(f"weigh:{ply}"))
    actions: list[Action] = [choice.action, *(other.action for other in choice.alternatives)]
    if taken not in actions:
        actions.append(taken)
    values = compare(game, state, actions, f"weigh:{ply}", 3 * PLAYOUTS)
    return encode(Thought([plain(action) for action in actions], values, choice.line))


# --- what is known about one game ---


class GameAnalysis:
    """The session of a finished game as far as it has been judged."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.plies = len(replay.actions)
        self.judged: dict[int, Judgement] = {}
        self.points = spread(self.plies)
        self.todo = coarse_to_fine(self.points)
        self.choices: dict[int, Choices] = {}
        self.looked = 0.0
        """When somebody last asked."""

    @property
    def done(self) -> bool:
        return not self.todo

    async def go_on(self, bots: BotWorkers) -> None:
        """Judge the next few positions."""
        batch = self.todo[:SLICE]
        states = await asyncio.to_thread(lambda: [(ply, encode(self.replay.at(ply)[0])) for ply in batch])
        answer = await bots.work(judge_all, self.replay.game.name, states, PLAYOUTS)
        self.judged.update(zip(batch, decode(answer, list[Judgement]), strict=True))
        del self.todo[:SLICE]

    def said(self) -> Analysis:
        plies = sorted(self.judged)
        wins = [self.judged[ply].win for ply in plies]
        error = 2 * fmean([found.error for found in self.judged.values()]) if wins else 0.0
        return Analysis(
            plies=self.plies,
            playouts=PLAYOUTS,
            error=round(error, 4),
            progress=round(len(self.judged) / len(self.points), 3),
            done=self.done,
            moments=[Moment(ply, rounded(win)) for ply, win in zip(plies, calm(wins) if wins else [], strict=True)],
            swings=swings(plies, wins, max(LEAST, error), TURNS) if self.done else [],
        )

    async def choices_at(self, ply: int, bots: BotWorkers) -> Choices:
        if ply not in self.choices:
            self.choices[ply] = await self._weigh(ply, bots)
        return self.choices[ply]

    async def _weigh(self, ply: int, bots: BotWorkers) -> Choices:
        game = self.replay.game
        if ply >= self.plies:
            return Choices(ply, None, [], None)
        state, taken = (await asyncio.to_thread(self.replay.at, ply))[0], self.replay.actions[ply]
        decision = game.decision(state)
        if decision is None or len(decision.actions) == 1:
            return Choices(ply, taken.seat, [], None)
        thought = decode(await bots.work(weigh, game.name, ply, encode(state), plain(taken)), Thought)
        actions = [game.action(data) for data in thought.actions]
        weighed = [weighed_move(game.name, a, win, a == taken) for a, win in zip(actions, thought.values, strict=True)]
        first = weighed[0]
        weighed.sort(key=lambda move: -move.win)
        return Choices(ply, taken.seat, weighed, thought.why if weighed[0] is first and not first.played else None)


def weighed_move(game: str, action: Action, win: float, played: bool) -> Weighed:
    return Weighed(Option(plain(action), action.targets(), action_line(game, action)), round(win, 4), played)


def spread(plies: int) -> list[int]:
    """At most POINTS + 1 plies, evenly over the game, both ends included."""
    points = min(plies, POINTS)
    return sorted({i * plies // points for i in range(points + 1)}) if points else [0]


def coarse_to_fine(plies: list[int]) -> list[int]:
    """The ends first, then the middle, then the quarters, and so on."""
    last = len(plies) - 1
    order = sorted(range(1, last), key=lambda i: -(i & -i))
    return [plies[i] for i in dict.fromkeys([0, last, *order])]


def rounded(win: Sequence[float]) -> list[float]:
    return [round(chance, 4) for chance in win]
