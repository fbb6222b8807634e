"""What motion costs a page: its frames, and the layout work in them, read from the browser's own trace."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Page

TICK = """() => {
  window.ticking = true;
  const tick = () => window.ticking && requestAnimationFrame(tick);
  tick();
}"""
"""The page asks for every frame, as something that moves by script would; the trace tells when it gets one."""
SMOOTH = 1000 / 60
TASK = "RunTask"
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]


@dataclass
class Spell:
    """A stretch of time in which something moved."""

    frames: list[float] = field(default_factory=list)
    """Milliseconds from each frame to the next."""
    work: list[float] = field(default_factory=list)
    """Milliseconds that the page itself worked for each of them, whatever else the machine did."""
    laid_out: int = 0
    """Frames before which something was laid out."""

    @property
    def rate(self) -> float:
        """Frames per second, over the whole spell."""
        return 1000 * len(self.frames) / sum(self.frames)

    @property
    def layout(self) -> float:
        """The part of all frames that needed layout."""
        return self.laid_out / len(self.frames)

    @property
    def possible(self) -> float:
        """Frames per second that the page's own work leaves room for: what it takes beyond a frame's time is lost.

        By the time of its thread and the length of the spell, which others on the machine do not change: not by the
        number of frames that there were.
        """
        lost = sum(max(0.0, ms - SMOOTH) for ms in self.work)
        return 1000 / SMOOTH * max(0.0, 1 - lost / sum(self.frames))

    @property
    def heavy(self) -> float:
        """Milliseconds of the page's work that nine of ten frames stay below."""
        return quantiles(self.work, n=10)[-1]

    @property
    def late(self) -> int:
        """Frames that took longer than three should: what an eye sees as a stop."""
        return sum(ms > 3.5 * SMOOTH for ms in self.frames)

    def told(self) -> dict[str, float]:
        return {
            "rate": round(self.rate, 1),
            "possible": round(self.possible, 1),
            "work": round(median(self.work), 1),
            "heavy": round(self.heavy, 1),
            "median": round(median(self.frames), 1),
            "longest": round(max(self.frames)),
            "late": self.late,
            "layout": round(100 * self.layout),
            "frames": len(self.frames),
        }


def read(trace: bytes) -> Spell:
    """From a trace of one page that asked for every frame."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    ticks = sorted((e for e in events if e["name"] == "FireAnimationFrame"), key=lambda e: e["ts"])
    ours = {(e["pid"], e["tid"]) for e in ticks}
    assert len(ours) == 1, f"frames of {len(ours)} threads"
    layouts = [e["ts"] for e in events if e["name"] == "Layout" and (e["pid"], e["tid"]) in ours]
    at = [e["ts"] for e in ticks]
    starts = [at[0], *(b for a, b in pairwise(at) if b - a > 1000)]  # a frame may have several callbacks
    pairs = list(pairwise(starts))
    tasks = [(e["ts"], e.get("tdur", 0)) for e in events if e["name"] == TASK and (e["pid"], e["tid"]) in ours]
    work = [sum(ms for ts, ms in tasks if a <= ts < b) / 1000 for a, b in pairs]
    laid = sum(any(a <= ts < b for ts in layouts) for a, b in pairs)
    return Spell([(b - a) / 1000 for a, b in pairs], work, laid)


@contextmanager
def measured(page: Page, slower: int) -> Iterator[Spell]:
    """Everything inside is played on a processor that is so many times slower; the spell is filled at the end."""
    spell = Spell()
    session = page.context.new_cdp_session(page)
    browser = page.context.browser
    assert browser
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.evaluate(TICK)
    try:
        yield spell
    finally:
        page.evaluate("window.ticking = false")
        trace = browser.stop_tracing()
        session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        session.detach()
    found = read(trace)
    spell.frames, spell.work, spell.laid_out = found.frames, found.work, found.laid_out
