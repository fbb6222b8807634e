"""What is this? Whatever is drawn on a table answers: its name, what it does, its figures now."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

import stolik
from tests.arcs import scenario
from tests.browser.fed import Fed
from tests.browser.galaxy import Galaxy
from tests.browser.looking import clean
from tests.browser.playing import prefer
from tests.server.running import Server

SILENT = ", ".join(
    (
        ".iconbtn",  # tools say what they do by their names
        ".btn",  # so do buttons; those of actions answer too
        ".bar",  # the bar above the board: brand, tools
        ".log",  # sentences: their names light their places
        ".caption",  # what others do, in words
        ".crumb",
        ".tabs, .doors, [role=tablist]",  # panels, not things
        "button.board",  # opens a player's board
        "button.read",  # opens a card's words
        "button.settle",  # says in words what it does
        ".endings",  # how a chapter was scored, shown again
        ".notice",  # a sentence
        ".piles > .sr",
        ".coming",  # the drawn tile while it is turned: named in the question
        ".place",  # the same in the question
        ".filter",
        ".sum, .quiet > .icon",  # signs inside sentences
        ".stake",  # a sentence about outrage
        ".voyage",  # a way in words, name by name
        ".left > .bot",
        "section.prompt p",  # sentences of the question
    )
)
"""Pictures that need no answer."""
MOST = 3
"""Things of one kind that are asked about in a game."""
KINDS = {
    "arcana": {"zone", "card", "stake", "pile", "control", "order", "fact", "score", "seat", "guild"},
    "arcs": {
        "system",
        "card",
        "ambition",
        "marker",
        "resource",
        "slot",
        "fact",
        "score",
        "seat",
        "deck",
        "pile",
        "race",
    },
    "eclipse": {
        "sector",
        "hex",
        "tech",
        "store",
        "track",
        "disc",
        "purse",
        "stack",
        "bag",
        "square",
        "category",
        "rate",
    },
}
"""Kinds of things that lie on every table."""
OPTIONS: dict[str, dict[str, bool]] = {
    "arcana": {"objectives": True, "militia": True, "tactical_removal": True},
    "arcs": {"leaders_and_lore": True, "split_discard": True},
}
EARLY = {"arcana": 30, "arcs": 60, "eclipse": 90}
"""Plies after which there is something on the table."""


def moments(fed: Fed, most: int) -> Iterator[str]:
    """Questions of new kinds in a game that has begun."""
    kinds = set[str]()
    while (decision := fed.game.decision(fed.state)) is not None and len(kinds) < most:
        if fed.ply >= EARLY[fed.game.name] and decision.kind not in kinds:
            kinds.add(decision.kind)
            fed.show()
            yield decision.kind
        fed.play(fed.some())


@pytest.mark.timeout(240)
@pytest.mark.parametrize("game", ["arcana", "arcs", "eclipse"])
def test_everything_that_is_drawn_says_what_it_is(page: Page, service: Server, game: str) -> None:
    fed: Fed
    if game == "eclipse":
        fed = Galaxy(page, service.base, 4)
    else:
        fed = Fed(page, service.base, stolik.load(game), 3, "what", OPTIONS[game])
    fed.open()
    silent, wrong, kinds = set[str](), set[str](), set[str]()
    for kind in moments(fed, 7):
        page.evaluate("look.rest()")
        silent |= {f"{kind}: {path}" for path in page.evaluate("(except) => look.silent(except)", SILENT)}
        found = page.evaluate("(most) => look.answers(most)", MOST)
        wrong |= set(found["wrong"])
        kinds |= set(found["kinds"])
    assert silent == set()
    assert wrong == set()
    assert kinds >= KINDS[game]


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_a_counter_tells_whose_it_is_and_what_everybody_has(page: Page, service: Server, language: str) -> None:
    prefer(page, service, language=language)
    fed = Fed(page, service.base, stolik.load("arcs"), 3, "counter", {})
    fed.state = scenario.ready()
    fed.open()
    page.locator("[data-slot=rivals] [data-what^='fact:arcs-web-ships']").first.hover()
    expect(page.locator(".glance dl div")).to_have_count(3)
    expect(page.locator(".glance .words p:not(.kind)")).to_be_visible()
    clean(page)


def test_a_plate_opens_the_whole_board_of_a_player(page: Page, service: Server) -> None:
    fed = Fed(page, service.base, stolik.load("arcs"), 3, "plate", {})
    s = scenario.ready()
    scenario.hold(s, scenario.BLUE, "gatekeepers")
    fed.state = s
    fed.open()
    plate = page.locator("[data-slot=rivals] .plate").first
    plate.locator(".counts").click()
    drawer = page.locator("[data-slot=drawer]")
    expect(drawer.locator("[data-trophies]")).to_be_visible()
    clean(page)
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    plate.locator("button.board").focus()
    page.keyboard.press("Enter")
    expect(drawer.locator("[data-captives]")).to_be_visible()


def test_the_log_is_read_by_round_and_by_player(page: Page, service: Server) -> None:
    fed = Fed(page, service.base, stolik.load("arcana"), 2, "history", {})
    while fed.game.view(fed.state, 0).round < 3:
        fed.play(fed.some())
    fed.open()
    page.keyboard.press("l")
    drawer = page.locator("[data-slot=drawer]")
    expect(drawer.locator("li.round").first).to_have_text("Round 3")
    drawer.locator("select").select_option(label="Round 2")
    expect(drawer.locator("li.round")).to_have_text(["Round 2"])
    some = drawer.locator("ol.log li").count()
    drawer.get_by_role("button", name="Only Player 2").click()
    assert 1 < drawer.locator("ol.log li").count() < some
    clean(page)


def test_a_finger_asks_by_staying_on_a_counter(phone: Page, service: Server) -> None:
    fed = Fed(phone, service.base, stolik.load("arcana"), 2, "finger", {})
    fed.play_to("turn", 12)
    fed.open()
    strip = phone.locator(".pocket .strip button").first
    box = strip.bounding_box()
    assert box
    touch = {"pointerType": "touch", "bubbles": True, "clientX": box["x"] + 5, "clientY": box["y"] + 5}
    strip.dispatch_event("pointerdown", touch)
    expect(phone.locator("[data-slot=drawer] dl div").first).to_be_visible()
