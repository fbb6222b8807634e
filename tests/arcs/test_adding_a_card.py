"""docs/adding-a-card.md can be followed to the letter: in a copy of the house, with the card that the page invents."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).parents[2]
CARDS = Path("src/stolik/games/arcs/cards")
TESTS = Path("tests/arcs/cards")


def blocks() -> list[str]:
    """The row, the file and the test of the page."""
    page = (ROOT / "docs" / "adding-a-card.md").read_text("utf-8")
    return [dedent(block) for block in re.findall(r"^ *```(?:toml|py)\n(.*?)^ *```", page, re.DOTALL | re.MULTILINE)]


def prove(house: Path) -> str:
    """Run the new test in the copy of the house."""
    new = str(TESTS / "test_star_charts.py")
    command = [sys.executable, "-m", "pytest", "-q", "-c", os.devnull, f"--rootdir={house}", new]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(house / "src"), str(house)])}
    return subprocess.run(command, cwd=house, env=env, capture_output=True, text=True, check=False).stdout


def test_whoever_follows_the_page_has_a_card_that_works(tmp_path: Path) -> None:
    row, card, test = blocks()
    for room in ("src", "locales", "tests/arcs"):
        shutil.copytree(ROOT / room, tmp_path / room, ignore=shutil.ignore_patterns("server", "__pycache__"))
    table = tmp_path / "src/stolik/games/arcs/data/lore.toml"
    table.write_text(table.read_text("utf-8").rstrip().removesuffix("]") + row + "]\n", "utf-8")
    (tmp_path / TESTS / "test_star_charts.py").write_text(test, "utf-8")
    assert "1 failed" in prove(tmp_path), "the card does nothing yet"
    (tmp_path / CARDS / "star_charts.py").write_text(card, "utf-8")
    assert "1 passed" in prove(tmp_path)
