"""Guided first games, played to their end as a reader would, and timed. `python -m tools.teaching` writes the table."""

import msgspec
import pytest

import stolik
from stolik.kernel.messages import Record
from stolik.text import LANGUAGES
from tests.browser.conftest import NewContext
from tests.browser.learner import Learner, Spent
from tests.server.running import Server
from tools.lessons import scripts
from tools.teaching import keep

OURS = [script.parent.name for script in scripts()]
FIRST_SECONDS, FIRST_WORDS = 60, 150
SUCCESS_SECONDS = 240


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_a_guided_first_game_teaches_quickly_and_can_be_played_to_its_end(
    new_context: NewContext, service: Server, game: str, language: str
) -> None:
    page = new_context(locale=language).new_page()
    learner = Learner(page)
    learner.begin(f"{service.base}/learn/{game}")
    learner.play()
    table = page.url.rpartition("/")[2]
    answer = page.request.get(f"{service.base}/api/tables/{table}/record")
    ply = first_success(msgspec.json.decode(answer.body(), type=Record))
    first, success = learner.story[0], next(spent for spent in learner.story if spent.ply >= ply)
    keep(game, language, first=first, success=success, end=learner.story[-1], cards=learner.cards)
    assert_quick(first, success)


def assert_quick(first: Spent, success: Spent) -> None:
    assert first.seconds <= FIRST_SECONDS, first
    assert first.words <= FIRST_WORDS, first
    assert success.seconds <= SUCCESS_SECONDS, success


def first_success(record: Record) -> int:
    """The ply after which the learner, who sits first, has more points than at the beginning."""
    game = stolik.load(record.game)
    state = game.new(record.seats, record.seed, record.options)
    begin = game.outcome(state).scores[0].total
    for ply, action in enumerate(record.actions, 1):
        game.apply(state, game.action(action))
        if game.outcome(state).scores[0].total > begin:
            return ply
    raise AssertionError("the learner never scored")
