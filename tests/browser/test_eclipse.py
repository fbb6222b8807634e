"""The table of Eclipse: random games shown to every seat, on a desk and in a hand, and played by pointing."""

import os
import random
from typing import Any

import pytest
from playwright.sync_api import Page

import stolik
from stolik.kernel.messages import Decision
from tests.browser.conftest import DESKTOP, PHONE, SHOTS, NewContext
from tests.browser.puppet import Puppet
from tests.server.running import Server

GAME = stolik.load("eclipse")
GAMES = 25
KINDS = {
    "draft", "turn", "turn-after", "reaction", "explore", "place-tile", "second-tile", "claim", "discovery", "influence", "drop-disc",
    "before-colony-ships", "research", "artifacts", "upgrade", "put-part", "build", "move", "move-on", "proposal", "give-cube",
    "return-cube", "engagement", "assign-die", "reputation", "takeover", "attack-population", "upkeep", "bankrupt",
}  # fmt: skip
"""What must have been shown at the end."""
SHOWN_PER_KIND = 2
"""How often a kind of question is shown in one walk."""

QUIET = ("pass", "resign", "trade", "done", "stop", "discard_tile", "retreat", "spare", "answer")
"""Actions that lead to less of a game."""

LAYOUT = """() => {
  const wrong = [];
  const box = (e) => e.getBoundingClientRect();
  const say = (e) => e.tagName + "." + (e.className.baseVal ?? e.className).toString().split(" ").filter((c) => !c.startsWith("svelte")).join(".");
  const parts = [...document.querySelectorAll(".frame > *")].filter((e) => box(e).height > 0 && box(e).width > 0);
  for (const [i, a] of parts.entries()) for (const b of parts.slice(i + 1)) {
    const [x, y] = [box(a), box(b)];
    const wide = Math.min(x.right, y.right) - Math.max(x.left, y.left);
    const high = Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top);
    if (wide > 1 && high > 1) wrong.push(`${say(a)} overlaps ${say(b)} by ${Math.round(wide)} × ${Math.round(high)}`);
  }
  for (const e of parts) if (box(e).right > innerWidth + 1 || box(e).bottom > innerHeight + 1) wrong.push(`${say(e)} leaves the page`);
  if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page is too wide");
  for (const e of document.querySelectorAll(".frame button, .frame .chip, .frame .num, .frame dd, .frame dt, .frame li, .frame h2")) {
    const style = getComputedStyle(e);
    if (e.closest(".galaxy svg") || style.display === "inline" || box(e).width === 0) continue;
    const cut = e.scrollWidth > e.clientWidth + 1 && style.textOverflow !== "ellipsis" && style.overflowX !== "auto";
    if (cut) wrong.push(`${say(e)} “${e.textContent.trim().slice(0, 30)}” is too wide: ${e.scrollWidth} > ${e.clientWidth}`);
  }
  return [...new Set(wrong)];
}"""

HITS = """() => new Set([...document.querySelectorAll("[data-state=legal]")].map((e) => e.dataset.target)).size"""


def click(page: Page, selector: str, nth: int = 0) -> None:
    """As a mouse would, without moving the page about."""
    page.evaluate(
        "([s, n]) => document.querySelectorAll(s)[n].dispatchEvent(new MouseEvent('click', { bubbles: true }))",
        [selector, nth],
    )


def press(page: Page, selector: str) -> None:
    page.evaluate("(s) => document.querySelector(s).focus()", selector)
    page.keyboard.press("Enter")


class Walk:
    """A random game of which the page is shown a part."""

    def __init__(self, page: Page, base: str) -> None:
        self.page = page
        self.random = random.Random(7)
        self.puppet = Puppet(page, base, GAME)
        self.shown: dict[str, int] = {}
        self.wrong: list[str] = []
        """What broke the layout, and where."""

    def choose(self, decision: Decision) -> Any:
        """Any action, but nobody ruins a civilization, and fleets look for trouble."""
        by_tag: dict[str, list[Any]] = {}
        for action in decision.actions:
            by_tag.setdefault(action.tag, []).append(action)
        if "pass" in by_tag and self._poor(decision.seat):
            return by_tag["pass"][0]
        for tag in ("colonize", "move_ship", "build"):
            if tag in by_tag and self.random.random() < 0.6:
                return self.random.choice(by_tag[tag])
        lively = [tag for tag in by_tag if tag not in QUIET]
        return self.random.choice(by_tag[self.random.choice(lively or list(by_tag))])

    def _poor(self, seat: int) -> bool:
        player = GAME.view(self.puppet.state, seat).players[seat]
        return bool(player.store["money"] + player.production["money"] - player.upkeep < 3)

    def play(self, seats: int, seed: int) -> None:
        """Play a whole game, and show whatever has not been shown often enough; at the end what everybody sees."""
        options = {"species": "all", "factions": "choice" if seed % 2 else "random"}
        self.puppet.begin(GAME.new(seats, seed, options))
        while (decision := GAME.decision(self.puppet.state)) is not None:
            action = self.choose(decision)
            if self.shown.get(decision.kind, 0) < SHOWN_PER_KIND and self.random.random() < 0.4:
                self.shown[decision.kind] = self.shown.get(decision.kind, 0) + 1
                self.look(decision)
                self.point_at(decision, action)
            self.puppet.apply(action)

    def look(self, decision: Decision) -> None:
        self.puppet.show(decision.seat)
        where = f"{decision.kind}, round {self.puppet.state.round}, ply {self.puppet.ply}"
        if os.environ.get("STOLIK_SHOTS"):
            SHOTS.mkdir(parents=True, exist_ok=True)
            wide = self.page.viewport_size["width"]  # type: ignore[index]
            self.page.screenshot(path=SHOTS / f"eclipse-{wide}-{decision.kind}-{self.shown[decision.kind]}.png")
        self.wrong += [f"{where}: {words}" for words in self.page.evaluate(LAYOUT)]

    def point_at(self, decision: Decision, action: Any) -> None:
        """Send exactly this action by pointing at what it names, alternately with mouse and keys."""
        before = len(self.puppet.moves)
        if action.tag == "place_tile":
            self._turn_to(action)
        elif self.page.locator("[data-option]").count() == len(decision.actions):
            click(self.page, "[data-option]", decision.actions.index(action))
        else:
            self._point(action.targets())
        self.puppet.settle()
        sent = self.puppet.moves[before:]
        assert [m["type"] for m in sent] == [action.tag], (action, sent)
        expected = {name: getattr(action, name) for name in action.__struct_fields__}
        assert {name: sent[0].get(name, expected[name]) for name in expected} == expected

    def _point(self, targets: tuple[str, ...]) -> None:
        for target in targets:
            selector = f'[data-target="{target}"][data-state="legal"]'
            if self.page.locator(selector).count() == 0:
                self._reveal(target)
            if self.page.locator(selector).count():
                (press if self.random.random() < 0.3 else click)(self.page, selector)
        if self.page.locator("[data-confirm]").count():
            click(self.page, "[data-confirm]")

    def _reveal(self, target: str) -> None:
        """A square on another blueprint is behind the tab of its ship."""
        if target.startswith("slot:"):
            ship = target[5:].split(".")[0]
            if self.page.locator(f'[data-tab="{ship}"]').count():
                click(self.page, f'[data-tab="{ship}"]')

    def _turn_to(self, action: Any) -> None:
        click(self.page, f'[data-look="{action.sector}"]')
        for _ in range(6):
            if self.page.locator(f'[data-option="{action.sector}.{action.turn}"]').count():
                break
            click(self.page, '[data-turn="1"]')
        click(self.page, f'[data-option="{action.sector}.{action.turn}"]')


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_no_state_of_random_games_breaks_the_table(new_context: NewContext, service: Server, size: Any) -> None:
    """Every kind of question, from two to six players: nothing overlaps or clips, every action can be pointed at."""
    handy = {"has_touch": True, "is_mobile": True} if size == PHONE else {}
    walk = Walk(new_context(viewport=size, **handy).new_page(), service.base)
    for seed in range(GAMES):
        walk.play(seats=2 + seed % 5, seed=seed)
    assert walk.wrong == []
    assert set(walk.shown) >= KINDS, KINDS - set(walk.shown)
