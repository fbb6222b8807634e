"""The stage holds still: whole games in four windows, in Polish, whose words are the longest.

`make stage` plays all games in all windows and writes what was measured to docs/stage.md.
"""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import stolik
from tests.browser.conftest import NewContext
from tests.browser.fed import Fed
from tests.browser.playing import prefer
from tests.server.running import Server

STAGE = Path(__file__).with_name("stage.js")
WINDOWS = {"1440": (1440, 900), "1366": (1366, 768), "1024": (1024, 768), "390": (390, 844)}
MAPS = {"1440": 850, "1366": 820, "1024": 720, "390": 360}
"""How wide the map of Arcs is at least."""
FREE = 0.45
LOG = 140
ALL = [(game, window) for game in ("arcs", "eclipse", "arcana") for window in WINDOWS]
SOME = [
    ("arcs", "1366"), ("arcs", "390"), ("eclipse", "1366"), ("eclipse", "390"), ("arcana", "1440"), ("arcana", "1024"),
]  # fmt: skip
FOUND = os.environ.get("STOLIK_STAGE")
"""A folder to write figures to; then every pair is played."""
EVERY = 40
SEATS = {"arcs": 4, "eclipse": 4, "arcana": 4}


@pytest.mark.timeout(300)
@pytest.mark.parametrize(("game", "window"), ALL if FOUND else SOME)
def test_the_stage_holds_still_through_a_whole_game(
    new_context: NewContext, service: Server, game: str, window: str
) -> None:
    width, height = WINDOWS[window]
    page = new_context(viewport={"width": width, "height": height}).new_page()
    prefer(page, service, language="pl")
    fed = Fed(page, service.base, stolik.load(game), SEATS[game], "stage", {})
    page.add_init_script(path=STAGE)
    fed.open()
    seen = Seen(page)
    kinds = set[str]()
    while (decision := fed.game.decision(fed.state)) is not None:
        if decision.kind not in kinds or fed.ply % EVERY == 0:
            kinds.add(decision.kind)
            fed.show()
            seen.look(decision.kind)
            if page.locator("[data-target][data-state=idle]:visible").count():
                page.locator("[data-target][data-state=idle]:visible").first.dispatch_event("click")
                page.locator("[data-slot=drawer]").wait_for()
                seen.look(f"{decision.kind}, why not")
                page.keyboard.press("Escape")
        fed.play(fed.some())
    assert seen.wrong == []
    assert len(seen.slots) == 1, seen.slots
    assert seen.free >= FREE
    if width >= 1100:
        assert min(seen.logs) >= LOG
    if game == "arcs":
        assert min(seen.maps) == max(seen.maps) >= MAPS[window], seen.maps
    if FOUND:
        told = {"game": game, "window": f"{width}×{height}", "questions": len(kinds), **seen.told()}
        (Path(FOUND) / f"{game}-{window}.json").write_text(json.dumps(told), "utf-8")


class Seen:
    """What was measured at every question of a game."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.slots = set[str]()
        self.logs = set[int]()
        self.maps = set[int]()
        self.wrong: list[str] = []
        self.free = 0.0
        self.looks = 0

    def look(self, kind: str) -> None:
        ask: dict[str, Any] = self.page.evaluate("({ ...stage.slots(), drawer: undefined })")
        self.slots.add(json.dumps(ask, sort_keys=True))
        self.wrong += [f"{kind}: {what}" for what in self.page.evaluate("[...stage.wrong(), ...stage.cut()]")]
        self.logs.add(self.page.evaluate("stage.log()"))
        if wide := self.page.evaluate("stage.map()"):
            self.maps.add(wide)
        self.free = self.page.evaluate("stage.free()")
        self.looks += 1

    def told(self) -> dict[str, Any]:
        boxes = [tuple(json.loads(slots)["free"]) for slots in self.slots]
        return {
            "board": sorted({f"{w:.0f}×{h:.0f}" for _, _, w, h in boxes}),
            "free": round(100 * self.free), "log": min(self.logs), "map": sorted(self.maps), "looks": self.looks,
        }  # fmt: skip
