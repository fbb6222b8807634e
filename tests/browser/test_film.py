"""What others do is played as scenes: seen for its time, never in the way, gone without a trace."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import stolik
from tests.browser.clicking import Clicker
from tests.browser.conftest import NewContext
from tests.browser.fed import Fed
from tests.browser.playing import asked, me_and_bots, prefer, sit
from tests.server.running import Server

SHORTEST = 0.6
"""Seconds that every scene of somebody else is seen at pace "normal": caption in, outline, rest."""
CEILING = 12
"""Seconds after which the rest of a turn is hurried."""
HURRIED = 0.45

WATCH = """() => {
  const film = (window.film = []);
  const words = () => {
    const caption = document.querySelector(".caption .words");
    return caption ? document.querySelector(".caption").dataset.film + " " + caption.innerText.trim() : "";
  };
  let last = "";
  const look = () => {
    const now = words();
    if (now === last) return;
    const at = performance.now() / 1000;
    if (film.length && film.at(-1).until === null) film.at(-1).until = at;
    if (now) film.push({ words: now, from: at, until: null });
    last = now;
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true,
    attributes: true, attributeFilter: ["data-film"] });
}"""

DRAWN = """() => {
  const told = (e) => [
    e.tagName,
    [...e.classList].filter((name) => name !== "fresh").sort().join("."), // a board may mark what was just laid
    ["data-target", "data-state", "data-tint", "aria-label", "href", "d", "transform", "style"]
      .map((name) => e.getAttribute(name) ?? "").join("|"),
    [...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data.trim()).join(""),
    [...e.children].map(told),
  ];
  return JSON.stringify(told(document.getElementById("board")));
}"""

GAMES = ["arcana", "arcs", "eclipse"]


def seated(page: Page, service: Server, game: str, **settings: str) -> Clicker:
    """A table with two bots, played until the board is no longer empty; from then on at this pace."""
    clicker = Clicker(page)
    prefer(page, service, motion="full")
    table = sit(page, service, me_and_bots(3), game=game)
    for _ in range(6 if game == "arcana" else 12):
        clicker.click()
    asked(page)
    prefer(page, service, motion="full", **settings)
    page.goto(f"{service.base}/t/{table}")
    return clicker


def watched(page: Page) -> None:
    """The film is over."""
    expect(page.locator("[data-playing]")).to_have_count(0, timeout=90_000)


def film(page: Page, clicker: Clicker) -> list[dict[str, Any]]:
    """Click until others have played, and watch to the end."""
    page.evaluate(WATCH)
    for _ in range(40):
        clicker.click()
        page.wait_for_timeout(300)
        watched(page)
        scenes: list[dict[str, Any]] = page.evaluate("window.film")
        if len(scenes) > 1:
            return scenes
    raise AssertionError("nobody else ever played")


@pytest.mark.parametrize("game", GAMES)
def test_every_scene_is_seen_for_its_time(new_context: NewContext, service: Server, game: str) -> None:
    page = new_context().new_page()
    clicker = seated(page, service, game, pace="normal")
    scenes: dict[str, float] = {}
    for scene in film(page, clicker):
        number = scene["words"].split(" ", 1)[0]  # a scene may change its words on the way
        scenes[number] = scenes.get(number, 0) + scene["until"] - scene["from"]
    seen = 0.0
    for number, seconds in scenes.items():
        assert seconds >= SHORTEST * (HURRIED if seen > CEILING else 1) - 0.1, (number, scenes)
        seen += seconds


@pytest.mark.parametrize("game", GAMES)
def test_after_the_film_the_page_is_as_fresh(new_context: NewContext, service: Server, game: str) -> None:
    page = new_context().new_page()
    clicker = seated(page, service, game, pace="fast")
    film(page, clicker)
    asked(page)
    assert page.locator(".fly > *").count() == 0
    page.wait_for_timeout(400)
    after = page.evaluate(DRAWN)
    page.reload()
    asked(page)
    page.wait_for_timeout(400)
    assert page.evaluate(DRAWN) == after


def running(page: Page, service: Server, **settings: str) -> None:
    """A film of two others' moves, with my question behind it, however slow the bots may be."""
    prefer(page, service, motion="full", **settings)
    fed = Fed(page, service.base, stolik.load("arcana"), 3, "film", {})
    fed.open_before_others()
    fed.let_others_move()


def test_a_click_during_a_scene_is_not_lost(new_context: NewContext, service: Server) -> None:
    """The table is as it is now before the click arrives: a card that could not be chosen in the film is chosen."""
    page = new_context().new_page()
    running(page, service, pace="slow")
    expect(page.get_by_role("button", name="To your turn")).to_be_visible()
    card = page.locator('.hand [data-target^="card:"]').first
    assert card.get_attribute("data-state") == "idle"
    target = card.get_attribute("data-target")
    card.click()
    expect(page.locator(".caption")).to_have_count(0)
    expect(page.locator(f'[data-target="{target}"][data-state=chosen]')).to_have_count(1)


def test_keys_pause_skip_and_end_the_film(new_context: NewContext, service: Server) -> None:
    page = new_context().new_page()
    running(page, service, pace="slow")
    page.keyboard.press("Space")
    expect(page.locator(".caption").get_by_role("button", name="Go on")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.locator(".caption").get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Shift+Enter")
    expect(page.locator(".caption")).to_have_count(0)
    page.keyboard.press("r")
    expect(page.locator(".caption")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".caption")).to_have_count(0)


def test_step_by_step_waits_for_the_viewer(new_context: NewContext, service: Server) -> None:
    page = new_context().new_page()
    running(page, service, pace="slow")
    page.get_by_label("Step by step").check()
    expect(page.get_by_role("button", name="Next step")).to_be_visible()
    at = page.locator(".caption").get_attribute("data-film")
    page.wait_for_timeout(1500)
    assert page.locator(".caption").get_attribute("data-film") == at
    page.get_by_role("button", name="Next step").click()
    expect(page.locator(f'.caption[data-film="{at}"]')).to_have_count(0)
