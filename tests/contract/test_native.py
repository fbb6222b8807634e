"""Everything in the compiled build is really compiled; a class that mypyc gave up on would be slow without warning."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

import stolik
from stolik.kernel.state import State
from tests.contract.playing import Case, cases, decisions, label

ROOT = Path(stolik.__path__[0])
INTERPRETED = {"messages", "codec", "derive"}
"""Modules that are never compiled: structs would lose their settings, codec and derive read annotations."""

pytestmark = pytest.mark.skipif(not hasattr(State, "__mypyc_attrs__"), reason="this build is interpreted")


BOTS = ("heuristics", *stolik.GAMES, "arcs_urge", "arcs_worth", "eclipse_worth", "rollout", "racing", "search")
"""The inner loops of the bots."""


def test_every_module_of_kernel_and_games_and_what_bots_do_most_is_compiled() -> None:
    sources = [file for room in ("kernel", "games") for file in (ROOT / room).rglob("*.py")]
    sources += [ROOT / "bots" / f"{name}.py" for name in BOTS]
    left = [file for file in sources if not INTERPRETED & {file.stem, file.parent.name}]
    assert [str(file.relative_to(ROOT)) for file in left if not any(file.parent.glob(f"{file.stem}.*.so"))] == []


@pytest.mark.parametrize("case", cases(1), ids=label)
def test_every_piece_of_a_state_is_a_native_object(case: Case) -> None:
    kinds = {type(piece) for match, _, _ in decisions(case) for piece in pieces(match.state)}
    assert {kind.__qualname__ for kind in kinds if not hasattr(kind, "__mypyc_attrs__")} == set()


def pieces(value: Any) -> Iterator[Any]:
    """The dataclass objects in a tree of them, lists and dicts."""
    if is_dataclass(value):
        yield value
        for part in fields(value):
            yield from pieces(getattr(value, part.name))
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from pieces(part)
    elif isinstance(value, dict):
        yield from pieces(list(value.values()))
