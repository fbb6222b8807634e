"""One place per card: every card has a file, a test and words, and no chapter of the rules names one."""

import re
from pathlib import Path

import pytest

import stolik
from stolik.games.arcs.cards.common.base import BY_ID, MOMENTS, REGISTERED, Card
from stolik.games.arcs.ids import CARDS
from stolik.text import LANGUAGES, Words

ROOT = Path(__file__).parents[2]
ARCS = ROOT / "src" / "stolik" / "games" / "arcs"
CHAPTERS = sorted(
    [*(ARCS / "rules").glob("*.py"), ARCS / "scoring.py", ARCS / "setup.py", ARCS / "state.py", ARCS / "ids.py"]
)

stolik.load("arcs")


def test_every_card_is_registered_once() -> None:
    assert sorted(REGISTERED) == sorted(CARDS)


@pytest.mark.parametrize("name", CARDS)
def test_every_card_has_its_file_and_its_test(name: str) -> None:
    assert f'"{name}"' in (ARCS / "cards" / f"{name}.py").read_text("utf-8")
    test = (ROOT / "tests" / "arcs" / "cards" / f"test_{name}.py").read_text("utf-8")
    assert "def test_" in test or re.search(r"^class Test\w+\(\w+Scenes\)", test, re.M)


@pytest.mark.parametrize("name", CARDS)
def test_a_card_names_no_other_card(name: str) -> None:
    text = (ARCS / "cards" / f"{name}.py").read_text("utf-8")
    assert [other for other in CARDS if other != name and re.search(rf'"{other}"', text)] == []


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda path: path.name)
def test_no_chapter_of_the_rules_names_a_card(chapter: Path) -> None:
    text = chapter.read_text("utf-8")
    titles = [name for name in CARDS if re.search(rf'["\'.]{name}["\']|cards\.{name}\b', text)]
    assert titles == []
    assert [name for name in CARDS if "_" in name and name in text] == []


def test_every_card_says_something() -> None:
    """A card that overrides nothing would be a row of the data, not a file."""
    silent = []
    for card in BY_ID:
        own = [*MOMENTS, "resolve", "stolen", "round_over"]
        if all(getattr(type(card), moment) is getattr(Card, moment) for moment in own):
            silent.append(card.name)
    assert silent == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_named_and_explained(language: str) -> None:
    words = Words(language)
    for name in CARDS:
        assert words.has(f"arcs-card-{name}"), name
        assert words.has(f"arcs-card-{name}-text"), name


def test_the_documentation_names_every_card_and_every_test_of_a_card() -> None:
    text = (ROOT / "docs" / "rules" / "arcs-cards.md").read_text("utf-8")
    tests = {
        name
        for file in (ROOT / "tests" / "arcs" / "cards").glob("*.py")
        for name in re.findall(r"^ *def (test_\w+)", file.read_text("utf-8"), re.M)
    }
    assert set(re.findall(r"`(test_\w+)`", text)) == tests
    assert [name for name in CARDS if f"cards/{name}.py" not in text] == []
