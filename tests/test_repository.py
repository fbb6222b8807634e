"""Promises of the repository as a whole: locks, layers, words, sizes, and nothing that belongs to one machine."""

import re
import subprocess
import sys
from pathlib import Path

from tools import locks, messages

ROOT = Path(__file__).parents[1]
LONGEST = 450
ONE_MACHINE = re.compile(
    r"registry\.npmjs|pypi\.org/simple|files\.pythonhosted|(?<![\w.}*])/(?:root|work|home|Users)/[\w.]", re.IGNORECASE
)


def tracked(*patterns: str) -> list[Path]:
    """Files under version control that are there."""
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z", "--", *patterns]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return [ROOT / name for name in done.stdout.split("\0") if name and (ROOT / name).is_file()]


def text_of(file: Path) -> str:
    return file.read_text("utf-8", errors="ignore")


def test_locks_say_what_the_project_asks_for() -> None:
    assert locks.problems() == []


def test_catalogues_agree_with_each_other_and_with_the_code() -> None:
    assert messages.problems() == []


def test_imports_point_down() -> None:
    lint = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([lint, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_no_file_names_one_machine() -> None:
    found = [f"{file.relative_to(ROOT)}: {hit[0]}" for file in tracked() for hit in ONE_MACHINE.finditer(text_of(file))]
    assert found == []


def test_a_file_is_one_room() -> None:
    written = {"derived.py", "generated"}
    drawn = {"blender", "lino", "sounds"}  # art/: a file is one family of drawings, as many as there are cards
    files = [f for f in tracked("*.py", "*.ts", "*.svelte") if not {f.name, f.parent.name} & (written | drawn)]
    sizes = {str(file.relative_to(ROOT)): text_of(file).count("\n") for file in files}
    assert {name: lines for name, lines in sizes.items() if lines > LONGEST} == {}


def test_links_in_the_papers_lead_somewhere() -> None:
    link = re.compile(r"\]\((?!\w+:|#)([^)#\s]+)")
    found = [(file, target) for file in tracked("*.md") for target in link.findall(text_of(file))]
    assert [f"{file.relative_to(ROOT)}: {to}" for file, to in found if not (file.parent / to).exists()] == []


MADE = ("build/shots/", "src/stolik/server/static/", "failures/")
"""Folders that commands make."""
TO_WRITE = ("src/stolik/games/arcs/cards/star_charts.py", "tests/arcs/cards/test_star_charts.py")
"""What the reader of docs/adding-a-card.md writes."""


def test_files_that_the_papers_name_are_there() -> None:
    """A path in backticks is the end of a tracked path; `<game>` and `*` stand for any name."""
    named = re.compile(r"`((?:[\w.<>*-]+/)+(?:[\w.<>*-]+\.(?:py|ts|svelte|toml|ftl|md|js|css))?)`")
    files = [file.relative_to(ROOT) for file in tracked()]
    there = "\n".join(sorted({f"/{path.as_posix()}" for file in files for path in (file, *file.parents)}))
    papers = [file for file in tracked("*.md") if file.name != "CHANGELOG.md"]  # it names what was there once
    missing = [
        f"{file.relative_to(ROOT)}: {path}"
        for file in papers
        for path in named.findall(text_of(file))
        if path not in (*MADE, *TO_WRITE) and not re.search(f"/{_pattern(path)}$", there, re.MULTILINE)
    ]
    assert missing == []


def _pattern(path: str) -> str:
    return re.sub(r"<\w+>|\\\*+", "[^/\n]*", re.escape(path.rstrip("/")))
