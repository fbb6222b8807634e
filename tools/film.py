"""Twelve seconds of other players' moves in each game, as one picture: `python -m tools.film [game …]`.

The pages are real, at a real table with bots. Pictures go to docs/shots/<game>-film.jpg.
"""

import base64
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright

from tests.browser.clicking import Clicker
from tests.browser.playing import me_and_bots, prefer, sit
from tests.server.running import Server
from tools.browser import chosen

SHOTS = Path(__file__).parents[1] / "docs" / "shots"
GAMES = {"arcana": (3, 14, ".spot"), "arcs": (3, 24, ".caption"), "eclipse": (3, 30, ".caption")}
"""How many play, how many clicks are made before anybody watches, and what the recording begins with."""
WINDOW: ViewportSize = {"width": 1366, "height": 768}
FRAMES = 12
EVERY = 1.0
COLUMNS = 3
WIDE = 480
SHEET = """({ frames, columns, wide }) => {
  document.body.replaceChildren(...frames.map((frame) => {
    const image = new Image(wide);
    image.src = "data:image/jpeg;base64," + frame;
    image.style.cssText = "display:block";
    return image;
  }));
  document.body.style.cssText =
    `margin:0;padding:6px;background:#0e0b09;display:grid;gap:6px;grid-template-columns:repeat(${columns},${wide}px)`;
  return Promise.all([...document.images].map((image) => image.decode()));
}"""


def recorded(page: Page, clicker: Clicker, first: str) -> list[bytes]:
    """A picture every second while others play; my own moves are made in between, at random."""
    frames = list[bytes]()
    while len(frames) < FRAMES:
        if page.locator("[data-playing]").count() == 0:
            clicker.click()
            page.wait_for_timeout(150)
            continue
        if not frames and page.locator(first).count() == 0:
            page.wait_for_timeout(50)
            continue
        began = time.monotonic()
        frames.append(page.screenshot(type="jpeg", quality=88))
        page.wait_for_timeout(max(0, 1000 * (EVERY - (time.monotonic() - began))))
    return frames


def sheet(page: Page, frames: list[bytes], path: Path) -> None:
    """All pictures in rows, as one file."""
    page.goto("about:blank")
    page.set_viewport_size({"width": COLUMNS * (WIDE + 6) + 6, "height": 400})
    data = [base64.b64encode(frame).decode() for frame in frames]
    page.evaluate(SHEET, {"frames": data, "columns": COLUMNS, "wide": WIDE})
    page.screenshot(path=path, full_page=True, type="jpeg", quality=80)


def main(games: list[str]) -> None:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as service:
        launch = chosen()
        browser = playwright.chromium.launch(executable_path=launch["executable_path"], env={**launch["env"]})
        for game in games or GAMES:
            seats, clicks, first = GAMES[game]
            page = browser.new_page(viewport=WINDOW, locale="en")
            clicker = Clicker(page)
            prefer(page, service, motion="full")
            table = sit(page, service, me_and_bots(seats), game=game, seed="film")
            for _ in range(clicks):
                clicker.click()
            prefer(page, service, motion="full", pace="normal")
            page.goto(f"{service.base}/t/{table}")
            frames = recorded(page, clicker, first)
            sheet(page, frames, SHOTS / f"{game}-film.jpg")
            print(f"{game}: {len(frames)} frames")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
