"""The built client opens, with a server and without."""

import gzip
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.playing import asked
from tests.server.running import Server


def test_the_home_page_shows_the_games(page: Page, service: Server) -> None:
    page.goto(service.base)
    expect(page).to_have_title("stolik, a small table for heavy games")
    expect(page.get_by_role("heading", name="Pull up a chair.")).to_be_visible()
    expect(page.get_by_role("heading", name="Arcana")).to_be_visible()


def test_the_home_page_says_why_it_is_refused_its_lists(page: Page, service: Server, complaints: list[str]) -> None:
    refusal = {"reason": {"code": "too-many-requests"}, "line": {"id": "reason-too-many-requests", "args": {}}}
    page.route("**/api/lobby", lambda route: route.fulfill(status=429, json=refusal))
    page.goto(service.base)
    expect(page.get_by_role("status")).to_contain_text("Too fast. Wait a moment and try again.")
    complaints.clear()  # the browser reports the refused request


@pytest.mark.parametrize("path", ["", "new", "settings", "learn/arcana"])
def test_pages_fit_a_phone(phone: Page, service: Server, path: str) -> None:
    phone.goto(f"{service.base}/{path}")
    expect(phone.get_by_role("heading", level=1)).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")


FIRST_LOAD = 180_000


def test_home_and_one_game_are_a_small_load(
    page: Page, service: Server, record_property: Callable[[str, object], None]
) -> None:
    """All script that a new visitor fetches until the first question of a game stands there, compressed."""
    fetched: list[Response] = []
    page.on("response", lambda answer: fetched.append(answer) if is_script(answer) else None)
    page.goto(service.base)
    page.get_by_role("button", name="Play now against bots: Arcana").click()
    asked(page)
    size = sum(len(gzip.compress(answer.body())) for answer in fetched)
    record_property("script of home and Arcana", f"{size / 1000:.0f} kB in {len(fetched)} files")
    assert len(fetched) > 5
    assert size <= FIRST_LOAD


def is_script(answer: Response) -> bool:
    return answer.request.resource_type == "script" and answer.status == 200


def test_an_address_that_leads_nowhere_says_so_and_leads_home(page: Page, service: Server) -> None:
    page.goto(f"{service.base}/nowhere")
    expect(page.get_by_text("There is nothing here.")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(page.get_by_role("heading", name="Pull up a chair.")).to_be_visible()


def test_the_preset_that_is_chosen_is_marked(page: Page, service: Server) -> None:
    page.goto(f"{service.base}/new?game=arcana")
    basic, full = (page.get_by_role("button", name=name) for name in ("First game", "Advanced game"))
    expect(basic).to_have_attribute("aria-pressed", "true")
    full.click()
    expect(full).to_have_attribute("aria-pressed", "true")
    expect(basic).to_have_attribute("aria-pressed", "false")
    page.get_by_role("switch").first.click()
    expect(full).to_have_attribute("aria-pressed", "false")
