"""One self-contained HTML page about a simulation: plots drawn here, no script, nothing loaded from elsewhere.

messages: lab-*
"""

from __future__ import annotations

import base64
import html
import io
import typing
from collections import Counter
from collections.abc import Sequence
from typing import Any

import matplotlib as mpl

mpl.use("Agg")
from matplotlib.figure import Figure

import stolik
from stolik.lab.arena import Standing, standings
from stolik.lab.journal import Journal, Rows
from stolik.lab.statistics import Share, seat_values, traits, wins_by, wins_by_seat, wins_by_take
from stolik.text import Words

INK, PAPER, LAMP, LINE = "#241B12", "#FAF5EB", "#8F5200", "#D3C5AE"
STYLE = f"""
body {{ font: 16px/1.45 system-ui, sans-serif; color: {INK}; background: {PAPER}; margin: 2rem auto; max-width: 62rem;
  padding: 0 1rem }}
h1, h2 {{ font-weight: 600; line-height: 1.15 }} h2 {{ margin-top: 2.2rem }}
img {{ max-width: 100%; height: auto }} table {{ border-collapse: collapse; font-variant-numeric: tabular-nums }}
td, th {{ padding: .25rem .8rem; border-bottom: 1px solid {LINE}; text-align: right }}
td:first-child, th:first-child {{ text-align: left }}
"""

KINDS = {"leader": "card", "lore": "card"}
"""Traits whose values are named as things of another kind."""


def thing(words: Words, game: str, kind: str, value: str) -> str:
    """A thing's name in the reader's language."""
    return words.ref(game, f"{KINDS.get(kind, kind)}:{value}")


class Report:
    """Collects sections; each has a title, a plot or a table."""

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.words = Words(language)
        self.parts: list[str] = []

    def name(self, kind: str, value: str) -> str:
        return thing(self.words, self.game, kind, value)

    def section(self, title: str, *bodies: str) -> None:
        self.parts.append(f"<h2>{html.escape(title)}</h2>\n" + "\n".join(bodies))

    def page(self, title: str) -> str:
        head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
        body = "\n".join(self.parts)
        return (
            f'<!doctype html><html lang="{self.words.language}"><head>{head}<title>{html.escape(title)}</title></head>'
            f"<body><h1>{html.escape(title)}</h1>\n{body}</body></html>\n"
        )


def table(head: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    def line(tag: str, cells: Sequence[Any]) -> str:
        return "<tr>" + "".join(f"<{tag}>{html.escape(str(c))}</{tag}>" for c in cells) + "</tr>"

    return "<table>" + line("th", head) + "".join(line("td", r) for r in rows) + "</table>"


def percent(x: float) -> str:
    return f"{100 * x:.1f} %"


def interval(s: Share | Standing) -> str:
    return f"{percent(s.low)} – {percent(s.high)}"


def share_table(words: Words, shares: Sequence[Share]) -> str:
    head = [words.text(f"lab-{c}") for c in ("group", "seats", "win-rate", "interval")]
    return table(head, [[s.group, s.seats, percent(s.rate), interval(s)] for s in shares])


def picture(figure: Figure, alt: str) -> str:
    out = io.BytesIO()
    with mpl.rc_context({"svg.fonttype": "none"}):  # text stays text: a tenth of the size, and it can be searched
        figure.savefig(out, format="svg", facecolor=PAPER, bbox_inches="tight", metadata={"Date": None})
    data = base64.b64encode(out.getvalue()).decode()
    return f'<img alt="{html.escape(alt)}" src="data:image/svg+xml;base64,{data}">'


def share_plot(shares: Sequence[Share], fair: float, alt: str) -> str:
    """Win rates with their intervals; the dashed line is the fair share."""
    figure = Figure(figsize=(8, 0.6 + 0.32 * len(shares)))
    axes = figure.subplots()
    places = range(len(shares))
    rates = [s.rate for s in shares]
    errors = [[s.rate - s.low for s in shares], [s.high - s.rate for s in shares]]
    axes.errorbar(rates, places, xerr=errors, fmt="o", color=LAMP, ecolor=INK, elinewidth=1, capsize=2)
    axes.axvline(fair, color=INK, linestyle="--", linewidth=1)
    axes.set_yticks(places, [s.group for s in shares])
    axes.set_ylim(len(shares) - 0.5, -0.5)
    axes.set_xlim(0, max(0.05, *(s.high for s in shares)) * 1.05)
    axes.xaxis.set_major_formatter(lambda x, _: f"{100 * x:.0f} %")
    return picture(figure, alt)


def histogram(counts: Counter[float], alt: str) -> str:
    figure = Figure(figsize=(8, 2.6))
    axes = figure.subplots()
    axes.hist(list(counts), bins=min(40, max(5, len(counts))), weights=list(counts.values()), color=LAMP)
    return picture(figure, alt)


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


def report(journal: Journal, language: str = "en") -> str:
    """The page as text."""
    rows = rows_of(journal)
    page = Report(journal.job.game, language)
    words = page.words
    page.parts.append(f"<p>{html.escape(how_played(journal))}</p>")
    _summary(page, rows)
    by_seat = wins_by_seat(rows)
    games = by_seat[0].seats
    fair_share = games / sum(share.seats for share in by_seat)
    title = words.text("lab-by-seat")
    page.section(title, share_plot(by_seat, fair_share, title), share_table(words, by_seat))
    for trait in traits(rows):
        _shares(page, words.text(f"lab-by-{trait}"), trait, wins_by(rows, trait), fair_share)
    for column in [c for c in next(iter(rows)) if c.startswith("table_")]:
        _table_trait(page, rows, column)
    _distributions(page, rows)
    for event, shares in wins_by_take(rows, journal.takes()).items():
        kind = take_field(journal.job.game, event)
        _shares(page, words.text(f"lab-taken-{event}"), kind, shares, fair_share)
    return page.page(words.text("lab-title", {"game": words.line(journal.job.game, "title"), "games": games}))


def take_field(game: str, event: str) -> str:
    """The kind of thing that events of this tag take."""
    kinds = typing.get_args(stolik.load(game).Event)
    return next((k.takes for k in kinds if k.__struct_config__.tag == event), event)


def _shares(page: Report, title: str, kind: str, shares: Sequence[Share], fair: float) -> None:
    named = [Share(page.name(kind, s.group), s.seats, s.wins, s.rate, s.low, s.high) for s in shares]
    named.sort(key=lambda s: -s.rate)
    page.section(title, share_plot(named, fair, title), share_table(page.words, named))


def _summary(page: Report, rows: Rows) -> None:
    words = page.words
    head = [words.text(f"lab-{c}") for c in ("bot", "seats", "win-rate", "interval", "rating")]
    lines = [
        [s.bot, s.games, percent(s.win_rate), interval(s), f"{s.rating:.1f} ± {s.doubt:.1f}"] for s in standings(rows)
    ]
    page.section(words.text("lab-bots"), table(head, lines))


def _table_trait(page: Report, rows: Rows, column: str) -> None:
    """How often each set-up occurred, and how long its games were."""
    kind = column.removeprefix("table_")
    games, decisions = Counter[str](), Counter[str]()
    for row in rows:
        games[str(row[column])] += 1
        decisions[str(row[column])] += row["decisions"]
    head = [page.words.text(f"lab-{c}") for c in ("group", "games", "decisions")]
    lines = [[page.name(kind, g), games[g], round(decisions[g] / games[g])] for g in sorted(games)]
    page.section(page.words.text(f"lab-by-{kind}"), table(head, lines))


def _distributions(page: Report, rows: Rows) -> None:
    words = page.words
    scores = Counter(float(value) for value, _, _ in seat_values(rows, "score"))
    title = words.text("lab-scores")
    page.section(title, histogram(scores, title))
    title = words.text("lab-length")
    page.section(title, histogram(Counter(float(row["decisions"]) for row in rows), title))
