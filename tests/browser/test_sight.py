"""The seats' pieces can be told apart by everybody: by color, and where colors fail, by the shape of the sign.

`python -m tools.sight` writes the figures to docs/sight.md and takes pictures of the tables.
"""

import pytest
from playwright.sync_api import Page

import stolik
from tests.browser.conftest import NewContext
from tests.browser.fed import Fed
from tests.browser.galaxy import Galaxy
from tests.browser.sight import PIECES, SEATS, SIGHTS, alike, contrast, laid_out, nearest, seats, seen
from tests.server.running import Server

APART = 10
"""How far the colors of two seats' pieces are from each other, at least: several times what can just be seen."""
TINTED = {"eclipse/ambassador": 6}
"""Only its rim is the seat's; it lies beside the sign of its owner wherever it is drawn."""
DRAWN = 3
"""Contrast of a sign with what it is drawn on or with, as for every control."""
COMMON = 0.9
"""The share of two signs that may be common to both at the size of a map."""
SMALLEST = 9
"""Pixels of the fill of a sign beside a piece, on a whole map of Arcs in a laptop's window."""
MOVES = 160
"""Random moves after which pieces of all four lie on the map of Arcs."""
UNSIGNED = """() => {
  const own = /(ship|city|starport|interceptor|cruiser|dreadnought|starbase)-(ember|azure|lagoon|linen|orchid|slate)/;
  const pieces = [...document.querySelectorAll("#board [data-piece]")]
    .map((piece) => [piece, own.exec(piece.querySelector("image")?.getAttribute("href") ?? "")])
    .filter(([, found]) => found);
  const sizes = pieces.map(([piece]) => {
    const box = piece.querySelector(".badge")?.getBoundingClientRect();
    return box ? Math.min(box.width, box.height) : 0;
  });
  return { seats: new Set(pieces.map(([, found]) => found[2])).size, smallest: Math.min(...sizes) };
}"""

colored = pytest.mark.parametrize("sight", [sight for sight in SIGHTS if sight != "grey"])


@colored
def test_pieces_of_all_seats_have_colors_of_their_own(page: Page, sight: str) -> None:
    laid_out(page)
    shown = seen(page, sight)
    for game, pieces in PIECES.items():
        for piece in pieces:
            apart, which = nearest({seat: shown[f"{game}/{piece} {seat}"] for seat in seats(game)})
            assert apart >= TINTED.get(f"{game}/{piece}", APART), f"{game}/{piece}: {which}"


@pytest.mark.parametrize("sight", SIGHTS)
def test_signs_are_seen_on_every_color(page: Page, sight: str) -> None:
    laid_out(page)
    shown = seen(page, sight)
    for seat in SEATS:
        assert contrast(shown[f"sign {seat}"], shown["drawn on it"]) >= DRAWN, seat


def test_signs_differ_in_shape(page: Page) -> None:
    assert {pair: share for pair, share in alike(page, SMALLEST).items() if share > COMMON} == {}


def test_every_piece_on_the_map_of_arcs_has_its_sign(new_context: NewContext, service: Server) -> None:
    page = new_context(viewport={"width": 1366, "height": 768}).new_page()
    fed = Fed(page, service.base, stolik.load("arcs"), 4, "sight", {})
    while fed.ply < MOVES:
        fed.play(fed.some())
    fed.open()
    found = page.evaluate(UNSIGNED)
    assert found["seats"] == 4
    assert found["smallest"] >= SMALLEST


def test_every_ship_of_a_late_galaxy_has_its_sign(new_context: NewContext, service: Server) -> None:
    page = new_context(viewport={"width": 1366, "height": 768}).new_page()
    fed = Galaxy(page, service.base)
    fed.late()
    fed.open()
    found = page.evaluate(UNSIGNED)
    assert found["seats"] >= 4
    assert found["smallest"] > 0
