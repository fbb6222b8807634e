"""Win chance and expected score after every move of a recorded game, and where it turned."""

from __future__ import annotations

from collections.abc import Iterator

import stolik
from stolik.kernel.messages import Record
from stolik.kernel.record import replay
from stolik.table.analysis import Analysis, GameAnalysis, judge_positions
from stolik.table.replay import Replay


def analyse(record: Record, playouts: int = 8, every: int = 1) -> Analysis:
    """Judge the position after every `every`-th action by playing on from there."""
    analysis = begin(record, playouts, every)
    for _ in batches(analysis):
        pass
    return analysis.summary()


def begin(record: Record, playouts: int, every: int) -> GameAnalysis:
    """An analysis with nothing judged yet; DamagedRecord if the record does not replay."""
    game = stolik.load(record.game)
    replay(game, record)
    plies = len(record.actions)
    return GameAnalysis(Replay.of_record(game, record), sorted({*range(0, plies, every), plies}), playouts)


def batches(analysis: GameAnalysis) -> Iterator[int]:
    """Judge all positions, a few at a time; how many each time."""
    while positions := analysis.next_positions():
        analysis.add(positions, judge_positions(analysis.replay.game.name, positions, analysis.playouts))
        yield len(positions)


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
