"""Tests of the rules use their own card table, so that tuning the game's values doesn't affect them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from stolik.games.arcana.game import GAME

OURS = ("test_cards", "test_second_reading", "test_docs")
"""Modules about the values of the actual game."""


@pytest.fixture(autouse=True, scope="module")
def cards(request: pytest.FixtureRequest) -> Iterator[None]:
    if request.module.__name__.rpartition(".")[2] in OURS:
        yield
        return
    GAME.use_cards(Path(__file__).with_name("cards.toml"))
    yield
    GAME.use_cards(None)
