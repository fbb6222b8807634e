"""Whole games play as they always did; a difference is shown line by line."""

import difflib

import pytest

from tests.golden.transcript import GAMES, actions_of, path, replayed


@pytest.mark.parametrize("name", GAMES)
def test_golden_game_plays_as_written(name: str) -> None:
    written = path(name).read_text("utf-8").splitlines()
    now = replayed(GAMES[name], actions_of(written))
    diff = list(difflib.unified_diff(written, now, f"{name} as written", f"{name} as it plays now", lineterm="", n=3))
    assert not diff, "\n".join(diff[:60])
