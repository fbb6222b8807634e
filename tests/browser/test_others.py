"""Other players' turns: attacks on me are shown large, changes are marked, and my input never waits for a film."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import stolik
from stolik.kernel.messages import Action, Event
from tests.browser import galaxy
from tests.browser.conftest import NewContext
from tests.browser.fed import Fed
from tests.browser.playing import prefer
from tests.server.running import Server

GAMES = 40
"""How many random games are searched for a position."""
SOON = 700
"""Milliseconds after which a click has long been answered."""
ALARMS: dict[str, Callable[[Any], int | None]] = {
    "arcs": lambda e: e.rival if e.tag == "battle-began" else None,
    "eclipse": lambda e: e.other if e.tag == "battle_began" else None,
    "eclipse-bombs": lambda e: e.owner if e.tag == "population_attacked" else None,
    "arcana": lambda e: e.seat if e.tag == "agent_expelled" else None,
}
"""The seat that an event alarms."""


def lively(game: str, state: Any, dice: random.Random) -> Action:
    if game == "eclipse":
        return galaxy.some(state, dice)
    decision = stolik.load(game).decision(state)
    assert decision is not None
    tags = sorted({a.tag for a in decision.actions} - {"end-turn", "pass"}) or [a.tag for a in decision.actions]
    tag = dice.choice(tags)
    chosen: Action = dice.choice([a for a in decision.actions if a.tag == tag])
    return chosen


def moment(game: str, wanted: Callable[[Any, int, list[Event]], int | None]) -> tuple[Any, Action, int]:
    """A position, the move made there, and the seat affected by it."""
    rules = stolik.load(game)
    for seed in range(GAMES):
        state, dice = rules.new(4, seed, {}), random.Random(seed)
        while (decision := rules.decision(state)) is not None:
            before, action = state.copy(), lively(game, state, dice)
            events = rules.apply(state, action)
            seat = wanted(state, decision.seat, events)
            if seat is not None and seat >= 0:
                return before, action, seat
    raise AssertionError("no such moment")


def shown(page: Page, service: Server, game: str, at: tuple[Any, Action, int], **settings: str) -> Fed:
    """The page of the affected seat before the move."""
    prefer(page, service, motion="full", **settings)
    fed = Fed(page, service.base, stolik.load(game), 4, "others", {})
    fed.state, _, fed.viewer = at
    fed.open()
    page.evaluate("look.rest()")
    return fed


@pytest.mark.parametrize(("what", "pace"), [*((what, "fast") for what in ALARMS), ("arcs", "instant")])
def test_an_attack_on_me_is_said_large(new_context: NewContext, service: Server, what: str, pace: str) -> None:
    game = what.split("-", maxsplit=1)[0]

    def alarmed(_: Any, mover: int, events: list[Event]) -> int | None:
        return next((seat for e in events if (seat := ALARMS[what](e)) is not None and seat not in (mover, -1)), None)

    at = moment(game, alarmed)
    page = new_context().new_page()
    fed = shown(page, service, game, at, pace=pace)
    fed.play(at[1])
    fed.tell()
    expect(page.locator(".flash h2")).to_contain_text("Player", timeout=20_000)


@pytest.mark.parametrize("game", ["arcs", "eclipse", "arcana"])
def test_what_others_changed_is_marked_until_i_do_something(
    new_context: NewContext, service: Server, game: str
) -> None:
    page = new_context().new_page()
    fed = Fed(page, service.base, stolik.load(game), 3, "marks", {})
    fed.viewer = 0
    fed.open()
    dice = random.Random("marks")
    for turn in range(12):
        while fed.asked() != 0:
            fed.play(lively(game, fed.state, dice))
        fed.show()
        if turn > 2 and page.locator("[data-news]").count():
            break
        fed.play(lively(game, fed.state, dice))
    expect(page.locator("[data-news]")).not_to_have_count(0)
    fed.play(lively(game, fed.state, dice))
    fed.tell()
    expect(page.locator("[data-news]")).to_have_count(0)


def test_three_clicks_during_a_film_are_all_heard(new_context: NewContext, service: Server) -> None:
    """The first click ends the film. Clicking a card, another card and a zone sends the second card to that zone."""
    page = new_context().new_page()
    prefer(page, service, motion="full", pace="slow")
    fed = Fed(page, service.base, stolik.load("arcana"), 3, "film", {})
    fed.open_before_others()
    fed.let_others_move()
    decision = fed.game.decision(fed.state)
    assert decision is not None
    fielded = [a for a in decision.actions if a.tag == "field"]
    first, then = fielded[0], next(a for a in reversed(fielded) if a.targets()[0] != fielded[0].targets()[0])
    boxes = [page.locator(f'[data-target="{x}"]').first.bounding_box() for x in (first.targets()[0], *then.targets())]
    for box in boxes:
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 30)  # as fast as the mouse can
    page.wait_for_timeout(SOON)
    assert fed.sent() == then


def test_a_click_while_my_own_dice_roll_is_heard_at_once(new_context: NewContext, service: Server) -> None:
    def aiming(state: Any, mover: int, events: list[Event]) -> int | None:
        decision = galaxy.ECLIPSE.decision(state)
        rolled = any(e.tag == "dice_rolled" for e in events)
        aims = decision is not None and decision.kind == "assign-die" and len(decision.actions) > 1
        return mover if rolled and aims and decision is not None and decision.seat == mover else None

    at = moment("eclipse", aiming)
    page = new_context().new_page()
    fed = shown(page, service, "eclipse", at, pace="slow")
    fed.play(at[1])
    fed.before = len(fed.moves)
    fed.tell()
    page.locator("[data-playing]").wait_for()
    decision = fed.game.decision(fed.state)
    assert decision is not None
    target = decision.actions[-1].targets()[0]
    assert page.locator("[data-playing]").count(), "the dice still roll"
    page.locator(f'[data-target="{target}"]').first.dispatch_event("click")
    page.wait_for_timeout(SOON)
    sent = fed.sent()
    assert sent is not None
    assert target in sent.targets()
