"""Whole live games of Eclipse against bots, made of nothing but clicks on what glows."""

import random
from typing import Any

from playwright.sync_api import Page

from tests.browser.clicking import Choose, Clicker
from tests.browser.playing import prefer, sit
from tests.server.running import Server

ACTIONS = ["do:explore", "do:research", "do:build", "do:influence", "do:upgrade", "do:move"]
LEAVING = ("do:trade", "do:resign", "do:remove", "do:offer", "store:", "seat:")
"""Things that a player who wants to get on leaves alone."""


def brisk() -> Choose:
    """A few actions a round, each kind once before any comes again, then a pass; what was begun is mostly ended."""
    untried = list(ACTIONS)

    def choose(kind: str, names: list[str], dice: random.Random) -> str:
        if "confirm" in names:
            return "confirm"
        actions = [x for x in ACTIONS if x in names]
        if "do:pass" in names and (not actions or dice.random() < 0.3):
            return "do:pass"
        if actions:
            action = next((x for x in actions if x in untried), None) or dice.choice(actions)
            untried[:] = [x for x in untried if x != action]
            return action
        if "do:done" in names and dice.random() < 0.4:
            return "do:done"
        return dice.choice([x for x in names if not x.startswith(LEAVING)] or names)

    return choose


def bots(count: int) -> list[dict[str, str]]:
    names = ("Kwark", "Gluon", "Foton", "Bozon", "Lepton")[:count]
    return [{"kind": "bot", "name": name, "level": "easy"} for name in names]


def seats(count: int) -> list[dict[str, str]]:
    return [{"kind": "here", "name": "Ola", "level": "normal"}, *bots(count - 1)]


def whole(page: Page, service: Server, count: int, tap: bool = False, **options: Any) -> Clicker:
    """A game to its end."""
    prefer(page, service)
    clicker = Clicker(page, brisk(), tap=tap)
    sit(page, service, seats(count), game="eclipse", options=options)
    clicker.play()
    return clicker


def test_a_whole_game_is_played_with_the_mouse(page: Page, service: Server, record_property: Any) -> None:
    clicker = whole(page, service, 2, species="terrans", factions="choice")
    record_property("clicks", clicker.clicks)
    assert "turn" in clicker.kinds  # what else is asked depends on how soon the money is gone
    assert page.locator("[data-over] .place").count() == 2


def test_a_whole_game_is_played_with_a_finger(phone: Page, service: Server, record_property: Any) -> None:
    clicker = whole(phone, service, 3, tap=True, species="terrans", factions="random")
    record_property("clicks", clicker.clicks)
    assert "turn" in clicker.kinds
    assert phone.locator("[data-over] .place").count() == 3


def test_a_whole_game_of_six_with_aliens(page: Page, service: Server, record_property: Any) -> None:
    clicker = whole(page, service, 6, species="all", factions="random")
    record_property("clicks", clicker.clicks)
    assert page.locator("[data-over] .place").count() == 6
