"""All games have the same layout, so that knowing one game helps with the others."""

from pathlib import Path

import pytest

import stolik
from stolik.games import OURS

ROOT = Path(stolik.__path__[0]) / "games"
ROOMS = {
    "__init__", "data", "ids", "tables", "state", "setup", "choices", "derived", "messages", "rules", "cards",
    "reasons", "view", "redeal", "scoring", "odds", "census", "encoding", "game",
}  # fmt: skip
MESSAGES = {"__init__", "options", "actions", "events", "views"}

every_game = pytest.mark.parametrize("game", OURS)


def names(folder: Path) -> set[str]:
    """Modules and folders, whether they are compiled or not."""
    return {path.name.partition(".")[0] for path in folder.iterdir()} - {"__pycache__"}


def test_every_folder_with_a_game_is_listed() -> None:
    assert {path.parent.name for path in ROOT.glob("*/game.*")} == set(OURS)


@every_game
def test_a_game_has_the_rooms_of_all_and_no_others(game: str) -> None:
    assert names(ROOT / game) == ROOMS


@every_game
def test_messages_of_a_game_lie_in_the_same_modules(game: str) -> None:
    assert names(ROOT / game / "messages") >= MESSAGES
