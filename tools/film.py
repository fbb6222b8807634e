"""Twelve seconds of what bots do in each game, as one picture: `python -m tools.film [game …]`.

Bots play a game among themselves; the stretch in which most different things happen is shown to the one player who
does not move in it, on the real page at the usual pace. Pictures go to docs/shots/<game>-film.jpg.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

import stolik
from stolik import bots
from stolik.kernel.chance import chance_of
from stolik.kernel.game import Game
from stolik.kernel.messages import Action, Event
from tests.browser.fed import Fed
from tests.browser.playing import prefer
from tests.server.running import Server
from tools.browser import chosen

SHOTS = Path(__file__).parents[1] / "docs" / "shots"
SEATS = {"arcana": 3, "arcs": 3, "eclipse": 3}
SEED = "film"
WINDOW: ViewportSize = {"width": 1024, "height": 768}
SECONDS = 12
FRAMES = 18
COLUMNS = 3
WIDE = 480
FEWEST, MOST = 4, 14
"""So many things happen in a stretch that fills the time and is seen whole."""
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


class Stretch(NamedTuple):
    """Moves of others, one after the other, and how it stands before them."""

    state: Any
    viewer: int
    actions: list[Action]
    events: list[Event]

    @property
    def variety(self) -> int:
        return len({type(event) for event in self.events})


def stretches(game: Game, seats: int) -> list[Stretch]:
    """A game of bots, cut wherever the move passes to somebody who has looked on."""
    state, rng, bot = game.new(seats, SEED), chance_of(SEED), bots.make("normal", game)
    found = list[Stretch]()
    open_to = dict[int, Stretch]()
    while (decision := game.decision(state)) is not None:
        if seen := open_to.pop(decision.seat, None):
            found.append(seen)
        before = state.copy()
        action = bot.choose(bots.Observation(game, state, decision.seat), rng).action
        events = game.apply(state, action)
        for viewer in set(range(seats)) - {decision.seat}:
            stretch = open_to.setdefault(viewer, Stretch(before, viewer, [], []))
            stretch.actions.append(action)
            stretch.events.extend(events)
    return [stretch for stretch in found if FEWEST <= len(stretch.events) <= MOST]


def recorded(page: Page, fed: Fed, stretch: Stretch) -> list[str]:
    """Everything that the browser shows from the first caption on, one picture for each part of the time."""
    session = page.context.new_cdp_session(page)
    shown = list[tuple[float, str]]()

    def keep(frame: dict[str, Any]) -> None:
        shown.append((frame["metadata"]["timestamp"], frame["data"]))
        session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    session.on("Page.screencastFrame", keep)
    for action in stretch.actions:
        fed.play(action)
        fed.tell()
    page.locator(".caption").wait_for()
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 88})
    page.wait_for_timeout(1000 * SECONDS)
    session.send("Page.stopScreencast")
    first = shown[0][0]
    moments = [first + SECONDS * i / FRAMES for i in range(FRAMES)]
    return [max((frame for frame in shown if frame[0] <= at), key=lambda frame: frame[0])[1] for at in moments]


def sheet(page: Page, frames: list[str], path: Path) -> None:
    """All pictures in rows, as one file."""
    page.goto("about:blank")
    page.set_viewport_size({"width": COLUMNS * (WIDE + 6) + 6, "height": 400})
    page.evaluate(SHEET, {"frames": frames, "columns": COLUMNS, "wide": WIDE})
    page.screenshot(path=path, full_page=True, type="jpeg", quality=80)


def film(browser: Browser, service: Server, name: str) -> None:
    game, seats = stolik.load(name), SEATS[name]
    stretch = max(stretches(game, seats), key=lambda stretch: stretch.variety)
    page = browser.new_page(viewport=WINDOW, locale="en", reduced_motion="no-preference")
    prefer(page, service, motion="full", pace="normal")
    fed = Fed(page, service.base, game, seats, SEED, {})
    fed.state, fed.viewer, fed.ply = stretch.state, stretch.viewer, 1
    fed.open()
    page.evaluate("look.rest()")
    sheet(page, recorded(page, fed, stretch), SHOTS / f"{name}-film.jpg")
    print(f"{name}: {', '.join(type(event).__name__ for event in stretch.events)}")


def main(games: list[str]) -> None:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as service:
        launch = chosen()
        browser = playwright.chromium.launch(executable_path=launch["executable_path"], env={**launch["env"]})
        for name in games or SEATS:
            film(browser, service, name)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
