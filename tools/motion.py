"""Measure how smoothly a late galaxy moves on a slow processor and write it to docs/motion.md: `make motion`.

`make motion ONLY="pan-1366 dice-390"` measures only these pieces; the page is written when none is missing.
"""

import sys
from pathlib import Path
from typing import Any

from tests.browser.test_frames import LAYOUT, MOTIONS, POSSIBLE, USUAL, WINDOWS
from tools.measuring import measure

PAGE = Path(__file__).parents[1] / "docs" / "motion.md"
PIECES = [f"{motion}-{window}" for motion in MOTIONS for window in WINDOWS]
HEAD = """# Motion, measured

Written by `make motion`: Eclipse, six players, round 8, in a real Chromium whose processor is slowed four times. The
browser draws without a graphics card, on the machine that plays the other side as well. Each line is the best of three
runs; frames and layout are read from the browser's own trace (`tests/browser/frames.py`).

- *pan*: the galaxy is brought near and dragged to and fro
- *fleet*: another player's ship moves, from the caption to the new view
- *dice*: a shot in a battle, from the caption to the new view

| motion | window | possible | usual work | nine of ten below | with layout | frames a second | longest | stops | load |
|---|---|---|---|---|---|---|---|---|---|
"""
TAIL = """
*Possible* is how many frames a second the page's own work leaves room for, by the time of its thread: it does not
depend on what else the machine does. The test wants {possible} of it, {usual:.1f} ms of work for the usual frame, and
layout in at most {layout:.0%} of all frames. The frames that there were, the longest of them and the stops (longer than
three should be) do depend on it: *load* is how many jobs each processor had meanwhile. Layout happens when a scene
begins or ends: words change, things are put on the layer they fly on. While it is played only transform and opacity
change, and at most forty things are in the air at once; whatever is more appears where it belongs
(`tests/browser/test_frames.py`).
"""


def row(found: dict[str, Any]) -> str:
    cells = [
        found["motion"],
        found["window"],
        found["possible"],
        f"{found['work']} ms",
        f"{found['heavy']} ms",
        f"{found['layout']} %",
        found["rate"],
        f"{found['longest']} ms",
        found["late"],
        found["load"],
    ]
    return f"| {' | '.join(map(str, cells))} |\n"


def main(pieces: list[str]) -> int:
    code, found = measure("motion", "tests/browser/test_frames.py", PIECES, pieces)
    if found:
        tail = TAIL.format(possible=POSSIBLE, usual=USUAL, layout=LAYOUT)
        PAGE.write_text(HEAD + "".join(row(each) for each in found) + tail, "utf-8")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
