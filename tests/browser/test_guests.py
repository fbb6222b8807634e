"""A game from another package has a table in the browser, though the client knows nothing of it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.looking import clean, fingers_fit, fits
from tests.browser.playing import me_and_bots, prefer, sit
from tests.guest import install
from tests.server.running import Server

ANSWERS = "[data-action], [data-confirm]"


@pytest.fixture(scope="module")
def guests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A service beside which Nim is installed."""
    server = Server(tmp_path_factory.mktemp("guests"))
    server.environment["PYTHONPATH"] = str(install(tmp_path_factory.mktemp("site")))
    with server:
        yield server


def act(page: Page, tap: bool = False) -> bool:
    """Take the last action of the list, or the only one; False when the game is over."""
    answers = page.locator(ANSWERS)
    page.wait_for_selector(f"{ANSWERS}, [data-over]")
    if page.locator("[data-over]").count():
        return False
    answers.last.tap() if tap else answers.last.click()
    return True


def test_a_whole_game_from_the_home_page_to_its_replay(page: Page, guests: Server) -> None:
    page.goto(guests.base)
    expect(page.get_by_role("heading", name="Nim")).to_be_visible()
    clean(page)
    page.get_by_role("button", name="Play now against bots: Nim").click()
    expect(page.get_by_role("heading", name="Choose a heap and how many stones you take.")).to_be_visible()
    expect(page.locator("#board").get_by_role("heading", name="Heaps")).to_be_visible()
    expect(page.get_by_role("button", name="Take 1 from Heap A", exact=True)).to_be_visible()
    clean(page)
    turns = 0
    while act(page):
        turns += 1
        assert turns < 30
    assert turns > 1
    expect(page.get_by_role("heading", name="Final score")).to_be_visible()
    page.get_by_role("link", name="Watch replay").click()
    expect(page.locator("#board").get_by_role("heading", name="Heaps")).to_be_visible()
    expect(page.get_by_text("takes", exact=False).first).to_be_visible()


def test_pointing_narrows_the_list_and_what_cannot_be_taken_says_why(page: Page, guests: Server) -> None:
    sit(page, guests, me_and_bots(2), game="nim", seed="heaps")
    actions = page.locator("[data-action]")
    expect(actions.first).to_be_visible()
    heap = page.locator("#board [data-target='heap:0']")
    heap.click()
    expect(actions).to_have_count(3)
    expect(heap).to_have_attribute("data-state", "chosen")
    actions.last.click()  # three of four: one is left for me, or for the bot
    expect(heap).not_to_contain_text("4")
    page.wait_for_selector(ANSWERS)
    if heap.get_attribute("data-state") == "legal":
        heap.click()
    expect(heap).to_contain_text("0")
    page.wait_for_selector(ANSWERS)
    heap.click()
    expect(page.get_by_text("Heap A is empty.").last).to_be_visible()
    page.locator("[data-rule]").first.click()
    expect(page.get_by_text("On your turn you take one, two or three stones")).to_be_visible()


def test_a_hint_and_a_move_taken_back(page: Page, guests: Server) -> None:
    sit(page, guests, me_and_bots(2), game="nim")
    before = page.locator("#board").inner_text()
    page.locator("[data-hint]").click()
    page.locator("[data-take]").click()
    page.wait_for_selector("[data-action]")
    expect(page.locator("#board")).not_to_have_text(before)
    page.locator("[data-undo]").first.click()
    expect(page.locator("[data-action]")).to_have_count(9)


def test_its_options_are_chosen_where_tables_are_made(page: Page, guests: Server) -> None:
    page.goto(f"{guests.base}/new?game=nim")
    page.get_by_role("switch", name="Whoever takes the last stone loses").check()
    page.locator("[data-start]").click()
    page.wait_for_selector("[data-action]")
    table = page.url.rpartition("/")[2]
    assert page.request.get(f"{guests.base}/api/tables/{table}").json()["options"] == {"misere": True}


@pytest.mark.parametrize(("language", "action"), [("pl", "Stos A: zabierz 1"), ("cs", "Hromádka A: vezmi 1")])
def test_it_speaks_the_language_of_the_reader_on_a_phone_too(
    new_context: NewContext, guests: Server, language: str, action: str
) -> None:
    phone = new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True).new_page()
    prefer(phone, guests, language=language)
    sit(phone, guests, me_and_bots(3), game="nim")
    expect(phone.get_by_role("button", name=action, exact=True)).to_be_visible()
    fits(phone)
    fingers_fit(phone)
    assert act(phone, tap=True)
    assert act(phone, tap=True)
