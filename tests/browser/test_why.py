"""What cannot be used answers why."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looking import clean
from tests.browser.playing import asked, card_in_hand, me_and_bots, play, prefer, sit
from tests.server.running import Server

IDLE = "[data-target='zone:N'][data-state=idle]"
"""A zone while guilds are chosen."""
BESIDE: Any = {"x": 300, "y": 380}
"""Where no stake lies in it."""
REFUSAL = "Choose a guild to begin."


def look_at_the_table(page: Page) -> None:
    """Guilds lie on a bench over it."""
    page.get_by_role("button", name="See the board").click()


def test_a_click_on_what_does_not_glow_explains_it(page: Page, service: Server) -> None:
    sit(page, service, me_and_bots(2))
    asked(page)
    look_at_the_table(page)
    idle = page.locator(IDLE).first
    idle.click(position=BESIDE)
    answer = page.locator(".why")
    expect(answer).to_be_visible()
    expect(answer.get_by_role("heading")).to_contain_text("Why not:")
    expect(answer).to_contain_text(REFUSAL)
    clean(page)
    answer.get_by_role("heading").click()
    expect(answer).to_be_visible()
    page.locator("#prompt-question").click()  # whoever goes on elsewhere has read it
    expect(answer).to_be_hidden()
    idle.click(position=BESIDE)
    expect(answer).to_be_visible()
    page.keyboard.press("Escape")
    expect(answer).to_be_hidden()


def test_resting_the_pointer_on_something_says_what_it_is_until_it_leaves(page: Page, service: Server) -> None:
    sit(page, service, me_and_bots(2))
    asked(page)
    look_at_the_table(page)
    page.locator(IDLE).first.hover(position=BESIDE)
    answer = page.locator(".glance")
    expect(answer).to_contain_text(REFUSAL)
    expect(page.locator(".why")).to_have_count(0)
    clean(page)
    page.locator("#prompt-question").hover()
    expect(answer).to_have_count(0)
    page.get_by_role("button", name="Back to the cards").click()
    page.locator("[data-target^='guild:'][data-state=legal]").first.hover()
    expect(answer.get_by_role("heading")).to_be_visible()
    expect(answer.locator(".can")).to_be_visible()
    expect(answer.locator(".not")).to_have_count(0)


def test_everybody_at_one_device_is_answered_for_their_own_seat(page: Page, service: Server) -> None:
    sit(page, service, [{"kind": "here", "name": name, "level": "normal"} for name in ("Ola", "Tomek")])
    second = page.get_by_role("button", name="Tomek: show my cards")
    for seed in range(12):
        if second.count():
            break
        play(page, 1, seed)
        asked(page)
    second.click()
    look_at_the_table(page)
    page.locator('[data-target="zone:N"]').first.click(position=BESIDE)
    expect(page.locator(".why")).to_contain_text(REFUSAL)


def test_a_finger_does_not_rest(phone: Page, service: Server) -> None:
    sit(phone, service, me_and_bots(2), game="arcs")
    asked(phone)
    phone.get_by_role("button", name="Player: Kwark").tap()
    phone.locator(".plate.full [data-target='seat:1']").tap()
    expect(phone.locator(".why")).to_be_visible()
    expect(phone.locator(".glance")).to_have_count(0)


def test_the_keyboard_asks_what_something_is(page: Page, service: Server) -> None:
    sit(page, service, me_and_bots(2))
    asked(page)
    page.keyboard.press("i")
    spot = page.locator('[data-target="zone:N"]').first
    spot.focus()
    page.keyboard.press("i")
    expect(page.locator(".glance")).to_contain_text(REFUSAL)
    page.locator("#prompt-question").focus()
    expect(page.locator(".glance")).to_have_count(0)


def test_a_hint_marks_a_legal_move_and_names_alternatives(page: Page, service: Server) -> None:
    sit(page, service, me_and_bots(2))
    card_in_hand(page)
    page.locator("[data-hint]").click()
    drawer = page.get_by_role("dialog", name="A good move")
    expect(drawer.locator("[data-take]")).to_be_visible()
    expect(drawer.locator("li").first).to_be_visible()
    assert page.locator('[data-focus="hint"]').count() >= 1
    clean(page)


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_a_place_in_the_rules_opens_exactly_its_rules(page: Page, service: Server, language: str) -> None:
    prefer(page, service, language=language)
    rules = page.locator("article")
    page.goto(f"{service.base}/learn/eclipse?tab=rules&at=H5")
    expect(rules).to_have_count(1)
    expect(rules.locator("footer")).to_contain_text("H5")
    clean(page)
    page.goto(f"{service.base}/learn/arcs?tab=rules&at=14")
    expect(rules).to_have_count(6)
    assert all("14" in text for text in rules.locator("footer").all_inner_texts())
    page.locator("[data-all]").click()
    expect(rules.nth(40)).to_be_attached()
    page.goto(f"{service.base}/learn/arcana?tab=rules&at=Relikty")
    expect(rules).to_have_count(3)
    rules.first.locator(".ruling").first.click()
    expect(rules).to_have_count(1)


def test_show_leads_to_the_rule_that_a_refusal_names(page: Page, service: Server) -> None:
    sit(page, service, me_and_bots(2))
    card_in_hand(page)
    page.locator("[data-target='seat:1'][data-state=idle]").first.focus()
    page.keyboard.press("Enter")
    page.locator(".why").get_by_role("button", name="Show").click()
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.locator("article").first).to_be_visible()
    expect(rules.locator("article footer").first).to_contain_text("Rulebook: Rounds")
    expect(page.locator("#board")).to_be_visible()
