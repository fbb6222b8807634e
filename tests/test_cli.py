"""The command line: what it says and how it ends."""

import subprocess
import sys

import pytest

import stolik
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


def test_an_unknown_command_is_refused() -> None:
    done = run("dance")
    assert done.returncode == 2
    assert "dance" in done.stdout + done.stderr
