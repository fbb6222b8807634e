"""Every component has a name and, where it does something, a text, in every language."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from tests.eclipse.test_data import DISCOVERIES, PARTS, SECTORS, SHIPS, SPECIES, TECHNOLOGIES

LOCALES = Path(__file__).parents[2] / "locales"


def messages(language: str) -> dict[str, ast.Message]:
    found = {}
    for file in sorted((LOCALES / language).glob("eclipse-*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


WORDS = {language: messages(language) for language in ("en", "pl", "cs")}

WITH_TEXT = (
    [f"eclipse-tech-{row['id']}" for row in TECHNOLOGIES]
    + [f"eclipse-part-{part}" for part in PARTS]
    + [f"eclipse-ship-{row['id']}" for row in SHIPS["ships"]]
    + [f"eclipse-ship-{neutral}" for neutral in SHIPS["neutrals"]]
    + [f"eclipse-species-{row['id']}" for row in SPECIES["factions"]]
    + [f"eclipse-discovery-{row['id']}" for row in DISCOVERIES]
)


@pytest.mark.parametrize("language", WORDS)
def test_everything_on_the_table_has_a_name_and_a_text(language: str) -> None:
    wanted = {name + ending for name in WITH_TEXT for ending in ("", "-text")}
    wanted |= {f"eclipse-sector-{row['id']}" for row in SECTORS}
    wanted |= {f"eclipse-square-{square}" for row in SECTORS for square in row["squares"]}
    assert wanted <= WORDS[language].keys()


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_languages_have_the_same_messages_and_attributes(language: str) -> None:
    def outline(words: dict[str, ast.Message]) -> dict[str, list[str]]:
        return {name: [attribute.id.name for attribute in entry.attributes] for name, entry in words.items()}

    assert outline(WORDS[language]) == outline(WORDS["en"])


@pytest.mark.parametrize("language", WORDS)
def test_every_rule_has_a_title_and_a_text_with_the_page_of_the_book(language: str) -> None:
    rules = {name for name in WORDS[language] if name.startswith("eclipse-rule-")}
    texts = {name for name in rules if name.endswith("-text")}
    assert {f"{name}-text" for name in rules - texts} == texts
    for name in texts:
        text = FluentSerializer().serialize_entry(WORDS[language][name]).strip()
        if ruling := re.fullmatch(r"eclipse-rule-h(\d+)-text", name):
            assert text.endswith(f"(H{ruling[1]})")
        else:
            page = re.search(r"\((?:p|s|str)\.\s(\d+)\)$", text)
            assert page is not None, name
            assert 3 <= int(page[1]) <= 28
