"""Playing a whole live game by clicking what glows, quickly: the page itself waits until something can be clicked."""

import random
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.fed import LOOK

Choose = Callable[[str, list[str], random.Random], str]
"""From the kind of question and everything that can be clicked to one of these things."""


def anything(kind: str, names: list[str], dice: random.Random) -> str:
    """What is chosen wholly is confirmed; otherwise any thing will do."""
    return "confirm" if "confirm" in names else dice.choice(names)


class Clicker:
    """Somebody with a mouse or a finger, and a taste."""

    def __init__(self, page: Page, choose: Choose = anything, seed: int = 7, tap: bool = False) -> None:
        self.page = page
        self.choose = choose
        self.dice = random.Random(seed)
        self.hit = page.touchscreen.tap if tap else page.mouse.click
        self.clicks = 0
        self.kinds: set[str] = set()
        """Questions that were answered."""
        page.add_init_script(path=LOOK)

    def play(self, most: int = 3000) -> None:
        """To the end of the game."""
        while self.click():
            assert self.clicks < most, f"no end after {most} clicks: {self.page.locator('section.prompt').inner_text()}"

    def click(self) -> bool:
        """One click; False when the game is over."""
        seen = self.page.evaluate("look.things()")
        if seen["over"]:
            return False
        self.kinds.add(seen["kind"])
        name = self.choose(seen["kind"], seen["names"], self.dice)
        spot = self.page.evaluate("(name) => look.spot(name)", name)
        self.clicks += 1
        if spot is not None:
            self.hit(*spot)
        else:  # it may have gone while we looked, or an answer lies on it
            self.page.evaluate("document.querySelector('.why button')?.click()")
        return True
