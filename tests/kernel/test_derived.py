"""Copying and decoding are generated from the annotations; the checked-in modules are fresh."""

import pytest

import stolik
from stolik.kernel import derive


@pytest.mark.parametrize("game", stolik.GAMES)
def test_derived_code_is_fresh(game: str) -> None:
    assert derive.path(game).read_text("utf-8") == derive.source(game), f"run: python -m stolik.kernel.derive {game}"
