"""Every kind of event is seen and heard: something moves that belongs to it, for long enough, with a sound.

`make events` plays all kinds of all games and writes what was found to docs/events.md; a kind that is not on that page
fails `tests/test_events.py`.
"""

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import stolik
from stolik.kernel.game import Game
from tests.browser.conftest import NewContext
from tests.browser.fed import Fed
from tests.browser.moments import Moment, kinds, moments
from tests.browser.playing import prefer
from tests.browser.test_film import SHORTEST
from tests.server.running import Server

FOUND = os.environ.get("STOLIK_EVENTS")
"""A folder to write what was found to, from `make events`."""
WATCH = Path(__file__).with_name("watch.js")
STILL = {"turn-ended": "the ring on the plate and the question say whose turn it is"}
"""Kinds that nothing moves for, and why."""
SILENT = {"turn-ended": "what follows is heard"}
UNSEEN = {
    "first_player": "told before anybody opens the table",
    "traded": "not watched: random players hardly ever come to it",
}
"""Kinds that do not come up while somebody looks on."""
FRAMING = {"halo", "ring", "trail"}
"""What only says where to look."""
TRIES = 2
"""A sound that comes too late for its motion is left out: a busy machine may be asked again."""

Scene = dict[str, Any]


WORDS = {
    "back": "card",
    "copy": "piece",
    "disc": "ships",
    "discoveries": "discovery tile",
    "drawn": "card",
    "g": "ships",
    "initiative": "lantern",
    "num": "score",
    "parts": "part",
    "shard": "splinters",
    "shown": "bench",
    "species": "species card",
    "sprite": "ship",
    "technologies": "technology tile",
    "thrown": "dice",
    "token": "sign",
    "words": "number",
}
"""What a picture or a part of the page is called at the table."""


def named(label: str) -> str:
    """What was seen, without whose it was: "eclipse/cube-azure" is a cube, "card arcana/TRL" a card."""
    kind, _, picture = label.rpartition(" ")
    folder, _, name = picture.rpartition("/")
    if (kind == "card" and not folder.startswith("eclipse/")) or folder == "arcana":
        return "card"
    known = folder.removeprefix("eclipse/") if folder.startswith("eclipse/") else name
    plain = re.sub(r"-(ember|azure|lagoon|linen|orchid|slate)\b.*", "", re.split(r"[:.@]", known)[0])
    return WORDS.get(plain, plain)


def filmed(page: Page, service: Server, game: Game, moment: Moment) -> list[Scene]:
    """The scenes of one move, as somebody sees and hears them who looks on."""
    fed = Fed(page, service.base, game, moment.state.seats, "events", {})
    fed.state, fed.viewer, fed.ply = moment.state.copy(), moment.viewer, 1
    fed.open()
    page.mouse.click(2, 2)  # whoever has touched the page hears it
    page.evaluate("look.rest()")
    fed.play(moment.action)
    fed.tell()
    page.locator("[data-playing]").wait_for(state="attached")
    page.locator("[data-playing]").wait_for(state="detached", timeout=120_000)
    scenes: list[Scene] = page.evaluate("watched.scenes")
    return scenes


def told(scenes: list[Scene]) -> dict[str, Scene]:
    """What was found of each kind."""
    found = dict[str, Scene]()
    for scene in scenes:
        seen = sorted({named(each["what"]) for each in scene["moved"]} - FRAMING)
        seconds = round((scene["until"] - scene["from"]) / 1000, 1)
        for kind in scene["kinds"]:
            found[kind] = {"seen": seen, "seconds": seconds, "heard": sorted(set(scene["sounds"]))}
    return found


def lacking(kind: str, found: Scene) -> str:
    """What is missing of an event, if anything."""
    if not found["seen"] and kind not in STILL:
        return "nothing moves"
    if not found["heard"] and kind not in SILENT:
        return "nothing is heard"
    return "" if found["seconds"] >= SHORTEST - 0.1 else "it is over at once"


@pytest.mark.timeout(1800)
@pytest.mark.skipif(not FOUND, reason="all kinds of events take minutes: `make events`")
@pytest.mark.parametrize("name", stolik.GAMES)
def test_every_kind_of_event_is_seen_and_heard(
    new_context: NewContext, service: Server, complaints: list[str], name: str
) -> None:
    game = stolik.load(name)
    found, wrong = dict[str, Scene](), dict[str, str]()
    for moment in moments(game):
        for _ in range(TRIES):
            page = new_context(viewport={"width": 1366, "height": 768}, reduced_motion="no-preference").new_page()
            prefer(page, service, motion="full", pace="normal")
            page.add_init_script(path=WATCH)
            scenes = told(filmed(page, service, game, moment))
            page.context.close()
            faults = {kind: what for kind, scene in scenes.items() if (what := lacking(kind, scene))}
            if not faults:
                break
        found |= scenes
        wrong |= faults
    complaints[:] = [told for told in complaints if "404" not in told]  # no service keeps these games
    (Path(str(FOUND)) / f"{name}.json").write_text(json.dumps({"game": name, "kinds": found}), "utf-8")
    assert wrong == {}
    assert kinds(game) - set(found) <= set(UNSEEN)
