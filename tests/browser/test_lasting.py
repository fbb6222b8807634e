"""Nothing is lost: reload, a server that goes away, a language that changes, an error in the page."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looking import clean, installed
from tests.browser.playing import asked, card_in_hand, click, me_and_bots, play, sit
from tests.server.running import Server


def test_a_reload_keeps_the_seat_and_the_log(page: Page, service: Server) -> None:
    sit(page, service, me_and_bots(2))
    play(page, 8)
    asked(page)
    hand = sorted(c.get_attribute("data-target") or "" for c in page.locator('.hand [data-target^="card:"]').all())
    lines = page.locator("ol.log li").count()
    page.reload()
    asked(page)
    again = sorted(c.get_attribute("data-target") or "" for c in page.locator('.hand [data-target^="card:"]').all())
    assert again == hand
    assert page.locator("ol.log li").count() == lines


@pytest.mark.xdist_group("restart")
def test_a_server_that_goes_away_and_comes_back(page: Page, tmp_path: Path, complaints: list[str]) -> None:
    with Server(tmp_path / "one") as server:
        sit(page, server, me_and_bots(2))
        play(page, 6)
        asked(page)
        assert installed(page)
        board = page.locator("#board").bounding_box()
        server.kill()
        banner = page.get_by_text("We lost the connection. Your game is saved")
        expect(banner).to_be_visible()
        assert page.locator("#board").bounding_box() == board, "news lie over the board and do not move it"
        clean(page)
        page.get_by_role("link", name="stolik").click()
        expect(page.get_by_role("heading", name="Pull up a chair.")).to_be_visible()
        page.go_back()  # to a table that cannot be shown yet
        expect(page.get_by_text("We lost the connection. Your game is saved")).to_be_visible()
        clean(page)
        server.start()  # the page comes back by itself
        expect(page.get_by_text("We lost the connection. Your game is saved")).to_be_hidden()
        play(page, 4)
        asked(page)
        complaints.clear()  # the browser tells of every vain try


def test_the_language_changes_in_the_middle_of_a_choice(page: Page, service: Server) -> None:
    sit(page, service, me_and_bots(2))
    card = card_in_hand(page)
    click(page, card)
    words = {"Polski": "Odłóż:", "Čeština": "Vzít zpět:", "English": "Take back"}
    for language, back in words.items():
        page.locator("[data-menu]").click()
        page.get_by_role("radio", name=language).check()
        page.keyboard.press("Escape")
        expect(page.locator(".chips").get_by_role("button", name=back)).to_be_visible()
        expect(page.locator(f'[data-target="{card}"][data-state=chosen]').first).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "en"


def test_an_error_shows_a_plain_message_and_a_way_out(page: Page, service: Server, complaints: list[str]) -> None:
    page.route("**/api/games", lambda route: route.fulfill(status=200, json={"not": "a list"}))
    page.route("**/api/tables/*", lambda route: route.fulfill(status=200, body="null"))
    page.goto(f"{service.base}/replay/x")
    expect(page.get_by_role("heading", name="have happened.")).to_be_visible()
    expect(page.get_by_role("link", name="Download replay")).to_be_visible()
    clean(page)
    complaints.clear()


def test_the_installed_page_opens_without_a_network(page: Page, service: Server, complaints: list[str]) -> None:
    page.goto(service.base)
    assert installed(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="Pull up a chair.")).to_be_visible()
    expect(page.get_by_text("reach the server. Still trying.")).to_be_visible()
    page.context.set_offline(False)
    complaints.clear()
