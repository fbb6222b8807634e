"""Play whole games in every window and write what the stage measures to docs/stage.md: `make stage`."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "stage.md"
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


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "STOLIK_STAGE": folder, "ALL": "1"}
        command = [sys.executable, "-m", "pytest", "-q", "tests/browser/test_stage.py"]
        code = subprocess.run(command, env=environment, cwd=ROOT, check=False).returncode
        found = [json.loads(path.read_text("utf-8")) for path in sorted(Path(folder).iterdir())]
    if code == 0:
        PAGE.write_text(HEAD + "".join(row(each) for each in found), "utf-8")
    return code


if __name__ == "__main__":
    sys.exit(main())
