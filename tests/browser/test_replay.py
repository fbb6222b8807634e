"""Replays: step, jump, link, play on from here."""

import json
import random
import re

import pytest
from playwright.sync_api import Page, Route, expect

import stolik
from stolik.kernel.codec import encode
from stolik.kernel.record import Match
from tests.browser.looking import clean, fits
from tests.browser.playing import asked
from tests.server.running import Server


@pytest.fixture(scope="module")
def record() -> bytes:
    """A finished game of two, played at random."""
    game, dice = stolik.load("arcana"), random.Random(5)
    match = Match(game, 2, "replay", {})
    while (decision := game.decision(match.state)) is not None:
        match.play(dice.choice(decision.actions))
    return encode(match.record())


def opened(page: Page, service: Server, record: bytes) -> str:
    headers = {"content-type": "application/json", "origin": service.base}
    answer = page.request.post(f"{service.base}/api/records", data=record.decode(), headers=headers)
    assert answer.ok, answer.text()
    return str(answer.json()["table"])


def test_no_button_moves_when_the_chances_come(page: Page, service: Server, record: bytes) -> None:
    table = opened(page, service, record)
    held: list[Route] = []
    page.route("**/analysis", lambda route: held.append(route))
    with page.expect_request("**/analysis"):
        page.goto(f"{service.base}/replay/{table}")
    expect(page.get_by_text("Move 0 of")).to_be_visible()
    before = page.locator("[data-next]").bounding_box()
    for route in held:
        route.continue_()
    page.unroute("**/analysis")
    page.locator("[data-turn]").first.wait_for(timeout=90_000)
    assert page.locator("[data-next]").bounding_box() == before


def test_a_replay_steps_jumps_and_links(page: Page, service: Server, record: bytes) -> None:
    table = opened(page, service, record)
    page.goto(f"{service.base}/replay/{table}")
    expect(page.get_by_text("Move 0 of")).to_be_visible()
    for _ in range(3):
        page.locator("[data-next]").click()
    expect(page.get_by_text("Move 3 of")).to_be_visible()
    assert "ply=3" in page.url
    clean(page)
    page.get_by_role("button", name="To the end").click()
    plies = len(json.loads(record)["actions"])
    expect(page.get_by_text(f"Move {plies} of {plies}")).to_be_visible()
    page.goto(f"{service.base}/replay/{table}?ply=20&seat=1")
    expect(page.get_by_text("Move 20 of")).to_be_visible()
    assert page.locator(".hand [data-target]").count() > 0, "the replay shows the hand of the seat we look through"
    expect(page.locator("ol.log button").nth(80)).to_be_attached()  # the log fills, far beyond this move
    page.locator("ol.log button").first.click()
    expect(page.get_by_text("Move 20 of")).to_be_hidden()


def test_chances_turning_points_and_other_moves_are_shown(page: Page, service: Server, record: bytes) -> None:
    table = opened(page, service, record)
    page.goto(f"{service.base}/replay/{table}?ply=20")
    expect(page.locator("[data-turn]").first).to_be_visible(timeout=90_000)
    turn = page.locator("[data-turn]").last
    move = turn.get_attribute("data-turn")
    turn.click()
    expect(page.get_by_text(f"Move {move} of")).to_be_visible()
    expect(page.locator(".told")).to_contain_text("Turning point")
    expect(page.locator("[data-chances] li")).to_have_count(2)
    rounds = stolik.replay(stolik.decode(record, stolik.Record)).state.round
    expect(page.locator(".scrubber [data-tick]")).to_have_count(rounds)
    expect(page.locator(".scrubber").get_by_text("Round 1", exact=True)).to_be_visible()
    page.goto(f"{service.base}/replay/{table}?ply=21")
    others = page.locator("[data-alternatives] li")
    expect(others.filter(has_text="This move was played.")).to_have_count(1)
    show = others.get_by_role("button", name="Show").first
    show.click()
    expect(page.locator("[data-focus=hint]").first).to_be_visible()
    clean(page)
    show.click()
    expect(page.locator("[data-focus=hint]")).to_have_count(0)
    page.locator("[data-turning]").click()
    expect(page.locator(".told")).to_contain_text("Turning point")


def test_after_a_jump_every_round_is_marked(page: Page, service: Server, record: bytes) -> None:
    """Though only the positions round the one that was jumped to have been fetched."""
    table = opened(page, service, record)
    page.route(re.compile(r"/replay/range\?(?!first=0\b)"), lambda route: None)  # never answered
    page.goto(f"{service.base}/replay/{table}?ply=20")
    rounds = stolik.replay(stolik.decode(record, stolik.Record)).state.round
    expect(page.locator(".scrubber [data-tick]")).to_have_count(rounds, timeout=90_000)


def test_the_end_of_a_game_says_where_it_turned(page: Page, service: Server, record: bytes) -> None:
    table = opened(page, service, record)
    page.goto(f"{service.base}/t/{table}")
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
    expect(page.locator("main").get_by_text("Round 1", exact=True)).to_be_visible()
    there = page.locator("[data-turns]").get_by_role("link", name="Go there").first
    expect(there).to_be_visible(timeout=90_000)
    clean(page)
    there.click()
    expect(page.locator(".told")).to_contain_text("Turning point", timeout=90_000)


def test_play_on_from_here(page: Page, service: Server, record: bytes) -> None:
    table = opened(page, service, record)
    page.goto(f"{service.base}/replay/{table}?ply=30")
    expect(page.get_by_text("Move 30 of")).to_be_visible()
    page.locator("[data-fork]").click()
    page.wait_for_url("**/t/*")
    assert asked(page)


def test_a_replay_fits_a_phone(phone: Page, service: Server, record: bytes) -> None:
    table = opened(phone, service, record)
    phone.goto(f"{service.base}/replay/{table}?ply=12&seat=0")
    expect(phone.get_by_text("Move 12 of")).to_be_visible()
    fits(phone)
    clean(phone)
    phone.get_by_role("button", name="Analysis").tap()
    expect(phone.get_by_role("dialog").locator("[data-chances] li")).to_have_count(2)
    expect(phone.get_by_role("dialog").locator("[data-alternatives]")).to_be_visible()
    clean(phone)


def test_a_lesson_is_played_by_clicking(page: Page, service: Server) -> None:
    page.goto(f"{service.base}/learn/arcana")
    page.locator("[data-lesson=conflict]").click()
    page.locator("[data-forth]").click()
    for targets in (["card:B8", "zone:N"], ["card:BRL", "zone:N"]):
        for target in targets:
            page.locator(f'[data-target="{target}"]').first.click()
    expect(page.get_by_text("Bribed! You win at once")).to_be_visible()
    clean(page)
