"""Bots have names and characters: as many as chairs, no name twice, a sentence for each in every language."""

import stolik
from stolik.bots.personas import PERSONAS, name_of
from stolik.text import Words


def test_every_level_has_a_name_for_every_chair_and_no_name_twice() -> None:
    chairs = max(max(stolik.load(game).seats) for game in stolik.GAMES)
    names = [name for names in PERSONAS.values() for name in names]
    assert len(names) == len(set(names))
    assert all(len(names) == chairs for names in PERSONAS.values())
    assert name_of("hard", 1) == PERSONAS["hard"][1]
    assert name_of("random", 0) == PERSONAS["easy"][0]


def test_every_bot_is_described_in_every_language() -> None:
    for language in ("en", "pl", "cs"):
        words = Words(language)
        said = [words.text(f"bot-is-{name.lower()}") for names in PERSONAS.values() for name in names]
        assert len(said) == len(set(said))
        assert not any(text.startswith("[") for text in said)
