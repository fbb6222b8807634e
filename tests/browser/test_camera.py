"""The map of Eclipse keeps one size per round, fits the free area, pans to each question and returns."""

from typing import Any

import pytest
from playwright.sync_api import Page

from stolik.kernel.messages import Action
from tests.browser.conftest import NewContext
from tests.browser.fed import Fed
from tests.browser.galaxy import ECLIPSE, some
from tests.server.running import Server

WINDOWS = {"1440": (1440, 900), "1366": (1366, 768), "1024": (1024, 768)}
ROUNDS = 6
LYING = """(names) => names.filter((name) => {
  const at = document.querySelector(`[data-target="${name}"] polygon`).getBoundingClientRect();
  const free = document.querySelector('[data-slot="free"]').getBoundingClientRect();
  return at.x < free.x - 1 || at.y < free.y - 1 || at.right > free.right + 1 || at.bottom > free.bottom + 1;
})"""
"""Which of these things lie partly outside the free area."""
PLACE = "document.querySelector('#board .sheet').style.transform"
SCALE = PLACE + ".match(/scale.*/)[0]"


class Seat(Fed):
    """A random game seen by one player, who receives every event."""

    def __init__(self, page: Page, base: str) -> None:
        super().__init__(page, base, ECLIPSE, 4, "camera", {})
        self.viewer = 0
        self.old: list[str] = []
        """The sectors placed before the round began."""
        self.round = 0
        self.scales: dict[int, set[str]] = {}

    def some(self) -> Action:
        return some(self.state, self.random)

    def outside(self, names: list[str]) -> list[str]:
        self.page.evaluate("look.rest()")
        found: list[str] = self.page.evaluate(LYING, names)
        return found

    def begin(self) -> None:
        """When a round begins, note which sectors are there."""
        view: Any = ECLIPSE.view(self.state, 0)
        if view.round != self.round:
            self.round, self.old = view.round, [f"sector:{h.sector}" for h in view.hexes]

    def targets(self) -> set[str]:
        decision = ECLIPSE.decision(self.state)
        assert decision is not None
        return {x for a in decision.actions for x in a.targets()}

    def spaces(self) -> list[str]:
        return sorted(x for x in self.targets() if x.startswith("hex:"))


@pytest.mark.timeout(240)
@pytest.mark.parametrize("window", WINDOWS)
def test_the_galaxy_lies_in_the_free_area_and_keeps_its_size_for_a_round(
    new_context: NewContext, service: Server, window: str
) -> None:
    width, height = WINDOWS[window]
    fed = Seat(new_context(viewport={"width": width, "height": height}).new_page(), service.base)
    fed.open()
    hidden: list[tuple[int, list[str]]] = []
    panned, home = 0, ""
    while (decision := ECLIPSE.decision(fed.state)) is not None and fed.round <= ROUNDS:
        fed.begin()
        if decision.seat == 0 and decision.kind == "turn":
            fed.show()
            hidden.append((fed.ply, fed.outside(fed.old)))
            home = fed.page.evaluate(PLACE)
            fed.scales.setdefault(fed.round, set()).add(fed.page.evaluate(SCALE))
        elif decision.seat == 0 and decision.kind == "explore":
            fed.show()
            hidden.append((fed.ply, fed.outside(fed.spaces())))
            fed.scales[fed.round].add(fed.page.evaluate(SCALE))
            panned += fed.page.evaluate(PLACE) != home
        fed.play(fed.some())
    assert [each for each in hidden if each[1]] == []
    assert all(len(scales) == 1 for scales in fed.scales.values()), fed.scales
    assert panned, "a space beyond the fit is panned into it"


def test_a_reload_finds_the_map_as_it_was(page: Page, service: Server) -> None:
    """Even after tiles were placed during the round."""
    fed = Seat(page, service.base)
    fed.open()
    while True:
        fed.begin()
        decision = ECLIPSE.decision(fed.state)
        assert decision is not None
        grown = len(ECLIPSE.view(fed.state, 0).hexes) > len(fed.old) + 2
        if fed.round >= 3 and grown and decision.seat == 0 and decision.kind == "turn":
            break
        if decision.seat == 0:
            fed.show()
        fed.play(fed.some())
    fed.show()
    before = page.evaluate(PLACE)
    page.reload()
    page.wait_for_selector("#prompt-question")
    fed.show()
    assert page.evaluate(PLACE) == before


def test_a_hand_keeps_the_map_where_it_was_put(page: Page, service: Server) -> None:
    fed = Seat(page, service.base)
    while True:
        fed.begin()
        decision = ECLIPSE.decision(fed.state)
        assert decision is not None
        if fed.round >= 2 and decision.seat == 0 and decision.kind == "turn":
            break
        fed.play(fed.some())
    fed.open()
    box = page.locator('[data-slot="free"]').bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, -200)
    page.evaluate("look.frames()")
    near = page.evaluate(SCALE)
    decision = ECLIPSE.decision(fed.state)
    assert decision is not None
    fed.play(next(a for a in decision.actions if a.tag == "pass"))
    while (decision := ECLIPSE.decision(fed.state)) is not None and decision.seat != 0:
        fed.play(fed.some())
    fed.show()
    assert page.evaluate(SCALE) == near
