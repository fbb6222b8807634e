"""What teaches a game is complete and short, in every language."""

import pytest

from stolik.text import LANGUAGES, Words
from tools.lessons import scripts

CARD = 200
"""Characters on a card of the coach: two sentences."""
every_language = pytest.mark.parametrize("language", LANGUAGES)
OURS = [script.parent.name for script in scripts()]


@every_language
@pytest.mark.parametrize("game", OURS)
def test_the_coach_has_two_sentences_about_every_kind_of_decision_and_nothing_else(game: str, language: str) -> None:
    words = Words(language, strict=True)
    kinds = {id.removeprefix(f"{game}-ask-") for id in words.ids(f"{game}-ask-")}
    assert {id.removeprefix(f"{game}-coach-") for id in words.ids(f"{game}-coach-")} == kinds
    cards = {kind: words.text(f"{game}-coach-{kind}") for kind in kinds}
    assert {kind: card for kind, card in cards.items() if len(card) > CARD or card.count(". ") != 1} == {}
