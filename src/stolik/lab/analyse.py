"""Win chance and expected score after every move of a recorded game, and where it turned."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

import stolik
from stolik.bots.judging import TO_THE_END, judge, swings
from stolik.bots.messages import Swing
from stolik.kernel.messages import Record
from stolik.kernel.record import walk


class Moment(msgspec.Struct, frozen=True):
    """How things stood after a number of actions, judged by games played on from there."""

    ply: int
    seat: int | None
    """Who moved."""
    action: dict[str, Any] | None
    win: list[float]
    score: list[float]


class Analysis(msgspec.Struct, frozen=True):
    game: str
    moments: list[Moment]
    swings: list[Swing]


def analyse(record: Record, playouts: int = 8, every: int = 1, depth: int = TO_THE_END) -> Analysis:
    """Judge the position after every `every`-th action by playouts of the bots' urges."""
    return analysis(record.game, list(moments(record, playouts, every, depth)))


def moments(record: Record, playouts: int, every: int, depth: int = TO_THE_END) -> Iterator[Moment]:
    """One after another: each takes as long as its playouts."""
    game = stolik.load(record.game)
    for match, _ in walk(game, record):
        if len(match.actions) % every == 0 or len(match.actions) == len(record.actions):
            yield moment(game, match, playouts, depth)


def analysis(game: str, found: list[Moment]) -> Analysis:
    return Analysis(game, found, swings([m.ply for m in found], [m.win for m in found]))


def moment(game: stolik.Game, match: stolik.Match, playouts: int, depth: int) -> Moment:
    ply = len(match.actions)
    found = judge(game, match.state, f"analyse:{ply}", playouts, depth)
    last = match.actions[-1] if match.actions else None
    return Moment(
        ply, last.seat if last else None, msgspec.to_builtins(last) if last else None,
        [round(x, 4) for x in found.win], [round(x, 2) for x in found.score],
    )  # fmt: skip


def plot(analysis: Analysis, names: list[str]) -> bytes:
    """The chances over the game as an SVG picture; a dash pattern and a mark per seat, never colour alone."""
    import io

    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 3.6))
    axes = figure.subplots()
    plies = [m.ply for m in analysis.moments]
    for seat, name in enumerate(names):
        style, mark = ["-", "--", ":", "-.", (0, (5, 1)), (0, (1, 1))][seat], "os^D+*"[seat]
        wins = [m.win[seat] for m in analysis.moments]
        axes.plot(plies, wins, linestyle=style, label=name, marker=mark, markevery=max(1, len(plies) // 12))
    for swing in analysis.swings:
        axes.axvline(swing.ply, color="#8F5200", linewidth=0.8)
    axes.set_ylim(0, 1)
    axes.yaxis.set_major_formatter(lambda y, _: f"{100 * y:.0f} %")
    axes.legend(loc="upper left")
    out = io.BytesIO()
    figure.savefig(out, format="svg", bbox_inches="tight", metadata={"Date": None})
    return out.getvalue()
