"""The container: what its file promises an operator, and that it names only what is there."""

from pathlib import Path

import pytest

from stolik.version import VERSION
from tools import container, wheels

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "Containerfile").read_text("utf-8")
BUILD, LAST = container.stages(TEXT)


def rest(word: str) -> list[str]:
    return [step.rest for step in LAST if step.word == word]


def test_nobody_runs_as_root_and_tables_lie_in_a_volume_that_this_user_owns() -> None:
    (user,) = rest("USER")
    (volume,) = rest("VOLUME")
    assert user != "root"
    assert f"install -d -o {user} {volume}" in rest("RUN")[0]
    assert f"STOLIK_DATA={volume}" in rest("ENV")[0]


def test_an_engine_learns_whether_it_is_well() -> None:
    assert "/healthz" in rest("HEALTHCHECK")[0]


def test_only_locked_packages_are_installed() -> None:
    installs = [step.rest for step in BUILD if " pip install " in f" {step.rest} ".replace("/bin/pip", " pip")]
    assert len(installs) == 2
    assert all("--no-deps" in line for line in installs)
    assert "--require-hashes -r requirements/play.txt" in installs[0]
    assert (ROOT / "requirements/play.txt").is_file()


def test_continued_lines_are_one_step_and_comments_none() -> None:
    assert container.steps("# no\nRUN a \\\n  b\nUSER c") == [container.Step("RUN", "a b"), container.Step("USER", "c")]


def test_a_tag_must_say_what_the_package_says() -> None:
    wheels.must_fit(f"v{VERSION}")
    with pytest.raises(SystemExit, match=r"v9\.9\.9"):
        wheels.must_fit("v9.9.9")
