"""How many clicks a decision takes: one sends, another switches, and undo says what it takes back."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import stolik
from stolik.kernel.messages import Action, Decision
from tests.arcs import scenario
from tests.browser.fed import LOOK, Fed
from tests.browser.playing import asked, card_in_hand, click, me_and_bots, prefer, sit
from tests.eclipse.acting import own, turn
from tests.eclipse.scenario import TERRANS, scene
from tests.server.running import Server

ARCS = stolik.load("arcs")
ECLIPSE = stolik.load("eclipse")
MOST = 1.25
"""Clicks per decision over a whole game of Arcs."""
ITSELF = 3000
"""Milliseconds within which the page sends what is no choice, on a busy machine."""


def answer(fed: Fed, decision: Decision) -> Action:
    """What somebody does who points at things and takes the numbers that the page proposes."""
    if len(decision.actions) == 1 and decision.actions[0].tag in ("done", "ships"):
        fed.page.wait_for_function("() => document.querySelector('[data-confirm]') === null", timeout=ITSELF)
    if fed.sent() is None and fed.amounts():
        fed.page.click("[data-confirm]")
        fed.page.evaluate("look.frames()")
        fed.clicks += 1
    if (sent := fed.sent()) is not None:
        return sent
    action = fed.some()
    fed.by_hand(action)
    return action


@pytest.mark.timeout(480)  # a whole game by hand, on a machine that tests several things at once
def test_a_whole_game_of_arcs_takes_few_clicks_per_decision(page: Page, service: Server, record_property: Any) -> None:
    fed = Fed(page, service.base, ARCS, 2, "clicks", {})
    fed.open()
    decisions = 0
    while (decision := ARCS.decision(fed.state)) is not None:
        fed.show(answered=True)
        fed.play(answer(fed, decision))
        decisions += 1
    record_property("clicks per decision", round(fed.clicks / decisions, 2))
    assert fed.clicks / decisions <= MOST, (fed.clicks, decisions)


def test_pointing_at_another_card_or_verb_switches_the_choice(page: Page, service: Server) -> None:
    fed = Fed(page, service.base, ARCS, 3, "switch", {})
    s = scenario.ready()
    scenario.lead(s, "mobilization_2")
    scenario.end(s, scenario.RED)
    scenario.hand(s, scenario.BLUE, "mobilization_5", "mobilization_3", "aggression_3")
    s.pending = None
    fed.state = s
    fed.open()
    chosen = page.locator(".chip.pick")
    page.locator(".hand [data-target='card:mobilization_5']").click()
    expect(chosen).to_have_count(1)
    page.locator(".hand [data-target='card:mobilization_3']").click()
    expect(chosen).to_have_count(1)
    expect(page.locator(".hand [data-state=chosen]")).to_have_attribute("data-target", "card:mobilization_3")
    expect(page.locator(".why")).to_have_count(0)
    page.locator("section.prompt [data-target='do:copy']").click()
    assert fed.moves == [{"type": "copy", "seat": 1, "card": "mobilization_3"}]


def test_a_trade_is_never_sent_the_wrong_way_round(page: Page, service: Server) -> None:
    s = scene(*TERRANS[:2])
    own(s, 0, money=9, science=0, materials=0)
    turn(s)
    fed = Fed(page, service.base, ECLIPSE, 2, "trade", {})
    fed.state = s
    fed.open()
    page.locator("[data-target='do:trade']:visible").first.click()
    page.locator("[data-target='store:science']:visible").first.click()
    page.evaluate("look.frames()")
    assert fed.moves == [], "whoever points at science may have meant to give it"
    page.keyboard.press("Escape")
    page.locator("[data-target='store:money']:visible").first.click()
    page.locator("[data-target='store:science']:visible").first.click()
    page.evaluate("look.frames()")
    assert [(m["give"], m["take"]) for m in fed.moves] == [("money", "science")]


def test_undo_says_what_it_takes_back(page: Page, service: Server) -> None:
    page.add_init_script(path=LOOK)
    sit(page, service, [{"kind": "here", "name": name, "level": "normal"} for name in ("Ola", "Tomek")], game="arcs")
    undo, cards = page.locator("[data-undo]"), list[str]()
    while not cards:  # both keep their hands, then one leads
        seen = asked(page)
        cards = [t for t in seen.get("legal", []) if t.startswith("card:")]
        if seen.get("handover"):
            page.locator("[data-handover]").click()
        elif not cards:
            click(page, "do:keep")
    page.mouse.click(*page.evaluate("(card) => look.point(card)", cards[0]))  # another card may lie on its middle
    expect(undo).to_contain_text("Undo: ")
    page.keyboard.press("z")
    expect(undo).not_to_contain_text("Undo: ")


def test_who_never_wants_to_be_asked_is_not_asked_at_the_end_of_a_turn(page: Page, service: Server) -> None:
    prefer(page, service, confirm="never")
    fed = Fed(page, service.base, ARCS, 3, "never", {})
    fed.state = scenario.ready()
    scenario.lead(fed.state, "mobilization_5")
    fed.open()
    page.locator("[data-target='do:end-turn']").click()
    page.evaluate("look.frames()")
    assert [m["type"] for m in fed.moves] == ["end-turn"]


def test_keys_press_the_buttons_and_are_listed(page: Page, service: Server) -> None:
    sit(page, service, me_and_bots(2))
    card = card_in_hand(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard")).to_contain_text("Shift + Enter")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_role("heading", name="A good move")).to_be_visible()
    click(page, card)
    verb = page.locator("[data-verb]").first
    if verb.count():
        page.keyboard.press("1")
        expect(page.locator(f"[data-target='{card}'][data-state=chosen]")).to_have_count(0)
