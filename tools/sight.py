"""Look at the tables as color-blind people do, and measure how far apart the seats' pieces are.

`python -m tools.sight` takes pictures of late games into build/sight, for people to look at, and writes the figures to
docs/sight.md. With `--figures`, it only writes these.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import stolik
from stolik import bots
from stolik.kernel.chance import chance_of
from tests.browser.fed import Fed
from tests.browser.playing import prefer
from tests.browser.sight import PIECES, SEATS, SIGHTS, contrast, laid_out, nearest, seats, seen
from tests.server.running import Server
from tools.browser import chosen

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "sight.md"
SHOTS = ROOT / "build" / "sight"
TABLES = {"arcs": (4, 250), "eclipse": (6, 800), "arcana": (4, 130)}
"""Players, and after how many moves of quick bots the table is full."""
LIGHTS = ("lamp", "daylight")
HEAD = """# Seats told apart, measured

Written by `python -m tools.sight`, which also takes pictures of the three tables as color-blind people see them
(build/sight). The pieces of all seats are on one sheet in a real Chromium that simulates each kind of sight. A figure
is the distance in CIELAB between the mean colors of the two seats that are hardest to tell apart, and it names them.
Two or three can just be seen side by side; the tests want ten (`tests/browser/test_sight.py`).

| piece | {sights} |
|---|{rules}|
"""
TAIL = """
In grey, colors tell nothing, and they don't have to: every ship and building on a map, every disc and every plate has
the sign of its seat, a shape with a dark rim. An ambassador is mostly gold; wherever one is, the sign of its owner is
beside it. Bids on stakes in Arcana have patterns too (lines, dots, checks), and a broken outline tells damage. The
contrast between the color of a sign and what is drawn on it is at least

{signs}

where controls need 3.
"""


def figures(browser: Browser) -> str:
    page = browser.new_page()
    laid_out(page)
    found = {sight: seen(page, sight) for sight in SIGHTS}
    page.close()
    colored = [sight for sight in SIGHTS if sight != "grey"]
    lines = []
    for game, pieces in PIECES.items():
        for piece in pieces:
            near = [nearest({seat: found[s][f"{game}/{piece} {seat}"] for seat in seats(game)}) for s in colored]
            cells = [f"{apart:.0f} ({which})" for apart, which in near]
            lines.append(f"| {game.capitalize()}: {piece.replace('-', ', ')} | {' | '.join(cells)} |\n")
    least = [min(contrast(each[f"sign {seat}"], each["drawn on it"]) for seat in SEATS) for each in found.values()]
    signs = "\n".join(f"- {value:.1f} ({sight})" for sight, value in zip(found, least, strict=True))
    head = HEAD.format(sights=" | ".join(colored), rules="|".join("---" for _ in colored))
    return head + "".join(lines) + TAIL.format(signs=signs)


def late(page: Page, base: str, name: str) -> Fed:
    """A game of quick bots, so far that everybody has much on the table."""
    game, (players, moves) = stolik.load(name), TABLES[name]
    fed = Fed(page, base, game, players, "sight", {})
    rng, bot = chance_of("sight"), bots.make("easy", game)
    while fed.ply < moves and (decision := game.decision(fed.state)) is not None:
        fed.play(bot.choose(bots.Observation(game, fed.state, decision.seat), rng).action)
    fed.events = []
    return fed


def pictures(browser: Browser, service: Server, name: str) -> None:
    for light in LIGHTS:
        page = browser.new_page(viewport={"width": 1366, "height": 768}, locale="en")
        prefer(page, service, theme=light)
        late(page, service.base, name).open()
        page.wait_for_timeout(1000)
        session = page.context.new_cdp_session(page)
        for sight, kind in SIGHTS.items():
            session.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
            page.screenshot(path=SHOTS / f"{name}-{light}-{sight.replace(' ', '-')}.png")
        page.close()
        print(f"{name}, {light}")


def main(words: list[str]) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        launch = chosen()
        browser = playwright.chromium.launch(executable_path=launch["executable_path"], env={**launch["env"]})
        PAGE.write_text(figures(browser), "utf-8")
        if "--figures" not in words:
            with Server(Path(folder)) as service:
                for name in TABLES:
                    pictures(browser, service, name)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
