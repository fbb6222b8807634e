"""An owner of the box serves Arcana with the printed figures: tables and bots play with them and say so."""

import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.running import Server
from tests.server.tables import Party, at_table

TABLE = Path(__file__).parents[1] / "arcana" / "cards.toml"


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(TABLE.read_text("utf-8").replace('notice = "reconstruction"', 'notice = "printed"'), "utf-8")
    return file


def test_a_table_says_with_which_figures_it_is_played_and_bots_play_with_them(tmp_path: Path, cards: Path) -> None:
    async def test(people: Party) -> None:
        await people.lives[0].play(upto=6)
        assert people.lives[0].state[0]["view"]["notice"] == "printed"

    with Server(tmp_path / "data", cards=cards) as server:
        games = {game["name"]: game["rules"] for game in httpx.get(f"{server.base}/api/games", timeout=60).json()}
        assert "+" in games["arcana"]
        at_table(server, test, seats=1, bots=1)
        assert '"level": "error"' not in server.said(), server.said()


def test_a_mistake_in_the_file_is_named_and_nothing_is_served(tmp_path: Path, cards: Path) -> None:
    cards.write_text(cards.read_text("utf-8").replace("combat = 4,", "combat = 99,", 1), "utf-8")
    command = [sys.executable, "-m", "stolik", "serve", f"--data={tmp_path}", "--port=0", f"--cards={cards}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert "card 1 (B1): combat: 99 is not a number from 0 to 15" in done.stderr
