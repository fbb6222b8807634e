"""On a desk no question, hint or refusal moves or resizes the board."""

from typing import Any

import pytest

import stolik
from tests.browser.conftest import NewContext
from tests.browser.fed import Fed
from tests.browser.playing import prefer
from tests.server.running import Server

WINDOWS = [(1440, 900), (1366, 768)]
BOX = """() => {
  const { x, y, width, height } = document.querySelector("#board").getBoundingClientRect();
  return [x, y, width, height];
}"""
EVERY = 25


@pytest.mark.timeout(300)
@pytest.mark.parametrize(("width", "height"), WINDOWS, ids=[str(w) for w, _ in WINDOWS])
def test_the_board_keeps_its_place_through_a_whole_game(
    new_context: NewContext, service: Server, width: int, height: int, record_property: Any
) -> None:
    page = new_context(viewport={"width": width, "height": height}).new_page()
    prefer(page, service, language="pl")  # the longest words
    fed = Fed(page, service.base, stolik.load("arcs"), 3, "still", {})
    fed.open()
    boxes, kinds = set(), set[str]()
    while (decision := fed.game.decision(fed.state)) is not None:
        if decision.kind not in kinds or fed.ply % EVERY == 0:
            kinds.add(decision.kind)
            fed.show()
            boxes.add(tuple(page.evaluate(BOX)))
            page.locator("[data-target][data-state=idle]:visible").first.dispatch_event("click")
            page.locator(".why").wait_for()
            boxes.add(tuple(page.evaluate(BOX)))
            page.keyboard.press("Escape")
        fed.play(fed.some())
    record_property("board", sorted(boxes))
    assert len(boxes) == 1, boxes
