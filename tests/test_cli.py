"""The command line: what it says and how it ends."""

import subprocess
import sys
from inspect import signature
from pathlib import Path

import pytest

import stolik
from stolik.__main__ import extra_of
from stolik.cli import app, options_table
from stolik.kernel.codec import parsed_options, plain
from stolik.text import Words
from stolik.version import VERSION


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from stolik.cli import main; main()", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)


def test_version() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout.strip()) == (0, VERSION)


@pytest.mark.parametrize(("language", "title"), [("en", "Players"), ("pl", "Gracze"), ("cs", "Hráči")])
def test_games_are_listed_in_the_chosen_language(language: str, title: str) -> None:
    done = run("games", "--language", language)
    assert done.returncode == 0
    assert title in done.stdout
    assert all(name in done.stdout for name in stolik.GAMES)


@pytest.mark.parametrize("game", stolik.GAMES)
def test_the_options_of_a_game_are_listed_as_they_are_typed(game: str) -> None:
    table = options_table(stolik.load(game), Words("pl", strict=True))
    names, values, _ = (list(column.cells) for column in table.columns)
    defaults = plain(stolik.load(game).Options())
    assert names == list(defaults)
    for name, cell in zip(names, values, strict=True):
        typed = [line.partition(":")[0] for line in str(cell).splitlines()]
        assert typed[0] == str(defaults[name]).lower()
        for value in typed:
            parsed_options(stolik.load(game).Options, [f"{name}={value}"])


@pytest.mark.parametrize(
    ("module", "extra"), [("openskill", "lab"), ("gymnasium", "rl"), ("cyclopts", "play"), ("alembic.config", "play")]
)
def test_a_package_that_is_not_installed_is_named_with_the_extra_that_brings_it(module: str, extra: str) -> None:
    assert extra_of(module) == extra


def test_a_command_without_its_packages_says_in_one_line_what_to_install(tmp_path: Path) -> None:
    without = "import sys; sys.modules['openskill'] = sys.modules['openskill.models'] = None; "
    command = [sys.executable, "-c", f"{without}from stolik.__main__ import main; main()", "report", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "openskill.models is not installed" in done.stderr
    assert "pip install 'stolik[lab]'" in done.stderr


WRONG = {
    "play chess": "game: 'chess' is not one of arcana, arcs, eclipse",
    "play --resume nowhere.json": "nowhere.json: No such file or directory",
    "analyse nowhere.json": "nowhere.json: No such file or directory",
    "simulate arcana --games 1 --out /dev/null": "/dev/null",
    "serve --port 99999": "65535",
    "serve --host 300.1.1.1": "host 300.1.1.1, port 8000: ",
    "serve --database postgresql://nobody@127.0.0.1:1/none --port 0": "database: ",
}


@pytest.mark.parametrize("line", WRONG)
def test_what_is_wrong_is_said_in_one_line(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STOLIK_DATA", str(tmp_path))
    done = run(*line.split())
    assert done.returncode == 2
    assert done.stderr.startswith("stolik: ")
    assert WRONG[line] in done.stderr
    assert done.stderr.count("\n") == 1


def test_every_argument_is_explained() -> None:
    for name in (
        "games",
        "play",
        "simulate",
        "arena",
        "report",
        "compare",
        "analyse",
        "serve",
        "schema",
        "doctor",
        "backup",
    ):
        command = app[name].default_command
        assert command
        named = [*signature(command).parameters]
        told = [line.strip().partition(":")[0] for line in (command.__doc__ or "").partition("Args:")[2].splitlines()]
        assert [argument for argument in told if argument] == named
    assert "how many seats are played by people" in run("play", "--help").stdout


def test_an_unknown_command_is_refused() -> None:
    done = run("dance")
    assert done.returncode == 2
    assert "dance" in done.stdout + done.stderr
