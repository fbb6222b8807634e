"""What can be pointed at has a name that says what it is, for those who listen to the page."""

import re

from playwright.sync_api import Page

import stolik
from tests.browser.fed import Fed
from tests.browser.galaxy import Galaxy
from tests.browser.scenes import make_room
from tests.server.running import Server

BARE = re.compile(r'^- button( "[\d+]*")?( \[.*\])?:?$')
"""A button without a name, or with a number for a name."""


def nameless(page: Page) -> list[str]:
    legal = page.locator("[data-state=legal]:visible")
    heard = [spot.aria_snapshot().splitlines()[0] for spot in legal.all()]
    assert heard, "nothing can be pointed at"
    return [name for name in heard if BARE.match(name)]


def test_a_slot_for_a_resource_says_whose_it_is_and_what_a_raid_costs(page: Page, service: Server) -> None:
    fed = Fed(page, service.base, stolik.load("arcs"), 3, "slots", {})
    fed.play_to("store", 0)
    fed.open()
    assert nameless(page) == []
    slot = page.locator('[data-target^="slot:"][data-state=legal]').first.aria_snapshot()
    assert re.search(r"slot \d \(Player \d\), Raid cost in keys \d", slot), slot


def test_a_reputation_tile_says_its_value(page: Page, service: Server) -> None:
    fed = Galaxy(page, service.base, 4)
    fed.open()
    fed.come_to(make_room())
    assert nameless(page) == []
    assert "Reputation" in page.locator(".medal").first.aria_snapshot()
