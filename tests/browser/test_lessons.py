"""Every lesson is walked to its end as a reader does, in every language: do what the step says, and nothing else."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from stolik.text import LANGUAGES
from tests.browser.conftest import NewContext
from tests.browser.learner import Learner
from tests.server.running import Server
from tools.lessons import GAMES, record_of, scripts

LAPTOP = {"width": 1366, "height": 768}
"""The smallest window of a desk."""

OURS = [script.parent.name for script in scripts()]


def lessons(game: str, kind: str = "lessons") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(record_of(GAMES / game / f"{kind}.toml").read_text("utf-8"))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_every_lesson_is_walked_to_its_end(new_context: NewContext, service: Server, game: str, language: str) -> None:
    walk(new_context(locale=language, viewport=LAPTOP).new_page(), f"{service.base}/learn/{game}", game)


@pytest.mark.parametrize("game", OURS)
def test_every_lesson_is_walked_to_its_end_on_a_phone(phone: Page, service: Server, game: str) -> None:
    walk(phone, f"{service.base}/learn/{game}", game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_every_example_of_the_rules_is_stepped_through(
    new_context: NewContext, service: Server, game: str, language: str
) -> None:
    page = new_context(locale=language).new_page()
    page.goto(f"{service.base}/learn/{game}?tab=rules")
    for example in lessons(game, "examples"):
        rule = page.locator(f'[data-rule="{example["id"]}"]')
        rule.scroll_into_view_if_needed()
        expect(rule.locator(".scene > *")).to_be_visible(timeout=20_000)
        rule.locator("[data-example]").click()
        for step in example["steps"]:
            expect(page.locator(".lesson")).to_be_visible()
            follow(page, Learner(page), step)
        expect(rule).to_be_in_viewport()


def walk(page: Page, address: str, game: str) -> None:
    """All lessons of a game, whose page has this address, one after the other."""
    learner = Learner(page)
    page.goto(f"{address}?lesson={lessons(game)[0]['id']}")
    for lesson in lessons(game):
        expect(page.locator(".lesson")).to_be_visible(timeout=20_000)
        for step in lesson["steps"]:
            follow(page, learner, step)
    expect(page.locator(".lessons .good")).to_have_count(len(lessons(game)))
    expect(page.locator("[data-play]"), "the own game comes next").to_be_in_viewport()


def follow(page: Page, learner: Learner, step: dict[str, Any]) -> None:
    """Do what one step asks for, thing by thing. Nobody has to search: what is to be pressed is in sight."""
    learner.look(page.locator(".lesson .words"))
    before = page.locator(".lesson .words").inner_text()
    for button in page.locator(".lesson .foot button").all():
        expect(button).to_be_in_viewport(ratio=0.99)
    if not step["expect"]:
        learner.click(page.locator("[data-forth]"))
    for target in step["expect"] if not step.get("odds") else []:
        point(page, learner, target)
    for amount in step["expect"] if step.get("odds") else []:
        dial(page, learner, amount)
    confirm = page.locator("[data-confirm], .lesson [data-option]")
    if step["expect"] and page.locator(".lesson .words").inner_text() == before and confirm.count():
        expect(confirm.first).to_be_in_viewport(ratio=0.99)
        learner.click(confirm)
    expect(page.locator(".lesson .words, .lessons, [data-rule]").first).not_to_have_text(before)


def point(page: Page, learner: Learner, target: str) -> None:
    """Point at something that glows; a number that cannot be chosen has only to be confirmed."""
    thing = page.locator(f'[data-target="{target}"][data-state=legal]')
    if thing.count():
        thing.first.dispatch_event("click")
        learner.clicks += 1


def dial(page: Page, learner: Learner, amount: str) -> None:
    """Set a stepper to a number."""
    name, _, wished = amount.rpartition(".")
    stepper = page.locator(f'[data-amount="{name}."]')
    while (shown := int(stepper.locator("output").inner_text().split("/")[0])) != int(wished):
        learner.click(stepper.locator("button").nth(0 if shown > int(wished) else 1))
