"""Words in three languages. The samples are shared with the client's tests, so that both say the same."""

import json
from pathlib import Path
from typing import Any

import pytest

from stolik.text import LANGUAGES, MissingWords, Words, catalogue, locales

SAMPLES = Path(__file__).parent / "samples"
EXPECTED: dict[str, list[dict[str, Any]]] = json.loads((SAMPLES / "fluent.json").read_text("utf-8"))


def words(language: str) -> Words:
    return Words(language, SAMPLES / "locales")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sample", EXPECTED["text"], ids=lambda s: f"{s['id']}-{[*s['args'].values()]}")
def test_messages_agree_with_the_samples(language: str, sample: dict[str, Any]) -> None:
    assert words(language).text(sample["id"], sample["args"]) == sample[language]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sample", EXPECTED["line"], ids=lambda s: s["id"])
def test_refs_become_names(language: str, sample: dict[str, Any]) -> None:
    line = words(language).line(sample["game"], sample["id"], sample["args"], sample["names"])
    assert line == sample[language]


@pytest.mark.parametrize("plain", ["", "Good evening: all", "a:", "http://x y", "seat:x"])
def test_text_that_is_no_ref_stays_as_it_is(plain: str) -> None:
    assert words("en").ref("toy", plain) == plain


def test_a_name_is_never_read_as_a_ref() -> None:
    assert words("en").ref("toy", "seat:0", ["card:B1"]) == "card:B1"


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="'de' is not one of en, pl, cs"):
        Words("de")


@pytest.mark.parametrize(
    ("id", "args"), [("nowhere", {}), ("only-english", {}), ("greeting", {}), ("event-played", {"card": "card:Z9"})]
)
def test_strict_words_refuse_what_they_cannot_say(id: str, args: dict[str, str]) -> None:
    assert words("pl").line("toy", id, args)
    with pytest.raises(MissingWords, match=f"{id}|card:Z9"):
        Words("pl", SAMPLES / "locales", strict=True).line("toy", id, args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_catalogues_formats(language: str) -> None:
    messages = catalogue(language, locales())
    for id in [id for id in messages.sources if not id.startswith("-")]:
        pattern = messages.get_message(id).value
        assert pattern is None or isinstance(messages.format_pattern(pattern, {})[0], str), id
