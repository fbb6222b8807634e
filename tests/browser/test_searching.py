"""Arcana: a place that searches one's resources puts a whole deck into the hand."""

import random

import msgspec
import pytest

import stolik
from stolik.games.arcana.state import ArcanaState
from stolik.kernel.messages import Action
from tests.browser.conftest import DESKTOP, PHONE, NewContext
from tests.browser.fed import Fed
from tests.browser.looking import clean, fits
from tests.browser.playing import click
from tests.server.running import Server

ARCANA = stolik.load("arcana")
MANY = 20


def searches(state: ArcanaState) -> list[Action]:
    """Ways to play a place for a card from the resources."""
    decision = ARCANA.decision(state)
    actions = decision.actions if decision else []
    return [a for a in actions if a.tag == "play_card" and [t.partition(":")[0] for t in a.targets()] == ["card"] * 2]


def large_search() -> ArcanaState:
    """A moment of a random game at which many cards can be searched for."""
    for seed in range(100):
        state: ArcanaState = ARCANA.new(2, seed)
        dice = random.Random(seed)
        while decision := ARCANA.decision(state):
            if len(searches(state)) >= MANY:
                return state
            ARCANA.apply(state, dice.choice(decision.actions))
    raise AssertionError("no such moment")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("which", [0, -1], ids=["first", "last"])
def test_every_card_of_a_large_searched_deck_can_be_taken(
    new_context: NewContext, service: Server, size: dict[str, int], which: int
) -> None:
    fed = Fed(new_context(viewport=size, bypass_csp=True).new_page(), service.base, ARCANA, 2, "search", {})
    fed.state = large_search()
    wanted = searches(fed.state)[which]
    place, card = wanted.targets()
    fed.open()
    click(fed.page, place)
    fed.page.locator(f'[data-target="{card}"]:visible').first.scroll_into_view_if_needed()
    fits(fed.page)
    clean(fed.page)
    click(fed.page, card)
    for confirm in fed.page.locator("[data-confirm]:visible").all():
        confirm.click()
    fed.page.wait_for_timeout(300)
    assert fed.moves == [msgspec.to_builtins(wanted)]
