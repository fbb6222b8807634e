"""Several people at one table: by link, at one device, as spectators."""

from playwright.sync_api import Page, expect

import stolik
from tests.browser.conftest import NewContext
from tests.browser.fed import Fed
from tests.browser.looking import clean
from tests.browser.playing import asked, make, me_and_bots, play, sit
from tests.server.running import Server

HERE = {"kind": "here", "level": "normal"}


def test_two_browsers_meet_by_an_invitation(page: Page, new_context: NewContext, service: Server) -> None:
    page.goto(f"{service.base}/new")
    page.get_by_label("Name, Seat 1").fill("Ola")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_label("Who sits here").select_option("link")
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    clean(page)
    invitation = page.locator("[data-invite]").get_attribute("data-invite")
    assert invitation

    guest = new_context(locale="pl").new_page()
    guest.goto(invitation)
    expect(guest.get_by_role("heading", name="Masz zaproszenie")).to_be_visible()
    expect(guest.get_by_text("Przy stole: Ola")).to_be_visible()
    clean(guest)
    guest.get_by_label("Twoje imię").fill("Tomek")
    guest.get_by_role("button", name="Usiądź").click()

    for turn in range(16):  # each reads their own language at one table
        for person in (page, guest):
            if asked_now(person):
                play(person, 1, seed=turn)
    expect(page.get_by_role("region", name="Player: Tomek")).to_be_visible()
    expect(guest.get_by_role("region", name="Gracz: Ola")).to_be_visible()

    page.get_by_role("button", name="Chat").click()
    page.get_by_label("Write to the table").fill("Hello, Tomek!")
    page.get_by_role("button", name="Send").click()
    guest.get_by_role("button", name="Czat").click()
    expect(guest.get_by_text("Hello, Tomek!")).to_be_visible()

    guest.close()
    expect(page.get_by_role("region", name="Player: Tomek").get_by_role("img", name="away")).to_be_visible()


def test_a_link_that_leads_nowhere_says_so_before_it_asks_for_a_name(
    page: Page, service: Server, complaints: list[str]
) -> None:
    page.goto(f"{service.base}/join/nowhere")
    expect(page.get_by_text("This link no longer works. Ask for a new one.")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_count(0)
    expect(page.get_by_role("link", name="Home")).to_be_visible()
    clean(page)
    complaints.clear()  # the browser tells of what was not found


def asked_now(page: Page) -> bool:
    """Is it this page's turn?"""
    page.wait_for_timeout(150)
    return not page.locator("section.prompt[data-kind=wait]").count()


def test_nothing_of_the_next_hand_is_in_the_page_before_the_tap(page: Page, service: Server) -> None:
    sit(page, service, [{**HERE, "name": "Ola"}, {**HERE, "name": "Hana"}])
    hands: dict[str, set[str]] = {}
    for turn in range(12):
        if page.locator("[data-handover]").count():
            heading = page.get_by_role("heading", level=1).inner_text()
            assert page.locator("[data-target]").count() == 0, "cards lie open between two people"
            if turn < 3:
                clean(page)
            page.locator("[data-handover]").click()
            cards = page.locator('.hand [data-target^="card:"]')
            asked(page)
            hands.setdefault(heading, set()).update(c.get_attribute("data-target") or "" for c in cards.all())
        play(page, 2, seed=turn)
        page.wait_for_timeout(80)
    assert len(hands) == 2
    ola, hana = hands.values()
    assert not ola & hana


def test_a_spectator_sees_the_table_and_no_hand(page: Page, new_context: NewContext, service: Server) -> None:
    made = make(page, service, me_and_bots(2))
    page.goto(f"{service.base}/t/{made['table']}")
    play(page, 5)
    watcher = new_context().new_page()
    watcher.goto(f"{service.base}{made['watch']}")
    expect(watcher.get_by_role("region", name="No Man’s Land")).to_be_visible()
    expect(watcher.locator("h1")).to_have_text("Waiting for Ola")
    assert watcher.locator(".hand").count() == 0
    clean(watcher)


def test_only_options_that_go_together_can_be_chosen_for_a_new_table(page: Page, service: Server) -> None:
    page.goto(f"{service.base}/new?game=arcs")
    lore, setup = page.get_by_label("Lore cards each"), page.get_by_label("Setup card")
    expect(lore.locator("option")).to_have_text(["1", "2", "3"])
    lore.select_option("2")
    expect(page.get_by_role("switch", name="Leaders & Lore")).to_be_checked()
    page.get_by_role("radio", name="2", exact=True).check()
    expect(lore).to_have_value("2")
    expect(setup.locator("option")).to_have_count(1 + 4)
    setup.select_option("two_frontiers")
    page.get_by_role("radio", name="3", exact=True).check()
    expect(setup).to_have_value("random")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".draft [data-target^='card:']").first).to_be_visible()


def test_whoever_waits_reads_what_happened_last(page: Page, service: Server) -> None:
    fed = Fed(page, service.base, stolik.load("arcana"), 3, "waiting", {})
    fed.viewer = 0
    while fed.ply < 12 or fed.asked() == 0:
        fed.play(fed.some())
    fed.open()
    told = page.locator("section.prompt .latest li").all_inner_texts()
    assert len(told) == 3
    assert told == page.locator(".log li").all_inner_texts()[: len(told)]
