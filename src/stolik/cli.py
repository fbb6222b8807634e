"""`stolik …`: the command line. Server and lab are imported inside the commands that need them."""

import sys
from pathlib import Path
from typing import Annotated, Literal, NoReturn

from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table

import stolik
from stolik.kernel.codec import allowed_options, parsed_options, plain
from stolik.text import Words
from stolik.version import VERSION

app = App(name="stolik", version=VERSION, help="A rule-enforcing table for heavy board games.")
console = Console()

Language = Annotated[Literal["en", "pl", "cs"], Parameter(name=["--language", "-l"], env_var="STOLIK_LANGUAGE")]


OPERATING = {
    "tables": "List, show, archive and delete the tables of a service.",
    "bans": "Say who must stay away from a service.",
    "accounts": "Help people with their accounts.",
    "quotas": "Show or set how much everybody gets.",
    "load": "Show what the bots of a running service think about.",
}


@app.command
def games(game: str | None = None, *, language: Language = "en") -> None:
    """List the games that can be played here, or the options of one of them.

    Args:
        game: whose options to list.
        language: of everything that is said.
    """
    words = Words(language)
    console.print(options_table(stolik.load(game), words) if game else games_table(words))


def games_table(words: Words) -> Table:
    table = Table(words.text("cli-games-name"), words.text("cli-games-title"), words.text("cli-games-seats"))
    for name in stolik.GAMES:
        seats = stolik.load(name).seats
        table.add_row(name, words.line(name, "title"), f"{seats[0]}–{seats[-1]}")
    return table


def options_table(game: stolik.Game, words: Words) -> Table:
    """Each option as it is typed (--option name=value), the default value first, with its meaning."""
    heads = (words.text(f"cli-games-{column}") for column in ("option", "values", "meaning"))
    table = Table(*heads, title=words.line(game.name, "title"), show_lines=True)
    defaults = plain(game.Options())
    for name, values in allowed_options(game.Options).items():
        ordered = sorted(values, key=lambda value: value != defaults[name])
        said = (option_value(game.name, name, value, words) for value in ordered)
        table.add_row(name, "\n".join(said), words.text(f"{game.name}-option-{name}-text"))
    return table


def option_value(game: str, name: str, value: object, words: Words) -> str:
    typed, id = str(value).lower(), f"{game}-option-{name}-{value}"
    return f"{typed}: {words.text(id)}" if words.has(id) else typed


Options = Annotated[list[str] | None, Parameter(name="--option", negative="")]
Weights = Annotated[list[str] | None, Parameter(negative="")]
Level = Literal["random", "easy", "normal", "hard", "expert"]


@app.command
def play(
    game: str = "arcana", *, seats: int | None = None, people: int = 1, bots: Level = "normal",
    preset: str | None = None, option: Options = None, seed: str | None = None, resume: Path | None = None,
    language: Language = "en",
) -> None:  # fmt: skip
    """Play in the terminal against bots, or several people at one screen.

    Args:
        game: its name; `stolik games` lists them.
        seats: how many play; the fewest that the game allows without it.
        people: how many seats are played by people; they sit first.
        bots: who plays the other seats.
        preset: a named set of options, such as advanced.
        option: an option of the game, such as --option militia=true; may be repeated.
        seed: the same seed and the same moves give the same game.
        resume: a game that was saved.
        language: of everything that is said.
    """
    from stolik.terminal import Terminal, begin, resumed

    match = resumed(resume) if resume else begin(game, seats, seed, preset, option or [])
    Terminal(match, people, bots, Words(language), console, console.input).run()


@app.command
def simulate(
    game: str, *, bots: str = "normal", games: int = 100, seats: int | None = None, option: Options = None,
    seed: str = "0", workers: int = 1, ray: str | None = None, out: Path,
) -> None:  # fmt: skip
    """Let bots play many games; records and facts go to a folder. Run again to resume.

    Args:
        game: its name; `stolik games` lists them.
        bots: names for the seats, such as normal,random, hard:400 (simulations per decision) or module:Class.
        games: how many games.
        seats: how many play; as many as there are bots, or the fewest that the game allows, without it.
        option: an option of the game, such as --option militia=true; may be repeated.
        seed: the same seed gives the same games.
        workers: processes that play at the same time.
        ray: address of a Ray cluster, or local to start one here.
        out: folder of records and facts.
    """
    from stolik.lab import commands
    from stolik.lab.job import Job

    seating = commands.seated(game, bots, seats)
    job = Job(game, seating, games, parsed_options(stolik.load(game).Options, option or []), seed)
    commands.run_simulation(job, out, workers, ray)


@app.command
def arena(
    game: str, *, bots: str = "normal,random", games: int = 100, seats: int | None = None, option: Options = None,
    seed: str = "0", workers: int = 1, out: Path | None = None, language: Language = "en",
) -> None:  # fmt: skip
    """Let bots meet with rotating seats; win rates with intervals, ratings and a cross table.

    Args:
        game: its name; `stolik games` lists them.
        bots: who meets, such as normal,random, hard:400 (simulations per decision) or module:Class.
        games: how many games.
        seats: how many play; as many as there are bots, or the fewest that the game allows, without it.
        option: an option of the game, such as --option militia=true; may be repeated.
        seed: the same seed gives the same games.
        workers: processes that play at the same time.
        out: folder of records and facts, to resume later.
        language: of everything that is said.
    """
    from stolik.lab import commands
    from stolik.lab.job import Job

    seating = commands.seated(game, bots, seats)
    job = Job(game, seating, games, parsed_options(stolik.load(game).Options, option or []), seed)
    commands.arena(job, out, workers, Words(language))


@app.command
def train(
    game: str, *, out: Path, base: int | None = None, start: Weights = None, only: Weights = None, seats: int = 2,
    option: Options = None, batches: int = 12, samples: int = 150, rate: float = 0.15, size: float = 1.0,
    worlds: int = 0, gate: int = 60, seed: str = "train", workers: int = 1,
) -> None:  # fmt: skip
    """Train the bots' weights by mirrored games; the folder gets every batch and the weights. Run again to go on.

    Args:
        game: its name; `stolik games` lists them.
        out: folder of the batches and of the weights found so far.
        base: the version to begin with and to be measured against; the newest without it.
        start: a weight to begin with instead of the base's, such as --start siege=-1.5; may be repeated.
        only: weights to train, by how their names begin, such as --only siege; may be repeated; all without it.
        seats: how many play; two sides sit by turns.
        option: an option of the game, such as --option militia=true; may be repeated.
        batches: how often the weights move.
        samples: pairs of games before they move.
        rate: how far they move, in steps for each standard error.
        size: how large the steps are that are tried.
        worlds: redealt worlds in which a decision is weighed; as many as the base takes without it.
        gate: games against the base after every third batch; 0: none.
        seed: the same seed gives the same games and weights.
        workers: processes that play at the same time.
    """
    from stolik.lab import commands

    options = parsed_options(stolik.load(game).Options, option or [])
    recipe = commands.recipe_of(game, base, start or [], only=only or [], seats=seats, options=options, batches=batches,
                                samples=samples, rate=rate, size=size, worlds=worlds, gate=gate, seed=seed)  # fmt: skip
    commands.run_training(recipe, out, workers)


@app.command
def learn(recipe: Path, *, out: Path, workers: int = 1, anew: Path | None = None) -> None:
    """Train a net for the bots by their games against themselves. Run again to go on.

    Args:
        recipe: a TOML file that says what to learn and how; docs/bots.md shows one.
        out: folder of the games and of the nets found so far.
        workers: processes that play at the same time.
        anew: play no games, but learn once more from nothing from all games in the folder, into this file.
    """
    from stolik.lab import commands

    if anew:
        commands.run_relearning(commands.net_recipe_of(recipe), out, anew)
    else:
        commands.run_learning(commands.net_recipe_of(recipe), out, workers)


@app.command
def report(
    folder: Path, *, out: Path | None = None, site: str = "http://localhost:8000", language: Language = "en"
) -> None:  # fmt: skip
    """Write one HTML page with plots about a simulation.

    Args:
        folder: where the simulation put its records.
        out: the page; report.html in that folder without it.
        site: the service at which links to games are opened.
        language: of everything that is said.
    """
    from stolik.lab.journal import Journal
    from stolik.lab.report import report as page

    target = out or folder / "report.html"
    target.write_text(page(Journal(folder), language, site), encoding="utf-8")
    console.print(str(target))


@app.command
def steps(folder: Path, *, out: Path, reward: str = "win", workers: int = 1) -> None:
    """Write every decision of a simulation as a dataset for learners, in Parquet. Run again to add games.

    Args:
        folder: where the simulation put its records.
        out: folder of the dataset.
        reward: what the end of a game is worth: win, rank, margin or zero-sum.
        workers: processes that replay games at the same time.
    """
    from stolik.lab import commands

    commands.write_steps(folder, out, reward, workers)


@app.command
def compare(folder: Path, other: Path, *, language: Language = "en") -> None:
    """Set two simulations of one game side by side: what differs by more than chance is marked.

    Args:
        folder: where the first simulation put its records.
        other: where the second one did, with other options, other bots or a changed card.
        language: of everything that is said.
    """
    from stolik.lab import commands

    commands.compare(folder, other, Words(language))


@app.command
def analyse(
    record: Path, *, number: int = 0, out: Path | None = None, playouts: int = 8, every: int = 1
) -> None:  # fmt: skip
    """Judge a recorded game move by move: win chance, expected score, largest swings; as JSON and as a plot.

    Args:
        record: a game that was saved in the terminal or downloaded from its table; or the folder of a simulation.
        number: which game of that folder; they count from 0.
        out: the JSON file; beside the record without it.
        playouts: games played to the end from each position.
        every: judge only every so many moves.
    """
    from stolik.lab import commands

    commands.write_analysis(record, number, out, playouts, every)


@app.command
def serve(
    *, host: str | None = None, port: int | None = None, data: Path | None = None, database: str | None = None,
    public_url: str | None = None, proxies: str | None = None, bot_workers: int | None = None,
    bot_delay: float | None = None, requests_per_minute: int | None = None, messages_per_second: int | None = None,
    cards: Path | None = None, log: str | None = None, config: Path | None = None, open: bool = False,
    language: Language = "en",
) -> None:  # fmt: skip
    """Open tables for a browser. Flags come before STOLIK_… in the environment, that before a TOML file.

    Args:
        host: address to listen at; every one of this machine without it.
        port: port to listen at; 8000 without it.
        data: folder of the database; the platform's data folder without it.
        database: postgresql://… to share tables between several processes.
        public_url: address under which players reach the service, such as https://table.example.
        proxies: addresses of reverse proxies whose forwarded headers are believed.
        bot_workers: processes in which bots think.
        bot_delay: seconds that a bot waits, so that people can follow.
        requests_per_minute: of one address; 0: no limit.
        messages_per_second: on one live channel; 0: no limit.
        cards: a card table for Arcana in place of ours, for owners of the box.
        log: debug, info, warning or error.
        config: settings file; stolik.toml in the data folder without it.
        open: open the page in this machine's browser.
        language: of everything that is said.
    """
    from stolik.server.run import serve as run
    from stolik.server.settings import settings_from

    flags = {
        "host": host, "port": port, "data": str(data) if data else None, "database": database,
        "public_url": public_url, "proxies": proxies, "bot_workers": bot_workers, "bot_delay": bot_delay,
        "requests_per_minute": requests_per_minute, "messages_per_second": messages_per_second, "log": log,
        "cards": str(cards) if cards else None,
    }  # fmt: skip
    run(settings_from(flags, file=config), language, open_browser=open)


@app.command
def schema(out: Path) -> None:
    """Write the OpenAPI description of the service; a file that would not change is left alone.

    Args:
        out: the JSON file.
    """
    from stolik.server.openapi import write_schema

    write_schema(out)


@app.command
def doctor(
    *, host: str | None = None, port: int | None = None, data: Path | None = None, database: str | None = None,
    config: Path | None = None, language: Language = "en",
) -> None:  # fmt: skip
    """Check the installation: games, languages, client, database, port.

    Args:
        host: address to listen at; every one of this machine without it.
        port: port to listen at; 8000 without it.
        data: folder of the database; the platform's data folder without it.
        database: postgresql://… to share tables between several processes.
        config: settings file; stolik.toml in the data folder without it.
        language: of everything that is said.
    """
    from stolik.server.doctor import examine
    from stolik.server.settings import settings_from

    flags = {"host": host, "port": port, "data": str(data) if data else None, "database": database}
    settings = settings_from(flags, file=config)
    sys.exit(examine(settings, Words(language), console))


@app.command
def backup(out: Path, *, data: Path | None = None, config: Path | None = None) -> None:
    """Copy the database to a file while the service goes on.

    Args:
        out: the copy.
        data: folder of the database; the platform's data folder without it.
        config: settings file; stolik.toml in the data folder without it.
    """
    from stolik.server.backup import back_up
    from stolik.server.settings import settings_from

    back_up(settings_from({"data": str(data) if data else None}, file=config), out)
    console.print(str(out))


for command in ("tables", "bans", "accounts", "quotas", "load"):
    app.command(f"stolik.server.commands:{command}", name=command, help=OPERATING[command])


def main() -> None:
    """Entry point of the `stolik` command. What is wrong with an argument or a file is said in one line."""
    try:
        app()
    except OSError as error:
        give_up(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except ValueError as error:
        give_up(str(error))


def give_up(why: str) -> NoReturn:
    Console(stderr=True, soft_wrap=True).print(f"stolik: {why}", markup=False, highlight=False)
    sys.exit(2)
