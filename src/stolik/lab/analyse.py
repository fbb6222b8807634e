"""Win chance and expected score after every move of a recorded game, and where it turned."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec

import stolik
from stolik.bots import knowledge
from stolik.bots.search import play_out
from stolik.kernel.chance import Chance, chance_of
from stolik.kernel.engine import options
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


class Swing(msgspec.Struct, frozen=True):
    """A move after which somebody's chance to win changed much."""

    ply: int
    seat: int
    change: float


class Analysis(msgspec.Struct, frozen=True):
    game: str
    moments: list[Moment]
    swings: list[Swing]


def analyse(record: Record, playouts: int = 8, every: int = 1, depth: int = 10_000) -> Analysis:
    """Judge the position after every `every`-th action by playouts of the bots' instinct."""
    game = stolik.load(record.game)
    rng = chance_of("analyse")
    moments = [
        moment(game, match, rng, playouts, depth)
        for match, _ in walk(game, record)
        if len(match.actions) % every == 0 or len(match.actions) == len(record.actions)
    ]
    return Analysis(record.game, moments, swings(moments))


def moment(game: stolik.Game, match: stolik.Match, rng: Chance, playouts: int, depth: int) -> Moment:
    know = knowledge(game)
    seats = match.state.seats
    win, score = [0.0] * seats, [0.0] * seats
    for _ in range(playouts):
        world = game.redeal(match.state, None, rng)
        play_out(know, world, options(world), rng, depth)
        outcome = game.outcome(world)
        for seat, chance in enumerate(know.chances(world)):
            win[seat] += chance / playouts
            score[seat] += outcome.scores[seat].total / playouts
    last = match.actions[-1] if match.actions else None
    return Moment(
        len(match.actions), last.seat if last else None, msgspec.to_builtins(last) if last else None,
        [round(x, 4) for x in win], [round(x, 2) for x in score],
    )  # fmt: skip


def swings(moments: list[Moment], most: int = 5) -> list[Swing]:
    """The largest changes of anybody's chance to win, largest first."""
    found = []
    for before, after in pairwise(moments):
        seat, change = max(
            enumerate(a - b for a, b in zip(after.win, before.win, strict=True)), key=lambda x: abs(x[1])
        )
        found.append(Swing(after.ply, seat, round(change, 4)))
    return sorted(found, key=lambda s: -abs(s.change))[:most]


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
