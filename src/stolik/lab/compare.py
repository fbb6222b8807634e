"""Two simulations of one game side by side: with and without an option, before and after a change of a card.

messages: lab-*
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

import msgspec

from stolik.lab.journal import Journal, Rows
from stolik.lab.report import percent, rows_of, take_field, thing
from stolik.lab.statistics import Share, seat_values, traits, wins_by, wins_by_seat, wins_by_take
from stolik.text import Words


class Contrast(msgspec.Struct, frozen=True):
    """A figure in both simulations, and the 95 % interval of its difference."""

    group: str
    first: float
    second: float
    low: float
    high: float
    is_share: bool

    def is_clear(self) -> bool:
        """Whether the interval leaves out that nothing has changed."""
        return self.low > 0 or self.high < 0

    def cells(self) -> list[str]:
        figures = self.first, self.second, self.second - self.first
        return [self.group, *map(self._said, figures), f"{self._said(self.low)} … {self._said(self.high)}"]

    def _said(self, figure: float) -> str:
        return (percent(figure) if self.is_share else f"{figure:.1f}").replace("-", "−")


def of_shares(group: str, first: Share, second: Share) -> Contrast:
    """Newcombe's interval: the Wilson intervals of both shares, put together."""
    change = second.rate - first.rate
    low = change - math.hypot(second.rate - second.low, first.high - first.rate)
    high = change + math.hypot(second.high - second.rate, first.rate - first.low)
    return Contrast(group, first.rate, second.rate, low, high, is_share=True)


def of_means(group: str, first: Iterable[float], second: Iterable[float]) -> Contrast:
    """The normal interval of the difference of two means; with a single game nothing is certain."""
    one, two = moments(first), moments(second)
    change = two.mean - one.mean
    if min(one.count, two.count) < 2:
        return Contrast(group, one.mean, two.mean, -math.inf, math.inf, is_share=False)
    half = 1.96 * math.sqrt(one.variance / one.count + two.variance / two.count)
    return Contrast(group, one.mean, two.mean, change - half, change + half, is_share=False)


class Moments(msgspec.Struct, frozen=True):
    count: int
    mean: float
    variance: float


def moments(values: Iterable[float]) -> Moments:
    """Mean and sample variance in one go (Welford), without keeping the values."""
    count, mean, squares = 0, 0.0, 0.0
    for value in values:
        count += 1
        change = value - mean
        mean += change / count
        squares += change * (value - mean)
    return Moments(count, mean, squares / (count - 1) if count > 1 else 0.0)


def contrasts(first: Journal, second: Journal, words: Words) -> Iterator[tuple[str, list[Contrast]]]:
    """Titles and lines: scores and lengths, wins by seat, by trait and by thing taken, where both have the group."""
    if first.job.game != second.job.game:
        raise ValueError(f"other: {second.folder} holds games of {second.job.game}, not of {first.job.game}")
    yield words.line(first.job.game, "title"), means(rows_of(first), rows_of(second), words)
    known = shares(second, words)
    for title, groups in shares(first, words).items():
        both = [group for group in groups if group in known.get(title, {})]
        if both:
            yield title, [of_shares(group, groups[group], known[title][group]) for group in both]


def means(first: Rows, second: Rows, words: Words) -> list[Contrast]:
    scores = [(float(score) for score, _, _ in seat_values(rows, "score")) for rows in (first, second)]
    lengths = [(float(row["decisions"]) for row in rows) for rows in (first, second)]
    return [of_means(words.text("lab-mean-score"), *scores), of_means(words.text("lab-length"), *lengths)]


def shares(journal: Journal, words: Words) -> dict[str, dict[str, Share]]:
    """Title -> group -> how often it won, in the reader's language."""
    rows, game = rows_of(journal), journal.job.game

    def named(kind: str, found: list[Share]) -> dict[str, Share]:
        return {thing(words, game, kind, share.group): share for share in found}

    by_seat = {words.text("lab-by-seat"): {share.group: share for share in wins_by_seat(rows)}}
    by_trait = {words.text(f"lab-by-{trait}"): named(trait, wins_by(rows, trait)) for trait in traits(rows)}
    taken = wins_by_take(rows, journal.takes())
    by_take = {words.text(f"lab-taken-{event}"): named(take_field(game, event), taken[event]) for event in taken}
    return by_seat | by_trait | by_take
