"""Measure how quickly a stranger plays, and write it down.

    python -m tools.teaching                  play guided first games as far as promised; write docs/teaching.md
    python -m tools.teaching --whole          the same to the end of every game, which takes an hour
    python -m tools.teaching arcs-pl arcs-cs  only these, and whatever was measured before
    python -m tools.teaching --write          write the table from the last runs only

The games are played by `tests/browser/test_guided.py`; what they took is kept in `build/teaching/`.
"""

import json
import os
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.browser.learner import Spent

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "teaching"
PAGE = ROOT / "docs" / "teaching.md"
TEST = "tests/browser/test_guided.py"

HEAD = """# How quickly a stranger plays

A browser opens the page about a game, starts its guided first game and makes every move that the hint suggests. It
reads what a person has to read: the invitation, every new question, every card of the coach, every suggestion.

| game | language | to the first decision | | | to the first point or won fight | | | whole game |
|---|---|---|---|---|---|---|---|---|
| | | seconds | clicks | words | seconds | clicks | words | minutes |
"""
FOOT = """
Goals: the first decision within 60 seconds and 150 words, the first point within 4 minutes. Time is counted as a
person needs it: 200 words a minute, 1.5 seconds for every click (two for each suggestion that is requested and
accepted), and the time the page itself took. Questions, cards and suggestions count only the first time. No time is
counted for thinking about moves, so anyone who thinks plays longer.

Dice are dice: if no point is scored within 4 minutes, the game is played again, at most three times. A row shows
the game in which it was scored; if there is none, the command fails and the row stays as it was.

`python -m tools.teaching` plays the games again and writes this page.

## Where a newcomer had to guess

We read the lessons and the first questions of guided games in windows of 1366 × 768 and 390 × 844, doing only what
the page says. These points were unclear and have been fixed:

- The button to press, the odds of the dice or the ships to be hit were below the edge of the lesson's panel. Now
  the text scrolls if necessary and the buttons stay; the test of every lesson fails if one is out of view.
- On a phone nothing pointed at resource slots; now the players' tab does. The lantern of the initiative and the
  golden markers are pointed out when they are first mentioned.
- *Fresh* ships, "filled squares" that are cubes, and "the number next to a name" where a phone shows no names now
  have different words.
- Steps that ask for nothing said "now choose" and "draw"; now they describe what happens in a game.
- After the last lesson, you had to scroll to start your own first game; now it comes right after the guided one.
- Hints called a rotated tile "turn 3" and mentioned declared ambitions when there were none.
"""


def keep(game: str, language: str, first: "Spent", success: "Spent", end: "Spent | None") -> None:
    """Remember what a game took."""
    KEPT.mkdir(parents=True, exist_ok=True)
    found = {"first": asdict(first), "success": asdict(success), "end": asdict(end) if end else None}
    (KEPT / f"{game}-{language}.json").write_text(json.dumps(found), "utf-8")


def row(file: Path) -> str:
    game, _, language = file.stem.partition("-")
    found = json.loads(file.read_text("utf-8"))
    cells = [game.capitalize(), language, *cell(found["first"]), *cell(found["success"])]
    return "| " + " | ".join([*cells, f"{found['end']['seconds'] / 60:.0f}" if found["end"] else "–"]) + " |\n"


def cell(spent: dict[str, Any]) -> list[str]:
    return [f"{spent['seconds']:.0f}", str(spent["clicks"]), str(spent["words"])]


def written() -> str:
    return HEAD + "".join(row(file) for file in sorted(KEPT.glob("*.json"))) + FOOT


def measure(games: list[str], far: str) -> None:
    """Play these games (all, if none is named), those too that wait in `thorough.txt` until all tests are asked for."""
    chosen = ["-k", " or ".join(f"[{game}]" for game in games)] if games else []
    env = {**os.environ, "ALL": "1", "STOLIK_GUIDED": far}
    subprocess.run([sys.executable, "-m", "pytest", "-q", "-n", "0", TEST, *chosen], cwd=ROOT, env=env, check=True)


if __name__ == "__main__":
    if "--write" not in sys.argv:
        named = [arg for arg in sys.argv[1:] if not arg.startswith("--")]
        measure(named, "whole" if "--whole" in sys.argv else "promised")
    PAGE.write_text(written(), "utf-8")
