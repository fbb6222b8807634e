"""`stolik simulate`, `arena`, `report`, `analyse`: the lab on the command line."""

from __future__ import annotations

import tempfile
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import stolik
from stolik.lab.arena import cross_table, standings
from stolik.lab.job import Job, Played, check
from stolik.lab.journal import Journal
from stolik.lab.simulate import simulate
from stolik.text import Words

console = Console()


def seated(game: str, bots: str, seats: int | None) -> list[str]:
    """The bots for every seat; fewer bots than seats repeat in turn."""
    named = [b.strip() for b in bots.split(",") if b.strip()]
    if not named:
        raise ValueError("bots: name at least one, such as normal,random")
    count = seats or max(len(named), min(stolik.load(game).seats))
    return [named[i % len(named)] for i in range(count)]


def run(job: Job, folder: Path, workers: int, ray: str | None) -> Journal:
    """Play a job with a progress bar; Ctrl-C keeps what is finished."""
    check(job)
    journal = Journal(folder, job)
    done = job.games - len(journal.missing())
    bar = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
                   TextColumn("{task.fields[rate]}"), TimeRemainingColumn(), console=console)  # fmt: skip
    with bar:
        task = bar.add_task(job.game, total=job.games, completed=done, rate="")

        def report(_: Played) -> None:
            speed = bar.tasks[0].speed
            bar.update(task, advance=1, rate=f"{speed:.1f}/s" if speed else "")

        try:
            simulate(journal, workers, ray, report)
        except KeyboardInterrupt:
            console.print(finished(journal))
        except OSError as error:
            where = "ray" if isinstance(error, ConnectionError) else "out"
            raise ValueError(f"{where}: {error.strerror or error}; kept: {finished(journal)}") from error
    return journal


def finished(journal: Journal) -> str:
    """How many games are on disk, and where."""
    return f"{journal.job.games - len(journal.missing())} / {journal.job.games} → {journal.folder}"


def show_arena(journal: Journal, words: Words) -> None:
    """Standings and cross table of a finished arena."""
    rows = journal.rows()
    table = Table(*(words.text(f"lab-{c}") for c in ("bot", "seats", "win-rate", "interval", "rating")))
    for s in standings(rows):
        interval = f"{100 * s.low:.1f} – {100 * s.high:.1f} %"
        table.add_row(s.bot, str(s.games), f"{100 * s.win_rate:.1f} %", interval, f"{s.rating:.1f} ± {s.doubt:.1f}")
    console.print(table)
    pairs = cross_table(rows)
    names = sorted({bot for bot, _ in pairs})
    cross = Table("", *names)
    for bot in names:
        cross.add_row(bot, *(f"{100 * pairs[bot, o]:.1f} %" if (bot, o) in pairs else "–" for o in names))
    console.print(cross)


def arena(job: Job, folder: Path | None, workers: int, words: Words) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        show_arena(run(job, folder or Path(scratch), workers, None), words)


def read_record(path: Path) -> stolik.Record:
    """A record from a file; ValueError says what is wrong with it."""
    try:
        return stolik.decode(path.read_bytes(), stolik.Record)
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from error


def write_analysis(path: Path, out: Path | None, playouts: int, every: int) -> None:
    from stolik.lab.analyse import analyse, plot

    for name, value in (("playouts", playouts), ("every", every)):
        if value < 1:
            raise ValueError(f"{name}: {value} is not a positive number")
    record = read_record(path)
    found = analyse(record, playouts, every)
    target = out or path.with_suffix(".analysis.json")
    target.write_bytes(msgspec.json.format(msgspec.json.encode(found)))
    target.with_suffix(".svg").write_bytes(plot(found, [f"{s + 1}" for s in range(record.seats)]))
    console.print(f"{target}, {target.with_suffix('.svg')}")
