"""Arcs in the browser: every state fits, every legal move can be made with mouse and keyboard, in three languages."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import stolik
from tests.browser.conftest import DESKTOP, PHONE, NewContext
from tests.browser.fed import Fed
from tests.server.running import Server

ARCS = stolik.load("arcs")
AXE = "web/node_modules/axe-core/axe.min.js"
STEPS = 18
"""Questions that a walk looks at. Its bystanders' moves are made without the page."""

WALKS = [
    ("desk-2", DESKTOP, 2, {}),
    ("desk-4", DESKTOP, 4, {"leaders_and_lore": True}),
    ("phone-3", PHONE, 3, {}),
    ("phone-4", PHONE, 4, {"leaders_and_lore": True}),
]

LOOKS = [(DESKTOP, "en", "lamp"), (PHONE, "pl", "daylight"), (PHONE, "cs", "lamp"), (DESKTOP, "pl", "daylight")]


def opened(new_context: NewContext, size: dict[str, int], **more: Any) -> Page:
    touch = {"has_touch": True, "is_mobile": True} if size is PHONE else {}
    return new_context(viewport=size, **touch, **more).new_page()


@pytest.mark.parametrize(("seed", "size", "seats", "options"), WALKS, ids=[walk[0] for walk in WALKS])
def test_a_random_game_fits_and_every_kind_of_question_can_be_answered_by_hand(
    new_context: NewContext, service: Server, seed: str, size: dict[str, int], seats: int, options: dict[str, Any]
) -> None:
    fed = Fed(opened(new_context, size), service.base, ARCS, seats, seed, options)
    fed.open()
    seen: dict[str, int] = {}
    shown = 0
    while shown < STEPS and (decision := ARCS.decision(fed.state)) is not None:
        times = seen[decision.kind] = seen.get(decision.kind, 0) + 1
        action = fed.some()
        if times <= 2 or times % 12 == 0:
            shown += 1
            fed.show()
            assert fed.wrong() == [], f"{decision.kind} at {fed.ply}"
            if times == 1:
                assert fed.unreachable() == [], f"{decision.kind} at {fed.ply}"
            fed.by_hand(action, keyboard=times % 2 == 0)
        fed.play(action)
    assert len(seen) > 6


@pytest.mark.parametrize(("size", "language", "theme"), LOOKS, ids=["desk-en", "phone-pl", "phone-cs", "desk-pl"])
def test_a_late_table_is_accessible_in_every_language_and_light(
    new_context: NewContext, service: Server, size: dict[str, int], language: str, theme: str
) -> None:
    page = opened(new_context, size, locale=language, bypass_csp=True)
    page.add_init_script(f"localStorage.setItem('stolik-settings', JSON.stringify({{ theme: '{theme}' }}))")
    fed = Fed(page, service.base, ARCS, 4, "late", {"leaders_and_lore": True})
    while fed.ply < 260 or ARCS.decision(fed.state).kind != "prelude":  # type: ignore[union-attr]
        fed.play(fed.some())
    fed.open()
    fed.show()
    assert fed.wrong() == []
    page.add_script_tag(path=AXE)
    found = page.evaluate("axe.run().then((r) => r.violations.map((v) => `${v.id}: ${v.nodes[0].html.slice(0, 200)}`))")
    assert found == []


def test_a_table_against_bots_begins_with_a_click_on_what_glows(page: Page, service: Server) -> None:
    page.goto(service.base)
    seats = [{"kind": "here", "name": "Ola"}, *({"kind": "bot", "name": name, "level": "easy"} for name in ("A", "B"))]
    made = page.request.post(f"{service.base}/api/tables", data={"game": "arcs", "seats": seats, "options": {}})
    page.goto(f"{service.base}/t/{made.json()['table']}")
    for _ in range(12):
        glowing = page.locator("[data-confirm], [data-state=legal]").first
        expect(glowing).to_be_visible(timeout=20_000)
        glowing.dispatch_event("click")
        page.wait_for_timeout(60)
    expect(page.locator(".log li").first).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_the_lessons_of_arcs_can_be_played_to_the_end(
    new_context: NewContext, service: Server, size: dict[str, int]
) -> None:
    page = opened(new_context, size)
    page.goto(f"{service.base}/learn/arcs?lesson=setup")
    expect(page.locator(".lesson")).to_be_visible()
    for _ in range(90):
        if page.locator(".lessons").count():
            break
        page.locator("[data-forth], [data-confirm], [data-state=legal]").first.dispatch_event("click")
        page.wait_for_timeout(15)
    expect(page.locator(".lessons .good")).to_have_count(5)
