"""`stolik …`: the command line. Server and lab are imported inside the commands that need them."""

import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table

import stolik
from stolik.text import Words
from stolik.version import VERSION

app = App(name="stolik", version=VERSION, help="A rule-enforcing table for heavy board games.")
console = Console()

Language = Annotated[Literal["en", "pl", "cs"], Parameter(name=["--language", "-l"], env_var="STOLIK_LANGUAGE")]


@app.command
def games(*, language: Language = "en") -> None:
    """List the games that can be played here."""
    words = Words(language)
    table = Table(words.text("cli-games-name"), words.text("cli-games-title"), words.text("cli-games-seats"))
    for name in stolik.GAMES:
        seats = stolik.load(name).seats
        table.add_row(name, words.line(name, "title"), f"{seats[0]}–{seats[-1]}")
    console.print(table)


Options = Annotated[list[str] | None, Parameter(name="--option")]


@app.command
def simulate(
    game: str, *, bots: str = "normal", games: int = 100, seats: int | None = None, option: Options = None,
    seed: str = "0", workers: int = 1, ray: str | None = None, out: Path,
) -> None:  # fmt: skip
    """Let bots play many games; records and facts go to a folder. Run again to resume.

    Parameters
    ----------
    bots: names for the seats, such as normal,random or hard:400 (simulations per decision).
    option: options of the game, such as --option militia=true.
    ray: address of a Ray cluster, or "local" to start one here.
    """
    from stolik.lab import commands
    from stolik.lab.job import Job

    seating = commands.seated(game, bots, seats)
    job = Job(game, seating, games, commands.parsed_options(game, option or []), seed)
    commands.run(job, out, workers, ray)


@app.command
def arena(
    game: str, *, bots: str = "normal,random", games: int = 100, seats: int | None = None, option: Options = None,
    seed: str = "0", workers: int = 1, out: Path | None = None, language: Language = "en",
) -> None:  # fmt: skip
    """Let bots meet with rotating seats; win rates with intervals, ratings and a cross table."""
    from stolik.lab import commands
    from stolik.lab.job import Job

    seating = commands.seated(game, bots, seats)
    job = Job(game, seating, games, commands.parsed_options(game, option or []), seed)
    commands.arena(job, out, workers, Words(language))


@app.command
def report(folder: Path, *, out: Path | None = None, language: Language = "en") -> None:
    """Write one HTML page with plots about a simulation."""
    from stolik.lab.journal import Journal
    from stolik.lab.report import report as page

    target = out or folder / "report.html"
    target.write_text(page(Journal(folder), language), encoding="utf-8")
    console.print(str(target))


@app.command
def analyse(record: Path, *, out: Path | None = None, playouts: int = 8, every: int = 1) -> None:
    """Judge a recorded game move by move: win chance, expected score, largest swings; as JSON and as a plot."""
    from stolik.lab import commands

    commands.write_analysis(record, out, playouts, every)


def main() -> None:
    """Entry point of the `stolik` command. What is wrong with an argument is said in one line."""
    try:
        app()
    except ValueError as error:
        Console(stderr=True).print(f"stolik: {error}", markup=False, highlight=False)
        sys.exit(2)
