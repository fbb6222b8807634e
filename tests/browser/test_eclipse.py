"""Eclipse in the browser: every state of random games fits, every legal move can be made with mouse and keyboard."""

import random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

import stolik
from stolik.kernel.messages import Action
from tests.browser.conftest import DESKTOP, PHONE, SHOTS, NewContext
from tests.browser.fed import Fed
from tests.browser.looking import clean
from tests.server.running import Server

ECLIPSE = stolik.load("eclipse")
QUIET = ("pass", "resign", "trade", "done", "stop", "discard_tile", "retreat", "spare", "answer")
"""Actions that lead to less of a game."""
KINDS = {
    "draft", "turn", "turn-after", "reaction", "explore", "place-tile", "claim", "discovery", "influence", "drop-disc",
    "before-colony-ships", "research", "upgrade", "put-part", "build", "move", "move-on", "engagement", "reputation",
    "takeover", "upkeep", "bankrupt",
}  # fmt: skip
"""Questions that every walk comes to."""
LONG_TASKS = """window.tasks = []; new PerformanceObserver((list) => {
  tasks.push(...list.getEntries().map((e) => Math.round(e.duration)));
}).observe({ type: "longtask" });"""
CLIPPED = """() => [...document.querySelectorAll(".frame button, .frame dd, .frame li")].filter((e) => {
  const style = getComputedStyle(e);
  return style.display !== "inline" && style.textOverflow !== "ellipsis" && e.scrollWidth > e.clientWidth + 1;
}).map((e) => `${e.className}: ${e.textContent.trim().slice(0, 30)}`)"""


class Galaxy(Fed):
    """Random games of Eclipse, one after the other at the same page."""

    def __init__(self, page: Page, base: str, seats: int = 6, seed: str = "galaxy", **options: str) -> None:
        super().__init__(page, base, ECLIPSE, seats, seed, {"species": "all", **options})

    def anew(self, seats: int, seed: int) -> None:
        options = {"species": "all", "factions": "choice" if seed % 2 else "random"}
        self.state, self.events, self.random = ECLIPSE.new(seats, seed, options), [], random.Random(seed)

    def some(self) -> Action:
        """Any action, but nobody ruins a civilization, and fleets look for trouble."""
        decision = ECLIPSE.decision(self.state)
        assert decision is not None
        by_tag: dict[str, list[Action]] = {}
        for action in decision.actions:
            by_tag.setdefault(action.tag, []).append(action)
        if "pass" in by_tag and self.poor(decision.seat):
            return by_tag["pass"][0]
        for tag in ("colonize", "move_ship", "build"):
            if tag in by_tag and self.random.random() < 0.6:
                return self.random.choice(by_tag[tag])
        lively = [tag for tag in by_tag if tag not in QUIET] or list(by_tag)
        return self.random.choice(by_tag[self.random.choice(lively)])

    def play(self, action: Action) -> None:
        """Most moves are made without the page, which would not be told of all of them at once."""
        super().play(action)
        self.events = self.events[-12:]

    def poor(self, seat: int) -> bool:
        player = ECLIPSE.view(self.state, seat).players[seat]
        return bool(player.store["money"] + player.production["money"] - player.upkeep < 3)

    def late(self) -> None:
        """Play to the last round, until somebody is asked to take an action."""
        while (decision := ECLIPSE.decision(self.state)) is not None:
            if self.state.round == 9 and decision.kind == "turn":
                return
            self.play(self.some())

    def by_hand(self, action: Action, keyboard: bool = False) -> None:
        """Some questions are drawn: a tile to turn, blueprints behind tabs, a button for every way to fight."""
        decision = ECLIPSE.decision(self.state)
        assert decision is not None
        ways = self.page.locator("[data-option]")
        if action.tag == "place_tile":
            self.turn(action)
        elif ways.count() == len(decision.actions):
            before = len(self.moves)
            ways.nth(decision.actions.index(action)).click()
            assert self.moves[before:] == [msgspec.to_builtins(action)]
        else:
            for target in action.targets():
                tab = self.page.locator(f'[data-tab="{target[5:].split(".")[0]}"]')
                if target.startswith("slot:") and not self.legal(target) and tab.count():
                    tab.click()
            super().by_hand(action, keyboard)

    def turn(self, action: Any) -> None:
        """Turn the tile in hand until it lies as wanted, and place it."""
        self.page.click(f'[data-look="{action.sector}"]')
        wanted = self.page.locator(f'[data-option="{action.sector}.{action.turn}"]')
        for _ in range(6):
            if wanted.count() == 0:
                self.page.click('[data-turn="1"]')
        before = len(self.moves)
        wanted.click()
        self.page.evaluate("look.frames()")
        assert self.moves[before:] == [msgspec.to_builtins(action)]


def opened(new_context: NewContext, size: dict[str, int], **more: Any) -> Page:
    touch = {"has_touch": True, "is_mobile": True} if size is PHONE else {}
    return new_context(viewport=size, **touch, **more).new_page()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_random_games_fit_and_every_kind_of_question_can_be_answered_by_hand(
    new_context: NewContext, service: Server, size: dict[str, int]
) -> None:
    """Whole games of two to six players; the page is shown every kind of question, first for reach, then for play."""
    fed = Galaxy(opened(new_context, size), service.base)
    fed.open()
    seen: dict[str, int] = {}
    for seed in range(8):
        fed.anew(seats=6 - seed % 5, seed=seed)
        while (decision := ECLIPSE.decision(fed.state)) is not None:
            action = fed.some()
            times = seen[decision.kind] = seen.get(decision.kind, 0) + 1
            if times in (3, 60):  # not the very first: the table should have something on it
                fed.show()
                where = f"{decision.kind}, game {seed}, ply {fed.ply}"
                assert fed.wrong() + fed.page.evaluate(CLIPPED) == [], where
                fed.by_hand(action, keyboard=times == 60)
            fed.play(action)
    assert set(seen) >= KINDS, KINDS - set(seen)


@pytest.mark.parametrize(("language", "theme"), [("en", "lamp"), ("pl", "daylight"), ("cs", "lamp")])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_late_galaxy_of_six_is_accessible_and_drawn_quickly(
    new_context: NewContext, service: Server, size: dict[str, int], language: str, theme: str, record_property: Any
) -> None:
    page = opened(new_context, size, locale=language)
    page.add_init_script(f"localStorage.setItem('stolik-settings', JSON.stringify({{ theme: '{theme}' }}))")
    page.add_init_script(LONG_TASKS)
    fed = Galaxy(page, service.base)
    fed.open()
    fed.late()
    fed.show()
    page.evaluate("tasks.length = 0")
    fed.play(fed.some())
    fed.show()
    record_property("milliseconds of tasks over 50 that a move of a late game caused", page.evaluate("tasks"))
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"eclipse-late-{size['width']}-{language}.png")
    assert fed.wrong() + page.evaluate(CLIPPED) == []
    clean(page)


def test_every_lesson_can_be_played_to_its_end(page: Page, service: Server) -> None:
    for lesson in ("galaxy", "explore", "research", "ships", "combat"):
        page.goto(f"{service.base}/learn/eclipse?lesson={lesson}")
        for _ in range(40):
            if page.locator("[data-lesson]").count() or f"lesson={lesson}" not in page.url:
                break
            step(page)
        else:
            pytest.fail(f"{lesson} does not end")


def step(page: Page) -> None:
    """Go on, or do what the lesson asks for: something that glows."""
    for choice in ("[data-forth]", "[data-confirm]", "[data-option]", '[data-state="legal"]'):
        found = page.locator(choice)
        if found.count():
            found.first.dispatch_event("click")
            return
    expect(page.locator("[data-forth], [data-confirm], [data-option], [data-state=legal]").first).to_be_attached()
