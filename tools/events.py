"""Watch and hear every kind of event of all games and write what was found to docs/events.md: `make events`.

Games can be named: `make events ONLY="arcs"` watches this one; the page is written when none is missing.
"""

import sys
from pathlib import Path
from typing import Any

import stolik
from tests.browser.moments import kinds
from tests.browser.test_events import SILENT, STILL, UNSEEN
from tools.measuring import measure

PAGE = Path(__file__).parents[1] / "docs" / "events.md"
HEAD = """# What is seen and heard of every event

Written by `make events`: random games are searched for a moment of every kind of event, and its film is played at pace
"normal" in a real Chromium to somebody who looks on. *Seen* is how long the caption stands there, *what moves* what
travels, turns, breaks or is dealt (outlines are not listed), *sound* what reaches the speakers. Events of one cause are
one scene and share all three.
"""
TABLE = """
## {game}

| event | seen | what moves | sound |
|---|---|---|---|
"""


def row(kind: str, found: dict[str, Any] | None) -> str:
    if found is None:
        return f"| `{kind}` | – | {UNSEEN[kind]} | – |\n"
    moves = ", ".join(found["seen"]) or f"nothing: {STILL[kind]}"
    sound = ", ".join(found["heard"]) or f"none: {SILENT[kind]}"
    return f"| `{kind}` | {found['seconds']:.1f} s | {moves} | {sound} |\n"


def table(found: dict[str, Any]) -> str:
    name = found["game"]
    rows = [row(kind, found["kinds"].get(kind)) for kind in sorted(kinds(stolik.load(name)))]
    return TABLE.format(game=name.capitalize()) + "".join(rows)


def main(games: list[str]) -> int:
    code, found = measure("events", "tests/browser/test_events.py", list(stolik.GAMES), games)
    if found and code == 0:
        PAGE.write_text(HEAD + "".join(map(table, found)), "utf-8")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
