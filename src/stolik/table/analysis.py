"""A finished game as the bots judge it: win chances along it, turning points, alternatives.

Nothing here waits or starts work: a caller with workers takes the next positions, has them judged and hands the
judgements back. What is known so far can be read at any time, coarse at first and finer later.
"""

from collections.abc import Sequence
from statistics import fmean
from typing import Any

import msgspec

from stolik.bots import Observation, make
from stolik.bots.messages import Judgement, Swing
from stolik.bots.review import calm, compare, judge, swings
from stolik.games import load
from stolik.kernel.chance import chance_of
from stolik.kernel.codec import decode, encode, plain
from stolik.kernel.messages import Action, Line
from stolik.table.lines import action_line
from stolik.table.protocol import Option
from stolik.table.replay import Replay

PLAYOUTS = 10
"""Playouts from each position that is judged."""
MOST_POINTS = 800
"""Positions of a long game that are judged."""
MOST_SWINGS = 5
LEAST_SWING = 0.05
"""A change of chances worth showing."""
BATCH = 12
"""Positions judged in one batch."""


class Moment(msgspec.Struct, frozen=True):
    """Everybody's chance to win and expected score after so many moves."""

    ply: int
    win: list[float]
    score: list[float]


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
    """A possible move, and the mover's chance to win with it."""

    option: Option
    win: float
    played: bool


class Choices(msgspec.Struct, frozen=True):
    """What a bot would have weighed before a move, best first. It sees only what that seat knew."""

    ply: int
    seat: int | None
    weighed: list[Weighed]
    why: Line | None
    """What the best of them is good for, unless it was played."""


class Weighing(msgspec.Struct, frozen=True):
    """Actions with their values, and the bot's reason for the first."""

    actions: list[dict[str, Any]]
    values: list[float]
    why: Line


# --- the work itself: pure functions of bytes, for any worker ---


def judge_positions(game: str, positions: list[tuple[int, bytes]], playouts: int) -> bytes:
    rules = load(game)
    states = [(ply, decode(state, rules.State)) for ply, state in positions]
    return encode([judge(rules, state, f"analyse:{ply}", playouts) for ply, state in states])


def weigh(game: str, ply: int, position: bytes, played: dict[str, Any]) -> bytes:
    """The best moves as `normal` sees them, and the one that was played."""
    rules = load(game)
    state, taken = decode(position, rules.State), rules.action(played)
    choice = make("normal", rules).choose(Observation(rules, state, taken.seat), chance_of(f"weigh:{ply}"))
    actions: list[Action] = [choice.action, *(other.action for other in choice.alternatives)]
    if taken not in actions:
        actions.append(taken)
    values = compare(rules, state, actions, f"weigh:{ply}", 3 * PLAYOUTS)
    return encode(Weighing([plain(action) for action in actions], values, choice.line))


# --- what is known about one game ---


class GameAnalysis:
    """A finished game, judged as far as the work has come."""

    def __init__(self, replay: Replay, points: Sequence[int] | None = None, playouts: int = PLAYOUTS) -> None:
        self.replay = replay
        self.plies = len(replay.actions)
        self.playouts = playouts
        self.points = list(points) if points is not None else spread(self.plies)
        self.pending = coarse_to_fine(self.points)
        self.judged: dict[int, Judgement] = {}
        self.choices: dict[int, Choices] = {}

    @property
    def done(self) -> bool:
        return not self.pending

    def next_positions(self) -> list[tuple[int, bytes]]:
        """The positions to judge next, for `judge_positions`."""
        return [(ply, encode(self.replay.at(ply)[0])) for ply in self.pending[:BATCH]]

    def add(self, positions: list[tuple[int, bytes]], answer: bytes) -> None:
        """Store what `judge_positions` found."""
        judgements = decode(answer, list[Judgement])
        self.judged.update((ply, found) for (ply, _), found in zip(positions, judgements, strict=True))
        self.pending = [ply for ply in self.pending if ply not in self.judged]

    def summary(self) -> Analysis:
        plies = sorted(self.judged)
        found = [self.judged[ply] for ply in plies]
        error = 2 * fmean([judgement.error for judgement in found]) if found else 0.0
        wins = [judgement.win for judgement in found]
        return Analysis(
            plies=self.plies,
            playouts=self.playouts,
            error=round(error, 4),
            progress=round(len(plies) / len(self.points), 3),
            done=self.done,
            moments=[
                Moment(ply, rounded(win), [round(points, 2) for points in judgement.score])
                for ply, win, judgement in zip(plies, calm(wins) if wins else [], found, strict=True)
            ],
            swings=swings(plies, wins, max(LEAST_SWING, error), MOST_SWINGS) if self.done else [],
        )

    # --- what else could have been played ---

    def question(self, ply: int) -> tuple[bytes, dict[str, Any]] | None:
        """The position before a move and the move itself, for `weigh`; None where there was no choice."""
        if ply >= self.plies:
            return None
        state, game = self.replay.at(ply)[0], self.replay.game
        decision = game.decision(state)
        if decision is None or len(decision.actions) == 1:
            return None
        return encode(state), plain(self.replay.actions[ply])

    def add_choices(self, ply: int, answer: bytes | None) -> Choices:
        """Store what `weigh` found; None: there was no choice."""
        taken = self.replay.actions[ply] if ply < self.plies else None
        if taken is None or answer is None:
            self.choices[ply] = Choices(ply, taken.seat if taken else None, [], None)
        else:
            self.choices[ply] = choices(self.replay.game.name, ply, taken, self._moves(answer))
        return self.choices[ply]

    def _moves(self, answer: bytes) -> tuple[list[Action], list[float], Line]:
        found = decode(answer, Weighing)
        return [self.replay.game.action(data) for data in found.actions], found.values, found.why


def choices(game: str, ply: int, taken: Action, found: tuple[list[Action], list[float], Line]) -> Choices:
    actions, values, why = found
    weighed = [weighed_move(game, a, win, a == taken) for a, win in zip(actions, values, strict=True)]
    first = weighed[0]
    weighed.sort(key=lambda move: -move.win)
    return Choices(ply, taken.seat, weighed, why if weighed[0] is first and not first.played else None)


def weighed_move(game: str, action: Action, win: float, played: bool) -> Weighed:
    return Weighed(Option(plain(action), action.targets(), action_line(game, action)), round(win, 4), played)


def spread(plies: int) -> list[int]:
    """At most MOST_POINTS + 1 plies, evenly over the game, both ends included."""
    points = min(plies, MOST_POINTS)
    return sorted({i * plies // points for i in range(points + 1)}) if points else [0]


def coarse_to_fine(plies: list[int]) -> list[int]:
    """Both ends first, then the middle, then the quarters, and so on."""
    last = len(plies) - 1
    order = sorted(range(1, last), key=lambda i: -(i & -i))
    return [plies[i] for i in dict.fromkeys([0, last, *order])]


def rounded(win: Sequence[float]) -> list[float]:
    return [round(chance, 4) for chance in win]
