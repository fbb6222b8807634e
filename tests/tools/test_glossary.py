"""The check of the glossary finds what it promises to find."""

from pathlib import Path

import pytest

from tools import glossary

GLOSSARY = """
[[shared]]
id = "everyone"
en = "everyone"
pl = "wszyscy"
cs = "všichni"
where = "ours"
not = { en = ["everybody"] }

[[toy]]
id = "die"
en = "die"
pl = "kość"
cs = "kostka"
where = { en = "book", pl = "ours", cs = "book" }
message = "toy-die"
not = { pl = ["kostk*", "rzut* kostk*", "Kostki do"], cs = ["předehr*"] }
besides = ["toy-cube-*"]
"""
WORDS = {
    "en": "toy-die = Your die\n",
    "pl": "toy-die = Twoja kość\ntoy-cube-1 = kostka\n",
    "cs": "toy-die = Tvoje kostka\n",
}


def problems(folder: Path, extra: str = "", **added: str) -> list[str]:
    """What is found in good catalogues with text added to the glossary or to a language."""
    for language, words in WORDS.items():
        (folder / "locales" / language).mkdir(parents=True)
        (folder / "locales" / language / "a.ftl").write_text(words + added.get(language, ""), "utf-8")
    (folder / "locales" / "glossary.toml").write_text(GLOSSARY + extra, "utf-8")
    return glossary.problems(folder)


def test_good_catalogues_have_no_problems(tmp_path: Path) -> None:
    assert problems(tmp_path, pl="other-x = kostka\n", cs="toy-x = předpis\n") == []


@pytest.mark.parametrize(
    ("language", "words", "found"),
    [
        ("en", "web-x = Everybody waits\n", "en: web-x: says 'Everybody' for 'everyone' (everyone)"),
        ("pl", "toy-x = Rzuć kostkami\n", "pl: toy-x: says 'kostkami' for 'kość' (die)"),
        ("pl", "bot-why-toy-x = kostek i kostkę\n", "pl: bot-why-toy-x: says 'kostkę' for 'kość' (die)"),
        ("pl", "toy-x = Tak\n    .title = Kostka\n", "pl: toy-x.title: says 'Kostka' for 'kość' (die)"),
        (
            "cs",
            "toy-x = { $n ->\n    [one] jedna\n   *[other] a\u00a0předehry\n }\n",
            "cs: toy-x: says 'předehry' for 'kostka' (die)",
        ),
    ],
)
def test_a_twin_is_found_in_every_form(tmp_path: Path, language: str, words: str, found: str) -> None:
    assert found in problems(tmp_path, **{language: words})


@pytest.mark.parametrize(
    ("pattern", "text", "is_found"),
    [
        ("rzut* kostk*", "dwa rzuty\u00a0kostkami", True),
        ("rzut* kostk*", "rzuty i kostki", False),
        ("Karta", "karta", False),
        ("karta", "Karta", True),
        ("oferta", "ofertami", False),
    ],
)
def test_words_and_phrases(pattern: str, text: str, is_found: bool) -> None:
    assert bool(glossary.twin(pattern).search(text)) is is_found


@pytest.mark.parametrize(
    ("extra", "found"),
    [
        ('[[toy]]\nid = "x"\nen = "x"\npl = "x"\nwhere = "ours"\n', "toy: x: missing: cs"),
        (
            '[[toy]]\nid = "x"\nen = "x"\npl = "x"\ncs = "x"\nwhere = "hearsay"\n',
            "toy: x: where is neither of book, ours",
        ),
        (
            '[[toy]]\nid = "x"\nen = "x"\npl = "x"\ncs = "x"\nwhere = "ours"\nnever = 1\n',
            "toy: x: unknown key: never",
        ),
        (
            '[[toy]]\nid = "cube"\nen = "cube"\npl = "kostka"\ncs = "kostka"\nwhere = "ours"\n',
            "toy: cube and die are both called 'kostka' (cs)",
        ),
        (
            '[[toy]]\nid = "x"\nen = "x"\npl = "x"\ncs = "x"\nwhere = "ours"\nmessage = "toy-die"\n',
            "pl: toy-die: does not say 'x' (x)",
        ),
    ],
)
def test_mistakes_of_the_glossary_are_found(tmp_path: Path, extra: str, found: str) -> None:
    assert found in problems(tmp_path, extra)


def test_our_own_catalogues_keep_to_the_glossary() -> None:
    assert glossary.problems() == []
