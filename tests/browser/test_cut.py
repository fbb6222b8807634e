"""No word on a table is cut off: every kind of question of a game, in seven windows (ALL=1: in three languages)."""

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import stolik
from tests.browser.fed import Fed
from tests.browser.playing import prefer
from tests.server.running import Server

CUT = Path(__file__).with_name("cut.js")
WINDOWS = ((1920, 1080), (1440, 900), (1366, 768), (1024, 768), (820, 1180), (390, 844), (844, 390))
OPTIONS: dict[str, dict[str, Any]] = {
    "arcs": {"leaders_and_lore": True, "lore": 2},
    "eclipse": {"species": "all"},
    "arcana": {"objectives": True, "militia": True, "tactical_removal": True},
}
EVERY = 200
LANGUAGES = ["en", "pl", "cs"] if os.environ.get("ALL") else ["pl"]
"""Polish words are the longest."""


@pytest.mark.timeout(480)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OPTIONS)
def test_no_word_is_cut_off(page: Page, service: Server, game: str, language: str) -> None:
    prefer(page, service, language=language)
    fed = Fed(page, service.base, stolik.load(game), 4, "cut", OPTIONS[game])
    page.add_init_script(path=CUT)
    fed.open()
    kinds, wrong = set[str](), dict[str, str]()
    while (decision := fed.game.decision(fed.state)) is not None:
        if decision.kind not in kinds or fed.ply % EVERY == 0:
            kinds.add(decision.kind)
            fed.show()
            for width, height in WINDOWS:
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate("look.frames()")
                for found in page.evaluate("cut.words()"):
                    wrong.setdefault(f"{width}: {found}", decision.kind)
        fed.play(fed.some())
    assert not wrong, "\n".join(f"{what} ({kind})" for what, kind in wrong.items())
