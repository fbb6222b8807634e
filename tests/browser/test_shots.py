"""Pictures of all pages and of three moments of a game, for people to leaf through: build/shots/."""

import os
import random
from typing import Any

import pytest
from playwright.sync_api import Page

import stolik
from stolik.kernel.codec import encode
from stolik.kernel.record import Match
from tests.browser.conftest import DESKTOP, PHONE, SHOTS, NewContext
from tests.browser.looking import fits
from tests.browser.playing import asked, invitation, me_and_bots, play, sit
from tests.server.running import Server

TABLET = {"width": 820, "height": 1180}
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
    "tablet": {"viewport": TABLET},
}
PAGES = {
    "home": "", "new": "new", "settings": "settings", "learn": "learn/arcana", "lesson": "learn/arcana?lesson=conflict",
    "rules": "learn/arcana?tab=rules", "components": "learn/arcana?tab=components",
}  # fmt: skip
ALL = [(language, theme) for language in ("en", "pl", "cs") for theme in ("lamp", "daylight")]
LOOKS = ALL if os.environ.get("STOLIK_SHOTS") == "all" else [ALL[0], ALL[3], ALL[4]]
"""Every language and both lights, pages by turns; STOLIK_SHOTS=all takes every page in every pair."""


def finished() -> bytes:
    game, dice = stolik.load("arcana"), random.Random(11)
    match = Match(game, 4, "shots", {"objectives": True, "militia": True, "tactical_removal": True})
    while (decision := game.decision(match.state)) is not None:
        real = [a for a in decision.actions if a.tag != "discard"]
        match.play(dice.choice(real or decision.actions))
    return encode(match.record())


WEAR = """({ language, theme }) => {
  const settings = JSON.stringify({ language, theme, motion: "none", pace: "instant" });
  localStorage.setItem("stolik-settings", settings);
  dispatchEvent(new StorageEvent("storage", { key: "stolik-settings", newValue: settings }));
}"""


def snap(page: Page, name: str, looks: list[tuple[str, str]]) -> None:
    """The page as it stands, in every language and light; switched without loading it anew."""
    for language, theme in looks:
        page.evaluate(WEAR, {"language": language, "theme": theme})
        page.wait_for_timeout(60)
        fits(page)
        page.screenshot(path=SHOTS / f"{name}-{language}-{theme}.png")
    page.evaluate(WEAR, {"language": "en", "theme": "lamp"})


@pytest.mark.parametrize("size", SIZES)
def test_pictures(new_context: NewContext, service: Server, size: str) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    page = new_context(**SIZES[size]).new_page()
    looks = LOOKS if size != "tablet" else LOOKS[1:2]
    headers = {"content-type": "application/json", "origin": service.base}
    replay = page.request.post(f"{service.base}/api/records", data=finished().decode(), headers=headers).json()["table"]
    for moment, seats, clicks in (("guild", 4, 0), ("chosen", 4, 6), ("late", 3, 30)):
        sit(page, service, me_and_bots(seats))
        play(page, clicks, seed=1, tap=size == "phone")
        seen = asked(page)
        card = next((t for t in seen.get("legal", []) if t.startswith("card:")), None)
        if card and moment == "chosen":
            page.locator(f'[data-target="{card}"]:visible').first.click()
        snap(page, f"table-{moment}-{size}", looks)
    sit(page, service, [{"kind": "here", "name": name, "level": "normal"} for name in ("Ola", "Hana")])
    page.locator("[data-handover]").wait_for()
    snap(page, f"handover-{size}", looks)
    pages = {
        **PAGES,
        "join": invitation(page, service),
        "replay": f"replay/{replay}?ply=120&seat=0",
        "end": f"t/{replay}",
    }
    for number, (name, path) in enumerate(pages.items()):
        page.goto(f"{service.base}/{path}")
        page.locator("h1").first.wait_for()
        page.wait_for_timeout(250)
        snap(page, f"{name}-{size}", looks if looks == ALL else [LOOKS[number % 3]])
