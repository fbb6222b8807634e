"""Arcs in the browser: every state fits, every legal move can be made with mouse and keyboard, in three languages."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import stolik
from stolik.games.arcs.messages.actions import Move, Ships
from stolik.games.arcs.messages.events import ChapterEnded, NobodyScored, Scored
from stolik.games.arcs.state import ArcsState
from tests.arcs import scenario
from tests.browser.clicking import Clicker
from tests.browser.conftest import DESKTOP, PHONE, NewContext
from tests.browser.fed import Fed
from tests.browser.playing import me_and_bots, sit
from tests.server.running import Server

ARCS = stolik.load("arcs")
AXE = "web/node_modules/axe-core/axe.min.js"
LAPTOP = {"width": 1280, "height": 800}
TABLET = {"width": 820, "height": 1180}
EVERY = 15
"""Of the questions of a walk every so many are looked at, beside the first of each kind and of each kind of answer."""
OVERLAP = 2
"""Pixels by which pieces may overlap: their outlines."""
LEADERS = {"leaders_and_lore": True, "lore": 2}

WALKS = [
    ("desk-3", LAPTOP, 3, {}),
    ("desk-4", DESKTOP, 4, LEADERS),
    ("phone-2", PHONE, 2, LEADERS),
    ("phone-4", PHONE, 4, LEADERS),
]

LOOKS = [
    ("desk-en", DESKTOP, "en", "lamp"),
    ("phone-pl", PHONE, "pl", "daylight"),
    ("phone-cs", PHONE, "cs", "lamp"),
    ("desk-pl", DESKTOP, "pl", "daylight"),
    ("laptop-cs", LAPTOP, "cs", "lamp"),
    ("tablet-en", TABLET, "en", "daylight"),
]


def opened(new_context: NewContext, size: dict[str, int], **more: Any) -> Page:
    touch = {"has_touch": True, "is_mobile": True} if size is PHONE else {}
    return new_context(viewport=size, **touch, **more).new_page()


def is_new(seen: set[tuple[str, str]], kind: str, tag: str) -> bool:
    """Whether this answer to this kind of question was never given in this walk; from now on it was."""
    before = len(seen)
    seen.add((kind, tag))
    return len(seen) > before


@pytest.mark.parametrize(("seed", "size", "seats", "options"), WALKS, ids=[walk[0] for walk in WALKS])
def test_a_whole_random_game_fits_and_every_answer_can_be_given_by_mouse_and_keyboard(
    new_context: NewContext, service: Server, seed: str, size: dict[str, int], seats: int, options: dict[str, Any]
) -> None:
    fed = Fed(opened(new_context, size), service.base, ARCS, seats, seed, options)
    fed.open()
    seen: set[tuple[str, str]] = set()
    while (decision := ARCS.decision(fed.state)) is not None:
        action = fed.some()
        fresh = is_new(seen, decision.kind, action.tag)
        if fresh or fed.ply % EVERY == 0:
            fed.show()
            assert fed.wrong(OVERLAP) == [], f"{decision.kind} at {fed.ply}"
            assert fed.unreachable() == [], f"{decision.kind} at {fed.ply}"
            if fresh:
                fed.by_hand(action, keyboard=len(seen) % 2 == 0)
        fed.play(action)
    assert len({kind for kind, _ in seen}) > 8


@pytest.mark.parametrize(("size", "language", "theme"), [x[1:] for x in LOOKS], ids=[x[0] for x in LOOKS])
def test_a_late_table_is_accessible_in_every_language_and_light(
    new_context: NewContext, service: Server, size: dict[str, int], language: str, theme: str
) -> None:
    page = opened(new_context, size, locale=language, bypass_csp=True)
    page.add_init_script(f"localStorage.setItem('stolik-settings', JSON.stringify({{ theme: '{theme}' }}))")
    fed = Fed(page, service.base, ARCS, 4, "late", LEADERS)
    fed.play_to("prelude", moves=260)
    fed.open()
    fed.show()
    assert fed.wrong(OVERLAP) == []
    assert page.evaluate("look.cut(['.frame > .plates'])") == []
    page.add_script_tag(path=AXE)
    found = page.evaluate("axe.run().then((r) => r.violations.map((v) => `${v.id}: ${v.nodes[0].html.slice(0, 200)}`))")
    assert found == []


GAMES = [("desk", False, 2, {}), ("phone", True, 2, {}), ("desk-leaders", False, 4, LEADERS)]


@pytest.mark.timeout(480)  # three bots on a machine that tests several things at once
@pytest.mark.parametrize(("tap", "seats", "options"), [game[1:] for game in GAMES], ids=[game[0] for game in GAMES])
def test_a_whole_game_against_bots_is_played_by_pressing_what_glows(
    new_context: NewContext, service: Server, tap: bool, seats: int, options: dict[str, Any]
) -> None:
    page = opened(new_context, PHONE if tap else DESKTOP)
    player = Clicker(page, tap=tap)
    sit(page, service, me_and_bots(seats), game="arcs", options=options)
    player.play()
    assert len(player.kinds) > 4
    expect(page.locator("main[data-over]")).to_be_visible()


def test_the_end_of_a_chapter_can_be_followed_ambition_by_ambition_and_shown_again(page: Page, service: Server) -> None:
    fed = Fed(page, service.base, ARCS, 3, "scores", {})
    fed.open()
    scored: list[str] = []
    while not scored:
        fed.events = []
        fed.play(fed.some())
        scored = sorted({e.ambition for e in fed.events if isinstance(e, Scored | NobodyScored)})
    gains = dict.fromkeys(range(3), 0)
    for event in fed.events:
        if isinstance(event, Scored):
            gains[event.seat] += event.power
    fed.show()
    for _ in range(2):
        page.get_by_role("button", name="End of chapter 1").click()
        for _ in scored:
            expect(page.locator(".scoring [aria-current=step]")).to_have_count(1)
            assert page.locator(".scoring h2").inner_text().strip().lower() in scored
            page.get_by_role("button", name="Next", exact=True).click()
        gained = page.locator(".scoring [data-sum] li > .num").all_inner_texts()
        assert sorted(int(words.strip("+ ")) for words in gained) == sorted(gains.values())
        page.get_by_role("button", name="Close", exact=True).click()
        expect(page.locator(".scoring")).to_have_count(0)


def test_the_map_is_dragged_and_zoomed_without_being_drawn_anew(page: Page, service: Server) -> None:
    fed = Fed(page, service.base, ARCS, 4, "drag", {})
    fed.play_to("prelude", moves=120)
    fed.open()
    assert fed.redrawn(".map") == 0
    page.get_by_role("button", name="Whole map").click()
    expect(page.locator(".map .zoomed")).to_have_count(0)


def test_whoever_comes_back_can_look_at_the_end_of_every_chapter(page: Page, service: Server) -> None:
    fed = Fed(page, service.base, ARCS, 3, "scores", {})
    while len(ended := [e for e in fed.events if isinstance(e, ChapterEnded)]) < 2:
        fed.play(fed.some())
    scored = {e.ambition for e in fed.events if isinstance(e, Scored | NobodyScored)}
    fed.open()
    expect(page.locator(".scoring")).to_have_count(0)
    shown: set[str] = set()
    for chapter in ended:
        page.get_by_role("button", name=f"End of chapter {chapter.chapter}").click()
        icons = page.locator(".scoring .steps [aria-label]")
        shown |= set(icons.evaluate_all("(all) => all.map((e) => e.getAttribute('aria-label').toLowerCase())"))
        page.locator(".scoring .steps button").last.click()
        page.get_by_role("button", name="Close", exact=True).click()
    assert shown == {*scored, "power this chapter"}


def catapult() -> ArcsState:
    """Seven ships at a starport, two of them damaged, and the gates free."""
    s = scenario.table(3, "three_frontiers")
    scenario.put(s, scenario.RED, "hex_1", 5, 2)
    scenario.found(s, scenario.RED, "starport", "hex_1.1")
    scenario.lead(s, "mobilization_2")
    return s


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_catapult_says_at_each_place_who_stays_and_who_goes_on(
    new_context: NewContext, service: Server, size: dict[str, int]
) -> None:
    page = opened(new_context, size)
    fed = Fed(page, service.base, ARCS, 3, "catapult", {})
    fed.state = catapult()
    fed.open()
    for action in (Move(0, "hex_1", "gate_1"), Ships(0, 4, 2), Move(0, "gate_1", "gate_6")):
        fed.play(action)
        fed.show()
    page.locator("[data-amount='number:damaged.'] button").first.click()
    expect(page.locator(".voyage .party > :first-child")).to_have_text(["stayed", "stay", "go"])
    ships = page.locator(".voyage .ships").evaluate_all("(all) => all.map((e) => e.getAttribute('aria-label'))")
    assert ships == ["1 fresh", "0 fresh, 1\u00a0damaged", "4 fresh, 1\u00a0damaged"]


def test_on_a_phone_the_hand_is_in_sight_whatever_is_asked(new_context: NewContext, service: Server) -> None:
    page = opened(new_context, PHONE)
    fed = Fed(page, service.base, ARCS, 3, "catapult", {})
    fed.state = catapult()
    fed.play(Move(0, "hex_1", "gate_1"))
    fed.open()
    hand = ARCS.view(fed.state, 0).players[0].hand
    cards = page.locator("[data-slot=hand] [data-target^='card:']")
    assert cards.evaluate_all("(all) => all.map((e) => e.dataset.target)") == [f"card:{card}" for card in hand]


ROOMS = [
    ({"width": 1920, "height": 1080}, 1200),
    ({"width": 1440, "height": 900}, 850),
    ({"width": 1366, "height": 768}, 820),
    ({"width": 1024, "height": 768}, 720),
    (TABLET, 770),
    (PHONE, 360),
    ({"width": 844, "height": 390}, 480),
]


@pytest.mark.parametrize(("size", "wide"), ROOMS, ids=[f"{s['width']}x{s['height']}" for s, _ in ROOMS])
def test_the_map_fills_its_room_and_holds_still(
    new_context: NewContext, service: Server, size: dict[str, int], wide: int
) -> None:
    page = opened(new_context, size, locale="pl")
    fed = Fed(page, service.base, ARCS, 4, "late", LEADERS)
    fed.play_to("prelude", moves=160)
    fed.open()
    rim = page.locator(".map .rim")
    first = rim.bounding_box()
    assert first
    assert first["width"] >= wide
    for _ in range(12):
        fed.play(fed.some())
        fed.show()
        assert fed.wrong(OVERLAP) == []
        assert rim.bounding_box() == first


def test_piles_and_the_cards_seen_this_chapter_can_be_looked_up(page: Page, service: Server) -> None:
    fed = Fed(page, service.base, ARCS, 3, "split", {"split_discard": True})
    while not ARCS.view(fed.state, fed.asked()).open_discard:
        fed.play(fed.some())
    fed.open()
    page.get_by_role("button", name="Decks and discard piles").click()
    view = ARCS.view(fed.state, fed.asked())
    expect(page.locator("[data-open-discard] li")).to_have_count(len(view.open_discard))
    hand = [card for card in view.players[fed.asked()].hand if card]
    expect(page.locator("dialog .row .hand")).to_have_count(len(hand))


ON_THE_BOARD = ("system", "ship", "building", "cluster", "slot", "ambition", "seat")


def test_everything_that_lies_on_the_table_can_be_asked_about(page: Page, service: Server) -> None:
    fed = Fed(page, service.base, ARCS, 4, "late", LEADERS)
    fed.play_to("act", moves=260)
    fed.open()
    seat = fed.asked()
    view = ARCS.view(fed.state, seat)
    held = [card for p in view.players for card in [p.leader, *p.lore, *p.cards]]
    apart = {f"card:{card}" for card in held} | {f"seat:{seat}"}
    things = ARCS.things(fed.state, seat)
    drawn = set(page.locator("[data-target]").evaluate_all("(all) => all.map((e) => e.dataset.target)"))
    board = {t for t in things if t.startswith(ON_THE_BOARD)}  # damaged ships that stand alone are "ship" as well
    cards = {t for t in things if t.startswith("card:")}
    assert (board | cards) - apart - drawn == set()
    expect(page.locator(".plate .cards .thumb")).to_have_count(len(held))


def test_a_way_to_play_that_cannot_be_taken_is_dashed_and_says_why(page: Page, service: Server) -> None:
    s = scenario.ready()
    scenario.lead(s, "mobilization_5")
    scenario.end(s, scenario.RED)
    scenario.hand(s, scenario.BLUE, "mobilization_2", "aggression_3")
    s.pending = None
    fed = Fed(page, service.base, ARCS, 3, "dashed", {})
    fed.state = s
    fed.open()
    page.get_by_role("button", name="Surpass").click()
    expect(page.locator(".why")).to_contain_text("You have no Mobilization card above 5.")


def test_a_resource_that_buys_nothing_is_asked_about_before_it_burns(page: Page, service: Server) -> None:
    """Ships can move, so fuel is spent at once; no card can be secured, so a relic would be lost for nothing."""
    s = scenario.table()
    scenario.put(s, scenario.RED, "gate_1", 1)
    scenario.give(s, scenario.RED, "relic", "fuel")
    scenario.lead(s, "mobilization_2")
    fed = Fed(page, service.base, ARCS, s.seats, "burns", {})
    fed.state = s
    fed.open()
    page.locator("[data-target='slot:0.0']").first.click()
    expect(page.locator(".bad", has_text="spent for nothing")).to_be_visible()
    assert fed.moves == []
    page.locator("[data-target='slot:0.1']").first.click()
    expect(page.locator(".bad", has_text="spent for nothing")).to_have_count(0)
    page.evaluate("look.frames()")
    assert [(move["type"], move["resource"]) for move in fed.moves] == [("spend", "fuel")]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_player_who_cannot_be_attacked_says_why(
    new_context: NewContext, service: Server, size: dict[str, int]
) -> None:
    page = opened(new_context, size)
    fed = Fed(page, service.base, ARCS, 3, "plates", {})
    fed.state = scenario.ready()
    scenario.lead(fed.state, "mobilization_5")
    fed.open()
    if size is PHONE:
        page.get_by_role("button", name="Player: Player 2").click()
    page.locator(".plate.full [data-target='seat:1']").click()
    expect(page.locator(".why h2")).to_contain_text("Player 2")
    expect(page.locator(".why p")).to_contain_text("Battle")
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
@pytest.mark.parametrize("lore", [1, 2])
def test_the_whole_draft_is_in_sight_on_a_desk(
    new_context: NewContext, service: Server, language: str, lore: int
) -> None:
    page = opened(new_context, DESKTOP, locale=language)
    fed = Fed(page, service.base, ARCS, 4, "draft", {**LEADERS, "lore": lore})
    fed.open()
    expect(page.locator(".draft [data-target^='card:']")).to_have_count(5 + 4 * lore + 1)
    assert page.evaluate("look.cut(['.draft', '.draft .face'])") == []


def test_while_leaders_are_drafted_the_map_shows_where_everybody_starts(page: Page, service: Server) -> None:
    fed = Fed(page, service.base, ARCS, 4, "draft", LEADERS)
    fed.open()
    cards = page.locator(".draft [data-target^='card:']")
    expect(cards).to_have_count(5 + 9)
    page.get_by_role("button", name="See the map").click()
    expect(cards.first).to_be_hidden()
    expect(page.locator("#board [aria-label*='starts here']")).to_have_count(4 * 3)
    page.get_by_role("button", name="Back to the cards").click()
    expect(cards.first).to_be_visible()


def test_on_a_phone_a_lesson_rings_the_tab_that_holds_what_it_speaks_of(
    new_context: NewContext, service: Server
) -> None:
    page = opened(new_context, PHONE)
    page.goto(f"{service.base}/learn/arcs?lesson=setup")
    for _ in range(4):
        page.locator("[data-forth]").tap()
    expect(page.locator(".tabs [data-holds=hint]")).to_have_text("Court")
    page.locator("[data-forth]").tap()
    expect(page.locator(".tabs [data-holds=hint]")).to_have_text("Ambitions")
