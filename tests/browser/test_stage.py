"""The stage holds still: whole games in four windows, a late moment in three more, in Polish, whose words are longest.

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
WHOLE = {"1440": (1440, 900), "1366": (1366, 768), "1024": (1024, 768), "390": (390, 844)}
LATE = {"1920": (1920, 1080), "820": (820, 1180), "844": (844, 390)}
"""Windows that are measured at the last questions of a game only."""
WINDOWS = {**WHOLE, **LATE}
MAPS = {"1920": 1200, "1440": 850, "1366": 820, "1024": 720, "820": 770, "390": 360, "844": 490}
"""How wide the map of Arcs is at least."""
FREE = {"1920": 0.48, "1440": 0.46, "1366": 0.45, "1024": 0.52, "820": 0.50, "390": 0.50, "844": 0.59}
"""How much of the window the docks leave to the board at least."""
LOG = 140
SMALL = ("390", "844")
"""Phones: what is asked about in Eclipse, or hinted at, is brought near enough for a finger."""
GAMES = ("arcs", "eclipse", "arcana")
ALL = [(game, window) for game in GAMES for window in WINDOWS]
SOME = [
    ("arcs", "1366"), ("arcs", "390"), ("eclipse", "1366"), ("eclipse", "390"), ("arcana", "1440"), ("arcana", "1024"),
    ("arcs", "844"), ("eclipse", "820"), ("arcana", "1920"),
]  # fmt: skip
FOUND = os.environ.get("STOLIK_STAGE")
"""A folder to write figures to; then every pair is played."""
EVERY = 40
LAST = {"arcs": 200, "eclipse": 150, "arcana": 120}
"""Moves after which a game counts as late."""


@pytest.mark.timeout(480)
@pytest.mark.parametrize(("game", "window"), ALL if FOUND else SOME)
def test_the_stage_holds_still_through_a_whole_game(
    new_context: NewContext, service: Server, game: str, window: str
) -> None:
    width, height = WINDOWS[window]
    page = new_context(viewport={"width": width, "height": height}).new_page()
    prefer(page, service, language="pl")
    fed = Fed(page, service.base, stolik.load(game), 4, "stage", {})
    page.add_init_script(path=STAGE)
    if window in LATE:
        while fed.ply < LAST[game] and fed.game.decision(fed.state) is not None:
            fed.play(fed.some())
        fed.events = []
    fed.open()
    seen = Seen(fed, still=window not in SMALL or game != "eclipse")
    while (decision := fed.game.decision(fed.state)) is not None:
        if decision.kind not in seen.kinds or (window in WHOLE and fed.ply % EVERY == 0):
            seen.kinds.add(decision.kind)
            fed.show()
            seen.question(decision.kind)
        fed.play(fed.some())
    assert seen.wrong == []
    assert len(seen.slots) == 1, seen.slots
    assert seen.free >= FREE[window]
    if width >= 1100:
        assert min(seen.logs) >= LOG
    if game == "arcs":
        assert min(seen.maps) == max(seen.maps) >= MAPS[window], seen.maps
    if game == "eclipse" and seen.still and window in WHOLE:
        assert {len(scales) for scales in seen.scales.values()} == {1}, seen.scales
    if FOUND:
        told = {"game": game, "window": f"{width}×{height}", **seen.told()}
        (Path(FOUND) / f"{game}-{window}.json").write_text(json.dumps(told), "utf-8")


class Seen:
    """What was measured at every question of a game."""

    def __init__(self, fed: Fed, still: bool) -> None:
        self.fed = fed
        self.page: Page = fed.page
        self.still = still
        """The map is drawn in one size whatever is chosen."""
        self.kinds = set[str]()
        self.slots = set[str]()
        self.logs = set[int]()
        self.maps = set[int]()
        self.scales: dict[int, set[str]] = {}
        """In which sizes the map was drawn, by rounds, once the homes of Eclipse lie there."""
        self.wrong: list[str] = []
        self.free = 1.0
        self.looks = 0

    def question(self, kind: str) -> None:
        """The page as it is, with a refusal, with a hint, and with something chosen: the camera stays."""
        camera = self.look(kind)
        # A zone in the strip of a phone is looked at more closely; everything else says why not.
        idle = self.page.locator("[data-target][data-state=idle]:not([aria-pressed]):visible")
        if idle.count():
            idle.first.dispatch_event("click")
            self.page.locator("[data-slot=drawer]").wait_for()
            self.same(f"{kind}, why not", camera)
            self.page.keyboard.press("Escape")
        self.page.keyboard.press("h")
        self.page.locator("[data-slot=drawer]").wait_for()
        if self.still:
            self.same(f"{kind}, hint", camera)
        self.page.keyboard.press("Escape")
        legal = self.page.locator("[data-target][data-state=legal]:visible")
        if legal.count() and self.still:
            scale = self.page.evaluate("stage.scale()")
            legal.last.dispatch_event("click")
            self.look(f"{kind}, chosen")
            if scale and self.page.evaluate("stage.scale()") not in (scale, None):
                self.wrong.append(f"{kind}: the map is drawn in another size when something is chosen")
            self.page.keyboard.press("Escape")

    def same(self, what: str, camera: str) -> None:
        if self.look(what) != camera:
            self.wrong.append(f"{what}: the board moved")

    def look(self, what: str) -> str:
        """Measure everything; where the board lies."""
        self.page.evaluate("look.rest()")
        ask: dict[str, Any] = self.page.evaluate("({ ...stage.slots(), drawer: undefined })")
        self.slots.add(json.dumps(ask, sort_keys=True))
        self.wrong += [f"{what}: {found}" for found in self.page.evaluate("[...stage.wrong(), ...stage.cut()]")]
        self.logs.add(self.page.evaluate("stage.log()"))
        if wide := self.page.evaluate("stage.map()"):
            self.maps.add(wide)
        view: Any = self.fed.game.view(self.fed.state, self.fed.asked())
        laid_out = self.fed.game.name != "eclipse" or all(p.faction for p in view.players)
        if laid_out and (scale := self.page.evaluate("stage.scale()")):
            self.scales.setdefault(getattr(view, "round", 0), set()).add(scale)
        self.free = min(self.free, self.page.evaluate("stage.free()"))
        self.looks += 1
        camera: str = self.page.evaluate("stage.camera()")
        return camera

    def told(self) -> dict[str, Any]:
        boxes = [tuple(json.loads(slots)["free"]) for slots in self.slots]
        return {
            "board": sorted({f"{w:.0f}×{h:.0f}" for _, _, w, h in boxes}),
            "free": round(100 * self.free, 1), "log": min(self.logs), "map": sorted(self.maps),
            "questions": len(self.kinds), "looks": self.looks,
        }  # fmt: skip
