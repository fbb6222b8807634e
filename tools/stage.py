"""Play whole games in every window and write what the stage measures to docs/stage.md: `make stage`.

`make stage ONLY="arcs-1366 arcana-390"` measures only these pieces; the page is written when none is missing.
"""

import sys
from pathlib import Path
from typing import Any

from tests.browser.test_stage import ALL
from tools.measuring import measure

PAGE = Path(__file__).parents[1] / "docs" / "stage.md"
PIECES = [f"{game}-{window}" for game, window in ALL]
HEAD = """# The stage, measured

Written by `make stage`: whole random games of four players in a real Chromium, in Polish, whose words are the longest.
At every new kind of question, and every 40 moves, the page is measured as it is, with a refusal and with a hint open in
the drawer, and with something chosen. Each run fails if a slot or the board moves, a dock lies over the board, the
drawer lies over the question of a desk, the page scrolls, or words of the question are cut off
(`tests/browser/test_stage.py`). 1920×1080, 820×1180 and 844×390 are measured at the questions of a late game only.

| game | window | board, the whole game | share of the window | log | map of Arcs | kinds of questions | measured |
|---|---|---|---|---|---|---|---|
"""


def row(found: dict[str, Any]) -> str:
    log = f"{found['log']} px" if found["log"] else "in a tab"
    wide = ", ".join(f"{w} px" for w in found["map"]) if found["game"] == "arcs" else "–"
    cells = [found["game"], found["window"], ", ".join(found["board"]), f"{found['free']} %", log, wide]
    return f"| {' | '.join([*cells, str(found['questions']), str(found['looks'])])} |\n"


def main(pieces: list[str]) -> int:
    code, found = measure("stage", "tests/browser/test_stage.py", PIECES, pieces)
    if found:
        PAGE.write_text(HEAD + "".join(row(each) for each in found), "utf-8")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
