"""Copying and decoding are generated from the annotations; the checked-in modules are fresh."""

from dataclasses import make_dataclass

import pytest

import stolik
from stolik.kernel import derive


@pytest.mark.parametrize("game", stolik.GAMES)
def test_derived_code_is_fresh(game: str) -> None:
    assert derive.path(game).read_text("utf-8") == derive.source(game), f"run: python -m stolik.kernel.derive {game}"


@pytest.mark.parametrize("kind", [set[int], list[set[int]], dict[str, object], tuple[int, bytearray], bytearray | None])
def test_a_type_that_would_be_copied_wrongly_stops_the_generator(kind: object) -> None:
    with pytest.raises(TypeError, match="derive does not know how to copy"):
        derive._class(make_dataclass("Pile", [("cards", kind)]))
