"""How games went: some of a simulation played again from their records, with the points of every seat on the way."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec

import stolik
from stolik.kernel.messages import Record
from stolik.kernel.record import start
from stolik.lab.journal import Journal

SAMPLE = 60
"""Games that are played again for a report."""
POINTS = 40
"""Moments of a game at which points are counted."""


class ScoreCurve(msgspec.Struct, frozen=True):
    """One game: the points of all seats at equal steps, from the first decision to the end."""

    number: int
    totals: list[list[float]]
    winners: list[int]

    def leaders(self, moment: int) -> list[int]:
        most = max(self.totals[moment])
        return [seat for seat, total in enumerate(self.totals[moment]) if total == most]

    def decided(self) -> float:
        """The part of the game after which a winner was always in the lead, alone or not."""
        behind = [i for i in range(len(self.totals)) if not set(self.leaders(i)) & set(self.winners)]
        return (behind[-1] + 1) / (len(self.totals) - 1) if behind else 0.0

    def lead_changes(self) -> int:
        """How often another seat than before was alone in the lead."""
        sole = [led[0] for i in range(len(self.totals)) if len(led := self.leaders(i)) == 1]
        return sum(before != after for before, after in pairwise(sole))

    def leader_won(self, part: float) -> float | None:
        """Whether who led alone at this part of the game won, in part where a victory was shared; None: nobody led."""
        led = self.leaders(round(part * (len(self.totals) - 1)))
        if len(led) != 1:
            return None
        return 1 / len(self.winners) if led[0] in self.winners else 0.0


def score_curves(journal: Journal, sample: int = SAMPLE) -> list[ScoreCurve]:
    """Games at equal distances; none where they were played by other rules than today's."""
    game = stolik.load(journal.job.game)
    if journal.rules() != game.rules:
        return []
    wanted = set(spaced(journal.job.games, sample))
    return [score_curve(number, record) for number, record in journal.records(wanted)]


def spaced(count: int, sample: int) -> list[int]:
    """So many numbers below `count`, at equal distances."""
    return [i * count // sample for i in range(sample)] if count > sample else list(range(count))


def score_curve(number: int, record: Record) -> ScoreCurve:
    game = stolik.load(record.game)
    state = start(game, record).state
    moments = set(spaced(len(record.actions), POINTS))
    totals: list[list[float]] = []
    for ply, data in enumerate(record.actions):
        if ply in moments:
            totals.append([float(score.total) for score in game.outcome(state).scores])
        game.apply(state, game.action(data))
    end = game.outcome(state)
    totals.append([float(score.total) for score in end.scores])
    return ScoreCurve(number, totals, list(end.ranking[0]))


def mean_curves(found: Sequence[ScoreCurve]) -> tuple[list[float], list[float], list[float]]:
    """The part of the game, and the mean points of those who won and of the others then. Games of fewer decisions
    than moments are left out."""
    whole = [course for course in found if len(course.totals) == POINTS + 1]
    won, lost = list[float](), list[float]()
    for moment in range(POINTS + 1 if whole else 0):
        sides: tuple[list[float], list[float]] = [], []
        for course in whole:
            for seat, total in enumerate(course.totals[moment]):
                sides[seat not in course.winners].append(total)
        won.append(sum(sides[0]) / max(1, len(sides[0])))
        lost.append(sum(sides[1]) / max(1, len(sides[1])))
    return [moment / POINTS for moment in range(len(won))], won, lost
