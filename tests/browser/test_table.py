"""What belongs to a table beside its game: one's seat on another device, removing a guest, e-mail, webhooks, chat."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.playing import asked, make, me_and_bots, sit
from tests.server.running import Server


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()


def test_a_link_brings_my_seat_to_another_device_once(
    new_context: NewContext, service: Server, complaints: list[str]
) -> None:
    context = new_context(permissions=["clipboard-read", "clipboard-write"])
    page, phone = context.new_page(), new_context().new_page()
    table = sit(page, service, me_and_bots(2))
    asked(page)
    open_menu(page)
    page.get_by_role("button", name="Copy your seat link").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    link = page.evaluate("navigator.clipboard.readText()")
    phone.goto(link)
    phone.get_by_label("Your name").fill("Ola")
    phone.get_by_role("button", name="Sit down").click()
    phone.wait_for_url(f"**/t/{table}")
    asked(phone)
    asked(page)  # the first device stays where it is
    expect(page.get_by_text("Another device or program can now play for Ola.")).to_be_visible()
    phone.goto(link)
    phone.wait_for_url(f"**/t/{table}")  # home, without a question
    stranger = new_context().new_page()
    stranger.goto(link)
    expect(stranger.get_by_text("This link has been used")).to_be_visible()
    complaints.clear()  # the stranger's browser tells of the closed door


def test_everybody_reads_that_a_seed_was_chosen(page: Page, service: Server) -> None:
    note = "The shuffle was chosen or known beforehand"
    sit(page, service, me_and_bots(2), seed="7")
    expect(page.get_by_text(note)).to_be_visible()
    sit(page, service, me_and_bots(2))
    asked(page)
    expect(page.get_by_text(note)).to_have_count(0)


def test_whoever_made_the_table_can_remove_a_guest(
    page: Page, new_context: NewContext, service: Server, complaints: list[str]
) -> None:
    made = make(page, service, [*me_and_bots(1), {"kind": "link", "name": "", "level": "easy"}])
    guest = new_context().new_page()
    guest.goto(f"{service.base}{made['seats'][1]['invite']}")
    guest.get_by_label("Your name").fill("Tomek")
    guest.get_by_role("button", name="Sit down").click()
    page.goto(f"{service.base}/t/{made['table']}")
    expect(page.get_by_role("region", name="Player: Tomek")).to_be_visible()
    open_menu(guest)
    expect(guest.get_by_role("button", name="Remove Ola")).to_have_count(0)
    open_menu(page)
    page.get_by_role("button", name="Remove Tomek").click()
    page.get_by_role("button", name="Yes").click()
    expect(guest.get_by_text("You were removed from this table.")).to_be_visible()
    complaints.clear()  # the guest's browser tells of the closed door


def test_an_address_for_e_mail_is_kept_where_the_house_sends_any(page: Page, service: Server, tmp_path: Path) -> None:
    sit(page, service, me_and_bots(2))
    asked(page)
    open_menu(page)
    expect(page.get_by_label("E-mail when")).to_have_count(0)
    with Server(tmp_path, smtp="smtp://127.0.0.1:1", mail_from="table@example.org") as registry:
        sit(page, registry, me_and_bots(2))
        asked(page)
        open_menu(page)
        keeps(page, "E-mail when", "ola@example.org")


def keeps(page: Page, label: str, text: str) -> None:
    """What is typed into this field of the menu is still there when the page is loaded again."""
    page.get_by_label(label).fill(text)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status").filter(has_text="Saved")).to_be_visible()
    page.reload()
    page.locator("#prompt-question").wait_for()
    open_menu(page)
    expect(page.get_by_label(label)).to_have_value(text)


def test_whoever_made_the_table_may_name_a_service_that_is_told_of_turns(
    page: Page, phone: Page, service: Server, tmp_path: Path
) -> None:
    sit(page, service, me_and_bots(2))
    asked(page)
    open_menu(page)
    expect(page.get_by_label("Webhook")).to_have_count(0)
    with Server(tmp_path, webhooks=True) as registry:
        made = make(page, registry, [*me_and_bots(1), {"kind": "link", "name": "", "level": "normal"}])
        phone.goto(f"{registry.base}{made['seats'][1]['invite']}")
        phone.get_by_label("Your name").fill("Tomek")
        phone.get_by_role("button", name="Sit down").click()
        page.goto(f"{registry.base}/t/{made['table']}")
        for seat in (page, phone):
            seat.locator("#prompt-question").wait_for()
            open_menu(seat)
        keeps(page, "Webhook", "https://example.org/turns")
        expect(phone.get_by_label("Webhook")).to_have_count(0)


def test_chat_can_be_switched_off_when_the_table_is_made(page: Page, service: Server) -> None:
    page.goto(f"{service.base}/new?game=arcana")
    page.get_by_role("switch", name="Chat").click()
    page.locator("[data-start]").click()
    asked(page)
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_text("Chat is off at this table.")).to_be_visible()
    expect(page.get_by_label("Write to the table")).to_have_count(0)
