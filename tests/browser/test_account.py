"""An account is optional; it brings one's tables to another device."""

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looking import clean, fingers_fit, fits
from tests.browser.playing import make, me_and_bots
from tests.server.post_office import Office, serving, text_of
from tests.server.running import Server

NAME, PASSWORD = "Account name", "Password (at least 8 characters)"
NOW = "Current password"
TABLES = re.compile("Your tables")


@pytest.fixture
def office() -> Iterator[Office]:
    yield from serving(Office())


def fill(page: Page, service: Server, name: str, password: str) -> None:
    page.goto(f"{service.base}/settings")
    page.get_by_label(NAME).fill(name)
    page.get_by_label(PASSWORD).fill(password)


def test_a_second_device_finds_the_tables_of_the_account(page: Page, phone: Page, service: Server) -> None:
    make(page, service, me_and_bots(2))
    fill(page, service, "Ola of two devices", "correct horse")
    page.get_by_role("button", name="Create an account").click()
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
    phone.get_by_role("button", name="Sign out", exact=True).click()
    expect(phone.get_by_label(NAME)).to_be_visible()
    phone.goto(service.base)
    expect(phone.get_by_role("heading", name="Pull up a chair.")).to_be_visible()
    expect(phone.get_by_role("heading", name=TABLES)).to_have_count(0)


def test_a_wrong_password_is_refused_and_deleting_asks_twice(
    page: Page, phone: Page, service: Server, complaints: list[str]
) -> None:
    fill(page, service, "Ola the forgetful", "correct horse")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("signed in as")).to_be_visible()
    fill(phone, service, "Ola the forgetful", "wrong horse")
    phone.get_by_role("button", name="Sign in").click()
    expect(phone.get_by_role("alert")).to_have_text("Wrong name or password.")
    page.get_by_role("button", name="Delete the account").click()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Delete the account").click()
    page.get_by_label(NOW).fill("wrong horse")
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("alert")).to_have_text("Wrong password.")
    page.get_by_label(NOW).fill("correct horse")
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_label(NAME)).to_be_visible()
    complaints.clear()  # the browser logs the refusals


def test_sessions_password_and_data_are_looked_after_in_the_settings(
    page: Page, phone: Page, service: Server, complaints: list[str]
) -> None:
    fill(page, service, "Ola the careful", "correct horse")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("signed in as")).to_be_visible()
    fill(phone, service, "Ola the careful", "correct horse")
    phone.get_by_role("button", name="Sign in").click()
    expect(phone.get_by_text("This device", exact=True)).to_be_visible()
    page.reload()
    expect(page.get_by_text("Last used:")).to_be_visible()
    clean(page)
    clean(phone)
    fits(phone)
    fingers_fit(phone)
    page.get_by_role("button", name="Sign out: Chrome").click()
    expect(page.get_by_text("Last used:")).to_have_count(0)
    phone.reload()
    expect(phone.get_by_label(NAME)).to_be_visible()
    page.get_by_role("button", name="Change the password").click()
    clean(page)
    page.get_by_label(NOW).fill("correct horse")
    page.get_by_label("New password").fill("battery staple")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_contain_text("Your password is changed")
    fill(phone, service, "Ola the careful", "battery staple")
    phone.get_by_role("button", name="Sign in").click()
    expect(phone.get_by_text("signed in as")).to_be_visible()
    with page.expect_download() as kept:
        page.get_by_role("link", name="Download your data").click()
    assert json.loads(kept.value.path().read_text("utf-8"))["name"] == "Ola the careful"
    complaints.clear()


def test_a_lost_password_is_chosen_anew_by_the_link_of_a_letter(
    page: Page, phone: Page, tmp_path: Path, office: Office
) -> None:
    with Server(tmp_path, smtp=f"smtp://127.0.0.1:{office.server_address[1]}") as service:
        fill(page, service, "Ola the lost", "correct horse")
        page.get_by_role("button", name="Create an account").click()
        page.get_by_role("button", name="Set the e-mail address").click()
        page.get_by_label(NOW).fill("correct horse")
        page.get_by_label("E-mail address").fill("ola@example.org")
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_role("status")).to_contain_text("Open the link")
        page.goto(f"{service.base}/confirm/{token(office, 1)}")
        page.get_by_role("button", name="Confirm").click()
        expect(page.get_by_role("status")).to_contain_text("ola@example.org")
        phone.goto(f"{service.base}/settings")
        phone.get_by_role("link", name="Lost password").click()
        phone.get_by_label("E-mail address").fill("ola@example.org")
        clean(phone)
        fits(phone)
        phone.get_by_role("button", name="Send the link").click()
        expect(phone.get_by_role("status")).to_contain_text("on its way")
        phone.goto(f"{service.base}/recover/{token(office, 2)}")
        expect(phone.get_by_text("Ola the lost")).to_be_visible()
        clean(phone)
        phone.get_by_label("New password").fill("battery staple")
        phone.get_by_role("button", name="Set the password").click()
        expect(phone.get_by_text("signed in as Ola the lost")).to_be_visible()
        page.goto(f"{service.base}/settings")
        expect(page.get_by_label(NAME)).to_be_visible()


def test_without_e_mail_the_page_says_whom_to_ask(page: Page, service: Server) -> None:
    page.goto(f"{service.base}/recover")
    expect(page.get_by_text("Ask the person who runs it")).to_be_visible()
    clean(page)


def token(office: Office, count: int) -> str:
    """The token in the link of the letter that came last."""
    for _ in range(100):
        if len(office.letters) >= count:
            break
        time.sleep(0.1)
    return str(re.findall(r"/(?:confirm|recover)/(\S+)", text_of(office.letters[count - 1]))[0])
