"""Every word comes from a catalogue; the pages are light."""

import gzip

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.conftest import NewContext
from tests.browser.looking import clean
from tests.browser.playing import asked, invitation, make, me_and_bots, play, prefer
from tests.server.running import Server

HARD_CODED = """(allowed) => {
  const found = new Set();
  const look = (text, where) => {
    const words = (text ?? "").match(/[A-Za-z]{2,}/g) ?? [];
    for (const word of words) if (!allowed.includes(word)) found.add(`${word} in ${where}`);
  };
  const of = (e) => e.outerHTML.slice(0, 90);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent.closest("[translate=no], script, style, code")) look(walker.currentNode.data, of(parent));
  }
  for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description"])
    for (const e of document.querySelectorAll(`[${name}]`)) look(e.getAttribute(name), `${name} of ${of(e)}`);
  look(document.title, "title");
  return [...found];
}"""
NAMES = [
    "stolik",
    "Ola",
    "Kwark",
    "Gluon",
    "Foton",
    "Mezon",
    "Bozon",
    "Hadron",
    "Yuzu",
    "English",
    "Polski",
    "tina",
    "EN",
    "PL",
    "CS",
    "Ctrl",
    "QR",
]


@pytest.mark.parametrize(
    "path",
    [
        "",
        "new",
        "settings",
        "learn/arcana",
        "learn/arcana?tab=rules",
        "learn/arcana?tab=components",
        "learn/arcana?lesson=turn",
        "join",
    ],
)
def test_no_word_is_hard_coded(page: Page, service: Server, path: str) -> None:
    path = invitation(page, service) if path == "join" else path
    page.goto(f"{service.base}/{path}{'&' if '?' in path else '?'}pseudo")
    expect(page.locator("h1").first).to_be_visible()
    page.wait_for_timeout(300)
    assert page.evaluate(HARD_CODED, NAMES) == []


def test_no_word_of_a_table_is_hard_coded(page: Page, service: Server) -> None:
    made = make(page, service, me_and_bots(3))
    page.goto(f"{service.base}/t/{made['table']}?pseudo")
    for number in range(4):
        asked(page)
        assert page.evaluate(HARD_CODED, NAMES) == []
        play(page, 3, seed=number)


def test_home_and_one_game_load_at_most_180_kb_of_script(
    new_context: NewContext, service: Server, complaints: list[str]
) -> None:
    page = new_context(service_workers="block").new_page()
    sizes: dict[str, int] = {}

    def note(response: Response) -> None:
        if response.url.endswith(".js") and response.ok:
            sizes[response.url] = len(gzip.compress(response.body(), 6))

    page.on("response", note)
    page.goto(service.base)
    page.get_by_role("button", name="Play now against bots: Arcana").click()
    asked(page)
    total = sum(sizes.values())
    print(f"{total / 1000:.0f} kB of script in {len(sizes)} files")
    complaints[:] = [c for c in complaints if "Service Worker" not in c]
    assert total <= 180_000, sorted(sizes.items(), key=lambda item: -item[1])[:8]


@pytest.mark.parametrize(("language", "theme"), [("en", "lamp"), ("cs", "daylight")])
def test_every_page_is_clean(new_context: NewContext, service: Server, language: str, theme: str) -> None:
    page = new_context(locale=language).new_page()
    prefer(page, service, language=language, theme=theme)
    for path in (
        "",
        "new",
        "settings",
        "learn/arcana",
        "learn/arcana?tab=rules",
        "learn/arcana?tab=components",
        invitation(page, service),
    ):
        page.goto(f"{service.base}/{path}")
        expect(page.locator("h1").first).to_be_visible()
        page.wait_for_timeout(200)
        clean(page)
