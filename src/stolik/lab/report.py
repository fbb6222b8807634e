"""One self-contained HTML page about a simulation.

messages: lab-*
"""

from __future__ import annotations

import base64
import typing
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, compress
from operator import itemgetter

import msgspec

import stolik
from stolik.lab.arena import standings
from stolik.lab.components import components
from stolik.lab.deal_links import SITE, deal
from stolik.lab.journal import Journal, Rows
from stolik.lab.report_page import (
    Markup,
    Page,
    change,
    curves,
    histogram,
    interval,
    link,
    percent,
    points,
    sentence,
    share_plot,
    table,
)
from stolik.lab.score_curves import ScoreCurve, mean_curves, score_curves
from stolik.lab.statistics import (
    PAIR,
    Pair,
    Share,
    chance_of_share,
    margins,
    seat_values,
    share,
    sources,
    stand_out,
    traits,
    wins_by,
    wins_by_neighbour,
    wins_by_pair,
    wins_by_seat,
    wins_by_take,
)

PAIRS = 12
"""How many pairs are shown, those that surprise most."""
SEEN = 5
"""Seats that must have had a pair: of fewer nothing can be said."""
QUARTERS = (0.25, 0.5, 0.75)
"""Parts of a game at which it is asked whether the leader went on to win."""
STAR = "★"


def rows_of(journal: Journal) -> Rows:
    """The facts of all finished games; there must be one."""
    rows = journal.rows()
    if next(iter(rows), None) is None:
        raise ValueError(f"folder: {journal.folder} holds no finished game yet")
    return rows


def how_played(journal: Journal) -> str:
    """The version of the rules and what was typed, so that the games can be repeated."""
    options = (f"--option {name}={str(value).lower()}" for name, value in journal.job.options.items())
    bots = f"--bots {','.join(journal.job.bots)}"
    return " ".join([f"{journal.rules()}:", bots, *options, f"--seed {journal.job.seed}"])


def report(journal: Journal, language: str = "en", site: str = SITE) -> str:
    """The page as text."""
    return Report(journal, language, site).written()


def take_field(game: str, event: str) -> str:
    """The kind of thing that events of this tag take."""
    kinds = typing.get_args(stolik.load(game).Event)
    return next((k.takes for k in kinds if k.__struct_config__.tag == event), event)


class Report(Page):
    """The sections about one simulation."""

    def __init__(self, journal: Journal, language: str, site: str) -> None:
        super().__init__(journal.job.game, language)
        self.journal = journal
        self.rows = rows_of(journal)
        self.site = site
        by_seat = wins_by_seat(self.rows)
        self.games = by_seat[0].seats
        self.seats = sum(share.seats for share in by_seat)
        self.fair = self.games / self.seats
        self.by_seat = by_seat
        self.findings: list[tuple[float, list[object]]] = []
        """What is marked anywhere on the page: how likely it is by chance, and its row at the top."""

    def told(self, id: str, **values: str | int) -> str:
        return self.words.text(f"lab-{id}", values)

    def written(self) -> str:
        self.parts.append(sentence(how_played(self.journal)))
        self.parts.append(sentence(self.told("how-to-read", star=STAR)))
        top = len(self.parts)
        self.bots()
        self.shares(self.told("by-seat"), None, self.by_seat)
        known = components(self.journal.job)
        found = traits(self.rows)
        for trait in found:
            shares = wins_by(self.rows, trait)
            self.shares(self.told(f"by-{trait}"), trait, shares, known.get(trait, []))
        self.pairs(found)
        for column in [c for c in next(iter(self.rows)) if c.startswith("table_")]:
            self.set_up(column)
        self.points()
        self.course()
        for event, shares in wins_by_take(self.rows, self.journal.takes()).items():
            self.takes(event, shares, known.get(event, []))
        self.parts[top:top] = [self.contents(), self.summary()]
        return self.whole(
            self.words.text("lab-title", {"game": self.words.line(self.game, "title"), "games": self.games})
        )

    def summary(self) -> str:
        """All marked rows, the surest first."""
        if not self.findings:
            return sentence(self.told("nothing-stands-out"))
        head = [self.told(c) for c in ("group", "seats", "win-rate", "interval", "beside", "section")]
        rows = [row for _, row in sorted(self.findings, key=itemgetter(0))]
        return sentence(self.told("stands-out")) + table(head, rows)

    def note(self, title: str, name: str, s: Share, expected: float) -> None:
        """This row is marked: it belongs to the top of the page too."""
        figures = [s.seats, percent(s.rate), interval(s), percent(expected)]
        self.findings.append((chance_of_share(s, expected), [name, *figures, link(self.next_section(), title)]))

    # --- who won ---

    def bots(self) -> None:
        head = [self.told(c) for c in ("bot", "seats", "win-rate", "interval", "rating")]
        lines = [
            [s.bot, s.games, percent(s.win_rate), interval(s), f"{s.rating:.1f} ± {s.doubt:.1f}"]
            for s in standings(self.rows)
        ]
        self.section(self.told("bots"), table(head, lines))

    def shares(self, title: str, kind: str | None, shares: Sequence[Share], known: Sequence[str] = ()) -> None:
        """Groups that each seat belongs to from the beginning: without influence each would win its fair share."""
        named = self.named(kind, shares)
        self.section(
            title,
            sentence(self.told("line-fair", share=percent(self.fair))),
            share_plot(named, self.fair, title, self.told("win-rate")),
            self.share_table(title, named, self.fair),
            *self.unused(kind, shares, known),
        )

    def takes(self, event: str, shares: Sequence[Share], known: Sequence[str]) -> None:
        """Who takes more wins more: things are compared with what else was taken, not with a fair share."""
        kind, title = take_field(self.game, event), self.told(f"taken-{event}")
        usual = sum(s.wins for s in shares) / sum(s.seats for s in shares)
        named = self.named(kind, shares)
        self.section(
            title,
            sentence(self.told("line-taken", share=percent(usual), fair=percent(self.fair))),
            share_plot(named, usual, title, self.told("win-rate")),
            self.share_table(title, named, usual),
            *self.unused(kind, shares, known),
        )

    def named(self, kind: str | None, shares: Sequence[Share]) -> list[Share]:
        """In the reader's language, the best first; seats stay in their order."""
        if kind is None:
            return list(shares)
        named = [msgspec.structs.replace(s, group=self.name(kind, s.group)) for s in shares]
        return sorted(named, key=lambda s: -s.rate)

    def share_table(self, title: str, shares: Sequence[Share], expected: float) -> str:
        head = [self.told(c) for c in ("group", "seats", "pick-rate", "win-rate", "interval")]
        marks = stand_out([chance_of_share(s, expected) for s in shares])
        for s in compress(shares, marks):
            self.note(title, s.group, s, expected)
        lines = [
            [
                s.group,
                s.seats,
                percent(s.seats / self.seats),
                percent(s.rate),
                interval(s),
                STAR * is_marked,
                self.to(s),
            ]
            for s, is_marked in zip(shares, marks, strict=True)
        ]
        return table([*head, "", self.told("deal")], lines)

    def to(self, s: Share) -> Markup:
        """A game of this group, to be played in the browser."""
        return link(deal(self.journal.job, s.game, s.seat, self.site), str(s.game))

    def unused(self, kind: str | None, shares: Sequence[Share], known: Sequence[str]) -> list[str]:
        never = [thing for thing in known if thing not in {s.group for s in shares}]
        if kind is None or not never:
            return []
        things = ", ".join(self.name(kind, thing) for thing in never)
        return [sentence(self.told("unused", count=len(never), all=len(known), things=things))]

    # --- pairs ---

    def pairs(self, found: Sequence[str]) -> None:
        for one, other in combinations(found, 2):
            title = self.told("pairs-of", one=self.told(f"trait-{one}"), other=self.told(f"trait-{other}"))
            self.pair_table(title, one, other, wins_by_pair(self.rows, one, other))
        for trait in found[:1]:
            title = self.told("pairs-of", one=self.told(f"trait-{trait}"), other=self.told("neighbour"))
            self.pair_table(title, trait, trait, wins_by_neighbour(self.rows, trait))

    def pair_table(self, title: str, one: str, other: str, found: Sequence[Pair]) -> None:
        pairs = [p for p in found if p.share.seats >= SEEN]
        if not pairs:
            return
        chances = [chance_of_share(p.share, p.expected) for p in pairs]
        marks = stand_out(chances)
        order = sorted(range(len(pairs)), key=lambda i: chances[i])[:PAIRS]
        head = [self.told(c) for c in ("group", "seats", "win-rate", "interval", "expected")]
        lines = []
        for i in order:
            s, (first, second) = pairs[i].share, pairs[i].share.group.split(PAIR)
            names = f"{self.name(one, first)}{PAIR}{self.name(other, second)}"
            figures = [s.seats, percent(s.rate), interval(s), percent(pairs[i].expected)]
            lines.append([names, *figures, STAR * marks[i], self.to(s)])
            if marks[i]:
                self.note(title, names, s, pairs[i].expected)
        said = sentence(self.told("pairs", shown=len(order), all=len(pairs), least=SEEN))
        self.section(title, said, table([*head, "", self.told("deal")], lines))

    def set_up(self, column: str) -> None:
        """How often each set-up occurred, and how long its games were."""
        kind = column.removeprefix("table_")
        games, decisions = Counter[str](), Counter[str]()
        for row in self.rows:
            games[str(row[column])] += 1
            decisions[str(row[column])] += row["decisions"]
        head = [self.told(c) for c in ("group", "games", "decisions")]
        lines = [[self.name(kind, g), games[g], round(decisions[g] / games[g])] for g in sorted(games)]
        self.section(self.told(f"by-{kind}"), table(head, lines))

    # --- points, and the course of games ---

    def points(self) -> None:
        scores = Counter(float(value) for value, _, _ in seat_values(self.rows, "score"))
        self.section(self.told("scores"), self.spread(scores, "scores", "seats"))
        head = [self.told(c) for c in ("source", "everybody", "winners", "others", "difference")]
        lines = [
            [
                self.words.text(f"{self.game}-part-{s.part}"),
                *map(points, (s.every, s.winners, s.others)),
                change(s.winners - s.others),
            ]
            for s in sorted(sources(self.rows), key=lambda s: s.others - s.winners)
        ]
        self.section(self.told("sources"), table(head, lines))
        leads = Counter(margins(self.rows))
        mean = sum(lead * games for lead, games in leads.items()) / self.games
        told = self.told("margin-text", mean=f"{mean:.1f}", equal=percent(leads[0.0] / self.games))
        self.section(self.told("margins"), sentence(told), self.spread(leads, "margins", "games"))
        lengths = Counter(float(row["decisions"]) for row in self.rows)
        self.section(self.told("length"), self.spread(lengths, "length", "games"))

    def spread(self, counts: Counter[float], what: str, of: str) -> str:
        return histogram(counts, self.told(what), self.told(what), self.told(of))

    def course(self) -> None:
        found = score_curves(self.journal)
        times, won, lost = mean_curves(found)
        if not times:
            self.section(self.told("course"), sentence(self.told("no-course")))
            return
        title = self.told("course")
        lines = {self.told("winners"): won, self.told("others"): lost}
        drawn = curves(times, lines, title, self.told("part"), self.told("mean-score"))
        self.section(title, sentence(self.told("course-text", games=len(found))), drawn)
        self.decisive(found)

    def decisive(self, found: Sequence[ScoreCurve]) -> None:
        """When it was decided, and the games in which it was so last."""
        head = [self.told(c) for c in ("part", "games", "leader-won", "interval")]
        lines = []
        for part in QUARTERS:
            led = [won for course in found if (won := course.leader_won(part)) is not None]
            if led:
                s = share("", sum(led), len(led))
                lines.append([f"{100 * part:.0f} %", s.seats, percent(s.rate), interval(s)])
        changes = sum(course.lead_changes() for course in found) / len(found)
        late = sorted(found, key=lambda course: -course.decided())[:5]
        shown = [[link(self.record(c.number), str(c.number), f"{self.game}-{c.number}.json"),
                  f"{100 * c.decided():.0f} %", c.lead_changes()] for c in late]  # fmt: skip
        self.section(
            self.told("decisive"),
            sentence(self.told("decisive-text", changes=f"{changes:.1f}")),
            table(head, lines),
            sentence(self.told("late-text")),
            table([self.told("game"), self.told("decided"), self.told("lead-changes")], shown),
        )

    def record(self, number: int) -> str:
        """The record of a game as an address that holds it, to be saved and opened on the first page of a service."""
        data = base64.b64encode(stolik.encode(self.journal.record(number))).decode()
        return f"data:application/json;base64,{data}"
