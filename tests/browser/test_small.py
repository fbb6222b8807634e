"""A phone shows whole what it shows: events, agents that can be tapped, the cards of a hand."""

import random

from playwright.sync_api import Page

import stolik
from tests.browser.fed import Fed
from tests.browser.playing import prefer
from tests.server.running import Server

CUT_EVENTS = """() => [...document.querySelectorAll(".latest")].flatMap((list) => {
  const box = list.getBoundingClientRect();
  const lines = [...list.children].map((li) => li.getBoundingClientRect()).filter((r) => r.left < box.right);
  return lines.filter((r) => r.bottom > box.bottom + 1).map((r) => r.bottom - box.bottom);
})"""
LEAVING = """() => [...document.querySelectorAll(".hand .slot")].filter((card) => {
  const { left, right } = card.getBoundingClientRect();
  return left < 0 || right > innerWidth;
}).length"""


def test_whoever_waits_reads_the_newest_events_whole(phone: Page, service: Server) -> None:
    prefer(phone, service, language="pl")  # long words
    fed = Fed(phone, service.base, stolik.load("arcs"), 4, "whole", {})
    fed.viewer = 0
    fed.open()
    for _ in range(10):
        fed.play(fed.some())
        while fed.asked() == 0 or len(fed.events) < 3:
            fed.play(fed.some())
        fed.show()
        assert phone.evaluate(CUT_EVENTS) == []
        assert phone.locator(".latest li").count() == 3


def test_agents_that_can_be_tapped_are_seen_whole_even_in_a_busy_zone(phone: Page, service: Server) -> None:
    fed = Fed(phone, service.base, stolik.load("arcana"), 4, "busy", {"objectives": True})
    fed.open()
    met = 0
    while met < 2:
        if fed.game.decision(fed.state) is None:
            assert fed.ply < 3000, "no agent could ever be tapped"
            fed.state = fed.game.new(4, f"busy {fed.ply}", {"objectives": True})
        fed.play(fed.some())
        if fed.game.decision(fed.state) is not None and named(fed) & agents(fed):
            fed.show()
            met += phone.locator(".mini[data-state=legal]").count() > 0
            assert phone.evaluate("look.cut(['.bids'])") == []


def test_a_hand_of_any_size_stays_on_the_screen(phone: Page, service: Server) -> None:
    fed = Fed(phone, service.base, stolik.load("arcs"), 3, "fan", {})
    fed.random = random.Random(4)
    fed.open()
    for wanted in (6, 5, 4, 3, 2):
        while kind(fed) not in ("lead", "follow") or hand(fed) != wanted:
            fed.play(fed.some())
        fed.show()
        assert phone.locator(".hand .slot").count() == wanted
        assert phone.evaluate(LEAVING) == 0


def kind(fed: Fed) -> str:
    decision = fed.game.decision(fed.state)
    assert decision is not None, "the game ended before it was seen"
    return decision.kind


def named(fed: Fed) -> set[str]:
    """Everything that an answer names."""
    decision = fed.game.decision(fed.state)
    assert decision is not None, "the game ended before it was seen"
    return {target for action in decision.actions for target in action.targets()}


def agents(fed: Fed) -> set[str]:
    """Agents beside a stake, as whoever is asked sees them."""
    return {agent.target for zone in fed.game.view(fed.state, fed.asked()).zones for agent in zone.agents}


def hand(fed: Fed) -> int:
    return len(fed.game.view(fed.state, fed.asked()).players[fed.asked()].hand)
