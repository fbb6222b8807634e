"""An account is optional; it brings one's tables to another device."""

import re

from playwright.sync_api import Page, expect

from tests.browser.playing import make, me_and_bots
from tests.server.running import Server

NAME, PASSWORD = "Account name", "Password (at least 8 characters)"
TABLES = re.compile("Your tables")


def fill(page: Page, service: Server, name: str, password: str) -> None:
    page.goto(f"{service.base}/settings")
    page.get_by_label(NAME).fill(name)
    page.get_by_label(PASSWORD).fill(password)


def test_a_second_device_finds_the_tables_of_the_account(page: Page, phone: Page, service: Server) -> None:
    make(page, service, me_and_bots(2))
    fill(page, service, "Ola of two devices", "correct horse")
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_text("signed in as Ola of two devices")).to_be_visible()
    phone.goto(service.base)
    expect(phone.get_by_role("heading", name="Pull up a chair.")).to_be_visible()
    expect(phone.get_by_role("heading", name=TABLES)).to_have_count(0)
    fill(phone, service, "Ola of two devices", "correct horse")
    phone.get_by_role("button", name="Sign in").click()
    expect(phone.get_by_text("signed in as Ola of two devices")).to_be_visible()
    phone.goto(service.base)
    expect(phone.get_by_role("heading", name=TABLES)).to_be_visible()
    phone.goto(f"{service.base}/settings")
    phone.get_by_role("button", name="Sign out").click()
    expect(phone.get_by_label(NAME)).to_be_visible()
    phone.goto(service.base)
    expect(phone.get_by_role("heading", name="Pull up a chair.")).to_be_visible()
    expect(phone.get_by_role("heading", name=TABLES)).to_have_count(0)


def test_a_wrong_password_is_refused_and_deleting_asks_twice(
    page: Page, phone: Page, service: Server, complaints: list[str]
) -> None:
    fill(page, service, "Ola the forgetful", "correct horse")
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_text("signed in as")).to_be_visible()
    fill(phone, service, "Ola the forgetful", "wrong horse")
    phone.get_by_role("button", name="Sign in").click()
    expect(phone.get_by_role("alert")).to_have_text("Wrong name or password.")
    page.get_by_role("button", name="Delete the account").click()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Delete the account").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_label(NAME)).to_be_visible()
    complaints.clear()  # the browser logs the refusal
