"""`stolik …`: the command line. Server and lab are imported inside the commands that need them."""

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


def main() -> None:
    """Entry point of the `stolik` command."""
    app()
