"""Two simulations of one game side by side: with and without an option, before and after a change of a card.

Games of equal seeds are dealt alike. Where both simulations have them, scores, lengths and seats are compared deal by
deal, which leaves the luck of the deal out of the difference.

messages: lab-*
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from statistics import fmean

import msgspec

from stolik.lab.journal import Journal, Rows
from stolik.lab.report import rows_of, take_field
from stolik.lab.report_page import percent, thing
from stolik.lab.statistics import (
    Row,
    Share,
    chance_of_score,
    seat_values,
    stand_out,
    traits,
    wins_by,
    wins_by_seat,
    wins_by_take,
)
from stolik.text import Words

Figure = Callable[[Row], float]


class Contrast(msgspec.Struct, frozen=True):
    """A figure in both simulations, and the 95 % interval of its difference."""

    group: str
    first: float
    second: float
    low: float
    high: float
    is_share: bool
    chance: float = 1.0
    """How likely such a difference comes by chance."""
    stands_out: bool = False
    """Whether it is more than chance among all that is compared."""

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
    together = (first.wins + second.wins) / (first.seats + second.seats)
    error = math.sqrt(together * (1 - together) * (1 / first.seats + 1 / second.seats))
    return Contrast(group, first.rate, second.rate, low, high, is_share=True, chance=chance(change, error))


def of_means(group: str, first: Iterable[float], second: Iterable[float]) -> Contrast:
    """The normal interval of the difference of two means; with a single game nothing is certain."""
    one, two = moments(first), moments(second)
    if min(one.count, two.count) < 2:
        return Contrast(group, one.mean, two.mean, -math.inf, math.inf, is_share=False)
    error = math.sqrt(one.variance / one.count + two.variance / two.count)
    return contrast(group, one.mean, two.mean, error, is_share=False)


def of_pairs(group: str, pairs: Iterable[tuple[float, float]], is_share: bool) -> Contrast:
    """The same where games belong together: only how the difference spreads from deal to deal counts."""
    one, two, change = Moments(), Moments(), Moments()
    for before, after in pairs:
        one.add(before)
        two.add(after)
        change.add(after - before)
    if change.count < 2:
        return Contrast(group, one.mean, two.mean, -math.inf, math.inf, is_share)
    return contrast(group, one.mean, two.mean, math.sqrt(change.variance / change.count), is_share)


def contrast(group: str, first: float, second: float, error: float, is_share: bool) -> Contrast:
    change, half = second - first, 1.96 * error
    return Contrast(group, first, second, change - half, change + half, is_share, chance(change, error))


def chance(change: float, error: float) -> float:
    """How likely a difference is that large where there is none."""
    return chance_of_score(change / error) if error else float(change == 0)


class Moments:
    """Mean and sample variance of values that come one by one (Welford)."""

    def __init__(self) -> None:
        self.count, self.mean, self.squares = 0, 0.0, 0.0

    def add(self, value: float) -> None:
        self.count += 1
        change = value - self.mean
        self.mean += change / self.count
        self.squares += change * (value - self.mean)

    @property
    def variance(self) -> float:
        return self.squares / (self.count - 1) if self.count > 1 else 0.0


def moments(values: Iterable[float]) -> Moments:
    found = Moments()
    for value in values:
        found.add(value)
    return found


def contrasts(first: Journal, second: Journal, words: Words) -> list[tuple[str, list[Contrast]]]:
    """Titles and lines: scores and lengths, wins by seat, by trait and by thing taken, where both have the group."""
    if first.job.game != second.job.game:
        raise ValueError(f"other: {second.folder} holds games of {second.job.game}, not of {first.job.game}")
    compare = paired if are_alike(first, second) else apart
    found = list(compare(rows_of(first), rows_of(second), words, words.line(first.job.game, "title")))
    known = shares(second, words)
    for title, groups in shares(first, words).items():
        both = [group for group in groups if group in known.get(title, {})]
        if both:
            found.append((title, [of_shares(group, groups[group], known[title][group]) for group in both]))
    return marked(found)


def marked(tables: list[tuple[str, list[Contrast]]]) -> list[tuple[str, list[Contrast]]]:
    """Lines that stand out among all of them."""
    stars = iter(stand_out([line.chance for _, lines in tables for line in lines]))
    return [
        (title, [msgspec.structs.replace(line, stands_out=next(stars)) for line in lines]) for title, lines in tables
    ]


def are_alike(first: Journal, second: Journal) -> bool:
    """Whether game n of both is dealt alike."""
    return first.job.seed == second.job.seed and len(first.job.bots) == len(second.job.bots)


def same_deals(first: Rows, second: Rows) -> Iterator[tuple[Row, Row]]:
    """The games that both have."""
    others = iter(second)
    other: Row | None = next(others, None)
    for row in first:
        while other is not None and other["number"] < row["number"]:
            other = next(others, None)
        if other is not None and other["number"] == row["number"]:
            yield row, other


def mean_score(row: Row) -> float:
    return fmean(float(row[f"seat{s}_score"]) for s in range(row["seats"]))


def length(row: Row) -> float:
    return float(row["decisions"])


def paired(first: Rows, second: Rows, words: Words, title: str) -> Iterator[tuple[str, list[Contrast]]]:
    def line(group: str, figure: Figure, is_share: bool) -> Contrast:
        return of_pairs(group, ((figure(a), figure(b)) for a, b in same_deals(first, second)), is_share)

    def win_of(seat: int) -> Figure:
        return lambda row: float(row[f"seat{seat}_win"])

    figures = (("lab-mean-score", mean_score), ("lab-length", length))
    yield title, [line(words.text(id), figure, is_share=False) for id, figure in figures]
    seats = next(iter(first))["seats"]
    yield words.text("lab-by-seat"), [line(str(seat + 1), win_of(seat), is_share=True) for seat in range(seats)]


def apart(first: Rows, second: Rows, words: Words, title: str) -> Iterator[tuple[str, list[Contrast]]]:
    scores = [(float(score) for score, _, _ in seat_values(rows, "score")) for rows in (first, second)]
    lengths = [map(length, rows) for rows in (first, second)]
    yield title, [of_means(words.text("lab-mean-score"), *scores), of_means(words.text("lab-length"), *lengths)]
    one, two = wins_by_seat(first), wins_by_seat(second)
    seats = [of_shares(a.group, a, b) for a, b in zip(one, two, strict=False)]
    yield words.text("lab-by-seat"), seats


def shares(journal: Journal, words: Words) -> dict[str, dict[str, Share]]:
    """Title -> group -> how often it won, in the reader's language."""
    rows, game = rows_of(journal), journal.job.game

    def named(kind: str, found: list[Share]) -> dict[str, Share]:
        return {thing(words, game, kind, share.group): share for share in found}

    by_trait = {words.text(f"lab-by-{trait}"): named(trait, wins_by(rows, trait)) for trait in traits(rows)}
    taken = wins_by_take(rows, journal.takes())
    by_take = {words.text(f"lab-taken-{event}"): named(take_field(game, event), taken[event]) for event in taken}
    return by_trait | by_take
