"""Bots have names and characters: as many as chairs, no name twice, a sentence for each in every language."""

import pytest

import stolik
from stolik import bots
from stolik.bots.personas import PERSONAS, STYLE_OF, STYLES, in_character, name_of, styled
from stolik.bots.versions import version
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


@pytest.mark.parametrize("game", stolik.GAMES)
@pytest.mark.parametrize("style", STYLES)
def test_a_style_bends_weights_that_the_game_knows(style: str, game: str) -> None:
    plain, bent = version(game), styled(version(game), game, style)
    names = set(plain.worth) | {f"urge {name}" for name in plain.urge}
    assert STYLES[style][game].keys() <= names
    assert bent != plain
    assert bots.heuristics_of(stolik.load(game), f"normal+{style}").weights == bent.worth


def test_a_style_bends_what_a_level_changes_too() -> None:
    game = stolik.load("arcana")
    plain, bent = bots.heuristics_of(game, "hard"), bots.heuristics_of(game, "hard+schemer")
    assert bent.weights["personality"] == STYLES["schemer"]["arcana"]["personality"] * plain.weights["personality"]
    assert plain.weights["personality"] != version("arcana").worth["personality"]


def test_a_bot_at_a_table_plays_in_character() -> None:
    for level, names in PERSONAS.items():
        for seat, name in enumerate(names):
            style = STYLE_OF.get(name)
            assert in_character(level, seat) == (f"{level}+{style}" if style else level)
    with pytest.raises(ValueError, match="styles warlike"):
        bots.make("normal+sleepy", stolik.load("arcs"))
