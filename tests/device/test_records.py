"""Games played in WebAssembly replay to the same bytes in this Python; more of them: `python -m tools.anywhere`."""

import pytest

from tools.anywhere import differs, made


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", ["arcana", "arcs", "eclipse"])
def test_games_of_a_browser_replay_to_the_same_bytes(game: str) -> None:
    records = list(made(game, 0, 3))
    assert len(records) == 3
    assert [fault for text in records if (fault := differs(text))] == []


def test_a_changed_record_is_noticed() -> None:
    text = next(made("arcana", 0, 1))
    assert differs(text.replace(b'"checks":{"', b'"checks":{"1":"0","', 1))
