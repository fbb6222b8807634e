"""docs/rules/eclipse.md maps every rule to tests and modules that exist."""

import re
from pathlib import Path

import pytest

from stolik.text import LANGUAGES, Words

HERE = Path(__file__)
PAGE = (HERE.parents[2] / "docs" / "rules" / "eclipse.md").read_text("utf-8")
HOUSE = HERE.parents[2] / "src" / "stolik" / "games" / "eclipse"


def existing() -> set[str]:
    files = HERE.parent.glob("test_*.py")
    return {name for file in files for name in re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.MULTILINE)}


def rows() -> list[str]:
    return [line for line in PAGE.splitlines() if line.startswith("|") and not line.startswith(("| Rule", "|---"))]


def test_every_test_that_the_page_names_exists() -> None:
    assert set(re.findall(r"`(test_\w+)`", PAGE)) - existing() == set()


def test_every_module_that_the_page_names_exists() -> None:
    assert [name for name in re.findall(r"`([\w/]+\.py)`", PAGE) if not (HOUSE / name).is_file()] == []


def test_every_row_names_a_test() -> None:
    assert [row for row in rows() if "`test_" not in row] == []


def test_house_rules_are_numbered_without_a_gap() -> None:
    numbers = [int(number) for number in re.findall(r"\*\*H(\d+)\*\*", PAGE)]
    assert [number for number in numbers if number <= 50] == list(range(1, 29))
    assert sorted(number for number in numbers if number > 50) == list(range(51, 70))


def test_house_rules_that_reasons_name_are_on_the_page() -> None:
    named = {n for file in HOUSE.glob("r*/*.py") for n in re.findall(r'"(H\d+)"', file.read_text("utf-8"))}
    assert named
    assert {n for n in named if f"**{n}**" not in PAGE} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_house_rule_can_be_read_at_the_table(language: str) -> None:
    words = Words(language)
    for number in re.findall(r"\*\*H(\d+)\*\*", PAGE):
        assert f"(H{number})" in words.text(f"eclipse-rule-h{number}-text")
