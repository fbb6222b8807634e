"""Pictures of the tables for the README, taken from real games with bots: `python -m tools.pictures [name …]`."""

import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.browser.clicking import Clicker, anything
from tests.browser.playing import me_and_bots, prefer, sit
from tests.browser.test_eclipse_games import brisk
from tests.server.running import Server
from tools.browser import chosen

SHOTS = Path(__file__).parents[1] / "docs" / "shots"
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}


class Scene(NamedTuple):
    game: str
    seats: int
    clicks: int
    size: ViewportSize
    language: str = "en"
    theme: str = "lamp"


SCENES = {
    "arcs-desktop": Scene("arcs", 4, 60, DESK),
    "eclipse-desktop": Scene("eclipse", 4, 45, DESK),
    "arcana-desktop": Scene("arcana", 3, 20, DESK),
    "arcs-phone": Scene("arcs", 3, 12, PHONE, "pl"),
    "eclipse-phone": Scene("eclipse", 3, 30, PHONE, "cs"),
    "arcana-phone": Scene("arcana", 2, 20, PHONE, "pl", "daylight"),
}


def take(browser: Browser, service: Server, name: str) -> None:
    """The table after so many clicks, when it is my turn again."""
    scene = SCENES[name]
    phone = scene.size is PHONE
    options: dict[str, Any] = {"viewport": scene.size, "locale": scene.language}
    page = browser.new_context(**{**options, **(TOUCH if phone else {})}).new_page()
    clicker = Clicker(page, brisk() if scene.game == "eclipse" else anything, tap=phone)
    prefer(page, service, theme=scene.theme)
    sit(page, service, me_and_bots(scene.seats), game=scene.game)
    for _ in range(scene.clicks):
        clicker.click()
    # The picture is of the table, not of a drawing board.
    while page.evaluate("look.things()") and page.locator("[data-bench]").count() > 0:
        clicker.click()
    page.evaluate("look.things()")
    page.mouse.move(2, 2)
    page.wait_for_timeout(1500)
    page.screenshot(path=SHOTS / f"{name}.jpg", type="jpeg", quality=84)
    page.context.close()


def main(names: list[str]) -> None:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as service:
        launch = chosen()
        browser = playwright.chromium.launch(executable_path=launch["executable_path"], env={**launch["env"]})
        for name in names or SCENES:
            take(browser, service, name)
            print(name)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
