"""Somebody who never played: reads what the page says, takes what is proposed, and is timed as a person would be.

A browser that clicks by itself knows no hurry and no doubt. So the time is put together from what a person has to do:
read every new word, find and click every button, and wait for the page as long as it really took.
"""

import time
from dataclasses import dataclass

from playwright.sync_api import Locator, Page

WORDS_A_SECOND = 200 / 60
"""Somebody reads so fast who understands it, too."""
SECONDS_A_CLICK = 1.5
"""To find a button that has just been read about, and to press it."""


@dataclass(frozen=True)
class Spent:
    """What it took so far."""

    ply: int
    seconds: float
    clicks: int
    words: int


class Learner:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.read: set[str] = set()
        self.words = 0
        self.clicks = 0
        self.waited = 0.0
        self.story: list[Spent] = []
        """What had been spent at each decision."""

    @property
    def spent(self) -> Spent:
        seconds = self.words / WORDS_A_SECOND + self.clicks * SECONDS_A_CLICK + self.waited
        ply = self.page.locator("[data-ply]")
        return Spent(int(ply.get_attribute("data-ply") or 0) if ply.count() else 0, seconds, self.clicks, self.words)

    def look(self, place: Locator) -> None:
        """Read what stands there, unless it was read before."""
        for text in place.all_inner_texts():
            if text and text not in self.read:
                self.read.add(text)
                self.words += len(text.split())

    def click(self, place: Locator) -> None:
        place.first.click()
        self.clicks += 1

    def wait(self, place: Locator) -> None:
        begin = time.monotonic()
        place.first.wait_for()
        self.waited += time.monotonic() - begin

    def begin(self, address: str) -> None:
        """From the page about a game to the first question of the guided one."""
        begin = time.monotonic()
        self.page.goto(address)
        self.page.locator("[data-guided]").wait_for()
        self.waited += time.monotonic() - begin
        self.look(self.page.locator(".guided"))
        self.click(self.page.locator("[data-guided]"))

    def play(self, most: float) -> None:
        """Decide as proposed, until the game is over or so many seconds are spent."""
        while self.decide() and self.story[-1].seconds <= most:
            pass

    def decide(self) -> bool:
        """One decision; False when the game is over."""
        page = self.page
        self.wait(page.locator("[data-over], [data-hint]"))
        if page.locator("[data-over]").count():
            return False
        self.look(page.locator("#prompt-question"))
        self.look(page.locator("[data-coach]"))
        self.story.append(self.spent)
        self.click(page.locator("[data-hint]"))
        self.wait(page.locator("[data-take], [data-over]"))
        self.look(page.locator(".what"))
        ply = self.story[-1].ply
        self.click(page.locator("[data-take]"))
        begin = time.monotonic()
        page.wait_for_function(
            "(ply) => document.querySelector('[data-over]') || document.querySelector('[data-ply]')?.dataset.ply > ply",
            arg=ply,
        )
        self.waited += time.monotonic() - begin
        return True
