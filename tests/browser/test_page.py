"""The built client opens, with a server and without."""

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Server


def test_the_home_page_shows_the_games(page: Page, service: Server) -> None:
    page.goto(service.base)
    expect(page).to_have_title("stolik, a small table for heavy games")
    expect(page.get_by_role("heading", name="Pull up a chair.")).to_be_visible()
    expect(page.get_by_role("heading", name="Arcana")).to_be_visible()


@pytest.mark.parametrize("path", ["", "new", "settings", "learn/arcana"])
def test_pages_fit_a_phone(phone: Page, service: Server, path: str) -> None:
    phone.goto(f"{service.base}/{path}")
    expect(phone.get_by_role("heading", level=1)).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
