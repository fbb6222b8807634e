"""The pages of reports: plots drawn here, tables, links; one file, no script, nothing loaded from elsewhere."""

from __future__ import annotations

import base64
import html
import io
import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import matplotlib as mpl

mpl.use("Agg")
from matplotlib.figure import Figure

from stolik.lab.arena import Standing
from stolik.lab.statistics import Share
from stolik.text import Words

INK, PAPER, LAMP, LINE = "#241B12", "#FAF5EB", "#8F5200", "#D3C5AE"
STYLE = f"""
body {{ font: 16px/1.45 system-ui, sans-serif; color: {INK}; background: {PAPER}; margin: 2rem auto; max-width: 62rem;
  padding: 0 1rem }}
h1, h2 {{ font-weight: 600; line-height: 1.15 }} h2 {{ margin-top: 2.2rem }} a {{ color: {LAMP} }}
img {{ max-width: 100%; height: auto }} table {{ border-collapse: collapse; font-variant-numeric: tabular-nums }}
td, th {{ padding: .25rem .8rem; border-bottom: 1px solid {LINE}; text-align: right; white-space: nowrap }}
td:first-child, th:first-child {{ text-align: left }} .wide {{ overflow-x: auto }}
nav a {{ display: inline-block; margin-right: 1.2rem }}
"""

KINDS = {"leader": "card", "lore": "card"}
"""Traits whose values are named as things of another kind."""
BARS = 40
"""The most that a histogram has."""


def thing(words: Words, game: str, kind: str, value: str) -> str:
    """A thing's name in the reader's language."""
    return words.ref(game, f"{KINDS.get(kind, kind)}:{value}")


class Markup(str):
    """Text of a page that is HTML already."""

    __slots__ = ()


class Page:
    """Collects sections; each has a title, and plots, tables or sentences."""

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.words = Words(language)
        self.parts: list[str] = []
        self.titles: list[str] = []

    def name(self, kind: str, value: str) -> str:
        return thing(self.words, self.game, kind, value)

    def section(self, title: str, *bodies: str) -> None:
        self.parts.append(f'<h2 id="{self.next_section()[1:]}">{html.escape(title)}</h2>\n' + "\n".join(bodies))
        self.titles.append(title)

    def next_section(self) -> str:
        """The address of the section that comes next, within the page."""
        return f"#section-{len(self.titles) + 1}"

    def contents(self) -> str:
        """A link to each section."""
        links = (link(f"#section-{number}", title) for number, title in enumerate(self.titles, 1))
        return f"<nav>{' '.join(links)}</nav>"

    def whole(self, title: str) -> str:
        head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
        body = "\n".join(self.parts)
        return (
            f'<!doctype html><html lang="{self.words.language}"><head>{head}<title>{html.escape(title)}</title></head>'
            f"<body><h1>{html.escape(title)}</h1>\n{body}</body></html>\n"
        )


def sentence(text: str) -> str:
    return f"<p>{html.escape(text)}</p>"


def link(address: str, text: str, download: str = "") -> Markup:
    kept = f' download="{html.escape(download)}"' if download else ""
    return Markup(f'<a href="{html.escape(address)}"{kept}>{html.escape(text)}</a>')


def table(head: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    def cell(content: Any) -> str:
        return content if isinstance(content, Markup) else html.escape(str(content))

    def line(tag: str, cells: Sequence[Any]) -> str:
        return "<tr>" + "".join(f"<{tag}>{cell(c)}</{tag}>" for c in cells) + "</tr>"

    return '<div class="wide"><table>' + line("th", head) + "".join(line("td", r) for r in rows) + "</table></div>"


def percent(x: float) -> str:
    return f"{100 * x:.1f} %"


def points(mean: float) -> str:
    return f"{mean:.1f}"


def change(by: float) -> str:
    """With its sign; nothing has none."""
    rounded = round(by, 1)
    return f"{rounded:+.1f}".replace("-", "\N{MINUS SIGN}") if rounded else points(0)


def interval(s: Share | Standing) -> str:
    return f"{percent(s.low)} – {percent(s.high)}"


def picture(figure: Figure, alt: str) -> str:
    out = io.BytesIO()
    with mpl.rc_context({"svg.fonttype": "none"}):  # text stays text: a tenth of the size, and it can be searched
        figure.savefig(out, format="svg", facecolor=PAPER, bbox_inches="tight", metadata={"Date": None})
    data = base64.b64encode(out.getvalue()).decode()
    return f'<img alt="{html.escape(alt)}" src="data:image/svg+xml;base64,{data}">'


def share_plot(shares: Sequence[Share], expected: float, alt: str, across: str) -> str:
    """Win rates with their intervals; the dashed line is what they are compared with."""
    figure = Figure(figsize=(8, 0.6 + 0.32 * len(shares)))
    axes = figure.subplots()
    places = range(len(shares))
    rates = [s.rate for s in shares]
    errors = [[s.rate - s.low for s in shares], [s.high - s.rate for s in shares]]
    axes.errorbar(rates, places, xerr=errors, fmt="o", color=LAMP, ecolor=INK, elinewidth=1, capsize=2)
    axes.axvline(expected, color=INK, linestyle="--", linewidth=1)
    axes.set_yticks(places, [s.group for s in shares])
    axes.set_ylim(len(shares) - 0.5, -0.5)
    axes.set_xlim(0, min(1.02, max(0.05, *(s.high for s in shares)) * 1.05))
    axes.set_xlabel(across)
    axes.xaxis.set_major_formatter(lambda x, _: f"{100 * x:.0f} %")
    return picture(figure, alt)


def histogram(counts: Counter[float], alt: str, across: str, up: str) -> str:
    figure = Figure(figsize=(8, 2.6))
    axes = figure.subplots()
    axes.hist(list(counts), bins=edges(counts), weights=list(counts.values()), color=LAMP)
    axes.set(xlabel=across, ylabel=up)
    return picture(figure, alt)


def edges(counts: Counter[float]) -> list[float]:
    """Between the bars: each holds equally many whole numbers, or some would be higher for that alone."""
    least, most = math.floor(min(counts)), math.ceil(max(counts))
    width = -(-(most - least + 1) // BARS)
    bars = -(-(most - least + 1) // width)
    return [least - 0.5 + width * bar for bar in range(bars + 1)]


def curves(times: Sequence[float], lines: Mapping[str, Sequence[float]], alt: str, across: str, up: str) -> str:
    """Lines over the course of a game; each has a pattern of its own, never colour alone."""
    figure = Figure(figsize=(8, 3))
    axes = figure.subplots()
    for (label, line), style, colour in zip(lines.items(), ("-", "--"), (LAMP, INK), strict=False):
        axes.plot(times, line, linestyle=style, color=colour, label=label)
    axes.xaxis.set_major_formatter(lambda x, _: f"{100 * x:.0f} %")
    axes.set(xlim=(0, 1), xlabel=across, ylabel=up)
    axes.legend(loc="upper left")
    return picture(figure, alt)
