"""Carrying is as good as clicking: ships to systems, cards to the table, agents to the court, parts to slots."""

from playwright.sync_api import Page, expect

import stolik
from stolik.games.arcs.messages.actions import Move
from stolik.games.eclipse.messages.actions import MoveShip
from tests.arcs import scenario
from tests.browser.fed import Fed
from tests.browser.galaxy import Galaxy
from tests.eclipse.scenario import choices
from tests.server.running import Server

ARCS = stolik.load("arcs")


def drag(fed: Fed, start: str, goal: str) -> None:
    """From the middle of one thing to a free point of another, which may glow only on the way."""
    box = fed.page.locator(start).first.bounding_box()
    assert box
    fed.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    fed.page.mouse.down()
    fed.page.mouse.move(box["x"] + box["width"] / 2 + 12, box["y"] + box["height"] / 2 + 4, steps=3)
    fed.page.evaluate("look.frames()")
    x, y = fed.page.evaluate("(css) => look.within(document.querySelector(css))", goal)
    fed.page.mouse.move(x, y, steps=5)
    fed.page.mouse.up()
    fed.page.evaluate("look.frames()")


def arcs(page: Page, service: Server) -> Fed:
    fed = Fed(page, service.base, ARCS, 3, "carry", {})
    fed.state = scenario.ready()
    return fed


def test_a_card_is_carried_to_the_table_to_lead_it(page: Page, service: Server) -> None:
    fed = arcs(page, service)
    scenario.hand(fed.state, scenario.RED, "mobilization_5")
    fed.open()
    drag(fed, ".hand [data-target='card:mobilization_5']", "#board [data-target^='system:']")
    assert [(m["type"], m["card"]) for m in fed.moves] == [("lead", "mobilization_5")]


def test_a_ship_is_carried_to_a_system_and_flies_home_from_elsewhere(page: Page, service: Server) -> None:
    fed = arcs(page, service)
    scenario.lead(fed.state, "mobilization_5")
    fed.open()
    moves = [a for a in scenario.legal(fed.state) if isinstance(a, Move)]
    origin, goal = moves[0].origin, moves[0].to
    drag(fed, f"[data-target='ship:{origin}']", "#prompt-question")
    assert fed.moves == []
    expect(page.locator("[data-state=chosen]")).to_have_count(0)
    expect(page.locator(".fly > *")).to_have_count(0)
    drag(fed, f"[data-target='ship:{origin}']", f"[data-target='system:{goal}']")
    assert [(m["type"], m["origin"], m["to"]) for m in fed.moves] == [("move", origin, goal)]


def test_an_agent_is_carried_to_the_court(page: Page, service: Server) -> None:
    fed = arcs(page, service)
    scenario.lead(fed.state, "mobilization_5")
    fed.open()
    influence = next(a for a in scenario.legal(fed.state) if a.tag == "influence")
    card = next(t for t in influence.targets() if t.startswith("card:"))
    drag(fed, "[data-slot=plate] [data-what^='fact:arcs-web-agents']", f"[data-panel=court] [data-target='{card}']")
    assert [m["type"] for m in fed.moves] == ["influence"]


def test_an_agent_of_arcana_is_carried_to_a_zone(page: Page, service: Server) -> None:
    fed = Fed(page, service.base, stolik.load("arcana"), 2, "carry", {})
    fed.play_to("turn", 4)
    fed.open()
    decision = fed.game.decision(fed.state)
    assert decision is not None
    action = next(a for a in decision.actions if a.tag == "field")
    drag(fed, f".hand [data-target='card:{action.card}']", f"[data-target='zone:{action.zone}']")
    assert [(m["type"], m["card"], m["zone"]) for m in fed.moves] == [("field", action.card, action.zone)]


def test_a_ship_of_eclipse_is_carried_to_a_sector(page: Page, service: Server) -> None:
    fed = Galaxy(page, service.base, 3)
    fed.play_to("move", 20)
    fed.open()
    action = next(a for a in choices(fed.state) if isinstance(a, MoveShip))
    ship, sector = action.targets()
    drag(fed, f"#board [data-target='{ship}']", f"#board [data-target='{sector}']")
    if not fed.moves:  # a move into a battle is asked about
        page.click("[data-confirm]")
        page.evaluate("look.frames()")
    assert [(m["type"], m["target"]) for m in fed.moves] == [("move_ship", action.target)]
