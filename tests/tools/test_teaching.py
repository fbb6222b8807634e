"""What teaches a game is complete and short, in every language."""

import json
import re

import pytest

from stolik.text import LANGUAGES, Words
from tools.lessons import GAMES, record_of, scripts
from tools.teaching import PAGE

CARD = 200
"""Characters on a card of the coach: two sentences."""
every_language = pytest.mark.parametrize("language", LANGUAGES)
OURS = [script.parent.name for script in scripts()]


@every_language
@pytest.mark.parametrize("game", OURS)
def test_the_coach_has_two_sentences_about_every_kind_of_decision_and_nothing_else(game: str, language: str) -> None:
    words = Words(language, strict=True)
    asked = {id.removeprefix(f"{game}-ask-") for id in words.ids(f"{game}-ask-")}
    kinds = {kind for kind in asked if not kind.endswith("-short")}  # the same question for a narrow window
    assert {id.removeprefix(f"{game}-coach-") for id in words.ids(f"{game}-coach-")} == kinds
    cards = {kind: words.text(f"{game}-coach-{kind}") for kind in kinds}
    assert {kind: card for kind, card in cards.items() if len(card) > CARD or card.count(". ") != 1} == {}


STEP = 160
"""Characters of a step of a lesson, as the reader sees it."""


@every_language
@pytest.mark.parametrize("game", OURS)
def test_every_step_of_every_lesson_has_a_few_words(game: str, language: str) -> None:
    words = Words(language, strict=True)
    lessons = json.loads(record_of(GAMES / game / "lessons.toml").read_text("utf-8"))
    assert 5 <= len(lessons) <= 7
    shown = {f"{game}-learn-{lesson['id']}-{part}" for lesson in lessons for part in ("title", "text")}
    shown |= {step["text"] for lesson in lessons for step in lesson["steps"]}
    assert set(words.ids(f"{game}-learn-")) == shown
    assert {id: len(words.text(id)) for id in shown if len(words.text(id)) > STEP} == {}


@every_language
@pytest.mark.parametrize("game", OURS)
def test_every_example_belongs_to_a_rule_and_has_a_few_words_for_each_step(game: str, language: str) -> None:
    words = Words(language, strict=True)
    examples = json.loads(record_of(GAMES / game / "examples.toml").read_text("utf-8"))
    assert len(examples) >= 3
    rules = set(words.ids(f"{game}-rule-"))
    assert {e["id"] for e in examples if f"{game}-rule-{e['id']}" not in rules} == set()
    shown = {step["text"] for example in examples for step in example["steps"]}
    assert set(words.ids(f"{game}-example-")) == shown
    assert {id: len(words.text(id)) for id in shown if len(words.text(id)) > STEP} == {}


@pytest.mark.parametrize("game", OURS)
def test_the_minutes_that_a_game_is_said_to_take_were_measured(game: str) -> None:
    measured = re.findall(rf"^\| {game.capitalize()} \|.*\| (\d+) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    shown = re.search(r"minutes: (\d+)", (GAMES / game / "meta.ts").read_text("utf-8"))
    assert shown
    assert shown[1] in measured
