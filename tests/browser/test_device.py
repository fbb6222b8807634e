"""The site without a server: whole games on this device, kept, taken home, and played on without a network."""

import random
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect

from stolik.games import load
from stolik.kernel.codec import encode
from stolik.kernel.messages import Record
from stolik.kernel.record import replay
from tests.browser.clicking import Choose, Clicker, anything
from tests.browser.conftest import PHONE, NewContext
from tests.browser.learner import Learner
from tests.browser.playing import asked, click, step
from tests.browser.site import PATIENCE, Site, deal, remembered
from tests.browser.test_eclipse_games import brisk
from tests.browser.test_lessons import OURS, walk
from tests.server.running import Server

pytestmark = pytest.mark.timeout(600)  # three cold starts of Python on a busy machine
PICTURES = len([p for p in (Path(__file__).parents[2] / "web/public/art").rglob("*.*") if p.is_file()])

CALM = "localStorage.setItem('stolik-settings', JSON.stringify({ motion: 'none', pace: 'instant' }))"
GUIDED = 5
"""Decisions of a guided game that are taken."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    made = Site(tmp_path_factory.mktemp("site"))
    yield made
    made.stop()


def record_of(page: Page, folder: Path) -> bytes:
    """The record of the game that has just ended, as a file."""
    with page.expect_download() as download:
        page.locator("a[download]").first.click()
    download.value.save_as(folder / "record.json")
    return (folder / "record.json").read_bytes()


def replays_to_the_same_bytes(record: bytes) -> None:
    read = msgspec.json.decode(record, type=Record)
    assert encode(replay(load(read.game), read).record()) == record


def test_a_whole_game_on_this_device_replays_on_any_other(page: Page, site: Site, tmp_path: Path) -> None:
    clicker = Clicker(page)
    page.add_init_script(CALM)
    deal(page, site.base, "arcana", "here,easy", "a whole game")
    clicker.play()
    replays_to_the_same_bytes(record_of(page, tmp_path))


@pytest.mark.parametrize(
    ("game", "choose", "options"),
    [("arcs", anything, {}), ("eclipse", brisk(), {"species": "terrans", "factions": "random"})],
)
def test_a_long_game_on_this_device_replays_on_any_other(
    page: Page, site: Site, game: str, choose: Choose, options: dict[str, object], tmp_path: Path
) -> None:
    clicker = Clicker(page, choose)
    page.add_init_script(CALM)
    deal(page, site.base, game, "here,easy", "a long game", **options)
    clicker.play()
    replays_to_the_same_bytes(record_of(page, tmp_path))


@pytest.mark.parametrize("game", OURS)
def test_lessons_and_a_guided_game_need_no_service(page: Page, site: Site, game: str) -> None:
    page.set_default_timeout(PATIENCE)
    address = f"{site.base}#/learn/{game}"
    walk(page, address, game)
    learner = Learner(page)
    learner.begin(address)
    for _ in range(GUIDED):
        assert learner.decide()


def wait_for_pictures(page: Page) -> None:
    """Until all of them are kept on the device. (`wait_for_function` takes a promise for a yes.)"""
    kept = "async () => (await (await caches.open('art')).keys()).length"
    end = time.monotonic() + PATIENCE / 1000
    while (count := page.evaluate(kept)) < PICTURES:
        assert time.monotonic() < end, f"{count} of {PICTURES} pictures are kept"
        page.wait_for_timeout(100)


def test_a_game_outlives_the_page_and_goes_on_without_a_network(new_context: NewContext, tmp_path: Path) -> None:
    site = Site(tmp_path)
    context = new_context()
    page = context.new_page()
    deal(page, site.base, "arcana", "here,hard,normal", "in a train")
    dice = random.Random(3)
    for _ in range(4):
        assert step(page, dice)
    wait_for_pictures(page)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=PATIENCE)
    site.stop()
    context.set_offline(True)
    page.goto("about:blank")
    page.goto(site.base)
    page.get_by_role("link", name="Arcana").first.click()
    page.locator("[data-state=legal]").first.wait_for(timeout=PATIENCE)
    for _ in range(6):
        step(page, dice)
    asked(page)
    page.locator("[data-hint]").first.click()
    expect(page.locator(".hint").first).to_be_visible(timeout=PATIENCE)


DAMAGED = """async (damage) => {
    const [name] = (await caches.keys()).filter((name) => name.startsWith("stolik-engine-"));
    const cache = await caches.open(name);
    const place = (file) => new URL(file, document.baseURI).href;
    const kept = (await cache.match(place("good"))) ?? (await cache.match(place("memory")));
    await cache.put(place("good"), kept.clone());
    const body = new Uint8Array(await kept.arrayBuffer());
    const worse = {
        strange: () => body.fill(1, 0, 4),
        short: () => body.slice(0, 100_000),
        deadly: () => body.fill(0, 1_000, 5_000_000),
    };
    for (const request of await cache.keys()) if (request.url.endsWith("msgspec.zip")) await cache.delete(request);
    await cache.put(place("memory"), new Response(worse[damage](), { headers: kept.headers }));
    if (damage === "deadly") await cache.put(place("reviving"), new Response());
}"""
"""The memory that is kept is not what it was; a page that dies of it leaves a mark."""
WITHOUT_MSGSPEC = """async () => {
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
            if (request.url.endsWith("msgspec.zip")) await cache.put(request, new Response("nothing"));
    }
}"""


def test_the_next_visit_revives_python_unless_its_memory_is_damaged(new_context: NewContext, site: Site) -> None:
    context = new_context()
    said: list[str] = []

    def visit(game: str, prepare: str = "", *given: str) -> Page:
        page = context.new_page()
        page.on("console", lambda message: said.append(message.text))
        if prepare:
            page.goto(f"{site.base}#/settings")  # where nothing is started yet
            page.evaluate(prepare, *given)
        deal(page, site.base, game, "here,easy", "a visit")
        remembered(page)
        return page

    visit("arcana").close()
    visit("eclipse", WITHOUT_MSGSPEC).close()  # from the beginning that would fail
    assert said == []
    visit("arcs", DAMAGED, "strange").close()
    assert "the remembered memory does not fit" in said[0]
    for damage in ("short", "deadly"):
        visit("arcs", DAMAGED, damage).close()


def test_on_a_phone_a_game_starts_with_one_touch_and_without_a_chat(new_context: NewContext, site: Site) -> None:
    page = new_context(viewport=PHONE, locale="pl").new_page()
    asked_for: list[str] = []
    page.on("request", lambda request: asked_for.append(request.url))
    page.goto(site.base)
    play = page.locator("[data-play=arcana]")
    play.click()
    expect(play).to_be_disabled()
    expect(play).to_have_text("Przygotowujemy grę…")
    page.locator("[data-state=legal]").first.wait_for(timeout=PATIENCE)
    expect(page.get_by_text("Czat", exact=True)).to_have_count(0)
    page.get_by_text("Notatki", exact=True).first.click()
    expect(page.get_by_label("Twoje prywatne notatki")).to_be_visible()
    assert [address for address in asked_for if not address.startswith((site.base, "blob:", "data:"))] == []


def test_the_service_may_go_and_its_page_plays_on_this_device(
    page: Page, service: Server, complaints: list[str]
) -> None:
    page.goto(service.base)
    expect(page.locator("[data-play=arcana]")).to_be_enabled()
    page.route("**/api/**", lambda route: route.abort())
    page.reload()
    page.get_by_role("button", name="Play on this device").click()
    page.locator("[data-play=arcana]").click()
    page.locator("[data-state=legal]").first.wait_for(timeout=PATIENCE)
    assert "/t/here-" in page.url
    complaints[:] = [said for said in complaints if "ERR_FAILED" not in said]


def test_a_served_page_plays_on_this_device_by_choice(page: Page, service: Server) -> None:
    page.goto(service.base)
    page.get_by_role("radio", name="On this device").check()
    page.locator("[data-play=arcana]").click()
    page.locator("[data-state=legal]").first.wait_for(timeout=PATIENCE)
    assert "/t/here-" in page.url
    click(page, asked(page)["legal"][0])
    page.goto(service.base)
    expect(page.locator("a[href^='/t/here-']")).to_be_visible()
    assert page.evaluate("JSON.parse(localStorage.getItem('stolik-settings')).where") == "device"
    page.get_by_role("button", name="Delete this game").click()
    page.locator("[data-forget]").click()
    expect(page.locator("a[href^='/t/here-']")).to_have_count(0)
    page.reload()
    expect(page.locator("[data-play=arcana]")).to_be_visible()
    expect(page.locator("a[href^='/t/here-']")).to_have_count(0)
