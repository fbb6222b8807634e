"""Playing in a page the way a person does: look what glows, click it."""

import json
import random
import time
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.running import Server

LOOK = """() => {
  const seen = (e) => e.checkVisibility({ visibilityProperty: true });
  if (document.querySelector("[data-over]")) return { over: true };
  const hand = document.querySelector("[data-handover]");
  if (hand) return { handover: true };
  const confirm = [...document.querySelectorAll("[data-confirm]:not([disabled])")].some(seen);
  const legal = [...document.querySelectorAll("[data-state=legal]")].filter(seen).map((e) => e.dataset.target);
  const chosen = [...document.querySelectorAll("[data-state=chosen]")].map((e) => e.dataset.target);
  return { confirm, legal: [...new Set(legal)], chosen };
}"""
PATIENCE = 30.0
expect.set_options(timeout=20_000)  # machines that test several things at once are slow


def make(page: Page, service: Server, seats: list[dict[str, str]], **wish: Any) -> dict[str, Any]:
    """A table made by this page's device, over the service."""
    body = {"game": "arcana", "seats": seats, "options": {}, "pace": "none", "leaver": "wait", "public": False, **wish}
    answer = page.request.post(
        f"{service.base}/api/tables",
        data=json.dumps(body),
        headers={"content-type": "application/json", "origin": service.base},
    )
    assert answer.ok, answer.text()
    made: dict[str, Any] = answer.json()
    return made


def invitation(page: Page, service: Server) -> str:
    """The page to which a free seat of a new table invites."""
    made = make(page, service, [*me_and_bots(1), {"kind": "link", "name": "", "level": "normal"}])
    return str(made["seats"][1]["invite"]).lstrip("/")


def prefer(page: Page, service: Server, **settings: str) -> None:
    """Set this device's settings as the page would."""
    page.goto(f"{service.base}/settings")
    quick = {"motion": "none", "pace": "instant"}
    page.evaluate("(s) => localStorage.setItem('stolik-settings', JSON.stringify(s))", {**quick, **settings})


def me_and_bots(count: int, name: str = "Ola") -> list[dict[str, str]]:
    bots = [{"kind": "bot", "name": bot, "level": "easy"} for bot in ("Kwark", "Gluon", "Foton")[: count - 1]]
    return [{"kind": "here", "name": name, "level": "normal"}, *bots]


def sit(page: Page, service: Server, seats: list[dict[str, str]], **wish: Any) -> str:
    """Make a table and open it; its id."""
    table = make(page, service, seats, **wish)["table"]
    page.goto(f"{service.base}/t/{table}")
    return str(table)


def asked(page: Page) -> dict[str, Any]:
    """What can be done now, as soon as something can."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        seen: dict[str, Any] = page.evaluate(LOOK)
        if seen.get("over") or seen.get("handover") or seen.get("confirm") or seen.get("legal"):
            return seen
        page.wait_for_timeout(15)
    raise AssertionError(f"nothing glows: {page.inner_text('body')[:400]}")


def click(page: Page, target: str, tap: bool = False) -> None:
    spot = page.locator(f'[data-target="{target}"][data-state=legal]:visible').first
    spot.tap() if tap else spot.click()


def step(page: Page, dice: random.Random, tap: bool = False) -> bool:
    """Do one thing; False when the game is over."""
    seen = asked(page)
    if seen.get("over"):
        return False
    if seen.get("handover") or seen.get("confirm"):
        button = page.locator("[data-handover], [data-confirm]").first
        button.tap() if tap else button.click()
        return True
    # Rather field than discard, so that the board fills; a card first, as most people do.
    legal = [t for t in seen["legal"] if not t.startswith("do:")] or seen["legal"]
    cards = [t for t in legal if t.startswith("card:")]
    click(page, dice.choice(cards if cards and not seen["chosen"] else legal), tap)
    return True


def play(page: Page, steps: int, seed: int = 7, tap: bool = False) -> int:
    """So many clicks, or fewer if the game ends; how many there were."""
    dice = random.Random(seed)
    for done in range(steps):
        if not step(page, dice, tap):
            return done
    return steps


def card_in_hand(page: Page) -> str:
    """A card that glows; guilds are claimed first, twice if several want the same one."""
    for seed in range(10):
        cards = [t for t in asked(page)["legal"] if t.startswith("card:")]
        if cards:
            return str(cards[0])
        play(page, 1, seed)
    raise AssertionError("no card ever glows")
