"""`stolik simulate`, `arena`, `train`, `learn`, `steps`, `compare`, `analyse`: the lab on the command line."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import stolik
from stolik.bots.versions import numbers, version
from stolik.kernel.codec import checked_options
from stolik.lab.arena import cross_table, standings
from stolik.lab.job import Job, Played, check
from stolik.lab.journal import Journal
from stolik.lab.relearn import relearn
from stolik.lab.simulate import simulate
from stolik.lab.train import Batch, Recipe, dump, flat, next_number, train, trained
from stolik.lab.values import NetRecipe, learn, net_file
from stolik.lab.workers import check_workers
from stolik.text import Words

console = Console()
LINES = 20
"""How many lines a whole simulation leaves in a log file."""
INTERRUPTED = 130
"""What a command that Ctrl-C stopped returns to the shell."""


def seated(game: str, bots: str, seats: int | None) -> list[str]:
    """The bots for every seat; fewer bots than seats repeat in turn."""
    named = [b.strip() for b in bots.split(",") if b.strip()]
    if not named:
        raise ValueError("bots: name at least one, such as normal,random")
    allowed = stolik.load(game).seats
    if seats is not None and seats not in allowed:
        raise ValueError(f"seats: {seats} is not one of the player counts {', '.join(map(str, allowed))}")
    count = seats or max(len(named), min(allowed))
    return [named[i % len(named)] for i in range(count)]


@contextmanager
def refusals(kept: Callable[[], str]) -> Iterator[None]:
    """What the machine refuses (a full disk, no more memory, no cluster) as a sentence, with what is kept."""
    try:
        yield
    except OSError as error:
        where = "ray" if isinstance(error, ConnectionError) else "out"
        why = os.strerror(error.errno) if error.errno else error  # libraries put words of their own around it
        raise ValueError(f"{where}: {why}; kept: {kept()}") from error
    except BrokenProcessPool as error:
        raise ValueError(f"workers: killed again and again (too little memory?); kept: {kept()}") from error


def run_simulation(job: Job, folder: Path, workers: int, ray: str | None) -> None:
    """Play a job and say where its games lie; a job that Ctrl-C stopped ends as shells expect it."""
    journal = run(job, folder, workers, ray)
    console.print(finished(journal), highlight=False)
    if journal.finished() < job.games:
        sys.exit(INTERRUPTED)


def run(job: Job, folder: Path, workers: int, ray: str | None) -> Journal:
    """Play a job with a progress bar; Ctrl-C keeps what is finished."""
    check(job)
    check_workers(workers)
    journal = Journal(folder, job)
    counter = Counter(job, journal.finished())
    with counter, refusals(lambda: finished(journal)), suppress(KeyboardInterrupt):
        simulate(journal, workers, ray, counter.count)
    return journal


class Counter(Progress):
    """A bar with games per second. Where there is no terminal, a line now and then, so that a log file tells it too."""

    def __init__(self, job: Job, done: int) -> None:
        rate = TextColumn("{task.fields[rate]}")
        super().__init__(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), rate,
                         TimeRemainingColumn(), console=console, disable=not console.is_terminal)  # fmt: skip
        self.games, self.done, self.begin = job.games, done, time.monotonic()
        self.task = self.add_task(job.game, total=job.games, completed=done, rate="")
        self.first = done

    def count(self, _: Played) -> None:
        self.done += 1
        speed = (self.done - self.first) / (time.monotonic() - self.begin)
        self.update(self.task, advance=1, rate=f"{speed:.1f}/s")
        if self.disable and self.done % max(1, self.games // LINES) == 0:
            console.print(f"{self.done} / {self.games}, {speed:.1f}/s", highlight=False)


def finished(journal: Journal) -> str:
    """How many games are on disk, and where."""
    return f"{journal.finished()} / {journal.job.games} → {journal.folder}"


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


def recipe_of(game: str, base: int | None, start: list[str], **settings: Any) -> Recipe:
    """What `stolik train` was asked for; ValueError names what is wrong."""
    known = numbers(game)
    if not known:
        raise ValueError(f"game: {game} has no weights to begin with (stolik/bots/weights)")
    begin = version(game, base)
    weights: dict[str, float] = {}
    for given in start:
        name, _, value = given.partition("=")
        if name not in flat(begin):
            raise ValueError(f"start: {name!r} is not one of {', '.join(flat(begin))}")
        weights[name] = number(f"start: {name}", value)
    for beginning in settings.get("only", []):
        if not any(name.startswith(beginning) for name in flat(begin)):
            raise ValueError(f"only: {beginning!r} is not how one of {', '.join(flat(begin))} begins")
    for name in ("seats", "batches", "samples"):
        if settings[name] < 1:
            raise ValueError(f"{name}: {settings[name]} is not a positive number")
    if settings["seats"] not in stolik.load(game).seats:
        raise ValueError(f"seats: {settings['seats']} is not one of the game's player counts")
    return Recipe(game, base or known[-1], start=weights, **settings)


def number(name: str, text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise ValueError(f"{name}: {text!r} is not a number") from None


def run_training(recipe: Recipe, folder: Path, workers: int) -> None:
    """Train with a progress bar; after every batch the weights are on disk, and Ctrl-C keeps them."""
    target = folder / f"{recipe.game}-{next_number(recipe.game)}.toml"
    batches: list[Batch] = []
    with Progress(console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(recipe.game, total=recipe.batches * recipe.samples)
        try:
            for batch in train(recipe, folder, workers, lambda: bar.advance(task)):
                batches.append(batch)
                bar.update(task, completed=len(batches) * recipe.samples)
                target.write_text(dump(trained(recipe, batches)), "utf-8")
                bar.console.print(told(len(batches), batch), highlight=False)
        except KeyboardInterrupt:
            sys.exit(INTERRUPTED)
    console.print(f"{len(batches)} / {recipe.batches} → {target}", highlight=False)


def told(count: int, batch: Batch) -> str:
    """One line about a batch: how clear its signs were, and which weights moved most."""
    signal = sum(t * t for t in batch.moved.values())
    most = sorted(batch.moved.items(), key=lambda item: -abs(item[1]))[:5]
    gate = f", won {batch.gate[0]:g} of {batch.gate[1]}" if batch.gate else ""
    clear = ", ".join(f"{name} {t:+.1f}" for name, t in most)
    return f"{count}: {signal:.0f} of {len(batch.moved)} by chance{gate}: {clear}"


def net_recipe_of(file: Path) -> NetRecipe:
    """What `stolik learn` was asked for; ValueError names what is wrong."""
    try:
        recipe = msgspec.toml.decode(file.read_bytes(), type=NetRecipe)
    except msgspec.DecodeError as error:
        raise ValueError(f"recipe: {file}: {error}") from None
    game = stolik.load(recipe.game)
    version(recipe.game, recipe.base)
    for name in ("units", "games", "generations", "window", "passes", "worlds"):
        if getattr(recipe, name) < 1:
            raise ValueError(f"{name}: {getattr(recipe, name)} is not a positive number")
    for seats in recipe.seats:
        if seats not in game.seats:
            raise ValueError(f"seats: {seats} is not one of the game's player counts")
        for options in recipe.options:
            checked_options(game.Options, options, seats)
    return recipe


def run_learning(recipe: NetRecipe, folder: Path, workers: int) -> None:
    """Learn with a progress bar; after every generation its net is on disk, and Ctrl-C keeps it."""
    count = 0
    with Progress(console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(recipe.game, total=recipe.generations * recipe.games)
        try:
            for found in learn(recipe, folder, workers, lambda: bar.advance(task)):
                count += 1
                bar.update(task, completed=count * recipe.games)
                gate = f", won {found.gate[0]:g} of {found.gate[1]}" if found.gate else ""
                line = f"{count}: log loss {found.by_net:.4f} by net, {found.by_hand:.4f} by hand{gate}"
                bar.console.print(line, highlight=False)
        except KeyboardInterrupt:
            sys.exit(INTERRUPTED)
    console.print(f"{count} / {recipe.generations} → {net_file(folder, count - 1)}", highlight=False)


def run_relearning(recipe: NetRecipe, folder: Path, file: Path) -> None:
    """Learn from games that were played already; the net is on disk after every pass."""
    for count, found in enumerate(relearn(recipe, folder, file), 1):
        told = ", ".join(f"{each.by_net:.4f} by net, {each.by_hand:.4f} by hand ({each.seats} seats)" for each in found)
        console.print(f"{count}: log loss {told}", highlight=False)
    console.print(f"→ {file}", highlight=False)


def arena(job: Job, folder: Path | None, workers: int, words: Words) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        show_arena(run(job, folder or Path(scratch), workers, None), words)


def compare(folder: Path, other: Path, words: Words) -> None:
    """Differences of two simulations as tables; a star marks what chance alone would rarely bring."""
    from stolik.lab.compare import are_alike, contrasts, same_deals

    heads = [
        words.text("lab-group"),
        folder.name,
        other.name,
        words.text("lab-difference"),
        words.text("lab-interval"),
        "",
    ]
    first, second = Journal(folder), Journal(other)
    tables = contrasts(first, second, words)
    if are_alike(first, second):
        games = sum(1 for _ in same_deals(first.rows(), second.rows()))
        console.print(words.text("lab-paired", {"games": games}), highlight=False)
    for title, lines in tables:
        table = Table(*heads, title=title, title_justify="left")
        for line in lines:
            table.add_row(*line.cells(), "*" if line.stands_out else "")
        console.print(table)
    console.print(words.text("lab-compare-star", {"lines": sum(len(lines) for _, lines in tables)}), highlight=False)


def write_steps(folder: Path, out: Path, reward: str, workers: int) -> None:
    """Write a dataset with a progress bar; the files that are whole are kept when Ctrl-C stops it."""
    from stolik.lab.dataset import contents, write

    def written() -> str:
        return f"{sum(contents(path).games for path in out.glob('steps-*.parquet'))} → {out}"

    journal = Journal(folder)
    with Progress(console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(journal.job.game, total=journal.finished())
        try:
            with refusals(written):
                for count in write(journal, out, reward, workers):
                    bar.advance(task, count)
        except KeyboardInterrupt:
            sys.exit(INTERRUPTED)
    console.print(written(), highlight=False)


def read_record(path: Path, number: int) -> stolik.Record:
    """A record from a file, or that of a game in a simulation's folder; ValueError says what is wrong with it."""
    if path.is_dir():
        return Journal(path).record(number)
    try:
        return stolik.decode(path.read_bytes(), stolik.Record)
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from error


def write_analysis(path: Path, number: int, out: Path | None, playouts: int, every: int) -> None:
    from stolik.lab.analyse import batches, begin, plot

    for name, value in (("playouts", playouts), ("every", every)):
        if value < 1:
            raise ValueError(f"{name}: {value} is not a positive number")
    record = read_record(path, number)
    analysis = begin(record, playouts, every)
    with Progress(console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(path.name, total=len(analysis.points))
        for count in batches(analysis):
            progress.advance(task, count)
    found = analysis.summary()
    beside = path / f"game-{number}" if path.is_dir() else path
    target = out or beside.with_suffix(".analysis.json")
    target.write_bytes(msgspec.json.format(msgspec.json.encode(found)))
    target.with_suffix(".svg").write_bytes(plot(found, [f"{s + 1}" for s in range(record.seats)]))
    console.print(f"{target}, {target.with_suffix('.svg')}", highlight=False)
